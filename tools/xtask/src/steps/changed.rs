//! Finds out which packages have changed since the main branch.

use crate::cmd::{output_of, root};
use crate::workspace::{self, Package};
use anyhow::Result;
use std::process::Command;

/// Files that concern every package.
const EVERYTHING: [&str; 4] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    ".cargo/config.toml",
];

/// Files outside of the packages, by the beginnings of their paths, with the packages whose tests read them.
const READ_BY: [(&str, &[&str]); 17] = [
    ("src/", &["tablee"]),
    ("tests/", &["tablee"]),
    ("build.rs", &["tablee"]),
    ("index.html", &["tablee", "xtask"]),
    ("static/", &["tablee", "xtask"]),
    ("static/styles/", &["table"]),
    ("README.md", &["xtask"]),
    ("docs/architecture.md", &["xtask"]),
    ("docs/pictures/", &["xtask"]),
    ("docs/hosting.md", &["xtask"]),
    ("docs/positions/", &["engine"]),
    ("docs/lab/ladders/", &["model"]),
    ("docs/judgement.md", &["review"]),
    ("docs/bot-protocol.md", &["arena"]),
    ("docs/bot-protocol.schema.json", &["arena"]),
    ("docs/bot-protocol.samples.jsonl", &["arena"]),
    ("crates/engine/src/lib.rs", &["xtask"]),
];

/// The packages with files that differ from where the branch left the main branch, committed or not; all
/// packages if git does not know. Prints the choice.
///
/// # Errors
/// If cargo cannot list the workspace.
pub fn packages() -> Result<Vec<String>> {
    let all = workspace::packages()?;
    let chosen = match changed_files() {
        Some(files) => touched(&files, &all),
        None => {
            println!("There is no main branch to compare with.");
            all.into_iter().map(|package| package.name).collect()
        }
    };
    let names = if chosen.is_empty() {
        "none".to_owned()
    } else {
        chosen.join(", ")
    };
    println!("Packages that have changed: {names}.");
    Ok(chosen)
}

/// The changed paths from the root, with `/`; `None` if there is no git or no main branch.
fn changed_files() -> Option<Vec<String>> {
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        // Without this, git quotes paths with accents.
        git.args(["-c", "core.quotePath=false"]).args(arguments);
        output_of(git.current_dir(root()))
    };
    let base = ["origin/main", "main"]
        .iter()
        .find_map(|main| git(&["merge-base", "HEAD", main]))?;
    let differing = git(&["diff", "--name-only", "--no-renames", base.trim()])?;
    let untracked = git(&["ls-files", "--others", "--exclude-standard"])?;
    let all = differing.lines().chain(untracked.lines());
    Some(all.map(str::to_owned).collect())
}

/// The packages that contain one of these files, or whose tests read one.
fn touched(files: &[String], packages: &[Package]) -> Vec<String> {
    let is_touched = |package: &Package| {
        files.iter().any(|file| {
            let is_own = file
                .strip_prefix(&package.folder)
                .is_some_and(|rest| rest.starts_with('/'));
            let is_read = READ_BY.iter().any(|(start, readers)| {
                file.starts_with(start) && readers.contains(&package.name.as_str())
            });
            is_own || is_read || EVERYTHING.contains(&file.as_str())
        })
    };
    packages
        .iter()
        .filter(|package| is_touched(package))
        .map(|package| package.name.clone())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touched_by(files: &[&str]) -> Vec<String> {
        let packages = ["engine", "bots", "xtask", "tablee"].map(|name| Package {
            name: name.to_owned(),
            folder: if name == "tablee" { "" } else { name }.to_owned(),
            dependencies: Vec::new(),
        });
        let files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
        touched(&files, &packages)
    }

    #[test]
    fn files_belong_to_the_package_of_their_folder() {
        assert_eq!(touched_by(&["engine/src/a.rs", "engine/b"]), ["engine"]);
        assert_eq!(touched_by(&["src/a.rs"]), ["tablee"]);
        assert_eq!(
            touched_by(&["bots/src/a.rs", "build.rs"]),
            ["bots", "tablee"]
        );
        assert_eq!(touched_by(&["static/start.js"]), ["xtask", "tablee"]);
        assert_eq!(
            touched_by(&["README.md", "docs/pictures/a.webp"]),
            ["xtask"]
        );
        assert_eq!(touched_by(&["docs/positions/dekal.md"]), ["engine"]);
        assert!(touched_by(&["docs/bots.md", "bots.md"]).is_empty());
        assert!(touched_by(&[]).is_empty());
    }

    #[test]
    fn what_concerns_everything_changes_all_packages() {
        for file in EVERYTHING {
            assert_eq!(touched_by(&[file]).len(), 4, "{file}");
            assert!(root().join(file).is_file(), "{file} has gone");
        }
    }

    #[test]
    fn files_that_tests_read_are_there_and_so_are_their_readers() {
        let all = workspace::packages().unwrap();
        for (start, readers) in READ_BY {
            assert!(root().join(start).exists(), "{start} has gone");
            for reader in readers {
                assert!(all.iter().any(|package| package.name == *reader));
            }
        }
    }
}
