//! Any JSON value.

use core::fmt::{self, Write};

/// Any JSON value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Value {
    /// `null`.
    #[default]
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number, with the digits that it was written with.
    Number(String),
    /// A text.
    String(String),
    /// A list.
    Array(Vec<Value>),
    /// Names and values, in the order in which they were written.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// What an object has under a name; the last, if it has several.
    pub fn get(&self, name: &str) -> Option<&Value> {
        let Value::Object(fields) = self else {
            return None;
        };
        let found = fields.iter().rev().find(|(field, _)| field == name)?;
        Some(&found.1)
    }

    /// The text, if it is one.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// The number, if it is a whole one from 0 to 2⁶⁴ - 1.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Value::Number(digits) => digits.parse().ok(),
            _ => None,
        }
    }

    /// The list, if it is one.
    pub fn as_array(&self) -> Option<&[Value]> {
        match self {
            Value::Array(values) => Some(values),
            _ => None,
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::String(text.to_owned())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number.to_string())
    }
}

impl From<Vec<Value>> for Value {
    fn from(values: Vec<Value>) -> Value {
        Value::Array(values)
    }
}

/// JSON without spaces.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Null => f.write_str("null"),
            Value::Bool(true) => f.write_str("true"),
            Value::Bool(false) => f.write_str("false"),
            Value::Number(digits) => f.write_str(digits),
            Value::String(text) => quote(f, text),
            Value::Array(values) => {
                for (place, value) in values.iter().enumerate() {
                    f.write_char(if place == 0 { '[' } else { ',' })?;
                    value.fmt(f)?;
                }
                f.write_str(if values.is_empty() { "[]" } else { "]" })
            }
            Value::Object(fields) => {
                for (place, (name, value)) in fields.iter().enumerate() {
                    f.write_char(if place == 0 { '{' } else { ',' })?;
                    quote(f, name)?;
                    f.write_char(':')?;
                    value.fmt(f)?;
                }
                f.write_str(if fields.is_empty() { "{}" } else { "}" })
            }
        }
    }
}

/// Writes a text in quotation marks.
pub(crate) fn quote(out: &mut dyn Write, text: &str) -> fmt::Result {
    out.write_char('"')?;
    for sign in text.chars() {
        match sign {
            '"' => out.write_str("\\\"")?,
            '\\' => out.write_str("\\\\")?,
            '\n' => out.write_str("\\n")?,
            '\0'..' ' => write!(out, "\\u{:04x}", u32::from(sign))?,
            _ => out.write_char(sign)?,
        }
    }
    out.write_char('"')
}
