//! The allowed dependencies between the crates of the workspace.

use crate::workspace::Package;

/// A crate, and the crates on which it may depend. Dependencies of tests are not restricted. A folder that ends
/// with `/*` stands for all crates in it.
type Allowed = (&'static str, &'static [&'static str]);

/// The crates of the games, which are all alike.
const GAMES: &str = "crates/games/*";

/// All crates of the workspace, the lowest first.
const ALLOWED: &[Allowed] = &[
    ("engine", &[]),
    ("protocol", &["engine"]),
    ("bots", &["engine", "protocol"]),
    ("worker", &["bots", "engine", "protocol"]),
    ("lazy", &[]),
    ("model", &["engine", "protocol"]),
    ("pool", &["engine", "protocol"]),
    ("database", &["engine", "lazy", "model"]),
    ("ui", &["engine", "lazy", "model", "protocol"]),
    (
        "table",
        &[
            "database", "engine", "lazy", "model", "pool", "protocol", "ui",
        ],
    ),
    (
        "tutorial",
        &["engine", "lazy", "model", "pool", "protocol", "table", "ui"],
    ),
    (
        GAMES,
        &[
            "database", "engine", "lazy", "model", "pool", "protocol", "table", "tutorial", "ui",
        ],
    ),
    (
        "replay",
        &[
            "database", "engine", "lazy", "model", "pool", "protocol", "table", "ui",
        ],
    ),
    (
        "review",
        &[
            "database", "engine", "lazy", "model", "pool", "protocol", "replay", "table", "ui",
        ],
    ),
    (
        "daily",
        &[
            "database", "engine", "lazy", "model", "pool", "protocol", "table", "ui",
        ],
    ),
    (
        "statistics",
        &[
            "database", "engine", "lazy", "model", "pool", "protocol", "review", "table", "ui",
        ],
    ),
    (
        "records",
        &[
            "database",
            "daily",
            "engine",
            "lazy",
            "model",
            "pool",
            "protocol",
            "replay",
            "review",
            "statistics",
            "table",
            "ui",
        ],
    ),
    (
        "tablee",
        &[
            "daily",
            "database",
            GAMES,
            "engine",
            "lazy",
            "model",
            "pool",
            "protocol",
            "records",
            "replay",
            "review",
            "statistics",
            "table",
            "tutorial",
            "ui",
        ],
    ),
    ("arena", &["bots", "engine", "protocol"]),
    (
        "fuzz",
        &["arena", "bots", "engine", "model", "protocol", "ui"],
    ),
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
        let Some((_, may)) = allowed.iter().find(|(one, _)| covers(one, package)) else {
            faults.push(format!(
                "{name} is a new crate: add it to {table}, with the crates that it may depend on"
            ));
            continue;
        };
        for dependency in &package.dependencies {
            let is_it = |one: &&Package| one.name == *dependency;
            let known = packages.iter().find(is_it);
            if !known.is_some_and(|known| may.iter().any(|one| covers(one, known))) {
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
