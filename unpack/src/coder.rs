//! What a stream consists of: bytes, and references to what stands before.
//!
//! This is LZMA (after the specification that comes with its author's SDK,
//! `lzma-specification.txt`, 2015), changed for wasm. What is likely goes by the place in
//! the module where it stands (`syntax`); how far a reference goes is said byte by byte, by what
//! kind of byte comes next; and chances may go on from those of another stream.

use crate::Fault;
use crate::range::{Bits, Chance, EVEN};
use crate::syntax::{KINDS, Kind, PLACES, Syntax};

/// What has been coded last, as far as chances go by it: 0 to 6 after a byte.
pub const STATES: usize = 12;
/// Chances of a byte: a tree, and two more for when it follows a match, each for
/// a value of the bit that stands where the match would have gone on.
pub const BYTE: usize = 3 * 256;
/// What bytes go by: the place, or outside of code the upper bits of the byte before.
const CONTEXTS: usize = PLACES + 8;
/// The shortest match of a new distance, or of one that is not the last.
pub const SHORTEST: usize = 2;
/// New distances go by lengths from the shortest up to this, which means it or more.
pub const OPEN: usize = 5;
/// Matches are longer than this by a number.
pub const LONG: usize = 25;
/// The longest match.
#[cfg(feature = "pack")]
pub const LONGEST: usize = LONG + 255;
/// Distances with a slot from here on have bits that are 0 or 1 alike.
const FIRST_DIRECT: usize = 14;

// Where chances are among all.
const IS_MATCH: usize = 0;
const REPEATS: usize = IS_MATCH + PLACES * STATES;
const LENGTHS: usize = REPEATS + 5 * PLACES * STATES;
const GOES_ON: usize = LENGTHS + 4 * KINDS;
const REST: usize = GOES_ON + 2 * LONG * KINDS;
const SLOTS: usize = REST + 256;
const MIDDLE: usize = SLOTS + 4 * 64;
const LOW: usize = MIDDLE + 32 * FIRST_DIRECT;
const BYTES: usize = LOW + 16;
/// So many chances there are.
pub const CHANCES: usize = BYTES + BYTE * CONTEXTS;

/// What is to be coded next. Whoever decodes has nothing to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// 0 for a byte, 1 for a match.
    pub is_match: usize,
    /// 0 for a new distance, or which of the recent ones from 1 on.
    pub repeat: usize,
    /// The new distance, less 1.
    pub distance: usize,
    /// How much is copied.
    pub length: usize,
}

impl Step {
    /// Said by whoever decodes.
    pub const ANY: Step = Step {
        is_match: 0,
        repeat: 0,
        distance: 0,
        length: 0,
    };
}

/// A coder, or decoder, in the middle of its work.
pub struct Coder {
    pub chances: Vec<Chance>,
    pub syntax: Syntax,
    pub state: usize,
    /// The four distances used last, less 1.
    pub recent: [usize; 4],
}

impl Coder {
    /// At the beginning, having learned nothing.
    pub fn new() -> Coder {
        Coder {
            chances: vec![EVEN; CHANCES],
            syntax: Syntax::new(),
            state: 0,
            recent: [0; 4],
        }
    }

    /// Codes what stands at a place of a window, as is wanted, or decodes it; the next place.
    ///
    /// # Errors
    /// If that goes too far, or refers to what is not there.
    pub fn step<B: Bits>(
        &mut self,
        bits: &mut B,
        window: &mut [u8],
        at: usize,
        wanted: &Step,
    ) -> Result<usize, Fault> {
        let (place, state) = (self.syntax.place(), self.state);
        if bits.bit(&mut self.chances[is_match(place, state)], wanted.is_match) == 0 {
            return self.byte(bits, window, at);
        }
        let which = self.repeat(bits, place, wanted);
        let next = |after_byte, other| if state < 7 { after_byte } else { other };
        let (least, is_open) = match which {
            0 => {
                self.state = next(7, 10);
                let least = self.distance(bits, wanted);
                (least, least == OPEN)
            }
            5 => {
                self.state = next(9, 11);
                (1, false)
            }
            _ => {
                self.state = next(8, 11);
                self.recent[..which].rotate_right(1);
                (SHORTEST, true)
            }
        };
        let until = at + least;
        self.copy(window, at, until)?;
        match is_open {
            true => self.copy_on(bits, window, [at, until], which > 0, wanted.length),
            false => Ok(until),
        }
    }

    /// Which distance is meant: 0 is a new one, 5 the last one for a single byte.
    fn repeat<B: Bits>(&mut self, bits: &mut B, place: usize, wanted: &Step) -> usize {
        let chance = |which| repeats(which, place, self.state);
        let chances = &mut self.chances;
        if bits.bit(&mut chances[chance(0)], wanted.repeat.min(1)) == 0 {
            return 0;
        }
        let mut which = 1;
        while which < 4
            && bits.bit(
                &mut chances[chance(which)],
                usize::from(wanted.repeat > which),
            ) == 1
        {
            which += 1;
        }
        if which == 1 && bits.bit(&mut chances[chance(4)], usize::from(wanted.length != 1)) == 0 {
            return 5;
        }
        which
    }

    /// A new distance, which becomes the first of the recent ones; for which length, or [`OPEN`].
    fn distance<B: Bits>(&mut self, bits: &mut B, wanted: &Step) -> usize {
        let lengths = lengths(self.syntax.kind());
        let lengths = &mut self.chances[lengths..lengths + 4];
        let class = wanted.length.min(OPEN).wrapping_sub(SHORTEST) & 3;
        let class = bits.tree(lengths, class);
        let distance = distance(bits, &mut self.chances, class, wanted.distance);
        self.recent.rotate_right(1);
        self.recent[0] = distance;
        SHORTEST + class
    }

    /// A byte that is not copied.
    fn byte<B: Bits>(
        &mut self,
        bits: &mut B,
        window: &mut [u8],
        at: usize,
    ) -> Result<usize, Fault> {
        let before = at.checked_sub(1).map_or(0, |last| window[last]);
        let other = match self.state {
            0..7 => None,
            _ => Some(window[back(at, self.recent[0])?]),
        };
        let chances = bytes(&self.syntax, before);
        let chances = &mut self.chances[chances..chances + BYTE];
        let place = window.get_mut(at).ok_or(Fault::Damaged)?;
        *place = byte(bits, chances, other, *place);
        self.syntax.feed(*place);
        self.state = after_byte(self.state);
        Ok(at + 1)
    }

    /// Copies from the last distance.
    fn copy(&mut self, window: &mut [u8], at: usize, until: usize) -> Result<(), Fault> {
        let from = back(at, self.recent[0])?;
        if until > window.len() {
            return Err(Fault::Damaged);
        }
        for i in 0..until - at {
            let byte = window[from + i];
            self.syntax.feed(byte);
            window[at + i] = byte;
        }
        Ok(())
    }

    /// Copies on as long as that is said.
    fn copy_on<B: Bits>(
        &mut self,
        bits: &mut B,
        window: &mut [u8],
        [at, mut until]: [usize; 2],
        is_repeat: bool,
        wanted: usize,
    ) -> Result<usize, Fault> {
        while until - at < LONG {
            let length = until - at;
            let chance = goes_on(is_repeat, length, self.syntax.kind());
            let wanted = usize::from(wanted > length);
            if bits.bit(&mut self.chances[chance], wanted) == 0 {
                return Ok(until);
            }
            self.copy(window, until, until + 1)?;
            until += 1;
        }
        let rest = rest(bits, &mut self.chances, wanted);
        self.copy(window, until, until + rest)?;
        Ok(until + rest)
    }
}

/// The state after a byte.
pub fn after_byte(state: usize) -> usize {
    match state {
        0..4 => 0,
        4..10 => state - 3,
        _ => state - 6,
    }
}

/// The chance of a match, rather than a byte.
pub fn is_match(place: usize, state: usize) -> usize {
    IS_MATCH + place * STATES + state
}

/// The chances of distances: whether it is a recent one, then whether it is not the first, the
/// second, the third; and whether a match of the first is longer than a byte.
pub fn repeats(which: usize, place: usize, state: usize) -> usize {
    REPEATS + (which * PLACES + place) * STATES + state
}

/// The chances of lengths of new distances.
pub fn lengths(kind: Kind) -> usize {
    LENGTHS + 4 * kind as usize
}

/// The chance that a match goes on, by how long it is already and what comes next.
pub fn goes_on(is_repeat: bool, length: usize, next: Kind) -> usize {
    let length = match length {
        0..=8 => length,
        9..=12 => 9,
        13..=16 => 10,
        _ => 11,
    };
    GOES_ON + (usize::from(is_repeat) * LONG + length) * KINDS + next as usize
}

/// How much longer than the least a long match is.
pub fn rest<B: Bits>(bits: &mut B, chances: &mut [Chance], wanted: usize) -> usize {
    let rest = &mut chances[REST..REST + 256];
    bits.tree(rest, wanted.wrapping_sub(LONG) & 0xff)
}

/// The chances of a byte at a place, after another one.
pub fn bytes(syntax: &Syntax, before: u8) -> usize {
    let context = match syntax.kind() {
        Kind::Data => PLACES + usize::from(before >> 5),
        _ => syntax.place(),
    };
    BYTES + BYTE * context
}

/// A byte, where another one would stand if a match had gone on.
pub fn byte<B: Bits>(bits: &mut B, chances: &mut [Chance], other: Option<u8>, wanted: u8) -> u8 {
    let wanted = usize::from(wanted) | 0x100;
    let (mut node, mut place) = (1, 8);
    if let Some(other) = other {
        // As long as the byte is as the match would have gone on.
        while node < 0x100 {
            place -= 1;
            let expected = usize::from(other >> place & 1);
            let chance = &mut chances[(1 + expected) * 0x100 + node];
            let bit = bits.bit(chance, wanted >> place & 1);
            node = node << 1 | bit;
            if bit != expected {
                break;
            }
        }
    }
    while node < 0x100 {
        place -= 1;
        node = node << 1 | bits.bit(&mut chances[node], wanted >> place & 1);
    }
    node as u8
}

/// A new distance, less 1, for a match of this length, less the shortest.
pub fn distance<B: Bits>(
    bits: &mut B,
    chances: &mut [Chance],
    class: usize,
    wanted: usize,
) -> usize {
    let slots = SLOTS + class * 64;
    let slot = bits.tree(&mut chances[slots..slots + 64], slot_of(wanted));
    if slot < 4 {
        return slot;
    }
    let more = (slot >> 1) - 1;
    let high = (2 | slot & 1) << more;
    let wanted = wanted.wrapping_sub(high);
    if slot < FIRST_DIRECT {
        let middle = MIDDLE + 32 * slot;
        return high + bits.reverse_tree(&mut chances[middle..middle + (1 << more)], wanted);
    }
    let direct = bits.direct(more as u32 - 4, wanted >> 4) << 4;
    high + direct + bits.reverse_tree(&mut chances[LOW..LOW + 16], wanted & 15)
}

/// The two highest bits of a distance, and how many there are.
fn slot_of(distance: usize) -> usize {
    match distance {
        0..4 => distance,
        _ => {
            let bits = distance.ilog2() as usize;
            bits << 1 | distance >> (bits - 1) & 1
        }
    }
}

/// The place so far back, less 1.
fn back(at: usize, distance: usize) -> Result<usize, Fault> {
    let place = at.checked_sub(distance).and_then(|at| at.checked_sub(1));
    place.ok_or(Fault::Damaged)
}
