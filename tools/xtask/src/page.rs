//! Makes the page that trunk builds: `index.html` with what each game needs, and with few style sheets.

use crate::cmd::root;
use crate::styles::{self, Sheet};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;

/// The folder of the page, and the way back. It is below the root even if `CARGO_TARGET_DIR` is elsewhere: trunk takes
/// relative paths only.
const FOLDER: &str = "target/xtask/page";
const BACK: &str = "../../..";

/// The place for a game's name. A line with it is there once for each game.
const GAME: &str = "{game}";

/// A game, as the engine lists it.
#[derive(Debug, PartialEq, Eq)]
pub struct Game {
    /// Its name in addresses and the names of files.
    pub name: String,
    title: String,
}

/// The page and its style sheets. A page that is not split into parts loads all sheets from the beginning.
///
/// # Errors
/// If a file cannot be read, if `index.html` or the list of the games is not as expected, or if a style sheet is not
/// linked.
pub fn page(is_split: bool) -> Result<(String, Vec<Sheet>)> {
    let template = fs::read_to_string(root().join("index.html"))?;
    let page = filled(&template, &games()?)?;
    styles::check_all_linked(&page)?;
    styles::join(&page, is_split)
}

/// Writes the [`page`] and its style sheets into a folder; returns the page's file, and the sheets.
///
/// # Errors
/// If the page cannot be made or written.
pub fn write(is_split: bool) -> Result<(PathBuf, Vec<Sheet>)> {
    let (page, sheets) = page(is_split)?;
    let dir = root().join(FOLDER);
    fs::create_dir_all(&dir)?;
    for sheet in &sheets {
        fs::write(dir.join(&sheet.file), &sheet.text)?;
    }
    let file = dir.join("index.html");
    fs::write(&file, page)?;
    Ok((file, sheets))
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

/// The page for these games.
fn filled(template: &str, games: &[Game]) -> Result<String> {
    let [others @ .., last] = games else {
        bail!("there are no games");
    };
    let names: Vec<&str> = games.iter().map(|game| &*game.name).collect();
    let titles: Vec<&str> = others.iter().map(|game| &*game.title).collect();
    let mut page = String::new();
    for line in template.split_inclusive('\n') {
        if !line.contains(GAME) {
            page += line;
            continue;
        }
        page.extend(names.iter().map(|name| line.replace(GAME, name)));
    }
    Ok(page
        .replace("{games}", &names.join(" "))
        .replace("{titles}", &titles.join(", "))
        .replace("{last title}", &last.title)
        .replace("{root}", BACK))
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn what_each_game_needs_is_there_for_each() {
        let game = |name: &str, title: &str| Game {
            name: name.into(),
            title: title.into(),
        };
        let games = [
            game("dekal", "Dékal"),
            game("detrak", "Détrak"),
            game("dumble", "Dumble"),
        ];
        let template = "<i worker-{game}>\n<i {games} more>\n{titles} and {last title}\n";
        let expected = "<i worker-dekal>\n<i worker-detrak>\n<i worker-dumble>\n<i dekal detrak dumble more>\n\
                        Dékal, Détrak and Dumble\n";
        assert_eq!(filled(template, &games).unwrap(), expected);
        assert!(filled("", &[]).is_err());
    }

    #[test]
    fn the_page_has_no_braces_left_and_links_to_every_sheet() {
        let template = include_str!("../../../index.html");
        let page = filled(template, &games().unwrap()).unwrap();
        assert!(!page.contains(['{', '}']));
        styles::check_all_linked(&page).unwrap();
        // As if the sheet of Détrak had a name that is misspelt.
        let misspelt = page.replace("styles/detrak.css", "styles/detrac.css");
        let error = styles::check_all_linked(&misspelt).unwrap_err().to_string();
        assert!(
            error.contains("detrak.css: name it after its game"),
            "{error}"
        );
    }
}
