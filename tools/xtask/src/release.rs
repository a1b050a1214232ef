//! Shortens scripts, and fills in what is known only when a release is built.

use crate::cmd::root;
use crate::files::files_under;
use anyhow::{Context, Result, anyhow, bail};
use std::fs;
use std::path::Path;

/// How to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// For players: split into parts and fully optimised.
    Release,
    /// For development: in one piece and optimised a little, so that it is built quickly.
    Plain,
}

/// Takes comments and spaces out of our own scripts. The service worker stays as it is, since it is only filled in when
/// all files have their names. For the script of wasm-bindgen there is [`without_indents`]: the minifier does not know
/// lines that end without a semicolon.
///
/// # Errors
/// If a script is missing, or the minifier cannot read it.
pub fn minify_scripts(stage: &Path) -> Result<()> {
    for path in files_under(&root().join("static"))? {
        let name = path.file_name().context("a file has a name")?;
        if path.extension().is_some_and(|ending| ending == "js") && name != "service-worker.js" {
            let script = fs::read_to_string(stage.join(name))?;
            let script = minified(&script).with_context(|| format!("cannot minify {name:?}"))?;
            fs::write(stage.join(name), script)?;
        }
    }
    Ok(())
}

/// A script without comments and spaces.
///
/// # Errors
/// If it cannot be read as a script.
pub fn minified(script: &str) -> Result<String> {
    let short = minifier::js::minify(script);
    Ok(short.map_err(|why| anyhow!(why))?.to_string())
}

/// A script of wasm-bindgen without indents, empty lines and lines of comments. All others stay, since a line may end a
/// statement. The script has no text of several lines.
pub fn without_indents(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A style sheet without comments, and without spaces that say nothing. What stands in quotation marks stays as it is.
pub fn short_styles(css: &str) -> String {
    let mut short = String::new();
    for (place, part) in without(css, "/*", "*/").trim().split('"').enumerate() {
        if place % 2 == 1 {
            short += &format!("\"{part}\"");
            continue;
        }
        let mut part = part.replace(char::is_whitespace, " ");
        while part.contains("  ") {
            part = part.replace("  ", " ");
        }
        for sign in ["{", "}", ";", ","] {
            part = part
                .replace(&format!(" {sign}"), sign)
                .replace(&format!("{sign} "), sign);
        }
        // Before a colon, a space can be a descendant's.
        short += &part.replace(": ", ":").replace(";}", "}");
    }
    short
}

/// A page without comments, indents and empty lines.
pub fn short_page(page: &str) -> String {
    without_indents(&without(page, "<!--", "-->"))
}

/// A text without what stands between these marks.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut parts = text.split(from);
    let first = parts.next().unwrap_or_default();
    let rests = parts.map(|part| part.split_once(to).map_or("", |(_, rest)| rest));
    core::iter::once(first).chain(rests).collect()
}

/// Replaces a text that occurs exactly once in a file.
///
/// # Errors
/// If it does not, or reading or writing fails.
pub fn fill(file: &Path, what: &str, by: &str) -> Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    if text.matches(what).count() != 1 {
        bail!("`{what}` is not once in {}", file.display());
    }
    Ok(fs::write(file, text.replace(what, by))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsStr;

    #[test]
    fn a_script_keeps_its_lines_without_indents_and_comments() {
        let script = "let a = 1\n\n    // Two.\n    f('//')\n";
        assert_eq!(without_indents(script), "let a = 1\nf('//')");
    }

    #[test]
    fn a_style_sheet_keeps_the_spaces_that_say_something() {
        let css = "/* One; \"two\" */\n.a,\n.b :hover {\n  color: red;\n\n  margin: calc(1px + 2px) 0;\n  \
                   content: \" /, {  }\";\n}\n@media (width < 9px) and (height > 1px) {\n  .c { --x: 1 ; }\n}\n";
        let short = ".a,.b :hover{color:red;margin:calc(1px + 2px) 0;content:\" /, {  }\"}\
                     @media (width < 9px) and (height > 1px){.c{--x:1}}";
        assert_eq!(short_styles(css), short);
    }

    #[test]
    fn a_page_keeps_its_lines_without_indents_and_comments() {
        let page = "<p>\n  <!-- One,\n  two. -->\n  Text <b>bold</b>\n</p>";
        assert_eq!(short_page(page), "<p>\nText <b>bold</b>\n</p>");
    }

    /// A name in a comment counts, too.
    #[test]
    fn no_two_scripts_name_each_other() {
        let dir = tempfile::tempdir().unwrap();
        let all = files_under(&root().join("static")).unwrap();
        for file in all.into_iter().chain([root().join("index.html")]) {
            let is_text = |ending: &OsStr| {
                ["js", "html", "webmanifest"]
                    .map(OsStr::new)
                    .contains(&ending)
            };
            if file.extension().is_some_and(is_text) {
                fs::copy(&file, dir.path().join(file.file_name().unwrap())).unwrap();
            }
        }
        crate::hash::hash_names(dir.path()).unwrap();
    }

    #[test]
    fn the_policy_to_set_as_a_header_is_the_page_s() {
        let page = include_str!("../../../index.html");
        let policy = page
            .split("content=\"")
            .find(|part| part.starts_with("default-src"))
            .and_then(|part| part.split('"').next())
            .unwrap();
        let header = format!("add_header Content-Security-Policy \"{policy}\";");
        assert!(include_str!("../../../docs/hosting.md").contains(&header));
    }

    #[test]
    fn style_sheets_name_files_that_are_there_and_the_typeface_is_small() {
        let there = |file: &str| {
            let in_folder = |folder| root().join("static").join(folder).join(file);
            ["art", "cast", "fonts"]
                .iter()
                .any(|folder| in_folder(folder).exists())
        };
        let mut named = 0;
        for sheet in files_under(&root().join("static/styles")).unwrap() {
            let text = fs::read_to_string(&sheet).unwrap();
            for rest in text.split("url(\"./").skip(1) {
                let file = rest.split('"').next().unwrap();
                assert!(there(file), "{}: {file}", sheet.display());
                named += 1;
            }
        }
        assert!(named > 0);
        let faces = files_under(&root().join("static/fonts")).unwrap();
        let faces = faces
            .iter()
            .filter(|file| file.extension().is_some_and(|ending| ending == "woff2"));
        let size: u64 = faces.map(|file| fs::metadata(file).unwrap().len()).sum();
        assert!((1..30_000).contains(&size), "{size}");
    }

    #[test]
    fn the_pictures_of_the_readme_are_there_and_small() {
        let readme = fs::read_to_string(root().join("README.md")).unwrap();
        let named = |part: &str| part.split('"').next().unwrap().to_owned();
        let pictures: Vec<String> = readme.split("docs/pictures/").skip(1).map(named).collect();
        let pictures: Vec<&String> = (pictures.iter())
            .filter(|name| name.ends_with(".webp"))
            .collect();
        assert_eq!(pictures.len(), 20);
        for name in pictures {
            let size = fs::metadata(root().join("docs/pictures").join(name)).unwrap();
            assert!(size.len() < 150_000, "{name}");
        }
    }

    #[test]
    fn a_place_to_fill_must_be_there_once() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("a.js");
        fs::write(&file, "a = 1; b = 1;").unwrap();
        assert!(fill(&file, "1", "2").is_err());
        assert!(fill(&file, "c = 1", "c = 2").is_err());
        fill(&file, "b = 1", "b = 2").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "a = 1; b = 2;");
    }
}
