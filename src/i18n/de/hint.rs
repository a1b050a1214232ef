//! Hints in German.

use crate::hint::texts::HintTexts;
use crate::i18n::decimal;

/// A number in tenths that may be negative.
fn tenths(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", decimal(number.unsigned_abs(), ','))
}

pub const TEXTS: HintTexts = HintTexts {
    ask: "Tipp",
    ask_key: "Tipp (H)",
    thinking: "Überlegt\u{a0}…",
    working: "Suche nach dem besten Zug\u{a0}…",
    best: |action, lead| format!("Am besten: {action} – {lead}."),
    only: |action| format!("Die einzige Möglichkeit: {action}."),
    lead: |points, percent| {
        let word = if points == 1 { "Punkt" } else { "Punkte" };
        match (points, percent) {
            (0, 0) => "das Nächstbeste ist etwa gleich gut".into(),
            (_, 0) => format!("etwa {points} {word} besser als das Nächstbeste"),
            (0, _) => format!("gewinnt etwa {percent}\u{202f}% öfter als das Nächstbeste"),
            (..) => format!(
                "etwa {points} {word} besser als das Nächstbeste und gewinnt etwa {percent}\u{202f}% öfter"
            ),
        }
    },
    chance: |percent| format!("Gewinnchance: {percent}\u{202f}%."),
    expected: |points| format!("Erwartet: {} Punkte.", tenths(points)),
    others: |others| format!("Fast so gut: {others}."),
    between: "; ",
    alike: "Hier ist eine Möglichkeit so gut wie die andere.",
    percent: |percent| format!("{percent}\u{202f}%"),
    points: tenths,
    better: "Besser",
    played: "Gespielt",
};
