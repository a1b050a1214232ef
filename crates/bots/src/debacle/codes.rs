//! Actions as small numbers, for tables.

use engine::debacle::{Action, Move};

/// The number of codes.
pub const CODES: usize = 7 << 8;
/// The code of no action.
pub const NONE: u16 = u16::MAX;

/// The code of an action, below [`CODES`]. Actions that are possible in the same position have different
/// codes.
pub const fn code(action: Action) -> u16 {
    const fn way(kind: u16, way: Move) -> u16 {
        kind << 8 | (way.direction() as u16) << 6 | way.to().index() as u16
    }
    match action {
        Action::Roll(to) => way(0, to),
        Action::Capture(to) => way(1, to),
        Action::Flip(square) => 2 << 8 | square.index() as u16,
        Action::Return(square) => 3 << 8 | square.index() as u16,
        Action::Keep(square) => 4 << 8 | square.index() as u16,
        Action::Recover(square) => 5 << 8 | square.index() as u16,
        Action::Decline => 6 << 8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::debacle::Square;
    use std::collections::HashSet;

    #[test]
    fn no_two_actions_share_a_code() {
        let ways = Move::all().flat_map(|way| [Action::Roll(way), Action::Capture(way)]);
        let places = Square::all().flat_map(|square| {
            [
                Action::Flip(square),
                Action::Return(square),
                Action::Keep(square),
                Action::Recover(square),
            ]
        });
        let all: Vec<Action> = ways.chain(places).chain([Action::Decline]).collect();
        let codes: HashSet<u16> = all.iter().map(|action| code(*action)).collect();
        assert_eq!(codes.len(), all.len());
        assert!(codes.iter().all(|code| usize::from(*code) < CODES));
    }
}
