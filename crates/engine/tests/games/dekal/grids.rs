//! The packed grid's arithmetic is compared with the same operations cell by cell.

use engine::dekal::{CELLS, CardValue, Cell, Grid, Push, SIZE};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus as Random;

type Rows = [[u8; SIZE]; SIZE];

fn rows(mut cell: impl FnMut(usize) -> u8) -> Rows {
    std::array::from_fn(|row| std::array::from_fn(|column| cell(row * SIZE + column)))
}

fn pick(rng: &mut impl Rng, count: usize) -> usize {
    ((u64::from(rng.next_u32()) * count as u64) >> 32) as usize
}

/// The cells in groups of two or more equal cards, by flood fill (Scoring).
fn flooded(rows: &Rows) -> [bool; CELLS] {
    let value = |cell: Cell| rows[cell.row()][cell.column()];
    let mut cancelled = [false; CELLS];
    let mut seen = [false; CELLS];
    for start in Cell::all() {
        if seen[start.index()] || value(start) == 0 {
            continue;
        }
        let mut group = vec![start];
        seen[start.index()] = true;
        let mut next = 0;
        while next < group.len() {
            for other in group[next].neighbours() {
                if !seen[other.index()] && value(other) == value(start) {
                    seen[other.index()] = true;
                    group.push(other);
                }
            }
            next += 1;
        }
        if group.len() > 1 {
            group.iter().for_each(|cell| cancelled[cell.index()] = true);
        }
    }
    cancelled
}

fn check_score(rows: &Rows) {
    let grid = Grid::from_rows(*rows).expect("values are at most 10");
    let flooded = flooded(rows);
    let left = || {
        Cell::all()
            .filter(|cell| !flooded[cell.index()])
            .map(|cell| u32::from(rows[cell.row()][cell.column()]))
            .filter(|value| *value > 0)
    };
    assert_eq!(grid.score(), left().sum::<u32>(), "{grid}");
    assert_eq!(grid.cards_left() as usize, left().count(), "{grid}");
    for cell in Cell::all() {
        let here = grid.cancelled().contains(cell);
        assert_eq!(here, flooded[cell.index()], "{grid} at {cell}");
    }
}

#[test]
fn every_grid_of_two_values_scores_as_a_flood_fill_says() {
    for (one, other) in [(1, 2), (7, 8), (10, 5), (0, 9)] {
        for pattern in 0..1 << CELLS {
            check_score(&rows(
                |cell| {
                    if pattern >> cell & 1 == 1 { one } else { other }
                },
            ));
        }
    }
}

#[test]
fn random_grids_score_as_a_flood_fill_says() {
    let mut rng = Random::seed_from_u64(31);
    for round in 0..1_000_000 {
        // Few values make large groups, ten are as in the game.
        let values = 2 + round % 9;
        let blanks = round / 9 % 3;
        check_score(&rows(|_| {
            if blanks > 0 && pick(&mut rng, 4) < blanks {
                0
            } else {
                1 + pick(&mut rng, values) as u8
            }
        }));
    }
}

#[test]
fn the_nth_blank_cell_is_what_counting_finds() {
    let card = CardValue::new(10).unwrap();
    for pattern in 0u32..1 << CELLS {
        let up = |cell: &Cell| pattern >> cell.index() & 1 == 1;
        let grid = Cell::all()
            .filter(up)
            .fold(Grid::EMPTY, |grid, cell| grid.with(cell, card));
        let blank: Vec<Cell> = Cell::all().filter(|cell| !up(cell)).collect();
        assert_eq!(grid.face_down().iter().collect::<Vec<_>>(), blank);
        for place in 0..CELLS {
            let expected = blank.get(place).copied().unwrap_or(Cell::LAST);
            assert_eq!(grid.nth_face_down(place), expected, "{grid}, {place}");
            assert_eq!(grid.face_down().nth(place), expected, "{grid}, {place}");
        }
    }
}

#[test]
fn every_push_moves_what_it_should() {
    let mut rng = Random::seed_from_u64(32);
    let mut pushes = 0;
    for _ in 0..20_000 {
        let before = rows(|_| pick(&mut rng, 11) as u8);
        let card = 1 + pick(&mut rng, 10) as u8;
        for hole in Cell::all() {
            for push in Push::legal(hole) {
                let mut before = before;
                before[hole.row()][hole.column()] = 0;
                let mut after = before;
                // From the hole to the edge, each cell gets the card of the next one (The push).
                let line: Vec<Cell> = push.moved(hole).chain([hole]).collect();
                for pair in line.windows(2) {
                    after[pair[1].row()][pair[1].column()] =
                        before[pair[0].row()][pair[0].column()];
                }
                after[line[0].row()][line[0].column()] = card;
                let pushed = Grid::from_rows(before).unwrap().pushed_unchecked(
                    hole,
                    push,
                    CardValue::new(card).unwrap(),
                );
                assert_eq!(pushed, Grid::from_rows(after).unwrap(), "{hole} {push}");
                pushes += 1;
            }
        }
    }
    // From two edges into a corner, from three to a side, from four into the middle.
    assert_eq!(pushes, 20_000 * (4 * 2 + 8 * 3 + 4 * 4));
}
