//! Decoding LZMA, after the specification that comes with its author's SDK
//! (`lzma-specification.txt`, 2015). The stream has no end marker: its length is
//! known.

use crate::Fault;
use crate::range::{Chance, EVEN, RangeDecoder};

/// What has been decoded last, as far as chances go by it: 0 to 6 after a byte.
const STATES: usize = 12;
/// The most bits of a place that chances may go by.
const PLACES: usize = 1 << 4;
/// Chances of a byte: a tree, and two more for when it follows a match, each for
/// a value of the bit that stands where the match would have gone on.
const BYTE: usize = 3 * 256;
/// The shortest match.
const SHORTEST: usize = 2;
/// Distances with a slot from here on have bits that are 0 or 1 alike.
const FIRST_DIRECT: usize = 14;

/// A decoder in the middle of its work.
pub struct Decoder {
    range: RangeDecoder,
    /// `lc`, and the masks of `lp` and `pb`.
    context_bits: u32,
    byte_places: usize,
    places: usize,
    state: usize,
    /// The four distances used last, less 1.
    recent: [usize; 4],
    is_match: [[Chance; PLACES]; STATES],
    is_short: [[Chance; PLACES]; STATES],
    /// Whether a match repeats a distance, and if so, which is not it.
    repeats: [[Chance; STATES]; 4],
    bytes: Vec<Chance>,
    lengths: [Lengths; 2],
    slots: [[Chance; 64]; 4],
    /// The low bits of distances of the slots 4 to 13.
    middle: [[Chance; 32]; FIRST_DIRECT],
    low: [Chance; 16],
}

/// Chances of the lengths of matches.
struct Lengths {
    is_longer: [Chance; 2],
    short: [[[Chance; 8]; PLACES]; 2],
    long: [Chance; 256],
}

impl Lengths {
    const NEW: Lengths = Lengths {
        is_longer: [EVEN; 2],
        short: [[[EVEN; 8]; PLACES]; 2],
        long: [EVEN; 256],
    };

    fn decode(&mut self, range: &mut RangeDecoder, place: usize) -> usize {
        for (i, trees) in self.short.iter_mut().enumerate() {
            if range.bit(&mut self.is_longer[i]) == 0 {
                return SHORTEST + 8 * i + range.tree(&mut trees[place]);
            }
        }
        SHORTEST + 16 + range.tree(&mut self.long)
    }
}

impl Decoder {
    /// Decodes a stream that was made with these `lc`, `lp` and `pb`.
    pub fn new(range: RangeDecoder, [lc, lp, pb]: [u32; 3]) -> Decoder {
        Decoder {
            range,
            context_bits: lc,
            byte_places: (1 << lp) - 1,
            places: (1 << pb) - 1,
            state: 0,
            recent: [0; 4],
            is_match: [[EVEN; PLACES]; STATES],
            is_short: [[EVEN; PLACES]; STATES],
            repeats: [[EVEN; STATES]; 4],
            bytes: vec![EVEN; BYTE << (lc + lp)],
            lengths: [Lengths::NEW; 2],
            slots: [[EVEN; 64]; 4],
            middle: [[EVEN; 32]; FIRST_DIRECT],
            low: [EVEN; 16],
        }
    }

    /// Decodes on into a window that is filled up to `at`, until it is filled up
    /// to `until` or a little more. How far it is filled then.
    ///
    /// # Errors
    /// If the stream ends too early, goes too far, or refers to what is not there.
    pub fn go_on(
        &mut self,
        window: &mut [u8],
        mut at: usize,
        until: usize,
    ) -> Result<usize, Fault> {
        while at < until {
            let place = at & self.places;
            if self.range.bit(&mut self.is_match[self.state][place]) == 0 {
                let byte = self.byte(window, at)?;
                *window.get_mut(at).ok_or(Fault::Damaged)? = byte;
                at += 1;
            } else {
                let length = self.found(place);
                at = copy(window, at, self.recent[0], length)?;
            }
        }
        match self.range.is_past_end() {
            true => Err(Fault::Damaged),
            false => Ok(at),
        }
    }

    /// A byte that is not copied.
    fn byte(&mut self, window: &[u8], at: usize) -> Result<u8, Fault> {
        let before = at
            .checked_sub(1)
            .map_or(0, |last| usize::from(window[last]));
        let context =
            (at & self.byte_places) << self.context_bits | before << self.context_bits >> 8;
        let chances = &mut self.bytes[context * BYTE..][..BYTE];
        let mut node = 1;
        if self.state >= 7 {
            let mut other = usize::from(window[back(at, self.recent[0])?]);
            // As long as the byte is as the match would have gone on.
            while node < 0x100 {
                other <<= 1;
                let expected = other >> 8 & 1;
                let bit = self.range.bit(&mut chances[(1 + expected) * 0x100 + node]);
                node = node << 1 | bit;
                if bit != expected {
                    break;
                }
            }
        }
        while node < 0x100 {
            node = node << 1 | self.range.bit(&mut chances[node]);
        }
        self.state = match self.state {
            0..4 => 0,
            4..10 => self.state - 3,
            _ => self.state - 6,
        };
        Ok(node as u8)
    }

    /// What is copied: its length; its distance is the first of the recent ones.
    fn found(&mut self, place: usize) -> usize {
        let after_byte = self.state < 7;
        let next = |byte, other| if after_byte { byte } else { other };
        let state = self.state;
        if self.range.bit(&mut self.repeats[0][state]) == 0 {
            self.state = next(7, 10);
            let length = self.lengths[0].decode(&mut self.range, place);
            let distance = self.distance(length);
            self.recent.rotate_right(1);
            self.recent[0] = distance;
            return length;
        }
        let mut which = 0;
        while which < 3 && self.range.bit(&mut self.repeats[1 + which][state]) == 1 {
            which += 1;
        }
        if which == 0 && self.range.bit(&mut self.is_short[state][place]) == 0 {
            self.state = next(9, 11);
            return 1;
        }
        self.recent[..=which].rotate_right(1);
        self.state = next(8, 11);
        self.lengths[1].decode(&mut self.range, place)
    }

    /// A new distance, less 1, for a match of this length.
    fn distance(&mut self, length: usize) -> usize {
        let kind = (length - SHORTEST).min(3);
        let slot = self.range.tree(&mut self.slots[kind]);
        if slot < 4 {
            return slot;
        }
        let bits = (slot >> 1) - 1;
        let high = (2 | slot & 1) << bits;
        match self.middle.get_mut(slot) {
            Some(chances) => high + self.range.reverse_tree(&mut chances[..1 << bits]),
            None => {
                let direct = self.range.direct(bits as u32 - 4) << 4;
                high + direct + self.range.reverse_tree(&mut self.low)
            }
        }
    }
}

/// Copies within a window from so far back, less 1; where that ends. The two may
/// overlap: then what is copied repeats itself.
fn copy(window: &mut [u8], at: usize, distance: usize, length: usize) -> Result<usize, Fault> {
    let from = back(at, distance)?;
    let end = at + length;
    if end > window.len() {
        return Err(Fault::Damaged);
    }
    for i in 0..length {
        window[at + i] = window[from + i];
    }
    Ok(end)
}

/// The place so far back, less 1.
fn back(at: usize, distance: usize) -> Result<usize, Fault> {
    let place = at.checked_sub(distance).and_then(|at| at.checked_sub(1));
    place.ok_or(Fault::Damaged)
}
