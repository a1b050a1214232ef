//! The targets that are read line by line, and settings: results, games of the day, answers of outside programs.

use arena::{Failure, read_answer, read_ready};
use model::day::Day;
use model::day_log::{DayLog, DayNote};
use model::results::{Line, luck_line, read_luck};
use model::settings::Settings;

/// The longest explanation of what a program did wrong, in characters: 200 of what it said, each of up to ten when it
/// is escaped, and the reason.
const LONGEST_REASON: usize = 2_500;

/// Settings as they are stored.
pub fn settings(input: &[u8]) {
    if let Ok(text) = str::from_utf8(input) {
        let settings = Settings::decode(text);
        assert_eq!(Settings::decode(&settings.encode()), settings);
    }
}

/// Lines of results and of luck.
pub fn result(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for line in text.lines() {
        if let Ok(result) = line.parse::<Line>() {
            assert_eq!(result.to_string().parse(), Ok(result), "{line}");
        }
        if let Some((id, luck)) = read_luck(line) {
            assert_eq!(read_luck(&luck_line(&id, luck)), Some((id, luck)), "{line}");
        }
    }
}

/// Lines of the daily log: a day's result that counts, or its par.
pub fn daily(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let mut log = DayLog::default();
    for line in text.lines() {
        let Ok(note) = line.parse::<DayNote>() else {
            continue;
        };
        assert_eq!(note.to_string().parse(), Ok(note.clone()), "{line}");
        let (DayNote::Done(day, _) | DayNote::Par(day, ..)) = note;
        // Days before 1970 begin with it.
        assert_eq!(Day::of(day.begins()), day.max(Day::of(0)), "{line}");
        log.add(note.clone());
        assert!(!log.add(note), "{line}: the log says it twice");
    }
    let days = log.done().iter().map(|(day, _)| *day);
    assert!(days.is_sorted(), "the days are out of order");
}

/// What an outside program says: that it is ready, or an answer to question 7.
pub fn program(input: &[u8]) {
    const ASKED: u64 = 7;
    check_reason(&read_ready(input));
    let answer = read_answer(input, ASKED);
    check_reason(&answer);
    if let Ok(action) = answer {
        let line = serde_json::json!({"id": ASKED, "action": action}).to_string();
        assert_eq!(read_answer(line.as_bytes(), ASKED), Ok(action));
    }
}

/// Checks that the reason of a failure can be shown on a terminal.
fn check_reason<T>(answer: &Result<T, Failure>) {
    if let Err(failure) = answer {
        let text = failure.to_string();
        assert!(
            text.chars().count() <= LONGEST_REASON && !text.contains(char::is_control),
            "an explanation cannot be shown: {text:?}"
        );
    }
}
