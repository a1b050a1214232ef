//! The cache folder, which keeps tools between builds outside the project.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of all tools: in `TABLEE_CACHE`, or in `tablee` in the system's cache folder.
///
/// # Errors
/// If the machine has no home folder.
pub fn tools_dir() -> Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if let Some(dir) = set("TABLEE_CACHE") {
        return Ok(std::path::absolute(dir)?.join("tools"));
    }
    let home = std::env::home_dir();
    let home =
        home.context("no home folder is known: set TABLEE_CACHE to a folder for the tools")?;
    let base = match set("XDG_CACHE_HOME") {
        Some(base) => base.into(),
        None if cfg!(windows) => home.join("AppData/Local"),
        None if cfg!(target_os = "macos") => home.join("Library/Caches"),
        None => home.join(".cache"),
    };
    Ok(base.join("tablee/tools"))
}

/// Installs into the folder `name` of the tools' folder atomically: `install` fills a temporary folder beside it, which is
/// renamed when everything is there.
///
/// # Errors
/// If the installation fails or the folder cannot be created.
pub fn install_into(
    tools: &Path,
    name: &str,
    install: impl FnOnce(&Path) -> Result<()>,
) -> Result<()> {
    fs::create_dir_all(tools).with_context(|| format!("cannot make {}", tools.display()))?;
    let partial = tools.join(format!(".partial-{name}-{}", std::process::id()));
    let target = tools.join(name);
    fs::create_dir_all(&partial)?;
    let done = install(&partial).and_then(|()| {
        if target.exists() {
            // Another run has finished first, or has left an incomplete folder.
            fs::remove_dir_all(&target)?;
        }
        fs::rename(&partial, &target)
            .with_context(|| format!("cannot put {} in place", target.display()))
    });
    if done.is_err() {
        // This error matters less than the one that is returned: nothing reads a leftover folder.
        let _ = fs::remove_dir_all(&partial);
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_installation_leaves_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let failed = install_into(dir.path(), "tool-1", |partial| {
            fs::write(partial.join("half"), "x")?;
            anyhow::bail!("interrupted")
        });
        assert!(failed.is_err());
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
        let done = install_into(dir.path(), "tool-1", |partial| {
            Ok(fs::write(partial.join("whole"), "x")?)
        });
        assert!(done.is_ok() && dir.path().join("tool-1/whole").is_file());
    }
}
