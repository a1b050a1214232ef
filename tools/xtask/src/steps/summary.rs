//! Prints the results of steps: a line each, a table, the slowest tests, what was left out, and the tests that were run
//! again.

use super::step::{FinishedStep, Outcome};
use crate::rerun;
use crate::test_notes::{self, SKIPS, TIMES};
use std::fmt::Write;

/// The line that is printed when a step is over.
pub fn line(number: usize, of: usize, done: &FinishedStep) -> String {
    let name = done.step.name();
    let seconds = done.took.as_secs_f32();
    let outcome = match &done.outcome {
        Outcome::Passed => format!("{seconds:.0} s"),
        Outcome::Failed => format!("failed after {seconds:.0} s"),
        Outcome::Stopped => "stopped".to_owned(),
        Outcome::Skipped(reason) => format!("skipped: {reason}"),
    };
    format!("[{number:2}/{of}] {name} … {outcome}")
}

/// The text that is printed when all steps are over.
pub fn report(done: &[FinishedStep]) -> String {
    let mut report = table(done);
    for done in done {
        let Some(kind) = done.step.tested().filter(|_| has_run(done)) else {
            continue;
        };
        let browser = format!("{kind:?}");
        report += &slowest(&browser, &test_notes::read(TIMES, kind));
        report += &left_out(&browser, &test_notes::read(SKIPS, kind));
        if done.outcome == Outcome::Passed {
            report += &repeated_tests(&browser, &repeated(&done.output));
        }
    }
    report
}

fn has_run(done: &FinishedStep) -> bool {
    matches!(done.outcome, Outcome::Passed | Outcome::Failed)
}

/// A table of the steps with their times, and the numbers of passed and failed tests.
fn table(all: &[FinishedStep]) -> String {
    let mut table = format!(
        "{:<12}{:>8}{:>8}{:>8}\n",
        "step", "seconds", "passed", "failed"
    );
    for done in all {
        let mut row = format!("{:<12}", done.step.name());
        if has_run(done) {
            let _ = write!(row, "{:>8.0}", done.took.as_secs_f32());
            match counts(&done.output) {
                Some((passed, mut failed)) => {
                    if done.outcome == Outcome::Passed {
                        failed -= repeated(&done.output).len().min(failed);
                    }
                    let _ = write!(row, "{passed:>8}{failed:>8}");
                }
                None if done.outcome == Outcome::Failed => row += "  failed",
                None => {}
            }
        }
        match &done.outcome {
            Outcome::Stopped => row += " stopped",
            Outcome::Skipped(reason) => {
                let _ = write!(row, " skipped: {reason}");
            }
            Outcome::Passed | Outcome::Failed => {}
        }
        table += row.trim_end();
        table.push('\n');
    }
    table
}

/// The numbers of passed and failed tests, from the output of test runners; `None` if no test ran.
fn counts(output: &str) -> Option<(usize, usize)> {
    let results = output.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix("test result: ")?;
        let number_of = |what: &str| -> Option<usize> {
            let before = rest.split(what).next()?;
            before.split_whitespace().next_back()?.parse().ok()
        };
        Some((number_of(" passed")?, number_of(" failed")?))
    });
    results.reduce(|all, one| (all.0 + one.0, all.1 + one.1))
}

/// The tests that failed first and passed when run again.
fn repeated(output: &str) -> Vec<&str> {
    output.lines().filter_map(rerun::failure).collect()
}

fn repeated_tests(browser: &str, repeated: &[&str]) -> String {
    if repeated.is_empty() {
        return format!("\n{browser}: no test was repeated.\n");
    }
    format!(
        "\n{browser}: these tests passed only when they were repeated, alone:\n  {}\n",
        repeated.join("\n  ")
    )
}

fn slowest(browser: &str, times: &str) -> String {
    let slowest = test_notes::slowest(times);
    if slowest.is_empty() {
        return String::new();
    }
    let mut report = format!("\nThe slowest tests in {browser}, in seconds:\n");
    for (seconds, name) in slowest {
        let _ = writeln!(report, "{seconds:>7.1}  {name}");
    }
    report
}

/// What tests leave out in a browser that cannot do it, and why.
fn left_out(browser: &str, notes: &str) -> String {
    let skips = test_notes::skips(notes);
    if skips.is_empty() {
        return String::new();
    }
    let mut report = format!("\nLeft out in {browser}:\n");
    for (name, why) in skips {
        let _ = writeln!(report, "  {name}: {why}");
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::step::Step;
    use std::time::Duration;

    fn done(step: Step, outcome: Outcome, seconds: u64, output: &str) -> FinishedStep {
        FinishedStep {
            step,
            outcome,
            took: Duration::from_secs(seconds),
            output: output.to_owned(),
        }
    }

    const REPEATED: &str = "test a::b ... FAILED\ntest a::c ... ok\n\
        test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 7 filtered out\n\
        test a::b ... ok\n\
        test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 8 filtered out\n";

    #[test]
    fn a_step_s_line_has_its_number_and_time() {
        let clippy = done(Step::Clippy, Outcome::Passed, 41, "");
        assert_eq!(line(3, 11, &clippy), "[ 3/11] clippy … 41 s");
        let failed = done(Step::Fmt, Outcome::Failed, 1, "");
        assert_eq!(line(1, 2, &failed), "[ 1/2] fmt … failed after 1 s");
        let skipped = done(Step::WebKit, Outcome::Skipped("none".into()), 0, "");
        assert_eq!(line(10, 10, &skipped), "[10/10] webkit … skipped: none");
    }

    #[test]
    fn the_table_has_times_and_what_tests_came_to() {
        let all = [
            done(Step::Fmt, Outcome::Passed, 1, ""),
            done(Step::Clippy, Outcome::Failed, 20, "error: unused"),
            done(Step::Browser, Outcome::Passed, 300, REPEATED),
            done(Step::Dist, Outcome::Stopped, 5, ""),
            done(Step::WebKit, Outcome::Skipped("none".into()), 0, ""),
        ];
        assert_eq!(
            table(&all),
            "step         seconds  passed  failed\n\
             fmt                1\n\
             clippy            20  failed\n\
             browser          300       2       0\n\
             dist         stopped\n\
             webkit       skipped: none\n"
        );
    }

    #[test]
    fn tests_are_counted_over_all_that_ran() {
        assert_eq!(counts(REPEATED), Some((2, 1)));
        assert_eq!(counts("test result: nonsense"), None);
        assert_eq!(counts(""), None);
    }

    #[test]
    fn what_failed_first_was_repeated() {
        assert_eq!(repeated(REPEATED), ["a::b"]);
        assert!(repeated_tests("WebKit", &["a::b"]).contains("\n  a::b\n"));
        assert_eq!(
            repeated_tests("WebKit", &[]),
            "\nWebKit: no test was repeated.\n"
        );
    }

    #[test]
    fn what_is_left_out_is_told_with_the_reason() {
        assert_eq!(left_out("WebKit", ""), "");
        let report = left_out("WebKit", "a::b\tit has no fingers\n");
        assert_eq!(report, "\nLeft out in WebKit:\n  a::b: it has no fingers\n");
    }

    #[test]
    fn the_slowest_tests_are_told_if_any_ran() {
        assert_eq!(slowest("Firefox", ""), "");
        let report = slowest("Firefox", "1.5\ta::b\n12.0\tc::d\n");
        assert!(report.contains("   12.0  c::d\n"));
    }
}
