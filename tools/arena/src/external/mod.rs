//! Outside programs as contestants: bots in any language, over their standard input and output.
//! `docs/bot-protocol.md` describes the protocol.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

mod bot;
mod message;
mod pool;
mod process;

pub use bot::ExternalBot;
pub use message::{read_answer, read_ready};
pub use pool::ProgramPools;

/// The prefix of a program's command in the list of seats.
pub const PREFIX: &str = "exec:";
/// The default time limit of a decision, in milliseconds.
const MOVE_MS: u32 = 2_000;
/// The default time limit of a program's start, in milliseconds.
const START_MS: u32 = 10_000;

/// An outside program: its command and arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    text: String,
    words: Vec<String>,
}

impl FromStr for Program {
    type Err = &'static str;

    /// Parses `exec:` and a command, split as a shell does; no shell runs it.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let command = text.strip_prefix(PREFIX).ok_or("expected exec:COMMAND")?;
        let words = shlex::split(command).ok_or("a quotation in the command is not closed")?;
        if words.is_empty() {
            Err("expected a command after exec:, like 'exec:python3 bot.py'")
        } else {
            Ok(Program {
                text: text.into(),
                words,
            })
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// The time limits of programs.
#[derive(Args, Clone, Copy, Debug, Serialize)]
pub struct Limits {
    /// The time limit of an outside program's decision, in milliseconds.
    #[arg(long, default_value_t = MOVE_MS, value_parser = clap::value_parser!(u32).range(1..))]
    pub move_ms: u32,
    /// The time limit of an outside program's start, in milliseconds.
    #[arg(long, default_value_t = START_MS, value_parser = clap::value_parser!(u32).range(1..))]
    pub start_ms: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            move_ms: MOVE_MS,
            start_ms: START_MS,
        }
    }
}

impl Limits {
    fn for_decision(self) -> Duration {
        Duration::from_millis(self.move_ms.into())
    }

    fn for_start(self) -> Duration {
        Duration::from_millis(self.start_ms.into())
    }
}

/// Why a program loses a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    Start(String),
    /// It gave no answer within this many milliseconds.
    #[error("it gave no answer within {0} ms")]
    Late(u128),
    /// It has ended, or closed its output.
    #[error("it {how} when it was to answer{error_output}")]
    Ended {
        /// The exit status, in words.
        how: String,
        /// The last line of its error output, with an introduction; may be empty.
        error_output: String,
    },
    /// It sent something that is not an answer.
    #[error("it answered {answer}, which is no answer: {why}")]
    NoAnswer {
        /// The beginning of what it sent.
        answer: String,
        /// What is wrong with it.
        why: String,
    },
    /// It answered another question.
    #[error("it answered question {answered} when question {asked} was asked")]
    OtherQuestion {
        /// The id in its answer.
        answered: u64,
        /// The id of the question.
        asked: u64,
    },
    /// It named an action that is not legal.
    #[error("it answered {0}, which is no legal action here")]
    Illegal(String),
}
