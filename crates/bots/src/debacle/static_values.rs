//! Remembers the static values of positions: many are met again by another order of the same actions.

/// The number of places: few enough for a processor's cache.
const PLACES: usize = 1 << 14;
/// The bits of a place that hold a value; the others are those of its position's key.
const VALUE: u64 = 0xffff;

/// Static values by the keys of their positions, one for each place: the last that was stored.
pub struct StaticValues(Box<[u64]>);

impl StaticValues {
    pub fn new() -> StaticValues {
        StaticValues(vec![0; PLACES].into())
    }

    const fn place(key: u64) -> usize {
        key as usize & (PLACES - 1)
    }

    /// The value of a position, if it is here.
    pub fn get(&self, key: u64) -> Option<i32> {
        let known = self.0[StaticValues::place(key)];
        ((known ^ key) & !VALUE == 0).then_some((known & VALUE) as i16 as i32)
    }

    /// Stores a value, which fits 16 bits as all values do.
    pub fn store(&mut self, key: u64, value: i32) {
        self.0[StaticValues::place(key)] = key & !VALUE | value as i16 as u16 as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_has_the_last_value_and_only_for_its_position() {
        let mut values = StaticValues::new();
        let (one, two) = (0xabcd_ef01_2345_6789, 0x1bcd_ef01_2345_6789);
        for value in [-30_000, -1, 0, 30_000] {
            values.store(one, value);
            assert_eq!((values.get(one), values.get(two)), (Some(value), None));
        }
        values.store(two, 7);
        assert_eq!((values.get(one), values.get(two)), (None, Some(7)));
    }
}
