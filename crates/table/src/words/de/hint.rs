//! Hints in German.

use crate::hint::HintTexts;
use ui::words::de::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    let points = points(ahead as i32);
    match (ahead, percent) {
        (0, 0) => "mehrere Züge sind etwa gleich gut".into(),
        (_, 0) => format!("etwa {points} besser als der nächstbeste Zug"),
        (0, _) => format!("gewinnt etwa {percent}\u{202f}% öfter als der nächstbeste Zug"),
        (..) => format!(
            "etwa {points} besser als der nächstbeste Zug und gewinnt etwa {percent}\u{202f}% öfter"
        ),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Tipp",
    ask_key: "Tipp (H)",
    thinking: "Überlegt\u{a0}…",
    working: "Suche nach dem besten Zug\u{a0}…",
    best: |action, points, percent| format!("Am besten: {action} – {}.", lead(points, percent)),
    only: |action| format!("Der einzige Zug: {action}."),
    chance: |percent| format!("Gewinnchance: {percent}\u{202f}%."),
    expected: |points| format!("Erwartet: {} Punkte.", NUMBERS.tenths(points)),
    others: |others| format!("Fast so gut: {others}."),
    between: "; ",
    alike: "Alle Züge sind gleich gut.",
    numbers: NUMBERS,
    better: "Besser",
    played: "Gespielt",
};
