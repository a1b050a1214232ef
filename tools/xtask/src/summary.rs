//! What is told of steps that have run: a line each, a table, the slowest tests, and those that were run
//! again.

use crate::again;
use crate::in_browsers::times_file;
use crate::lanes::{Done, End};
use std::fmt::Write;
use std::fs;

/// How many of the slowest tests are told.
const SLOWEST: usize = 20;

/// A step's line, as soon as it is over.
pub fn line(number: usize, of: usize, done: &Done) -> String {
    let title = done.step.title();
    let seconds = done.took.as_secs_f32();
    let end = match &done.end {
        End::Passed => format!("{seconds:.0} s"),
        End::Failed => format!("failed after {seconds:.0} s"),
        End::Stopped => "stopped".to_owned(),
        End::Skipped(reason) => format!("skipped: {reason}"),
    };
    format!("[{number:2}/{of}] {title} … {end}")
}

/// All that is told when everything is over.
pub fn told(done: &[Done]) -> String {
    let mut told = table(done);
    for done in done {
        let Some(kind) = done.step.tested().filter(|_| has_run(done)) else {
            continue;
        };
        let times = fs::read_to_string(times_file(kind)).unwrap_or_default();
        told += &slowest_told(&format!("{kind:?}"), &times);
        if done.end == End::Passed {
            told += &repeated_told(&format!("{kind:?}"), &repeated(&done.output));
        }
    }
    told
}

fn has_run(done: &Done) -> bool {
    matches!(done.end, End::Passed | End::Failed)
}

/// Steps, how long they took, and of tests how many passed and failed.
fn table(all: &[Done]) -> String {
    let mut table = format!(
        "{:<26}{:>8}{:>8}{:>8}\n",
        "Step", "Seconds", "Passed", "Failed"
    );
    for done in all {
        let mut row = format!("{:<26}", done.step.title());
        if has_run(done) {
            let _ = write!(row, "{:>8.0}", done.took.as_secs_f32());
            match counts(&done.output) {
                Some((passed, mut failed)) => {
                    if done.end == End::Passed {
                        failed -= repeated(&done.output).len().min(failed);
                    }
                    let _ = write!(row, "{passed:>8}{failed:>8}");
                }
                None if done.end == End::Failed => row += "  failed",
                None => {}
            }
        }
        match &done.end {
            End::Stopped => row += " stopped",
            End::Skipped(reason) => {
                let _ = write!(row, " skipped: {reason}");
            }
            End::Passed | End::Failed => {}
        }
        table += row.trim_end();
        table.push('\n');
    }
    table
}

/// How many tests passed and failed, by what test runners print; nothing if no test ran.
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

/// Of tests that passed in the end, those that failed at first.
fn repeated(output: &str) -> Vec<&str> {
    output.lines().filter_map(again::failure).collect()
}

fn repeated_told(browser: &str, repeated: &[&str]) -> String {
    if repeated.is_empty() {
        return format!("\n{browser}: no test was repeated.\n");
    }
    format!(
        "\n{browser}: these tests passed only when they were repeated, alone:\n  {}\n",
        repeated.join("\n  ")
    )
}

/// The slowest tests of a file with a line for each: seconds, a tab, and the name.
fn slowest(times: &str) -> Vec<(f32, &str)> {
    let mut all: Vec<(f32, &str)> = (times.lines())
        .filter_map(|line| {
            let (seconds, name) = line.split_once('\t')?;
            Some((seconds.parse().ok()?, name))
        })
        .collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.truncate(SLOWEST);
    all
}

fn slowest_told(browser: &str, times: &str) -> String {
    let slowest = slowest(times);
    if slowest.is_empty() {
        return String::new();
    }
    let mut told = format!("\nThe slowest tests in {browser}, in seconds:\n");
    for (seconds, name) in slowest {
        let _ = writeln!(told, "{seconds:>7.1}  {name}");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::Step;
    use std::time::Duration;

    fn done(step: Step, end: End, seconds: u64, output: &str) -> Done {
        Done {
            step,
            end,
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
        let clippy = done(Step::Clippy, End::Passed, 41, "");
        assert_eq!(line(3, 11, &clippy), "[ 3/11] Clippy … 41 s");
        let failed = done(Step::Fmt, End::Failed, 1, "");
        assert_eq!(line(1, 2, &failed), "[ 1/2] Formatting … failed after 1 s");
        let skipped = done(Step::WebKit, End::Skipped("none".into()), 0, "");
        assert_eq!(
            line(10, 10, &skipped),
            "[10/10] Browser tests in WebKit … skipped: none"
        );
    }

    #[test]
    fn the_table_has_times_and_what_tests_came_to() {
        let all = [
            done(Step::Fmt, End::Passed, 1, ""),
            done(Step::Clippy, End::Failed, 20, "error: unused"),
            done(Step::Browser, End::Passed, 300, REPEATED),
            done(Step::Dist, End::Stopped, 5, ""),
            done(Step::WebKit, End::Skipped("none".into()), 0, ""),
        ];
        assert_eq!(
            table(&all),
            "Step                       Seconds  Passed  Failed\n\
             Formatting                       1\n\
             Clippy                          20  failed\n\
             Browser tests in Chromium      300       2       0\n\
             The release build          stopped\n\
             Browser tests in WebKit    skipped: none\n"
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
        assert!(repeated_told("WebKit", &["a::b"]).contains("\n  a::b\n"));
        assert_eq!(
            repeated_told("WebKit", &[]),
            "\nWebKit: no test was repeated.\n"
        );
    }

    #[test]
    fn the_slowest_tests_come_first_and_what_is_damaged_is_left_out() {
        let times = "1.5\ta::b\n12.0\tc::d\nhalf a line\n\t\nx\ty\n0.1\te::f\n";
        let names: Vec<&str> = slowest(times).iter().map(|(_, name)| *name).collect();
        assert_eq!(names, ["c::d", "a::b", "e::f"]);
        assert_eq!(slowest(&"1.0\ta\n".repeat(30)).len(), SLOWEST);
        assert_eq!(slowest_told("Firefox", ""), "");
        assert!(slowest_told("Firefox", times).contains("   12.0  c::d\n"));
    }
}
