//! `arena replay` and `arena perft` as a person runs them.

use std::fs;

use crate::support::{arena, printed, random_match, text};
use engine::{Game, Record};
use serde_json::Value;

/// Replays a match as text and as JSON; the text, and the JSON.
fn replayed<G: Game>(record: &Record<G>) -> (String, Value) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    fs::write(&file, record.to_json()).unwrap();
    let path = file.to_str().unwrap();
    let printed_text = printed(&["replay", path]);
    let json: Value = serde_json::from_str(&printed(&["replay", path, "--json", "-"])).unwrap();
    let log: Vec<String> = record.play.log().iter().map(ToString::to_string).collect();
    for entry in &log {
        assert!(printed_text.contains(entry), "{entry} is missing");
    }
    let steps = json["steps"].as_array().unwrap();
    let told_log: Vec<&str> = steps.iter().map(|s| s["entry"].as_str().unwrap()).collect();
    assert_eq!(told_log, log);
    assert_eq!(json["game"], serde_json::to_value(G::ID).unwrap());
    let result = serde_json::to_value(record.play.outcome()).unwrap();
    assert_eq!(json["result"], result);
    (printed_text, json)
}

#[test]
fn dekal_is_told() {
    let rules = engine::dekal::Rules::default();
    let (printed_text, json) = replayed(&random_match::<engine::dekal::Dekal>(rules, 9_999));
    for expected in ["Round 1, after turn 16:", "The match:", "cards left"] {
        assert!(printed_text.contains(expected), "{printed_text}");
    }
    let last = json["steps"].as_array().unwrap().last().unwrap();
    assert_eq!(last["table"]["due"], "over");
    let rows = last["table"]["grids"][1]["rows"].as_array().unwrap();
    let cells = rows.iter().flat_map(|row| row.as_array().unwrap());
    assert_eq!(cells.filter(|cell| cell.is_u64()).count(), 16);
}

#[test]
fn detrak_is_told() {
    let rules = engine::detrak::Rules {
        players: 2,
        advanced: true,
    };
    let (printed_text, json) = replayed(&random_match::<engine::detrak::Detrak>(rules, 9_999));
    assert!(printed_text.contains("in the best line"), "{printed_text}");
    let result = &json["result"]["standings"];
    let last = json["steps"].as_array().unwrap().last().unwrap();
    for seat in 0..2 {
        assert_eq!(last["table"]["scores"][seat], result[seat]["score"]);
    }
}

#[test]
fn dumble_is_told_with_hands_for_readers_and_without_for_watchers() {
    let rules = engine::dumble::Rules::of(2);
    let record = random_match::<engine::dumble::Dumble>(rules, 40);
    let (printed_text, json) = replayed(&record);
    assert!(
        printed_text.contains("Round 1:\nSeat 1: "),
        "{printed_text}"
    );
    assert!(printed_text.contains("To be taken: "), "{printed_text}");
    let steps = json["steps"].as_array().unwrap();
    let dealt = steps
        .iter()
        .find(|s| s["table"]["due"] == "discard")
        .unwrap();
    assert_eq!(dealt["table"]["hands"][0]["hidden"], 7);
    assert_eq!(dealt["table"]["hands"][0]["cards"], serde_json::json!([]));
}

#[test]
fn debacle_is_told() {
    let rules = engine::debacle::Rules::default();
    let (printed_text, json) = replayed(&random_match::<engine::debacle::Debacle>(rules, 200));
    assert!(
        printed_text.contains("Round 1, after turn 1:"),
        "{printed_text}"
    );
    let first = &json["steps"][0];
    assert_eq!(first["choices"], 12, "actions at the start");
    assert_eq!(first["table"]["actions_left"], 1);
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    for (text_of_file, reason) in [
        ("{}", "not a Tablée record"),
        (r#"{"game": "detrak"}"#, "not a Tablée record"),
        (
            r#"{"format": "tablee-record", "version": 1, "game": "chess"}"#,
            "another game",
        ),
        ("no JSON", "damaged"),
    ] {
        fs::write(&file, text_of_file).unwrap();
        let output = arena(&["replay", file.to_str().unwrap()]);
        assert!(!output.status.success());
        let error = text(&output.stderr);
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn ways_are_counted() {
    let printed_text = printed(&["perft", "--depth", "3"]);
    for expected in ["fedcba", "1251"] {
        assert!(printed_text.contains(expected), "{printed_text}");
    }
}

#[test]
fn what_cannot_be_counted_is_told() {
    for (arguments, reason) in [
        (&["perft", "--depth", "0"][..], "1..=12"),
        (&["perft", "--order", "112345"], "each of 1 to 6 once"),
    ] {
        let output = arena(arguments);
        assert!(!output.status.success());
        let error = text(&output.stderr);
        assert!(error.contains(reason), "{error}");
    }
}
