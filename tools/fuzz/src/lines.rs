//! What is kept or said in lines: settings, results, games of the day, answers of outside programs.

use arena::{Failure, read_answer, read_ready};
use engine::GameId;
use model::day::Day;
use model::results::{Line, list, numbers};
use model::settings::Settings;

/// The longest explanation of what a program did wrong, in characters: 200 of what it said, each of up to ten when it is
/// escaped, and the reason.
const LONGEST_REASON: usize = 2_500;

/// Settings as they are stored.
pub fn settings(input: &[u8]) {
    if let Ok(text) = str::from_utf8(input) {
        let settings = Settings::decode(text);
        assert_eq!(Settings::decode(&settings.encode()), settings);
    }
}

/// Lines of results.
pub fn result(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for line in text.lines() {
        if let Ok(result) = line.parse::<Line>() {
            assert_eq!(result.to_string().parse(), Ok(result), "{line}");
        }
    }
}

/// Lines of the daily log: a counted result, or a day's par, after the day.
pub fn daily(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for line in text.lines() {
        let mut parts = line.splitn(3, ' ');
        let mut part = || parts.next().unwrap_or_default();
        let (what, day, rest) = (part(), part(), part());
        let Ok(day) = day.parse::<Day>() else {
            continue;
        };
        assert_eq!(day.to_string().parse(), Ok(day), "{line}");
        // Days before 1970 begin with it.
        let begins = day.max(Day::of(0));
        assert_eq!(Day::of(day.begins()), begins, "{line}");
        match what {
            "done" => result(rest.as_bytes()),
            "par" => par(rest),
            _ => {}
        }
    }
}

fn par(text: &str) {
    let parts: Vec<&str> = text.split(' ').collect();
    if let [game, scores, places] = parts[..] {
        let _ = GameId::named(game);
        if let Some(scores) = numbers::<i32>(scores) {
            assert_eq!(numbers(&list(&scores)), Some(scores), "{text}");
        }
        if let Some(places) = numbers::<u8>(places) {
            assert_eq!(numbers(&list(&places)), Some(places), "{text}");
        }
    }
}

/// What an outside program says: that it is ready, or an answer to question 7.
pub fn program(input: &[u8]) {
    const ASKED: u64 = 7;
    explained(&read_ready(input));
    let answer = read_answer(input, ASKED);
    explained(&answer);
    if let Ok(action) = answer {
        let line = serde_json::json!({"id": ASKED, "action": action}).to_string();
        assert_eq!(read_answer(line.as_bytes(), ASKED), Ok(action));
    }
}

/// What a program did wrong can be shown on a terminal.
fn explained<T>(answer: &Result<T, Failure>) {
    if let Err(failure) = answer {
        let text = failure.to_string();
        assert!(
            text.chars().count() <= LONGEST_REASON && !text.contains(char::is_control),
            "an explanation cannot be shown: {text:?}"
        );
    }
}
