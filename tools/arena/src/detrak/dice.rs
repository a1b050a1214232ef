//! The dice of a game of one player.

use engine::detrak::{Cell, Roll, SYMBOLS, Sheet, Symbol, TURNS};
use engine::{Seed, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random numbers of a game of one player.
pub struct Dice {
    start: Symbol,
    /// The rolls, by turn.
    pub rolls: [Roll; TURNS as usize],
}

impl Dice {
    /// The dice for a seed.
    pub fn new(seed: Seed) -> Dice {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
        let mut symbol = || {
            let index = below(&mut rng, SYMBOLS as u32) as usize;
            Symbol::new(index).expect("the number is below the symbols' count")
        };
        Dice {
            start: symbol(),
            rolls: core::array::from_fn(|_| Roll::new(symbol(), symbol())),
        }
    }

    /// The sheet with its first symbol.
    pub fn begun(&self) -> Sheet {
        Sheet::EMPTY.with(Cell::START, self.start)
    }
}
