//! The allowed dependencies between the crates of the workspace.

use crate::workspace::Package;

/// A crate, and the crates right below it: it may depend on these and on all below them. Dependencies of tests are not
/// restricted. A folder that ends with `/*` stands for all crates in it.
type Allowed = (&'static str, &'static [&'static str]);

/// The crates of the games, which are all alike.
const GAMES: &str = "crates/games/*";

/// All crates of the workspace, each after those below it; `docs/architecture.md` draws them.
const ALLOWED: &[Allowed] = &[
    ("engine", &[]),
    ("protocol", &["engine"]),
    ("bots", &["protocol"]),
    ("worker", &["bots"]),
    ("lazy", &[]),
    ("model", &["protocol"]),
    ("pool", &["protocol"]),
    ("database", &["lazy", "model"]),
    ("ui", &["lazy", "model"]),
    ("table", &["database", "pool", "ui"]),
    ("tutorial", &["table"]),
    (GAMES, &["tutorial"]),
    ("replay", &["table"]),
    ("review", &["replay"]),
    ("statistics", &["review"]),
    ("daily", &["table"]),
    ("records", &["daily", "statistics"]),
    ("tablee", &[GAMES, "records"]),
    ("arena", &["bots"]),
    ("fuzz", &["arena", "ui"]),
    ("bare", &[]),
    ("structure", &[]),
    ("xtask", &[]),
];

/// The dependencies that the table does not allow, and the differences between table and workspace.
pub fn faults(packages: &[Package]) -> Vec<String> {
    faults_by(ALLOWED, packages)
}

fn faults_by(allowed: &[Allowed], packages: &[Package]) -> Vec<String> {
    let table = "ALLOWED in tools/structure/src/crates.rs";
    let mut faults = Vec::new();
    for package in packages {
        let name = &package.name;
        let Some(place) = allowed.iter().position(|(one, _)| covers(one, package)) else {
            faults.push(format!(
                "{name} is a new crate: add it to {table}, with the crates that it may depend on"
            ));
            continue;
        };
        for dependency in &package.dependencies {
            let is_it = |one: &&Package| one.name == *dependency;
            let known = packages.iter().find(is_it);
            if !known.is_some_and(|known| is_below(allowed, place, known)) {
                faults.push(format!(
                    "{name} may not depend on {dependency}: take the dependency out of its Cargo.toml, or, \
                     if the architecture is to change, add it to {table}"
                ));
            }
        }
    }
    for (name, _) in allowed {
        if !packages.iter().any(|package| covers(name, package)) {
            faults.push(format!("there is no crate {name}: take it out of {table}"));
        }
    }
    faults
}

/// Whether a package lies below the crate at this place of the table.
fn is_below(allowed: &[Allowed], place: usize, package: &Package) -> bool {
    let (earlier, (_, below)) = (&allowed[..place], allowed[place]);
    below.iter().any(|name| {
        let lower = earlier.iter().position(|(one, _)| one == name);
        lower.is_some_and(|lower| covers(name, package) || is_below(earlier, lower, package))
    })
}

/// Whether an entry of the table names this package, or the folder that it is in.
fn covers(name: &str, package: &Package) -> bool {
    match name.strip_suffix("/*") {
        None => package.name == name,
        Some(folder) => package
            .folder
            .rsplit_once('/')
            .is_some_and(|(parent, _)| parent == folder),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::root;
    use std::collections::BTreeSet;
    use std::fs;

    fn package(name: &str, dependencies: &[&str]) -> Package {
        Package {
            name: name.to_owned(),
            dependencies: dependencies.iter().map(|&one| one.to_owned()).collect(),
            ..Package::default()
        }
    }

    #[test]
    fn only_what_stands_in_the_table_is_allowed() {
        let allowed: &[Allowed] = &[("rules", &[]), ("page", &["rules"])];
        let right = [package("rules", &[]), package("page", &["rules"])];
        assert!(faults_by(allowed, &right).is_empty());
        let wrong = [package("rules", &["page"]), package("page", &[])];
        let faults = faults_by(allowed, &wrong);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("rules may not depend on page"));
    }

    #[test]
    fn what_lies_further_below_is_allowed_too_and_nothing_above() {
        let allowed: &[Allowed] = &[("rules", &[]), ("bots", &["rules"]), ("page", &["bots"])];
        let right = [
            package("rules", &[]),
            package("bots", &[]),
            package("page", &["rules"]),
        ];
        assert!(faults_by(allowed, &right).is_empty());
        // What a line names has to stand before it.
        let upward: &[Allowed] = &[("rules", &["page"]), ("bots", &[]), ("page", &["bots"])];
        let wrong = [
            package("rules", &["page"]),
            package("bots", &[]),
            package("page", &[]),
        ];
        assert_eq!(faults_by(upward, &wrong).len(), 1);
    }

    #[test]
    fn the_picture_of_the_architecture_has_the_same_crates_and_arrows() {
        // `games["games: dekal, …"]` is a crate with a label.
        let name = |node: &str| match node.trim().split('[').next().unwrap() {
            "games" => GAMES.to_owned(),
            "page" => "tablee".to_owned(),
            name => name.to_owned(),
        };
        let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
        let (_, picture) = page.split_once("graph BT\n").unwrap();
        let (picture, _) = picture.split_once("```").unwrap();
        let (mut crates, mut arrows) = (BTreeSet::new(), BTreeSet::new());
        for line in picture.lines() {
            let (upper, lower) = line.split_once("-->").unwrap_or((line, ""));
            let nodes = |part: &str| -> Vec<String> {
                let nodes = part.split('&').map(name);
                nodes.filter(|node| !node.is_empty()).collect()
            };
            crates.extend(nodes(upper).into_iter().chain(nodes(lower)));
            for from in nodes(upper) {
                arrows.extend(nodes(lower).into_iter().map(|to| (from.clone(), to)));
            }
        }
        let listed = ALLOWED.iter().map(|(name, _)| (*name).to_owned());
        assert_eq!(crates, listed.collect::<BTreeSet<_>>());
        let arrow = |(from, below): &Allowed| {
            let to = below.iter().map(|to| (*to).to_owned());
            to.map(|to| ((*from).to_owned(), to)).collect::<Vec<_>>()
        };
        let listed = ALLOWED.iter().flat_map(arrow);
        assert_eq!(arrows, listed.collect::<BTreeSet<_>>());
    }

    #[test]
    fn table_and_workspace_have_the_same_crates() {
        let allowed: &[Allowed] = &[("rules", &[])];
        let faults = faults_by(allowed, &[package("page", &[])]);
        assert_eq!(faults.len(), 2);
        assert!(faults[0].starts_with("page is a new crate"));
        assert!(faults[1].starts_with("there is no crate rules"));
    }

    #[test]
    fn a_folder_stands_for_all_crates_in_it() {
        let game = |name: &str, dependencies: &[&str]| Package {
            folder: format!("crates/games/{name}"),
            ..package(name, dependencies)
        };
        let allowed: &[Allowed] = &[
            ("rules", &[]),
            (GAMES, &["rules"]),
            ("page", &[GAMES, "rules"]),
        ];
        let with = |chess| {
            let page = package("page", &["chess", "go"]);
            [package("rules", &[]), game("go", &["rules"]), chess, page]
        };
        assert!(faults_by(allowed, &with(game("chess", &["rules"]))).is_empty());
        let faults = faults_by(allowed, &with(game("chess", &["go"])));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("chess may not depend on go"));
        // The folder of this package is another one.
        assert_eq!(faults_by(allowed, &with(package("chess", &[]))).len(), 2);
    }
}
