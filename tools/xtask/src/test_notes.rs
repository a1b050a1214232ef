//! What the browser tests note down, in files for each browser: their times, and what they leave out there.
//!
//! A line has the seconds, a tab, and the name of the test; or the name, a tab, and why it leaves something out.

use crate::browser::Kind;
use crate::cmd::work_dir;
use anyhow::Result;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// The variable that tells the tests where to note their times.
pub const TIMES: &str = "TABLEE_TEST_TIMES";
/// The variable that tells them where to note what they leave out.
pub const SKIPS: &str = "TABLEE_TEST_SKIPS";

/// The number of slowest tests that are printed.
const SLOWEST: usize = 20;

/// The path of a browser's file for the notes of a variable.
pub fn file(variable: &str, kind: Kind) -> PathBuf {
    work_dir().join(format!("{variable}-{kind:?}.txt").to_lowercase())
}

/// The contents of that file; empty if no test has written there.
pub fn read(variable: &str, kind: Kind) -> String {
    fs::read_to_string(file(variable, kind)).unwrap_or_default()
}

/// Empties a browser's files.
///
/// # Errors
/// If one cannot be written.
pub fn clear(kind: Kind) -> Result<()> {
    fs::create_dir_all(work_dir())?;
    [TIMES, SKIPS]
        .iter()
        .try_for_each(|variable| Ok(fs::write(file(variable, kind), "")?))
}

/// What was left out, by such a file: each test and reason once, in the order of the names.
pub fn skips(notes: &str) -> BTreeSet<(&str, &str)> {
    notes
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .collect()
}

/// The slowest tests in such a file, the slowest first: seconds and name.
pub fn slowest(times: &str) -> Vec<(f32, &str)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_twice_for_one_reason_is_told_once() {
        let notes = "c::d\tno fingers\na::b\tno fingers\na::b\tno fingers\nhalf a li";
        let skipped: Vec<_> = skips(notes).into_iter().collect();
        assert_eq!(skipped, [("a::b", "no fingers"), ("c::d", "no fingers")]);
    }

    #[test]
    fn the_slowest_tests_come_first_and_what_is_damaged_is_left_out() {
        let times = "1.5\ta::b\n12.0\tc::d\nhalf a line\n\t\nx\ty\n0.1\te::f\n";
        let names: Vec<&str> = slowest(times).iter().map(|(_, name)| *name).collect();
        assert_eq!(names, ["c::d", "a::b", "e::f"]);
        assert_eq!(slowest(&"1.0\ta\n".repeat(30)).len(), SLOWEST);
    }
}
