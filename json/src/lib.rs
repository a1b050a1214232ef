//! JSON for the page.
//!
//! It does what `serde_json` does with the documents of Tablée, in a fifth of
//! the code that a player downloads: a text is always read into a [`Value`]
//! first, a number keeps its digits as they are and is read as a whole number or
//! not at all, and errors say little. Floats are neither read nor written.

mod error;
mod parse;
mod read;
mod value;
mod write;

pub use error::Error;
pub use value::Value;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// Reads a text.
///
/// # Errors
/// If it is not JSON, is nested too deeply, or holds something else than a `T`.
pub fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    from_value(&parse(text)?)
}

/// Reads a text as any value.
///
/// # Errors
/// If it is not JSON, or nested too deeply.
pub fn parse(text: &str) -> Result<Value, Error> {
    parse::parse(text)
}

/// Reads a value.
///
/// # Errors
/// If it holds something else than a `T`.
pub fn from_value<'a, T: Deserialize<'a>>(value: &'a Value) -> Result<T, Error> {
    T::deserialize(value)
}

/// Writes a value as text, without spaces.
///
/// # Errors
/// If it holds floats, bytes, or keys that are no strings.
pub fn to_string<T: Serialize + ?Sized>(value: &T) -> Result<String, Error> {
    let mut text = String::new();
    value.serialize(write::Writer(&mut text))?;
    Ok(text)
}
