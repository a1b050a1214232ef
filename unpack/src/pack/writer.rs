//! Writing bits, each of them as long as it was unlikely.

use crate::range::{Bits, Chance, bound, learn};

/// Writes what a [`RangeDecoder`](crate::range::RangeDecoder) reads.
pub struct RangeEncoder {
    bytes: Vec<u8>,
    /// The lower end of the range; above 32 bits it carries into what has been written.
    low: u64,
    range: u32,
}

impl RangeEncoder {
    /// Writes behind these bytes.
    pub fn new(bytes: Vec<u8>) -> RangeEncoder {
        RangeEncoder {
            bytes,
            low: 0,
            range: u32::MAX,
        }
    }

    /// What has been written, with as much of the end as is needed.
    pub fn finish(mut self) -> Vec<u8> {
        for _ in 0..4 {
            self.shift();
        }
        self.bytes
    }

    fn shift(&mut self) {
        if self.low >> 32 != 0 {
            let carried = self.bytes.iter_mut().rev();
            for byte in carried {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
        self.bytes.push((self.low >> 24) as u8);
        self.low = self.low << 8 & 0xffff_ffff;
    }

    fn normalise(&mut self) {
        if self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
    }
}

impl Bits for RangeEncoder {
    fn bit(&mut self, chance: &mut Chance, wanted: usize) -> usize {
        self.normalise();
        let bound = bound(self.range, *chance);
        if wanted == 0 {
            self.range = bound;
        } else {
            self.low += u64::from(bound);
            self.range -= bound;
        }
        learn(chance, wanted);
        wanted
    }

    fn direct(&mut self, bits: u32, wanted: usize) -> usize {
        for bit in (0..bits).rev() {
            self.normalise();
            self.range >>= 1;
            if wanted >> bit & 1 == 1 {
                self.low += u64::from(self.range);
            }
        }
        wanted & ((1 << bits) - 1)
    }
}
