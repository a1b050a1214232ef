//! `arena train`: from nothing to a file of weights.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use engine::Seed;
use indicatif::{ProgressBar, ProgressStyle};

use super::learner::{LOT, Learner, Schedule};
use crate::options::{RulesName, TrainOptions};

/// How many lots are played between two savings.
const SAVED_EVERY: u32 = 10;

/// Learns, and writes what was learned.
///
/// # Errors
/// If a file cannot be read or written, or an unfinished one is of another
/// training.
pub fn run(options: &TrainOptions) -> Result<()> {
    let advanced = options.rules == Some(RulesName::Advanced);
    let schedule = schedule(options.games.get(), advanced);
    let unfinished = unfinished(&options.out);
    let training = Training {
        seed: options.seed,
        games: options.games.get(),
    };
    let mut learner = Learner::new(advanced, schedule);
    if unfinished.exists() {
        learner = resume(learner, training, &unfinished)?;
        eprintln!("Going on after {} games.", learner.played());
    }
    let style = "{bar:40} {pos}/{len} games, {eta} left, mean of the last {msg}";
    let bar = ProgressBar::new(options.games.get().into())
        .with_style(ProgressStyle::with_template(style)?)
        .with_position(learner.played().into());
    while let Some(mean) = learner.play_lot(options.seed) {
        bar.set_position(learner.played().into());
        bar.set_message(format!("{mean:.2}"));
        if (learner.played() / LOT).is_multiple_of(SAVED_EVERY) {
            save(&learner, training, &unfinished)?;
        }
    }
    bar.finish();
    let bytes = learner.values().to_bytes();
    fs::write(&options.out, bytes)
        .with_context(|| format!("cannot write {}", options.out.display()))?;
    if unfinished.exists() {
        fs::remove_file(&unfinished)?;
    }
    println!("Wrote {}.", options.out.display());
    Ok(())
}

/// How the committed weights were learned, over so many games.
fn schedule(games: u32, advanced: bool) -> Schedule {
    Schedule {
        games,
        rate: (0.6, 0.002),
        lambda: 0.5,
        explore: 0.4,
        hope: if advanced { 50.0 } else { 45.0 },
    }
}

/// Where what is not finished is kept.
fn unfinished(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}

/// What sets a training apart from others by the same rules: gone on with under
/// another seed, or another length (the rate depends on it), it would lead to
/// weights that no command gives again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Training {
    seed: Seed,
    games: u32,
}

impl Training {
    /// As the first bytes of an unfinished file.
    fn to_bytes(self) -> [u8; 12] {
        let mut bytes = [0; 12];
        bytes[..8].copy_from_slice(&self.seed.0.to_le_bytes());
        bytes[8..].copy_from_slice(&self.games.to_le_bytes());
        bytes
    }
}

/// The training, the number of games played, and the numbers learned, as
/// little-endian bytes.
fn save(learner: &Learner, training: Training, path: &Path) -> Result<()> {
    let mut bytes = training.to_bytes().to_vec();
    bytes.extend(learner.played().to_le_bytes());
    bytes.extend(learner.numbers().iter().flat_map(|n| n.to_le_bytes()));
    // Written beside and moved, so that an interruption leaves one of both.
    let fresh = path.with_extension("fresh");
    fs::write(&fresh, bytes).with_context(|| format!("cannot write {}", fresh.display()))?;
    Ok(fs::rename(fresh, path)?)
}

fn resume(learner: Learner, training: Training, path: &Path) -> Result<Learner> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let other = || {
        format!(
            "{} belongs to another training: name another --out, or remove it",
            path.display()
        )
    };
    let learned = bytes.strip_prefix(&training.to_bytes());
    let (words, rest) = learned.with_context(other)?.as_chunks::<4>();
    ensure!(rest.is_empty(), other());
    let (played, numbers) = words.split_first().with_context(other)?;
    let numbers = numbers
        .iter()
        .map(|bytes| f32::from_le_bytes(*bytes))
        .collect();
    learner
        .resumed(numbers, u32::from_le_bytes(*played))
        .with_context(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interrupted_or_not_the_same_is_learned() {
        let games = 2 * LOT;
        let fresh = || {
            Learner::new(
                false,
                Schedule {
                    games,
                    ..schedule(games, false)
                },
            )
        };
        let seed = Seed(3);
        let training = Training { seed, games };
        let mut straight = fresh();
        let first = straight.play_lot(seed).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("w.unfinished");
        save(&straight, training, &path).unwrap();
        let second = straight.play_lot(seed).unwrap();
        assert!(second > first + 1.0, "{first} and {second}: it learns");
        assert_eq!(straight.play_lot(seed), None);
        let mut resumed = resume(fresh(), training, &path).unwrap();
        assert_eq!(resumed.play_lot(seed), Some(second));
        assert_eq!(resumed.values(), straight.values());
        let others = [
            Training {
                seed: Seed(4),
                games,
            },
            Training {
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
