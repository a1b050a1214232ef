//! The texts of hints, in Italian.

use crate::hint::HintTexts;
use ui::texts::it::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    match (points(ahead as i32), percent) {
        (_, 0) if ahead == 0 => "varie mosse si equivalgono".into(),
        (points, 0) => format!("circa {points} meglio della seconda"),
        (_, 1) => "vince 1 partita su 100 in più della seconda".into(),
        (_, percent) => format!("vince {percent} partite su 100 in più della seconda"),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Consiglio",
    ask_key: "Consiglio (H)",
    coach: "Allenatore",
    thinking: "Ci penso…",
    working: "Cerco la mossa migliore…",
    best: |action, why| format!("Mossa migliore: {action} – {why}."),
    lead,
    slightly: "un po’ meglio della seconda",
    only: "unica mossa",
    alike: "Tutte le scelte si equivalgono.",
    numbers: NUMBERS,
    better: "Meglio",
    played: "Giocata",
};
