//! The texts of replays and of stored games, in Spanish.

use crate::{PlannedLines, RecordScreenTexts};
use ui::i18n::counted;
use ui::texts::es::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Todas las partidas que has jugado se conservan en este dispositivo. Un archivo con ellas las protege si el navegador borra sus datos.",
    none: "Todavía no hay partidas. Cada una aparece aquí cuando termina o cuando otra ocupa su lugar.",
    none_found: "Ninguna partida coincide.",
    kind: "Partidas",
    all_kinds: "Todas las partidas",
    search: "Buscar jugadores",
    more: "Mostrar más",
    count: games,
    export: "Exportar",
    export_all: "Exportar todo",
    import: "Importar…",
    delete: "Eliminar",
    delete_sure: "¿Eliminar esta partida para siempre?",
    deleted: "La partida se ha eliminado.",
    bad_link: "No se puede abrir este enlace",
    controls: "Repetición",
    step: |step, last| format!("Paso {step} de {last}"),
    slider: "Paso",
    first: "Principio",
    back: "Atrás",
    forward: "Adelante",
    last: "Final",
    play: "Reproducir",
    pause: "Pausar",
    unfinished: "Sin terminar",
    unreadable: "Partida ilegible",
    unreadable_about: "Está dañada. Puedes exportar lo que queda de ella o eliminarla.",
    gone: "Esta partida no está en este dispositivo, o ya no está. Para compartir una partida, usa «Copiar enlace» en su repetición.",
    plan: "¿Importar?",
    add: "Importar",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("Nuevas: {}.", games(new)),
        (0, known) => format!("Ya estaban y se omiten: {known}."),
        (new, known) => format!("Nuevas: {}. Ya estaban y se omiten: {known}.", games(new)),
    },
    planned_lines: |kind, new, known| {
        let what = match kind {
            PlannedLines::Results => "Resultados",
            PlannedLines::Days => "Partidas del día",
            PlannedLines::Luck => "Suerte en las partidas",
            PlannedLines::Reviews => "Análisis",
            PlannedLines::Puzzles => "Problemas",
            PlannedLines::Mistakes => "Errores por repasar",
            PlannedLines::Evenings => "Manos de veladas",
            PlannedLines::Exchanges => "Partidas con amigos",
            PlannedLines::Lessons => "Tutoriales",
            PlannedLines::Analyses => "Variantes",
        };
        match (new, known) {
            (new, 0) => format!("{what}: {new} por añadir."),
            (0, known) => format!("{what}: {known} ya aquí."),
            (new, known) => format!("{what}: {new} por añadir, {known} ya aquí."),
        }
    },
    planned_matches: |games| format!("Partidas en curso nuevas: {games}."),
    planned_replacing: |games| {
        format!("En lugar de tu partida en curso, que pasa a tus partidas jugadas: {games}.")
    },
    known_matches: |games| format!("Partidas en curso que ya estaban y se omiten: {games}."),
    matches_elsewhere: |games| {
        format!("Se dejan como están, porque otra pestaña juega ahí: {games}.")
    },
    added_matches: |games| format!("Partidas en curso añadidas: {games}."),
    no_room_for_all: "No hay sitio suficiente en el almacenamiento del navegador. No se ha importado nada y tus partidas no han cambiado.",
    imported: |added, known, unreadable| {
        let counts = counted(&[
            (added, ["importada", "importadas"]),
            (known, ["ya estaba aquí", "ya estaban aquí"]),
            (unreadable, ["ilegible", "ilegibles"]),
        ]);
        match (counts.as_str(), added) {
            ("", _) => "No se ha importado nada.".to_owned(),
            (_, 0) => format!("{counts}. Tus partidas no han cambiado."),
            _ => format!("{counts}. Tus demás partidas no han cambiado."),
        }
    },
    of_file: |file, why| format!("«{file}»: {why}"),
    of_games: |file, count, why| format!("«{file}», en {count} sitios: {why}"),
    damaged: "está dañado o incompleto. Pide otra vez el archivo o el enlace.",
    foreign: "esto no es una partida que Tablée sepa jugar.",
    newer: "se hizo con una versión más reciente de Tablée. Recarga la página para tener la última versión y reinténtalo.",
    enormous: "es demasiado grande para ser una partida y no se ha abierto.",
    of_day: |date| format!("Partida del día: {date}."),
    copy_link: "Copiar enlace",
    link: "Enlace a esta partida",
    copied: "Enlace copiado.",
    copy_yourself: "El navegador no ha permitido copiar. El enlace está seleccionado: cópialo tú.",
    no_link: "Esta partida no cabe en un enlace. Expórtala como archivo.",
    keep: "Conservar",
    kept: "Esta partida está entre tus partidas jugadas.",
    same_game_about: |seed| {
        format!("Las mismas opciones y la misma suerte, con el código {seed}: ¿qué consigues tú?")
    },
    seats: "En la mesa",
    settings_take: "Usar también los ajustes del archivo",
    settings_about: "Son distintos de los tuyos. Incluyen las últimas opciones elegidas en cada mesa.",
    settings_taken: "Ahora se usan los ajustes del archivo.",
};
