//! The opponents of the gauntlet: players of other making than the bots, kept as they are. What they have learned is in
//! the folder `gauntlet` of the crate.

mod debacle;
mod dekal;
mod detrak;
mod dumble;
mod files;
mod tuning;

use std::fmt;
use std::str::FromStr;

use engine::GameId;

pub use debacle::{decide as decide_debacle, worths};
pub use dekal::{decide as decide_dekal, share_after};
pub use detrak::{decide as decide_detrak, points_after};
pub use dumble::{decide as decide_dumble, lead_after};
pub use files::{OpponentOptions, run as make};

/// A player of the gauntlet. Nothing that the page has was trained or tuned against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Dékal: learned pattern tables, one ply deep, with denial.
    DekalTables,
    /// Dékal: the tables with 600 playouts of four turns.
    DekalPlayouts,
    /// Dékal: rules with tuned numbers.
    DekalRules,
    /// Détrak: greedy on expected lines.
    DetrakLines,
    /// Détrak: expected lines with playouts.
    DetrakPlayouts,
    /// Détrak: learned tables.
    DetrakTables,
    /// Dumble: rules with tuned numbers.
    DumbleRules,
    /// Dumble: the rules with samples of what is hidden.
    DumbleSampling,
    /// Dumble: values of hands from a short training of its own, without search.
    DumbleValues,
    /// Dumble: rules with numbers tuned for each number of players, and denial.
    DumbleTuned,
    /// Débâcle: the best whole turn by a hand-made evaluation.
    DebacleRules,
    /// Débâcle: alpha-beta over whole turns, with the same evaluation.
    DebacleTurns,
    /// Débâcle: Monte Carlo tree search, with the same evaluation.
    DebaclePlayouts,
    /// Débâcle: the bots' search with a network from a short training of its own.
    DebacleNet,
}

impl Opponent {
    /// All of them.
    pub const ALL: [Opponent; 14] = [
        Opponent::DekalTables,
        Opponent::DekalPlayouts,
        Opponent::DekalRules,
        Opponent::DetrakLines,
        Opponent::DetrakPlayouts,
        Opponent::DetrakTables,
        Opponent::DumbleRules,
        Opponent::DumbleSampling,
        Opponent::DumbleValues,
        Opponent::DumbleTuned,
        Opponent::DebacleRules,
        Opponent::DebacleTurns,
        Opponent::DebaclePlayouts,
        Opponent::DebacleNet,
    ];

    /// The game that it plays.
    pub const fn game(self) -> GameId {
        match self {
            Opponent::DekalTables | Opponent::DekalPlayouts | Opponent::DekalRules => GameId::Dekal,
            Opponent::DetrakLines | Opponent::DetrakPlayouts | Opponent::DetrakTables => {
                GameId::Detrak
            }
            Opponent::DumbleRules
            | Opponent::DumbleSampling
            | Opponent::DumbleValues
            | Opponent::DumbleTuned => GameId::Dumble,
            Opponent::DebacleRules
            | Opponent::DebacleTurns
            | Opponent::DebaclePlayouts
            | Opponent::DebacleNet => GameId::Debacle,
        }
    }

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Opponent::DekalTables => "dekal-tables",
            Opponent::DekalPlayouts => "dekal-playouts",
            Opponent::DekalRules => "dekal-rules",
            Opponent::DetrakLines => "detrak-lines",
            Opponent::DetrakPlayouts => "detrak-playouts",
            Opponent::DetrakTables => "detrak-tables",
            Opponent::DumbleRules => "dumble-rules",
            Opponent::DumbleSampling => "dumble-sampling",
            Opponent::DumbleValues => "dumble-values",
            Opponent::DumbleTuned => "dumble-tuned",
            Opponent::DebacleRules => "debacle-rules",
            Opponent::DebacleTurns => "debacle-turns",
            Opponent::DebaclePlayouts => "debacle-playouts",
            Opponent::DebacleNet => "debacle-net",
        }
    }

    /// The opponents in a game.
    pub fn of(game: GameId) -> impl Iterator<Item = Opponent> {
        let all = Opponent::ALL.into_iter();
        all.filter(move |opponent| opponent.game() == game)
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Opponent {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut all = Opponent::ALL.into_iter();
        all.find(|opponent| opponent.name() == text).ok_or(())
    }
}
