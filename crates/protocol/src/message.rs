//! The messages, and their form as bytes.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of everything in this crate. Raise it with every change of a
/// message or of what a level means.
pub const PROTOCOL: u32 = 9;

/// What the page says to a worker, once the worker has said
/// [`Response::Ready`]: a browser drops what is said to a worker that still
/// loads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Think about this, and answer with the same number.
    Think {
        /// Names the task in responses and cancellations.
        id: u32,
        /// The longest it may take, in milliseconds of wall-clock time.
        cap_ms: u32,
        /// What to think about: the bytes of the [`GameTask`](crate::GameTask) of
        /// the worker's game.
        task: Vec<u8>,
    },
    /// Forget about this task. Answered by [`Response::Forgotten`].
    Cancel {
        /// The task's number.
        id: u32,
    },
}

/// What a worker says to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// Ready for work: the first thing a worker says, unasked, as soon as it
    /// can hear. It keeps its form in all releases; a page that speaks another
    /// protocol asks nothing of this worker.
    Ready {
        /// The worker's [`PROTOCOL`].
        protocol: u32,
    },
    /// What the worker found out.
    Answer {
        /// The task's number.
        id: u32,
        /// The bytes of the task's [`Answer`](crate::Answer), which is not empty.
        answer: Vec<u8>,
    },
    /// The worker cannot do what was asked.
    Failed {
        /// The task's number, if it is about a task.
        id: Option<u32>,
        /// What is wrong.
        error: TaskError,
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
pub enum TaskError {
    /// The message, or the task in it, could not be read.
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
}

/// Bytes that are not what they are read as.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a message: {0}")]
pub struct DecodeError(postcard::Error);

/// A message, a task or an answer as bytes.
pub fn encode<M: Serialize>(message: &M) -> Vec<u8> {
    postcard::to_allocvec(message).expect("messages hold nothing that has no byte form")
}

/// Reads a message, a task or an answer.
///
/// # Errors
/// If the bytes are none of this protocol.
pub fn decode<M: DeserializeOwned>(bytes: &[u8]) -> Result<M, DecodeError> {
    postcard::from_bytes(bytes).map_err(DecodeError)
}
