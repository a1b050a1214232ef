//! The features of a position: the input of the network.
//!
//! Each side sees the board from its own camp. The features are numbered: dice on squares, captured dice,
//! points, and, for the side to move, what is left of the turn and which dice are in danger.

use engine::debacle::{Danger, GOAL, Position, SIZE, SQUARES, Side, Square, VALUES, Value};

use super::match_state::MatchState;

/// Dice on the board: own and enemy, by value and square.
const BOARD: usize = 0;
/// Captured dice by value and number.
const PILES: usize = BOARD + 2 * VALUES * SQUARES;
/// The number of captured dice, 0 to 5.
const COUNTS: usize = PILES + 2 * VALUES;
const COUNT: usize = 6;
/// Points in steps of two, up to 30.
const TOTALS: usize = COUNTS + 2 * COUNT;
const TOTAL: usize = 16;
/// The rest of the turn: what is due, and the actions left.
const TURN: usize = TOTALS + 2 * TOTAL;
const DUE: usize = 6;
const LEFT: usize = 4;
/// How close the quiet turns are to the end of the round.
const QUIET: usize = TURN + DUE * LEFT;
const QUIETS: [u8; 4] = [16, 20, 24, 27];
/// Who begins the next round, and whether the match can end without points.
const NEXT: usize = QUIET + QUIETS.len() + 1;
/// Dice in danger, by danger and value: own, and enemy.
const DANGERS: usize = NEXT + 4;
const DANGER: usize = Danger::COUNT * VALUES;
/// The number of features.
pub const FEATURES: usize = DANGERS + 2 * DANGER;

/// 0 for own, 1 for enemy.
const fn relative(viewer: Side, side: Side) -> usize {
    viewer.index() ^ side.index()
}

/// The feature of a die.
const fn die(viewer: Side, side: Side, value: Value, square: Square) -> usize {
    let seen = match viewer {
        Side::Red => square.index(),
        Side::Black => SQUARES - 1 - square.index(),
    };
    let kind = relative(viewer, side) * VALUES + value.get() as usize - 1;
    BOARD + kind * SQUARES + seen
}

fn square(position: &Position, square: Square, times: i16, out: &mut impl FnMut(Side, usize, i16)) {
    if let Some((side, value)) = position.board().get(square) {
        for viewer in Side::ALL {
            out(viewer, die(viewer, side, value, square), times);
        }
    }
}

fn pile(
    position: &Position,
    match_state: &MatchState,
    side: Side,
    times: i16,
    out: &mut impl FnMut(Side, usize, i16),
) {
    let pile = position.pile(side);
    let count = (pile.len() as usize).min(COUNT - 1);
    let total = match_state.total(position, side).clamp(0, GOAL.into()) as usize / 2;
    for viewer in Side::ALL {
        let relative = relative(viewer, side);
        for (value, count) in pile.counts().into_iter().enumerate() {
            if count > 0 {
                let feature = PILES + relative * VALUES + value;
                out(viewer, feature, times * i16::from(count));
            }
        }
        out(viewer, COUNTS + relative * COUNT + count, times);
        out(viewer, TOTALS + relative * TOTAL + total, times);
    }
}

/// All features of both sides in a position, except those of its turn.
pub fn all(position: &Position, match_state: &MatchState, out: &mut impl FnMut(Side, usize, i16)) {
    for side in Side::ALL {
        for (place, _) in position.board().of(side) {
            square(position, place, 1, out);
        }
        pile(position, match_state, side, 1, out);
    }
}

/// The changes of both sides' features by an action, except those of its turn.
pub fn differences(
    before: &Position,
    after: &Position,
    match_state: &MatchState,
    out: &mut impl FnMut(Side, usize, i16),
) {
    for place in before.board().differences(after.board()) {
        square(before, place, -1, out);
        square(after, place, 1, out);
    }
    for side in Side::ALL {
        if before.pile(side) != after.pile(side) {
            pile(before, match_state, side, -1, out);
            pile(after, match_state, side, 1, out);
        }
    }
}

/// The features that only the side to move has: the rest of the turn, and the dice in danger.
#[inline]
pub fn now(position: &Position, match_state: &MatchState, out: &mut impl FnMut(usize)) {
    for feature in turn(position, match_state) {
        out(feature);
    }
    let mover = position.mover();
    for side in [mover, mover.other()] {
        let from = DANGERS + relative(mover, side) * DANGER - 1;
        position.board().dangers(side, &mut |danger, value: Value| {
            out(from + danger as usize * VALUES + usize::from(value.get()));
        });
    }
}

/// The features of the rest of the turn.
fn turn(position: &Position, match_state: &MatchState) -> [usize; 3] {
    let due = match (position.rebounding(), position.returning()) {
        (Some(_), Some(_)) => 4,
        (Some(_), None) => 3,
        (None, Some(_)) => 2,
        (None, None) if position.can_recover() => 5,
        (None, None) => usize::from(position.takes_doubles()),
    };
    let left = usize::from(position.actions_left()).min(LEFT - 1);
    let quiet = if position.captured_in_turn() {
        0
    } else {
        position.quiet_turns()
    };
    let quiet = QUIETS.iter().filter(|from| quiet >= **from).count();
    let begins = usize::from(match_state.next == position.mover());
    [
        TURN + due * LEFT + left,
        QUIET + quiet,
        NEXT + 2 * usize::from(match_state.barren) + begins,
    ]
}

/// The feature mirrored left to right, which the rules do not distinguish.
pub const fn mirrored(feature: usize) -> usize {
    if feature >= PILES {
        return feature;
    }
    let column = feature % SIZE;
    feature - column + (SIZE - 1 - column)
}

/// The features of captured dice with their points, the enemy's as negative.
pub fn points() -> impl Iterator<Item = (usize, f32)> {
    (0..2 * VALUES).map(|index| {
        let sign = if index < VALUES { 1.0 } else { -1.0 };
        (PILES + index, sign * (index % VALUES + 1) as f32)
    })
}
