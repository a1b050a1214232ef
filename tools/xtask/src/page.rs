//! The page of a release, which trunk builds: `index.html` with few style sheets.

use crate::cmd::root;
use crate::styles::{self, Sheet};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

/// The folder of the page, and the way back. It is below the root even if `CARGO_TARGET_DIR` is elsewhere: trunk takes
/// relative paths only.
const FOLDER: &str = "target/xtask/page";
const BACK: &str = "../../..";

/// A game, as the engine lists it.
#[derive(Debug, PartialEq, Eq)]
pub struct Game {
    /// Its name in addresses and the names of files.
    pub name: String,
    /// Its name for people.
    pub title: String,
}

/// The page of the project's root, from which trunk builds what is not a release.
#[must_use]
pub fn plain() -> PathBuf {
    root().join("index.html")
}

/// The page of a release, and its style sheets.
///
/// # Errors
/// If `index.html` or a style sheet cannot be read, or is not linked.
pub fn page() -> Result<(String, Vec<Sheet>)> {
    let page = fs::read_to_string(plain())?;
    styles::check_all_linked(&page)?;
    let (page, sheets) = styles::join(&page)?;
    Ok((moved(&page), sheets))
}

/// Writes the [`page`] of a release and its style sheets into a folder; returns the page's file, and the sheets.
///
/// # Errors
/// If the page cannot be made or written.
pub fn write() -> Result<(PathBuf, Vec<Sheet>)> {
    let (page, sheets) = page()?;
    let dir = root().join(FOLDER);
    fs::create_dir_all(&dir)?;
    for sheet in &sheets {
        fs::write(dir.join(&sheet.file), &sheet.text)?;
    }
    let file = dir.join("index.html");
    fs::write(&file, page)?;
    Ok((file, sheets))
}

/// The page with links that lead from [`FOLDER`] to the project's files.
fn moved(page: &str) -> String {
    ["static/", "crates/", "Cargo.toml"]
        .iter()
        .fold(page.to_owned(), |page, start| {
            page.replace(
                &format!("href=\"{start}"),
                &format!("href=\"{BACK}/{start}"),
            )
        })
}

/// The games, in their order. The engine's source is read as text, so that xtask can be built without the engine.
///
/// # Errors
/// If it cannot be read or has no such list.
pub fn games() -> Result<Vec<Game>> {
    let source = fs::read_to_string(root().join("crates/engine/src/lib.rs"))?;
    let list = source.split_once("games! {");
    let (_, list) = list.context("the engine has no list of games")?;
    // A line is like `Dekal = dekal, "Dékal";`.
    let game = |line: &str| {
        let (_, game) = line.strip_suffix("\";")?.split_once(" = ")?;
        let (name, title) = game.split_once(", \"")?;
        Some(Game {
            name: name.to_owned(),
            title: title.to_owned(),
        })
    };
    Ok(list.lines().filter_map(game).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../index.html");
    const LOADER: &str = include_str!("../../../static/worker_loader.js");

    #[test]
    fn every_game_is_listed() {
        let names: Vec<String> = games().unwrap().into_iter().map(|game| game.name).collect();
        let folders = fs::read_dir(root().join("crates/games")).unwrap();
        let folders = folders.filter(|entry| entry.as_ref().unwrap().path().is_dir());
        assert_eq!(names.len(), folders.count());
        for name in names {
            assert!(root().join("crates/games").join(&name).is_dir(), "{name}");
        }
    }

    /// The page is written out, and a fifth game is not to be forgotten in it.
    #[test]
    fn the_page_has_what_each_game_needs() {
        let games = games().unwrap();
        for Game { name, title } in &games {
            for line in [
                format!("href=\"static/styles/box-{name}.css\""),
                format!("href=\"static/styles/{name}.css\" data-parts=\"{name} more\""),
                format!("data-bin=\"worker-{name}\""),
            ] {
                assert_eq!(PAGE.matches(&line).count(), 1, "index.html: {line}");
            }
            // Once in each language.
            let greetings = PAGE.lines().filter(|line| line.contains(title)).count();
            assert_eq!(greetings, 5, "index.html: {title}");
            let program = format!("  {name}: \"./worker-{name}.js\",\n");
            assert_eq!(
                LOADER.matches(&program).count(),
                1,
                "worker_loader.js: {program}"
            );
        }
        let names: Vec<&str> = games.iter().map(|game| &*game.name).collect();
        let all = format!("data-parts=\"{} more\"", names.join(" "));
        for lines in PAGE
            .lines()
            .filter(|line| line.contains("data-parts=\"dekal detrak"))
        {
            assert!(lines.contains(&all), "not for every game: {lines}");
        }
        assert_eq!(LOADER.matches(": \"./worker-").count(), games.len());
    }

    #[test]
    fn workers_find_all_weights() {
        let mut count = 0;
        for entry in fs::read_dir(root().join("crates/bots/weights")).unwrap() {
            let file = entry.unwrap().file_name().into_string().unwrap();
            let Some(name) = file.strip_suffix(".bin") else {
                continue;
            };
            // A name with a hyphen stands in quotation marks.
            let quoted = if name.contains('-') {
                format!("\"{name}\"")
            } else {
                name.to_owned()
            };
            let line = format!("  {quoted}: \"./{file}\",\n");
            assert_eq!(LOADER.matches(&line).count(), 1, "worker_loader.js: {line}");
            count += 1;
        }
        assert_eq!(LOADER.matches(".bin\",").count(), count);
    }

    #[test]
    fn a_misspelt_sheet_is_told() {
        let misspelt = PAGE.replace("styles/detrak.css", "styles/detrac.css");
        let error = styles::check_all_linked(&misspelt).unwrap_err().to_string();
        assert!(
            error.contains("detrak.css: name it after its game"),
            "{error}"
        );
    }

    #[test]
    fn the_page_of_a_release_leads_back_to_the_project() {
        let (page, _) = page().unwrap();
        let links = page.split("data-trunk").skip(1);
        let files = links.filter_map(|link| Some(link.split_once("href=\"")?.1.split_once('"')?.0));
        let mut count = 0;
        for file in files.filter(|file| !file.ends_with(".css")) {
            let file = file.strip_prefix(&format!("{BACK}/")).unwrap();
            assert!(root().join(file).exists(), "{file}");
            count += 1;
        }
        assert!(count > 15, "{count}");
    }
}
