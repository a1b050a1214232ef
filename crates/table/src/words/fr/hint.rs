//! What is said of hints, in French.

use crate::hint::HintTexts;
use ui::words::fr::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    let points = points(ahead as i32);
    match (ahead, percent) {
        (0, 0) => "plusieurs coups se valent".into(),
        (_, 0) => format!("environ {points} de mieux que le suivant"),
        (0, _) => {
            format!("gagne environ {percent}\u{a0}% plus souvent que le suivant")
        }
        (..) => format!(
            "environ {points} de mieux que le suivant, et gagne environ {percent}\u{a0}% plus souvent"
        ),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Indice",
    ask_key: "Indice (H)",
    thinking: "Réflexion…",
    working: "Recherche du meilleur coup…",
    best: |action, points, percent| {
        format!("Le mieux\u{a0}: {action} – {}.", lead(points, percent))
    },
    only: |action| format!("Le seul coup\u{a0}: {action}."),
    chance: |percent| format!("Chances de gagner la partie\u{a0}: {percent}\u{a0}%."),
    expected: |points| format!("Attendu\u{a0}: {} points.", NUMBERS.tenths(points)),
    others: |others| format!("Presque aussi bien\u{a0}: {others}."),
    between: "\u{a0}; ",
    alike: "Tous les choix se valent.",
    numbers: NUMBERS,
    better: "Mieux",
    played: "Joué",
};
