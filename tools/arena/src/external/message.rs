//! The messages to outside programs and their answers: one JSON object a line.

use engine::{GameId, Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::Failure;
use crate::game::Length;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// The most characters of an invalid answer that are shown.
const SHOWN: usize = 200;

/// A message of the arena.
#[derive(Serialize, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message<'a, R, S> {
    /// The first message; expects the answer [`Ready`].
    Hello {
        protocol: u32,
        game: GameId,
        rules: &'a R,
        length: Length,
        move_ms: u32,
    },
    /// A game begins, with the program on this seat; expects no answer.
    Start { seat: Seat },
    /// The program has to decide; expects an [`Answer`].
    Decide {
        id: u64,
        /// A seed for the program's own random numbers, below 2⁵³.
        seed: u64,
        view: S,
        actions: Vec<String>,
    },
    /// The game is over; expects no answer.
    End {
        /// The outcome; `None` if another program failed, or the game did not end.
        outcome: Option<&'a Outcome>,
    },
}

/// The answer to `Message::Hello`.
#[derive(Deserialize, Debug)]
struct Ready {
    ready: bool,
}

/// The answer to [`Message::Decide`].
#[derive(Deserialize, Debug)]
struct Answer {
    id: u64,
    action: String,
}

impl<R: Serialize, S: Serialize> Message<'_, R, S> {
    /// The message as a line of JSON.
    pub fn line(&self) -> String {
        let mut line =
            serde_json::to_string(self).expect("messages have string keys and plain values");
        line.push('\n');
        line
    }
}

/// Checks the answer to `Message::Hello`.
///
/// # Errors
/// If it is something else.
pub fn read_ready(line: &[u8]) -> Result<(), Failure> {
    match serde_json::from_slice(line) {
        Ok(Ready { ready: true }) => Ok(()),
        Ok(Ready { ready: false }) => Err(no_answer(line, "expected {\"ready\": true}")),
        Err(error) => Err(no_answer(line, error)),
    }
}

/// The action in the answer to this question.
///
/// # Errors
/// If the line is not an answer, or answers another question.
pub fn read_answer(line: &[u8], asked: u64) -> Result<String, Failure> {
    let Answer { id, action } =
        serde_json::from_slice(line).map_err(|error| no_answer(line, error))?;
    if id == asked {
        Ok(action)
    } else {
        Err(Failure::OtherQuestion {
            answered: id,
            asked,
        })
    }
}

fn no_answer(line: &[u8], why: impl ToString) -> Failure {
    Failure::NoAnswer {
        answer: quoted(&String::from_utf8_lossy(line)),
        why: ending(why.to_string()),
    }
}

/// Shortens a reason, which may quote the answer. Keeps the end, which says where the error is.
fn ending(why: String) -> String {
    match why.chars().count().checked_sub(SHOWN) {
        None | Some(0) => why,
        Some(cut) => ['…'].into_iter().chain(why.chars().skip(cut)).collect(),
    }
}

/// The beginning of an answer, with unprintable characters escaped.
pub fn quoted(text: &str) -> String {
    let text = text.trim();
    let begun: String = text.chars().take(SHOWN).collect();
    if begun.len() < text.len() {
        format!("{begun:?}…")
    } else {
        format!("{begun:?}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read() {
        let action = read_answer(b"{\"id\": 7, \"action\": \"7 L3\", \"why\": 0}\n", 7);
        assert_eq!(action, Ok("7 L3".into()));
        assert_eq!(read_ready(b"{\"ready\": true, \"name\": \"me\"}"), Ok(()));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let other = read_answer(b"{\"id\": 6, \"action\": \"7 L3\"}", 7).unwrap_err();
        assert_eq!(
            other.to_string(),
            "it answered question 6 when question 7 was asked"
        );
        let long = "x".repeat(1_000);
        let error = read_answer(long.as_bytes(), 1).unwrap_err().to_string();
        assert!(error.len() < 400, "{error}");
        assert!(error.contains("…, which is no answer: expected"));
        let text = format!("{long:?}");
        let error = read_answer(text.as_bytes(), 1).unwrap_err().to_string();
        assert!(error.chars().count() < 500, "{error}");
        assert!(error.ends_with("expected struct Answer at line 1 column 1002"));
        for wrong in ["{}", "{\"ready\": false}", "\u{fffd}", ""] {
            assert!(read_ready(wrong.as_bytes()).is_err(), "{wrong}");
        }
        let number = read_answer(b"{\"id\": 1, \"action\": 2}", 1).unwrap_err();
        assert!(number.to_string().contains("expected a string"));
    }
}
