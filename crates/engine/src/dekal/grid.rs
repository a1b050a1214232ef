//! A player's 4 × 4 grid, packed into 64 bits.

use core::fmt;

use super::card::CardValue;
use super::cell::{CELLS, Cell, Push, SIZE, Side};

/// The lowest bit of every cell.
const ONES: u64 = 0x1111_1111_1111_1111;
/// The lowest bit of the cells that have a neighbour to their right.
const NOT_LAST_COLUMN: u64 = 0x0111_0111_0111_0111;
/// The lowest bit of the cells that have a neighbour below.
const NOT_LAST_ROW: u64 = 0x0000_1111_1111_1111;
const CARD_BITS: u32 = 4;
const ROW_BITS: u32 = CARD_BITS * SIZE as u32;

/// A grid of 16 cells. Each cell has a card that is face up, or is blank: a face-down card, or the hole.
///
/// A cell takes 4 bits, row by row from the lowest: a value from 1 to 10, or 0 if it is blank. The grid does
/// not know which blank cell is the hole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u64", into = "u64")
)]
pub struct Grid(u64);

/// A set of cells of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u16);

impl CellSet {
    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.index()) != 0
    }

    /// The number of cells in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set as bits: bit 0 for the first cell, row by row.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with this cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | (1 << cell.index()))
    }

    /// The cell at this place in the set, counted from 0, row by row; the last cell of the grid if the set has
    /// fewer cells.
    pub const fn nth(self, place: usize) -> Cell {
        let mut rest = self.0;
        let mut skip = place;
        while skip > 0 {
            rest &= rest.wrapping_sub(1);
            skip -= 1;
        }
        match Cell::from_index(rest.trailing_zeros() as usize) {
            Some(cell) => cell,
            None => Cell::LAST,
        }
    }

    /// The cells of the set, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        Cell::all().filter(move |cell| self.contains(*cell))
    }
}

impl Grid {
    /// A grid without face-up cards.
    pub const EMPTY: Grid = Grid(0);

    /// A grid from its rows, with 0 for a blank cell.
    ///
    /// `None` if a number is above 10.
    pub fn from_rows(rows: [[u8; SIZE]; SIZE]) -> Option<Grid> {
        rows.as_flattened()
            .iter()
            .zip(Cell::all())
            .try_fold(Grid::EMPTY, |grid, (&value, cell)| match value {
                0 => Some(grid),
                _ => CardValue::new(value).map(|card| grid.with(cell, card)),
            })
    }

    /// The face-up card on a cell; `None` for a face-down card or the hole.
    pub const fn get(self, cell: Cell) -> Option<CardValue> {
        CardValue::new((self.0 >> (CARD_BITS * cell.index() as u32)) as u8 & 15)
    }

    /// The cells without a face-up card.
    pub const fn face_down(self) -> CellSet {
        CellSet(gather(!occupied(self.0) & ONES))
    }

    /// The blank cell at this place, from 0, row by row: the same as `face_down().nth(place)`, but in few steps and
    /// without a branch. The last cell of the grid if there are fewer.
    pub const fn nth_face_down(self, place: usize) -> Cell {
        let blank = !occupied(self.0) & ONES;
        // The product adds up the cells: each gets the number of blank cells up to it, and the shift makes that
        // the number of blank cells before it (at most 15, so nothing carries). Exactly one blank cell has
        // `place` before it.
        let before = blank.wrapping_mul(ONES) << CARD_BITS;
        let wrong = occupied(before ^ (place as u64 & 15).wrapping_mul(ONES));
        let found = (blank & !wrong).trailing_zeros() / CARD_BITS;
        match Cell::from_index(found as usize) {
            Some(cell) => cell,
            None => Cell::LAST,
        }
    }

    /// The grid with this card face up on a cell; replaces what was there.
    #[must_use]
    pub const fn with(self, cell: Cell, card: CardValue) -> Grid {
        let shift = CARD_BITS * cell.index() as u32;
        Grid(self.0 & !(15 << shift) | (card.get() as u64) << shift)
    }

    /// The grid after a push: the cards between the edge and the hole move one cell towards the hole, the
    /// others stay, and the new card lands on the border cell (The push).
    ///
    /// If the push is not legal for the hole, the result is meaningless; check [`Push::is_legal`] first.
    #[must_use]
    pub const fn pushed_unchecked(self, hole: Cell, push: Push, card: CardValue) -> Grid {
        // In a playout the direction is nearly random, so a table is faster than a branch, which would often be
        // mispredicted. No moving card leaves the word, so a rotation shifts in either direction.
        let slide = &SLIDES[push.side() as usize][hole.index()];
        let moved = (self.0 & slide.moving).rotate_left(slide.by);
        Grid(self.0 & slide.staying | moved | (card.get() as u64) << slide.entry)
    }

    /// The cells whose cards cancel: those with an equal neighbour (Scoring).
    ///
    /// A group of two or more equal connected cards is just a set of cards of which each touches an equal one,
    /// whatever the shape of the group.
    pub const fn cancelled(self) -> CellSet {
        CellSet(gather(cancelling(self.0)))
    }

    /// The sum of the face-up cards that do not cancel: the score, if the grid is full (Scoring).
    pub const fn score(self) -> u32 {
        let left = self.0 & !(cancelling(self.0) * 15);
        let pairs = (left & 0x0f0f_0f0f_0f0f_0f0f) + ((left >> 4) & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// The number of face-up cards that do not cancel; the lower number breaks a tie (Winning).
    pub const fn cards_left(self) -> u32 {
        (occupied(self.0) & !cancelling(self.0)).count_ones()
    }
}

/// The lowest bit of every cell with a card.
const fn occupied(cells: u64) -> u64 {
    let pairs = cells | cells >> 1;
    (pairs | pairs >> 2) & ONES
}

/// The lowest bit of every cell whose card touches an equal one.
const fn cancelling(cells: u64) -> u64 {
    let cards = occupied(cells);
    let right = !occupied(cells ^ cells >> CARD_BITS) & cards & NOT_LAST_COLUMN;
    let below = !occupied(cells ^ cells >> ROW_BITS) & cards & NOT_LAST_ROW;
    right | right << CARD_BITS | below | below << ROW_BITS
}

/// Packs the lowest bit of each of 16 cells into 16 bits.
const fn gather(lowest: u64) -> u16 {
    let pairs = (lowest | lowest >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
    (eights | eights >> 24) as u16
}

/// The effect of a push from a side with the hole on a cell.
struct Slide {
    /// The bits of the cells whose cards move.
    moving: u64,
    /// The bits of the cells whose cards stay.
    staying: u64,
    /// By how many bits a moving card rotates to the left.
    by: u32,
    /// The lowest bit of the border cell.
    entry: u32,
}

/// The effect of a push, for each side and hole.
static SLIDES: [[Slide; CELLS]; 4] = {
    const NONE: Slide = Slide {
        moving: 0,
        staying: 0,
        by: 0,
        entry: 0,
    };
    let mut table = [const { [NONE; CELLS] }; 4];
    let mut index = 0;
    while index < CELLS {
        if let Some(hole) = Cell::from_index(index) {
            let mut side = 0;
            while side < Side::ALL.len() {
                table[side][index] = Slide::new(Side::ALL[side], hole);
                side += 1;
            }
        }
        index += 1;
    }
    table
};

impl Slide {
    const fn new(side: Side, hole: Cell) -> Slide {
        let whole_row = 0xffff << (ROW_BITS * hole.row() as u32);
        let whole_column = 0x000f_000f_000f_000f << (CARD_BITS * hole.column() as u32);
        let before = (1u64 << (CARD_BITS * hole.index() as u32)) - 1;
        let after = !(before << CARD_BITS | 15);
        let (moving, by) = match side {
            Side::Left => (whole_row & before, CARD_BITS),
            Side::Right => (whole_row & after, u64::BITS - CARD_BITS),
            Side::Top => (whole_column & before, ROW_BITS),
            Side::Bottom => (whole_column & after, u64::BITS - ROW_BITS),
        };
        let entry = CARD_BITS * Push::through(side, hole).entry().index() as u32;
        Slide {
            moving,
            staying: !(moving | moving.rotate_left(by) | 15 << entry),
            by,
            entry,
        }
    }
}

impl From<Grid> for u64 {
    fn from(grid: Grid) -> u64 {
        grid.0
    }
}

impl TryFrom<u64> for Grid {
    type Error = &'static str;

    fn try_from(bits: u64) -> Result<Self, Self::Error> {
        let grid = Grid(bits);
        let known = Cell::all().filter(|cell| grid.get(*cell).is_some()).count();
        if known + grid.face_down().len() == CELLS {
            Ok(grid)
        } else {
            Err("a grid holds cards from 1 to 10")
        }
    }
}

impl fmt::Display for Grid {
    /// Four lines of four values, with `.` for blank cells.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            match self.get(cell) {
                Some(card) => write!(f, "{card:>2}", card = card.get())?,
                None => f.write_str(" .")?,
            }
            if cell.index() + 1 < CELLS {
                f.write_str(if cell.column() + 1 == SIZE { "\n" } else { " " })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
