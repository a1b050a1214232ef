//! Finding browsers and their drivers for the tests.

use crate::cmd::{on_path, output_of, run};
use crate::tools;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The flags every test's Chromium runs with: headless, also as root, and silent on the network.
pub const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A browser that the page is tested in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
}

impl Kind {
    /// The environment variables that name the browser and its driver.
    #[must_use]
    pub const fn variables(self) -> (&'static str, &'static str) {
        match self {
            Kind::Chromium => ("CHROME", "CHROMEDRIVER"),
            Kind::Firefox => ("FIREFOX", "GECKODRIVER"),
        }
    }

    /// What the browser's program may be called.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Kind::Chromium => &["chromium", "chromium-browser", "google-chrome", "chrome"],
            Kind::Firefox => &["firefox-esr", "firefox"],
        }
    }

    /// Debian's packages of it.
    const fn packages(self) -> &'static [&'static str] {
        match self {
            Kind::Chromium => &["chromium", "chromium-driver"],
            Kind::Firefox => &["firefox-esr"],
        }
    }

    /// Where the system keeps it, outside of `PATH`.
    fn on_mac(self) -> Option<PathBuf> {
        let name = match self {
            Kind::Chromium => "Google Chrome",
            Kind::Firefox => "Firefox",
        };
        let program = match self {
            Kind::Chromium => name,
            Kind::Firefox => "firefox",
        };
        let path = format!("/Applications/{name}.app/Contents/MacOS/{program}");
        Some(PathBuf::from(path)).filter(|path| path.is_file())
    }
}

/// A browser with its driver.
#[derive(Debug, Clone)]
pub struct Browser {
    /// Which it is.
    pub kind: Kind,
    /// The browser.
    pub program: PathBuf,
    /// Its `chromedriver` of the same version, or a `geckodriver`.
    pub driver: PathBuf,
}

impl Browser {
    /// Finds it with its driver, or installs them where that is allowed.
    ///
    /// # Errors
    /// If there is none: the message says what to install.
    pub fn ready(kind: Kind) -> Result<Self> {
        install_missing(&[kind])?;
        let (program, driver) = programs(kind).with_context(|| advice(kind))?;
        let driver = match driver {
            Some(driver) => driver,
            None => tools::geckodriver()?,
        };
        Ok(Self {
            kind,
            program,
            driver,
        })
    }
}

/// Installs those of the browsers that are not there, all at once, where that is allowed.
///
/// # Errors
/// If a variable names something that is not there, or the installation fails.
pub fn install_missing(kinds: &[Kind]) -> Result<()> {
    for kind in kinds {
        let (program, driver) = kind.variables();
        from_env(program)?;
        from_env(driver)?;
    }
    let missing = kinds.iter().filter(|kind| programs(**kind).is_err());
    let missing: Vec<Kind> = missing.copied().collect();
    match missing.is_empty() {
        true => Ok(()),
        false => apt_install(&missing),
    }
}

/// The browser and its driver; no driver where we bring our own.
fn programs(kind: Kind) -> Result<(PathBuf, Option<PathBuf>)> {
    let program = match from_env(kind.variables().0)? {
        Some(path) => path,
        None => (kind.names().iter())
            .find_map(|name| on_path(name))
            .or_else(|| kind.on_mac())
            .with_context(|| format!("no {kind:?} was found"))?,
    };
    let driver = from_env(kind.variables().1)?;
    if kind == Kind::Firefox {
        return Ok((program, driver));
    }
    let driver = driver.or_else(|| on_path("chromedriver"));
    let driver = driver.context("no chromedriver was found")?;
    same_version(&program, &driver)?;
    Ok((program, Some(driver)))
}

fn same_version(chrome: &Path, driver: &Path) -> Result<()> {
    // Chrome on Windows does not answer `--version`; then the driver itself will object.
    match (major(chrome), major(driver)) {
        (Some(a), Some(b)) if a != b => bail!(
            "{} is version {a} but {} is for version {b}",
            chrome.display(),
            driver.display()
        ),
        _ => Ok(()),
    }
}

fn from_env(name: &str) -> Result<Option<PathBuf>> {
    let Some(path) = std::env::var_os(name).filter(|value| !value.is_empty()) else {
        return Ok(None);
    };
    let path = PathBuf::from(path);
    if !path.is_file() {
        bail!("{name} is set to {}, which is not a file", path.display());
    }
    Ok(Some(path))
}

fn major(program: &Path) -> Option<u32> {
    major_in(&output_of(Command::new(program).arg("--version"))?)
}

/// The first number of the first version in a text such as `ChromeDriver 156.0.1.2 (…)`.
fn major_in(said: &str) -> Option<u32> {
    said.split_whitespace()
        .find_map(|word| word.split_once('.')?.0.parse().ok())
}

/// Installs Debian's packages of browsers, where that is for us to do.
fn apt_install(kinds: &[Kind]) -> Result<()> {
    if on_path("apt-get").is_none() {
        return Ok(());
    }
    let root = output_of(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    let sudo = !root && output_of(Command::new("sudo").args(["-n", "true"])).is_some();
    if !root && !sudo {
        return Ok(());
    }
    let apt = || {
        let mut command = Command::new(if sudo { "sudo" } else { "apt-get" });
        if sudo {
            command.args(["-n", "apt-get"]);
        }
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    let packages = kinds.iter().flat_map(|kind| kind.packages());
    let names: Vec<String> = kinds.iter().map(|kind| format!("{kind:?}")).collect();
    println!(
        "Installing {} with apt-get (a minute or two).",
        names.join(" and ")
    );
    run(apt().args(["update", "-q"]))?;
    run(apt()
        .args(["install", "-y", "-q", "--no-install-recommends"])
        .args(packages))
}

fn advice(kind: Kind) -> String {
    let (browser, driver) = kind.variables();
    let needed = match kind {
        Kind::Chromium => "a Chromium and the chromedriver of the same version",
        Kind::Firefox => "a Firefox",
    };
    let how = match kind {
        Kind::Chromium if cfg!(target_os = "macos") => {
            "brew install --cask google-chrome chromedriver"
        }
        Kind::Chromium if cfg!(windows) => "winget install Google.Chrome Chromium.ChromeDriver",
        Kind::Chromium => {
            "sudo apt-get install chromium chromium-driver   (Debian)\n  \
             sudo dnf install chromium chromedriver          (Fedora)\n  \
             sudo pacman -S chromium                         (Arch)"
        }
        Kind::Firefox if cfg!(target_os = "macos") => "brew install --cask firefox",
        Kind::Firefox if cfg!(windows) => "winget install Mozilla.Firefox",
        Kind::Firefox => {
            "sudo apt-get install firefox-esr   (Debian)\n  \
             sudo dnf install firefox           (Fedora)\n  \
             sudo pacman -S firefox             (Arch)"
        }
    };
    format!(
        "the tests need {needed}. Install it:\n  \
         {how}\nor set {browser} and {driver} to the two programs"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_found() {
        assert_eq!(major_in("Chromium 156.0.7000.1 built on Debian"), Some(156));
        assert_eq!(major_in("ChromeDriver 99.0.1 (a.b)"), Some(99));
        assert_eq!(major_in("Google Chrome"), None);
    }
}
