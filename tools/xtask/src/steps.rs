//! The steps of `cargo xtask test` and `cargo xtask check`: what each runs, and what it needs.

use crate::browser::{self, Browser, Kind};
use crate::changed;
use crate::cmd::{cargo, run};
use crate::dist::{self, Mode};
use crate::in_browsers;
use crate::lanes::{self, Lane, Planned};
use crate::pins::WASM_TARGET;
use crate::structure;
use crate::tools::{Tools, wasm_target};
use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

/// One check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// Formatting.
    Fmt,
    /// Which crates may depend on which, and no cycles between the modules of a crate.
    Structure,
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
    /// The release build in WebKit.
    #[value(name = "webkit")]
    WebKit,
}

/// How the steps are run.
#[derive(Debug, Clone, Default, Args)]
pub struct How {
    /// Run every browser test in Firefox and WebKit as well, not only those about what browsers do
    /// differently
    #[arg(long)]
    pub all_browsers: bool,
    /// Test this folder, which `dist` has built before, instead of building the release
    #[arg(long, value_name = "DIR")]
    pub dist: Option<PathBuf>,
    /// The packages whose own tests are run, if not all
    #[arg(long = "package", hide = true)]
    pub packages: Vec<String>,
}

impl How {
    /// The arguments that say the same on a command line.
    #[must_use]
    pub fn arguments(&self) -> Vec<OsString> {
        let mut all: Vec<OsString> = Vec::new();
        all.extend(self.all_browsers.then(|| "--all-browsers".into()));
        if let Some(dist) = &self.dist {
            all.extend(["--dist".into(), dist.into()]);
        }
        for package in &self.packages {
            all.extend(["--package".into(), package.into()]);
        }
        all
    }

    /// The release under test.
    pub(crate) fn release(&self) -> PathBuf {
        self.dist.clone().unwrap_or_else(dist::default_out)
    }
}

impl Step {
    /// What it is called in what is printed.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Fmt => "Formatting",
            Self::Structure => "Structure",
            Self::Clippy => "Clippy",
            Self::ClippyWasm => "Clippy for wasm",
            Self::Unit => "Tests",
            Self::Wasm => "Wasm tests in a browser",
            Self::Docs => "Documentation",
            Self::Dist => "The release build",
            Self::Browser => "Browser tests in Chromium",
            Self::Firefox => "Browser tests in Firefox",
            Self::WebKit => "Browser tests in WebKit",
        }
    }

    /// What it is called on the command line.
    #[must_use]
    pub fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Where it runs among the others.
    pub(crate) fn lane(self) -> Lane {
        match self {
            Self::Dist => Lane::Release,
            Self::Browser | Self::Firefox | Self::WebKit => Lane::Browsers,
            _ => Lane::Checks,
        }
    }

    /// The browser whose tests it runs.
    pub(crate) fn tested(self) -> Option<Kind> {
        match self {
            Self::Browser => Some(Kind::Chromium),
            Self::Firefox => Some(Kind::Firefox),
            Self::WebKit => Some(Kind::WebKit),
            _ => None,
        }
    }

    fn needs_tools(self) -> bool {
        matches!(self, Self::Wasm | Self::Dist)
    }

    fn needed_browser(self) -> Option<Kind> {
        match self {
            Self::Wasm => Some(Kind::Chromium),
            other => other.tested(),
        }
    }

    /// Runs it, with its output shown.
    ///
    /// # Errors
    /// If it fails, or what it needs cannot be had.
    pub fn run(self, how: &How) -> Result<()> {
        if let Some(kind) = self.tested() {
            return in_browsers::test(&Browser::ready(kind)?, how);
        }
        match self {
            Self::Fmt => run(cargo().args(["fmt", "--all", "--check"])),
            Self::Structure => structure::check(),
            Self::Clippy => clippy(),
            Self::ClippyWasm => clippy_wasm(),
            Self::Unit => unit_tests(&how.packages),
            Self::Wasm => wasm_tests(),
            Self::Docs => run(cargo()
                .args(["doc", "--workspace", "--no-deps"])
                .env("RUSTDOCFLAGS", "-D warnings")),
            _ => dist::build(&Tools::ready()?, &how.release(), Mode::Release),
        }
    }
}

/// Runs the steps, all of them unless some are named or left out.
///
/// # Errors
/// If a step fails, or none is left.
pub fn test(only: &[Step], skip: &[Step], how: &How) -> Result<()> {
    let mut how = how.clone();
    if let Some(dist) = &mut how.dist {
        *dist = std::path::absolute(&dist)?;
    }
    run_all(&chosen(only, skip), &how, |step| match &how.dist {
        Some(dist) if step == Step::Dist => Some(format!("tested is {}", dist.display())),
        _ => None,
    })
}

/// Runs what a change can be checked by in two minutes: formatting, structure, clippy, and the unit tests of the
/// packages that differ from the main branch.
///
/// # Errors
/// If one of them fails.
pub fn check() -> Result<()> {
    let packages = changed::packages()?;
    let how = How {
        packages,
        ..How::default()
    };
    let untested = how.packages.is_empty();
    let steps = [Step::Fmt, Step::Structure, Step::Clippy, Step::Unit];
    run_all(&steps, &how, |step| {
        (untested && step == Step::Unit).then(|| "no package has changed".to_owned())
    })
}

/// Runs steps, but for those that `left_out` has a reason against.
fn run_all(steps: &[Step], how: &How, left_out: impl Fn(Step) -> Option<String>) -> Result<()> {
    if steps.is_empty() {
        bail!("no step is left to run");
    }
    let mut plan: Vec<Planned> = (steps.iter())
        .map(|&step| Planned {
            step,
            left_out: left_out(step),
        })
        .collect();
    set_up(&mut plan)?;
    lanes::run(&plan, how)
}

fn chosen(only: &[Step], skip: &[Step]) -> Vec<Step> {
    Step::value_variants()
        .iter()
        .copied()
        .filter(|step| only.is_empty() || only.contains(step))
        .filter(|step| !skip.contains(step))
        .collect()
}

/// Finds or installs whatever the steps need, before the first of them runs; those in a browser that
/// this machine does without are left out.
fn set_up(plan: &mut [Planned]) -> Result<()> {
    let left: Vec<Step> = (plan.iter())
        .filter(|planned| planned.left_out.is_none())
        .map(|planned| planned.step)
        .collect();
    if left.iter().any(|step| step.needs_tools()) {
        Tools::ready()?;
    }
    if left.contains(&Step::ClippyWasm) {
        wasm_target()?;
    }
    let needed: Vec<Kind> = (Kind::ALL.into_iter())
        .filter(|kind| left.iter().any(|step| step.needed_browser() == Some(*kind)))
        .collect();
    browser::install_missing(&needed)?;
    for kind in needed {
        let Some(advice) = browser::done_without(kind) else {
            Browser::ready(kind)?;
            continue;
        };
        println!("There are no tests in {kind:?} on this machine: {advice}");
        for planned in plan.iter_mut() {
            if planned.step.tested() == Some(kind) {
                planned.left_out = Some(format!("there is no {kind:?}"));
            }
        }
    }
    Ok(())
}

// Every selection of packages has its own features, and whatever differs in them is compiled again: so
// all that is native is selected with `--workspace`, and all that is wasm in one call.

fn clippy() -> Result<()> {
    let of = |what: &[&str]| {
        let mut command = cargo();
        command.args(["clippy", "--workspace"]).args(what);
        run(command.args(["--", "-D", "warnings"]))
    };
    of(&["--all-targets"])?;
    // `--all-targets` leaves out tests that plain `cargo test` does not run.
    of(&["--test", "browser"])
}

fn clippy_wasm() -> Result<()> {
    let packages = ["tablee", "worker", "engine", "protocol", "bots", "lazy"];
    let of = |what: &[&str]| {
        let mut command = cargo();
        command.args(["clippy", "--target", WASM_TARGET]);
        command.args(packages.iter().flat_map(|package| ["-p", package]));
        run(command.args(what).args(["--", "-D", "warnings"]))
    };
    // Without the tests first: they turn features on that hide what is dead without them.
    of(&["--lib", "--bins"])?;
    of(&WASM_TESTS.map(|(_, test)| ["--test", test]).concat())
}

fn unit_tests(packages: &[String]) -> Result<()> {
    if !packages.is_empty() {
        return run(cargo()
            .arg("test")
            .args(packages.iter().flat_map(|package| ["-p", package])));
    }
    run(cargo().args(["test", "--workspace"]))?;
    // The browser steps need it, and building it meanwhile costs them no time.
    run(cargo().args(["test", "--workspace", "--test", "browser", "--no-run"]))
}

/// The tests that run as wasm: the crate and the test of each.
const WASM_TESTS: [(&str, &str); 3] = [("engine", "wasm"), ("bots", "choices"), ("tablee", "pool")];

fn wasm_tests() -> Result<()> {
    let mut command = cargo();
    command.args(["test", "--target", WASM_TARGET]);
    for (package, test) in WASM_TESTS {
        command.args(["-p", package, "--test", test]);
    }
    let browser = Browser::ready(Kind::Chromium)?;
    run(Tools::ready()?.with_test_runner(&mut command, Some(&browser))?)
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
        assert!(test(&[Step::Fmt], &[Step::Fmt], &How::default()).is_err());
    }

    #[test]
    fn steps_are_named_as_on_the_command_line() {
        for step in Step::value_variants() {
            assert_eq!(Step::from_str(&step.name(), false), Ok(*step));
        }
        assert_eq!(Step::WebKit.name(), "webkit");
    }

    #[test]
    fn how_steps_are_run_can_be_said_as_arguments() {
        let how = How {
            all_browsers: true,
            dist: Some("a b".into()),
            packages: vec!["engine".into(), "bots".into()],
        };
        let said = "--all-browsers|--dist|a b|--package|engine|--package|bots";
        assert_eq!(how.arguments().join("|".as_ref()), said);
        assert!(How::default().arguments().is_empty());
    }
}
