//! What a grid that is not full yet is worth.

use engine::dekal::{CELLS, Cell, Grid};

/// How likely a lone card is to be cancelled by the end of the round when all
/// is still to come, beyond what its face-down neighbours promise.
const MATCH: f32 = 0.30;
/// What each face-down neighbour adds to that.
const NEIGHBOUR: f32 = 0.06;
/// What a face-down card costs at the end, as a share of its mean value.
const HIDDEN: f32 = 0.55;

/// The points a grid is expected to end with: less is better.
///
/// Cards that touch an equal one count nothing; others count their value,
/// less the chance that a match still comes. `mean` is the mean value of the
/// unseen cards.
pub fn expected(grid: Grid, mean: f32) -> f32 {
    let cancelled = grid.cancelled();
    let blank = grid.blank();
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
