//! Running those browser tests again, alone, that failed beside others.
//!
//! A browser shares the machine with other browsers and whatever else runs there. A fault of the
//! page fails twice; what only fails beside others is told of by name, and has to be looked into,
//! but does not hold back everything else.

use crate::cmd::show;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// How many tests may be run again: more than that is no accident.
const FEW: usize = 3;

/// Runs the tests; then once more, one after the other, the few that failed. `command` makes the
/// command that runs them with these arguments.
///
/// # Errors
/// If more than a few tests fail, or one of them again; or the command fails otherwise.
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

/// Runs tests with their output shown: nothing if all passed, otherwise the names of those that
/// failed.
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

/// The name of the test that a line of the test runner's output tells the failure of.
pub fn failure(line: &str) -> Option<&str> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    // What is expected to panic is named so as well.
    Some(name.split(" - ").next().unwrap_or(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A command that prints these lines, and ends as told.
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
        // Nothing ran at all, as when the tests do not compile.
        assert!(run(|_| printing("", 101), &[]).is_err());
    }
}
