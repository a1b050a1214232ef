//! Outside programs at the arena's tables: shell scripts that play, and that
//! fail in every way.

#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::support::text;
use serde_json::Value;
use tempfile::TempDir;

/// What a script does about the first legal action.
pub const PLAY: &str = r#"echo "{\"id\": $id, \"action\": \"$action\"}""#;

/// A script that does this when it is to decide; `$id`, `$action` (the first
/// legal one) and `$seat` are set.
pub struct Script {
    folder: TempDir,
}

impl Script {
    /// One that does this about a question.
    pub fn new(decide: &str) -> Script {
        let script = Script {
            folder: tempfile::tempdir().unwrap(),
        };
        let text = format!(
            r#"
while read -r line; do
  printf '%s\n' "$line" >> "$1"
  case "$line" in
    '{{"type":"hello"'*) echo '{{"ready": true}}' ;;
    '{{"type":"start"'*) seat=${{line##*:}}; seat=${{seat%%\}}*}} ;;
    '{{"type":"decide"'*)
      id=${{line#*'"id":'}}; id=${{id%%,*}}
      action=${{line##*'"actions":["'}}; action=${{action%%'"'*}}
      {decide} ;;
  esac
done
"#
        );
        fs::write(script.file("bot.sh"), text).unwrap();
        script
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The script as a seat of a match.
    pub fn seat(&self) -> String {
        let (bot, messages) = (self.file("bot.sh"), self.file("heard"));
        format!("exec:sh '{}' '{}'", bot.display(), messages.display())
    }

    /// What it heard, by all its processes.
    fn messages(&self) -> Vec<Value> {
        let messages = self.heard_lines();
        let lines = messages.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// The lines as they were sent.
    pub fn heard_lines(&self) -> String {
        fs::read_to_string(self.file("heard")).unwrap()
    }
}

fn arena(arguments: &[&str]) -> Output {
    crate::support::arena(&[&["match"], arguments].concat())
}

/// The JSON report of a match that must take place, without times.
fn report(arguments: &[&str]) -> Value {
    let output = arena(&[arguments, &["--json", "-"]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    report_of(&output)
}

/// The JSON report of a match in which a program fails in every game.
fn failed_report(arguments: &[&str]) -> Value {
    let output = arena(&[arguments, &["--json", "-"]].concat());
    assert!(!output.status.success(), "who always fails is an error");
    let error = text(&output.stderr);
    assert!(error.contains("failed in every game"), "{error}");
    report_of(&output)
}

fn report_of(output: &Output) -> Value {
    let mut report: Value = serde_json::from_slice(&output.stdout).unwrap();
    for entrant in report["entrants"].as_array_mut().unwrap() {
        for time in ["median_us", "p95_us", "max_us"] {
            entrant.as_object_mut().unwrap().remove(time);
        }
    }
    report
}

/// The report of six games against a script that fails at its first decision.
fn failing(decide: &str, limits: &[&str]) -> Value {
    let script = Script::new(decide);
    let seats = format!("beginner,{}", script.seat());
    let report = failed_report(&[&["--seats", &seats, "--deals", "3"][..], limits].concat());
    assert_eq!(report["forfeits"].as_array().unwrap().len(), 6);
    assert_eq!(report["entrants"][0]["forfeits"], 0);
    assert_eq!(report["entrants"][1]["forfeits"], 6);
    assert_eq!(report["entrants"][0]["win"]["mean"], 1.0);
    assert_eq!(report["entrants"][1]["win"]["mean"], 0.0);
    assert!(
        report["entrants"][0]["score"]["mean"].is_null(),
        "no game ended"
    );
    report
}

fn reasons(report: &Value) -> Vec<&str> {
    let forfeits = report["forfeits"].as_array().unwrap().iter();
    forfeits
        .map(|row| row["reason"].as_str().unwrap())
        .collect()
}

#[test]
fn who_answers_wrongly_loses_with_a_reason() {
    let cases = [
        (
            r#"echo "{\"id\": $id, \"action\": \"fly\"}""#,
            "\"fly\", which is no legal action",
        ),
        // Legal in the notation, but not in the list.
        (
            r#"echo "{\"id\": $id, \"action\": \"10 T4\"}""#,
            "\"10 T4\", which is no legal action",
        ),
        (r#"echo "$action""#, "which is no answer: expected"),
        (r#"echo "{\"action\": \"$action\"}""#, "missing field `id`"),
        (
            r#"echo "{\"id\": 99, \"action\": \"$action\"}""#,
            "question 99 when question 1",
        ),
    ];
    for (decide, reason) in cases {
        let report = failing(decide, &[]);
        assert!(
            reasons(&report)
                .iter()
                .all(|message| message.contains(reason)),
            "{report:#}"
        );
    }
}

#[test]
fn who_is_silent_loses_with_a_reason() {
    let report = failing(":", &["--move-ms", "300"]);
    assert!(
        reasons(&report)
            .iter()
            .all(|message| *message == "it gave no answer within 300 ms")
    );
}

#[test]
fn who_ends_loses_with_a_reason_and_last_words() {
    let report = failing("echo 'oh dear' >&2; echo 'out of ideas' >&2; exit 3", &[]);
    for reason in reasons(&report) {
        assert!(reason.contains("it ended (exit status: 3)"), "{reason}");
        assert!(
            reason.contains("its last words: \"out of ideas\""),
            "{reason}"
        );
    }
}

#[test]
fn who_talks_too_much_loses_when_it_no_longer_fits_the_questions() {
    let script = Script::new(&format!("{PLAY}; {PLAY}"));
    let seats = format!("beginner,{}", script.seat());
    let report = failed_report(&["--seats", &seats, "--deals", "3"]);
    let reasons = reasons(&report);
    assert_eq!(reasons.len(), 6);
    assert!(
        reasons
            .iter()
            .all(|message| message.contains("question 1 when question 2"))
    );
}

#[test]
fn a_match_goes_on_after_failures() {
    // It fails on the first seat only.
    let script = Script::new(&format!("if [ $seat = 0 ]; then exit 1; else {PLAY}; fi"));
    let seats = format!("random,{},random", script.seat());
    let report = report(&["--seats", &seats, "--deals", "8"]);
    let forfeits = report["forfeits"].as_array().unwrap();
    assert_eq!(forfeits.len(), 8, "one of three games of each deal");
    assert!(
        forfeits
            .iter()
            .all(|row| row["seat"] == 0 && row["entrant"] == 1)
    );
    let mean = |entrant: usize| report["entrants"][entrant]["win"]["mean"].as_f64().unwrap();
    assert!((mean(0) + mean(1) + mean(2) - 1.0).abs() < 1e-9);
    assert!(
        mean(0) > 1.0 / 6.0 && mean(1) < 2.0 / 3.0,
        "the others share its games"
    );
    assert!(
        report["entrants"][1]["score"]["mean"].is_f64(),
        "other games ended"
    );
}

#[test]
fn failures_are_told_to_people() {
    let script = Script::new("exit 1");
    let seats = format!("beginner,{}", script.seat());
    let output = arena(&["--seats", &seats, "--deals", "4", "--seed", "T1"]);
    let message = text(&output.stdout);
    assert!(
        message.contains("failed in 8 of 8 games, and lost them:"),
        "{message}"
    );
    assert!(
        message.contains("seat 2: it ended (exit status: 1)"),
        "{message}"
    );
    assert!(message.contains("and 3 more"), "{message}");
}

#[test]
fn who_plays_well_is_told_all_and_plays_the_same_on_any_threads() {
    for game in ["dekal", "detrak", "dumble", "debacle"] {
        let script = Script::new(PLAY);
        let seats = format!("random,{}", script.seat());
        let played = |threads: &str| {
            let deals = ["--deals", "3", "--threads", threads];
            report(&[&["--game", game, "--seats", &seats][..], &deals].concat())
        };
        let once = played("1");
        assert_eq!(reasons(&once), [""; 0], "{game}");
        let messages = script.messages();
        let of = |kind: &str| messages.iter().filter(|m| m["type"] == kind).count();
        assert_eq!((of("hello"), of("start"), of("end")), (1, 6, 6), "{game}");
        assert_eq!(messages[0]["game"], game);
        assert_eq!(messages[0]["protocol"], 1);
        let question = messages.iter().find(|m| m["type"] == "decide").unwrap();
        let seat = &question["view"]["seat"];
        assert_eq!(*seat, messages[1]["seat"]);
        assert!(
            question["view"]["deciding"]
                .as_array()
                .unwrap()
                .contains(seat)
        );
        assert!(question["seed"].as_u64().unwrap() < 1 << 53);
        let end = messages.iter().find(|m| m["type"] == "end").unwrap();
        assert_eq!(end["outcome"]["standings"].as_array().unwrap().len(), 2);
        assert_eq!(played("2"), once, "{game}");
    }
}

#[test]
fn what_cannot_begin_is_refused_before_anybody_plays() {
    for (program, reason) in [
        (
            "exec:no-such-program-anywhere --fast",
            "cannot be started: no-such-program",
        ),
        (
            "exec:sh -c 'echo broken >&2; exit 2'",
            "its last words: \"broken\"",
        ),
        (
            "exec:sh -c 'echo hi; cat'",
            "answered \"hi\", which is no answer",
        ),
        ("exec:sh -c 'cat > /dev/null'", "no answer within 200 ms"),
    ] {
        let seats = format!("beginner,{program}");
        // Only silence is measured.
        let start_ms = if reason.contains("200 ms") {
            "200"
        } else {
            "60000"
        };
        let output = arena(&["--seats", &seats, "--deals", "1", "--start-ms", start_ms]);
        assert!(!output.status.success());
        let error = text(&output.stderr);
        assert!(error.contains(reason), "{error}");
        assert!(error.contains("docs/bot-protocol.md"), "{error}");
    }
    for (program, reason) in [
        ("exec:", "a command after exec:"),
        ("exec:'sh", "not closed"),
    ] {
        let output = arena(&["--seats", &format!("beginner,{program}")]);
        let error = text(&output.stderr);
        assert!(error.contains(reason), "{error}");
    }
}

/// The example of the documentation.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/random_bot.py");

#[test]
fn the_example_stands_in_the_documentation() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot-protocol.md");
    let page = fs::read_to_string(page).unwrap();
    let example = fs::read_to_string(EXAMPLE).unwrap();
    assert!(
        page.contains(&example),
        "docs/bot-protocol.md shows another example"
    );
}

/// Whether there is a Python to run the examples: the project itself needs none.
fn python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok();
    if !there {
        eprintln!("there is no python3 here: the example is not run");
    }
    there
}

#[test]
fn the_example_plays_every_game() {
    if !python() {
        return;
    }
    for game in ["dekal", "detrak", "dumble", "debacle"] {
        let seats = format!("random,exec:python3 '{EXAMPLE}'");
        let played = || report(&["--game", game, "--seats", &seats, "--deals", "2"]);
        let once = played();
        assert_eq!(reasons(&once), [""; 0], "{game}");
        assert_eq!(once, played(), "{game}: its random numbers repeat");
    }
}

#[test]
fn who_goes_by_simple_rules_beats_every_beginner() {
    if !python() {
        return;
    }
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/simple_bot.py");
    let seats = format!("exec:python3 '{program}',beginner");
    let lengths: [(_, &[&str]); 4] = [
        ("dekal", &[]),
        ("detrak", &[]),
        ("dumble", &["--matches"]),
        ("debacle", &[]),
    ];
    for (game, length) in lengths {
        let options = ["--game", game, "--seats", &seats, "--deals", "30"];
        let report = report(&[&options, length].concat());
        assert_eq!(reasons(&report), [""; 0], "{game}");
        let win = report["entrants"][0]["win"]["mean"].as_f64().unwrap();
        assert!(win > 0.55, "{game}: {win}");
    }
}
