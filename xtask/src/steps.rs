//! `cargo xtask test`: every check, one after the other.

use crate::again;
use crate::browser::{self, Browser, Kind};
use crate::cmd::{cargo, run};
use crate::dist::{self, Mode};
use crate::machine::browsers_at_once;
use crate::pins::WASM_TARGET;
use crate::tools::Tools;
use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use std::process::Command;
use std::time::Instant;

/// One check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// Formatting.
    Fmt,
    /// Clippy on everything, natively.
    Clippy,
    /// Clippy on what is compiled to wasm.
    ClippyWasm,
    /// Tests of every crate, natively.
    Unit,
    /// The tests that run as wasm, in a browser.
    Wasm,
    /// Documentation without warnings.
    Docs,
    /// The release build.
    Dist,
    /// The release build in Chromium.
    Browser,
    /// The release build in Firefox.
    Firefox,
}

impl Step {
    fn title(self) -> &'static str {
        match self {
            Self::Fmt => "Formatting",
            Self::Clippy => "Clippy",
            Self::ClippyWasm => "Clippy for wasm",
            Self::Unit => "Tests",
            Self::Wasm => "Wasm tests in a browser",
            Self::Docs => "Documentation",
            Self::Dist => "The release build",
            Self::Browser => "Browser tests in Chromium",
            Self::Firefox => "Browser tests in Firefox",
        }
    }

    fn needs_tools(self) -> bool {
        matches!(
            self,
            Self::ClippyWasm | Self::Wasm | Self::Dist | Self::Browser | Self::Firefox
        )
    }

    fn needs(self, browser: Kind) -> bool {
        match browser {
            Kind::Chromium => matches!(self, Self::Wasm | Self::Browser),
            Kind::Firefox => self == Self::Firefox,
        }
    }

    fn run(self, set_up: &SetUp) -> Result<()> {
        match self {
            Self::Fmt => run(cargo().args(["fmt", "--all", "--check"])),
            Self::Clippy => clippy(),
            Self::ClippyWasm => clippy_wasm(),
            Self::Unit => run(cargo().args(["test", "--workspace"])),
            Self::Wasm => wasm_tests(set_up),
            Self::Docs => run(cargo()
                .args(["doc", "--workspace", "--no-deps"])
                .env("RUSTDOCFLAGS", "-D warnings")),
            Self::Dist => {
                dist::build_within_limits(set_up.tools()?, &dist::default_out(), Mode::Release)
            }
            Self::Browser => browser_tests(set_up.chromium()?),
            Self::Firefox => browser_tests(set_up.firefox()?),
        }
    }
}

/// What the chosen steps need from the machine.
struct SetUp {
    tools: Option<Tools>,
    chromium: Option<Browser>,
    firefox: Option<Browser>,
}

impl SetUp {
    fn ready(steps: &[Step]) -> Result<Self> {
        let tools = steps.iter().any(|step| step.needs_tools());
        let is_needed = |kind: &Kind| steps.iter().any(|step| step.needs(*kind));
        let needed = [Kind::Chromium, Kind::Firefox].into_iter();
        let needed: Vec<Kind> = needed.filter(is_needed).collect();
        browser::install_missing(&needed)?;
        let browser = |kind| {
            let is_needed = needed.contains(&kind);
            is_needed.then(|| Browser::ready(kind)).transpose()
        };
        Ok(Self {
            tools: tools.then(Tools::ready).transpose()?,
            chromium: browser(Kind::Chromium)?,
            firefox: browser(Kind::Firefox)?,
        })
    }

    fn tools(&self) -> Result<&Tools> {
        self.tools.as_ref().context("the tools were not set up")
    }

    fn chromium(&self) -> Result<&Browser> {
        self.chromium.as_ref().context("Chromium was not set up")
    }

    fn firefox(&self) -> Result<&Browser> {
        self.firefox.as_ref().context("Firefox was not set up")
    }
}

/// Runs the steps, all of them unless some are named or left out.
///
/// # Errors
/// At the first step that fails, or if no step is left.
pub fn test(only: &[Step], skip: &[Step]) -> Result<()> {
    let steps = chosen(only, skip);
    if steps.is_empty() {
        bail!("no step is left to run");
    }
    let started = Instant::now();
    println!("== Set-up");
    let set_up = SetUp::ready(&steps)?;
    for (done, step) in steps.iter().enumerate() {
        let step_started = Instant::now();
        println!("\n== {}/{} {}", done + 1, steps.len(), step.title());
        step.run(&set_up).with_context(|| {
            format!(
                "{} failed: {done} steps passed, 1 failed, the rest did not run",
                step.title()
            )
        })?;
        println!(
            "== {}: {:.0} s",
            step.title(),
            step_started.elapsed().as_secs_f32()
        );
    }
    println!("\nAll steps took {:.0} s.", started.elapsed().as_secs_f32());
    println!("{} passed, 0 failed", steps.len());
    Ok(())
}

fn chosen(only: &[Step], skip: &[Step]) -> Vec<Step> {
    Step::value_variants()
        .iter()
        .copied()
        .filter(|step| only.is_empty() || only.contains(step))
        .filter(|step| !skip.contains(step))
        .collect()
}

fn clippy() -> Result<()> {
    run(cargo().args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))?;
    // `--all-targets` leaves out tests that plain `cargo test` does not run.
    run(cargo().args([
        "clippy", "-p", "tablee", "--test", "browser", "--", "-D", "warnings",
    ]))
}

fn clippy_wasm() -> Result<()> {
    let mut command = cargo();
    command.arg("clippy");
    for krate in ["tablee", "worker", "engine", "protocol", "bots", "unpack"] {
        command.args(["-p", krate]);
    }
    run(command.args(["--target", WASM_TARGET, "--", "-D", "warnings"]))?;
    for (krate, test) in WASM_TESTS {
        run(cargo().args(["clippy", "-p", krate, "--test", test]).args([
            "--target",
            WASM_TARGET,
            "--",
            "-D",
            "warnings",
        ]))?;
    }
    Ok(())
}

/// The tests that run as wasm: the crate and the test of each.
const WASM_TESTS: [(&str, &str); 3] = [("engine", "wasm"), ("bots", "choices"), ("tablee", "pool")];

fn wasm_tests(set_up: &SetUp) -> Result<()> {
    let browser = set_up.chromium()?;
    for (krate, test) in WASM_TESTS {
        let mut command = cargo();
        command.args(["test", "-p", krate, "--target", WASM_TARGET, "--test", test]);
        run(set_up
            .tools()?
            .with_test_runner(&mut command, Some(browser))?)?;
    }
    Ok(())
}

fn browser_tests(browser: &Browser) -> Result<()> {
    let threads = browsers_at_once(browser.kind);
    let how = format!("--test-threads={threads}");
    again::run(|how| tests_in(browser, how), &[&how])
}

/// Builds the release and measures how fast it is in a browser.
///
/// # Errors
/// If the tools or the browser cannot be had, or the game cannot be played in it.
pub fn bench_browser() -> Result<()> {
    with_release("speed::")
}

/// Builds the release and takes the pictures of its tables, for the README and the home screen.
///
/// # Errors
/// If the tools or the browser cannot be had, or a picture cannot be taken.
pub fn pictures() -> Result<()> {
    with_release("pictures::")?;
    println!("The home screen shows them once the release is built again.");
    Ok(())
}

/// Builds the release and does with it, in Chromium, what only commands of their own do.
fn with_release(what: &str) -> Result<()> {
    let browser = Browser::ready(Kind::Chromium)?;
    dist::build(&Tools::ready()?, &dist::default_out(), Mode::Release)?;
    let how = ["--test-threads=1", "--nocapture", "--ignored", what];
    run_in_browser(&browser, &how)
}

/// Runs those of the browser tests that these arguments choose.
fn run_in_browser(browser: &Browser, how: &[&str]) -> Result<()> {
    run(&mut tests_in(browser, how)?)
}

/// The command that runs the browser tests with these arguments.
fn tests_in(browser: &Browser, how: &[&str]) -> Result<Command> {
    let (program, driver) = browser.kind.variables();
    let dist = dist::default_out();
    if !dist.join("index.html").is_file() {
        bail!("there is no {}: run the step `dist` first", dist.display());
    }
    let mut command = cargo();
    command
        .args(["test", "-p", "tablee", "--test", "browser", "--"])
        .args(how)
        .env("TABLEE_DIST", dist)
        // The backtrace of an error in a test would bury what the test says.
        .env("RUST_LIB_BACKTRACE", "0")
        // Which of the two is set tells the tests what they run in.
        .env_remove(Kind::Firefox.variables().0)
        .env(program, &browser.program)
        .env(driver, &browser.driver);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_can_be_chosen_and_left_out() {
        assert_eq!(chosen(&[], &[]), Step::value_variants());
        assert_eq!(chosen(&[Step::Firefox], &[]), [Step::Firefox]);
        assert_eq!(
            chosen(&[Step::Dist, Step::Fmt], &[]),
            [Step::Fmt, Step::Dist]
        );
        assert!(!chosen(&[], &[Step::Browser]).contains(&Step::Browser));
        assert!(test(&[Step::Fmt], &[Step::Fmt]).is_err());
    }
}
