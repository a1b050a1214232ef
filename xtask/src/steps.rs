//! `cargo xtask test`: every check, one after the other.

use crate::browser::Browser;
use crate::cmd::{cargo, run};
use crate::dist::{self, Mode};
use crate::pins::WASM_TARGET;
use crate::tools::Tools;
use anyhow::{Context, Result, bail};
use clap::ValueEnum;
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
    /// The release build in a browser.
    Browser,
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
            Self::Browser => "Browser tests",
        }
    }

    fn needs_tools(self) -> bool {
        matches!(
            self,
            Self::ClippyWasm | Self::Wasm | Self::Dist | Self::Browser
        )
    }

    fn needs_browser(self) -> bool {
        matches!(self, Self::Wasm | Self::Browser)
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
            Self::Dist => dist::build(set_up.tools()?, &dist::default_out(), Mode::Release),
            Self::Browser => browser_tests(set_up),
        }
    }
}

/// What the chosen steps need from the machine.
struct SetUp {
    tools: Option<Tools>,
    browser: Option<Browser>,
}

impl SetUp {
    fn ready(steps: &[Step]) -> Result<Self> {
        let tools = steps.iter().any(|step| step.needs_tools());
        let browser = steps.iter().any(|step| step.needs_browser());
        Ok(Self {
            tools: tools.then(Tools::ready).transpose()?,
            browser: browser.then(Browser::ready).transpose()?,
        })
    }

    fn tools(&self) -> Result<&Tools> {
        self.tools.as_ref().context("the tools were not set up")
    }

    fn browser(&self) -> Result<&Browser> {
        self.browser.as_ref().context("the browser was not set up")
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
    for krate in ["tablee", "worker", "engine", "protocol", "bots"] {
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
    let browser = set_up.browser()?;
    for (krate, test) in WASM_TESTS {
        let mut command = cargo();
        command.args(["test", "-p", krate, "--target", WASM_TARGET, "--test", test]);
        run(set_up
            .tools()?
            .with_test_runner(&mut command, Some(browser))?)?;
    }
    Ok(())
}

fn browser_tests(set_up: &SetUp) -> Result<()> {
    run_in_browser(set_up.browser()?, &["--test-threads=2"])
}

/// Builds the release and measures how fast it is in a browser.
///
/// # Errors
/// If the tools or the browser cannot be had, or the game cannot be played in it.
pub fn bench_browser() -> Result<()> {
    let browser = Browser::ready()?;
    dist::build(&Tools::ready()?, &dist::default_out(), Mode::Release)?;
    let how = ["--test-threads=1", "--nocapture", "--ignored", "speed::"];
    run_in_browser(&browser, &how)
}

/// Runs those of the browser tests that these arguments choose.
fn run_in_browser(browser: &Browser, how: &[&str]) -> Result<()> {
    let dist = dist::default_out();
    if !dist.join("index.html").is_file() {
        bail!("there is no {}: run the step `dist` first", dist.display());
    }
    run(cargo()
        .args(["test", "-p", "tablee", "--test", "browser", "--"])
        .args(how)
        .env("TABLEE_DIST", dist)
        .env("CHROME", &browser.chrome)
        .env("CHROMEDRIVER", &browser.driver))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_can_be_chosen_and_left_out() {
        assert_eq!(chosen(&[], &[]).len(), Step::value_variants().len());
        assert_eq!(
            chosen(&[Step::Dist, Step::Fmt], &[]),
            [Step::Fmt, Step::Dist]
        );
        assert!(!chosen(&[], &[Step::Browser]).contains(&Step::Browser));
        assert!(test(&[Step::Fmt], &[Step::Fmt]).is_err());
    }
}
