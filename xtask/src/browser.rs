//! Finding a Chromium and its driver for the tests.

use crate::cmd::{on_path, output_of, run};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The flags every test browser runs with: headless, also as root, and silent on the network.
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

/// A browser with the driver of its own version.
#[derive(Debug, Clone)]
pub struct Browser {
    /// The Chromium or Chrome.
    pub chrome: PathBuf,
    /// Its `chromedriver`.
    pub driver: PathBuf,
}

impl Browser {
    /// Finds them, or installs them where that is allowed.
    ///
    /// # Errors
    /// If there is none: the message says what to install.
    pub fn ready() -> Result<Self> {
        let first = Self::find();
        if first.is_ok() || !apt_install()? {
            return first.context(advice());
        }
        Self::find().context(advice())
    }

    fn find() -> Result<Self> {
        let named = ["chromium", "chromium-browser", "google-chrome", "chrome"];
        let chrome = match from_env("CHROME")? {
            Some(path) => path,
            None => named
                .iter()
                .find_map(|name| on_path(name))
                .or_else(mac_chrome)
                .context("no Chromium or Chrome was found")?,
        };
        let driver = match from_env("CHROMEDRIVER")? {
            Some(path) => path,
            None => on_path("chromedriver").context("no chromedriver was found")?,
        };
        // Chrome on Windows does not answer `--version`; then the driver itself will object.
        if let (Some(a), Some(b)) = (major(&chrome), major(&driver))
            && a != b
        {
            bail!(
                "{} is version {a} but {} is for version {b}",
                chrome.display(),
                driver.display()
            );
        }
        Ok(Self { chrome, driver })
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

fn mac_chrome() -> Option<PathBuf> {
    let path = PathBuf::from("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    path.is_file().then_some(path)
}

fn major(program: &Path) -> Option<u32> {
    major_in(&output_of(Command::new(program).arg("--version"))?)
}

/// The first number of the first version in a text such as `ChromeDriver 156.0.1.2 (…)`.
fn major_in(said: &str) -> Option<u32> {
    said.split_whitespace()
        .find_map(|word| word.split_once('.')?.0.parse().ok())
}

/// Installs Debian's packages; false where that is not for us to do.
fn apt_install() -> Result<bool> {
    if on_path("apt-get").is_none() {
        return Ok(false);
    }
    let root = output_of(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    let sudo = !root && output_of(Command::new("sudo").args(["-n", "true"])).is_some();
    if !root && !sudo {
        return Ok(false);
    }
    let apt = || {
        let mut command = Command::new(if sudo { "sudo" } else { "apt-get" });
        if sudo {
            command.args(["-n", "apt-get"]);
        }
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    println!("Installing Chromium and its driver with apt-get (a minute or two).");
    run(apt().args(["update", "-q"]))?;
    run(apt().args([
        "install",
        "-y",
        "-q",
        "--no-install-recommends",
        "chromium",
        "chromium-driver",
    ]))?;
    Ok(true)
}

fn advice() -> String {
    let how = if cfg!(target_os = "macos") {
        "brew install --cask google-chrome chromedriver"
    } else if cfg!(windows) {
        "winget install Google.Chrome Chromium.ChromeDriver"
    } else {
        "sudo apt-get install chromium chromium-driver   (Debian)\n  \
         sudo dnf install chromium chromedriver          (Fedora)\n  \
         sudo pacman -S chromium                         (Arch)"
    };
    format!(
        "the tests need a Chromium and the chromedriver of the same version. Install them:\n  \
         {how}\nor set CHROME and CHROMEDRIVER to the two programs"
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
