//! `arena match`: many deals, on many threads.

mod deal;
mod report;

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use engine::{GameId, MAX_SEATS, Seed};
use indicatif::ParallelProgressIterator;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::contestant::Contestant;
use crate::external::{Limits, ProgramPools};
use crate::game::{Length, TournamentGame};
use crate::options::game_parser;
use crate::output::{self, give_out, progress};
use crate::seeds::seed_of;
pub use deal::{Deal, MOST_DECISIONS};
pub use report::Endless;
use report::Report;

/// What is played, by whom, how often.
#[derive(Args, Clone, Debug, Serialize)]
pub struct MatchOptions {
    /// The game.
    #[arg(long, value_parser = game_parser(), default_value = "dekal")]
    pub game: GameId,
    /// Who plays, in the order of the seats: beginner, regular, strong,
    /// expert, random (any legal move), or an outside program as `exec:` and
    /// its command (see docs/bot-protocol.md), separated by commas; in Dékal
    /// also greedy (the fewest points face up), denier (less what the card would
    /// give the others), per-round (the expert, unaware of a match's totals),
    /// net:FILE (weights of `train`, at a glance) or
    /// net:FILE:CLOSELY:WITHIN:TURNS (which looks at up to CLOSELY actions, each
    /// at most WITHIN thousandths of the win worse than the best, TURNS turns
    /// ahead; with :PLAINLY after it, the other of two is taken for a plain player
    /// by so much, in percent).
    #[arg(long, value_delimiter = ',', required = true)]
    pub seats: Vec<Contestant>,
    /// How many deals; each is played once for every seat.
    #[arg(long, default_value = "1000")]
    pub deals: NonZeroU32,
    /// Play whole matches on the deals, not just their first rounds.
    #[arg(long)]
    pub matches: bool,
    /// How long outside programs may take.
    #[command(flatten)]
    pub limits: Limits,
    /// Where the luck comes from, as the app writes seeds.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Threads to play on; as many as there are cores if not given. Use 1 to
    /// measure times.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write the report, with each deal's results, as JSON to this file; with
    /// `-`, to the standard output in the place of the text.
    #[arg(long)]
    #[serde(skip)]
    pub json: Option<PathBuf>,
}

/// Plays a tournament and reports it.
///
/// # Errors
/// If the game cannot be played by so many, or the report cannot be written.
pub fn run<G: TournamentGame>(options: &MatchOptions) -> Result<()> {
    output::check(options.json.as_deref())?;
    let report = Report::new(options, &play::<G>(options)?);
    give_out(&report, options.json.as_deref())
}

/// Plays all deals, in the order of their numbers whatever the threads do.
///
/// # Errors
/// If the game cannot be played by so many, or a program cannot begin.
pub fn play<G: TournamentGame>(options: &MatchOptions) -> Result<Vec<Deal>> {
    let seats = options.seats.len();
    ensure!(seats <= MAX_SEATS, "no game has {seats} seats");
    let length = if options.matches {
        Length::Match
    } else {
        Length::Round
    };
    let rules = G::rules(seats, length);
    G::new(&rules)?;
    let programs = options.seats.iter().map(Contestant::program);
    let programs = ProgramPools::start::<G>(programs, &rules, length, options.limits)?;
    let threads = options.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let bar = progress(options.deals.get().into(), "deals")?;
    Ok(pool.install(|| {
        (0..options.deals.get())
            .into_par_iter()
            .progress_with(bar)
            .map(|number| {
                let seed = seed_of(options.seed, number);
                deal::play::<G>(&rules, length, &options.seats, &programs, seed)
            })
            .collect()
    }))
}
