//! The texts of hints, in French.

use crate::hint::HintTexts;
use ui::texts::fr::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    match (points(ahead as i32), percent) {
        (_, 0) if ahead == 0 => "plusieurs coups se valent".into(),
        (points, 0) => format!("environ {points} de mieux que le deuxième"),
        (_, 1) => "gagne 1 partie de plus sur 100 que le deuxième".into(),
        (_, percent) => format!("gagne {percent} parties de plus sur 100 que le deuxième"),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Indice",
    ask_key: "Indice (H)",
    coach: "Entraîneur",
    thinking: "Réflexion…",
    working: "Recherche du meilleur coup…",
    best: |action, why| format!("Le mieux\u{a0}: {action} – {why}."),
    lead,
    slightly: "un peu mieux que le deuxième",
    only: "seul coup possible",
    alike: "Tous les choix se valent.",
    numbers: NUMBERS,
    better: "Mieux",
    played: "Joué",
};
