//! The environment variables that `cargo xtask test` sets for the tests.

use anyhow::{Context, Result, bail};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use xtask::browser::Kind;

const HOW: &str = "run the browser tests with: cargo xtask test --only dist --only browser";

/// The build and the browser under test.
pub struct Environment {
    /// `TABLEE_DIST`: the folder that `cargo xtask dist` built.
    pub dist: PathBuf,
    /// The browser: the one whose variable is set.
    pub kind: Kind,
    /// `CHROME`, `FIREFOX` or `WEBKIT`: the browser to run.
    pub program: PathBuf,
    /// `CHROMEDRIVER`, `GECKODRIVER` or `WEBKITDRIVER`: its driver.
    pub driver: PathBuf,
}

impl Environment {
    /// Reads the variables.
    pub fn from_env() -> Result<Self> {
        let kind = kind();
        let (program, driver) = kind.variables();
        let environment = Self {
            dist: path("TABLEE_DIST")?,
            kind,
            program: path(program)?,
            driver: path(driver)?,
        };
        if !environment.dist.join("index.html").is_file() {
            bail!("{} holds no build; {HOW}", environment.dist.display());
        }
        Ok(environment)
    }
}

/// The browser under test: the one whose variable is set.
pub fn kind() -> Kind {
    let is_named = |kind: &Kind| std::env::var_os(kind.variables().0).is_some();
    let others = [Kind::Firefox, Kind::WebKit];
    others.into_iter().find(is_named).unwrap_or(Kind::Chromium)
}

/// Whether the browser under test is one of these. Otherwise notes that the test leaves something out there, and why:
/// in the file that `TABLEE_TEST_SKIPS` names, if it is set, for the summary of all tests.
pub fn only_in(kinds: &[Kind], why: &str) -> Result<bool> {
    if kinds.contains(&kind()) {
        return Ok(true);
    }
    note("TABLEE_TEST_SKIPS", |name| format!("{name}\t{why}\n"))?;
    Ok(false)
}

/// The most browsers that may run at a time, if `TABLEE_BROWSERS` says it.
///
/// # Panics
/// If it is no number.
pub fn most_browsers() -> Option<usize> {
    let most = std::env::var("TABLEE_BROWSERS").ok()?;
    Some(most.parse().expect("TABLEE_BROWSERS is a number"))
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

/// Writes the time of the running test into the file that `TABLEE_TEST_TIMES` names, if it is set.
pub fn note_time(time: Duration) -> Result<()> {
    let seconds = time.as_secs_f32();
    note("TABLEE_TEST_TIMES", |name| {
        format!("{seconds:.1}\t{name}\n")
    })
}

/// Adds a line about the running test, made from its name, to the file that a variable names, if it is set.
fn note(variable: &str, line: impl Fn(&str) -> String) -> Result<()> {
    let Some(file) = std::env::var_os(variable) else {
        return Ok(());
    };
    let thread = std::thread::current();
    let line = line(thread.name().unwrap_or("a test"));
    let mut file = OpenOptions::new().append(true).create(true).open(file)?;
    Ok(file.write_all(line.as_bytes())?)
}
