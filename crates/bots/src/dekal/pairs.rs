//! The pairs of cards that may come up for two players.

use engine::dekal::CardValue;

use super::round::Counts;

/// The number of card values.
pub const VALUES: usize = 10;

/// The index of a value in the counts.
pub fn index(card: CardValue) -> usize {
    usize::from(card.get()) - 1
}

/// The value at an index of the counts.
///
/// # Panics
///
/// If there is none.
pub fn value(index: usize) -> CardValue {
    CardValue::new(index as u8 + 1).expect("there are ten values")
}

/// Calls `out` with each pair of values that may come up, the lower first, and in how many ways.
#[inline]
pub fn each_pair(unseen: &Counts, mut out: impl FnMut([usize; 2], f32)) {
    for low in (0..VALUES).filter(|low| unseen[*low] > 0) {
        let lows = f32::from(unseen[low]);
        if unseen[low] > 1 {
            out([low, low], lows * (lows - 1.0));
        }
        // It does not matter in whose grid which of two unequal cards lay.
        for high in (low + 1..VALUES).filter(|high| unseen[*high] > 0) {
            out([low, high], 2.0 * lows * f32::from(unseen[high]));
        }
    }
}
