//! Proves the puzzles of a file anew.

use std::fs;
use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use protocol::{Puzzle, Puzzles};

use super::PuzzleOptions;
use super::race::{Confirm, PROOF};
use super::source::PuzzleSource;
use crate::output::outln;
use crate::parallel::Games;

/// By how many standard errors right actions are ahead for the second judge, with the usual effort. Fewer than when a puzzle is found: those that
/// were found with just enough would fail by luck.
const SURE: f64 = 2.0;

/// Proves each puzzle of a file, and prints those that do not hold, or writes the others.
///
/// # Errors
/// If a file cannot be read or written, or a puzzle does not hold and the others are not written.
pub fn run<G: PuzzleSource>(file: &Path, options: &PuzzleOptions) -> Result<()> {
    let name = file.display();
    let bytes = fs::read(file).with_context(|| format!("cannot read {name}"))?;
    let puzzles = Puzzles::<G>::from_bytes(&bytes).with_context(|| format!("in {name}"))?;
    let count = NonZeroU32::new(puzzles.0.len() as u32).context("there are no puzzles")?;
    let games = Games {
        skip: 0,
        count,
        name: "puzzles",
        threads: options.threads,
    };
    let faults = games.play(|place| {
        let puzzle = &puzzles.0[place as usize];
        Ok(Some(fault(puzzle, options.effort, options.seed.0)))
    })?;
    let looked = faults.len();
    let wrong = faults.iter().flatten().count();
    for (puzzle, fault) in puzzles.0.iter().zip(&faults) {
        if let Some(fault) = fault {
            outln!("{}: {fault}", puzzle.state)?;
        }
    }
    outln!("{} of {looked} puzzles hold", looked - wrong)?;
    if let Some(file) = &options.write {
        let all = puzzles.0.into_iter().zip(faults);
        let holds = all.filter_map(|(puzzle, fault)| fault.is_none().then_some(puzzle));
        let bytes = Puzzles(holds.collect::<Vec<Puzzle<G>>>()).to_bytes();
        return fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()));
    }
    ensure!(wrong == 0, "{wrong} puzzles of {name} do not hold");
    Ok(())
}

/// Why a puzzle does not hold: a judgement disagrees, beyond what may be luck, or its themes are others; `None` if it
/// holds.
pub fn fault<G: PuzzleSource>(puzzle: &Puzzle<G>, effort: u32, seed: u64) -> Option<&'static str> {
    let view = puzzle.view();
    let right = &puzzle.accepted;
    let asked = Confirm {
        effort,
        sure: SURE * (f64::from(effort) / f64::from(PROOF)).sqrt(),
        hopeless: f64::NEG_INFINITY,
        seed: seed ^ u64::from(puzzle.id()),
    };
    let mut themes = puzzle.themes.clone();
    themes.retain(|theme| puzzle.state.has_theme(puzzle.seat, right, *theme));
    if !G::proofs(&view, effort)
        .iter()
        .all(|gaps| gaps.agree_with(right))
    {
        Some("the judgement is another")
    } else if !G::is_confirmed(&view, right, asked) {
        Some("the second judge is of another opinion")
    } else if themes != puzzle.themes {
        Some("the themes are others")
    } else {
        None
    }
}
