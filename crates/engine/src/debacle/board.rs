//! The dice on the board.

use super::direction::Direction;
use super::set::{ALL, SIZE, inside, row};
use super::side::Side;
use super::square::{Square, squares};
use super::value::Value;

/// The dice on the board and their values.
///
/// The board is a set of squares for each side, and three sets for the bits of the values. So all dice can be
/// compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    pub(super) sides: [u64; 2],
    pub(super) planes: [u64; 3],
}

impl Board {
    /// A board without dice.
    pub const EMPTY: Board = Board {
        sides: [0; 2],
        planes: [0; 3],
    };

    /// The board with one more die; `None` if the square is not free.
    #[must_use]
    pub fn with(mut self, side: Side, square: Square, value: Value) -> Option<Board> {
        let is_free = self.free() & square.bit() != 0;
        self.toggle(side, square, value);
        is_free.then_some(self)
    }

    /// The side and the value of the die on a square.
    pub fn get(&self, square: Square) -> Option<(Side, Value)> {
        let side = Side::ALL
            .into_iter()
            .find(|side| self.dice(*side) & square.bit() != 0)?;
        Some((side, self.value(square)?))
    }

    /// The dice of a side, in the order of their squares.
    pub fn of(&self, side: Side) -> impl Iterator<Item = (Square, Value)> + Clone + '_ {
        squares(self.dice(side)).filter_map(|square| Some((square, self.value(square)?)))
    }

    /// The squares on which two boards differ.
    pub fn differences(&self, other: &Board) -> impl Iterator<Item = Square> + use<> {
        let mut differ = 0;
        for side in 0..2 {
            differ |= self.sides[side] ^ other.sides[side];
        }
        for plane in 0..3 {
            differ |= self.planes[plane] ^ other.planes[plane];
        }
        squares(differ)
    }

    /// The number of a side's dice on the board.
    pub const fn count(&self, side: Side) -> u32 {
        self.dice(side).count_ones()
    }

    pub(super) const fn dice(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    pub(super) const fn free(&self) -> u64 {
        !(self.sides[0] | self.sides[1]) & ALL
    }

    pub(super) const fn value(&self, square: Square) -> Option<Value> {
        let mut value = 0;
        let mut plane = 0;
        while plane < 3 {
            value |= ((self.planes[plane] >> square.index() & 1) as u8) << plane;
            plane += 1;
        }
        Value::new(value)
    }

    /// Puts a die on a free square, or removes this die from its square: both change the same bits.
    pub(super) const fn toggle(&mut self, side: Side, square: Square, value: Value) {
        self.sides[side.index()] ^= square.bit();
        self.turn_over(square, value.get());
    }

    /// Changes the value of a die; `difference` has the bits in which the two values differ.
    pub(super) const fn turn_over(&mut self, square: Square, difference: u8) {
        let mut plane = 0;
        while plane < 3 {
            self.planes[plane] ^= ((difference >> plane & 1) as u64) << square.index();
            plane += 1;
        }
    }

    /// Whether all dice of a set have the same value.
    pub(super) const fn alike(&self, dice: u64) -> bool {
        let mut plane = 0;
        let mut same = true;
        while plane < 3 {
            let shown = self.planes[plane] & dice;
            same &= shown == 0 || shown == dice;
            plane += 1;
        }
        same
    }

    /// The dice of a set that have an equal one of the set in their row.
    pub(super) const fn doubled(&self, dice: u64) -> u64 {
        let [low, middle, high] = self.planes;
        let mut doubled = 0;
        let mut distance = 1;
        while distance < SIZE {
            let differ =
                (low ^ low >> distance) | (middle ^ middle >> distance) | (high ^ high >> distance);
            let pairs = dice & dice >> distance & inside(distance) & !differ;
            doubled |= pairs | pairs << distance;
            distance += 1;
        }
        doubled
    }

    /// The dice of a set that are in the same row as the die on a square and have its value, without that die.
    pub(super) const fn twins(&self, dice: u64, square: Square) -> u64 {
        let mut twins = dice & row(square.row()) & !square.bit();
        let mut plane = 0;
        while plane < 3 {
            let bits = self.planes[plane];
            let shown = bits >> square.index() & 1 != 0;
            twins &= if shown { bits } else { !bits };
            plane += 1;
        }
        twins
    }

    /// The enemies that the attackers can capture in a direction.
    pub(super) const fn prey(&self, attackers: u64, enemies: u64, direction: Direction) -> u64 {
        let [low, middle, high] = self.planes;
        let a0 = direction.shift(low & attackers);
        let a1 = direction.shift(middle & attackers);
        let a2 = direction.shift(high & attackers);
        let higher = a2 & !high | !(a2 ^ high) & (a1 & !middle | !(a1 ^ middle) & a0 & !low);
        let a_one = a0 & !a1 & !a2;
        let one = low & !middle & !high;
        enemies & (higher | a_one & !one)
    }
}
