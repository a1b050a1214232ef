//! Games on several threads.

use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use engine::Seed;
use indicatif::ProgressBar;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::interrupt;
use crate::output::progress;

/// Which of a seed's games are played, and how.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// The number of the seed's games to skip.
    pub skip: u32,
    /// The number of games.
    pub count: NonZeroU32,
    /// The name of these games, which is also that of the option with their number.
    pub name: &'static str,
    /// The number of threads; one per core if not given.
    pub threads: Option<NonZeroUsize>,
}

/// The time between two lines about how far the games have come, where there is no progress bar.
const TOLD_EVERY: Duration = Duration::from_secs(60);

/// Says how far the games have come, if that was not told lately: where the error output is no terminal, the bar is
/// hidden.
fn tell(bar: &ProgressBar, name: &str, told: &Mutex<Instant>) {
    // Another thread that holds it tells the same.
    if let Ok(mut told) = told.try_lock()
        && bar.is_hidden()
        && told.elapsed() >= TOLD_EVERY
    {
        *told = Instant::now();
        eprintln!("{} of {} {name}", bar.position(), bar.length().unwrap_or(0));
    }
}

impl Games {
    /// Plays the games, each by its number among those of the seed, and returns the results in the order of these
    /// numbers. After Ctrl-C no more games begin, and the results are those of the first games, up to one without
    /// a result.
    ///
    /// # Errors
    /// If there are not so many games, no threads can be started, or a game fails.
    pub fn play<T: Send>(
        self,
        play: impl Fn(u32) -> Result<Option<T>> + Sync + Send,
    ) -> Result<Vec<T>> {
        let last = self.skip.checked_add(self.count.get());
        ensure!(
            last.is_some(),
            "a seed has {} {} at most",
            u32::MAX,
            self.name
        );
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let bar = progress(self.count.get().into(), self.name)?;
        let told = Mutex::new(Instant::now());
        // Threads take the numbers in order, so that the games before an interruption are the first ones.
        let next = AtomicU32::new(self.skip);
        let mut played: Vec<(u32, T)> = pool.install(|| {
            (0..self.count.get())
                .into_par_iter()
                .filter_map(|_| {
                    if interrupt::is_noted() {
                        return None;
                    }
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let played = play(number).transpose()?;
                    bar.inc(1);
                    tell(&bar, self.name, &told);
                    Some(played.map(|result| (number, result)))
                })
                .collect::<Result<_>>()
        })?;
        bar.finish_and_clear();
        played.sort_by_key(|(number, _)| *number);
        let in_order = (self.skip..).zip(played);
        let first =
            in_order.map_while(|(place, (number, result))| (number == place).then_some(result));
        Ok(first.collect())
    }

    /// As [`play`](Games::play), for games that always have a result. If Ctrl-C stops them, the error output says
    /// how to go on.
    ///
    /// # Errors
    /// As `play`, and if nothing was played.
    pub fn measure<T: Send>(
        self,
        seed: Seed,
        play: impl Fn(u32) -> T + Sync + Send,
    ) -> Result<Vec<T>> {
        interrupt::note()?;
        let played = self.play(|number| Ok(Some(play(number))))?;
        self.tell(played.len(), seed)?;
        Ok(played)
    }

    /// Says how to go on, if not all games were played.
    ///
    /// # Errors
    /// If no game was played.
    pub fn tell(self, played: usize, seed: Seed) -> Result<()> {
        let Games {
            skip, name, count, ..
        } = self;
        ensure!(played > 0, "stopped before any of the {name} was over");
        let left = count.get() - played as u32;
        if left > 0 {
            eprintln!(
                "Stopped after {played} of {count} {name}; go on with --seed {seed} --skip {} --{name} {left}",
                skip + played as u32,
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_up_to_the_first_without_one() {
        let games = Games {
            skip: 7,
            count: 20.try_into().unwrap(),
            name: "games",
            threads: None,
        };
        let all = games.play(|number| Ok(Some(number))).unwrap();
        assert!(all.into_iter().eq(7..27));
        let some = games.play(|number| Ok(Some(number).filter(|number| *number != 17)));
        assert!(some.unwrap().into_iter().eq(7..17));
        assert!(games.tell(20, Seed(1)).is_ok() && games.tell(0, Seed(1)).is_err());
        let skip = u32::MAX - 19;
        assert!(Games { skip, ..games }.play(|_| Ok(Some(()))).is_err());
    }
}
