//! Which games there are, and their names.

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum GameId {
    /// A 4 × 4 grid of cards, pushed row by row.
    Dekal,
    /// Two dice and a sheet of 5 × 5.
    Detrak,
    /// Cards to be shed, and the fewest points to be announced.
    Dumble,
    /// Dice as pieces on a board of 6 × 6.
    Debacle,
}

impl GameId {
    /// Every game.
    pub const ALL: [GameId; 4] = [
        GameId::Dekal,
        GameId::Detrak,
        GameId::Dumble,
        GameId::Debacle,
    ];

    /// The game's name in records, addresses, stored keys and the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Dekal => "dekal",
            GameId::Detrak => "detrak",
            GameId::Dumble => "dumble",
            GameId::Debacle => "debacle",
        }
    }

    /// The game with this [`name`](GameId::name).
    pub fn named(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The game's title as its box has it, with its accents.
    pub const fn title(self) -> &'static str {
        match self {
            GameId::Dekal => "Dékal",
            GameId::Detrak => "Détrak",
            GameId::Dumble => "Dumble",
            GameId::Debacle => "Débâcle",
        }
    }
}
