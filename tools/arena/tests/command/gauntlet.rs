//! `arena gauntlet` and `arena opponent`.

use std::fs;

use serde_json::Value;

use crate::support::{arena, text};

#[test]
fn a_level_is_judged_by_the_mean_and_by_the_worst() {
    let arguments = [
        "gauntlet",
        "--game",
        "detrak",
        "--level",
        "beginner,strong",
        "--opponent",
        "detrak-lines,detrak-tables",
        "--pairs",
        "2",
        "--seed",
        "5",
    ];
    let played = text(&arena(&arguments).stdout);
    assert_eq!(
        played.lines().filter(|line| line.starts_with("| ")).count(),
        5,
        "{played}"
    );
    for level in ["beginner: mean ", "strong: mean "] {
        assert!(played.contains(level), "{played}");
    }
    let json = arena(&[&arguments[..], &["--json", "-"]].concat());
    let report: Value = serde_json::from_slice(&json.stdout).unwrap();
    let rows = report["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 4);
    let win = |row: &Value| row["win"]["mean"].as_f64().unwrap();
    let summary = &report["summaries"][1];
    let (mean, worst) = (
        summary["mean"].as_f64().unwrap(),
        summary["worst"].as_f64().unwrap(),
    );
    assert!((mean - (win(&rows[2]) + win(&rows[3])) / 2.0).abs() < 1e-9);
    assert!((worst - win(&rows[2]).min(win(&rows[3]))).abs() < 1e-9);
    let again = arena(&[&arguments[..], &["--json", "-", "--threads", "1"]].concat());
    let again: Value = serde_json::from_slice(&again.stdout).unwrap();
    assert_eq!(rows[0]["win"], again["rows"][0]["win"]);
}

#[test]
fn opponents_of_other_games_are_refused() {
    let refused = arena(&["gauntlet", "--game", "detrak", "--opponent", "dekal-rules"]);
    assert!(!refused.status.success());
    assert!(text(&refused.stderr).contains("plays dekal only"));
    let unknown = arena(&["gauntlet", "--game", "detrak", "--opponent", "nobody"]);
    assert!(text(&unknown.stderr).contains("detrak-lines"));
}

#[test]
fn an_opponents_file_is_made_alike_from_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let made = |name: &str, seed: &str| {
        let out = folder.path().join(name);
        let path = out.to_str().unwrap();
        let run = arena(&[
            "opponent",
            "detrak-tables-basic",
            "--games",
            "50",
            "--seed",
            seed,
            "--out",
            path,
        ]);
        assert!(run.status.success(), "{}", text(&run.stderr));
        fs::read(&out).unwrap()
    };
    assert_eq!(made("one", "3"), made("other", "3"));
    assert_ne!(made("one", "3"), made("third", "4"));
}
