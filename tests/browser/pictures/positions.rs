//! The positions in the pictures: matches as records, and what the person has clicked since.

/// A match on its table.
pub struct Position {
    /// The game, as addresses and files name it.
    pub game: &'static str,
    /// The match, as it is saved.
    pub record: &'static str,
    /// What is due for the person.
    pub due: &'static str,
    /// What the person has clicked, one after the other.
    pub begun: &'static [&'static str],
}

/// One of each game, in the middle of it.
pub const POSITIONS: [Position; 4] = [
    Position {
        game: "dekal",
        record: include_str!("dekal.json"),
        due: "draft",
        begun: &[".centre-slot.is-lit"],
    },
    Position {
        game: "detrak",
        record: include_str!("detrak.json"),
        due: "note",
        begun: &[],
    },
    Position {
        game: "dumble",
        record: include_str!("dumble.json"),
        due: "discard",
        begun: &["[data-hand='9D']", "[data-hand='9H']"],
    },
    Position {
        game: "debacle",
        record: include_str!("debacle.json"),
        due: "act",
        begun: &["[data-square='e4']"],
    },
];
