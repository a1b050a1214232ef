//! Joins the style sheets into a few: the browser does not draw the page before it has loaded all of them.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Joins the style sheets of the page that trunk has built. The order is kept, and disabled sheets, which a
/// part of the page enables later, stay separate.
///
/// # Errors
/// If the page has no style sheets, or reading or writing fails.
pub fn join(stage: &Path) -> Result<()> {
    let page = stage.join("index.html");
    let (html, runs) = link_runs(&fs::read_to_string(&page)?);
    if runs.is_empty() {
        bail!("the page has no style sheets; trunk's way of building has changed");
    }
    for (run, names) in runs.iter().enumerate() {
        let mut all = String::new();
        for name in names {
            let file = stage.join(name);
            let style = fs::read_to_string(&file);
            all += &style.with_context(|| format!("cannot read {}", file.display()))?;
            fs::remove_file(&file)?;
        }
        fs::write(stage.join(file_of(run)), all)?;
    }
    Ok(fs::write(page, html)?)
}

/// Enables all style sheets: a page that is not split into parts needs them from the beginning.
///
/// # Errors
/// If reading or writing fails.
pub fn switch_on(stage: &Path) -> Result<()> {
    let page = stage.join("index.html");
    let html = fs::read_to_string(&page)?;
    let tags = html.split_inclusive('>').map(|tag| {
        if tag.contains("stylesheet") {
            tag.replace(" disabled", "")
        } else {
            tag.to_owned()
        }
    });
    Ok(fs::write(&page, tags.collect::<String>())?)
}

/// The style sheets of parts in a page, each with its name and its parts.
///
/// # Errors
/// If one of them is not disabled, so that it would be loaded at once.
pub fn of_parts(page: &str) -> Result<Vec<(String, Vec<String>)>> {
    let mut sheets = Vec::new();
    for tag in page.split("<link").skip(1) {
        let tag = tag.split('>').next().unwrap_or(tag);
        let (Some(href), Some(parts)) = (attribute(tag, "href"), attribute(tag, "data-parts"))
        else {
            continue;
        };
        if !tag.contains(" disabled") {
            bail!("{href} is a part's but not disabled");
        }
        let name = href.rsplit('/').next().unwrap_or(href);
        let parts = parts.split(' ').map(str::to_owned).collect();
        sheets.push((name.to_owned(), parts));
    }
    Ok(sheets)
}

/// The file for a run of style sheets; runs count from 0.
fn file_of(run: usize) -> String {
    format!("styles-{}.css", run + 1)
}

/// The page with one link for each run of enabled style sheets, and the files of each run.
fn link_runs(html: &str) -> (String, Vec<Vec<String>>) {
    let (mut out, mut runs, mut rest) = (String::new(), Vec::<Vec<String>>::new(), html);
    let mut goes_on = false;
    while let Some((before, after)) = rest.split_once("<link") {
        out += before;
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        rest = after;
        let is_off = tag
            .split_whitespace()
            .any(|word| word.starts_with("disabled"));
        match (attribute(tag, "rel"), attribute(tag, "href")) {
            (Some("stylesheet"), Some(href)) if !is_off => {
                if !goes_on {
                    out += &format!("<link rel=stylesheet href=./{}>", file_of(runs.len()));
                    runs.push(Vec::new());
                }
                goes_on = true;
                let run = runs.last_mut().expect("one has been pushed");
                run.push(href.trim_start_matches("./").to_owned());
            }
            (rel, _) => {
                goes_on &= rel != Some("stylesheet");
                out += &format!("<link{tag}>");
            }
        }
    }
    (out + rest, runs)
}

/// The value of an attribute in a tag, with or without quotation marks.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let value = tag.split_once(&format!(" {name}="))?.1;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split_whitespace().next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_next_to_each_other_become_one() {
        let html = "<title>T</title><link href=./a.css rel=stylesheet><link rel=icon href=./i.svg>\
            <link rel=\"stylesheet\" href=\"./b.css\" /><link rel=stylesheet href=./c.css disabled>\
            <link rel=stylesheet href=./d.css>\n<script src=./x.js></script>";
        let (page, runs) = link_runs(html);
        assert_eq!(runs, [vec!["a.css", "b.css"], vec!["d.css"]]);
        let expected = "<title>T</title><link rel=stylesheet href=./styles-1.css>\
            <link rel=icon href=./i.svg><link rel=stylesheet href=./c.css disabled>\
            <link rel=stylesheet href=./styles-2.css>\n<script src=./x.js></script>";
        assert_eq!(page, expected);
    }

    #[test]
    fn the_page_s_style_sheets_of_parts_are_switched_off() {
        let sheets = of_parts(include_str!("../../../index.html")).unwrap();
        let parts = |name: &str| -> &[String] {
            let sheet = sheets.iter().find(|(other, _)| other == name);
            sheet.map(|(_, parts)| &parts[..]).unwrap_or_default()
        };
        assert_eq!(parts("debacle.css"), ["debacle", "more"]);
        assert!(parts("base.css").is_empty());
        assert!(of_parts("<link href=\"a.css\" data-parts=\"debacle\">").is_err());
        let dir = tempfile::tempdir().unwrap();
        let page = dir.path().join("index.html");
        fs::write(
            &page,
            "<link rel=stylesheet href=a.css disabled><p disabled>",
        )
        .unwrap();
        switch_on(dir.path()).unwrap();
        let html = fs::read_to_string(&page).unwrap();
        assert_eq!(html, "<link rel=stylesheet href=a.css><p disabled>");
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

    #[test]
    fn the_sheets_are_joined_in_their_order() {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
        write(
            "index.html",
            "<link href=./z.css rel=stylesheet><link href=./a.css rel=stylesheet>",
        );
        assert!(join(dir.path()).is_err());
        write("z.css", "p{color:red}");
        write("a.css", "p{color:blue}");
        join(dir.path()).unwrap();
        let sheet = fs::read_to_string(dir.path().join(file_of(0))).unwrap();
        assert_eq!(sheet, "p{color:red}p{color:blue}");
        assert!(!dir.path().join("a.css").exists());
        write("index.html", "<title>T</title>");
        assert!(join(dir.path()).is_err());
    }
}
