//! Learned pattern tables: what a grid will score, as a sum of numbers found by its contents (an n-tuple network:
//! Lucas, Learning to Play Othello with N-Tuple Systems, 2008).
//!
//! It differs from the table of the level strong: every two turns of the round have their own numbers, and lone cards
//! are counted by how many equal ones are unseen, and by how many face-down neighbours they have.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use bots::dekal::net::Planes;
use bots::dekal::round::{Counts, Round};
use bots::dekal::table::places;
use engine::dekal::{Cell, Grid};

/// What can be on a cell: a face-down card, ten values, or the hole.
const SYMBOLS: usize = 12;
/// The contents of four cells.
const PATTERNS: usize = SYMBOLS.pow(4);
/// For each shape of [`places`], the orders of its four cells that mean the same.
const SAME: [&[[usize; 4]]; 5] = [
    &[[0, 2, 1, 3]],
    &[[1, 0, 3, 2]],
    &[
        [1, 0, 3, 2],
        [2, 3, 0, 1],
        [3, 2, 1, 0],
        [0, 2, 1, 3],
        [3, 1, 2, 0],
        [1, 3, 0, 2],
        [2, 0, 3, 1],
    ],
    &[[3, 2, 1, 0]],
    &[[3, 2, 1, 0]],
];
/// The places of all shapes on a grid.
const PLACES: usize = 17;
/// The parts of a round with numbers of their own, and the turns of each.
const STAGES: usize = 8;
const STAGE_TURNS: usize = 2;
/// The numbers for lone cards: by turns played (0 to 16), value, unseen cards of that value (0 to 10), and face-down
/// neighbours (0 to 4).
const LONE: usize = 17 * 10 * 11 * 5;
/// Numbers are kept in 16ths of a point, a byte each.
const UNIT: f32 = 16.0;

/// The number of each pattern of each shape; patterns that mean the same share it.
static NUMBERED: LazyLock<(Vec<u32>, usize)> = LazyLock::new(|| {
    let mut numbers = vec![u32::MAX; SAME.len() * PATTERNS];
    let mut count = 0;
    for (shape, same) in SAME.iter().enumerate() {
        for pattern in 0..PATTERNS {
            let digits: [usize; 4] =
                core::array::from_fn(|place| pattern / SYMBOLS.pow(3 - place as u32) % SYMBOLS);
            let reordered = same.iter().map(|order| {
                let digits = order.iter().map(|place| digits[*place]);
                digits.fold(0, |sum, digit| sum * SYMBOLS + digit)
            });
            let first = reordered.fold(pattern, usize::min);
            let (index, first) = (shape * PATTERNS + pattern, shape * PATTERNS + first);
            if numbers[first] == u32::MAX {
                numbers[first] = count;
                count += 1;
            }
            numbers[index] = numbers[first];
        }
    }
    (numbers, count as usize)
});

/// The tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Tables {
    /// In points: the patterns of each stage, then the lone cards.
    numbers: Vec<f32>,
}

/// What the value of a grid depends on besides the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Turns played, 0 to 16.
    pub turn: u8,
    /// The unseen cards, by value.
    pub unseen: Counts,
}

impl Moment {
    /// After `turns` more turns of a round, as far as it is known now.
    pub fn of(round: &Round, turns: u8) -> Moment {
        Moment {
            turn: round.turn + turns,
            unseen: round.unseen,
        }
    }
}

/// The numbers of a grid: patterns, and one for each lone card.
struct Active {
    patterns: [usize; PLACES],
    lone: ArrayVec<usize, 16>,
}

impl Active {
    fn of(grid: Grid, hole: Option<Cell>, moment: &Moment) -> Active {
        let (numbered, count) = &*NUMBERED;
        let stage = (usize::from(moment.turn) / STAGE_TURNS).min(STAGES - 1);
        let planes = Planes::of(grid);
        let turn = usize::from(moment.turn);
        let blank = grid.face_down();
        let lone = Cell::all().filter_map(|cell| {
            let value = usize::from(grid.get(cell)?.get()) - 1;
            if planes.paired & 1 << cell.index() != 0 {
                return None;
            }
            let unseen = usize::from(moment.unseen[value]).min(10);
            let neighbours = cell.neighbours().filter(|other| blank.contains(*other));
            Some(STAGES * count + ((turn * 10 + value) * 11 + unseen) * 5 + neighbours.count())
        });
        Active {
            patterns: places(grid, hole).map(|place| stage * count + numbered[place] as usize),
            lone: lone.collect(),
        }
    }

    /// All numbers, some of them more than once.
    fn all(&self) -> impl Iterator<Item = usize> {
        self.patterns.iter().chain(&self.lone).copied()
    }
}

impl Tables {
    /// Tables that expect this many points of every grid.
    pub fn flat(points: f32) -> Tables {
        let patterns = STAGES * NUMBERED.1;
        let mut numbers = vec![points / PLACES as f32; patterns];
        numbers.resize(patterns + LONE, 0.0);
        Tables { numbers }
    }

    /// Reads the bytes of [`Tables::to_bytes`]; `None` if they are no tables.
    pub fn from_bytes(bytes: &[u8]) -> Option<Tables> {
        let numbers: Vec<f32> = bytes
            .iter()
            .map(|byte| f32::from(*byte as i8) / UNIT)
            .collect();
        (numbers.len() == STAGES * NUMBERED.1 + LONE).then_some(Tables { numbers })
    }

    /// The tables as bytes, their numbers rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let byte = |number: &f32| (number * UNIT).round() as i8 as u8;
        self.numbers.iter().map(byte).collect()
    }

    /// The points that a grid is expected to score.
    pub fn expected(&self, grid: Grid, hole: Option<Cell>, moment: &Moment) -> f32 {
        if hole.is_none() && grid.face_down().is_empty() {
            return grid.score() as f32;
        }
        self.sum(&Active::of(grid, hole, moment))
    }

    fn sum(&self, active: &Active) -> f32 {
        active.all().map(|place| self.numbers[place]).sum()
    }

    /// Moves the expected score of a grid towards a target, by a share of the error.
    pub fn move_towards(
        &mut self,
        grid: Grid,
        hole: Option<Cell>,
        moment: &Moment,
        target: f32,
        rate: f32,
    ) {
        let active = Active::of(grid, hole, moment);
        let error = target - self.sum(&active);
        let step = rate * error / active.all().count() as f32;
        for place in active.all() {
            self.numbers[place] += step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::dekal::symmetry::Symmetry;

    #[test]
    fn turned_and_mirrored_grids_have_the_same_numbers() {
        let rows = [[5, 8, 8, 5], [3, 10, 1, 1], [10, 0, 1, 4], [10, 4, 0, 7]];
        let grid = Grid::from_rows(rows).unwrap();
        let moment = Moment {
            turn: 9,
            unseen: [6; 10],
        };
        let sorted = |number| {
            let symmetry = Symmetry::new(number);
            let hole = Cell::from_index(9).map(|cell| symmetry.cell(cell));
            let mut patterns = Active::of(symmetry.grid(grid), hole, &moment).patterns;
            patterns.sort_unstable();
            patterns
        };
        for number in 1..Symmetry::COUNT {
            assert_eq!(sorted(number), sorted(0));
        }
    }

    #[test]
    fn a_grid_is_learned_and_kept_in_bytes() {
        let mut tables = Tables::flat(20.0);
        let rows = [[5, 8, 8, 5], [3, 10, 1, 1], [10, 0, 1, 4], [10, 4, 0, 7]];
        let grid = Grid::from_rows(rows).unwrap();
        let moment = Moment {
            turn: 14,
            unseen: [3; 10],
        };
        for _ in 0..50 {
            tables.move_towards(grid, None, &moment, 31.0, 0.5);
        }
        assert!((tables.expected(grid, None, &moment) - 31.0).abs() < 1e-3);
        let read = Tables::from_bytes(&tables.to_bytes()).unwrap();
        assert!((read.expected(grid, None, &moment) - 31.0).abs() < 1.0);
        assert_eq!(Tables::from_bytes(&[0; 7]), None);
    }
}
