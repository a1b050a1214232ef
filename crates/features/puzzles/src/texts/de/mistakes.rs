//! The texts about one's own mistakes, in German.

use crate::texts::{MistakeTexts, When};
use ui::texts::de::worth;

pub(crate) static TEXTS: MistakeTexts = MistakeTexts {
    title: "Meine Fehler",
    about: "Auch deine eigenen Fehler kommen als Rätsel wieder: Züge, die dich in einer Partie etwas gekostet haben, wenn sie mit dem Ergebnis oder in einer Analyse beurteilt wurde. Sie kommen nach einem Tag, nach vier Tagen und nach zwei Wochen; wer dreimal hintereinander richtig liegt, hat es gelernt.",
    to_repeat: |due| match due {
        1 => "1 Fehler zu wiederholen".into(),
        _ => format!("{due} Fehler zu wiederholen"),
    },
    kept: |kept, learned| format!("{kept} Fehler gesammelt, {learned} gelernt."),
    next: |date| format!("Der nächste: {date}."),
    aside: "Nicht mehr fragen",
    nothing: "Jetzt ist nichts zu wiederholen.",
    when: |when| match when {
        When::Today => "heute".into(),
        When::Yesterday => "gestern".into(),
        When::Last(day) => format!("letzten {day}"),
        When::On(date) => format!("am {date}"),
    },
    against: |when, names| format!("{when}, gegen {names}"),
    played: |played, cost, unit| {
        format!(
            "In der Partie: {played}. Das hat {} gekostet.",
            worth(unit, cost)
        )
    },
    rights: |rights| format!("Richtig hintereinander: {rights} von 3"),
};
