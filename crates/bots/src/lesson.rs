//! What the bots have learned and load when they first need it.

use engine::GameId;
use protocol::AnyTask;

use crate::played::{Played, played};
use crate::{debacle, dekal, detrak, dumble};

/// Something learned that is too large to be built into the program that the
/// browser loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
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

/// Bytes that do not hold what they should.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonError {
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
    /// The lesson is for another game.
    #[error("the lesson is for another game")]
    OtherGame,
}

impl Lesson {
    /// Every lesson.
    pub const ALL: [Lesson; 9] = [
        Lesson::Dekal(2),
        Lesson::Dekal(3),
        Lesson::Dekal(4),
        Lesson::Dekal(5),
        Lesson::Dekal(6),
        Lesson::DetrakBasic,
        Lesson::DetrakAdvanced,
        Lesson::Dumble,
        Lesson::Debacle,
    ];

    /// The name of its file, without the ending `.bin`.
    pub const fn name(self) -> &'static str {
        match self {
            Lesson::Dekal(2) => "dekal-2",
            Lesson::Dekal(3) => "dekal-3",
            Lesson::Dekal(4) => "dekal-4",
            Lesson::Dekal(5) => "dekal-5",
            Lesson::Dekal(_) => "dekal-6",
            Lesson::DetrakBasic => "detrak-basic",
            Lesson::DetrakAdvanced => "detrak-advanced",
            Lesson::Dumble => "dumble",
            Lesson::Debacle => "debacle",
        }
    }

    /// The lesson that a task takes and that nobody has had yet; `None` in
    /// native programs, which have all of them built in.
    pub fn missing(task: &AnyTask) -> Option<Lesson> {
        played!(task.game(), G => G::missing(task))
    }

    /// The game that it is for.
    pub const fn game(self) -> GameId {
        match self {
            Lesson::Dekal(_) => GameId::Dekal,
            Lesson::DetrakBasic | Lesson::DetrakAdvanced => GameId::Detrak,
            Lesson::Dumble => GameId::Dumble,
            Lesson::Debacle => GameId::Debacle,
        }
    }

    /// Takes in the lesson's file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn take_in(self, bytes: &[u8]) -> Result<(), LessonError> {
        played!(self.game(), G => G::learn(self, bytes))
    }
}
