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

/// What comes before a program's command among the seats.
pub const PREFIX: &str = "exec:";
/// How long a decision may take if nothing is said, in milliseconds.
const MOVE_MS: u32 = 2_000;
/// How long a program may take to begin if nothing is said, in milliseconds.
const START_MS: u32 = 10_000;

/// An outside program: its command and arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    text: String,
    words: Vec<String>,
}

impl FromStr for Program {
    type Err = &'static str;

    /// Reads `exec:` and a command, split as a shell does; no shell runs it.
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

/// How long programs may take.
#[derive(Args, Clone, Copy, Debug, Serialize)]
pub struct Limits {
    /// How long an outside program may take for a decision, in milliseconds.
    #[arg(long, default_value_t = MOVE_MS, value_parser = clap::value_parser!(u32).range(1..))]
    pub move_ms: u32,
    /// How long an outside program may take to begin, in milliseconds.
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
    /// It cannot be run at all.
    #[error("it cannot be started: {0}")]
    Start(String),
    /// It is silent for longer than it may be.
    #[error("it gave no answer within {0} ms")]
    Late(u128),
    /// It ended, or closed its output.
    #[error("it {how} when it was to answer{error_output}")]
    Ended {
        /// How it ended.
        how: String,
        /// The last line of its error output, with a lead-in; may be empty.
        error_output: String,
    },
    /// It said something that is no answer.
    #[error("it answered {answer}, which is no answer: {why}")]
    NoAnswer {
        /// What it said, cut if long.
        answer: String,
        /// What is wrong with it.
        why: String,
    },
    /// It answered another question.
    #[error("it answered question {answered} when question {asked} was asked")]
    OtherQuestion {
        /// The id in its answer.
        answered: u64,
        /// The id it was asked.
        asked: u64,
    },
    /// It named an action that cannot be taken.
    #[error("it answered {0}, which is no legal action here")]
    Illegal(String),
}
