//! Many deals, on many threads.

use anyhow::{Result, ensure};
use engine::MAX_SEATS;
use indicatif::ParallelProgressIterator;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::contest::Contest;
use crate::deal::{self, Deal, Length};
use crate::options::MatchOptions;
use crate::output::{self, give_out, progress};
use crate::program::Programs;
use crate::report::Report;

/// Plays a tournament and reports it.
///
/// # Errors
/// If the game cannot be played by so many, or the report cannot be written.
pub fn run<G: Contest>(options: &MatchOptions) -> Result<()> {
    output::check(options.json.as_deref())?;
    let report = Report::new(options, &play::<G>(options)?);
    give_out(&report, options.json.as_deref())
}

/// Plays all deals, in the order of their numbers whatever the threads do.
///
/// # Errors
/// If the game cannot be played by so many, or a program cannot begin.
pub fn play<G: Contest>(options: &MatchOptions) -> Result<Vec<Deal>> {
    let seats = options.seats.len();
    ensure!(seats <= MAX_SEATS, "no game has {seats} seats");
    let length = match options.matches {
        true => Length::Match,
        false => Length::Round,
    };
    let rules = G::rules(seats, length);
    G::new(&rules)?;
    let programs = Programs::start::<G>(&options.seats, &rules, length, options.limits)?;
    let threads = options.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let bar = progress(options.deals.get().into(), "deals")?;
    Ok(pool.install(|| {
        (0..options.deals.get())
            .into_par_iter()
            .progress_with(bar)
            .map(|number| {
                let seed = deal::seed_of(options.seed, number);
                deal::play::<G>(&rules, length, &options.seats, &programs, seed)
            })
            .collect()
    }))
}
