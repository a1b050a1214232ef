//! What `cargo xtask test` tells the tests.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;
use xtask::browser::Kind;

const HOW: &str =
    "run the browser tests with: cargo xtask test --only dist --only browser --only firefox";

/// The build and the browser under test.
pub struct Setting {
    /// `TABLEE_DIST`: the folder that `cargo xtask dist` built.
    pub dist: PathBuf,
    /// Which browser it is: the one that is named.
    pub kind: Kind,
    /// `CHROME` or `FIREFOX`: the browser to run.
    pub program: PathBuf,
    /// `CHROMEDRIVER` or `GECKODRIVER`: its driver.
    pub driver: PathBuf,
}

impl Setting {
    /// Reads the variables.
    pub fn from_env() -> Result<Self> {
        let kind = kind();
        let (program, driver) = kind.variables();
        let setting = Self {
            dist: path("TABLEE_DIST")?,
            kind,
            program: path(program)?,
            driver: path(driver)?,
        };
        if !setting.dist.join("index.html").is_file() {
            bail!("{} holds no build; {HOW}", setting.dist.display());
        }
        Ok(setting)
    }
}

/// Which browser is under test: Firefox, if `FIREFOX` names one.
pub fn kind() -> Kind {
    match std::env::var_os("FIREFOX") {
        Some(_) => Kind::Firefox,
        None => Kind::Chromium,
    }
}

fn path(variable: &str) -> Result<PathBuf> {
    std::env::var_os(variable)
        .map(PathBuf::from)
        .with_context(|| format!("{variable} is not set; {HOW}"))
}

/// A copy of the build, for a server whose release changes.
pub fn copy_of_build() -> Result<TempDir> {
    let build = std::env::var_os("TABLEE_DIST").context("TABLEE_DIST names the build")?;
    let copy = tempfile::tempdir()?;
    for entry in fs::read_dir(build)? {
        let entry = entry?;
        fs::copy(entry.path(), copy.path().join(entry.file_name()))?;
    }
    Ok(copy)
}
