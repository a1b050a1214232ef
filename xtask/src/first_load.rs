//! What is downloaded before a game can be played, and how much that may be.

use crate::sizes::{files_under, grouped, gzipped};
use crate::split::{self, Parts, is_first_words};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The most that may be downloaded before Dékal can be played, gzipped, in bytes.
const ONE_GAME: usize = 250_000;
/// The same for all games together.
const ALL_GAMES: usize = 450_000;
/// The games, as files are named after them. The first load of the first is to be the smallest.
pub const GAMES: &[&str] = &["dekal", "detrak", "dumble", "debacle"];

/// What has to be downloaded: files' names and their sizes through gzip, the largest first.
type Download = Vec<(String, usize)>;

/// What is downloaded to play Dékal, and to play all games, against the aims.
/// What the bots have learned, icons, and what is asked for only later are not
/// counted.
///
/// # Errors
/// If a file cannot be read, or the page's start names files that are not there.
pub fn told(dir: &Path) -> Result<String> {
    let one = size(&download(dir, &GAMES[..1])?);
    let all = size(&download(dir, GAMES)?);
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

/// Refuses a build whose download is above the limits.
///
/// # Errors
/// If it is, with what it consists of; or if a file cannot be read.
pub fn check(dir: &Path) -> Result<()> {
    for (games, limit) in [(&GAMES[..1], ONE_GAME), (GAMES, ALL_GAMES)] {
        let files = download(dir, games)?;
        let size = size(&files);
        if size > limit {
            let mut list = String::new();
            for (name, size) in files {
                write!(list, "\n{:>9}  {name}", grouped(size))?;
            }
            bail!(
                "{} bytes have to be downloaded to play {}, {} more than may be:{list}\n\
                 docs/performance.md says what has grown since, and what made it smaller.",
                grouped(size),
                games.join(", "),
                grouped(size - limit),
            );
        }
    }
    Ok(())
}

fn size(files: &Download) -> usize {
    files.iter().map(|(_, size)| size).sum()
}

/// What it takes to play these games, in the language whose words are the largest.
fn download(dir: &Path, games: &[&str]) -> Result<Download> {
    let mut files = Vec::new();
    for path in files_under(dir)? {
        let name = path.file_name().context("a file has a name")?;
        files.push((name.to_string_lossy().into_owned(), path));
    }
    let start = files.iter().find(|(name, _)| name.starts_with("start"));
    let (_, start) = start.context("the page has no start")?;
    let parts = split::listed(&fs::read_to_string(start)?)?;
    let later: BTreeSet<&String> = parts.values().flatten().collect();
    let words = largest_words(&parts, &files)?;
    let mut needed: BTreeSet<&String> = words.iter().collect();
    for game in games {
        needed.extend(parts.get(*game).context("a game has no part")?);
    }
    let mut download = Download::new();
    for (name, path) in &files {
        let is_needed = match name.rsplit_once('.') {
            _ if later.contains(name) => needed.contains(name),
            Some((stem, "js" | "wasm" | "pack")) => is_code_of(stem, games),
            Some((_, ending)) => ending == "css" || name == "index.html",
            None => false,
        };
        if is_needed {
            download.push((name.clone(), gzipped(&fs::read(path)?)?));
        }
    }
    download.sort_by_key(|(_, size)| usize::MAX - size);
    Ok(download)
}

/// The files of the language whose words are the largest; none if the page was not cut
/// by languages.
fn largest_words(parts: &Parts, files: &[(String, PathBuf)]) -> Result<Vec<String>> {
    let mut largest = (0, &Vec::new());
    for (_, own) in parts.iter().filter(|(part, _)| is_first_words(part)) {
        let mut size = 0;
        for (_, path) in files.iter().filter(|(name, _)| own.contains(name)) {
            size += gzipped(&fs::read(path)?)?;
        }
        if size > largest.0 {
            largest = (size, own);
        }
    }
    Ok(largest.1.clone())
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a page's start, and a way to write more files of so many bytes there.
    fn site() -> (tempfile::TempDir, impl Fn(&str, u32)) {
        let dir = tempfile::tempdir().unwrap();
        let start = "const PARTS = {\"dekal\":[\"dekal-1.pack\",\"games-1.pack\"],\
            \"detrak\":[\"games-1.pack\"],\"dumble\":[],\"debacle\":[\"d.css\"],\"x\":[\"books-1.pack\"],\
            \"words-en\":[\"words-1.pack\",\"words-en-1.pack\"],\"words-en-book\":[\"words-en-book-1.pack\"],\
            \"words-fr\":[\"words-1.pack\",\"words-fr-1.pack\"]};";
        fs::write(dir.path().join("start-1.js"), start).unwrap();
        let path = dir.path().to_owned();
        let write = move |name: &str, length: u32| {
            let mut state = 1_u32;
            let noise = (0..length).map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 24) as u8
            });
            fs::write(path.join(name), noise.collect::<Vec<_>>()).unwrap();
        };
        (dir, write)
    }

    #[test]
    fn what_a_game_needs_is_counted() {
        let (dir, write) = site();
        let count = |games: &[&str]| size(&download(dir.path(), games).unwrap());
        let before = count(GAMES);
        for other in [
            "a.bin",
            "icon.png",
            "embedded-x.js",
            "reset.html",
            "books-1.pack",
        ] {
            write(other, 9);
        }
        assert_eq!(count(GAMES), before);
        let mut after = before;
        for needed in [
            "games-1.pack",
            "index.html",
            "a.css",
            "worker-detrak.pack",
            "unpack.wasm",
        ] {
            write(needed, 9);
            let now = count(&["detrak"]);
            assert!(now > after, "{needed}");
            after = now;
        }
        write("dekal-1.pack", 9);
        write("worker-dekal.pack", 9);
        write("d.css", 9);
        assert_eq!(count(&["detrak"]), after);
        assert!(count(GAMES) > after);
        assert!(told(dir.path()).unwrap().contains("the limit is 250 000"));
    }

    #[test]
    fn the_words_of_one_language_are_counted_those_of_the_largest() {
        let (dir, write) = site();
        let count = || size(&download(dir.path(), &["detrak"]).unwrap());
        let before = count();
        write("words-en-1.pack", 300);
        let english = count();
        assert!(english >= before + 300);
        write("words-fr-1.pack", 200);
        write("words-en-book-1.pack", 400);
        assert_eq!(count(), english);
        write("words-1.pack", 100);
        assert!(count() >= english + 100, "what languages share");
        let english = count();
        write("words-fr-1.pack", 350);
        assert!(count() > english && count() < english + 300);
    }

    #[test]
    fn what_is_above_a_limit_is_refused_with_what_it_consists_of() {
        let (dir, write) = site();
        write("games-1.pack", 200_000);
        assert!(check(dir.path()).is_ok());
        write("worker-debacle.pack", 245_000);
        assert!(check(dir.path()).is_ok(), "that is not Dékal's");
        write("dekal-1.pack", 50_000);
        let said = check(dir.path()).unwrap_err().to_string();
        let largest = "to play dekal, ";
        assert!(
            said.contains(largest) && said.contains("200 000  games-1.pack"),
            "{said}"
        );
        write("dekal-1.pack", 40_000);
        let said = check(dir.path()).unwrap_err().to_string();
        assert!(said.contains("debacle") && said.contains("245 000  worker-debacle.pack"));
    }
}
