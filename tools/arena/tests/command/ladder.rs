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

const BEGIN: &str = "<!-- ladder dekal: written by `arena ladder --write` -->";
const END: &str = "<!-- ladder dekal: end -->";

#[test]
fn levels_are_rated_and_the_page_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.md");
    fs::write(&page, format!("Before.\n{BEGIN}\n{END}\nAfter.\n")).unwrap();
    let write = format!("--write={}", page.display());
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

    let page = fs::read_to_string(page).unwrap();
    assert!(
        page.starts_with(&format!("Before.\n{BEGIN}\n\n| | level | Elo |")),
        "{page}"
    );
    assert!(page.ends_with(&format!(
        "--game dekal --deals 3 --seed 1 --write\n\n{END}\nAfter.\n"
    )));
    assert!(page.contains("| expert | "), "{page}");
}

#[test]
fn a_page_without_a_place_is_refused_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.md");
    fs::write(&page, format!("{BEGIN}\n{END}\n")).unwrap();
    let write = format!("--write={}", page.display());
    // So many deals would take days.
    let output = ladder(&["--game", "dekal,dumble", "--deals", "9999999", &write]);
    assert!(!output.status.success());
    let error = text(&output.stderr);
    assert!(error.contains("<!-- ladder dumble: end -->"), "{error}");
    let output = ladder(&["--write=no/such/page.md"]);
    assert!(text(&output.stderr).contains("cannot read no/such/page.md"));
}
