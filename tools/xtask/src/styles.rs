//! Joins the style sheets into a few: the browser does not draw the page before it has loaded all of them.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Joins the style sheets of the page that trunk has built: neighbours that are loaded together, from the
/// beginning or with the same parts of the page. The order is kept.
///
/// # Errors
/// If the page has no style sheets, or reading or writing fails.
pub fn join(stage: &Path) -> Result<()> {
    let page = stage.join("index.html");
    let (html, runs) = link_runs(&fs::read_to_string(&page)?);
    if runs.is_empty() {
        bail!("the page has no style sheets; trunk's way of building has changed");
    }
    for run in &runs {
        let mut all = String::new();
        for name in &run.names {
            let file = stage.join(name);
            let style = fs::read_to_string(&file);
            all += &style.with_context(|| format!("cannot read {}", file.display()))?;
            fs::remove_file(&file)?;
        }
        fs::write(stage.join(&run.file), all)?;
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

/// Style sheets that become one file.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    /// The name of that file: that of the first sheet, or one of its own if the sheets are loaded at once.
    file: String,
    names: Vec<String>,
    /// The parts with which the sheets are loaded, as the page lists them; `None` if they are loaded at once.
    parts: Option<String>,
}

/// The page with one link for each run of style sheets, and the runs.
fn link_runs(html: &str) -> (String, Vec<Run>) {
    let (mut out, mut runs, mut rest) = (String::new(), Vec::<Run>::new(), html);
    let (mut goes_on, mut at_once) = (false, 0);
    while let Some((before, after)) = rest.split_once("<link") {
        out += before;
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        rest = after;
        let is_off = tag
            .split_whitespace()
            .any(|word| word.starts_with("disabled"));
        match (attribute(tag, "rel"), attribute(tag, "href")) {
            (Some("stylesheet"), Some(href)) => {
                let name = href.trim_start_matches("./").to_owned();
                let parts = is_off.then(|| attribute(tag, "data-parts").unwrap_or_default());
                let parts = parts.map(str::to_owned);
                match runs.last_mut() {
                    Some(run) if goes_on && run.parts == parts => run.names.push(name),
                    _ => {
                        let file = if is_off {
                            out += &format!("<link{tag}>");
                            name.clone()
                        } else {
                            at_once += 1;
                            let file = format!("styles-{at_once}.css");
                            out += &format!("<link rel=stylesheet href=./{file}>");
                            file
                        };
                        let names = vec![name];
                        runs.push(Run { file, names, parts });
                    }
                }
                goes_on = true;
            }
            // A link to something else that stands between sheets makes no difference.
            _ => out += &format!("<link{tag}>"),
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
    fn neighbours_that_are_loaded_together_become_one() {
        let html = "<title>T</title><link href=./a.css rel=stylesheet><link rel=icon href=./i.svg>\
            <link rel=\"stylesheet\" href=\"./b.css\" />\
            <link data-parts=\"d more\" disabled href=./c.css rel=stylesheet>\
            <link data-parts=\"d more\" disabled href=./d.css rel=stylesheet>\
            <link data-parts=more disabled href=./e.css rel=stylesheet>\
            <link rel=stylesheet href=./f.css>\n<script src=./x.js></script>";
        let (page, runs) = link_runs(html);
        let files = |run: &Run| format!("{}: {}", run.file, run.names.join(" "));
        let files: Vec<String> = runs.iter().map(files).collect();
        let expected = [
            "styles-1.css: a.css b.css",
            "c.css: c.css d.css",
            "e.css: e.css",
            "styles-2.css: f.css",
        ];
        assert_eq!(files, expected);
        let expected = "<title>T</title><link rel=stylesheet href=./styles-1.css>\
            <link rel=icon href=./i.svg>\
            <link data-parts=\"d more\" disabled href=./c.css rel=stylesheet>\
            <link data-parts=more disabled href=./e.css rel=stylesheet>\
            <link rel=stylesheet href=./styles-2.css>\n<script src=./x.js></script>";
        assert_eq!(page, expected);
        let sheets = of_parts(&page).unwrap();
        assert_eq!(sheets[0], ("c.css".into(), vec!["d".into(), "more".into()]));
    }

    #[test]
    fn the_page_s_style_sheets_of_parts_are_switched_off() {
        let page = include_str!("../../../index.html");
        let sheets = of_parts(page).unwrap();
        let parts = |name: &str| -> &[String] {
            let sheet = sheets.iter().find(|(other, _)| other == name);
            sheet.map(|(_, parts)| &parts[..]).unwrap_or_default()
        };
        assert_eq!(parts("debacle.css"), ["debacle", "more"]);
        assert!(parts("base.css").is_empty());
        // Sheets that are loaded together stand beside each other, so a table asks for one, or two, besides those of home.
        let (_, runs) = link_runs(&page.replace("rel=\"css\"", "rel=\"stylesheet\""));
        let of_dekal = |run: &&Run| {
            run.parts
                .as_ref()
                .is_some_and(|parts| parts.contains("dekal"))
        };
        assert_eq!(runs.iter().filter(of_dekal).count(), 1);
        assert_eq!(runs.iter().filter(|run| run.parts.is_none()).count(), 2);
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
        let sheet = fs::read_to_string(dir.path().join("styles-1.css")).unwrap();
        assert_eq!(sheet, "p{color:red}p{color:blue}");
        assert!(!dir.path().join("a.css").exists());
        write("index.html", "<title>T</title>");
        assert!(join(dir.path()).is_err());
    }
}
