//! One style sheet in the place of many: the page is not drawn before it has asked for all of them.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// What the one is called; it is the page that comes before all its parts.
const NAME: &str = "tablee.css";

/// Joins the style sheets of the page that trunk has built, in their order.
///
/// # Errors
/// If the page has none, or reading or writing fails.
pub fn join(stage: &Path) -> Result<()> {
    let page = stage.join("index.html");
    let (html, names) = one_link(&fs::read_to_string(&page)?);
    if names.is_empty() {
        bail!("the page has no style sheets; trunk's way of building has changed");
    }
    let mut all = String::new();
    for name in &names {
        let file = stage.join(name);
        let style = fs::read_to_string(&file);
        all += &style.with_context(|| format!("cannot read {}", file.display()))?;
        fs::remove_file(&file)?;
    }
    fs::write(stage.join(NAME), all)?;
    Ok(fs::write(page, html)?)
}

/// The page with one link in the place of the first, and the files that it linked to.
fn one_link(html: &str) -> (String, Vec<String>) {
    let (mut out, mut names, mut rest) = (String::new(), Vec::new(), html);
    while let Some((before, after)) = rest.split_once("<link") {
        out += before;
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        rest = after;
        match (attribute(tag, "rel"), attribute(tag, "href")) {
            (Some("stylesheet"), Some(href)) => {
                if names.is_empty() {
                    out += &format!("<link rel=stylesheet href=./{NAME}>");
                }
                names.push(href.trim_start_matches("./").to_owned());
            }
            _ => out += &format!("<link{tag}>"),
        }
    }
    (out + rest, names)
}

/// An attribute's value in a tag, with quotation marks around it or not.
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
    fn many_links_become_one() {
        let html = "<title>T</title><link href=./a.css rel=stylesheet><link rel=icon href=./i.svg>\
            <link rel=\"stylesheet\" href=\"./b.css\" />\n<script src=./x.js></script>";
        let (page, names) = one_link(html);
        assert_eq!(names, ["a.css", "b.css"]);
        let expected = "<title>T</title><link rel=stylesheet href=./tablee.css>\
            <link rel=icon href=./i.svg>\n<script src=./x.js></script>";
        assert_eq!(page, expected);
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
        let sheet = fs::read_to_string(dir.path().join(NAME)).unwrap();
        assert_eq!(sheet, "p{color:red}p{color:blue}");
        assert!(!dir.path().join("a.css").exists());
        write("index.html", "<title>T</title>");
        assert!(join(dir.path()).is_err());
    }
}
