//! `arena train`: trains the values from scratch and writes them.

use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};

use super::learner::{Learner, Schedule};
use crate::checkpoint::{TrainingId, beside, finish, other_training};
use crate::options::DetrakRules;
use crate::training::TrainOptions;

/// The number of games in a chunk.
const CHUNK: u32 = 50_000;
/// The number of chunks between two checkpoints.
const SAVED_EVERY: u32 = 10;
/// The number of games behind the committed weights.
const GAMES: u32 = 8_000_000;

/// Trains, and writes the weights.
///
/// # Errors
/// If a file cannot be read or written, or the checkpoint belongs to another training.
pub fn run(options: &TrainOptions) -> Result<()> {
    let rules = options
        .rules
        .context("say by which --rules it is to learn")?;
    let advanced = rules == DetrakRules::Advanced;
    let games = options.games.map_or(GAMES, NonZeroU32::get);
    let schedule = schedule(games, advanced);
    let unfinished = beside(&options.out);
    let training = TrainingId {
        seed: options.seed,
        games,
    };
    let mut learner = Learner::new(advanced, schedule);
    if unfinished.exists() {
        learner = resume(learner, training, &unfinished)?;
        eprintln!("Going on after {} games.", learner.played());
    }
    let style = "{bar:40} {pos}/{len} games, {eta} left, mean of the last {msg}";
    let bar = ProgressBar::new(games.into())
        .with_style(ProgressStyle::with_template(style)?)
        .with_position(learner.played().into());
    while let Some(mean) = learner.play_chunk(options.seed) {
        bar.set_position(learner.played().into());
        bar.set_message(format!("{mean:.2}"));
        if (learner.played() / CHUNK).is_multiple_of(SAVED_EVERY) {
            training.save(learner.played(), learner.numbers(), &unfinished)?;
        }
    }
    bar.finish();
    finish(&options.out, &learner.values().to_bytes())
}

/// The hyperparameters of the committed weights, for this many games.
fn schedule(games: u32, advanced: bool) -> Schedule {
    Schedule {
        games,
        chunk: CHUNK,
        rate: (0.6, 0.002),
        lambda: 0.5,
        explore: 0.4,
        hope: if advanced { 50.0 } else { 45.0 },
    }
}

fn resume(learner: Learner, training: TrainingId, path: &Path) -> Result<Learner> {
    let (played, numbers) = training.load(path)?;
    learner
        .resumed(numbers, played)
        .with_context(|| other_training(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;
    use std::fs;

    #[test]
    fn interrupted_or_not_the_same_is_learned() {
        let chunk = 5_000;
        let games = 2 * chunk;
        let fresh = || {
            Learner::new(
                false,
                Schedule {
                    chunk,
                    ..schedule(games, false)
                },
            )
        };
        let seed = Seed(3);
        let training = TrainingId { seed, games };
        let mut straight = fresh();
        let first = straight.play_chunk(seed).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("w.unfinished");
        training
            .save(straight.played(), straight.numbers(), &path)
            .unwrap();
        let second = straight.play_chunk(seed).unwrap();
        assert!(second > first + 1.0, "{first} and {second}: it learns");
        assert_eq!(straight.play_chunk(seed), None);
        let mut resumed = resume(fresh(), training, &path).unwrap();
        assert_eq!(resumed.play_chunk(seed), Some(second));
        assert_eq!(resumed.values(), straight.values());
        let others = [
            TrainingId {
                seed: Seed(4),
                games,
            },
            TrainingId {
                seed,
                games: games + 1,
            },
        ];
        for other in others {
            assert!(resume(fresh(), other, &path).is_err(), "{other:?}");
        }
        let bytes = fs::read(&path).unwrap();
        for damaged in [&bytes[1..], &bytes[..bytes.len() - 1], &[0; 9]] {
            fs::write(&path, damaged).unwrap();
            assert!(resume(fresh(), training, &path).is_err());
        }
    }
}
