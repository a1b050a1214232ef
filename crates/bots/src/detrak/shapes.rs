//! The shapes of cells by which a sheet is evaluated, and their patterns.
//!
//! A shape is a line, or a block of two by three cells. Its contents are a pattern, in which symbols count
//! only by which of them are equal, since the names of symbols do not matter (an n-tuple network: Jaśkowski,
//! Mastering 2048 with Delayed Temporal Coherence Learning, 2016). Shapes that the sheet's symmetries map to
//! each other share one table.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use engine::detrak::{Line, SIZE, Sheet, TURNS};

use super::layout::{BITS, Cells, LOST, Layout, MAX_SHAPES};

/// The largest shape, in cells.
const MAX_CELLS: usize = 6;

/// How many stages of a game have numbers of their own: one after each turn but the last, which needs none.
pub const STAGES: usize = TURNS as usize - 1;

/// The cells of a shape, in the order of its table.
struct Shape {
    cells: ArrayVec<u8, MAX_CELLS>,
    /// Where its table begins.
    base: u32,
    /// Where the numbers of its patterns begin.
    patterns: usize,
}

/// The number of codes of a line.
const LINE: usize = 1 << (BITS * SIZE);

/// The shapes for one set of rules, and the patterns on them.
pub struct Shapes {
    shapes: Vec<Shape>,
    layout: Layout,
    /// The number of each pattern by its code, for each numbering in turn.
    patterns: Vec<u16>,
    /// The number of parameters of a stage.
    per_stage: usize,
}

impl Shapes {
    /// The shapes for the basic or the advanced rules.
    pub fn of(advanced: bool) -> &'static Shapes {
        static BOTH: [OnceLock<Shapes>; 2] = [const { OnceLock::new() }; 2];
        BOTH[usize::from(advanced)].get_or_init(|| Shapes::new(advanced))
    }

    fn new(advanced: bool) -> Shapes {
        let [five, either_way, six] =
            [(5, false), (5, true), (6, false)].map(|(cells, both)| numbered(cells, both));
        let mut shapes: Vec<Shape> = Vec::new();
        let mut base = 0;
        for cells in all(advanced) {
            let known = |shape: &Shape| same(&shape.cells, &cells);
            if shapes.iter().any(known) {
                continue;
            }
            let images = images(&cells, advanced);
            let backwards = |image: &ArrayVec<u8, MAX_CELLS>| image.iter().rev().eq(cells.iter());
            let (patterns, count) = match cells.len() {
                MAX_CELLS => (2 * LINE, six.1),
                _ if images.iter().any(backwards) => (LINE, either_way.1),
                _ => (0, five.1),
            };
            for cells in images {
                if !shapes.iter().any(|shape| same(&shape.cells, &cells)) {
                    shapes.push(Shape {
                        cells,
                        base,
                        patterns,
                    });
                }
            }
            base += count;
        }
        let on: Vec<&[u8]> = shapes.iter().map(|shape| shape.cells.as_slice()).collect();
        let layout = Layout::new(&on);
        Shapes {
            shapes,
            layout,
            patterns: [five.0, either_way.0, six.0].concat(),
            per_stage: base as usize,
        }
    }

    /// The number of parameters of all stages.
    pub fn count(&self) -> usize {
        self.per_stage * STAGES
    }

    /// The shapes on which each cell lies.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The range of a stage's numbers among those of all stages.
    pub fn stage(&self, turn: u8) -> core::ops::Range<usize> {
        let stage = usize::from(turn.clamp(1, STAGES as u8)) - 1;
        stage * self.per_stage..(stage + 1) * self.per_stage
    }

    /// The number of each of a shape's patterns by its code, and the beginning of its table within a stage.
    #[inline]
    pub fn patterns(&self, shape: u8) -> (&[u16], usize) {
        let Shape { patterns, base, .. } = self.shapes[usize::from(shape)];
        (&self.patterns[patterns..], base as usize)
    }

    /// The indices of the numbers that evaluate a sheet after this turn, 1 to 11.
    pub fn places(&self, sheet: Sheet, turn: u8) -> ArrayVec<u32, MAX_SHAPES> {
        let codes = self.layout.codes(&cells(sheet));
        let begin = self.stage(turn).start;
        let place = |(shape, code): (u8, u32)| {
            let (patterns, base) = self.patterns(shape);
            (begin + base) as u32 + u32::from(patterns[code as usize])
        };
        let shapes = 0..self.shapes.len() as u8;
        shapes.zip(codes).map(place).collect()
    }
}

/// The cells of a sheet.
pub fn cells(sheet: Sheet) -> Cells {
    let rows = sheet.packed();
    let lost = sheet.isolated();
    core::array::from_fn(|cell| {
        let noted = (rows[cell / SIZE] >> (BITS * (cell % SIZE))) as u8 & 7;
        if lost >> cell & 1 == 1 { LOST } else { noted }
    })
}

/// Every shape: the lines that are scored, and the blocks of two by three.
fn all(advanced: bool) -> Vec<ArrayVec<u8, MAX_CELLS>> {
    let lines = Line::all().filter(|line| advanced || *line != Line::Diagonal);
    let lines = lines.map(|line| line.cells().map(|cell| cell.index() as u8).collect());
    let blocks = |rows: usize, columns: usize| {
        (0..=SIZE - rows).flat_map(move |top| {
            (0..=SIZE - columns).map(move |left| {
                (0..rows * columns)
                    .map(|cell| {
                        let (row, column) = (top + cell / columns, left + cell % columns);
                        (row * SIZE + column) as u8
                    })
                    .collect()
            })
        })
    };
    lines.chain(blocks(2, 3)).chain(blocks(3, 2)).collect()
}

fn same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().all(|cell| other.contains(cell))
}

/// The row and column to which a cell is mapped, on a sheet with this last row.
type CellMap = fn(usize, usize, usize) -> (usize, usize);

/// A shape mapped by every symmetry of the rules; the advanced rules keep the diagonal in place.
fn images(cells: &[u8], advanced: bool) -> Vec<ArrayVec<u8, MAX_CELLS>> {
    let last = SIZE - 1;
    let every: [CellMap; 8] = [
        |r, c, _| (r, c),
        |r, c, _| (c, r),
        |r, c, n| (n - c, n - r),
        |r, c, n| (n - r, n - c),
        |r, c, n| (r, n - c),
        |r, c, n| (n - r, c),
        |r, c, n| (c, n - r),
        |r, c, n| (n - c, r),
    ];
    let count = if advanced { 4 } else { 8 };
    let image = |map: &CellMap| {
        let to = |cell: &u8| {
            let cell = usize::from(*cell);
            let (row, column) = map(cell / SIZE, cell % SIZE, last);
            (row * SIZE + column) as u8
        };
        cells.iter().map(to).collect()
    };
    every[..count].iter().map(image).collect()
}

/// The number of each pattern of this many cells by its code, and the number of patterns. `either_way` makes a
/// pattern and its reverse one.
fn numbered(cells: usize, either_way: bool) -> (Vec<u16>, u32) {
    let codes = 1 << (BITS * cells);
    let mut numbers = vec![u16::MAX; codes];
    let mut count = 0;
    for code in 0..codes {
        // The canonical code is never larger, so it is numbered already.
        let forwards = canonical(code, cells);
        let canonical = if either_way {
            forwards.min(canonical(reversed(code, cells), cells))
        } else {
            forwards
        };
        if canonical == code {
            numbers[code] = count;
            count += 1;
        } else {
            numbers[code] = numbers[canonical];
        }
    }
    (numbers, u32::from(count))
}

fn reversed(code: usize, cells: usize) -> usize {
    (0..cells).fold(0, |reversed, cell| {
        reversed << BITS | code >> (BITS * cell) & 7
    })
}

/// The code with symbols renamed in the order in which they first appear, from
/// the last cell on.
fn canonical(code: usize, cells: usize) -> usize {
    let mut names = [0; LOST as usize];
    let mut next = 1;
    (0..cells).rev().fold(0, |renamed, cell| {
        let was = code >> (BITS * cell) & 7;
        let now = match was {
            0 => 0,
            7 => 7,
            symbol => {
                if names[symbol] == 0 {
                    names[symbol] = next;
                    next += 1;
                }
                names[symbol]
            }
        };
        renamed << BITS | now
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::detrak::{Cell, Symbol};

    #[test]
    fn patterns_are_counted_as_combinatorics_has_it() {
        // Partitions of the noted cells (Bell numbers), times free or isolated for each of the others.
        assert_eq!(
            numbered(5, false).1,
            32 + 5 * 16 + 10 * 2 * 8 + 10 * 5 * 4 + 5 * 15 * 2 + 52
        );
        let six = 64 + 6 * 32 + 15 * 2 * 16 + 20 * 5 * 8 + 15 * 15 * 4 + 6 * 52 * 2 + 203;
        assert_eq!(numbered(6, false).1, six);
    }

    #[test]
    fn every_shape_is_there_once() {
        for (advanced, count) in [(false, 34), (true, 35)] {
            let shapes = Shapes::of(advanced);
            assert_eq!(shapes.shapes.len(), count);
            for (index, shape) in shapes.shapes.iter().enumerate() {
                let before = &shapes.shapes[..index];
                assert!(!before.iter().any(|other| same(&other.cells, &shape.cells)));
            }
        }
    }

    fn sheet(noted: &[(usize, usize, usize)]) -> Sheet {
        noted
            .iter()
            .fold(Sheet::EMPTY, |sheet, (row, column, symbol)| {
                let cell = Cell::new(*row, *column).unwrap();
                sheet.with(cell, Symbol::new(*symbol).unwrap())
            })
    }

    fn sorted(advanced: bool, sheet: Sheet) -> Vec<u32> {
        let mut places = Shapes::of(advanced).places(sheet, 3).to_vec();
        places.sort_unstable();
        places
    }

    #[test]
    fn renaming_symbols_changes_nothing() {
        let one = sheet(&[(0, 0, 0), (0, 1, 0), (2, 2, 3), (4, 1, 5)]);
        let renamed = sheet(&[(0, 0, 4), (0, 1, 4), (2, 2, 1), (4, 1, 0)]);
        let other = sheet(&[(0, 0, 4), (0, 1, 1), (2, 2, 1), (4, 1, 0)]);
        for advanced in [false, true] {
            assert_eq!(sorted(advanced, one), sorted(advanced, renamed));
            assert_ne!(sorted(advanced, one), sorted(advanced, other));
        }
    }

    #[test]
    fn rows_and_columns_are_alike() {
        let one = sheet(&[(0, 0, 0), (0, 1, 0), (1, 3, 2), (4, 1, 5)]);
        let transposed = sheet(&[(0, 0, 0), (1, 0, 0), (3, 1, 2), (1, 4, 5)]);
        for advanced in [false, true] {
            assert_eq!(sorted(advanced, one), sorted(advanced, transposed));
        }
    }

    #[test]
    fn lines_read_either_way_unless_the_diagonal_tells_their_ends_apart() {
        let one = sheet(&[(0, 0, 0), (0, 1, 0), (0, 3, 2)]);
        let mirrored = sheet(&[(0, 4, 0), (0, 3, 0), (0, 1, 2)]);
        let row = |advanced, sheet| Shapes::of(advanced).places(sheet, 3)[0];
        assert_eq!(row(false, one), row(false, mirrored));
        assert_ne!(row(true, one), row(true, mirrored));
    }

    #[test]
    fn stages_have_tables_of_their_own() {
        let sheet = sheet(&[(0, 0, 0)]);
        for advanced in [false, true] {
            let shapes = Shapes::of(advanced);
            let (early, late) = (shapes.places(sheet, 1), shapes.places(sheet, 11));
            assert!(early.iter().all(|place| !late.contains(place)));
            assert!(late.iter().all(|place| (*place as usize) < shapes.count()));
        }
    }
}
