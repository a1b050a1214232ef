//! The texts of hints, in German.

use crate::hint::HintTexts;
use ui::texts::de::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    match (points(ahead as i32), percent) {
        (_, 0) if ahead == 0 => "mehrere Züge sind etwa gleich gut".into(),
        (points, 0) => format!("etwa {points} besser als der zweitbeste"),
        (_, percent) => format!("gewinnt von 100 Partien {percent} mehr als der zweitbeste"),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Tipp",
    ask_key: "Tipp (H)",
    coach: "Trainer",
    thinking: "Überlegt\u{a0}…",
    working: "Suche nach dem besten Zug\u{a0}…",
    best: |action, why| format!("Am besten: {action} – {why}."),
    lead,
    slightly: "etwas besser als der zweitbeste",
    only: "einziger Zug",
    alike: "Alle Züge sind gleich gut.",
    numbers: NUMBERS,
    better: "Besser",
    played: "Gespielt",
};
