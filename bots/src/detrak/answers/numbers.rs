//! Numbers by which sheets are judged, shape by shape.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use engine::detrak::{Line, SIZE, Sheet, Symbol};

use super::super::layout::Layout;
use super::super::shapes::{BITS, Shapes};
use super::super::value::{UNIT, Values};

/// Numbers by which shapes are judged, in units.
pub trait Numbers {
    /// Where its shapes lie.
    fn layout(&self) -> &Layout;
    /// The number of a shape by its code.
    fn shape(&self, shape: u8) -> impl Fn(u32) -> i32;
}

/// What was learned for sheets after a turn.
pub struct Stage<'a> {
    shapes: &'a Shapes,
    numbers: &'a [i16],
}

impl<'a> Stage<'a> {
    /// What was learned for sheets after this turn.
    pub fn of(values: &'a Values, turn: u8) -> Stage<'a> {
        Stage {
            shapes: Shapes::of(values.is_advanced()),
            numbers: values.stage(turn),
        }
    }
}

impl Numbers for Stage<'_> {
    fn layout(&self) -> &Layout {
        self.shapes.layout()
    }

    #[inline]
    fn shape(&self, shape: u8) -> impl Fn(u32) -> i32 {
        let (patterns, base) = self.shapes.patterns(shape);
        let numbers = &self.numbers[base..];
        move |code| i32::from(numbers[usize::from(patterns[code as usize])])
    }
}

/// The points of lines: what sheets are worth on which nothing more is noted.
pub struct Points {
    layout: Layout,
    /// In points: by the codes of rows and columns, then of the diagonal.
    points: Vec<i8>,
}

/// Codes of a line.
const LINES: usize = 1 << (BITS * SIZE);

impl Points {
    /// The points by the basic or the advanced rules.
    pub fn of(advanced: bool) -> &'static Points {
        static BOTH: [OnceLock<Points>; 2] = [const { OnceLock::new() }; 2];
        BOTH[usize::from(advanced)].get_or_init(|| Points::new(advanced))
    }

    fn new(advanced: bool) -> Points {
        let cells = |line: Line| line.cells().map(|cell| cell.index() as u8).collect();
        let lines: Vec<ArrayVec<u8, SIZE>> = Line::all().map(cells).collect();
        let on: Vec<&[u8]> = lines.iter().map(ArrayVec::as_slice).collect();
        let points = [Line::Row(0), Line::Diagonal].map(|line| {
            let value = move |code: usize| lined(line, code).value(line, advanced) as i8;
            (0..LINES).map(value).collect::<Vec<i8>>()
        });
        Points {
            layout: Layout::new(&on),
            points: points.concat(),
        }
    }
}

/// A sheet with nothing but one line, by its code.
fn lined(line: Line, code: usize) -> Sheet {
    let noted = line.cells().enumerate().filter_map(|(place, cell)| {
        let symbol = (code >> (BITS * place) & 7).checked_sub(1)?;
        Some((cell, Symbol::new(symbol)?))
    });
    noted.fold(Sheet::EMPTY, |sheet, (cell, symbol)| {
        sheet.with(cell, symbol)
    })
}

impl Numbers for Points {
    fn layout(&self) -> &Layout {
        &self.layout
    }

    #[inline]
    fn shape(&self, shape: u8) -> impl Fn(u32) -> i32 {
        let (lines, diagonal) = self.points.split_at(LINES);
        let is_diagonal = usize::from(shape) == 2 * SIZE;
        let points = if is_diagonal { diagonal } else { lines };
        move |code| i32::from(points[code as usize]) * UNIT
    }
}
