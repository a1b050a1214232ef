//! What cargo says about the packages of the workspace.

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The workspace's root folder.
pub fn root() -> PathBuf {
    let mut root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    // It lies in `tools`, in the workspace's folder.
    root.pop();
    root.pop();
    root
}

/// A package of the workspace.
#[derive(Debug, Clone, Default)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its folder, from the workspace's root; empty for the root package.
    pub folder: String,
    /// The packages of this workspace on which it depends, without those that only its tests need.
    pub dependencies: Vec<String>,
    /// The root files of its library and its programs; not those of tests and benchmarks.
    pub roots: Vec<PathBuf>,
}

/// All packages of the workspace.
///
/// # Errors
/// If cargo cannot list the workspace.
pub fn packages() -> Result<Vec<Package>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut metadata = Command::new(cargo);
    metadata.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = metadata.current_dir(root()).output()?;
    ensure!(output.status.success(), "cargo does not know the workspace");
    let output: Value = serde_json::from_slice(&output.stdout)?;
    let packages = output["packages"].as_array();
    packages
        .context("cargo names no packages")?
        .iter()
        .map(|one| package(one).context("cargo says something else of packages than it used to"))
        .collect()
}

fn package(package: &Value) -> Option<Package> {
    let manifest = Path::new(package["manifest_path"].as_str()?);
    let folder = manifest.parent()?.strip_prefix(root()).ok()?;
    let dependencies = package["dependencies"].as_array()?.iter();
    let targets = package["targets"].as_array()?.iter();
    Some(Package {
        name: package["name"].as_str()?.to_owned(),
        folder: folder.to_str()?.to_owned(),
        dependencies: dependencies
            // A dependency with a path is a package of this workspace. A package may depend on itself for its
            // tests.
            .filter(|one| one["path"].is_string() && one["kind"] != "dev")
            .map(|one| Some(one["name"].as_str()?.to_owned()))
            .collect::<Option<_>>()?,
        roots: targets
            .filter(|target| {
                target["kind"] == serde_json::json!(["lib"])
                    || target["kind"] == serde_json::json!(["bin"])
            })
            .map(|target| Some(PathBuf::from(target["src_path"].as_str()?)))
            .collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_have_their_dependencies_and_first_files() {
        let all = packages().unwrap();
        let find = |name: &str| all.iter().find(|one| one.name == name).unwrap();
        let bots = find("bots");
        assert_eq!(bots.folder, "crates/bots");
        assert_eq!(bots.dependencies, ["engine", "protocol"]);
        assert_eq!(bots.roots, [root().join("crates/bots/src/lib.rs")]);
        // It depends on itself and on bots, but only for its tests.
        assert!(find("engine").dependencies.is_empty());
        assert!(!find("tablee").dependencies.contains(&"bots".to_owned()));
        assert_eq!(find("xtask").roots.len(), 2);
    }
}
