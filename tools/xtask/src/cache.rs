//! The cache folder, which keeps tools between builds outside the project.

use anyhow::{Context, Result};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of all tools.
///
/// # Errors
/// If the machine has no home folder.
pub fn tools_dir() -> Result<PathBuf> {
    Ok(cache_root(&|name| std::env::var_os(name))?.join("tools"))
}

/// `TABLEE_CACHE`, or `tablee` in the system's cache folder.
fn cache_root(env: &dyn Fn(&str) -> Option<OsString>) -> Result<PathBuf> {
    let set = |name: &str| {
        env(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(dir) = set("TABLEE_CACHE") {
        return std::path::absolute(dir).context("TABLEE_CACHE is not a usable path");
    }
    let base = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Caches"))
    } else {
        set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")))
    };
    base.map(|dir| dir.join("tablee"))
        .context("no home folder is known: set TABLEE_CACHE to a folder for the tools")
}

/// Installs into `tools/<name>` atomically: `install` fills a temporary folder beside it, which is renamed when
/// everything is there.
///
/// # Errors
/// If the installation fails or the folder cannot be created.
pub fn install_into(name: &str, install: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
    install_under(&tools_dir()?, name, install)
}

fn install_under(
    tools: &Path,
    name: &str,
    install: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
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
        // The error that is returned matters more than a leftover folder, which nothing reads.
        let _ = fs::remove_dir_all(&partial);
    }
    done.map(|()| target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_project_s_own_variable_wins() {
        let env = |name: &str| (name != "XDG_CACHE_HOME").then(|| OsString::from("/c"));
        assert!(cache_root(&env).unwrap().ends_with("c"));
        assert!(cache_root(&|_| None).is_err());
    }

    #[test]
    fn a_failed_installation_leaves_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let failed = install_under(dir.path(), "tool-1", |partial| {
            fs::write(partial.join("half"), "x")?;
            anyhow::bail!("interrupted")
        });
        assert!(failed.is_err());
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
        let done = install_under(dir.path(), "tool-1", |partial| {
            Ok(fs::write(partial.join("whole"), "x")?)
        });
        assert!(done.unwrap().join("whole").is_file());
    }
}
