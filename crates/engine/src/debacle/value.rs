//! The value that a die shows.

use core::fmt;

use crate::notation::debug_as_display;

/// The number of values of a die.
pub const VALUES: usize = 6;

/// The value that a die shows, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

impl Value {
    /// The lowest value.
    pub const ONE: Value = Value(1);

    /// The value for a number; `None` unless it is from 1 to 6.
    pub const fn new(value: u8) -> Option<Value> {
        if 1 <= value && value <= VALUES as u8 {
            Some(Value(value))
        } else {
            None
        }
    }

    /// All values, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + Clone {
        (1..=VALUES as u8).map(Value)
    }

    /// The value as a number, 1 to 6.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The value after a roll: one more, and 1 after 6 (A turn, Roll).
    #[must_use]
    pub const fn rolled(self) -> Value {
        Value(if self.0 == VALUES as u8 {
            1
        } else {
            self.0 + 1
        })
    }

    /// The value after a flip: that of the opposite face (A turn, Flip).
    #[must_use]
    pub const fn flipped(self) -> Value {
        Value(VALUES as u8 + 1 - self.0)
    }

    /// Whether a die with this value can capture one with the other value (A turn, Capture).
    pub const fn beats(self, other: Value) -> bool {
        self.0 > other.0 || self.0 == 1 && other.0 != 1
    }

    /// The number of bonus actions that the opponent gets when a die with this value is recovered (Special
    /// moves, Recovering a die).
    pub const fn bonus(self) -> u8 {
        if self.0 <= 3 { 1 } else { 2 }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

debug_as_display!(Value);
