//! What the arena has to know about a game to play it.

use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};
use engine::{Game, Seat};
use protocol::{AnyAdvice, AnyTask, Task};

use crate::sight::Sighted;

/// A game that tournaments can be played in.
pub trait Contest: Sighted + Game<Rules: Send + Sync, RulesError: Send + Sync + 'static> {
    /// The options for a table of so many seats, as printed; one round, if
    /// matches of several are an option.
    fn rules(seats: usize) -> Self::Rules;

    /// A task of this game as one of any game.
    fn wrap(task: Task<Self>) -> AnyTask;

    /// The best action of advice on this game; `None` if there is none.
    fn best(advice: AnyAdvice) -> Option<Self::Action>;
}

impl Contest for Dekal {
    fn rules(seats: usize) -> dekal::Rules {
        dekal::Rules {
            // A number too large for a byte is as wrong as 255, and refused.
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            ..dekal::Rules::default()
        }
    }

    fn wrap(task: Task<Dekal>) -> AnyTask {
        AnyTask::Dekal(task)
    }

    fn best(advice: AnyAdvice) -> Option<Self::Action> {
        match advice {
            AnyAdvice::Dekal(advice) => advice.best(),
            _ => None,
        }
    }
}

impl Contest for Detrak {
    fn rules(seats: usize) -> detrak::Rules {
        detrak::Rules {
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            ..detrak::Rules::default()
        }
    }

    fn wrap(task: Task<Detrak>) -> AnyTask {
        AnyTask::Detrak(task)
    }

    fn best(advice: AnyAdvice) -> Option<Self::Action> {
        match advice {
            AnyAdvice::Detrak(advice) => advice.best(),
            _ => None,
        }
    }
}

impl Contest for Dumble {
    fn rules(seats: usize) -> dumble::Rules {
        dumble::Rules {
            players: u8::try_from(seats).unwrap_or(u8::MAX),
        }
    }

    fn wrap(task: Task<Dumble>) -> AnyTask {
        AnyTask::Dumble(task)
    }

    fn best(advice: AnyAdvice) -> Option<Self::Action> {
        match advice {
            AnyAdvice::Dumble(advice) => advice.best(),
            _ => None,
        }
    }
}

impl Contest for Debacle {
    fn rules(seats: usize) -> debacle::Rules {
        debacle::Rules {
            // Of a table of more seats, the first that does not exist begins:
            // that is refused.
            first: debacle::First::Seat(Seat::FIRST.ahead(if seats == 2 { 0 } else { 2 }, 3)),
            // Another start for each deal, or all would be the same game.
            start: debacle::Start::Shuffled,
            ..debacle::Rules::default()
        }
    }

    fn wrap(task: Task<Debacle>) -> AnyTask {
        AnyTask::Debacle(task)
    }

    fn best(advice: AnyAdvice) -> Option<Self::Action> {
        match advice {
            AnyAdvice::Debacle(advice) => advice.best(),
            _ => None,
        }
    }
}
