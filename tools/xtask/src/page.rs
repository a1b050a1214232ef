//! Makes the page from `index.html`, as trunk does: links with `data-trunk` say what is copied, and what is compiled.

use crate::cmd::root;
use crate::files::files_under;
use crate::release::{Mode, short_page, short_styles};
use crate::styles::{self, Sheet};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// What begins a link that is not for browsers.
const LINK: &str = "<link data-trunk ";

/// A game, as the engine lists it.
#[derive(Debug, PartialEq, Eq)]
pub struct Game {
    /// Its name in addresses and the names of files.
    pub name: String,
    /// Its name for people.
    pub title: String,
}

/// Writes the page into a folder, with the files to which it links, but for what is compiled. Returns the style sheets that
/// a release loads with its parts.
///
/// # Errors
/// If a file cannot be read or written, or a link says something else.
pub fn write(stage: &Path, mode: Mode) -> Result<Vec<Sheet>> {
    let page = fs::read_to_string(root().join("index.html"))?;
    styles::check_all_linked(&page)?;
    if mode == Mode::Plain {
        fs::write(stage.join("index.html"), copied(&page, stage)?)?;
        return Ok(Vec::new());
    }
    let (page, sheets) = styles::join(&page)?;
    for sheet in &sheets {
        fs::write(stage.join(&sheet.file), short_styles(&sheet.text))?;
    }
    let page = short_page(&copied(&page, stage)?);
    fs::write(stage.join("index.html"), page)?;
    Ok(sheets)
}

/// The page as browsers read it. Copies the files to which it links into a folder.
fn copied(page: &str, stage: &Path) -> Result<String> {
    let mut lines = Vec::new();
    for line in page.lines() {
        let Some(link) = line.trim().strip_prefix(LINK) else {
            lines.push(line.to_owned());
            continue;
        };
        let value = |attribute: &str| {
            let (_, rest) = link.split_once(&format!("{attribute}=\""))?;
            Some(rest.split_once('"')?.0)
        };
        let (rel, href) = (value("rel"), value("href"));
        let href = href.with_context(|| format!("it links to nothing: {line}"))?;
        let file = root().join(href);
        let copy = |file: &Path| {
            let name = file.file_name().context("a file has a name")?;
            let copy = fs::copy(file, stage.join(name));
            copy.with_context(|| {
                format!("cannot copy {}, to which index.html links", file.display())
            })
        };
        match rel {
            // What is compiled.
            Some("rust") => {}
            Some("copy-dir") => {
                for file in files_under(&file)? {
                    copy(&file)?;
                }
            }
            Some("copy-file") => drop(copy(&file)?),
            Some("css" | "icon") => {
                copy(&file)?;
                let name = href.rsplit('/').next().unwrap_or(href);
                let link = line
                    .replacen(LINK, "<link ", 1)
                    .replacen(href, &format!("./{name}"), 1);
                lines.push(link.replacen("rel=\"css\"", "rel=\"stylesheet\"", 1));
            }
            _ => bail!("it is neither copied nor compiled: {line}"),
        }
    }
    Ok(lines.join("\n"))
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
    fn the_page_has_links_for_browsers_and_their_files() {
        let dir = tempfile::tempdir().unwrap();
        let page = copied(PAGE, dir.path()).unwrap();
        assert!(!page.contains("data-trunk "));
        let starts = ["href=\"./", "src=\"./"].into_iter();
        let links = starts.flat_map(|start| page.split(start).skip(1));
        let files = links.map(|link| link.split_once('"').unwrap().0);
        // What is compiled, and links to the page itself.
        let files = files.filter(|file| !file.is_empty() && !file.starts_with("tablee"));
        let mut count = 0;
        for file in files {
            assert!(dir.path().join(file).exists(), "{file}");
            count += 1;
        }
        assert!(count > 30, "{count}");
    }

    #[test]
    fn a_link_that_says_something_else_is_refused() {
        let refused = |link: &str| copied(&format!("{LINK}{link} />"), Path::new("none")).is_err();
        assert!(refused("rel=\"css\""));
        assert!(refused("rel=\"css\" href=\"static/none.css\""));
        assert!(refused("rel=\"sass\" href=\"static/icon.svg\""));
    }
}
