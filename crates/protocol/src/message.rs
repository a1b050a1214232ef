//! The messages, and their form as bytes.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::game_task::{AnyAdvice, AnyTask};

/// The version of everything in this crate. Raise it with every change of a
/// message or of what a level means.
pub const PROTOCOL: u32 = 7;

/// What the page says to a worker, once the worker has said
/// [`Reply::Ready`]: a browser drops what is said to a worker that still
/// loads. Workers read it by [`ReadRequests::read`](crate::ReadRequests::read).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request<T = Box<AnyTask>> {
    /// Think about this, and answer with the same number.
    Think {
        /// Names the task in replies and cancellations.
        id: u32,
        /// What to think about.
        task: T,
    },
    /// Forget about this task. Answered by [`Reply::Forgotten`].
    Cancel {
        /// The task's number.
        id: u32,
    },
}

/// What a worker says to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// Ready for work: the first thing a worker says, unasked, as soon as it
    /// can hear. It keeps its form in all releases; a page that speaks another
    /// protocol asks nothing of this worker.
    Ready {
        /// The worker's [`PROTOCOL`].
        protocol: u32,
    },
    /// What the worker found out.
    Advice {
        /// The task's number.
        id: u32,
        /// The advice; not empty.
        advice: AnyAdvice,
    },
    /// The worker cannot do what was asked.
    Trouble {
        /// The task's number, if it is about a task.
        id: Option<u32>,
        /// What is wrong.
        trouble: Trouble,
    },
    /// The answer to [`Request::Cancel`]: the task is not being thought about,
    /// whether it was cancelled just now, done before, or never known.
    /// Nothing more about it follows.
    Forgotten {
        /// The task's number.
        id: u32,
    },
}

/// Why a worker cannot do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum Trouble {
    /// The message could not be read.
    #[error("the message could not be read")]
    Unreadable,
    /// There is nothing to decide for the view's seat.
    #[error("there is nothing to decide")]
    NothingToDecide,
    /// What is to be judged cannot have been done.
    #[error("this cannot have been done")]
    Impossible,
    /// What the bots have learned for this task could not be loaded.
    #[error("what the bots have learned could not be loaded")]
    NotLearned,
    /// The task is about another game than the worker's.
    #[error("the worker is another game's")]
    OtherGame,
}

/// Bytes that are no message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a message: {0}")]
pub struct DecodeError(postcard::Error);

/// A message as bytes.
pub fn encode<M: Serialize>(message: &M) -> Vec<u8> {
    postcard::to_allocvec(message).expect("messages hold nothing that has no byte form")
}

/// A reply as bytes: [`encode`], as workers have it.
// Replies are few: the code need not be inlined where it is used.
#[inline(never)]
pub fn encode_reply(reply: &Reply) -> Vec<u8> {
    encode(reply)
}

/// Reads a message.
///
/// # Errors
/// If the bytes are no message of this protocol.
pub fn decode<M: DeserializeOwned>(bytes: &[u8]) -> Result<M, DecodeError> {
    postcard::from_bytes(bytes).map_err(DecodeError)
}
