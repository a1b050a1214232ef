//! The messages between the page and its workers. It depends on engine only, and is all that page and
//! workers share.
//!
//! The page sends a [`Request`] with a task: a [`Task`] (a seat's view of a game, a level, a seed), or
//! another of the kinds in [`AnyTask`]. The worker answers with a [`Reply`], usually [`Advice`] on it
//! ([`AnyAdvice`]). Messages travel as bytes ([`encode`], [`decode`]). A worker sends its [`PROTOCOL`]
//! first, so that a page never works with a worker of another release.
//!
//! Begin reading with `message` and `task`; `read_requests` lets the worker of one game read requests without
//! the code of the other games.

mod advice;
mod analysis;
mod dice_question;
mod game_task;
mod level;
mod message;
mod read_requests;
mod review;
mod task;

pub use advice::{Advice, Choice, Estimate};
pub use analysis::{Analysis, BestLine};
pub use dice_question::{Question, Study};
pub use game_task::{AnyAdvice, AnyTask};
pub use level::{Level, LevelError};
pub use message::{DecodeError, PROTOCOL, Reply, Request, Trouble, decode, encode, encode_reply};
pub use read_requests::ReadRequests;
pub use review::{Appraisal, Finding, Outlook};
pub use task::{Share, Task};
