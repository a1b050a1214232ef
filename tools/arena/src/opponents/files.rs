//! `arena opponent`: makes a file of an opponent of the gauntlet anew.

use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, ValueEnum};
use engine::Seed;

use super::{dekal, detrak, dumble};
use crate::checkpoint::write_weights;

/// What opponents have learned, or were tuned to. Those that have the form of a bot's weights are made by
/// `arena train` (see docs/lab/gauntlet.md).
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpponentFile {
    /// Dékal's pattern tables, for any number of players.
    DekalTables,
    /// Dékal's tuned rules, for any number of players.
    DekalRules,
    /// Détrak's tables for the basic rules.
    DetrakTablesBasic,
    /// Détrak's tables for the advanced rules.
    DetrakTablesAdvanced,
    /// Dumble's tuned rules for two players.
    DumbleRules2,
    /// Dumble's tuned rules for four players, which also play with three and with more.
    DumbleRules4,
    /// Dumble's rules that are tuned for each number of players.
    DumbleTuned,
}

/// The options of `arena opponent`.
#[derive(Args, Clone, Debug)]
pub struct OpponentOptions {
    /// The file.
    #[arg(value_enum)]
    pub file: OpponentFile,
    /// The number of rounds or games to learn from; as many as for the frozen file if not given. Tuned rules have no
    /// such number, but dumble-tuned has the deals of each comparison.
    #[arg(long)]
    pub games: Option<NonZeroU32>,
    /// The seed; the same seed gives the same file.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Where to write it.
    #[arg(long)]
    pub out: PathBuf,
}

/// Makes the file, and writes it.
///
/// # Errors
/// If it cannot be written.
pub fn run(options: &OpponentOptions) -> Result<()> {
    let (seed, games) = (options.seed, options.games.map(NonZeroU32::get));
    let bytes = match options.file {
        OpponentFile::DekalTables => dekal::make_tables(games, seed),
        OpponentFile::DekalRules => dekal::make_rules(seed),
        OpponentFile::DetrakTablesBasic => detrak::make_tables(false, games, seed),
        OpponentFile::DetrakTablesAdvanced => detrak::make_tables(true, games, seed),
        OpponentFile::DumbleRules2 => dumble::make_rules(2, seed),
        OpponentFile::DumbleRules4 => dumble::make_rules(4, seed),
        OpponentFile::DumbleTuned => dumble::make_tuned(games, seed),
    };
    write_weights(&options.out, &bytes)
}
