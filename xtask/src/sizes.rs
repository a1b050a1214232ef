//! What a player downloads, counted.

use crate::split;
use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// All files of a folder and of the folders in it, in order of name.
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

/// A table of the sizes of a folder's files in bytes, as they are and through gzip.
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

/// The most that may be downloaded before Dékal can be played, gzipped, in bytes.
const ONE_GAME: usize = 250_000;
/// The most that may be downloaded before all games can be played.
const ALL_GAMES: usize = 450_000;
/// The games, as files are named after them. The first load of the first is to be the smallest.
pub const GAMES: &[&str] = &["dekal", "detrak", "dumble", "debacle"];

/// What is downloaded to play Dékal, and to play all games, against the limits.
/// What the bots have learned, icons, and what is asked for only later are not
/// counted.
///
/// # Errors
/// If a file cannot be read, or the page's start names files that are not there.
pub fn first_load(dir: &Path) -> Result<String> {
    let one = download(dir, &GAMES[..1])?;
    let all = download(dir, GAMES)?;
    let verdict = |size, limit| match size > limit {
        true => "TOO MUCH, the limit is",
        false => "the limit is",
    };
    Ok(format!(
        "to start Dékal: {} bytes gzipped ({} {})\nall four games: {} bytes gzipped ({} {})",
        grouped(one),
        verdict(one, ONE_GAME),
        grouped(ONE_GAME),
        grouped(all),
        verdict(all, ALL_GAMES),
        grouped(ALL_GAMES),
    ))
}

/// How many bytes it takes to play these games, gzipped.
fn download(dir: &Path, games: &[&str]) -> Result<usize> {
    let files = files_under(dir)?;
    let name_of = |path: &Path| {
        path.file_name()
            .map(|name| name.to_string_lossy().into_owned())
    };
    let start = files
        .iter()
        .find(|path| name_of(path).is_some_and(|name| name.starts_with("start")))
        .context("the page has no start")?;
    let start = fs::read_to_string(start)?;
    let parts = split::listed(&start)?;
    let later: BTreeSet<&String> = parts.values().flatten().collect();
    let mut needed = BTreeSet::new();
    for game in games {
        needed.extend(parts.get(*game).context("a game has no part")?);
    }
    let mut size = 0;
    for path in &files {
        let name = name_of(path).unwrap_or_default();
        let is_needed = match name.rsplit_once('.') {
            _ if later.contains(&name) => needed.contains(&name),
            Some((stem, "js" | "wasm" | "pack")) => is_code_of(stem, games),
            Some((_, ending)) => ending == "css" || name == "index.html",
            None => false,
        };
        if is_needed {
            size += gzipped(&fs::read(path)?)?;
        }
    }
    Ok(size)
}

/// Whether these games need a script or wasm of this name: it is named after one
/// of them, or after none.
fn is_code_of(stem: &str, games: &[&str]) -> bool {
    let is_later = ["embedded-", "reset", "service-worker"];
    let named = GAMES.iter().filter(|game| stem.contains(*game));
    let mut named = named.peekable();
    !is_later.iter().any(|later| stem.starts_with(later))
        && (named.peek().is_none() || named.any(|game| games.contains(game)))
}

fn gzipped(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
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

/// `1234567` as `1 234 567`.
fn grouped(number: usize) -> String {
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
    fn what_a_game_needs_is_counted() {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str| fs::write(dir.path().join(name), name).unwrap();
        let start = "const PARTS = {\"dekal\":[\"dekal-1.pack\",\"games-1.pack\"],\
            \"detrak\":[\"games-1.pack\"],\"dumble\":[],\"debacle\":[\"d.css\"],\"x\":[\"books-1.pack\"]};";
        fs::write(dir.path().join("start-1.js"), start).unwrap();
        let before = download(dir.path(), GAMES).unwrap();
        for other in [
            "a.bin",
            "icon.png",
            "embedded-x.js",
            "reset.html",
            "books-1.pack",
        ] {
            write(other);
        }
        assert_eq!(download(dir.path(), GAMES).unwrap(), before);
        let mut after = before;
        for needed in [
            "games-1.pack",
            "index.html",
            "a.css",
            "worker-detrak.pack",
            "unpack.wasm",
        ] {
            write(needed);
            let now = download(dir.path(), &["detrak"]).unwrap();
            assert!(now > after, "{needed}");
            after = now;
        }
        write("dekal-1.pack");
        write("worker-dekal.pack");
        write("d.css");
        assert_eq!(download(dir.path(), &["detrak"]).unwrap(), after);
        assert!(download(dir.path(), GAMES).unwrap() > after);
        assert!(
            first_load(dir.path())
                .unwrap()
                .contains("the limit is 250 000")
        );
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
