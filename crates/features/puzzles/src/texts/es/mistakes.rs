//! The texts about one's own mistakes, in Spanish.

use crate::texts::{MistakeTexts, When};
use ui::texts::es::worth;

pub(crate) static TEXTS: MistakeTexts = MistakeTexts {
    title: "Mis errores",
    about: "Tus propios errores también vuelven como problemas: las jugadas que te costaron algo en una partida ya juzgada, con su resultado o en un análisis. Vuelven al cabo de un día, de cuatro días y de dos semanas; con tres aciertos seguidos, está aprendido.",
    to_repeat: |due| match due {
        1 => "1 error por repasar".into(),
        _ => format!("{due} errores por repasar"),
    },
    kept: |kept, learned| {
        let done = if learned == 1 {
            "aprendido"
        } else {
            "aprendidos"
        };
        match kept {
            1 => format!("1 error guardado, {learned} {done}."),
            _ => format!("{kept} errores guardados, {learned} {done}."),
        }
    },
    next: |date| format!("El siguiente: {date}."),
    aside: "No preguntar más",
    nothing: "Ahora no hay nada que repasar.",
    when: |when| match when {
        When::Today => "hoy".into(),
        When::Yesterday => "ayer".into(),
        When::Last(day) => format!("el {day} pasado"),
        When::On(date) => format!("el {date}"),
    },
    against: |when, names| format!("{when}, contra {names}"),
    played: |played, cost, unit| format!("En la partida: {played}. Costó {}.", worth(unit, cost)),
    rights: |rights| format!("Aciertos seguidos: {rights} de 3"),
};
