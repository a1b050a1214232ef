//! The range coder: bits, each of them as long as it was unlikely. It is LZMA's, but what is likely
//! is learned faster at first.

/// How likely a bit is 0, of 4096, in the upper twelve bits; in the lower four how often it has
/// been asked for, up to 15.
pub type Chance = u16;

/// Every chance at the beginning: one half, never asked.
pub const EVEN: Chance = 1 << 15;
const BITS: u32 = 12;
/// How much a chance moves when it has been asked so often: by one half of what is missing to
/// certainty for 1, a quarter for 2, and so on.
const STEPS: [u8; 16] = [1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5];

/// What takes or gives bits. Whoever codes says what is wanted; whoever decodes, which ignores
/// that, is told what came. So both are the same program.
pub trait Bits {
    /// A bit of this chance, which learns from it.
    fn bit(&mut self, chance: &mut Chance, wanted: usize) -> usize;

    /// So many bits that are 0 or 1 alike, the highest first.
    fn direct(&mut self, bits: u32, wanted: usize) -> usize;

    /// A number below the length of `chances`, a power of two: its bits, the
    /// highest first, each with a chance for every beginning.
    fn tree(&mut self, chances: &mut [Chance], wanted: usize) -> usize {
        let (mut node, mut bits) = (1, chances.len().trailing_zeros());
        while let Some(chance) = chances.get_mut(node) {
            bits -= 1;
            node = node << 1 | self.bit(chance, wanted >> bits & 1);
        }
        node - chances.len()
    }

    /// The same, the lowest bit first.
    fn reverse_tree(&mut self, chances: &mut [Chance], wanted: usize) -> usize {
        let (mut node, mut number, mut place) = (1, 0, 0);
        while let Some(chance) = chances.get_mut(node) {
            let bit = self.bit(chance, wanted >> place & 1);
            node = node << 1 | bit;
            number |= bit << place;
            place += 1;
        }
        number
    }
}

/// How likely a bit is 0, of 4096.
pub fn of_4096(chance: Chance) -> u32 {
    u32::from(chance >> 4)
}

/// Which part of a range means 0.
pub fn bound(range: u32, chance: Chance) -> u32 {
    (range >> BITS) * of_4096(chance)
}

/// Moves a chance towards the bit that came.
pub fn learn(chance: &mut Chance, bit: usize) {
    let (likely, asked) = (*chance >> 4, *chance & 15);
    let step = STEPS[usize::from(asked)];
    let likely = match bit {
        0 => likely + (((1 << BITS) - likely) >> step),
        _ => likely - (likely >> step),
    };
    *chance = likely << 4 | (asked + 1).min(15);
}

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
        for _ in 0..4 {
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
}

impl Bits for RangeDecoder {
    // In every place that asks for a bit it would be a fifth of the unpacker, for a twentieth of the time.
    #[inline(never)]
    fn bit(&mut self, chance: &mut Chance, _: usize) -> usize {
        self.normalise();
        let bound = bound(self.range, *chance);
        let bit = usize::from(self.code >= bound);
        if bit == 0 {
            self.range = bound;
        } else {
            self.range -= bound;
            self.code -= bound;
        }
        learn(chance, bit);
        bit
    }

    fn direct(&mut self, bits: u32, _: usize) -> usize {
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
}
