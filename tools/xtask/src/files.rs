//! Lists and compresses files.

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// All files in a folder and its subfolders, sorted by path.
///
/// # Errors
/// If a folder cannot be read.
pub fn files_under(dir: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(dir).with_context(|| format!("cannot read {}", dir.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_under(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Compresses bytes with gzip.
///
/// # Errors
/// Never in practice: it only writes to memory.
pub fn gzip(bytes: &[u8], level: Compression) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    encoder.finish()
}
