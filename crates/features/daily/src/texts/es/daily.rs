//! The texts of the games of the day, in Spanish.

use core::cmp::Ordering;

use crate::DailyTexts;
use ui::i18n::names_and;
use ui::texts::es::{points, unreadable};

fn compared(by: Ordering, by_points: Option<u32>) -> String {
    let (how, much) = match by {
        Ordering::Greater => ("Mejor que el bot", "de ventaja sobre el bot"),
        Ordering::Equal => return "Igual que el bot".into(),
        Ordering::Less => ("Peor que el bot", "por detrás del bot"),
    };
    match by_points {
        Some(by) => format!("{} {much}", points(by as i32)),
        None => how.into(),
    }
}

pub(crate) static TEXTS: DailyTexts = DailyTexts {
    intro: "Cada día, las mismas partidas para todo el mundo. De cada juego cuenta la primera que termines: puedes dejarla y volver a ella, pero no deshacer jugadas ni pedir pistas. Después, todo es práctica.",
    next: |time| {
        format!(
            "Un día va de medianoche a medianoche UTC ({time} en tu hora local); entonces llegan las partidas siguientes. La que hayas empezado cuenta para su día aunque la termines más tarde."
        )
    },
    today: |date, end| format!("{date}, hasta las {end}"),
    open: "Sin jugar todavía",
    begun: "En curso",
    missed: "No jugada",
    done: "Jugada",
    future: "Por venir",
    practise: "Practicar",
    replay: "Repetición",
    result: "Tu resultado del día",
    par: |par| format!("El bot: {par}"),
    par_comes: "Un bot está jugando en tu lugar…",
    par_unknown: "El bot no ha podido jugar. Volverá a intentarlo cuando regreses.",
    compared,
    par_about: |level| {
        format!("Un bot (nivel: {level}) ha jugado en tu lugar, con la misma suerte.")
    },
    par_apart: "Ha jugado su propia partida: en ella los demás responden a sus jugadas, no a las tuyas.",
    copy: "Copiar el resultado",
    copy_day: "Copiar los resultados del día",
    copied: "Resultado copiado.",
    copy_yourself: "El navegador no ha permitido copiar. El resultado está seleccionado: cópialo tú.",
    as_text: "Tu resultado como texto",
    par_word: "bot",
    all: "Todas las partidas del día",
    streak: |now, best| match now {
        0 => format!("Mejor racha: {}", days(best)),
        _ if now == best => format!("Racha: {}, tu récord", days(now)),
        _ => format!("Racha: {} (récord: {best})", days(now)),
    },
    calendar: "Calendario",
    before: "Mes anterior",
    after: "Mes siguiente",
    played: |played| match played {
        0 => "ninguna partida jugada".to_owned(),
        1 => "1 partida jugada".to_owned(),
        _ => format!("{played} partidas jugadas"),
    },
    legend: |games| {
        format!(
            "Un punto relleno es una partida que has jugado: de izquierda a derecha, {}. Elige un día para ver sus resultados o practicar sus partidas.",
            names_and(games, " y ")
        )
    },
    no_room: "No queda sitio para guardar este resultado, así que todavía no cuenta. Libera espacio, entre las partidas jugadas o en los datos del sitio del navegador, antes de cerrar esta página y reinténtalo.",
    blocked: "Este navegador no deja que la página guarde nada: puedes jugar las partidas del día y copiar el resultado, pero no se recordará. Para conservarlo, permite los datos del sitio para esta página.",
    unreadable,
    too_late: "este día ya ha pasado y su partida ya no cuenta. La encontrarás en el calendario para practicar.",
    too_early: "este día está por venir. Sus partidas se podrán jugar desde la medianoche UTC.",
    over: "ya has jugado esta partida. Su resultado está en el calendario, donde también puedes practicarla.",
};

fn days(days: usize) -> String {
    match days {
        1 => "1 día".to_owned(),
        _ => format!("{days} días"),
    }
}
