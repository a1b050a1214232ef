//! What a grid is worth once it is full.

use engine::dekal::Grid;

use super::net::GridValue;

/// What a card left in a full grid costs, in log-odds of the round's win: so much that the
/// slightest lead is as good as the win.
pub const CARD_LEFT: f32 = 8.0;
/// What a point costs, in log-odds: more than all cards left, since they only break ties.
pub const POINT: f32 = 17.0 * CARD_LEFT;

/// What a full grid is worth: nothing is left to estimate.
pub fn terminal_value(grid: Grid) -> GridValue {
    let points = grid.score() as f32;
    GridValue {
        points,
        standing: -POINT * points - CARD_LEFT * grid.cards_left() as f32,
    }
}
