//! The indices of the network's parameters.

use engine::dekal::CELLS;

use super::CHANNELS;

/// The width of the first layer.
pub const HIDDEN: usize = WIDE.hidden;
/// The width of the second layer.
pub const MIDDLE: usize = WIDE.middle;
/// The number of outputs: points and standing.
pub const OUTPUTS: usize = 2;

/// The number of turns played is 0 to 16.
const TURN_COUNT: usize = 17;
/// Six places in the order of drafting, and one if it is not known yet.
const ORDERS: usize = 7;

/// The content of a cell, for the channel of a card value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A card of the value that touches no equal one.
    Lone,
    /// A card of the value that touches an equal one.
    Paired,
    /// A face-down card.
    Blank,
    /// The hole.
    Hole,
}

/// A row of parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// First layer: the content of a cell, by its index.
    Cell(Kind, usize),
    /// First layer: the value; 0 for the grid without any.
    Value(usize),
    /// First layer: turns played, 0 to 16.
    Turn(u8),
    /// First layer: the place in the order of drafting, 0 first.
    Order(Option<usize>),
    /// First layer: multiplied by the value's frequency (see [`relative_frequency`](super::relative_frequency)).
    Plenty,
    /// First layer: multiplied by the others' number of cards of the value that touch no equal one.
    Rivals,
    /// Second layer: from this unit of the first.
    Second(usize),
    /// Second layer: the bias.
    SecondBias,
    /// The outputs: from the second layer.
    Third(usize),
    /// One number: the value of a point in log-odds after this many turns, by whether the hole is chosen.
    Point(u8, bool),
}

const VALUES: usize = 4 * CELLS;
const TURNS: usize = VALUES + CHANNELS;
const ORDER: usize = TURNS + TURN_COUNT;
const PLENTY: usize = ORDER + ORDERS;
const RIVALS: usize = PLENTY + 1;
/// The rows of the first layer.
const FIRST: usize = RIVALS + 1;

/// The number of parameters.
pub const PARAMETERS: usize = WIDE.parameters();

/// The widths of a network's layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    hidden: usize,
    middle: usize,
}

/// The shape of the network in memory.
pub const WIDE: Shape = Shape {
    hidden: 128,
    middle: 32,
};
/// The shape of smaller networks: untrained ones, and those whose training was not continued. In memory the rest of
/// their parameters is 0.
pub const NARROW: Shape = Shape {
    hidden: 64,
    middle: 16,
};

impl Shape {
    /// The width of the first layer.
    pub const fn hidden(self) -> usize {
        self.hidden
    }

    /// The width of the second layer.
    pub const fn middle(self) -> usize {
        self.middle
    }

    /// The number of parameters.
    pub const fn parameters(self) -> usize {
        self.start(Place::Point(0, false)) + 2 * TURN_COUNT
    }

    /// The index of a row's first parameter.
    pub const fn start(self, place: Place) -> usize {
        let Shape { hidden, middle } = self;
        let second = FIRST * hidden;
        let third = second + (hidden + 1) * middle;
        let first = match place {
            Place::Cell(kind, cell) => kind as usize * CELLS + cell,
            Place::Value(value) => VALUES + value,
            Place::Turn(turn) => TURNS + turn as usize,
            Place::Order(Some(order)) => ORDER + order,
            Place::Order(None) => ORDER + ORDERS - 1,
            Place::Plenty => PLENTY,
            Place::Rivals => RIVALS,
            Place::Second(index) => return second + index * middle,
            Place::SecondBias => return second + hidden * middle,
            Place::Third(index) => return third + index * middle,
            Place::Point(turn, holed) => {
                return third + OUTPUTS * middle + 2 * turn as usize + holed as usize;
            }
        };
        first * hidden
    }

    /// For each row, its start in this shape and in [`WIDE`], and its length in this shape.
    fn rows(self) -> impl Iterator<Item = (usize, usize, usize)> {
        let first = (0..FIRST).map(move |row| (row * self.hidden, row * HIDDEN, self.hidden));
        let row = move |place: Place, length| (self.start(place), place.start(), length);
        let second = (0..self.hidden).map(move |index| row(Place::Second(index), self.middle));
        let third = (0..OUTPUTS).map(move |index| row(Place::Third(index), self.middle));
        let rest = [
            row(Place::SecondBias, self.middle),
            row(Place::Point(0, false), 2 * TURN_COUNT),
        ];
        first.chain(second).chain(third).chain(rest)
    }

    /// These parameters in the shape [`WIDE`], filled up with 0; `None` if their number is not that of this
    /// shape.
    pub fn widened(self, parameters: &[f32]) -> Option<Vec<f32>> {
        if parameters.len() != self.parameters() {
            return None;
        }
        let mut wide = vec![0.0; PARAMETERS];
        for (from, to, length) in self.rows() {
            wide[to..to + length].copy_from_slice(&parameters[from..from + length]);
        }
        Some(wide)
    }

    /// The parameters in this shape; `None` if any of the others is not 0.
    pub fn narrowed(self, wide: &[f32]) -> Option<Vec<f32>> {
        let mut parameters = vec![0.0; self.parameters()];
        for (to, from, length) in self.rows() {
            parameters[to..to + length].copy_from_slice(&wide[from..from + length]);
        }
        let same = self.widened(&parameters)? == wide;
        same.then_some(parameters)
    }
}

impl Place {
    /// The index of the row's first parameter in [`WIDE`].
    pub const fn start(self) -> usize {
        WIDE.start(self)
    }
}
