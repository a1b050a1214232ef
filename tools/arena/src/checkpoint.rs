//! Checkpoints, from which interrupted trainings are resumed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use engine::Seed;

/// What identifies a training among those of the same kind. A checkpoint that were continued with
/// another seed or another length, on which the rate depends, would lead to weights that no command
/// makes again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrainingId {
    /// Where its luck comes from.
    pub seed: Seed,
    /// The games it has.
    pub games: u32,
}

impl TrainingId {
    /// As the first bytes of an unfinished file.
    fn to_bytes(self) -> [u8; 12] {
        let mut bytes = [0; 12];
        bytes[..8].copy_from_slice(&self.seed.0.to_le_bytes());
        bytes[8..].copy_from_slice(&self.games.to_le_bytes());
        bytes
    }

    /// Keeps the number of games played, and the numbers learned, as
    /// little-endian bytes.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(self, played: u32, numbers: &[f32], path: &Path) -> Result<()> {
        let mut bytes = self.to_bytes().to_vec();
        bytes.extend(played.to_le_bytes());
        bytes.extend(numbers.iter().flat_map(|n| n.to_le_bytes()));
        // Written beside and moved, so that an interruption leaves one of both.
        let fresh = path.with_extension("fresh");
        fs::write(&fresh, bytes).with_context(|| format!("cannot write {}", fresh.display()))?;
        Ok(fs::rename(fresh, path)?)
    }

    /// The number of games played, and the numbers learned.
    ///
    /// # Errors
    /// If the file cannot be read, or is of another training.
    pub fn load(self, path: &Path) -> Result<(u32, Vec<f32>)> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let learned = bytes.strip_prefix(&self.to_bytes());
        let (words, rest) = learned.with_context(|| foreign(path))?.as_chunks::<4>();
        ensure!(rest.is_empty(), foreign(path));
        let (played, numbers) = words.split_first().with_context(|| foreign(path))?;
        let numbers = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes));
        Ok((u32::from_le_bytes(*played), numbers.collect()))
    }
}

/// What to say of a file that is of another training.
pub fn foreign(path: &Path) -> String {
    format!(
        "{} belongs to another training: name another --out, or remove it",
        path.display()
    )
}

/// Writes the weights that a training came to, and removes its checkpoint.
///
/// # Errors
/// If the file cannot be written, or the checkpoint not be removed.
pub fn finish(out: &Path, weights: &[u8]) -> Result<()> {
    write_weights(out, weights)?;
    let unfinished = beside(out);
    if unfinished.exists() {
        fs::remove_file(&unfinished)?;
    }
    Ok(())
}

/// Writes the weights that a training came to, and says so.
///
/// # Errors
/// If the file cannot be written.
pub fn write_weights(out: &Path, weights: &[u8]) -> Result<()> {
    fs::write(out, weights).with_context(|| format!("cannot write {}", out.display()))?;
    println!("Wrote {}.", out.display());
    Ok(())
}

/// Where what is not finished is kept, beside what it is to become.
pub fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}
