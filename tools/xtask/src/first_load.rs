//! Measures and limits what is downloaded before the person can play.

use crate::files::files_under;
use crate::sizes::{grouped, gzipped};
use crate::split::{self, MORE, Parts, SETUP};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The part that stores played games, which is loaded after the tables.
const DATABASE: &str = "database";

/// The prefix of the names of language parts.
const WORDS: &str = "words_";

/// A limit for a download.
struct Limit {
    title: &'static str,
    /// The games whose tables are loaded.
    games: Games,
    /// The limit in bytes, after gzip.
    max_bytes: usize,
}

/// Some of the games, by the names in file names.
#[derive(Clone, Copy)]
enum Games {
    These(&'static [&'static str]),
    /// All games.
    All,
}

const LIMITS: [Limit; 3] = [
    Limit {
        title: "home",
        games: Games::These(&[]),
        max_bytes: 180_000,
    },
    Limit {
        title: "a table of Dékal",
        games: Games::These(&["dekal"]),
        max_bytes: 430_000,
    },
    Limit {
        title: "all games",
        games: Games::All,
        max_bytes: 880_000,
    },
];

/// The most wasm files in a release: each costs a request.
const MAX_WASM_FILES: usize = 20;

/// The files of a download with their sizes after gzip, the largest first.
type Download = Vec<(String, usize)>;

/// The downloads and their limits, one per line: what has to be there before a screen stands. What follows as soon as
/// it stands is reported, but without a limit: the typeface, and the workers of the games, without weights, which differ from
/// level to level. Pictures are not counted.
///
/// # Errors
/// If a file cannot be read, or the start script names a file that does not exist.
pub fn report(dir: &Path) -> Result<String> {
    let mut report = String::new();
    for Limit {
        title,
        games,
        max_bytes,
    } in &LIMITS
    {
        let first = size(&download(dir, *games)?);
        let (typeface, workers) = (typeface(dir)?, workers(dir, *games)?);
        writeln!(
            report,
            "{title}: {} bytes gzipped (at most {}); {} with the typeface, {} with the workers as well",
            grouped(first),
            grouped(*max_bytes),
            grouped(first + typeface),
            grouped(first + typeface + workers),
        )?;
    }
    Ok(report)
}

/// The size of the typeface, after gzip.
fn typeface(dir: &Path) -> Result<usize> {
    size_of(dir, |name| name.ends_with(".woff2"))
}

/// The size of the games' workers with the script that starts them, after gzip.
fn workers(dir: &Path, games: Games) -> Result<usize> {
    let starts = |name: &str, game: &str| {
        let rest = name
            .strip_prefix("worker-")
            .and_then(|rest| rest.strip_prefix(game));
        rest.is_some_and(|rest| rest.starts_with(['-', '_']))
    };
    size_of(dir, |name| match games {
        Games::These([]) => false,
        Games::These(games) => {
            name.starts_with("worker_loader") || games.iter().any(|game| starts(name, game))
        }
        Games::All => name.starts_with("worker"),
    })
}

/// The size of the files whose names satisfy a condition, after gzip.
fn size_of(dir: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<usize> {
    let mut size = 0;
    for path in files_under(dir)? {
        let name = path.file_name().context("a file has a name")?;
        if is_wanted(&name.to_string_lossy()) {
            size += gzipped(&fs::read(path)?)?;
        }
    }
    Ok(size)
}

/// Checks that the downloads are within their limits, and that there are not too many wasm files.
///
/// # Errors
/// If they are not, with the contents of the download; or if a file cannot be read.
pub fn check(dir: &Path) -> Result<()> {
    let is_wasm = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "wasm");
    let wasm = files_under(dir)?.into_iter().filter(is_wasm).count();
    if wasm > MAX_WASM_FILES {
        bail!("the release has {wasm} files of wasm, at most {MAX_WASM_FILES} may be");
    }
    for Limit {
        title,
        games,
        max_bytes,
    } in &LIMITS
    {
        let files = download(dir, *games)?;
        let size = size(&files);
        if size > *max_bytes {
            let mut list = String::new();
            for (name, size) in files {
                write!(list, "\n{:>9}  {name}", grouped(size))?;
            }
            bail!(
                "{} bytes have to be downloaded for {title}, {} more than may be:{list}",
                grouped(size),
                grouped(size - max_bytes),
            );
        }
    }
    Ok(())
}

fn size(files: &Download) -> usize {
    files.iter().map(|(_, size)| size).sum()
}

/// The download for playing these games, in the language with the largest texts.
fn download(dir: &Path, games: Games) -> Result<Download> {
    let mut files = Vec::new();
    for path in files_under(dir)? {
        let name = path.file_name().context("a file has a name")?;
        files.push((name.to_string_lossy().into_owned(), path));
    }
    let script = files.iter().find(|(name, _)| name.starts_with("start-"));
    let (_, script) = script.context("the page has no script that lists its parts")?;
    let parts = split::listed(&fs::read_to_string(script)?)?;
    let mut needed: BTreeSet<String> = largest_words(&parts, &files)?.into_iter().collect();
    match games {
        Games::These(games) => {
            for game in games {
                needed.extend(parts.get(*game).context("a game has no part")?.clone());
            }
        }
        Games::All => {
            let others =
                |part: &str| [MORE, DATABASE, SETUP].contains(&part) || part.starts_with(WORDS);
            let games = parts.iter().filter(|(part, _)| !others(part));
            needed.extend(games.flat_map(|(_, files)| files.clone()));
        }
    }
    let mut download = Download::new();
    for (name, path) in &files {
        if needed.contains(name) || is_first(name) {
            download.push((name.clone(), gzipped(&fs::read(path)?)?));
        }
    }
    download.sort_by_key(|(_, size)| usize::MAX - size);
    Ok(download)
}

/// The files of the language with the largest texts; none if the page is not split.
fn largest_words(parts: &Parts, files: &[(String, PathBuf)]) -> Result<Vec<String>> {
    let mut largest = (0, Vec::new());
    for (_, own) in parts.iter().filter(|(part, _)| part.starts_with(WORDS)) {
        let mut size = 0;
        for (_, path) in files.iter().filter(|(name, _)| own.contains(name)) {
            size += gzipped(&fs::read(path)?)?;
        }
        if size > largest.0 {
            largest = (size, own.clone());
        }
    }
    Ok(largest.1)
}

/// Whether every screen needs the file with this name.
fn is_first(name: &str) -> bool {
    let begins = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
    name == "index.html" || begins(&["begin", "failure", "parts", "start", "styles", "tablee"])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a start script, and a function that writes a file of this size there.
    fn site() -> (tempfile::TempDir, impl Fn(&str, u32)) {
        let dir = tempfile::tempdir().unwrap();
        let script = "const PARTS={\"dekal\":[\"dekal-1.wasm\",\"shared-1.wasm\"],\
            \"detrak\":[\"shared-1.wasm\"],\"dumble\":[\"dumble-1.wasm\"],\"debacle\":[],\"more\":[\"more-1.wasm\"],\
            \"words_en\":[\"words_en-1.wasm\"],\"words_fr\":[\"words_fr-1.wasm\"]};";
        fs::write(dir.path().join("start-1.js"), script).unwrap();
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
        let count = |games| size(&download(dir.path(), games).unwrap());
        let (none, detrak) = (Games::These(&[]), Games::These(&["detrak"]));
        let before = count(Games::All);
        for other in [
            "a.bin",
            "face-1.woff2",
            "icon.png",
            "more-1.wasm",
            "reset.html",
            "worker-detrak-1.js",
            "worker_loader-1.js",
        ] {
            write(other, 9);
        }
        assert_eq!(count(Games::All), before);
        let mut after = before;
        for needed in [
            "shared-1.wasm",
            "index.html",
            "styles-1.css",
            "tablee_bg-1.wasm",
        ] {
            write(needed, 9);
            let now = count(detrak);
            assert!(now > after, "{needed}");
            after = now;
        }
        write("dekal-1.wasm", 9);
        assert_eq!(count(detrak), after);
        assert!(count(Games::All) > after && count(none) < after);
        let report = report(dir.path()).unwrap();
        assert!(
            report.contains("home: ") && report.contains("(at most 430 000)"),
            "{report}"
        );
        // The typeface; the worker of Détrak, with the script that starts all workers.
        assert_eq!(typeface(dir.path()).unwrap(), 9);
        assert_eq!(workers(dir.path(), none).unwrap(), 0);
        assert_eq!(workers(dir.path(), Games::These(&["dekal"])).unwrap(), 9);
        assert_eq!(workers(dir.path(), detrak).unwrap(), 18);
    }

    #[test]
    fn the_words_of_one_language_are_counted_those_of_the_largest() {
        let (dir, write) = site();
        let count = || size(&download(dir.path(), Games::These(&[])).unwrap());
        let before = count();
        write("words_en-1.wasm", 300);
        let english = count();
        assert!(english >= before + 300);
        write("words_fr-1.wasm", 200);
        assert_eq!(count(), english);
        write("words_fr-1.wasm", 400);
        assert!(count() >= english + 100);
    }

    #[test]
    fn what_is_above_a_limit_is_refused_with_what_it_consists_of() {
        let (dir, write) = site();
        write("shared-1.wasm", 300_000);
        assert!(check(dir.path()).is_ok());
        write("dumble-1.wasm", 400_000);
        assert!(check(dir.path()).is_ok(), "that is not Dékal's");
        write("dekal-1.wasm", 140_000);
        let message = check(dir.path()).unwrap_err().to_string();
        let what = "for a table of Dékal, ";
        assert!(
            message.contains(what) && message.contains("300 000  shared-1.wasm"),
            "{message}"
        );
        write("dekal-1.wasm", 120_000);
        write("dumble-1.wasm", 470_000);
        let message = check(dir.path()).unwrap_err().to_string();
        assert!(message.contains("all games") && message.contains("470 000  dumble-1.wasm"));
    }
}
