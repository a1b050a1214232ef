//! Many deals, on many threads.

use std::fs;

use anyhow::{Context, Result, ensure};
use engine::MAX_SEATS;
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::contest::Contest;
use crate::deal::{self, Deal, Length};
use crate::options::MatchOptions;
use crate::report::Report;

/// Plays a tournament and reports it.
///
/// # Errors
/// If the game cannot be played by so many, or the report cannot be written.
pub fn run<G: Contest>(options: &MatchOptions) -> Result<()> {
    let report = Report::new(options, &play::<G>(options)?);
    print!("{report}");
    if let Some(path) = &options.json {
        let json = serde_json::to_string_pretty(&report)?;
        fs::write(path, json).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Plays all deals, in the order of their numbers whatever the threads do.
fn play<G: Contest>(options: &MatchOptions) -> Result<Vec<Deal>> {
    let seats = options.seats.len();
    ensure!(seats <= MAX_SEATS, "no game has {seats} seats");
    let rules = G::rules(seats);
    G::new(&rules)?;
    let length = match options.matches {
        true => Length::Match,
        false => Length::Round,
    };
    let threads = options.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let bar = progress(options.deals.get())?;
    Ok(pool.install(|| {
        (0..options.deals.get())
            .into_par_iter()
            .progress_with(bar)
            .map(|number| {
                let seed = deal::seed_of(options.seed, number);
                deal::play::<G>(&rules, length, &options.seats, seed)
            })
            .collect()
    }))
}

/// A bar on the error output; nothing if that is no terminal.
fn progress(deals: u32) -> Result<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} deals, {eta} left")?;
    Ok(ProgressBar::new(deals.into()).with_style(style))
}
