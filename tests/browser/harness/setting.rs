//! What `cargo xtask test` tells the tests.

use anyhow::{Context, Result, bail};
use std::path::PathBuf;

const HOW: &str = "run the browser tests with: cargo xtask test --only dist --only browser";

/// The build and the browser under test.
pub struct Setting {
    /// `TABLEE_DIST`: the folder that `cargo xtask dist` built.
    pub dist: PathBuf,
    /// `CHROME`: the Chromium to run.
    pub chrome: PathBuf,
    /// `CHROMEDRIVER`: its driver.
    pub driver: PathBuf,
}

impl Setting {
    /// Reads the variables.
    pub fn from_env() -> Result<Self> {
        let setting = Self {
            dist: path("TABLEE_DIST")?,
            chrome: path("CHROME")?,
            driver: path("CHROMEDRIVER")?,
        };
        if !setting.dist.join("index.html").is_file() {
            bail!("{} holds no build; {HOW}", setting.dist.display());
        }
        Ok(setting)
    }
}

fn path(variable: &str) -> Result<PathBuf> {
    std::env::var_os(variable)
        .map(PathBuf::from)
        .with_context(|| format!("{variable} is not set; {HOW}"))
}
