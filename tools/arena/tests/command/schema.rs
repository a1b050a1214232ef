//! `docs/bot-protocol.schema.json` describes what programs are told and what
//! they answer, and `docs/bot-protocol.samples.jsonl` has a sample of each
//! message and each answer for each game.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use engine::GameId;
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::programs::{PLAY, Script};
use crate::support::{arena, text};

/// Set to rewrite the samples when messages are meant to change.
const REWRITE: &str = "TABLEE_REWRITE_GOLDENS";
/// Which decision of a game is the sample.
const DECISION: usize = 6;

/// The names of the games.
fn games() -> [&'static str; GameId::ALL.len()] {
    GameId::ALL.map(GameId::name)
}

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
    for game in games() {
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

/// The end of a game in which another program fails, as a program hears it.
fn heard_of_a_failure(game: &str) -> String {
    let (fails, plays) = (Script::new("exit"), Script::new(PLAY));
    let seats = format!("{},{}", fails.seat(), plays.seat());
    let output = arena(&["match", "--game", game, "--deals", "1", "--seats", &seats]);
    assert!(text(&output.stderr).contains("failed in every game"));
    nth(&plays.heard_lines(), "end", 0).to_owned()
}

/// The message of this type at this place among those of its type.
fn nth<'a>(heard: &'a str, kind: &str, place: usize) -> &'a str {
    let begin = format!("{{\"type\":\"{kind}\"");
    let mut of_kind = heard.lines().filter(|line| line.starts_with(&begin));
    of_kind.nth(place).unwrap()
}

/// The answer of the script to a question.
fn answer(question: &str) -> String {
    let question: Value = serde_json::from_str(question).unwrap();
    let answer = json!({"id": question["id"], "action": question["actions"][0]}).to_string();
    let action = arena::read_answer(answer.as_bytes(), question["id"].as_u64().unwrap()).unwrap();
    assert_eq!(action, question["actions"][0]);
    answer
}

/// A sample of each message and each answer for each game stands in the documents.
#[test]
fn the_samples_are_real_messages() {
    const READY: &str = r#"{"ready":true}"#;
    arena::read_ready(READY.as_bytes()).unwrap();
    let mut lines = String::new();
    for game in games() {
        let received = messages(game, &["--deals", "1", "--threads", "1"]);
        let question = nth(&received, "decide", DECISION);
        for line in [
            nth(&received, "hello", 0),
            READY,
            nth(&received, "start", 0),
            question,
            &answer(question),
            nth(&received, "end", 0),
            &heard_of_a_failure(game),
        ] {
            lines.push_str(line);
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
    let message = jsonschema::validator_for(&schema()).unwrap();
    let (ready, answer) = (part("ready"), part("answer"));
    let samples = fs::read_to_string(document("bot-protocol.samples.jsonl")).unwrap();
    let samples: Vec<Value> = samples
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(samples.len(), 7 * games().len());
    let broken_off = |sample: &&Value| sample["type"] == "end" && sample["outcome"].is_null();
    assert_eq!(samples.iter().filter(broken_off).count(), games().len());
    for sample in samples {
        // Answers have no type.
        let validator = match (sample.get("type"), sample.get("ready")) {
            (Some(_), _) => &message,
            (None, Some(_)) => &ready,
            (None, None) => &answer,
        };
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
