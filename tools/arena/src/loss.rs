//! The options of `arena loss`. Each game measures in its own way.

use std::num::{NonZeroU32, NonZeroUsize};

use clap::{Args, ValueEnum};
use engine::{GameId, Seed};
use protocol::Level;

use crate::baseline::dekal::Baseline;
use crate::contestant::Contestant;
use crate::options::{DetrakRules, game_parser};

/// Whose losses are measured, and how.
#[derive(Args, Clone, Debug)]
pub struct LossOptions {
    /// The game: Détrak, or Dékal for two.
    #[arg(long, value_parser = game_parser(), default_value = "detrak")]
    pub game: GameId,
    /// For Détrak: the rules.
    #[arg(long, value_enum)]
    pub rules: Option<DetrakRules>,
    /// For Dékal: who sits opposite.
    #[arg(long, value_enum, default_value = "denier")]
    pub against: Opponent,
    /// For Dékal: for whom the playouts that choose take whoever sits opposite; for
    /// who it is if not given.
    #[arg(long, value_enum)]
    pub taken_for: Option<Opponent>,
    /// For Dékal: play what the playouts choose in the place of the expert, and tell
    /// only what that wins.
    #[arg(long)]
    pub follow: bool,
    /// For Dékal: how the expert's seat plays on in the playouts that judge.
    #[arg(long, value_enum, default_value = "glance")]
    pub look: PlayoutPolicy,
    /// How many games are played.
    #[arg(long, default_value = "100")]
    pub games: NonZeroU32,
    /// For Détrak: the first turn that is counted out. From turn 7 it takes seconds a
    /// game, each turn before about twenty times as long.
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(6..=11))]
    pub exact_from: u8,
    /// On the turns before, in Dékal on all: how many playouts of each note or action
    /// choose, and how many more judge.
    #[arg(long, default_value = "600")]
    pub playouts: NonZeroU32,
    /// Where the dice come from.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Threads to play on; as many as there are cores if not given.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
}

/// Who sits opposite Dékal's expert.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[value(rename_all = "lowercase")]
pub enum Opponent {
    /// Turns over any card, and counts what lies face up, its own and the other's.
    Denier,
    /// The strong level.
    Strong,
    /// The expert.
    Expert,
}

impl Opponent {
    /// The opponent at a real table.
    pub fn contestant(self) -> Contestant {
        match self {
            Opponent::Denier => Contestant::Baseline(Baseline::Denier),
            Opponent::Strong => Contestant::Bot(Level::Strong),
            Opponent::Expert => Contestant::Bot(Level::Expert),
        }
    }
}

/// How Dékal's seats play on in a head.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[value(rename_all = "lowercase")]
pub enum PlayoutPolicy {
    /// By the network at a glance.
    Glance,
    /// By the expectation over the next turn's cards: far slower, with an eighth
    /// of the playouts.
    Turn,
}
