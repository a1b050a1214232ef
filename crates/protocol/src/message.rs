//! The messages, and their form as bytes.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of everything in this crate. Raise it with every change of a message or of what a level does.
pub const PROTOCOL: u32 = 12;

/// A message from the page to a worker, sent only after the worker's [`Response::Ready`]: a browser drops
/// messages to a worker that is still loading.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Compute this task, and answer with the same id.
    Search {
        /// The id of the task, for responses and cancellations.
        id: u32,
        /// The longest time it may take, in milliseconds.
        cap_ms: u32,
        /// Whether the page also wants what is known meanwhile ([`Response::Interim`]).
        is_streamed: bool,
        /// The task: the bytes of the [`GameTask`](crate::GameTask) of the worker's game.
        task: Vec<u8>,
    },
    /// Drop this task. The response is [`Response::Cancelled`].
    Cancel {
        /// The id of the task.
        id: u32,
    },
}

/// A message from a worker to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The worker is ready. It sends this first, unasked, as soon as it can receive messages. The form of
    /// this message is the same in all releases; a page with another protocol sends this worker nothing.
    Ready {
        /// The worker's [`PROTOCOL`].
        protocol: u32,
    },
    /// The result of a task.
    Answer {
        /// The id of the task.
        id: u32,
        /// The bytes of the task's [`Answer`](crate::Answer), which is not empty.
        answer: Vec<u8>,
    },
    /// What is known about a task so far, if the page wants that; better ones and the answer follow.
    Interim {
        /// The id of the task.
        id: u32,
        /// The bytes of the task's [`Answer`](crate::Answer), which is not empty.
        answer: Vec<u8>,
    },
    /// The worker cannot do the task.
    Failed {
        /// The id of the task, if the error is about one.
        id: Option<u32>,
        /// The reason.
        error: TaskError,
    },
    /// The response to [`Request::Cancel`]: the worker does not have the task (any more), whether it was
    /// cancelled, finished before, or never known. No other response about it follows.
    Cancelled {
        /// The id of the task.
        id: u32,
    },
}

/// Why a worker cannot do a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum TaskError {
    /// The message, or the task in it, could not be read.
    #[error("the message could not be read")]
    Unreadable,
    /// The view's seat has nothing to decide.
    #[error("there is nothing to decide")]
    NothingToDecide,
    /// The action to review was not legal.
    #[error("this cannot have been done")]
    Impossible,
    /// The weights for this task could not be loaded.
    #[error("what the bots have learned could not be loaded")]
    WeightsNotLoaded,
}

/// The error of bytes that are no message of the expected kind.
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
///
/// If the bytes are none of this protocol.
pub fn decode<M: DeserializeOwned>(bytes: &[u8]) -> Result<M, DecodeError> {
    postcard::from_bytes(bytes).map_err(DecodeError)
}
