//! The texts about one's own mistakes, in Italian.

use ui::texts::it::worth;

use crate::texts::{MistakeTexts, When};

pub(crate) static TEXTS: MistakeTexts = MistakeTexts {
    title: "I miei errori",
    about: "Anche i tuoi errori tornano come problemi: le mosse che ti sono costate qualcosa in una partita giudicata, con il risultato o in un’analisi. Tornano dopo un giorno, dopo quattro giorni e dopo due settimane; dopo tre risposte giuste di fila l’hai imparato.",
    to_repeat: |due| match due {
        1 => "1 errore da ripassare".into(),
        _ => format!("{due} errori da ripassare"),
    },
    kept: |kept, learned| {
        let done = if learned == 1 { "imparato" } else { "imparati" };
        match kept {
            1 => format!("1 errore conservato, {learned} {done}."),
            _ => format!("{kept} errori conservati, {learned} {done}."),
        }
    },
    next: |date| format!("Il prossimo: {date}."),
    aside: "Non chiedere più",
    nothing: "Ora non c’è niente da ripassare.",
    when: |when| match when {
        When::Today => "oggi".into(),
        When::Yesterday => "ieri".into(),
        // Of the days of the week only Sunday is feminine.
        When::Last(day) if day.ends_with('a') => format!("{day} scorsa"),
        When::Last(day) => format!("{day} scorso"),
        When::On(date) => date.into(),
    },
    against: |when, names| format!("{when}, contro {names}"),
    played: |played, cost, unit| {
        format!("Nella partita: {played}. È costata {}.", worth(unit, cost))
    },
    rights: |rights| format!("Risposte giuste di fila: {rights} su 3"),
};
