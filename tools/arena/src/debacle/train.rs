//! `arena train --game debacle`: trains the evaluator from scratch and writes its weights.

use std::num::NonZeroU32;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};

use super::learner::Learner;
use crate::checkpoint::{TrainingId, beside, finish, other_training};
use crate::training::TrainOptions;

/// The number of rounds in a chunk.
const CHUNK: u32 = 500;
/// The number of chunks between two checkpoints.
const SAVED_EVERY: u32 = 4;
/// The number of rounds behind the committed weights.
const ROUNDS: u32 = 36_000;

/// Trains, and writes the weights.
///
/// # Errors
/// If a file cannot be read or written, or the checkpoint belongs to another training.
pub fn run(options: &TrainOptions) -> Result<()> {
    let games = options.games.map_or(ROUNDS, NonZeroU32::get);
    let training = TrainingId {
        seed: options.seed,
        games,
    };
    let unfinished = beside(&options.out);
    let mut learner = Learner::new(options.seed, games, CHUNK);
    if unfinished.exists() {
        let (played, snapshot) = training.load(&unfinished)?;
        let resumed = learner.resumed(played, &snapshot);
        learner = resumed.with_context(|| other_training(&unfinished))?;
        eprintln!("Going on after {played} rounds.");
    }
    let style = "{bar:40} {pos}/{len} rounds, {eta} left, {msg}";
    let bar = ProgressBar::new(games.into())
        .with_style(ProgressStyle::with_template(style)?)
        .with_position(learner.played().into());
    while let Some(report) = learner.play_chunk() {
        let played = learner.played();
        let message = format!("error {:.4}, {:.1} points", report.error, report.points);
        bar.set_position(played.into());
        if (played / CHUNK).is_multiple_of(SAVED_EVERY) {
            training.save(played, &learner.snapshot(), &unfinished)?;
            if bar.is_hidden() {
                eprintln!("{played} of {games} rounds, {message}");
            }
        }
        bar.set_message(message);
    }
    bar.finish();
    finish(&options.out, &learner.net().to_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;

    #[test]
    fn interrupted_or_not_the_same_is_learned() {
        let chunk = 40;
        let games = 2 * chunk;
        let seed = Seed(3);
        let training = TrainingId { seed, games };
        let mut straight = Learner::new(seed, games, chunk);
        let first = straight.play_chunk().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("w.unfinished");
        let snapshot = straight.snapshot();
        training.save(straight.played(), &snapshot, &path).unwrap();
        let second = straight.play_chunk().unwrap();
        assert!(
            second.error < first.error,
            "{first:?} {second:?}: it learns"
        );
        assert_eq!(straight.play_chunk(), None);
        let (played, snapshot) = training.load(&path).unwrap();
        let mut resumed = Learner::new(seed, games, chunk)
            .resumed(played, &snapshot)
            .unwrap();
        assert_eq!(resumed.play_chunk(), Some(second));
        assert_eq!(resumed.net(), straight.net());
        let cut = Learner::new(seed, games, chunk).resumed(played, &snapshot[1..]);
        assert!(cut.is_none());
    }
}
