//! Card values, and the multiset of the unseen cards.

use core::fmt;
use core::str::FromStr;

use rand_core::Rng;

use crate::luck::below;
use crate::notation::debug_as_display;

/// The number of different values.
pub const VALUES: usize = 10;
/// The number of cards of each value.
pub const COPIES: u8 = 10;

/// A card's value, 1 to 10 (Material).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct CardValue(pub(super) u8);

impl CardValue {
    /// The card value for a number; `None` unless it is from 1 to 10.
    pub const fn new(value: u8) -> Option<CardValue> {
        if value >= 1 && value as usize <= VALUES {
            Some(CardValue(value))
        } else {
            None
        }
    }

    /// The value as a number, 1 to 10.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All values, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = CardValue> + ExactSizeIterator + Clone {
        (0..VALUES).map(|index| CardValue(index as u8 + 1))
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for CardValue {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        CardValue::new(value).ok_or("a card's value is from 1 to 10")
    }
}

impl From<CardValue> for u8 {
    fn from(value: CardValue) -> u8 {
        value.0
    }
}

impl fmt::Display for CardValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

debug_as_display!(CardValue);

impl FromStr for CardValue {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.starts_with('0') || text.starts_with('+') {
            return Err("a card's value is written without leading signs");
        }
        text.parse::<u8>()
            .map_err(|_| "a card's value is a number from 1 to 10")?
            .try_into()
    }
}

/// The number of unseen cards of each value: those that are face down in the grids, and those set aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u8; VALUES]", into = "[u8; VALUES]")
)]
pub struct UnseenCards {
    counts: [u8; VALUES],
    total: u8,
}

impl UnseenCards {
    /// A whole pack: ten cards of each value.
    pub const PACK: UnseenCards = UnseenCards {
        counts: [COPIES; VALUES],
        total: COPIES * VALUES as u8,
    };

    /// The number of unseen cards of this value.
    pub const fn count(&self, value: CardValue) -> u8 {
        self.counts[value.index()]
    }

    /// The number of all unseen cards.
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// The mean value of the unseen cards; `None` if there are none.
    pub fn mean(&self) -> Option<f64> {
        let sum: u32 = CardValue::all()
            .map(|value| u32::from(value.get()) * u32::from(self.count(value)))
            .sum();
        (self.total > 0).then(|| f64::from(sum) / f64::from(self.total))
    }

    /// An unseen card, uniformly at random; `None` if there are none.
    pub fn sample(&self, rng: &mut impl Rng) -> Option<CardValue> {
        if self.total == 0 {
            return None;
        }
        let mut place = below(rng, self.total.into()) as u8;
        CardValue::all().find(|value| {
            let count = self.count(*value);
            let here = place < count;
            place = place.wrapping_sub(count);
            here
        })
    }

    /// Removes a card of this value; returns `false`, and changes nothing, if there is none.
    pub(super) fn remove(&mut self, value: CardValue) -> bool {
        let count = &mut self.counts[value.index()];
        let there = *count > 0;
        if there {
            *count -= 1;
            self.total -= 1;
        }
        there
    }
}

impl From<UnseenCards> for [u8; VALUES] {
    fn from(unseen: UnseenCards) -> Self {
        unseen.counts
    }
}

impl TryFrom<[u8; VALUES]> for UnseenCards {
    type Error = &'static str;

    fn try_from(counts: [u8; VALUES]) -> Result<Self, Self::Error> {
        if counts.iter().any(|count| *count > COPIES) {
            return Err("there are ten cards of each value");
        }
        Ok(UnseenCards {
            counts,
            total: counts.iter().sum(),
        })
    }
}
