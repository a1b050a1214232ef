//! The files of weights: what the bots have learned, and load when they first need it.

use engine::GameId;
use protocol::AnyTask;

use crate::bot_game::{BotGame, for_game};
use crate::{debacle, dekal, detrak, dumble};

/// A file of weights. Together they are too large to be built into the program that the
/// browser loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weights {
    /// Who wins at Dékal with so many players, 2 to 6.
    Dekal(u8),
    /// What sheets of Détrak become, by the basic rules.
    DetrakBasic,
    /// What sheets of Détrak become, by the advanced rules.
    DetrakAdvanced,
    /// What hands of Dumble are worth.
    Dumble,
    /// What positions of Débâcle are worth.
    Debacle,
}

/// Why bytes are not the weights that they should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// They are no network for Dékal.
    #[error(transparent)]
    Dekal(#[from] dekal::NetError),
    /// They are no values of Détrak's sheets.
    #[error(transparent)]
    Detrak(#[from] detrak::ValuesError),
    /// They are no values of Dumble's hands.
    #[error(transparent)]
    Dumble(#[from] dumble::value::ValuesError),
    /// They are no network for Débâcle.
    #[error(transparent)]
    Debacle(#[from] debacle::net::NetError),
    /// The weights are another game's.
    #[error("the weights are another game's")]
    OtherGame,
}

impl Weights {
    /// All of them.
    pub const ALL: [Weights; 9] = [
        Weights::Dekal(2),
        Weights::Dekal(3),
        Weights::Dekal(4),
        Weights::Dekal(5),
        Weights::Dekal(6),
        Weights::DetrakBasic,
        Weights::DetrakAdvanced,
        Weights::Dumble,
        Weights::Debacle,
    ];

    /// The name of its file, without the ending `.bin`.
    pub const fn name(self) -> &'static str {
        match self {
            Weights::Dekal(2) => "dekal-2",
            Weights::Dekal(3) => "dekal-3",
            Weights::Dekal(4) => "dekal-4",
            Weights::Dekal(5) => "dekal-5",
            Weights::Dekal(_) => "dekal-6",
            Weights::DetrakBasic => "detrak-basic",
            Weights::DetrakAdvanced => "detrak-advanced",
            Weights::Dumble => "dumble",
            Weights::Debacle => "debacle",
        }
    }

    /// The weights that a task needs and that have not been loaded yet; `None` in
    /// native programs, which have all of them built in.
    pub fn missing(task: &AnyTask) -> Option<Weights> {
        for_game!(task.game(), G => G::missing(task))
    }

    /// The game whose bots they are of.
    pub const fn game(self) -> GameId {
        match self {
            Weights::Dekal(_) => GameId::Dekal,
            Weights::DetrakBasic | Weights::DetrakAdvanced => GameId::Detrak,
            Weights::Dumble => GameId::Dumble,
            Weights::Debacle => GameId::Debacle,
        }
    }

    /// Gives the bots these weights.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn load(self, bytes: &[u8]) -> Result<(), WeightsError> {
        for_game!(self.game(), G => G::load(self, bytes))
    }
}
