//! The shapes on which a cell and a pair of cells lie, so that only those that a note changes are looked up.

use engine::detrak::{CELLS, Cell};

/// The most shapes of a sheet.
pub const MAX_SHAPES: usize = 35;
/// The code of a cell: 0 for a free one, 1 to 6 for a symbol, 7 for a free one without free neighbours.
pub type Cells = [u8; CELLS];
/// The code of a free cell where nothing can be noted any more.
pub const LOST: u8 = 7;
/// The bits of a cell in the code of a shape.
pub const BITS: usize = 3;

/// The position of a cell on a shape.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The shape's index.
    pub shape: u8,
    /// The first bit of the cell in the shape's code.
    pub shift: u8,
}

/// The positions of both cells of a pair on a shape.
#[derive(Clone, Copy, Debug)]
pub struct PairOnShape {
    /// The shape's index.
    pub shape: u8,
    /// The first bit of the first cell in the shape's code.
    pub first: u8,
    /// The first bit of the second cell.
    pub second: u8,
}

/// Two cells that touch, and the shapes they lie on.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The cells, in the order of `Cell::pairs`.
    pub cells: (Cell, Cell),
    /// The shapes on which only the first lies.
    pub first: Vec<Place>,
    /// The shapes on which only the second lies.
    pub second: Vec<Place>,
    /// The shapes on which both lie.
    pub both: Vec<PairOnShape>,
}

/// The codes of all shapes: what lies on them, cell by cell.
pub type Codes = [u32; MAX_SHAPES];

/// Shapes by the cells that lie on them.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The number of shapes.
    pub count: usize,
    /// The positions of each cell on its shapes.
    pub cells: [Vec<Place>; CELLS],
    /// All pairs of cells that touch.
    pub pairs: Vec<Pair>,
}

impl Layout {
    /// The layout of shapes, given by their cells.
    pub fn new(shapes: &[&[u8]]) -> Layout {
        let places = |cell: usize| -> Vec<Place> {
            let on = |(shape, cells): (usize, &&[u8])| {
                let place = cells.iter().position(|other| usize::from(*other) == cell)?;
                Some(Place {
                    shape: shape as u8,
                    shift: (BITS * place) as u8,
                })
            };
            shapes.iter().enumerate().filter_map(on).collect()
        };
        let cells: [Vec<Place>; CELLS] = core::array::from_fn(places);
        let pairs = Cell::pairs().map(|(one, other)| pair(one, other, &cells));
        Layout {
            count: shapes.len(),
            pairs: pairs.collect(),
            cells,
        }
    }

    /// The codes of all shapes on a sheet.
    pub fn codes(&self, cells: &Cells) -> Codes {
        let mut codes = [0; MAX_SHAPES];
        for (places, code) in self.cells.iter().zip(cells) {
            if *code != 0 {
                for place in places {
                    codes[usize::from(place.shape)] |= u32::from(*code) << place.shift;
                }
            }
        }
        codes
    }
}

fn pair(one: Cell, other: Cell, cells: &[Vec<Place>; CELLS]) -> Pair {
    let [first, second] = [one, other].map(|cell| &cells[cell.index()]);
    let on =
        |places: &[Place], shape: u8| places.iter().find(|place| place.shape == shape).copied();
    let only = |these: &[Place], those: &[Place]| {
        let apart = these
            .iter()
            .filter(|place| on(those, place.shape).is_none());
        apart.copied().collect()
    };
    let both = first.iter().filter_map(|place| {
        on(second, place.shape).map(|other| PairOnShape {
            shape: place.shape,
            first: place.shift,
            second: other.shift,
        })
    });
    Pair {
        cells: (one, other),
        first: only(first, second),
        second: only(second, first),
        both: both.collect(),
    }
}
