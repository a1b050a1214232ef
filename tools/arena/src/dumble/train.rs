//! `arena train --game dumble`: trains the values from scratch and writes them.

use std::num::NonZeroU32;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use super::learner::{Learner, Schedule};
use crate::checkpoint::write_weights;
use crate::training::TrainOptions;

/// The number of rounds behind the committed values.
const ROUNDS: u32 = 8_000_000;
/// The number of rounds between two updates of the progress.
const LOT: u32 = 10_000;

/// Trains, and writes the values.
///
/// # Errors
/// If the file cannot be written.
pub fn run(options: &TrainOptions) -> Result<()> {
    let rounds = options.games.map_or(ROUNDS, NonZeroU32::get);
    let mut learner = Learner::new(schedule(rounds));
    let style = "{bar:40} {pos}/{len} rounds, {eta} left";
    let bar = ProgressBar::new(rounds.into()).with_style(ProgressStyle::with_template(style)?);
    while learner.play(options.seed.0) {
        if learner.played().is_multiple_of(LOT) {
            bar.set_position(learner.played().into());
        }
    }
    bar.finish();
    write_weights(&options.out, &learner.values().to_bytes())
}

/// The hyperparameters of the committed values, for this many rounds.
fn schedule(rounds: u32) -> Schedule {
    Schedule {
        rounds,
        rate: (0.2, 0.003),
        explore: 0.08,
        simple: 0.2,
        call: 0.1,
        play_on: 0.1,
    }
}
