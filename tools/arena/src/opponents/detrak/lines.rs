//! Greedy play on expected lines: what a line will score if each of its cells that can still be noted gets the best
//! symbol with some probability, and any symbol otherwise.

use std::sync::LazyLock;

use engine::detrak::{SIZE, SYMBOLS, Sheet};

/// Bits of a cell in a packed line.
const BITS: usize = 3;
/// The code of a cell that nothing can be noted on any more.
const LOST: usize = 7;
/// Packed lines.
const PACKED: usize = 1 << (BITS * SIZE);
/// The probability that a cell gets the symbol that is best for the line.
const WANTED: f32 = 0.25;
/// The points of a run by its length (Scoring).
const RUN: [f32; SIZE + 1] = [0.0, 0.0, 2.0, 3.0, 8.0, 10.0];
/// What a row or column without points costs by the advanced rules.
const NOTHING: f32 = -5.0;

/// The expected points of every packed line, if one without points costs nothing, or [`NOTHING`].
static EXPECTED: LazyLock<[Vec<f32>; 2]> = LazyLock::new(|| [0.0, NOTHING].map(expectations));

fn expectations(nothing: f32) -> Vec<f32> {
    let mut known = vec![f32::NAN; PACKED];
    for line in 0..PACKED {
        expectation(line, nothing, &mut known);
    }
    known
}

fn expectation(line: usize, nothing: f32, known: &mut [f32]) -> f32 {
    if !known[line].is_nan() {
        return known[line];
    }
    let free = (0..SIZE).find(|cell| line >> (BITS * cell) & 7 == 0);
    let value = match free {
        None => match points(line) {
            0.0 => nothing,
            points => points,
        },
        Some(cell) => {
            let (mut best, mut sum) = (f32::NEG_INFINITY, 0.0);
            for symbol in 1..=SYMBOLS {
                let value = expectation(line | symbol << (BITS * cell), nothing, known);
                best = best.max(value);
                sum += value;
            }
            WANTED * best + (1.0 - WANTED) * sum / SYMBOLS as f32
        }
    };
    known[line] = value;
    value
}

/// The points of the runs of a line without free cells.
fn points(line: usize) -> f32 {
    let at = |cell: usize| line >> (BITS * cell) & 7;
    let (mut sum, mut run) = (0.0, 1);
    for cell in 1..=SIZE {
        if cell < SIZE && at(cell) == at(cell - 1) && at(cell) != LOST {
            run += 1;
        } else {
            sum += RUN[run];
            run = 1;
        }
    }
    sum
}

/// The packed rows, columns and diagonal of a sheet, with [`LOST`] on the cells where nothing can be noted any more.
pub fn packed(sheet: Sheet) -> [usize; 2 * SIZE + 1] {
    let rows = sheet.packed();
    let lost = sheet.isolated();
    let mut lines = [0; 2 * SIZE + 1];
    for row in 0..SIZE {
        for column in 0..SIZE {
            let code = match lost >> (row * SIZE + column) & 1 {
                1 => LOST,
                _ => usize::from(rows[row]) >> (BITS * column) & 7,
            };
            lines[row] |= code << (BITS * column);
            lines[SIZE + column] |= code << (BITS * row);
            if row + column == SIZE - 1 {
                lines[2 * SIZE] |= code << (BITS * column);
            }
        }
    }
    lines
}

/// The points that a sheet is expected to score.
pub fn expected(sheet: Sheet, advanced: bool) -> f32 {
    let lines = packed(sheet);
    let (straight, diagonal) = lines.split_at(2 * SIZE);
    let table = &EXPECTED[usize::from(advanced)];
    let sum: f32 = straight.iter().map(|line| table[*line]).sum();
    sum + if advanced {
        2.0 * EXPECTED[0][diagonal[0]]
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::detrak::{Cell, Symbol, random_sheet};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn a_finished_sheet_is_expected_to_score_what_it_scores() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..200 {
            let sheet = random_sheet(&mut rng);
            if !sheet.has_room() {
                for advanced in [false, true] {
                    let score = sheet.score(advanced) as f32;
                    assert!((expected(sheet, advanced) - score).abs() < 1e-3);
                }
            }
        }
    }

    #[test]
    fn equal_neighbours_are_better_than_others() {
        let sheet = |symbols: [usize; 2]| {
            let symbols = symbols.map(|index| Symbol::new(index).unwrap());
            let cell = |column| Cell::new(0, column).unwrap();
            Sheet::EMPTY
                .with(cell(0), symbols[0])
                .with(cell(1), symbols[1])
        };
        assert!(expected(sheet([2, 2]), false) > expected(sheet([2, 3]), false) + 1.0);
    }
}
