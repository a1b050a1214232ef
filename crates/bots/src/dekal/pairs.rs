//! The pairs of cards that may come up for two.

use engine::dekal::CardValue;

use super::round::Counts;

/// How many values cards have.
pub const VALUES: usize = 10;

/// A value's place among the counts.
pub fn index(card: CardValue) -> usize {
    usize::from(card.get()) - 1
}

/// The value at a place among the counts.
///
/// # Panics
/// If it is none.
pub fn value(index: usize) -> CardValue {
    CardValue::new(index as u8 + 1).expect("there are ten values")
}

/// Calls `out` with each pair of values that may come up, the lower first, and
/// the ways in which it can.
#[inline]
pub fn each_pair(unseen: &Counts, mut out: impl FnMut([usize; 2], f32)) {
    for low in (0..VALUES).filter(|low| unseen[*low] > 0) {
        let lows = f32::from(unseen[low]);
        if unseen[low] > 1 {
            out([low, low], lows * (lows - 1.0));
        }
        // Which of two unequal cards lay with whom does not matter.
        for high in (low + 1..VALUES).filter(|high| unseen[*high] > 0) {
            out([low, high], 2.0 * lows * f32::from(unseen[high]));
        }
    }
}
