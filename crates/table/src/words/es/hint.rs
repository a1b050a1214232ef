//! What is said of hints, in Spanish.

use crate::hint::HintTexts;
use ui::words::es::{NUMBERS, points};

/// How far the best is ahead of the next, in points and hundredths of a win.
fn lead(ahead: u32, percent: u32) -> String {
    let about = if ahead == 1 { "cerca de" } else { "unos" };
    let by = format!("{about} {} mejor que la siguiente", points(ahead as i32));
    match (ahead, percent) {
        (0, 0) => "varias jugadas son casi iguales".into(),
        (_, 0) => by,
        (0, _) => format!("gana cerca de un {percent}\u{a0}% más a menudo que la siguiente"),
        (..) => format!("{by}, y gana cerca de un {percent}\u{a0}% más a menudo"),
    }
}

pub(crate) static TEXTS: HintTexts = HintTexts {
    ask: "Pista",
    ask_key: "Pista (H)",
    thinking: "Pensando…",
    working: "Buscando la mejor jugada…",
    best: |action, points, percent| format!("Lo mejor: {action} ({}).", lead(points, percent)),
    only: |action| format!("La única jugada: {action}."),
    chance: |percent| format!("Probabilidad de ganar la partida: {percent}\u{a0}%."),
    expected: |points| format!("Se esperan {} puntos.", NUMBERS.tenths(points)),
    others: |others| format!("Casi tan bueno: {others}."),
    between: "; ",
    alike: "Todas las opciones valen lo mismo.",
    numbers: NUMBERS,
    better: "Mejor",
    played: "Jugado",
};
