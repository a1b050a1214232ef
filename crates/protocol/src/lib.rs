//! What the page and its workers say to each other: levels, tasks, advice,
//! and the messages that carry them.
//!
//! The page hands a worker a [`Task`] (a seat's view of a game, a level, and a
//! seed) and gets [`Advice`] back. Messages travel as bytes ([`encode`],
//! [`decode`]); a worker says its [`PROTOCOL`] first, so that a page never works
//! with a worker of another release.

mod advice;
mod analysis;
mod any;
mod appraisal;
mod level;
mod message;
mod only;
mod study;
mod task;

pub use advice::{Advice, Choice, Estimate};
pub use analysis::{Analysis, BestLine};
pub use any::{AnyAdvice, AnyTask};
pub use appraisal::{Appraisal, Finding, Outlook};
pub use level::{Level, LevelError};
pub use message::{DecodeError, PROTOCOL, Reply, Request, Trouble, decode, encode, encode_reply};
pub use only::Asked;
pub use study::{Question, Study};
pub use task::{Share, Task};
