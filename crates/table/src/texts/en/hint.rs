//! The texts of hints, in English.

use crate::hint::HintTexts;
use ui::texts::en::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    match (points(ahead as i32), percent) {
        (_, 0) if ahead == 0 => "several moves are about equal".into(),
        (points, 0) => format!("about {points} better than the next best"),
        (_, 1) => "wins 1 more game in 100 than the next best".into(),
        (_, percent) => format!("wins {percent} more games in 100 than the next best"),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Hint",
    ask_key: "Hint (H)",
    coach: "Coach",
    thinking: "Thinking…",
    working: "Looking for the best move…",
    best: |action, why| format!("Best: {action} – {why}."),
    lead,
    slightly: "slightly better than the next best",
    only: "only move",
    alike: "All choices are equally good.",
    numbers: NUMBERS,
    better: "Better",
    played: "Played",
};
