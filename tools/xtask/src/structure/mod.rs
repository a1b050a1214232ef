//! The step `structure`: what the crates depend on, cycles between modules, and the length of files.
//!
//! What crates may depend on stands in the picture of `docs/architecture.md`, and nowhere else.

mod cycles;

use crate::cmd::root;
use crate::files::files_under;
use crate::workspace::{Package, packages};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The page with the picture.
const PICTURE: &str = "docs/architecture.md";
/// The node of the picture that stands for all crates of this folder, which are alike.
const GAMES: (&str, &str) = ("games", "crates/games/");
/// The node of the picture that stands for the root package, and its name.
const PAGE: (&str, &str) = ("page", "tablee");
/// The folders with code, and the endings of its files.
const CODE: [&str; 5] = ["crates", "src", "static", "tests", "tools"];
const ENDINGS: [&str; 3] = ["rs", "css", "js"];
/// What others have written.
const VENDOR: &str = "tests/vendor";
/// The most lines of a file.
const LONGEST: usize = 500;

/// The nodes of the picture, each with those to which its arrows lead.
type Picture<'a> = BTreeMap<&'a str, Vec<&'a str>>;

/// Checks the dependencies of all crates, their modules, and the length of all files.
///
/// # Errors
/// If something is not as it should be, or a file cannot be read.
pub fn check() -> Result<()> {
    let page = fs::read_to_string(root().join(PICTURE))?;
    let packages = packages()?;
    let mut faults = wrong_arrows(&read(&page)?, &packages);
    for package in &packages {
        let source = root().join(&package.folder).join("src");
        let found = cycles::find(&cycles::modules(&source)?);
        faults.extend(
            found
                .iter()
                .map(|cycle| format!("{}: {cycle}", package.name)),
        );
    }
    for folder in CODE {
        faults.extend(long_files(&root().join(folder))?);
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{}", faults.join("\n"))
}

/// The crates and arrows of the picture. Its lines are `upper & other --> lower & lowest`; a node may have a label in
/// brackets.
fn read(page: &str) -> Result<Picture<'_>> {
    let picture = page.split_once("graph BT\n");
    let picture = picture.and_then(|(_, rest)| rest.split_once("```"));
    let (picture, _) = picture.with_context(|| format!("{PICTURE} has no picture"))?;
    let mut all = Picture::new();
    for line in picture.lines() {
        let (upper, lower) = line.split_once("-->").unwrap_or((line, ""));
        let [upper, lower] = [upper, lower].map(|part| {
            let names = part.split('&').map(|node| node.trim().split('[').next());
            let names = names.flatten().filter(|name| !name.is_empty());
            names.collect::<Vec<_>>()
        });
        for name in upper {
            all.entry(name).or_default().extend(&lower);
        }
        for name in lower {
            all.entry(name).or_default();
        }
    }
    Ok(all)
}

/// The dependencies that the picture does not allow, and the differences between picture and workspace.
fn wrong_arrows(picture: &Picture, packages: &[Package]) -> Vec<String> {
    let mut faults = Vec::new();
    for package in packages {
        let name = &package.name;
        let below = below(picture, node(package));
        if !picture.contains_key(node(package)) {
            faults.push(format!(
                "{name} is a new crate: draw it in {PICTURE}, with arrows to the crates right below it"
            ));
            continue;
        }
        let dependencies = packages.iter();
        let dependencies = dependencies.filter(|one| package.dependencies.contains(&one.name));
        for Package { name: lower, .. } in dependencies.filter(|one| !below.contains(node(one))) {
            faults.push(format!(
                "{name} may not depend on {lower}: take the dependency out of its Cargo.toml, or, if the \
                 architecture is to change, draw an arrow in {PICTURE}"
            ));
        }
    }
    for name in picture.keys() {
        if !packages.iter().any(|package| node(package) == *name) {
            faults.push(format!(
                "there is no crate {name}: take it out of {PICTURE}"
            ));
        }
        if below(picture, name).contains(name) {
            faults.push(format!(
                "the arrows of {PICTURE} lead from {name} back to it"
            ));
        }
    }
    faults
}

/// The node of a package in the picture.
fn node(package: &Package) -> &str {
    match package.name.as_str() {
        _ if package.folder.starts_with(GAMES.1) => GAMES.0,
        name if name == PAGE.1 => PAGE.0,
        name => name,
    }
}

/// The nodes to which the arrows of a node lead, directly or by others.
fn below<'a>(picture: &Picture<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut below = BTreeSet::new();
    let mut left = picture.get(from).cloned().unwrap_or_default();
    while let Some(name) = left.pop() {
        if below.insert(name) {
            left.extend(&picture[name]);
        }
    }
    below
}

/// The files of a folder that are too long.
fn long_files(folder: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in files_under(folder)? {
        let ending = file.extension().and_then(|ending| ending.to_str());
        let is_code = ending.is_some_and(|ending| ENDINGS.contains(&ending));
        if !is_code || file.starts_with(root().join(VENDOR)) {
            continue;
        }
        let lines = fs::read_to_string(&file)?.lines().count();
        if lines > LONGEST {
            let file = file.strip_prefix(root()).unwrap_or(&file).display();
            faults.push(format!(
                "{file} has {lines} lines, of {LONGEST} at most: split it by subject"
            ));
        }
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "```mermaid\ngraph BT\n    bots & page[\"src: the page\"] --> rules\n    \
        games[\"games: go, chess\"] --> bots\n    tool[\"tools/tool\"]\n```\n";

    fn package(name: &str, dependencies: &[&str]) -> Package {
        let is_game = ["go", "chess"].contains(&name);
        Package {
            name: name.to_owned(),
            folder: if is_game {
                format!("crates/games/{name}")
            } else {
                name.to_owned()
            },
            dependencies: dependencies.iter().map(|&one| one.to_owned()).collect(),
        }
    }

    /// The faults of a workspace in which one package has these dependencies.
    fn faults_with(changed: &str, dependencies: &[&str]) -> Vec<String> {
        let names = ["rules", "bots", "tablee", "go", "chess", "tool"];
        let packages = names.map(|name| {
            let own: &[&str] = if name == changed { dependencies } else { &[] };
            package(name, own)
        });
        wrong_arrows(&read(PAGE).unwrap(), &packages)
    }

    #[test]
    fn only_what_lies_below_is_allowed() {
        let none: [String; 0] = [];
        assert_eq!(faults_with("bots", &["rules"]), none);
        assert_eq!(faults_with("tablee", &["rules"]), none);
        // By way of bots.
        assert_eq!(faults_with("chess", &["rules", "bots"]), none);
        for (upper, lower) in [
            ("rules", "bots"),
            ("chess", "go"),
            ("chess", "tablee"),
            ("tool", "rules"),
        ] {
            let faults = faults_with(upper, &[lower]);
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].starts_with(&format!("{upper} may not depend on {lower}: ")));
        }
    }

    #[test]
    fn picture_and_workspace_have_the_same_crates_and_no_cycle() {
        let picture = read("graph BT\n  rules --> page\n  page --> rules\n```").unwrap();
        let faults =
            wrong_arrows(&picture, &[package("rules", &[]), package("new", &[])]).join("\n");
        for expected in [
            "new is a new crate",
            "no crate page",
            "from rules back",
            "from page back",
        ] {
            assert!(faults.contains(expected), "{faults}");
        }
        assert!(read("no picture").is_err());
    }

    #[test]
    fn a_long_file_is_told() {
        let dir = tempfile::tempdir().unwrap();
        let write =
            |name: &str, lines| fs::write(dir.path().join(name), "\n".repeat(lines)).unwrap();
        write("short.rs", LONGEST);
        write("long.css", LONGEST + 1);
        write("golden.txt", LONGEST + 1);
        let faults = long_files(dir.path()).unwrap();
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("long.css has 501 lines"), "{faults:?}");
    }
}
