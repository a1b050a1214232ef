//! `docs/bot-protocol.schema.json` describes what programs are told and what
//! they answer, and `docs/bot-protocol.samples.jsonl` has a sample of each
//! message for each game.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::programs::{PLAY, Script};
use crate::support::{arena, text};

const GAMES: [&str; 4] = ["dekal", "detrak", "dumble", "debacle"];
/// Set to rewrite the samples when messages are meant to change.
const REWRITE: &str = "TABLEE_REWRITE_GOLDENS";
/// Which decision of a game is the sample.
const DECISION: usize = 6;

fn document(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs")
        .join(name)
}

fn schema() -> Value {
    let text = fs::read_to_string(document("bot-protocol.schema.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The schema of a part, by its name among the definitions.
fn part(name: &str) -> Validator {
    let mut schema = schema();
    schema.as_object_mut().unwrap().remove("oneOf");
    schema["$ref"] = format!("#/$defs/{name}").into();
    jsonschema::validator_for(&schema).unwrap()
}

/// Allows no fields but those that are described, so that none is forgotten.
fn closed(schema: &mut Value) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(closed),
        Value::Object(fields) => {
            if fields.contains_key("required") {
                fields.insert("additionalProperties".into(), false.into());
            }
            fields.values_mut().for_each(closed);
        }
        _ => {}
    }
}

/// What a program of two is told in a game, as lines.
fn messages(game: &str, options: &[&str]) -> String {
    let script = Script::new(PLAY);
    let seats = format!("random,{}", script.seat());
    let common = ["match", "--game", game, "--seats", &seats];
    let output = arena(&[&common, options].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    script.heard_lines()
}

#[test]
fn the_schema_describes_every_message() {
    let mut schema = schema();
    closed(&mut schema);
    let validator = jsonschema::validator_for(&schema).unwrap();
    let mut questions = 0;
    for game in GAMES {
        let rounds = messages(game, &["--deals", "2"]);
        let lengthy: &[&str] = match game {
            "dekal" => &["--deals", "1", "--matches"],
            _ => &["--deals", "1", "--seed", "7"],
        };
        for line in rounds.lines().chain(messages(game, lengthy).lines()) {
            let message: Value = serde_json::from_str(line).unwrap();
            let wrong = validator.iter_errors(&message).next();
            assert!(wrong.is_none(), "{game}: {wrong:?}\n{message}");
            questions += usize::from(message["type"] == "decide");
        }
    }
    assert!(questions > 200, "{questions} questions");
}

/// A sample of each message for each game stands in the documents.
#[test]
fn the_samples_are_real_messages() {
    let mut lines = String::new();
    for game in GAMES {
        let messages = messages(game, &["--deals", "1", "--threads", "1"]);
        let nth = |kind: &str, place| {
            let begin = format!("{{\"type\":\"{kind}\"");
            let mut of_kind = messages.lines().filter(|line| line.starts_with(&begin));
            of_kind.nth(place).unwrap()
        };
        for (kind, place) in [("hello", 0), ("start", 0), ("decide", DECISION), ("end", 0)] {
            lines.push_str(nth(kind, place));
            lines.push('\n');
        }
    }
    let file = document("bot-protocol.samples.jsonl");
    if std::env::var_os(REWRITE).is_some() {
        fs::write(&file, &lines).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept.replace('\r', "") == lines,
        "messages have changed; if they should, run the test with {REWRITE}=1"
    );
}

#[test]
fn the_schema_refuses_what_lacks_something() {
    let validator = jsonschema::validator_for(&schema()).unwrap();
    let samples = fs::read_to_string(document("bot-protocol.samples.jsonl")).unwrap();
    let samples: Vec<Value> = samples
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(samples.len(), 4 * GAMES.len());
    for sample in samples {
        assert!(validator.is_valid(&sample), "{sample}");
        let fields = |value: &Value| -> Vec<String> {
            let fields = value.as_object().into_iter().flatten();
            fields.map(|(name, _)| name.clone()).collect()
        };
        for name in fields(&sample) {
            let mut less = sample.clone();
            less.as_object_mut().unwrap().remove(&name);
            assert!(!validator.is_valid(&less), "{name} is missing: {less}");
        }
        for name in fields(&sample["view"]) {
            let mut less = sample.clone();
            less["view"].as_object_mut().unwrap().remove(&name);
            assert!(!validator.is_valid(&less), "{name} is missing: {less}");
        }
        // What a later version adds is no mistake.
        let mut more = sample.clone();
        more["later"] = json!([1]);
        assert!(validator.is_valid(&more), "{more}");
    }
}

#[test]
fn the_schema_describes_the_answers() {
    let (ready, answer) = (part("ready"), part("answer"));
    assert!(ready.is_valid(&json!({"ready": true})));
    assert!(!ready.is_valid(&json!({"ready": false})));
    assert!(answer.is_valid(&json!({"id": 7, "action": "7 L3"})));
    assert!(!answer.is_valid(&json!({"id": "7", "action": "7 L3"})));
    assert!(!answer.is_valid(&json!({"id": 7})));
}
