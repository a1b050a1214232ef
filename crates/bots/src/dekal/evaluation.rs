//! A heuristic evaluation of a grid that is not full yet.

use engine::dekal::{CELLS, Cell, Grid};

/// The chance of a lone card to be cancelled by the end of the round, at its beginning and without the
/// chances of its face-down neighbours.
const MATCH: f32 = 0.30;
/// The chance that each face-down neighbour adds.
const NEIGHBOUR: f32 = 0.06;
/// The cost of a face-down card at the end, as a share of its mean value.
const HIDDEN: f32 = 0.55;

/// The expected points of a grid at the end; less is better.
///
/// Cards that touch an equal one count nothing; others count their value, reduced by the chance of a match to
/// come. `mean` is the mean value of the unseen cards.
pub fn expected(grid: Grid, mean: f32) -> f32 {
    let cancelled = grid.cancelled();
    let blank = grid.face_down();
    let to_come = blank.len() as f32 / CELLS as f32;
    let lone: f32 = Cell::all()
        .filter(|cell| !cancelled.contains(*cell))
        .filter_map(|cell| {
            let card = grid.get(cell)?;
            let open = cell
                .neighbours()
                .filter(|other| blank.contains(*other))
                .count();
            let chance = to_come * (MATCH + NEIGHBOUR * open as f32);
            Some(f32::from(card.get()) * (1.0 - chance))
        })
        .sum();
    lone + blank.len() as f32 * mean * HIDDEN
}
