//! Tables of the sizes of files, as they are and after gzip, at the default level (6), which GitHub Pages uses.

use crate::files::{files_under, gzip};
use anyhow::Result;
use flate2::Compression;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// A table of the sizes of a folder's files in bytes, as they are and after gzip.
///
/// # Errors
/// If a file cannot be read.
pub fn table(dir: &Path) -> Result<String> {
    let mut rows = Vec::new();
    for path in files_under(dir)? {
        let bytes = fs::read(&path)?;
        let name = path
            .strip_prefix(dir)
            .unwrap_or(&path)
            .display()
            .to_string();
        rows.push((name, bytes.len(), gzipped(&bytes)?));
    }
    Ok(format_table(&rows))
}

/// The size after gzip, at the level of GitHub Pages; the original size if gzip makes it longer, as hosts send it then.
///
/// # Errors
/// Never in practice.
pub fn gzipped(bytes: &[u8]) -> Result<usize> {
    Ok(gzip(bytes, Compression::default())?.len().min(bytes.len()))
}

fn format_table(rows: &[(String, usize, usize)]) -> String {
    let raw = rows.iter().map(|row| row.1).sum();
    let gzip = rows.iter().map(|row| row.2).sum();
    let total = ("total".to_owned(), raw, gzip);
    let width = rows
        .iter()
        .map(|row| row.0.chars().count())
        .max()
        .unwrap_or(0)
        .max(5);
    let mut out = format!("{:width$}  {:>11}  {:>11}\n", "file", "raw", "gzip");
    for (name, raw, gzip) in rows.iter().chain([&total]) {
        let (raw, gzip) = (grouped(*raw), grouped(*gzip));
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{name:width$}  {raw:>11}  {gzip:>11}");
    }
    out
}

/// Writes `1234567` as `1 234 567`.
#[must_use]
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_adds_up() {
        let rows = [
            ("a.js".to_owned(), 1_000, 400),
            ("b.wasm".to_owned(), 23_456, 600),
        ];
        let table = format_table(&rows);
        let last = table.lines().last().unwrap();
        assert!(last.starts_with("total") && last.contains("24 456") && last.ends_with(" 1 000"));
        assert_eq!(table.lines().count(), 4);
    }

    #[test]
    fn what_cannot_be_compressed_is_sent_as_it_is() {
        assert_eq!(gzipped(b"abc").unwrap(), 3);
        assert!(gzipped(&[7; 1_000]).unwrap() < 100);
    }

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(123_456), "123 456");
        assert_eq!(grouped(1_234_567), "1 234 567");
    }

    #[test]
    fn files_in_folders_count() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("sub")).unwrap();
        fs::write(dir.path().join("sub/x.txt"), "x".repeat(5_000)).unwrap();
        let table = table(dir.path()).unwrap();
        assert!(table.contains("5 000"), "{table}");
    }
}
