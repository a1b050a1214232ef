//! Captured dice.

use super::value::{VALUES, Value};

/// The dice that a side has captured in a round, by value.
///
/// It is packed: four bits for each value have the number of its dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u32);

impl Pile {
    /// An empty pile.
    pub const EMPTY: Pile = Pile(0);

    /// The pile with these numbers of dice with values 1 to 6; `None` if there are more than six dice.
    pub fn from_counts(counts: [u8; VALUES]) -> Option<Pile> {
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        let packed = counts
            .iter()
            .rev()
            .fold(0, |packed, count| packed << 4 | u32::from(*count) & 15);
        (total <= 6).then_some(Pile(packed))
    }

    /// The number of dice of each value, from 1 to 6.
    pub fn counts(self) -> [u8; VALUES] {
        core::array::from_fn(|index| (self.0 >> (4 * index) & 15) as u8)
    }

    /// The number of dice of a value.
    pub const fn count(self, value: Value) -> u8 {
        (self.0 >> (4 * (value.get() - 1)) & 15) as u8
    }

    /// The number of dice, 0 to 6.
    pub const fn len(self) -> u32 {
        // Each digit of the product is the sum of the digits up to it; none carries, since there are at most
        // six dice.
        self.0.wrapping_mul(0x11_1111) >> 20 & 15
    }

    /// Whether the pile is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The points: the sum of the values (End of a round).
    pub fn points(self) -> u32 {
        let points = |value: Value| u32::from(value.get()) * u32::from(self.count(value));
        Value::all().map(points).sum()
    }

    /// The lowest value in the pile; `None` if it is empty.
    pub const fn lowest(self) -> Option<Value> {
        Value::new((self.0.trailing_zeros() / 4 + 1) as u8)
    }

    /// The pile with one more die of this value.
    #[must_use]
    pub(super) const fn with(self, value: Value) -> Pile {
        Pile(self.0.wrapping_add(1 << (4 * (value.get() - 1))))
    }

    /// The pile with one die less of this value; the same pile if it has none.
    #[must_use]
    pub(super) const fn without(self, value: Value) -> Pile {
        if self.count(value) == 0 {
            self
        } else {
            Pile(self.0 - (1 << (4 * (value.get() - 1))))
        }
    }
}
