//! What is said of hints, in Spanish.

use crate::hint::texts::HintTexts;
use crate::i18n::decimal;

pub const TEXTS: HintTexts = HintTexts {
    ask: "Pista",
    ask_key: "Pista (H)",
    thinking: "Pensando…",
    working: "Buscando la mejor jugada…",
    best: |action, lead| format!("Lo mejor: {action} ({lead})."),
    only: |action| format!("La única opción: {action}."),
    lead: |points, percent| {
        let by = match points {
            1 => "cerca de 1 punto mejor que la siguiente".into(),
            _ => format!("unos {points} puntos mejor que la siguiente"),
        };
        match (points, percent) {
            (0, 0) => "la siguiente es casi igual de buena".into(),
            (_, 0) => by,
            (0, _) => {
                format!("gana cerca de un {percent}\u{a0}% más a menudo que la siguiente")
            }
            (..) => format!("{by}, y gana cerca de un {percent}\u{a0}% más a menudo"),
        }
    },
    chance: |percent| format!("Probabilidad de ganar: {percent}\u{a0}%."),
    expected: |points| format!("Se esperan {} puntos.", tenths(points)),
    others: |others| format!("Casi igual de bueno: {others}."),
    between: "; ",
    alike: "Nada distingue las opciones: todas valen lo mismo.",
    percent: |percent| format!("{percent}\u{a0}%"),
    points: tenths,
    better: "Mejor",
    played: "Jugado",
};

/// A number in tenths that may be negative.
fn tenths(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", decimal(number.unsigned_abs(), ','))
}
