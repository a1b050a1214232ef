//! The messages to outside programs and their answers: one JSON object a line.

use engine::{GameId, Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::Failure;
use crate::game::Length;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// How much of a wrong answer is shown, in characters.
const SHOWN: usize = 200;

/// What the arena says.
#[derive(Serialize, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message<'a, R, S> {
    /// First of all; wants [`Ready`] for an answer.
    Hello {
        protocol: u32,
        game: GameId,
        rules: &'a R,
        length: Length,
        move_ms: u32,
    },
    /// A game begins, with the program on this seat; wants no answer.
    Start { seat: Seat },
    /// It is for the program to decide; wants an [`Answer`].
    Decide {
        id: u64,
        /// For the program's own random numbers; below 2⁵³.
        seed: u64,
        view: S,
        actions: Vec<String>,
    },
    /// The game is over; wants no answer.
    End {
        /// How it ended; `None` if another program failed, or the game did
        /// not end.
        outcome: Option<&'a Outcome>,
    },
}

/// The answer to [`Message::Hello`].
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
    /// The message as a line.
    pub fn line(&self) -> String {
        let mut line =
            serde_json::to_string(self).expect("messages have string keys and plain values");
        line.push('\n');
        line
    }
}

/// Checks the answer to the greeting.
///
/// # Errors
/// If it is another.
pub fn read_ready(line: &[u8]) -> Result<(), Failure> {
    match serde_json::from_slice(line) {
        Ok(Ready { ready: true }) => Ok(()),
        Ok(Ready { ready: false }) => Err(no_answer(line, "expected {\"ready\": true}")),
        Err(error) => Err(no_answer(line, error)),
    }
}

/// The action that answers this question.
///
/// # Errors
/// If the line is no answer, or one to another question.
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

/// A reason that may quote the answer. Of a long reason the end is kept, which tells the place.
fn ending(why: String) -> String {
    match why.chars().count().checked_sub(SHOWN) {
        None | Some(0) => why,
        Some(cut) => ['…'].into_iter().chain(why.chars().skip(cut)).collect(),
    }
}

/// The beginning of an answer, fit to be shown.
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
        let trouble = read_answer(long.as_bytes(), 1).unwrap_err().to_string();
        assert!(trouble.len() < 400, "{trouble}");
        assert!(trouble.contains("…, which is no answer: expected"));
        let text = format!("{long:?}");
        let trouble = read_answer(text.as_bytes(), 1).unwrap_err().to_string();
        assert!(trouble.chars().count() < 500, "{trouble}");
        assert!(trouble.ends_with("expected struct Answer at line 1 column 1002"));
        for wrong in ["{}", "{\"ready\": false}", "\u{fffd}", ""] {
            assert!(read_ready(wrong.as_bytes()).is_err(), "{wrong}");
        }
        let number = read_answer(b"{\"id\": 1, \"action\": 2}", 1).unwrap_err();
        assert!(number.to_string().contains("expected a string"));
    }
}
