//! The range coder of LZMA: bits, each of them as long as it was unlikely.

/// How likely a bit is 0, of 2048.
pub type Chance = u16;

/// Every chance at the beginning: one half.
pub const EVEN: Chance = 1 << (BITS - 1);
const BITS: u32 = 11;
/// A chance moves by a 32nd of what is missing to certainty.
const STEP: u32 = 5;

/// Reads bits from a stream. Past its end it reads zeros, and says so when asked.
pub struct RangeDecoder {
    stream: Vec<u8>,
    at: usize,
    range: u32,
    code: u32,
}

impl RangeDecoder {
    /// Reads a stream from a place on.
    pub fn new(stream: Vec<u8>, at: usize) -> RangeDecoder {
        let mut decoder = RangeDecoder {
            stream,
            at,
            range: u32::MAX,
            code: 0,
        };
        // The first byte is always 0, and is shifted out.
        for _ in 0..5 {
            decoder.shift();
        }
        decoder
    }

    /// Whether more has been read than there is.
    pub fn is_past_end(&self) -> bool {
        self.at > self.stream.len()
    }

    fn shift(&mut self) {
        let byte = self.stream.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        self.code = self.code << 8 | u32::from(byte);
    }

    /// The range is kept at 24 bits or more.
    fn normalise(&mut self) {
        if self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
    }

    /// A bit of this chance, which learns from it.
    pub fn bit(&mut self, chance: &mut Chance) -> usize {
        self.normalise();
        let bound = (self.range >> BITS) * u32::from(*chance);
        if self.code < bound {
            self.range = bound;
            *chance += ((1 << BITS) - *chance) >> STEP;
            return 0;
        }
        self.range -= bound;
        self.code -= bound;
        *chance -= *chance >> STEP;
        1
    }

    /// So many bits that are 0 or 1 alike, the highest first.
    pub fn direct(&mut self, bits: u32) -> usize {
        let mut number = 0;
        for _ in 0..bits {
            self.normalise();
            self.range >>= 1;
            let bit = self.code >= self.range;
            if bit {
                self.code -= self.range;
            }
            number = number << 1 | usize::from(bit);
        }
        number
    }

    /// A number below the length of `chances`, a power of two: its bits, the
    /// highest first, each with a chance for every beginning.
    pub fn tree(&mut self, chances: &mut [Chance]) -> usize {
        let mut node = 1;
        while let Some(chance) = chances.get_mut(node) {
            node = node << 1 | self.bit(chance);
        }
        node - chances.len()
    }

    /// The same, the lowest bit first.
    pub fn reverse_tree(&mut self, chances: &mut [Chance]) -> usize {
        let (mut node, mut number, mut place) = (1, 0, 0);
        while let Some(chance) = chances.get_mut(node) {
            let bit = self.bit(chance);
            node = node << 1 | bit;
            number |= bit << place;
            place += 1;
        }
        number
    }
}
