//! Joins the style sheets into a few: the browser does not draw the page before it has loaded all of them.

use crate::cmd::root;
use anyhow::{Context, Result, ensure};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// The folder with all style sheets, from the root.
const FOLDER: &str = "static/styles";
/// What begins a link to a style sheet in `index.html`.
const LINK: &str = "<link data-trunk rel=\"css\" href=\"";
/// What begins it in the page of a release.
const JOINED: &str = "<link rel=\"stylesheet\" href=\"./";
/// What ends such a link if the sheet is loaded from the beginning.
const AT_ONCE: &str = " />";

/// A file of style sheets that are loaded together.
#[derive(Debug)]
pub struct Sheet {
    /// The name of the file: that of the first sheet, or one of its own if it is loaded from the beginning.
    pub file: String,
    /// The parts of the page with which it is loaded; none if it is loaded from the beginning.
    pub parts: Vec<String>,
    /// What is in it.
    pub text: String,
}

/// The file of the style sheet to which a line of the page links, and the rest of the link; `None` if the line does
/// not link to one.
fn linked(line: &str) -> Option<(PathBuf, &str)> {
    let (file, rest) = line.trim().strip_prefix(LINK)?.split_once('"')?;
    Some((root().join(file), rest))
}

/// Checks that a page links to every style sheet: one whose name is misspelt would never be loaded.
///
/// # Errors
/// If it does not link to one, or the folder cannot be read.
pub fn check_all_linked(page: &str) -> Result<()> {
    let links: Vec<PathBuf> = page
        .lines()
        .filter_map(|line| Some(linked(line)?.0))
        .collect();
    for entry in fs::read_dir(root().join(FOLDER))? {
        let file = entry?.path();
        let is_sheet = file.extension().is_some_and(|ending| ending == "css");
        ensure!(
            !is_sheet || links.contains(&file),
            "index.html does not link to {}: name it after its game (`<game>.css`), link to it, or delete it",
            file.display()
        );
    }
    Ok(())
}

/// Joins the style sheets to which a page links: neighbours that are loaded together, from the beginning or with the
/// same parts of the page. The order is kept. Returns the page with links to the files, those of
/// parts switched off, and the files.
///
/// # Errors
/// If a sheet cannot be read, or its link has something other than its parts.
pub fn join(page: &str) -> Result<(String, Vec<Sheet>)> {
    let (mut joined, mut sheets) = (String::new(), Vec::<Sheet>::new());
    let (mut last, mut at_once) = (None, 0);
    for line in page.split_inclusive('\n') {
        let Some((path, rest)) = linked(line) else {
            joined += line;
            continue;
        };
        let text = fs::read_to_string(&path).with_context(|| {
            format!(
                "cannot read {}, to which index.html links; each game has a sheet of its own",
                path.display()
            )
        })?;
        if last != Some(rest) {
            last = Some(rest);
            let parts =
                parts(rest).with_context(|| format!("a sheet has more than parts: {line}"))?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let mut file = name.into_owned();
            if parts.is_empty() {
                at_once += 1;
                file = format!("styles-{at_once}.css");
            }
            let rest = if parts.is_empty() {
                AT_ONCE.to_owned()
            } else {
                format!(" data-parts=\"{}\" disabled />", parts.join(" "))
            };
            writeln!(joined, "{JOINED}{file}\"{rest}")?;
            let text = String::new();
            sheets.push(Sheet { file, parts, text });
        }
        let sheet = sheets.last_mut().context("there is a sheet")?;
        sheet.text += &text;
    }
    Ok((joined, sheets))
}

/// The parts in the rest of a link.
fn parts(rest: &str) -> Option<Vec<String>> {
    if rest == AT_ONCE {
        return Some(Vec::new());
    }
    let parts = rest.strip_prefix(" data-parts=\"")?;
    let parts = parts.strip_suffix("\" />")?.split(' ');
    Some(parts.map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    const PAGE: &str = include_str!("../../../index.html");

    /// A page with a title, and these sheets of the project, each with the rest of its link.
    fn page_with(sheets: &[(&str, &str)]) -> String {
        let link = |(name, rest): &(&str, &str)| format!("  {LINK}static/styles/{name}\"{rest}\n");
        let links: Vec<String> = sheets.iter().map(link).collect();
        format!("<title>T</title>\n{}<p>\n", links.concat())
    }

    #[test]
    fn neighbours_that_are_loaded_together_become_one() {
        let (of_dekal, of_more) = (" data-parts=\"dekal more\" />", " data-parts=\"more\" />");
        let page = page_with(&[
            ("tokens.css", AT_ONCE),
            ("base.css", AT_ONCE),
            ("table.css", of_dekal),
            ("result.css", of_dekal),
            ("review.css", of_more),
            ("failure.css", AT_ONCE),
        ]);
        let (joined, sheets) = join(&page).unwrap();
        let expected = format!(
            "<title>T</title>\n{JOINED}styles-1.css\"{AT_ONCE}\n\
             {JOINED}table.css\" data-parts=\"dekal more\" disabled />\n\
             {JOINED}review.css\" data-parts=\"more\" disabled />\n{JOINED}styles-2.css\"{AT_ONCE}\n<p>\n"
        );
        assert_eq!(joined, expected);
        let parts: Vec<String> = sheets.iter().map(|sheet| sheet.parts.join(" ")).collect();
        assert_eq!(parts, ["", "dekal more", "more", ""]);
        let text =
            |name: &str| fs::read_to_string(root().join("static/styles").join(name)).unwrap();
        // In their order.
        assert_eq!(sheets[0].text, text("tokens.css") + &text("base.css"));
    }

    #[test]
    fn a_sheet_that_is_not_there_or_has_more_than_parts_is_refused() {
        let error = join(&page_with(&[("none.css", AT_ONCE)])).unwrap_err();
        assert!(
            error
                .to_string()
                .contains("none.css, to which index.html links")
        );
        let off = page_with(&[("table.css", " data-parts=\"dekal\" disabled />")]);
        assert!(join(&off).is_err());
    }

    /// A table asks for two sheets, or three, besides that of home.
    #[test]
    fn the_page_s_sheets_that_are_loaded_together_stand_beside_each_other() {
        let (_, sheets) = join(PAGE).unwrap();
        let of = |part: &str| {
            let is_it = |sheet: &&Sheet| sheet.parts.iter().any(|one| one == part);
            sheets.iter().filter(is_it).count()
        };
        assert_eq!((of("dekal"), of("dumble")), (2, 3));
        let at_once = sheets.iter().filter(|sheet| sheet.parts.is_empty());
        assert_eq!(at_once.count(), 1);
    }

    /// What moves in a time of its own does not go by the speed that the person has chosen.
    #[test]
    fn durations_are_tokens() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/styles");
        for sheet in fs::read_dir(folder).unwrap() {
            let file = sheet.unwrap().path();
            if file.ends_with("tokens.css") {
                continue;
            }
            let text = fs::read_to_string(&file).unwrap();
            let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '.');
            let is_time = |word: &&str| {
                let number = word.strip_suffix("ms").or(word.strip_suffix('s'));
                number.is_some_and(|number| number.parse::<f64>().is_ok())
            };
            assert_eq!(words.find(is_time), None, "{}", file.display());
        }
    }

    /// A rule outside of all layers would win over those in layers, and a layer that is not listed over those that are.
    #[test]
    fn every_rule_stands_in_a_layer_that_the_first_sheet_lists() {
        let (_, sheets) = join(PAGE).unwrap();
        let css: String = sheets.iter().map(|sheet| sheet.text.as_str()).collect();
        let mut text = String::new();
        for (place, part) in css.split("/*").enumerate() {
            text += if place == 0 {
                part
            } else {
                part.split_once("*/").unwrap().1
            };
        }
        let (list, rules) = text.split_once(';').unwrap();
        let list = list.trim().strip_prefix("@layer ").unwrap();
        let layers: Vec<&str> = list.split(", ").collect();
        let (mut depth, mut before) = (0, String::new());
        let mut used = Vec::new();
        for letter in rules.chars() {
            match letter {
                '{' => {
                    if depth == 0 {
                        let layer = before.trim().strip_prefix("@layer ");
                        used.push(
                            layer
                                .unwrap_or_else(|| panic!("no layer: {before}"))
                                .to_owned(),
                        );
                    }
                    depth += 1;
                }
                '}' => depth -= 1,
                _ if depth == 0 => before.push(letter),
                _ => before.clear(),
            }
        }
        assert_eq!((depth, before.trim()), (0, ""));
        for layer in &used {
            assert!(layers.contains(&layer.as_str()), "{layer}");
        }
        for layer in layers {
            assert!(used.iter().any(|one| one == layer), "{layer}");
        }
    }

    /// A replacement in too many places once put rules into the midst of others' selectors.
    #[test]
    fn no_sheet_says_a_rule_twice() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/styles");
        for sheet in fs::read_dir(folder).unwrap() {
            let file = sheet.unwrap().path();
            let text = fs::read_to_string(&file).unwrap();
            // Rules outside of media queries have no indent.
            let mut rules: Vec<&str> = text.lines().filter(|line| line.starts_with('.')).collect();
            rules.retain(|line| line.ends_with('}'));
            rules.sort_unstable();
            for pair in rules.windows(2) {
                assert_ne!(pair[0], pair[1], "{}", file.display());
            }
        }
    }
}
