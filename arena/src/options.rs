//! What can be said on the command line.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Seed;
use serde::Serialize;

use crate::entrant::Entrant;

/// Tournaments between bots, and records told move by move.
#[derive(Parser, Debug)]
#[command(version)]
pub struct Options {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the arena can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Let bots play duplicate deals: each deal once for every rotation of the
    /// seats.
    Match(MatchOptions),
    /// Tell a recorded match move by move.
    Replay {
        /// The record: a JSON file as the app exports it.
        file: PathBuf,
    },
}

/// What is played, by whom, how often.
#[derive(Args, Clone, Debug, Serialize)]
pub struct MatchOptions {
    /// The game.
    #[arg(long, value_enum, default_value = "dekal")]
    pub game: GameName,
    /// Who plays, in the order of the seats: beginner, regular, strong,
    /// expert, or random (any legal move), separated by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    pub seats: Vec<Entrant>,
    /// How many deals; each is played once for every seat.
    #[arg(long, default_value = "1000")]
    pub deals: NonZeroU32,
    /// Where the luck comes from, as the app writes seeds.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Threads to play on; as many as there are cores if not given. Use 1 to
    /// measure times.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write the report, with each deal's results, as JSON to this file.
    #[arg(long)]
    #[serde(skip)]
    pub json: Option<PathBuf>,
}

/// The games on the command line.
#[derive(ValueEnum, Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Dékal.
    Dekal,
}
