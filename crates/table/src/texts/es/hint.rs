//! The texts of hints, in Spanish.

use crate::hint::HintTexts;
use ui::texts::es::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    match (points(ahead as i32), percent) {
        (_, 0) if ahead == 0 => "varias jugadas valen casi lo mismo".into(),
        (points, 0) => format!("alrededor de {points} mejor que la segunda"),
        (_, 1) => "gana 1 partida más de cada 100 que la segunda".into(),
        (_, percent) => format!("gana {percent} partidas más de cada 100 que la segunda"),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Pista",
    ask_key: "Pista (H)",
    coach: "Entrenador",
    thinking: "Pensando…",
    working: "Buscando la mejor jugada…",
    best: |action, why| format!("Lo mejor: {action} ({why})."),
    lead,
    slightly: "algo mejor que la segunda",
    only: "única jugada",
    alike: "Todas las opciones valen lo mismo.",
    numbers: NUMBERS,
    better: "Mejor",
    played: "Jugado",
};
