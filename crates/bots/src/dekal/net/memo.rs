//! A cache of the second layer's outputs by the cells of a value.
//!
//! Most grids to which a turn can lead differ in the cells of a few values only; for the others the output is
//! found here. The results are the same as without it, to the last bit.

use core::cell::RefCell;
use core::sync::atomic::{AtomicU64, Ordering};

use super::{MIDDLE, Middle};

/// The binary logarithm of the number of entries.
const BITS: u32 = 11;

/// The context's id, and the key of the cells.
pub type Key = (u64, u64);

/// The cache: direct-mapped, so each key has one place, which the latest one takes.
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

/// A unique id for a context; not 0, which marks empty entries.
pub fn new_context() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Calls with this thread's cache.
pub fn with(call: impl FnOnce(&mut Memo)) {
    MEMO.with_borrow_mut(call);
}

impl Memo {
    /// The cached output, or else that of `find`, which is then cached.
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
