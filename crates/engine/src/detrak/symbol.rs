//! The six symbols, and rolls of the two dice that carry them.

use core::fmt;
use core::str::FromStr;

use rand_core::Rng;

use crate::luck::below;
use crate::notation::debug_as_display;

/// The number of symbols.
pub const SYMBOLS: usize = 6;

/// One of the six symbols. Its notation is a letter from A to F.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct Symbol(u8);

impl Symbol {
    /// The symbol with this index, from 0 to 5.
    pub const fn new(index: usize) -> Option<Symbol> {
        if index < SYMBOLS {
            Some(Symbol(index as u8))
        } else {
            None
        }
    }

    /// All symbols.
    pub fn all() -> impl DoubleEndedIterator<Item = Symbol> + ExactSizeIterator + Clone {
        (0..SYMBOLS as u8).map(Symbol)
    }

    /// The index, from 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Symbol {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Symbol::new(index.into()).ok_or("there are six symbols")
    }
}

impl From<Symbol> for u8 {
    fn from(symbol: Symbol) -> u8 {
        symbol.0
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

debug_as_display!(Symbol, Roll);

impl FromStr for Symbol {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [letter @ b'A'..=b'F'] => Ok(Symbol(letter - b'A')),
            _ => Err("a symbol is written A, B, C, D, E or F"),
        }
    }
}

/// A roll of two equal dice. Their order has no meaning, so there are 21 rolls; the symbol that comes first in
/// the alphabet is named first.
///
/// Its notation is its two symbols, like `BE`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "(Symbol, Symbol)", into = "(Symbol, Symbol)")
)]
pub struct Roll(Symbol, Symbol);

impl Roll {
    /// The roll of these symbols, in any order.
    pub fn new(one: Symbol, other: Symbol) -> Roll {
        Roll(one.min(other), one.max(other))
    }

    /// All 21 rolls. A double is half as likely as any other roll.
    pub fn all() -> impl Iterator<Item = Roll> + Clone {
        Symbol::all().flat_map(|one| Symbol::all().skip(one.index()).map(move |b| Roll(one, b)))
    }

    /// Rolls both dice.
    pub fn random(rng: &mut impl Rng) -> Roll {
        let mut die = || Symbol(below(rng, SYMBOLS as u32) as u8);
        Roll::new(die(), die())
    }

    /// The two symbols, in alphabetical order.
    pub const fn symbols(self) -> (Symbol, Symbol) {
        (self.0, self.1)
    }

    /// Whether both dice show the same symbol.
    pub fn is_double(self) -> bool {
        self.0 == self.1
    }
}

impl From<(Symbol, Symbol)> for Roll {
    fn from((one, other): (Symbol, Symbol)) -> Roll {
        Roll::new(one, other)
    }
}

impl From<Roll> for (Symbol, Symbol) {
    fn from(roll: Roll) -> (Symbol, Symbol) {
        roll.symbols()
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

impl FromStr for Roll {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (Some(one), Some(other)) = (text.get(..1), text.get(1..)) else {
            return Err("a roll is written as two symbols, like BE");
        };
        let (one, other): (Symbol, Symbol) = (one.parse()?, other.parse()?);
        if one > other {
            return Err("a roll names its symbols in the order of the alphabet");
        }
        Ok(Roll(one, other))
    }
}
