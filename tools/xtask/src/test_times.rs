//! The times of the browser tests, in a file for each browser, which the tests write.
//!
//! A line has the seconds, a tab, and the name of the test.

use crate::browser::Kind;
use crate::cmd::work_dir;
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

/// The number of slowest tests that are printed.
const SLOWEST: usize = 20;

/// The path of a browser's file.
pub fn file(kind: Kind) -> PathBuf {
    work_dir().join(format!("times-{kind:?}.txt").to_lowercase())
}

/// Empties a browser's file.
///
/// # Errors
/// If it cannot be written.
pub fn clear(kind: Kind) -> Result<()> {
    let file = file(kind);
    fs::create_dir_all(work_dir())?;
    fs::write(&file, "").with_context(|| format!("cannot write {}", file.display()))
}

/// The contents of a browser's file; empty if no test has run.
pub fn read(kind: Kind) -> String {
    fs::read_to_string(file(kind)).unwrap_or_default()
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
    fn the_slowest_tests_come_first_and_what_is_damaged_is_left_out() {
        let times = "1.5\ta::b\n12.0\tc::d\nhalf a line\n\t\nx\ty\n0.1\te::f\n";
        let names: Vec<&str> = slowest(times).iter().map(|(_, name)| *name).collect();
        assert_eq!(names, ["c::d", "a::b", "e::f"]);
        assert_eq!(slowest(&"1.0\ta\n".repeat(30)).len(), SLOWEST);
    }
}
