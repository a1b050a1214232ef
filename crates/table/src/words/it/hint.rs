//! What is said of hints, in Italian.

use crate::hint::HintTexts;
use ui::words::it::{NUMBERS, il, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    let points = points(ahead as i32);
    match (ahead, percent) {
        (0, 0) => "più mosse si equivalgono".into(),
        (_, 0) => format!("circa {points} di vantaggio sulla seconda"),
        (0, _) => format!("vince circa {}% più spesso della seconda", il(percent)),
        (..) => format!(
            "circa {points} di vantaggio sulla seconda, e vince circa {}% più spesso",
            il(percent)
        ),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Consiglio",
    ask_key: "Consiglio (H)",
    thinking: "Ci penso…",
    working: "Ricerca della mossa migliore…",
    best: |action, points, percent| {
        format!("Mossa migliore: {action} – {}.", lead(points, percent))
    },
    only: |action| format!("L’unica mossa: {action}."),
    chance: |percent| format!("Probabilità di vincere la partita: {percent}%."),
    expected: |points| format!("Previsti: {} punti.", NUMBERS.tenths(points)),
    others: |others| format!("Quasi alla pari: {others}."),
    between: "; ",
    alike: "Tutte le scelte si equivalgono.",
    numbers: NUMBERS,
    better: "Meglio",
    played: "Giocata",
};
