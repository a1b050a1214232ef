//! The sizes of a release's files, as they are and after gzip, at the default level (6), which GitHub Pages uses.

use crate::files::{files_under, gzip};
use anyhow::Result;
use flate2::Compression;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// A file with its sizes in bytes.
#[derive(Debug, Clone)]
pub struct Sizes {
    /// Its path from the release's folder.
    pub name: String,
    /// Its size without compression.
    pub raw: usize,
    /// Its size after gzip, or without compression if gzip makes it longer, since hosts send it like that then.
    pub gzip: usize,
}

/// The sizes of all files in a folder, in the order of their names.
///
/// # Errors
/// If a file cannot be read.
pub fn sizes(dir: &Path) -> Result<Vec<Sizes>> {
    let sizes = |path: &Path| -> Result<Sizes> {
        let bytes = fs::read(path)?;
        Ok(Sizes {
            name: path.strip_prefix(dir)?.display().to_string(),
            raw: bytes.len(),
            gzip: gzip(&bytes, Compression::default())?.len().min(bytes.len()),
        })
    };
    files_under(dir)?.iter().map(|path| sizes(path)).collect()
}

/// A table of sizes, with their sum.
#[must_use]
pub fn table(files: &[Sizes]) -> String {
    let total = Sizes {
        name: "total".to_owned(),
        raw: files.iter().map(|file| file.raw).sum(),
        gzip: files.iter().map(|file| file.gzip).sum(),
    };
    let mut out = format!("{:40}{:>11}{:>11}\n", "file", "raw", "gzip");
    for Sizes { name, raw, gzip } in files.iter().chain([&total]) {
        let (raw, gzip) = (grouped(*raw), grouped(*gzip));
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{name:40}{raw:>11}{gzip:>11}");
    }
    out
}

/// Writes `1234567` as `1 234 567`.
#[must_use]
pub fn grouped(number: usize) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{} {:03}", grouped(number / 1_000), number % 1_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_adds_up_and_has_files_in_folders() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("sub")).unwrap();
        fs::write(dir.path().join("sub/x.txt"), "x".repeat(5_000)).unwrap();
        fs::write(dir.path().join("y"), "abc").unwrap();
        let sizes = sizes(dir.path()).unwrap();
        // A file that cannot be compressed is sent without compression.
        assert!(sizes[0].gzip < 100 && sizes[1].gzip == 3);
        let table = table(&sizes);
        let last = table.lines().last().unwrap();
        assert!(
            last.starts_with("total") && last.contains("5 003"),
            "{table}"
        );
        assert_eq!(table.lines().count(), 4);
    }

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(123_456), "123 456");
        assert_eq!(grouped(1_034_567), "1 034 567");
    }
}
