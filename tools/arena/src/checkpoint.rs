//! Checkpoints: the files from which interrupted trainings are resumed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use engine::Seed;

use crate::output::outln;

/// Identifies a training among those of the same kind. If a checkpoint were continued with another seed or
/// another length (on which the learning rate depends), no single command could reproduce the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrainingId {
    /// The seed of the training.
    pub seed: Seed,
    /// The number of games of the whole training.
    pub games: u32,
}

impl TrainingId {
    /// The first bytes of a checkpoint.
    fn to_bytes(self) -> [u8; 12] {
        let mut bytes = [0; 12];
        bytes[..8].copy_from_slice(&self.seed.0.to_le_bytes());
        bytes[8..].copy_from_slice(&self.games.to_le_bytes());
        bytes
    }

    /// Saves the number of games played and the learned numbers, as little-endian bytes.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(self, played: u32, numbers: &[f32], path: &Path) -> Result<()> {
        let mut bytes = self.to_bytes().to_vec();
        bytes.extend(played.to_le_bytes());
        bytes.extend(numbers.iter().flat_map(|n| n.to_le_bytes()));
        replace(path, &bytes)
    }

    /// Reads the number of games played and the learned numbers.
    ///
    /// # Errors
    /// If the file cannot be read, or belongs to another training.
    pub fn load(self, path: &Path) -> Result<(u32, Vec<f32>)> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let learned = bytes.strip_prefix(&self.to_bytes());
        let (words, rest) = learned
            .with_context(|| other_training(path))?
            .as_chunks::<4>();
        ensure!(rest.is_empty(), other_training(path));
        let (played, numbers) = words.split_first().with_context(|| other_training(path))?;
        let numbers = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes));
        Ok((u32::from_le_bytes(*played), numbers.collect()))
    }
}

/// The message about a file that belongs to another training.
pub fn other_training(path: &Path) -> String {
    format!(
        "{} belongs to another training: name another --out, or remove it",
        path.display()
    )
}

/// Writes the weights of a finished training, and removes its checkpoint.
///
/// # Errors
/// If the file cannot be written, or the checkpoint cannot be removed.
pub fn finish(out: &Path, weights: &[u8]) -> Result<()> {
    write_weights(out, weights)?;
    let unfinished = beside(out);
    if unfinished.exists() {
        fs::remove_file(&unfinished)?;
    }
    Ok(())
}

/// Writes the weights of a finished training, and prints that.
///
/// # Errors
/// If the file cannot be written.
pub fn write_weights(out: &Path, weights: &[u8]) -> Result<()> {
    replace(out, weights)?;
    outln!("Wrote {}.", out.display())
}

/// Writes a file by way of another that is then renamed, so that an interruption leaves either the old file or the whole
/// new one.
fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let fresh = path.with_extension("fresh");
    fs::write(&fresh, bytes).with_context(|| format!("cannot write {}", fresh.display()))?;
    Ok(fs::rename(fresh, path)?)
}

/// The path of the checkpoint, beside that of the weights.
pub fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}
