//! What is said of hints, in English.

use crate::hint::HintTexts;
use ui::words::en::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    let points = points(ahead as i32);
    match (ahead, percent) {
        (0, 0) => "several moves are about equal".into(),
        (_, 0) => format!("about {points} better than the next best"),
        (0, _) => format!("wins about {percent}% more often than the next best"),
        (..) => {
            format!(
                "about {points} better than the next best, and wins about {percent}% more often"
            )
        }
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Hint",
    ask_key: "Hint (H)",
    thinking: "Thinking…",
    working: "Looking for the best move…",
    best: |action, points, percent| format!("Best: {action} – {}.", lead(points, percent)),
    only: |action| format!("The only move: {action}."),
    chance: |percent| format!("Chance of winning the game: {percent}%."),
    expected: |points| format!("Expected: {} points.", NUMBERS.tenths(points)),
    others: |others| format!("Nearly as good: {others}."),
    between: "; ",
    alike: "All choices are equally good.",
    numbers: NUMBERS,
    better: "Better",
    played: "Played",
};
