//! The keys for Zobrist hashes. They are computed without randomness, so every build of a release has the same.

use super::pile::Pile;
use super::set::SQUARES;
use super::side::Side;
use super::square::Square;
use super::value::{VALUES, Value};

/// Steele, Lea and Flood's splitmix64 finaliser: every bit of the input
/// changes half the bits of the output.
pub(super) const fn mixed(input: u64) -> u64 {
    let mut z = input.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The keys of dice, by side, square and value; padded so that an index is made of shifts.
const DICE: [[[u64; 8]; SQUARES]; 2] = {
    let mut keys = [[[0; 8]; SQUARES]; 2];
    let mut index = 0;
    while index < 2 * SQUARES * 8 {
        let (side, square, value) = (index / (8 * SQUARES), index / 8 % SQUARES, index % 8);
        keys[side][square][value] = mixed(index as u64);
        index += 1;
    }
    keys
};

/// The keys of captured dice, by side, value and count; no dice count as nothing.
const PILES: [[[u64; 8]; VALUES]; 2] = {
    let mut keys = [[[0; 8]; VALUES]; 2];
    let mut index = 0;
    while index < 2 * VALUES * 8 {
        let (side, value, count) = (index / (8 * VALUES), index / 8 % VALUES, index % 8);
        if count > 0 {
            keys[side][value][count] = mixed(0x1000 + index as u64);
        }
        index += 1;
    }
    keys
};

/// The key of a die on the board.
pub(super) const fn die(side: Side, square: Square, value: Value) -> u64 {
    DICE[side.index()][square.index()][value.get() as usize & 7]
}

/// The key of the dice of this value in a side's pile.
pub(super) const fn captured(side: Side, pile: Pile, value: Value) -> u64 {
    PILES[side.index()][value.get() as usize - 1][pile.count(value) as usize & 7]
}
