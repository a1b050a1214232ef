//! Measures and limits what is downloaded before the person can play.

use crate::join::SETUP;
use crate::sizes::{Sizes, grouped};
use crate::split::{self, MORE, Parts};
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The part that stores played games, which is loaded after the tables.
const DATABASE: &str = "database";

/// The prefix of the names of language parts.
const TEXTS: &str = "texts_";

/// A limit for a download.
struct Limit {
    title: &'static str,
    /// The games whose tables are loaded, by their names in file names; all of them if `None`.
    games: Option<&'static [&'static str]>,
    /// The limit in bytes, after gzip.
    max_bytes: usize,
}

const LIMITS: [Limit; 3] = [
    Limit {
        title: "home",
        games: Some(&[]),
        max_bytes: 190_000,
    },
    Limit {
        title: "a table of Dékal",
        games: Some(&["dekal"]),
        max_bytes: 445_000,
    },
    Limit {
        title: "all games",
        games: None,
        max_bytes: 950_000,
    },
];

/// The most wasm files in a release: each costs a request.
const MAX_WASM_FILES: usize = 20;

/// The downloads and their limits, one per line: what has to be there before a screen stands. What follows as soon as
/// it stands is reported, but without a limit: the typeface, and the workers of the games, without weights, which differ
/// from level to level. Pictures are not counted.
///
/// # Errors
/// If a download is above its limit, with what it consists of; if there are too many wasm files; or if the start script
/// does not list the parts.
pub fn check(dir: &Path, files: &[Sizes]) -> Result<String> {
    let wasm = files.iter().filter(|file| file.name.ends_with(".wasm"));
    let wasm = wasm.count();
    ensure!(
        wasm <= MAX_WASM_FILES,
        "the release has {wasm} files of wasm, at most {MAX_WASM_FILES} may be"
    );
    let script = files.iter().find(|file| file.name.starts_with("start-"));
    let script = script.context("the page has no script that lists its parts")?;
    let parts = split::listed(&fs::read_to_string(dir.join(&script.name))?)?;
    let mut report = String::new();
    for limit in &LIMITS {
        let mut download = download(files, &parts, limit.games)?;
        let first = size(&download);
        let typeface = size_of(files, |name| name.ends_with(".woff2"));
        let workers = size_of(files, |name| is_worker_of(name, limit.games));
        writeln!(
            report,
            "{}: {} bytes gzipped (at most {}); {} with the typeface, {} with the workers as well",
            limit.title,
            grouped(first),
            grouped(limit.max_bytes),
            grouped(first + typeface),
            grouped(first + typeface + workers),
        )?;
        if first > limit.max_bytes {
            download.sort_by_key(|file| usize::MAX - file.gzip);
            for Sizes { name, gzip, .. } in download {
                write!(report, "\n{:>9}  {name}", grouped(*gzip))?;
            }
            bail!(
                "too much has to be downloaded for {}:\n{report}",
                limit.title
            );
        }
    }
    Ok(report)
}

fn size(files: &[&Sizes]) -> usize {
    files.iter().map(|file| file.gzip).sum()
}

fn size_of(files: &[Sizes], is_wanted: impl Fn(&str) -> bool) -> usize {
    let wanted = files.iter().filter(|file| is_wanted(&file.name));
    wanted.map(|file| file.gzip).sum()
}

/// Whether a file is of the workers of these games, or the script that starts them.
fn is_worker_of(name: &str, games: Option<&[&str]>) -> bool {
    let is_of = |game: &&str| {
        let rest = name.strip_prefix("worker-");
        let rest = rest.and_then(|rest| rest.strip_prefix(*game));
        rest.is_some_and(|rest| rest.starts_with(['-', '_']))
    };
    match games {
        None => name.starts_with("worker"),
        Some([]) => false,
        Some(games) => name.starts_with("worker_loader") || games.iter().any(is_of),
    }
}

/// The download for playing these games, in the language with the largest texts.
fn download<'a>(
    files: &'a [Sizes],
    parts: &Parts,
    games: Option<&[&str]>,
) -> Result<Vec<&'a Sizes>> {
    let texts = parts.iter().filter(|(part, _)| part.starts_with(TEXTS));
    let largest = texts
        .map(|(_, own)| own)
        .max_by_key(|own| size_of(files, |name| own.iter().any(|file| file == name)));
    let mut needed: BTreeSet<&String> = largest.into_iter().flatten().collect();
    match games {
        Some(games) => {
            for game in games {
                needed.extend(parts.get(*game).context("a game has no part")?);
            }
        }
        None => {
            let others =
                |part: &str| [MORE, DATABASE, SETUP].contains(&part) || part.starts_with(TEXTS);
            let games = parts.iter().filter(|(part, _)| !others(part));
            needed.extend(games.flat_map(|(_, files)| files));
        }
    }
    let is_needed = |file: &&Sizes| needed.contains(&file.name) || is_first(&file.name);
    Ok(files.iter().filter(is_needed).collect())
}

/// Whether every screen needs the file with this name.
fn is_first(name: &str) -> bool {
    let begins = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
    name == "index.html" || begins(&["begin", "failure", "parts", "start", "styles", "tablee"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// The parts of a small release.
    const PARTS: &str = "const PARTS={\"dekal\":[\"dekal-1.wasm\",\"shared-1.wasm\"],\
        \"detrak\":[\"shared-1.wasm\"],\"dumble\":[\"dumble-1.wasm\"],\"debacle\":[],\"more\":[\"more-1.wasm\"],\
        \"texts_en\":[\"texts_en-1.wasm\"],\"texts_fr\":[\"texts_fr-1.wasm\"]};";

    /// The size of the download for these games, if the release has these files.
    fn count(games: Option<&[&str]>, files: &[(&str, usize)]) -> usize {
        let parts = split::listed(PARTS).unwrap();
        size(&download(&sizes(files), &parts, games).unwrap())
    }

    /// Files with these sizes after gzip, each once.
    fn sizes(files: &[(&str, usize)]) -> Vec<Sizes> {
        let files: BTreeMap<&str, usize> = files.iter().copied().collect();
        let sizes = |(name, gzip): (&str, usize)| Sizes {
            name: name.to_owned(),
            raw: gzip,
            gzip,
        };
        files.into_iter().map(sizes).collect()
    }

    #[test]
    fn what_a_game_needs_is_counted() {
        let files = [
            ("a.bin", 9),
            ("dekal-1.wasm", 10),
            ("dumble-1.wasm", 100),
            ("face-1.woff2", 9),
            ("icon.png", 9),
            ("index.html", 1_000),
            ("more-1.wasm", 9),
            ("reset.html", 9),
            ("shared-1.wasm", 10_000),
            ("styles-1.css", 100_000),
            ("tablee_bg-1.wasm", 1_000_000),
            ("worker-detrak-1.js", 9),
            ("worker_loader-1.js", 9),
        ];
        assert_eq!(count(Some(&[]), &files), 1_101_000);
        assert_eq!(count(Some(&["detrak"]), &files), 1_111_000);
        assert_eq!(count(Some(&["dekal"]), &files), 1_111_010);
        assert_eq!(count(None, &files), 1_111_110);
        let workers = |games| size_of(&sizes(&files), |name| is_worker_of(name, games));
        let games: [Option<&[&str]>; 3] = [Some(&[]), Some(&["dekal"]), Some(&["detrak"])];
        assert_eq!(games.map(workers), [0, 9, 18]);
    }

    #[test]
    fn the_texts_of_one_language_are_counted_those_of_the_largest() {
        let (english, french) = (("texts_en-1.wasm", 300), "texts_fr-1.wasm");
        assert_eq!(count(Some(&[]), &[english, (french, 200)]), 300);
        assert_eq!(count(Some(&[]), &[english, (french, 400)]), 400);
    }

    #[test]
    fn what_is_above_a_limit_is_refused_with_what_it_consists_of() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("start-1.js"), PARTS).unwrap();
        let check = |dekal, dumble| {
            let files = sizes(&[
                ("dekal-1.wasm", dekal),
                ("dumble-1.wasm", dumble),
                ("shared-1.wasm", 300_000),
                ("start-1.js", 1_000),
            ]);
            check(dir.path(), &files).map_err(|error| error.to_string())
        };
        let report = check(100_000, 400_000).unwrap();
        let limit = format!("(at most {})", grouped(LIMITS[1].max_bytes));
        assert!(report.contains("home: 1 000 ") && report.contains(&limit));
        let message = check(150_000, 0).unwrap_err();
        let what = "for a table of Dékal:";
        assert!(
            message.contains(what) && message.contains("300 000  shared-1.wasm"),
            "{message}"
        );
        let message = check(120_000, 550_000).unwrap_err();
        assert!(message.contains("all games") && message.contains("550 000  dumble-1.wasm"));
        let many: Vec<String> = (0..21).map(|number| format!("{number}.wasm")).collect();
        let many: Vec<(&str, usize)> = many.iter().map(|name| (name.as_str(), 1)).collect();
        assert!(super::check(dir.path(), &sizes(&many)).is_err());
    }
}
