//! `arena puzzles`: finds decisions with right and wrong answers, proves them, and rates them on the scale of the levels.
//!
//! `docs/puzzles.md` says what is proven, and how.

mod debacle;
mod dekal;
mod detrak;
mod dumble;
mod find;
mod gaps;
mod race;
mod rating;
mod report;
mod source;
mod verify;

use std::collections::HashSet;
use std::fs;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;
use engine::{GameId, Seed, with_game};
use protocol::{Puzzle, Puzzles};

use crate::interrupt;
use crate::options::game_parser;
use crate::output::outln;
use crate::parallel::Games;
use find::{Counts, Found, in_match};
use race::PROOF;
use report::Report;
use source::PuzzleSource;

/// The matches that are played before the puzzles of all are counted.
const BATCH: u32 = 8;
/// The natural action is right in at most one puzzle of so many.
const NATURAL: usize = 7;

/// The options of `arena puzzles`.
#[derive(Args, Clone, Debug)]
pub struct PuzzleOptions {
    /// The game.
    #[arg(long, value_parser = game_parser())]
    pub game: GameId,
    /// The number of puzzles to find; after Ctrl-C, those that were found before.
    #[arg(long, default_value = "10")]
    pub count: NonZeroU32,
    /// The seed, in the notation of the app. The same one finds the same puzzles, whatever the number of threads.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// The effort of a proof, in percent of that of hints and reviews.
    #[arg(long, default_value_t = PROOF)]
    pub effort: u32,
    /// Write the puzzles to this file, instead of listing them; with `--verify`, those that hold.
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// Prove the puzzles of this file anew, instead of finding some.
    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    pub verify: Option<PathBuf>,
    /// The number of threads; one per core if not given.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
}

/// Finds puzzles, or proves those of a file anew.
///
/// # Errors
/// If a file cannot be read or written, or a puzzle of it does not hold.
pub fn run(options: &PuzzleOptions) -> Result<()> {
    interrupt::note()?;
    with_game!(options.game, G => match &options.verify {
        Some(file) => verify::run::<G>(file, options),
        None => find::<G>(options),
    })
}

fn find<G: PuzzleSource>(options: &PuzzleOptions) -> Result<()> {
    let began = Instant::now();
    let (chosen, counts, matches) = chosen::<G>(options)?;
    let puzzles = Puzzles(chosen.puzzles);
    let bytes = puzzles.to_bytes();
    let report = Report {
        puzzles: &puzzles.0,
        natural: chosen.natural,
        is_list: options.write.is_none(),
        counts,
        matches,
        bytes: bytes.len(),
        seconds: began.elapsed().as_secs_f64(),
    };
    if let Some(file) = &options.write {
        // What cannot be read again is not written.
        Puzzles::<G>::from_bytes(&bytes)?;
        fs::write(file, &bytes).with_context(|| format!("cannot write {}", file.display()))?;
    }
    outln!("{report}")
}

/// The puzzles of as many matches as it takes, what became of all decisions, and the number of matches.
fn chosen<G: PuzzleSource>(options: &PuzzleOptions) -> Result<(Chosen<G>, Counts, u32)> {
    let mut chosen = Chosen::<G>::default();
    let (mut counts, mut matches) = (Counts::default(), 0);
    let wanted = options.count.get() as usize;
    while chosen.puzzles.len() < wanted && !interrupt::is_noted() {
        let games = Games {
            skip: matches,
            count: NonZeroU32::new(BATCH).expect("a batch has matches"),
            name: "matches",
            threads: options.threads,
        };
        let played =
            games.play(|number| Ok(Some(in_match::<G>(options.seed, number, options.effort))))?;
        matches += played.len() as u32;
        for (found, more) in played {
            counts = counts.plus(more);
            if let Some(found) = found.filter(|_| chosen.puzzles.len() < wanted) {
                chosen.add(found);
            }
        }
        eprintln!("{} puzzles in {matches} matches", chosen.puzzles.len());
    }
    Ok((chosen, counts, matches))
}

/// The puzzles so far, none like another.
struct Chosen<G: PuzzleSource> {
    puzzles: Vec<Puzzle<G>>,
    alike: HashSet<String>,
    natural: usize,
}

impl<G: PuzzleSource> Default for Chosen<G> {
    fn default() -> Self {
        Chosen {
            puzzles: Vec::new(),
            alike: HashSet::new(),
            natural: 0,
        }
    }
}

impl<G: PuzzleSource> Chosen<G> {
    /// Adds a puzzle, unless there is one like it or too many are natural.
    fn add(&mut self, found: Found<G>) {
        let is_too_natural =
            found.is_natural && (self.natural + 1) * NATURAL > self.puzzles.len() + 1;
        if is_too_natural || !self.alike.insert(found.alike) {
            return;
        }
        self.natural += usize::from(found.is_natural);
        self.puzzles.push(found.puzzle);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::verify::fault;
    use super::*;

    /// A game's puzzles may have so many bytes.
    const MOST_BYTES: usize = 40_000;
    /// So many puzzles of each game are proven anew.
    const SAMPLE: usize = 3;

    /// Checks the puzzles that the page has, and proves some of them anew.
    fn check<G: PuzzleSource>() {
        let name = format!("../../crates/features/puzzles/data/{}.bin", G::ID.name());
        let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap();
        assert!(bytes.len() <= MOST_BYTES, "{} bytes", bytes.len());
        let puzzles = Puzzles::<G>::from_bytes(&bytes).unwrap().0;
        let mut ids: Vec<u32> = puzzles.iter().map(Puzzle::id).collect();
        let mut alike: Vec<String> = puzzles
            .iter()
            .map(|puzzle| puzzle.state.alike(puzzle.seat))
            .collect();
        ids.sort_unstable();
        alike.sort_unstable();
        assert!(ids.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(alike.windows(2).all(|pair| pair[0] != pair[1]));
        for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(SAMPLE)) {
            assert_eq!(fault(puzzle, PROOF, 1), None, "{}", puzzle.state);
        }
    }

    #[test]
    fn the_puzzles_of_the_page_hold() {
        check::<engine::dekal::Dekal>();
        check::<engine::detrak::Detrak>();
        check::<engine::dumble::Dumble>();
        check::<engine::debacle::Debacle>();
    }
}
