//! Runs browser tests that failed beside others once more, alone.
//!
//! A browser shares the machine with other browsers and everything else that runs there. A bug of the page
//! fails twice. A test that only fails beside others is reported by name and has to be investigated, but does
//! not block other changes.

use crate::cmd::show;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The most tests that are run again. More failures are no coincidence.
const FEW: usize = 3;

/// Runs tests with the arguments `how`. If only a few fail, runs these once more, one after the other.
/// `command` makes the command for such arguments.
///
/// # Errors
/// If more than a few tests fail, one of them fails again, or the command fails otherwise.
pub fn run(command: impl Fn(&[&str]) -> Result<Command>, how: &[&str]) -> Result<()> {
    let Some(failed) = failures(&mut command(how)?)? else {
        return Ok(());
    };
    match failed.len() {
        0 => bail!("the tests could not be run"),
        1..=FEW => {}
        many => bail!("{many} tests failed"),
    }
    println!("\n{} failed and are run again, alone.", failed.join(", "));
    let names = failed.iter().map(String::as_str);
    let alone: Vec<&str> = names.chain(["--exact", "--test-threads=1"]).collect();
    if let Some(again) = failures(&mut command(&alone)?)? {
        bail!("failed again, alone: {}", again.join(", "));
    }
    println!("\nwarning: these tests passed only when they ran alone:");
    for name in failed {
        println!("warning:   {name}");
    }
    Ok(())
}

/// Runs tests and shows their output; returns the names of those that failed, or `None` if all passed.
fn failures(command: &mut Command) -> Result<Option<Vec<String>>> {
    println!("  $ {}", show(command));
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .context("the tests cannot be started")?;
    let output = child.stdout.take().context("the output was asked for")?;
    let mut failed = Vec::new();
    for line in BufReader::new(output).lines() {
        let line = line.context("the tests' output cannot be read")?;
        failed.extend(failure(&line).map(str::to_owned));
        println!("{line}");
    }
    let passed = child.wait()?.success();
    Ok((!passed).then_some(failed))
}

/// The name of the failed test, if this line of the test runner's output reports a failure.
pub fn failure(line: &str) -> Option<&str> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    // The name of a test that should panic has a suffix.
    Some(name.split(" - ").next().unwrap_or(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A command that prints these lines and exits with this code.
    fn printing(lines: &'static str, code: i32) -> Result<Command> {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("printf '{lines}'; exit {code}")]);
        Ok(shell)
    }

    #[test]
    fn a_failure_is_known_by_its_line() {
        assert_eq!(
            failure("test table::by_mouse ... FAILED"),
            Some("table::by_mouse")
        );
        assert_eq!(failure("test deep - should panic ... FAILED"), Some("deep"));
        assert_eq!(failure("test table::by_mouse ... ok"), None);
        assert_eq!(failure("    table::by_mouse"), None);
        assert_eq!(failure("test result: FAILED. 1 passed; 1 failed"), None);
    }

    #[cfg(unix)]
    #[test]
    fn what_failed_is_run_again_alone() {
        let first = "test a ... ok\\ntest b ... FAILED\\n";
        let runs = |again: i32| {
            move |how: &[&str]| match how {
                ["--test-threads=3"] => printing(first, 101),
                ["b", "--exact", "--test-threads=1"] => printing("test b ... ok\\n", again),
                other => panic!("{other:?}"),
            }
        };
        assert!(run(runs(0), &["--test-threads=3"]).is_ok());
        assert!(run(runs(101), &["--test-threads=3"]).is_err());
        assert!(run(|_| printing("test a ... ok\\n", 0), &[]).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn many_failures_are_no_accident() {
        let many =
            "test a ... FAILED\\ntest b ... FAILED\\ntest c ... FAILED\\ntest d ... FAILED\\n";
        let error = run(|_| printing(many, 101), &[]).unwrap_err();
        assert_eq!(error.to_string(), "4 tests failed");
        // No test has run, for example because the tests do not compile.
        assert!(run(|_| printing("", 101), &[]).is_err());
    }
}
