//! `arena perft`: counts the sequences of actions from the start of a round of Débâcle.
//!
//! The numbers show whether a move generator is right, and how fast it is; the engine's own tests have those of other
//! positions. Repetitions of positions are ignored.

use std::time::Instant;

use anyhow::Result;
use clap::Args;
use engine::debacle::{Order, Position, Side, Symmetry};

use crate::output::outln;

/// The greatest depth, in actions: a greater one would not end in a lifetime.
const DEEPEST: i64 = 12;

/// The options of `arena perft`.
#[derive(Args, Clone, Debug)]
pub struct PerftOptions {
    /// The number of actions, 1 to 12.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=DEEPEST))]
    pub depth: u8,
    /// The order of the dice at the start.
    #[arg(long, default_value = "123456")]
    pub order: Order,
}

/// Counts, and prints the count of every depth with its time.
///
/// # Errors
/// If the output cannot be written.
pub fn run(options: &PerftOptions) -> Result<()> {
    let position = Position::start(options.order, Symmetry::Point, Side::Red);
    outln!("{}", position.board().to_string().replace('/', "\n"))?;
    outln!("actions {:>18} {:>10} {:>14}", "ways", "s", "ways/s")?;
    for depth in 1..=options.depth {
        let begun = Instant::now();
        let count = count(&position, depth);
        let seconds = begun.elapsed().as_secs_f64();
        let speed = count as f64 / seconds.max(1e-9);
        outln!("{depth:>7} {count:>18} {seconds:>10.3} {speed:>14.0}")?;
    }
    Ok(())
}

/// The number of sequences of this many actions; those that end earlier with the round do not count.
fn count(position: &Position, depth: u8) -> u64 {
    if depth == 1 {
        return position.choices().len().into();
    }
    let mut sum = 0;
    position.actions(&mut |action| {
        let mut next = *position;
        next.act_unchecked(action);
        sum += count(&next, depth - 1);
    });
    sum
}

#[test]
fn the_counts_are_those_of_the_engines_own_tests() {
    let start = Position::start(Order::standard(), Symmetry::Point, Side::Red);
    let counts = [1, 2, 3, 4].map(|depth| count(&start, depth));
    assert_eq!(counts, [12, 158, 1_251, 15_186]);
}
