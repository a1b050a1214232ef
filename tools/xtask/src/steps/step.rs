//! What a step is, and what becomes of it when it runs.

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
    pub fn lane(self) -> Lane {
        match self {
            Self::Dist => Lane::Release,
            Self::Browser | Self::Firefox => Lane::Browsers,
            Self::WebKit => Lane::OneByOne,
            _ => Lane::Checks,
        }
    }

    /// The browser whose tests it runs.
    pub fn tested(self) -> Option<Kind> {
        match self {
            Self::Browser => Some(Kind::Chromium),
            Self::Firefox => Some(Kind::Firefox),
            Self::WebKit => Some(Kind::WebKit),
            _ => None,
        }
    }

    /// Whether it needs the tools for building.
    pub fn needs_tools(self) -> bool {
        matches!(self, Self::Wasm | Self::Dist)
    }

    /// The browser it cannot run without.
    pub fn needed_browser(self) -> Option<Kind> {
        match self {
            Self::Wasm => Some(Kind::Chromium),
            other => other.tested(),
        }
    }
}

/// How the steps are run.
#[derive(Debug, Clone, Default, Args)]
pub struct StepOptions {
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

impl StepOptions {
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
}

/// Steps that run one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// What cargo builds for development, where one build would wait for the other.
    Checks,
    /// The release, whose builds wait for no other.
    Release,
    /// What needs the release, but only a part of the machine, since it runs one test at a time: after
    /// the release, beside whatever else is left.
    OneByOne,
    /// What needs the release and all of the machine, after both.
    Browsers,
}

/// A step that was chosen.
#[derive(Debug)]
pub struct PlannedStep {
    /// The step.
    pub step: Step,
    /// Why it is not run after all.
    pub left_out: Option<String>,
}

/// What has become of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It passed.
    Passed,
    /// It failed.
    Failed,
    /// It was ended, or never begun, since another had failed.
    Stopped,
    /// It was not to be run, for this reason.
    Skipped(String),
}

/// A step that is over.
#[derive(Debug)]
pub struct FinishedStep {
    /// The step.
    pub step: Step,
    /// What has become of it.
    pub outcome: Outcome,
    /// How long it took.
    pub took: Duration,
    /// What it printed.
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
        let said = "--all-browsers|--dist|a b|--package|engine|--package|bots";
        assert_eq!(options.arguments().join("|".as_ref()), said);
        assert!(StepOptions::default().arguments().is_empty());
    }
}
