//! The commands of each step.

use super::step::{Step, StepOptions};
use crate::browser::{Browser, Kind};
use crate::browser_tests;
use crate::cmd::{cargo, run};
use crate::dist::{self, Mode};
use crate::pins::WASM_TARGET;
use crate::structure;
use crate::tools::wasm_target;
use crate::wasm_runner;
use anyhow::Result;

/// Runs a step and shows its output.
///
/// # Errors
/// If it fails, or something that it needs cannot be installed.
pub fn execute(step: Step, options: &StepOptions) -> Result<()> {
    let release = || options.dist.clone().unwrap_or_else(dist::default_out);
    if let Some(kind) = step.tested() {
        return browser_tests::test(&Browser::ready(kind)?, &release(), options.all_browsers);
    }
    match step {
        Step::Fmt => run(cargo().args(["fmt", "--all", "--check"])),
        Step::Structure => structure::check(),
        Step::Clippy => clippy(),
        Step::ClippyWasm => clippy_wasm(),
        Step::Unit => unit_tests(&options.packages),
        Step::Wasm => wasm_tests(),
        Step::Docs => run(cargo()
            .args(["doc", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings")),
        _ => dist::build(&release(), Mode::Release),
    }
}

// Each selection of packages has its own features, and code with other features is compiled again. So
// everything native is selected with `--workspace`, and everything for wasm in one call.

fn clippy() -> Result<()> {
    let of = |what: &[&str]| {
        let mut command = cargo();
        command.args(["clippy", "--workspace"]).args(what);
        run(command.args(["--", "-D", "warnings"]))
    };
    of(&["--all-targets"])?;
    // `--all-targets` omits tests that plain `cargo test` does not run.
    of(&["--test", "browser"])?;
    // The rules alone: without serde and the portable luck.
    run(cargo()
        .args(["clippy", "-p", "engine", "--no-default-features"])
        .args(["--", "-D", "warnings"]))
}

fn clippy_wasm() -> Result<()> {
    let of = |what: &[&str]| {
        let mut command = cargo();
        command.args(["clippy", "--target", WASM_TARGET]).args(what);
        run(command.args(["--", "-D", "warnings"]))
    };
    // The first run leaves out the tests: they enable features that hide code that is dead without them.
    let native = ["arena", "fuzz", "xtask"]
        .map(|name| ["--exclude", name])
        .concat();
    of(&[&["--workspace", "--lib", "--bins"], &native[..]].concat())?;
    of(&WASM_TESTS
        .map(|(package, test)| ["-p", package, "--test", test])
        .concat())
}

fn unit_tests(packages: &[String]) -> Result<()> {
    if !packages.is_empty() {
        return run(cargo()
            .arg("test")
            .args(packages.iter().flat_map(|package| ["-p", package])));
    }
    run(cargo().args(["test", "--workspace"]))?;
    // The browser steps need this build. Here it costs them no time.
    run(cargo().args(["test", "--workspace", "--test", "browser", "--no-run"]))
}

/// The tests that run as wasm: crate and test.
const WASM_TESTS: [(&str, &str); 3] =
    [("engine", "wasm"), ("bots", "choices"), ("pool", "workers")];

fn wasm_tests() -> Result<()> {
    wasm_target()?;
    let mut command = cargo();
    command.args(["test", "--target", WASM_TARGET]);
    for (package, test) in WASM_TESTS {
        command.args(["-p", package, "--test", test]);
    }
    let browser = Browser::ready(Kind::Chromium)?;
    run(wasm_runner::with_runner(&mut command, Some(&browser))?)
}
