//! What comes of laying symbols on two cells.

use engine::detrak::{CELLS, SYMBOLS};

use super::super::layout::{Codes, Pair};
use super::super::shapes::{Cells, LOST, MOST};
use super::numbers::Numbers;

/// What there is for each of some symbols on one cell, and each on another.
pub type Square = [[i32; SYMBOLS]; SYMBOLS];

/// A sheet's shapes, before symbols are laid on a pair of cells.
pub struct Laying<'a, N> {
    numbers: &'a N,
    codes: Codes,
    /// The numbers of all shapes as they are, and their sum.
    before: [i32; MOST],
    sum: i32,
}

impl<'a, N: Numbers> Laying<'a, N> {
    /// The shapes of a sheet with these cells.
    pub fn new(numbers: &'a N, cells: &Cells) -> Self {
        let codes = numbers.layout().codes(cells);
        let mut before = [0; MOST];
        for (shape, before) in before.iter_mut().enumerate().take(numbers.layout().count) {
            *before = numbers.shape(shape as u8)(codes[shape]);
        }
        Laying {
            numbers,
            codes,
            sum: before.iter().sum(),
            before,
        }
    }

    /// What the sheet is worth with any of the symbols on the first cell, and
    /// any on the second. Rows and columns beyond the symbols mean nothing.
    #[inline(never)]
    pub fn values(&self, pair: &Pair, symbols: &[u32]) -> Square {
        let mut rest = self.sum;
        let mut apart = [[0; SYMBOLS]; 2];
        for (sums, places) in apart.iter_mut().zip([&pair.first, &pair.second]) {
            for place in places {
                let number = self.numbers.shape(place.shape);
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
            let number = self.numbers.shape(place.shape);
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

    /// The same when free cells are lost.
    #[inline(never)]
    pub fn losing(&self, lost: u32) -> Self {
        let layout = self.numbers.layout();
        let (mut codes, mut before) = (self.codes, self.before);
        let mut sum = self.sum;
        for cell in (0..CELLS).filter(|cell| lost >> cell & 1 == 1) {
            for place in &layout.cells[cell] {
                let shape = usize::from(place.shape);
                codes[shape] |= u32::from(LOST) << place.shift;
                sum -= before[shape];
                before[shape] = self.numbers.shape(place.shape)(codes[shape]);
                sum += before[shape];
            }
        }
        Laying {
            numbers: self.numbers,
            codes,
            before,
            sum,
        }
    }
}
