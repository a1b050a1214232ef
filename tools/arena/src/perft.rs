//! `arena perft`: counts the ways to play on from a position of Débâcle.
//!
//! The numbers show whether a move generator is right, and how fast it is. Single actions or whole turns are
//! counted; repetitions of positions are ignored.

use std::fmt;
use std::num::NonZeroUsize;
use std::time::Instant;

use anyhow::{Result, anyhow};
use clap::{Args, ValueEnum};
use engine::debacle::{Action, Board, Order, Pile, Position, Side, Symmetry};
use indicatif::{ParallelProgressIterator, ProgressIterator};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;

use crate::output::{Json, progress};

/// The greatest depth, in actions or turns: a greater one would not end in a lifetime.
const DEEPEST: i64 = 12;

/// The options of `arena perft`.
#[derive(Args, Clone, Debug)]
pub struct PerftOptions {
    /// The number of actions or turns, 1 to 12.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=DEEPEST))]
    pub depth: u8,
    /// The unit of the depth.
    #[arg(long, value_enum, default_value = "actions")]
    pub unit: Unit,
    /// The order of the dice at the start.
    #[arg(long, default_value = "123456")]
    pub order: Order,
    /// Let black's camp mirror red's, so that equal values face each other.
    #[arg(long)]
    pub mirror: bool,
    /// Begin a turn of red with this board instead: six rows from row 6 down, separated by slashes; red dice as
    /// digits, black ones as letters (a is a 1), free squares as dots.
    #[arg(long, conflicts_with_all = ["order", "mirror"])]
    pub board: Option<Board>,
    /// With a board: the values red has captured, like 135; - for none.
    #[arg(long, default_value = "-", requires = "board")]
    pub red: Pile,
    /// With a board: the values black has captured.
    #[arg(long, default_value = "-", requires = "board")]
    pub black: Pile,
    /// Also print the last count for each first action.
    #[arg(long)]
    pub divide: bool,
    /// The number of threads; one per core if not given.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
    /// Where the report goes.
    #[command(flatten)]
    pub json: Json,
}

/// What is counted.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Sequences of single actions; those that end earlier with the round do not count.
    Actions,
    /// Sequences of whole turns; the round may end earlier.
    Turns,
}

/// The counts, and their times.
#[derive(Serialize, Debug)]
struct Report {
    version: &'static str,
    /// The position, in the form of `--board` and the related options.
    board: String,
    red: String,
    black: String,
    unit: Unit,
    counts: Vec<Count>,
    /// The last count for each first action, if `--divide` is given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    first_actions: Vec<Branch>,
}

/// The count for one depth.
#[derive(Serialize, Debug)]
struct Count {
    depth: u8,
    count: u64,
    seconds: f64,
}

/// The count for one first action.
#[derive(Serialize, Debug)]
struct Branch {
    action: String,
    count: u64,
}

/// Counts, and writes the report.
///
/// # Errors
/// If the position cannot occur, or the report cannot be written.
pub fn run(options: &PerftOptions) -> Result<()> {
    options.json.check()?;
    let position = position(options)?;
    let threads = options.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let branches = branches(&position);
    let (counts, last) = pool.install(|| count_all(&branches, options))?;
    let mut report = Report {
        version: env!("CARGO_PKG_VERSION"),
        board: position.board().to_string(),
        red: position.pile(Side::Red).to_string(),
        black: position.pile(Side::Black).to_string(),
        unit: options.unit,
        counts,
        first_actions: Vec::new(),
    };
    if options.divide {
        let named = branches.iter().zip(last);
        report.first_actions = named
            .map(|((action, _), count)| Branch {
                action: action.to_string(),
                count,
            })
            .collect();
    }
    options.json.write(&report)
}

fn position(options: &PerftOptions) -> Result<Position> {
    let Some(board) = options.board else {
        let symmetry = if options.mirror {
            Symmetry::Mirror
        } else {
            Symmetry::Point
        };
        return Ok(Position::start(options.order, symmetry, Side::Red));
    };
    Position::new(board, [options.red, options.black], Side::Red, 0)
        .map_err(|error| anyhow!("there is no such position: {error}"))
}

/// The first actions, and the positions after them.
fn branches(position: &Position) -> Vec<(Action, Position)> {
    let mut branches = Vec::new();
    position.actions(&mut |action| branches.push((action, after(position, action))));
    branches
}

fn after(position: &Position, action: Action) -> Position {
    let mut next = *position;
    next.act_unchecked(action);
    next
}

/// The count of every depth, and the last one by first actions.
fn count_all(
    branches: &[(Action, Position)],
    options: &PerftOptions,
) -> Result<(Vec<Count>, Vec<u64>)> {
    let mut counts = Vec::new();
    let mut last = Vec::new();
    for depth in 1..=options.depth {
        let bar = progress(branches.len() as u64, "first actions")?;
        let begun = Instant::now();
        // Small depths end before threads have started.
        last = match depth {
            1 => branches
                .iter()
                .progress_with(bar)
                .map(|branch| count_from(branch, depth, options.unit))
                .collect(),
            _ => branches
                .par_iter()
                .progress_with(bar)
                .map(|branch| count_from(branch, depth, options.unit))
                .collect(),
        };
        counts.push(Count {
            depth,
            count: last.iter().sum(),
            seconds: begun.elapsed().as_secs_f64(),
        });
    }
    Ok((counts, last))
}

/// The number of ways that begin with an action, which is counted.
fn count_from((_, next): &(Action, Position), depth: u8, unit: Unit) -> u64 {
    match unit {
        Unit::Actions => count_actions(next, depth - 1),
        Unit::Turns => turns_after(Side::Red, next, depth),
    }
}

fn count_actions(position: &Position, depth: u8) -> u64 {
    match depth {
        0 => return 1,
        1 => return position.choices().len().into(),
        _ => {}
    }
    let mut count = 0;
    position.actions(&mut |action| count += count_actions(&after(position, action), depth - 1));
    count
}

/// The number of ways to play this many turns, or to the end of the round.
fn count_turns(position: &Position, turns: u8) -> u64 {
    let mut count = 0;
    position.actions(&mut |action| {
        count += turns_after(position.mover(), &after(position, action), turns);
    });
    count
}

/// As [`count_turns`], after an action of `mover` that may have ended its turn.
fn turns_after(mover: Side, next: &Position, turns: u8) -> u64 {
    let left = turns - u8::from(next.mover() != mover);
    if left == 0 || next.is_over() {
        1
    } else {
        count_turns(next, left)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.board.replace('/', "\n"))?;
        let unit = match self.unit {
            Unit::Actions => "actions",
            Unit::Turns => "turns",
        };
        writeln!(f, "{unit:>7} {:>18} {:>10} {:>14}", "ways", "s", "ways/s")?;
        for Count {
            depth,
            count,
            seconds,
        } in &self.counts
        {
            let speed = *count as f64 / seconds.max(1e-9);
            writeln!(f, "{depth:>7} {count:>18} {seconds:>10.3} {speed:>14.0}")?;
        }
        for Branch { action, count } in &self.first_actions {
            writeln!(f, "{action:<12} {count:>13}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning of a turn of red, in which black has captured nothing.
    fn position(board: &str, red: &str) -> Position {
        let piles = [red.parse().unwrap(), Pile::EMPTY];
        Position::new(board.parse().unwrap(), piles, Side::Red, 0).unwrap()
    }

    fn counts(position: &Position, unit: Unit, depths: u8) -> Vec<u64> {
        let branches = branches(position);
        (1..=depths)
            .map(|depth| {
                let all = branches.iter();
                all.map(|branch| count_from(branch, depth, unit)).sum()
            })
            .collect()
    }

    #[test]
    fn the_counts_are_those_of_the_engines_own_tests() {
        let start = Position::start(Order::standard(), Symmetry::Point, Side::Red);
        assert_eq!(counts(&start, Unit::Actions, 4), [12, 158, 1_251, 15_186]);
        assert_eq!(counts(&start, Unit::Turns, 2), [158, 72_048]);
        let gate = position("a..e../36.bc./..5.../...f../....../12.4..", "1");
        assert_eq!(counts(&gate, Unit::Actions, 4), [18, 290, 3_725, 54_021]);
        assert_eq!(counts(&gate, Unit::Turns, 1), [1_137]);
    }

    #[test]
    fn fast_and_slow_counting_agree_where_rounds_end() {
        fn slow(position: &Position, depth: u8) -> u64 {
            if depth == 0 {
                return 1;
            }
            let branches = branches(position);
            branches.iter().map(|(_, next)| slow(next, depth - 1)).sum()
        }
        // One more capture ends the round.
        let end = position("f...../....../..a.../..1.../....../234.56", "2345");
        let expected: Vec<u64> = (1..=4).map(|depth| slow(&end, depth)).collect();
        assert_eq!(counts(&end, Unit::Actions, 4), expected);
    }
}
