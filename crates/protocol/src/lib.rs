//! The messages between the page and its workers. The crate depends on engine only, and is all that page and
//! workers share.
//!
//! The workers of a page are one game's. The page sends a [`Request`] with a [`WorkerTask`] for that game:
//! a [`Task`] (a seat's view of a game, a level, a seed), a [`JudgeTask`], or what only the workers of this
//! game are asked. Each type of task has a type of [`Answer`], [`Advice`] for a decision that a bot makes, [`Judgement`] for
//! one that is explained, and that is what the worker's [`Response`] holds. Messages travel as bytes ([`encode`], [`decode`]), and a task and its answer
//! travel in them as bytes again: whoever passes them on need not know which game they are about. A worker
//! sends its [`PROTOCOL`] first, so that a page never works with a worker of another release.
//!
//! The files of [`Puzzles`], which `tools/arena` writes and the page reads, are defined here, too.
//!
//! Decisions, judgements and puzzles are generic over the games. A type for what only one game is asked stands
//! alone, and `levels` and `puzzle` have a file for each game.
//!
//! Begin reading with `message`, `worker_task` and `game_task`.

mod advice;
mod checksum;
mod dice_question;
mod draw;
mod exp;
mod game_task;
mod judgement;
mod levels;
mod message;
mod puzzle;
mod rank;
mod style;
mod task;
mod worker_task;

pub use advice::{Advice, Choice, Estimate};
pub use checksum::checksum_of;
pub use dice_question::{DiceQuestion, DiceQuestionKind};
pub use draw::Draw;
pub use exp::exp;
pub use game_task::{GameTask, NoTask};
pub use judgement::{
    Effort, Expectation, JudgeTask, JudgedAction, Judgement, LineStep, MoveReview,
};
pub use levels::{GameLevels, Level, LevelError};
pub use message::{DecodeError, PROTOCOL, Request, Response, TaskError, decode, encode};
pub use puzzle::{
    DebacleTheme, DekalTheme, DetrakTheme, DumbleTheme, Puzzle, PuzzleError, PuzzleGame, Puzzles,
    Theme,
};
pub use style::{Style, StyleError};
pub use task::{Shard, Task};
pub use worker_task::{Answer, WorkerTask};
