//! What is wrong with a text or a value.

use core::fmt::Display;
use serde::de::{Expected, Unexpected};

/// What is wrong with a text or a value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// The text is not JSON from this byte on.
    #[error("it is not JSON from byte {0} on")]
    Syntax(usize),
    /// Lists and objects are nested more deeply than any document of ours.
    #[error("it is nested too deeply")]
    Depth,
    /// It cannot be written: a float, bytes, or a key that is no string.
    #[error("it has no form in JSON here")]
    Unwritable,
    /// It is another value than was expected.
    #[error("{0}")]
    Other(String),
}

/// The message does not say what was found instead: that would cost the
/// library's writing of floats.
fn expected(what: &dyn Expected) -> Error {
    Error::Other(format!("expected {what}"))
}

impl serde::de::Error for Error {
    fn custom<T: Display>(message: T) -> Error {
        Error::Other(message.to_string())
    }

    fn invalid_type(_found: Unexpected, what: &dyn Expected) -> Error {
        expected(what)
    }

    fn invalid_value(_found: Unexpected, what: &dyn Expected) -> Error {
        expected(what)
    }
}

impl serde::ser::Error for Error {
    fn custom<T: Display>(message: T) -> Error {
        Error::Other(message.to_string())
    }
}
