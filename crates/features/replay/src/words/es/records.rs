//! What the screens of games played say, in Spanish.

use crate::RecordScreenTexts;
use ui::words::es::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Todas las partidas que has jugado se conservan en este dispositivo. Un archivo con ellas está a salvo de lo que limpian los navegadores.",
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
    unfinished: "Sin terminar",
    unreadable: "Partida ilegible",
    unreadable_about: "Está dañada. Puedes exportar lo que queda de ella o eliminarla.",
    gone: "Esta partida no está en este dispositivo, o ya no está. Los enlaces para compartir se hacen con «Copiar enlace» en la repetición.",
    plan: "¿Importar esto?",
    add: "Importar",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("Nuevas: {}.", games(new)),
        (0, known) => format!("Ya estaban y se omiten: {known}."),
        (new, known) => format!("Nuevas: {}. Ya estaban y se omiten: {known}.", games(new)),
    },
    planned_results: |results| match results {
        1 => "1 resultado nuevo para las estadísticas.".to_owned(),
        _ => format!("{results} resultados nuevos para las estadísticas."),
    },
    no_room_for_all: "No hay sitio suficiente en el almacenamiento del navegador. No se ha importado nada y ninguna de tus partidas ha cambiado.",
    imported: |added, known| match (added, known) {
        (0, 0) => "No se ha importado nada.".to_owned(),
        (0, known) => format!("Ya estaban aquí: {known}."),
        (added, 0) => format!("Importadas: {added}."),
        (added, known) => format!("Importadas: {added}. Ya estaban aquí: {known}."),
    },
    of_file: |file, why| format!("«{file}»: {why}"),
    of_games: |file, count, why| format!("«{file}», en {count} sitios: {why}"),
    damaged: "está dañado o incompleto. Intenta conseguirlo otra vez. Ninguna de tus partidas ha cambiado.",
    foreign: "esto no es una partida que Tablée sepa jugar. Ninguna de tus partidas ha cambiado.",
    newer: "se hizo con una versión más reciente de Tablée. Recarga la página para tener la última versión y reinténtalo. Ninguna de tus partidas ha cambiado.",
    enormous: "es demasiado grande para ser una partida y no se ha abierto. Ninguna de tus partidas ha cambiado.",
    of_day: |date| format!("Partida del día: {date}."),
    copy_link: "Copiar enlace",
    link: "Enlace a esta partida",
    copied: "Enlace copiado.",
    copy_yourself: "El navegador no deja que la página copie. El enlace está seleccionado: cópialo tú.",
    no_link: "Esta partida no cabe en un enlace. Expórtala como archivo.",
    keep: "Conservar",
    kept: "Esta partida está entre tus partidas jugadas.",
    same_game_about: |seed| {
        format!(
            "Las mismas opciones y el mismo azar, con la semilla {seed}: compara lo que consigues tú."
        )
    },
    seats: "En la mesa",
    settings_came: "El archivo también contiene ajustes, distintos de los tuyos.",
    settings_take: "Usar los del archivo",
    settings_leave: "Conservar los míos",
    settings_taken: "Ahora se usan los ajustes del archivo.",
};
