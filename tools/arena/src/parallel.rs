//! Games on several threads.

use std::num::{NonZeroU32, NonZeroUsize};

use anyhow::Result;
use indicatif::ParallelProgressIterator;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::output::progress;

/// Computes `count` results on several threads, one per core by default; returns them in the order of their
/// numbers, from 0.
///
/// # Errors
/// If no threads can be started.
pub fn map<T: Send>(
    games: NonZeroU32,
    threads: Option<NonZeroUsize>,
    play: impl Fn(u32) -> T + Sync + Send,
) -> Result<Vec<T>> {
    let threads = threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let bar = progress(games.get().into(), "games")?;
    let numbers = (0..games.get()).into_par_iter();
    Ok(pool.install(|| numbers.progress_with(bar).map(play).collect()))
}
