//! What bits cost.

use crate::range::{Bits, Chance, of_4096};
use std::sync::LazyLock;

/// So much a bit costs that is 0 or 1 alike.
pub const BIT: u32 = 256;

/// What a 0 costs, by its chance of 4096.
static PRICES: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let price = |chance| -(f64::from(chance) / 4096.0).log2() * f64::from(BIT);
    (0..=4096)
        .map(|chance: u32| price(chance.max(1)).round() as u32)
        .collect()
});

/// Adds up what is not written; nothing is learned from it.
pub struct Price {
    prices: &'static [u32],
    /// The sum, in parts of [`BIT`].
    pub sum: u32,
}

impl Price {
    pub fn new() -> Price {
        Price {
            prices: &PRICES,
            sum: 0,
        }
    }

    /// What a bit of this chance costs.
    pub fn of(&self, chance: Chance, bit: usize) -> u32 {
        let likely = of_4096(chance) as usize;
        self.prices[if bit == 0 { likely } else { 4096 - likely }]
    }
}

impl Bits for Price {
    fn bit(&mut self, chance: &mut Chance, wanted: usize) -> usize {
        self.sum += self.of(*chance, wanted);
        wanted
    }

    fn direct(&mut self, bits: u32, wanted: usize) -> usize {
        self.sum += bits * BIT;
        wanted & ((1 << bits) - 1)
    }
}
