//! Where each parameter of the network stands.

use engine::dekal::CELLS;

use super::CHANNELS;

/// The width of the first layer.
pub const HIDDEN: usize = WIDE.hidden;
/// The width of the second layer.
pub const MIDDLE: usize = WIDE.middle;
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
/// The rows of the first layer.
const FIRST: usize = RIVALS + 1;

/// How many parameters there are.
pub const PARAMETERS: usize = WIDE.parameters();

/// How wide a network's layers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    hidden: usize,
    middle: usize,
}

/// The network itself.
pub const WIDE: Shape = Shape {
    hidden: 128,
    middle: 32,
};
/// A network the rest of whose layers is at 0, and takes no part: so are those
/// for more than two players, and what all begin with.
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

    /// How many parameters there are.
    pub const fn parameters(self) -> usize {
        self.start(Place::Point(0, false)) + 2 * TURN_COUNT
    }

    /// Where a row begins among the parameters.
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

    /// Where the rows begin here and in the network itself, and how many numbers
    /// of them are here.
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

    /// The parameters of the network itself that has these, and is at 0 beyond;
    /// `None` if there are not as many as this shape has.
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

    /// The parameters in this shape; `None` if the network is not at 0 beyond.
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
    /// Where the row begins among the network's parameters.
    pub const fn start(self) -> usize {
        WIDE.start(self)
    }
}
