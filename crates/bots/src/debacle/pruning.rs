//! What a search leaves out although it might matter: positions that are too bad, and actions that come too late in the
//! order. How much was decided by matches (docs/lab/debacle.md).

use super::value::SURE;

/// Positions are razored up to this depth.
pub const RAZORING_DEPTH: i32 = 3;

/// Razoring (Birmingham and Kent, Tree-Searching and Tree-Pruning Techniques, 1977): whether a position of this static
/// value is so far below `alpha`, by a margin for each action, that at most captures help.
pub const fn is_razored(value: i32, margin: i32, depth: i32, alpha: i32) -> bool {
    value + margin * depth <= alpha
}

/// Late-move pruning: whether so many actions have been tried at this depth that another quiet one need not be.
pub const fn are_enough(tried: usize, depth: i32) -> bool {
    tried as i32 >= 3 + depth * depth
}

/// Whether anything may be left out with this window: not where a line of play is wanted, nor if the match may be
/// decided for certain.
pub const fn is_allowed(alpha: i32, beta: i32) -> bool {
    beta - alpha == 1 && alpha.abs() < SURE
}
