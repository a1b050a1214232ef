//! `arena ladder` as a person runs it.

use std::fs;
use std::process::Output;

use crate::support::{arena, text};
use engine::GameId;
use protocol::Level;
use serde_json::Value;

fn ladder(arguments: &[&str]) -> Output {
    arena(&[&["ladder"], arguments].concat())
}

#[test]
fn levels_are_rated_and_the_page_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let write = format!("--write={}", folder.path().display());
    let output = ladder(&["--game", "dekal", "--deals", "3", "--json", "-", &write]);
    assert!(output.status.success(), "{}", text(&output.stderr));

    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let game = &report["games"][0];
    assert_eq!(game["game"], "dekal");
    let levels = game["levels"].as_array().unwrap();
    let names: Vec<_> = levels
        .iter()
        .map(|row| row["level"].as_str().unwrap())
        .collect();
    let all: Vec<_> = Level::of(GameId::Dekal)
        .iter()
        .map(|level| level.name())
        .collect();
    assert_eq!(names, all);
    assert_eq!(levels[0]["elo"]["mean"], 1_000.0);
    assert!(levels[0]["step"].is_null());
    let (mut elo, mut seeds) = (1_000.0, Vec::new());
    for (row, meeting) in levels[1..].iter().zip(game["meetings"].as_array().unwrap()) {
        assert_eq!(row["win"], meeting["win"]);
        elo += row["step"]["mean"].as_f64().unwrap();
        assert!((row["elo"]["mean"].as_f64().unwrap() - elo).abs() < 1e-6);
        assert!(row["decisions"].as_u64().unwrap() > 90);
        assert!(row["median_us"].as_f64().unwrap() > 0.0);
        seeds.push(meeting["seed"].as_str().unwrap());
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), all.len() - 1, "meetings share no deals");

    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let page = fs::read_to_string(folder.path().join("dekal.md")).unwrap();
    assert!(
        page.starts_with("# The ladder of Dékal\n\n<!-- Written by `arena ladder --write`. -->\n\n| | level | Elo |"),
        "{page}"
    );
    assert!(
        page.ends_with("--game dekal --deals 3 --seed 1 --write\n"),
        "{page}"
    );
    assert!(page.contains("| expert | "), "{page}");
}

#[test]
fn a_folder_that_is_not_there_is_refused_before_anything_is_played() {
    // So many deals would take days.
    let output = ladder(&["--game", "dekal", "--deals", "9999999", "--write=no/such"]);
    assert!(!output.status.success());
    let error = text(&output.stderr);
    assert!(error.contains("there is no folder no/such"), "{error}");
}

#[test]
fn advanced_rules_have_a_page_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let write = format!("--write={}", folder.path().display());
    let output = ladder(&["--game", "detrak", "--deals", "2", "--advanced", &write]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let page = fs::read_to_string(folder.path().join("detrak-advanced.md")).unwrap();
    assert!(
        page.starts_with("# The ladder of Détrak by the advanced rules\n"),
        "{page}"
    );
    assert!(
        page.ends_with("--deals 2 --seed 1 --advanced --write\n"),
        "{page}"
    );
}

#[test]
fn advanced_rules_that_a_game_lacks_are_refused_before_anything_is_played() {
    // More deals than anybody waits for.
    let output = ladder(&[
        "--game",
        "detrak,dumble",
        "--deals",
        "4000000000",
        "--advanced",
    ]);
    assert!(!output.status.success());
    let error = text(&output.stderr);
    assert!(error.contains("dumble has no advanced rules"), "{error}");
}
