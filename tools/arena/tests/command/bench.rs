//! `arena bench` as a person runs it.

use std::process::Output;

use crate::support::{arena, text};
use serde_json::Value;

fn bench(arguments: &[&str]) -> Output {
    arena(&[&["bench"], arguments].concat())
}

#[test]
fn every_level_of_every_game_has_its_cost() {
    let output = bench(&["--decisions", "3", "--seed", "B1", "--json", "-"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "", "no progress bar into a file");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["options"]["seed"], "B1");
    let games = report["games"].as_array().unwrap();
    let names: Vec<_> = games
        .iter()
        .map(|game| game["game"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["dekal", "detrak", "dumble", "debacle"]);
    for game in games {
        let levels = game["levels"].as_array().unwrap();
        let names: Vec<_> = levels
            .iter()
            .map(|row| row["level"].as_str().unwrap())
            .collect();
        assert_eq!(names, ["beginner", "regular", "strong", "expert"]);
        for row in levels {
            assert_eq!(row["decisions"], 3);
            let time = |name: &str| row[name].as_f64().unwrap();
            assert!(0.0 < time("median_us"));
            assert!(time("median_us") <= time("p95_us") && time("p95_us") <= time("max_us"));
        }
        let median = |level: usize| levels[level]["median_us"].as_f64().unwrap();
        assert!(median(0) < median(3), "{game}: an expert thinks longer");
    }
}

#[test]
fn playouts_and_positions_are_counted_where_there_are_any() {
    let chosen = [
        "--game",
        "dumble,debacle",
        "--level",
        "beginner,strong,expert",
    ];
    let more = ["--decisions", "4", "--threads", "2", "--json", "-"];
    let output = bench(&[&chosen[..], &more[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let row = |game: usize, level: usize| &report["games"][game]["levels"][level];
    assert_eq!(report["games"][0]["counted"], "playouts");
    for game in [0, 1] {
        assert!(
            row(game, 0)["per_second"].is_null(),
            "a beginner does not search"
        );
    }
    assert!(row(0, 2)["per_decision"].as_f64().unwrap() > 1_000.0);
    assert_eq!(report["games"][1]["counted"], "positions");
    assert!(
        row(1, 2)["per_decision"].as_f64().unwrap() > row(1, 1)["per_decision"].as_f64().unwrap()
    );
    for row in [row(0, 2), row(1, 1), row(1, 2)] {
        let speed = row["per_second"].as_f64().unwrap();
        let mean = row["per_decision"].as_f64().unwrap() * 1e6 / speed;
        assert!(mean <= row["max_us"].as_f64().unwrap() * 1.001, "{row}");
    }
}

#[test]
fn people_get_a_table_and_mistakes_are_told() {
    let arguments = [
        "--game",
        "debacle",
        "--level",
        "beginner",
        "--decisions",
        "2",
    ];
    let output = bench(&arguments);
    let report = text(&output.stdout);
    assert!(
        report.starts_with("2 decisions of a table of 2, seed 1, on 1 thread\n"),
        "{report}"
    );
    for expected in ["debacle", "median", "p95", "max", "positions/s", "beginner"] {
        assert!(report.contains(expected), "{report}");
    }
    let many = bench(&["--game", "dekal", "--players", "7"]);
    assert!(!many.status.success());
    let error = text(&many.stderr);
    assert!(error.contains("dekal is not played by 7"), "{error}");
    assert!(error.contains("2 to 6 players"), "{error}");
    // So many decisions would take days.
    let nowhere = bench(&["--decisions", "99999999", "--json", "no/such/report.json"]);
    assert!(text(&nowhere.stderr).contains("there is no folder no/such"));
    let unknown = bench(&["--level", "genius"]);
    assert!(text(&unknown.stderr).contains("no bot has this level"));
}
