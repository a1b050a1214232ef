//! What cargo says about the packages of the workspace.

use crate::cmd::{cargo, output_of, root};
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::Path;

/// A package of the workspace.
#[derive(Debug, Clone, Default)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its folder, from the workspace's root; empty for the root package.
    pub folder: String,
    /// The packages of this workspace on which it depends, without those that only its tests need.
    pub dependencies: Vec<String>,
}

/// All packages of the workspace.
///
/// # Errors
/// If cargo cannot list the workspace.
pub fn packages() -> Result<Vec<Package>> {
    let mut metadata = cargo();
    metadata.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = output_of(&mut metadata).context("cargo does not know the workspace")?;
    let output: Value = serde_json::from_str(&output)?;
    let packages = output["packages"].as_array();
    let packages = packages.context("cargo names no packages")?.iter();
    let packages = packages.map(package).collect::<Option<_>>();
    packages.context("cargo says something else of packages than it used to")
}

fn package(package: &Value) -> Option<Package> {
    let folder = Path::new(package["manifest_path"].as_str()?).parent()?;
    let dependencies = package["dependencies"].as_array()?.iter();
    Some(Package {
        name: package["name"].as_str()?.to_owned(),
        folder: folder.strip_prefix(root()).ok()?.to_str()?.to_owned(),
        dependencies: dependencies
            // A dependency with a path is a package of this workspace.
            .filter(|one| one["path"].is_string() && one["kind"] != "dev")
            .map(|one| Some(one["name"].as_str()?.to_owned()))
            .collect::<Option<_>>()?,
    })
}

#[test]
fn packages_have_their_folders_and_dependencies() {
    let all = packages().unwrap();
    let find = |name: &str| all.iter().find(|one| one.name == name).unwrap();
    let bots = find("bots");
    assert_eq!(bots.folder, "crates/bots");
    assert_eq!(bots.dependencies, ["engine", "protocol"]);
    // It depends on itself and on bots, but only for its tests.
    assert!(find("engine").dependencies.is_empty());
    assert_eq!(find("tablee").folder, "");
    assert!(!find("tablee").dependencies.contains(&"bots".to_owned()));
}
