//! The value of a full grid.

use engine::dekal::Grid;

use super::net::GridValue;

/// The cost of a card left in a full grid, in log-odds of the round's win: so much that the slightest lead is
/// as good as the win.
pub const CARD_LEFT: f32 = 8.0;
/// The cost of a point, in log-odds: more than that of all cards left, since they only break ties.
pub const POINT: f32 = 17.0 * CARD_LEFT;

/// The value of a full grid: nothing is left to estimate.
pub fn terminal_value(grid: Grid) -> GridValue {
    let points = grid.score() as f32;
    GridValue {
        points,
        standing: -POINT * points - CARD_LEFT * grid.cards_left() as f32,
    }
}
