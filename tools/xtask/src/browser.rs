//! Finds or installs the browsers for the tests, with their drivers.

use crate::cmd::{on_path, output_of, run_quietly, timed};
use crate::tools;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The flags with which every test runs Chromium: headless, also as root, and without traffic of its own.
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

/// Chromium without windows of its own. It is the same engine, and takes about three quarters of the processor time.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// The program that runs another one with an X display: WebKitGTK has no headless mode.
pub const XVFB_RUN: &str = "xvfb-run";

/// Its arguments: choose a free display, and do not reset it when its last window closes. During a reset it
/// would refuse the browser of the next test.
pub const XVFB_ARGS: &[&str] = &["-a", "--server-args=-screen 0 1280x1024x24 -noreset"];

/// A browser in which the page is tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKit, as WebKitGTK's MiniBrowser, which has a driver: Safari's engine on Linux.
    WebKit,
}

impl Kind {
    /// All browsers.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// The environment variables with the paths of the browser and its driver.
    #[must_use]
    pub const fn variables(self) -> (&'static str, &'static str) {
        match self {
            Kind::Chromium => ("CHROME", "CHROMEDRIVER"),
            Kind::Firefox => ("FIREFOX", "GECKODRIVER"),
            Kind::WebKit => ("WEBKIT", "WEBKITDRIVER"),
        }
    }

    /// The possible names of the browser's program on `PATH`.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Kind::Chromium => &[
                HEADLESS_SHELL,
                "chromium",
                "chromium-browser",
                "google-chrome",
                "chrome",
            ],
            Kind::Firefox => &["firefox-esr", "firefox"],
            Kind::WebKit => &[],
        }
    }

    /// The Debian packages of the browser and its driver.
    const fn packages(self) -> &'static [&'static str] {
        match self {
            Kind::Chromium => &["chromium", "chromium-driver"],
            Kind::Firefox => &["firefox-esr"],
            Kind::WebKit => &["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb", "xauth"],
        }
    }

    /// A package that is installed as well where the system has it, since not every system that uses apt does.
    const fn optional_package(self) -> Option<&'static str> {
        match self {
            Kind::Chromium => Some(HEADLESS_SHELL),
            Kind::Firefox | Kind::WebKit => None,
        }
    }

    /// Paths outside of `PATH` where the system may have it.
    fn elsewhere(self) -> Vec<PathBuf> {
        match self {
            Kind::Chromium => {
                vec!["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome".into()]
            }
            Kind::Firefox => vec!["/Applications/Firefox.app/Contents/MacOS/firefox".into()],
            Kind::WebKit => mini_browsers(),
        }
    }

    /// A path that is preferred to those in `PATH`. The script that Debian has there waits for the headless shell: a
    /// driver that ends the script leaves the browser behind.
    fn best(self) -> Option<PathBuf> {
        (self == Self::Chromium).then(|| Path::new("/usr/lib/chromium").join(HEADLESS_SHELL))
    }

    /// All existing programs of the browser.
    fn found(self) -> impl Iterator<Item = PathBuf> {
        let on_path = self.names().iter().filter_map(|name| on_path(name));
        self.best()
            .into_iter()
            .chain(on_path)
            .chain(self.elsewhere())
            .filter(|path| path.is_file())
    }
}

/// Possible paths of WebKitGTK's MiniBrowser: it is in the library's folder, which on Debian is in one named
/// after the architecture.
fn mini_browsers() -> Vec<PathBuf> {
    let architectures = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    ["/usr/lib".into(), "/usr/libexec".into()]
        .into_iter()
        .chain(architectures.map(|entry| entry.path()))
        .map(|folder: PathBuf| folder.join("webkit2gtk-4.1/MiniBrowser"))
        .collect()
}

/// A browser with its driver.
#[derive(Debug, Clone)]
pub struct Browser {
    /// Which browser it is.
    pub kind: Kind,
    /// The path of the browser.
    pub program: PathBuf,
    /// The path of its driver: a `chromedriver` of the same version, a `geckodriver`, or a `WebKitWebDriver`.
    pub driver: PathBuf,
}

/// Checks that a browser is there, with the driver that the system has to have; that of Firefox is compiled if there is
/// none.
///
/// # Errors
/// If there is none: the message says what to install.
pub fn check(kind: Kind) -> Result<()> {
    programs(kind).with_context(|| advice(kind))?;
    Ok(())
}

impl Browser {
    /// Finds a browser with its driver; installs them if that is possible and allowed.
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

/// Installs the missing ones of these browsers together, if that is possible and allowed.
///
/// # Errors
/// If a variable names a file that does not exist, or the installation fails.
pub fn install_missing(kinds: &[Kind]) -> Result<()> {
    for kind in kinds {
        let (program, driver) = kind.variables();
        from_env(program)?;
        from_env(driver)?;
    }
    let missing = kinds.iter().filter(|kind| programs(**kind).is_err());
    let missing: Vec<Kind> = missing.copied().collect();
    if missing.is_empty() {
        return Ok(());
    }
    apt_install(&missing)
}

/// What would have to be installed for this browser, if the machine may do without it. That is WebKit without apt,
/// since many systems have no WebKit with a driver.
#[must_use]
pub fn done_without(kind: Kind) -> Option<String> {
    let is_optional = kind == Kind::WebKit && on_path("apt-get").is_none();
    (is_optional && programs(kind).is_err()).then(|| advice(kind))
}

/// The browser and its driver; no driver if xtask installs it itself.
fn programs(kind: Kind) -> Result<(PathBuf, Option<PathBuf>)> {
    let program = match from_env(kind.variables().0)? {
        Some(set) => Some(set),
        None => kind.found().next(),
    };
    let program = program.with_context(|| format!("no {kind:?} was found"))?;
    let driver = from_env(kind.variables().1)?;
    let name = match kind {
        Kind::Firefox => return Ok((program, driver)),
        Kind::Chromium => "chromedriver",
        Kind::WebKit => "WebKitWebDriver",
    };
    if kind == Kind::WebKit {
        on_path(XVFB_RUN).context("no xvfb-run was found")?;
    }
    let driver = driver.or_else(|| on_path(name));
    let driver = driver.with_context(|| format!("no {name} was found"))?;
    Ok((program, Some(driver)))
}

/// A Chromium that has settings for sites, such as whether they may store anything; the headless shell has none.
///
/// # Errors
/// If `program` is the headless shell, and there is no other Chromium.
pub fn with_site_settings(program: &Path) -> Result<PathBuf> {
    if program
        .file_stem()
        .is_none_or(|name| name != HEADLESS_SHELL)
    {
        return Ok(program.to_owned());
    }
    let mut whole = Kind::Chromium.found();
    let whole = whole.find(|found| found.file_stem().is_some_and(|name| name != HEADLESS_SHELL));
    whole.with_context(|| advice(Kind::Chromium))
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

/// Installs Debian's packages of browsers, if xtask is allowed to.
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
    let packages = kinds.iter().flat_map(|kind| kind.packages()).copied();
    let names: Vec<String> = kinds.iter().map(|kind| format!("{kind:?}")).collect();
    let names = names.join(" and ");
    println!("Installing {names} with apt-get (a minute or two).");
    timed(&format!("{names} installed"), || {
        run_quietly(apt().args(["update", "-q"]))?;
        let optional = kinds.iter().filter_map(|kind| kind.optional_package());
        let optional = optional.filter(|package| {
            output_of(Command::new("apt-cache").args(["show", package])).is_some()
        });
        run_quietly(
            apt()
                .args(["install", "-y", "-q", "--no-install-recommends"])
                .args(packages.chain(optional)),
        )
    })
}

/// What has to be installed for the tests in a browser.
fn advice(kind: Kind) -> String {
    let needed = match kind {
        Kind::Chromium => "a Chromium, and the chromedriver of the same version",
        Kind::Firefox => "a Firefox",
        Kind::WebKit => "WebKitGTK's MiniBrowser, WebKitWebDriver and xvfb-run",
    };
    let (packages, (browser, driver)) = (kind.packages().join(" "), kind.variables());
    format!(
        "the tests need {needed} (on Debian, sudo apt-get install {packages}); {browser} and {driver} may \
         name the two programs"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_headless_shell_is_replaced_for_settings_of_sites() {
        let chrome = Path::new("/opt/chrome");
        assert_eq!(with_site_settings(chrome).unwrap(), chrome);
        let shell = Path::new("/usr/bin/chromium-headless-shell");
        if let Ok(whole) = with_site_settings(shell) {
            assert_ne!(whole.file_stem(), shell.file_stem());
        }
    }
}
