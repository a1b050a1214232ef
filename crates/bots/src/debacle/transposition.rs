//! A transposition table (Slate and Atkin, Chess 4.5, 1977).

/// The kind of a stored value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// An upper bound.
    Upper,
    /// A lower bound.
    Lower,
    /// An exact value.
    Exact,
}

/// The entry of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    key: u64,
    pub value: i16,
    /// The code of the best action.
    pub action: u16,
    pub depth: i8,
    pub bound: Bound,
}

const EMPTY: Entry = Entry {
    key: 0,
    value: 0,
    action: super::codes::NONE,
    depth: i8::MIN,
    bound: Bound::Upper,
};

/// A table of fixed size, in buckets of two entries: the first is replaced only by a deeper search, the second
/// always.
pub struct TranspositionTable {
    pairs: Box<[[Entry; 2]]>,
}

impl TranspositionTable {
    /// A table of 2^`bits` entries; `bits` is 1 to 30.
    pub fn new(bits: u32) -> TranspositionTable {
        let pairs = 1 << (bits.clamp(1, 30) - 1);
        TranspositionTable {
            pairs: vec![[EMPTY; 2]; pairs].into(),
        }
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.pairs.len() - 1)
    }

    /// The entry of a position.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let pair = &self.pairs[self.place(key)];
        let entry = pair.iter().find(|entry| entry.key == key)?;
        (entry.depth > i8::MIN).then_some(*entry)
    }

    /// Stores an entry. A known best action stays if the new entry has none.
    pub fn store(&mut self, key: u64, value: i32, bound: Bound, depth: i32, action: u16) {
        let place = self.place(key);
        let [deep, last] = &mut self.pairs[place];
        let mut entry = Entry {
            key,
            // All values fit: they lie between lost and won.
            value: value.clamp(i16::MIN.into(), i16::MAX.into()) as i16,
            action,
            depth: depth.clamp(i8::MIN as i32 + 1, i8::MAX.into()) as i8,
            bound,
        };
        if action == super::codes::NONE {
            let known = [*deep, *last].into_iter().find(|known| known.key == key);
            entry.action = known.map_or(action, |known| known.action);
        }
        if deep.key == key || entry.depth >= deep.depth {
            if deep.key != key {
                *last = *deep;
            }
            *deep = entry;
        } else {
            *last = entry;
        }
    }
}
