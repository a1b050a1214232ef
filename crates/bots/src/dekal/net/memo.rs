//! What the second layer made of a value's cells before.
//!
//! Most grids that a turn can lead to differ in a few values only: what is added up
//! for the others was worked out already, and is the same to the last bit.

use core::cell::RefCell;
use core::sync::atomic::{AtomicU64, Ordering};

use super::{MIDDLE, Middle};

/// How many are remembered, as a power of two.
const BITS: u32 = 11;

/// The context's number, and the cells that matter.
pub type Key = (u64, u64);

/// What was found before, each in the one place where it can be.
pub struct Memo {
    keys: Vec<Key>,
    found: Vec<Middle>,
}

thread_local! {
    static MEMO: RefCell<Memo> = RefCell::new(Memo {
        keys: vec![(0, 0); 1 << BITS],
        found: vec![[0.0; MIDDLE]; 1 << BITS],
    });
}

/// A number that no other context has, and not 0.
pub fn new_context() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Calls with what this thread remembers.
pub fn with(call: impl FnOnce(&mut Memo)) {
    MEMO.with_borrow_mut(call);
}

impl Memo {
    /// What was found for this, or is now.
    #[inline]
    pub fn get(&mut self, key: Key, find: impl FnOnce() -> Middle) -> &Middle {
        // Two odd numbers that mix well (of SplitMix64 and its kind).
        let mixed = key.0.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ key.1;
        let place = (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - BITS)) as usize;
        if self.keys[place] != key {
            self.keys[place] = key;
            self.found[place] = find();
        }
        &self.found[place]
    }
}
