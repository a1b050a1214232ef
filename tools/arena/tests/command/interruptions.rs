//! Measurements that are stopped with Ctrl-C report what was played.

use std::fs;
use std::process::{Command, Stdio};

use crate::support::{arena, interrupted, text};

/// The processor time after which games have been played, in ticks of the system's clock, which are 10 ms.
const TICKS: u64 = 150;

/// The processor time that a process has taken, in ticks.
fn ticks(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // After the program's name, which stands in brackets, this is number 12.
    let (_, rest) = stat.rsplit_once(") ").unwrap();
    rest.split(' ').nth(11).unwrap().parse().unwrap()
}

#[test]
fn a_measurement_that_is_stopped_can_go_on() {
    let running = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["score", "--rules", "basic", "--level", "beginner"])
        .args(["--games", "9999999", "--seed", "T1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while ticks(running.id()) < TICKS {
        std::thread::yield_now();
    }
    let (output, advice) = interrupted(running);
    assert!(output.status.success(), "{advice}");
    assert!(!output.stdout.is_empty());
    assert!(advice.contains("go on with --seed T1 --skip "), "{advice}");
    assert!(advice.contains("--games"), "{advice}");
}

#[test]
fn skipped_games_are_not_played() {
    let mean = |options: &[&str]| {
        let common = ["score", "--rules", "basic", "--level", "beginner"];
        let output = arena(&[&common, options].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let report = text(&output.stdout);
        let line = report.lines().find(|line| line.starts_with("mean score"));
        let mean = line.unwrap().split_whitespace().nth(2).unwrap();
        mean.parse::<f64>().unwrap()
    };
    let parts = mean(&["--games", "30"]) + mean(&["--skip", "30", "--games", "30"]);
    let all = mean(&["--games", "60"]);
    assert!((parts / 2.0 - all).abs() < 0.002, "{parts} and {all}");
}
