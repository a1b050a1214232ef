//! The options of `arena loss`. Each game has its own measurement.

use std::num::{NonZeroU32, NonZeroUsize};

use clap::{Args, ValueEnum};
use engine::{GameId, Seed};
use protocol::Level;

use crate::baseline::dekal::Baseline;
use crate::contestant::Contestant;
use crate::options::{DetrakRules, game_parser};
use crate::parallel::Games;

/// The options of `arena loss`.
#[derive(Args, Clone, Debug)]
pub struct LossOptions {
    /// The game: Détrak, or Dékal for two.
    #[arg(long, value_parser = game_parser(), default_value = "detrak")]
    pub game: GameId,
    /// For Détrak: the rules.
    #[arg(long, value_enum)]
    pub rules: Option<DetrakRules>,
    /// For Dékal: the opponent.
    #[arg(long, value_enum, default_value = "denier")]
    pub against: Opponent,
    /// For Dékal: the opponent that the playouts that choose assume; the real one if not given.
    #[arg(long, value_enum)]
    pub taken_for: Option<Opponent>,
    /// For Dékal: play what the playouts choose instead of the expert's actions, and report only what that
    /// wins.
    #[arg(long)]
    pub follow: bool,
    /// For Dékal: how the expert's seat plays on in the playouts that judge.
    #[arg(long, value_enum, default_value = "glance")]
    pub look: PlayoutPolicy,
    /// The number of games.
    #[arg(long, default_value = "100")]
    pub games: NonZeroU32,
    /// The number of the seed's games to skip, to continue a measurement that was stopped with Ctrl-C.
    #[arg(long, default_value_t = 0)]
    pub skip: u32,
    /// For Détrak: the first turn with exact play. From turn 7 it takes seconds per game, and each earlier turn
    /// about twenty times as long.
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(6..=11))]
    pub exact_from: u8,
    /// On the turns before that, and on all turns of Dékal: the number of playouts of each note or action that
    /// choose, and of those that judge.
    #[arg(long, default_value = "600")]
    pub playouts: NonZeroU32,
    /// The seed of the dice or cards.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// The number of threads; one per core if not given.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
}

/// The opponent of Dékal's expert.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[value(rename_all = "lowercase")]
pub enum Opponent {
    /// Turns over random cards, and drafts by the visible points of both seats.
    Denier,
    /// The strong level.
    Strong,
    /// The expert.
    Expert,
}

impl LossOptions {
    /// The games to be played.
    pub fn games(&self) -> Games {
        Games {
            skip: self.skip,
            count: self.games,
            name: "games",
            threads: self.threads,
        }
    }
}

impl Opponent {
    /// The opponent as a contestant at a real table.
    pub fn contestant(self) -> Contestant {
        match self {
            Opponent::Denier => Contestant::Baseline(Baseline::Denier),
            Opponent::Strong => Contestant::Bot(Level::Strong, None),
            Opponent::Expert => Contestant::Bot(Level::Expert, None),
        }
    }
}

/// How Dékal's seats choose in playouts.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[value(rename_all = "lowercase")]
pub enum PlayoutPolicy {
    /// By the network, without search.
    Glance,
    /// By the expectation over the next turn's cards: far slower, with an eighth of the playouts.
    Turn,
}
