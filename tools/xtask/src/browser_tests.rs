//! The browser tests: which tests run in which browser, and how they are run.

use crate::browser::{Browser, Kind, XVFB_ARGS, XVFB_RUN};
use crate::cmd::{cargo, root, run};
use crate::dist;
use crate::rerun;
use crate::test_notes::{self, SKIPS, TIMES};
use anyhow::{Result, bail};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The tests that depend on the browser's engine and run in all browsers: input, storage, workers, the content
/// security policy, offline use, and the layout of each table. All other tests only run in Chromium. These are
/// filters for the test runner: a test runs if its name contains one.
const IN_ALL_BROWSERS: &[&str] = &[
    // Input.
    "by_dragging_with_a_finger",
    "dekal::a_game_by_dragging",
    "drags::escape",
    "drags::a_piece",
    "focus::",
    "detrak::the_piece_turns",
    // Storage, and files that are exported and imported.
    "records::files::a_match_",
    "records::files::games_go_through",
    "records::files::settings_go_along",
    "records::files::the_browser_saves",
    "schema::",
    "settings::what_is_set_in_one_tab",
    "sleep::a_",
    "statistics::without_storage",
    "tabs::",
    "unaware::",
    "upkeep::",
    // Workers, and the loading of the program and its parts.
    "parts::",
    "start::",
    "trouble::",
    "workers::",
    // Content security policy and frames.
    "hosting::",
    "policy::",
    // Offline.
    "offline::",
    // Layout.
    "ends::the_result_lies",
    "sight::a_phone_held_sideways",
    "sight::a_small_phone",
    "sight::on_a_low_window",
];

/// Runs a browser's tests on a release. Firefox and WebKit only run `IN_ALL_BROWSERS`, unless `all` is set.
///
/// # Errors
/// If a test fails twice, or the tests cannot be run.
pub fn test(browser: &Browser, release: &Path, all: bool) -> Result<()> {
    test_notes::clear(browser.kind)?;
    // This is one more test than there are browsers. While that test waits, the browser of a test that ends is kept for
    // it.
    let threads = format!("--test-threads={}", browsers_at_once(browser.kind) + 1);
    let mut chosen = vec![threads.as_str()];
    if browser.kind != Kind::Chromium && !all {
        chosen.extend(IN_ALL_BROWSERS);
    }
    rerun::run(|chosen| command(browser, release, chosen), &chosen)
}

/// The number of browsers of a kind that run tests at the same time. Each keeps about one core busy, and its driver
/// needs a part of another. When all kinds are tested, Firefox and WebKit share the machine with Chromium.
fn browsers_at_once(kind: Kind) -> usize {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    match kind {
        Kind::Chromium => cores.saturating_sub(1).clamp(2, 6),
        Kind::Firefox => (cores / 2).clamp(1, 3),
        // The windows share a display, where only one at a time has the keyboard focus.
        Kind::WebKit => 1,
    }
}

/// Builds the release and measures its speed in a browser.
///
/// # Errors
/// If a tool or the browser is missing and cannot be installed, or a measurement fails.
pub fn bench() -> Result<()> {
    with_release("speed::")
}

/// The builds whose loading is measured.
#[derive(Debug, Clone, Args)]
pub struct Loading {
    /// With --load: a folder built by `dist`, instead of a new build
    #[arg(long, value_name = "DIR", requires = "load")]
    dist: Option<PathBuf>,
    /// With --load: another such folder, to compare with
    #[arg(long, value_name = "DIR", requires = "load")]
    against: Option<PathBuf>,
    /// With --load: the number of rounds
    #[arg(long, value_name = "N", default_value_t = 10, requires = "load")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// Measures how long builds take to load; builds the release first, unless a build is given.
///
/// # Errors
/// If a tool or the browser is missing and cannot be installed, there is no build in a folder, or a page does not load.
pub fn load(options: &Loading) -> Result<()> {
    let release = dist::given_or_built(options.dist.as_deref())?;
    let mut command = ignored(&std::path::absolute(release)?, "loading::")?;
    if let Some(other) = &options.against {
        command.env("TABLEE_AGAINST", std::path::absolute(other)?);
    }
    run(command.env("TABLEE_ROUNDS", options.rounds.to_string()))
}

/// Builds the release and takes the README's screenshots of it.
///
/// # Errors
/// If a tool or the browser is missing and cannot be installed, or a screenshot cannot be taken.
pub fn pictures() -> Result<()> {
    with_release("pictures::")
}

/// Builds the release and runs the ignored browser tests with this name on it, in Chromium.
fn with_release(what: &str) -> Result<()> {
    run(&mut ignored(&dist::given_or_built(None)?, what)?)
}

/// The command that runs the ignored browser tests with this name on a release, in Chromium.
fn ignored(release: &Path, what: &str) -> Result<Command> {
    let browser = Browser::ready(Kind::Chromium)?;
    let chosen = ["--test-threads=1", "--nocapture", "--ignored", what];
    command(&browser, release, &chosen)
}

/// The command that runs the browser tests chosen by these arguments.
fn command(browser: &Browser, release: &Path, chosen: &[&str]) -> Result<Command> {
    if !release.join("index.html").is_file() {
        bail!(
            "there is no {}: run the step `dist` first",
            release.display()
        );
    }
    let mut command = cargo();
    if browser.kind == Kind::WebKit {
        let cargo = command;
        command = Command::new(XVFB_RUN);
        command.args(XVFB_ARGS).arg(cargo.get_program());
        command.current_dir(root());
    }
    // The tests run in the browser whose variable is set, so exactly one must be.
    for kind in Kind::ALL {
        command.env_remove(kind.variables().0);
    }
    let (program, driver) = browser.kind.variables();
    command
        // The same selection as for the unit tests: another one would compile much of the code again.
        .args(["test", "--workspace", "--test", "browser", "--"])
        .args(chosen)
        .env("TABLEE_DIST", release)
        .env(
            "TABLEE_BROWSERS",
            browsers_at_once(browser.kind).to_string(),
        )
        .env(TIMES, test_notes::file(TIMES, browser.kind))
        .env(SKIPS, test_notes::file(SKIPS, browser.kind))
        // The backtrace of an error in a test would hide the test's message.
        .env("RUST_LIB_BACKTRACE", "0")
        .env(program, &browser.program)
        .env(driver, &browser.driver);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The names of the test functions in a file, and in the folder of its submodules.
    fn names(path: &Path, module: &str, into: &mut Vec<String>) {
        if path.is_dir() {
            for entry in fs::read_dir(path).unwrap() {
                let path = entry.unwrap().path();
                let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                let is_own = name == "mod" || name == "main";
                let below = if is_own { String::new() } else { name + "::" };
                names(&path, &format!("{module}{below}"), into);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(path).unwrap();
            let functions = text.lines().filter_map(|line| {
                let name = line.strip_prefix("async fn ")?;
                name.split('(').next()
            });
            into.extend(functions.map(|name| format!("{module}{name}")));
        }
    }

    #[test]
    fn whatever_is_chosen_for_all_browsers_is_a_test() {
        let mut all = Vec::new();
        names(&root().join("tests/browser"), "", &mut all);
        for chosen in IN_ALL_BROWSERS {
            let is_chosen = |name: &String| name.contains(chosen);
            assert!(
                all.iter().any(is_chosen),
                "no test has {chosen} in its name"
            );
        }
    }

    #[test]
    fn exactly_one_browser_is_named_and_webkit_gets_a_display() {
        let release = tempfile::tempdir().unwrap();
        fs::write(release.path().join("index.html"), "").unwrap();
        for kind in Kind::ALL {
            let browser = Browser {
                kind,
                program: "browser".into(),
                driver: "driver".into(),
            };
            let command = command(&browser, release.path(), &["a::"]).unwrap();
            let set = |kind: &Kind| {
                let mut all = command.get_envs();
                all.any(|(name, value)| name == kind.variables().0 && value.is_some())
            };
            let set: Vec<Kind> = Kind::ALL.into_iter().filter(set).collect();
            assert_eq!(set, [kind]);
            let has_display = command.get_program() == XVFB_RUN;
            assert_eq!(has_display, kind == Kind::WebKit);
        }
        let nothing = tempfile::tempdir().unwrap();
        let browser = Browser {
            kind: Kind::Firefox,
            program: "browser".into(),
            driver: "driver".into(),
        };
        assert!(command(&browser, nothing.path(), &[]).is_err());
    }
}
