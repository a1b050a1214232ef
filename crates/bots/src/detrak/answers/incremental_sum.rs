//! The sum of the values of shapes, updated for symbols on two cells.

use engine::detrak::{CELLS, SYMBOLS, Sheet};

use super::super::layout::{Codes, LOST, MAX_SHAPES, Pair};
use super::super::shapes::{Shapes, cells};
use super::super::value::Values;

/// A number for each of some symbols on one cell, and each on another.
pub type Square = [[i32; SYMBOLS]; SYMBOLS];

/// The sum over a sheet's shapes, from which the sum after symbols are laid on a pair of cells is computed by
/// their changes.
pub struct IncrementalSum<'a> {
    shapes: &'static Shapes,
    /// The learned numbers for sheets after the turn.
    numbers: &'a [i16],
    codes: Codes,
    /// The numbers of all shapes as they are, and their sum.
    before: [i32; MAX_SHAPES],
    sum: i32,
}

impl<'a> IncrementalSum<'a> {
    /// The shapes of a sheet on which the roll of a turn is to be noted.
    pub fn new(values: &'a Values, sheet: Sheet, turn: u8) -> IncrementalSum<'a> {
        let shapes = Shapes::of(values.is_advanced());
        let mut sum = IncrementalSum {
            shapes,
            numbers: values.stage(turn),
            codes: shapes.layout().codes(&cells(sheet)),
            before: [0; MAX_SHAPES],
            sum: 0,
        };
        for shape in 0..shapes.layout().count {
            let number = sum.shape(shape as u8)(sum.codes[shape]);
            sum.before[shape] = number;
            sum.sum += number;
        }
        sum
    }

    /// The number of a shape by its code.
    #[inline]
    fn shape(&self, shape: u8) -> impl Fn(u32) -> i32 {
        let (patterns, base) = self.shapes.patterns(shape);
        let numbers = &self.numbers[base..];
        move |code| i32::from(numbers[usize::from(patterns[code as usize])])
    }

    /// The values of the sheet with any of the symbols on the first cell, and any on the second. Rows and
    /// columns beyond the symbols are meaningless.
    #[inline(never)]
    pub fn values(&self, pair: &Pair, symbols: &[u32]) -> Square {
        let mut rest = self.sum;
        let mut apart = [[0; SYMBOLS]; 2];
        for (sums, places) in apart.iter_mut().zip([&pair.first, &pair.second]) {
            for place in places {
                let number = self.shape(place.shape);
                let code = self.codes[usize::from(place.shape)];
                rest -= self.before[usize::from(place.shape)];
                for (sum, symbol) in sums.iter_mut().zip(symbols) {
                    *sum += number(code | symbol << place.shift);
                }
            }
        }
        let [first, second] = apart;
        let mut values = first.map(|first| second.map(|second| rest + first + second));
        for place in &pair.both {
            let number = self.shape(place.shape);
            let code = self.codes[usize::from(place.shape)];
            let before = self.before[usize::from(place.shape)];
            for (values, first) in values.iter_mut().zip(symbols) {
                let code = code | first << place.first;
                for (value, second) in values.iter_mut().zip(symbols) {
                    *value += number(code | second << place.second) - before;
                }
            }
        }
        values
    }

    /// This sum after some more free cells have become isolated.
    #[inline(never)]
    pub fn losing(&self, lost: u32) -> IncrementalSum<'a> {
        let mut losing = IncrementalSum { ..*self };
        for cell in (0..CELLS).filter(|cell| lost >> cell & 1 == 1) {
            for place in &self.shapes.layout().cells[cell] {
                let shape = usize::from(place.shape);
                losing.codes[shape] |= u32::from(LOST) << place.shift;
                let now = self.shape(place.shape)(losing.codes[shape]);
                losing.sum += now - losing.before[shape];
                losing.before[shape] = now;
            }
        }
        losing
    }
}
