//! The steps, and their results.

use crate::browser::Kind;
use clap::{Args, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// One check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// Formatting.
    Fmt,
    /// The dependencies between crates, cycles between the modules of a crate, and the length of files.
    Structure,
    /// Clippy on everything, natively.
    Clippy,
    /// Clippy on everything that is compiled to wasm.
    ClippyWasm,
    /// Tests of every crate, natively.
    Unit,
    /// The tests that run as wasm, in a browser.
    Wasm,
    /// Building the documentation without warnings.
    Docs,
    /// The release build.
    Dist,
    /// The browser tests in Chromium.
    Browser,
    /// The browser tests in WebKit, which take longer than Firefox's and so begin first.
    #[value(name = "webkit")]
    WebKit,
    /// The browser tests in Firefox.
    Firefox,
}

impl Step {
    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// The lane in which it runs.
    pub fn lane(self) -> Lane {
        match self {
            Self::Dist => Lane::Release,
            Self::Browser => Lane::Chromium,
            Self::Firefox | Self::WebKit => Lane::OtherBrowsers,
            _ => Lane::Checks,
        }
    }

    /// The browser whose tests it runs, if any.
    pub fn tested(self) -> Option<Kind> {
        match self {
            Self::Browser => Some(Kind::Chromium),
            Self::Firefox => Some(Kind::Firefox),
            Self::WebKit => Some(Kind::WebKit),
            _ => None,
        }
    }

    /// What it needs that takes minutes to compile, if it is not there yet.
    pub fn needs(self) -> Option<Install> {
        match self {
            Self::Wasm => Some(Install::TestRunner),
            Self::Firefox => Some(Install::Geckodriver),
            _ => None,
        }
    }

    /// The browser that it needs, if any.
    pub fn needed_browser(self) -> Option<Kind> {
        match self {
            Self::Wasm => Some(Kind::Chromium),
            other => other.tested(),
        }
    }
}

/// What takes minutes to compile on a fresh machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Install {
    /// What runs tests that are compiled to wasm.
    TestRunner,
    /// Firefox's driver.
    Geckodriver,
}

impl Install {
    /// All, in the order in which they are needed.
    pub const ALL: [Self; 2] = [Self::TestRunner, Self::Geckodriver];
}

/// The options of all steps.
#[derive(Debug, Clone, Default, Args)]
pub struct StepOptions {
    /// Run every browser test in Firefox and WebKit as well, not only those that depend on the browser's engine
    #[arg(long)]
    pub all_browsers: bool,
    /// Test this folder, built by `dist`, instead of building the release
    #[arg(long, value_name = "DIR")]
    pub dist: Option<PathBuf>,
    /// The packages whose unit tests are run; all if empty
    #[arg(long = "package", hide = true)]
    pub packages: Vec<String>,
}

impl StepOptions {
    /// The command-line arguments for these options.
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
}

/// Steps that run one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// Development builds with cargo, which would wait for each other.
    Checks,
    /// The release build, which waits for no other.
    Release,
    /// Steps that need the release and only a part of the machine: they run after the release, beside whatever is left.
    OtherBrowsers,
    /// The step that needs the release and most of the machine. It runs after the checks and the release.
    Chromium,
}

/// A chosen step.
#[derive(Debug)]
pub struct PlannedStep {
    /// The step.
    pub step: Step,
    /// The reason why it is not run, if there is one.
    pub left_out: Option<String>,
}

/// The result of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It passed.
    Passed,
    /// It failed.
    Failed,
    /// It was not begun, because another step had failed.
    Stopped,
    /// It was left out, for this reason.
    Skipped(String),
}

/// A finished step.
#[derive(Debug)]
pub struct FinishedStep {
    /// The step.
    pub step: Step,
    /// The result.
    pub outcome: Outcome,
    /// The time it took.
    pub took: Duration,
    /// Its output.
    pub output: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_named_as_on_the_command_line() {
        for step in Step::value_variants() {
            assert_eq!(Step::from_str(&step.name(), false), Ok(*step));
        }
        assert_eq!(Step::WebKit.name(), "webkit");
    }

    #[test]
    fn how_steps_are_run_can_be_said_as_arguments() {
        let options = StepOptions {
            all_browsers: true,
            dist: Some("a b".into()),
            packages: vec!["engine".into(), "bots".into()],
        };
        let joined = "--all-browsers|--dist|a b|--package|engine|--package|bots";
        assert_eq!(options.arguments().join("|".as_ref()), joined);
        assert!(StepOptions::default().arguments().is_empty());
    }
}
