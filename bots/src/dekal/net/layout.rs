//! Where each parameter of the network stands.

use engine::dekal::CELLS;

use super::CHANNELS;

/// The width of the first layer.
pub const HIDDEN: usize = 64;
/// The width of the second layer.
pub const MIDDLE: usize = 16;
/// Points and standing.
pub const OUTPUTS: usize = 2;

/// 0 to 16 turns played.
const TURN_COUNT: usize = 17;
/// Six places in the order of drafting, and one for not knowing.
const ORDERS: usize = 7;

/// What is on a cell, as the network sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A card of the value looked at that touches no equal one.
    Lone,
    /// A card of the value looked at that touches an equal one.
    Paired,
    /// A face-down card.
    Blank,
    /// The hole.
    Hole,
}

/// A row of parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// First layer: something on a cell, by its index.
    Cell(Kind, usize),
    /// First layer: the value looked at; 0 for the grid without any.
    Value(usize),
    /// First layer: turns played, 0 to 16.
    Turn(u8),
    /// First layer: the place in the order of drafting, 0 first.
    Order(Option<usize>),
    /// First layer: times the value's plenty.
    Plenty,
    /// First layer: times how many of the value the others hold alone.
    Rivals,
    /// Second layer: from this part of the first.
    Second(usize),
    /// Second layer: added to it.
    SecondBias,
    /// The outputs: from the second layer.
    Third(usize),
    /// One number: what a point is worth in log-odds after so many turns, by
    /// whether the hole is chosen.
    Point(u8, bool),
}

const VALUES: usize = 4 * CELLS;
const TURNS: usize = VALUES + CHANNELS;
const ORDER: usize = TURNS + TURN_COUNT;
const PLENTY: usize = ORDER + ORDERS;
const RIVALS: usize = PLENTY + 1;
const FIRST: usize = RIVALS + 1;
const SECOND: usize = FIRST * HIDDEN;
const THIRD: usize = SECOND + (HIDDEN + 1) * MIDDLE;
const POINT: usize = THIRD + OUTPUTS * MIDDLE;

/// How many parameters there are.
pub const PARAMETERS: usize = POINT + 2 * TURN_COUNT;

impl Place {
    /// Where the row begins among the parameters.
    pub const fn start(self) -> usize {
        match self {
            Place::Cell(kind, cell) => (kind as usize * CELLS + cell) * HIDDEN,
            Place::Value(value) => (VALUES + value) * HIDDEN,
            Place::Turn(turn) => (TURNS + turn as usize) * HIDDEN,
            Place::Order(Some(order)) => (ORDER + order) * HIDDEN,
            Place::Order(None) => (ORDER + ORDERS - 1) * HIDDEN,
            Place::Plenty => PLENTY * HIDDEN,
            Place::Rivals => RIVALS * HIDDEN,
            Place::Second(index) => SECOND + index * MIDDLE,
            Place::SecondBias => SECOND + HIDDEN * MIDDLE,
            Place::Third(index) => THIRD + index * MIDDLE,
            Place::Point(turn, holed) => POINT + 2 * turn as usize + holed as usize,
        }
    }
}
