//! Move ordering.

use arrayvec::ArrayVec;
use engine::debacle::{Action, Position};

use super::codes::{CODES, code};

/// The most actions of a position: six dice roll or capture in four directions and flip, or enemy dice stay;
/// a die returns or is recovered to six squares; and declining.
pub const MAX_ACTIONS: usize = 64;

/// Actions to search, each with its priority.
pub type Moves = ArrayVec<(Action, i32), MAX_ACTIONS>;

/// The best known action comes first.
const KNOWN: i32 = 1 << 30;
/// Captures come next, by their points.
const CAPTURE: i32 = 1 << 24;
/// Then killer actions, and the rest by the history heuristic.
const KILLER: i32 = 1 << 22;
const MAX_HISTORY: i32 = 1 << 20;

/// How often quiet actions were good, for each side (Schaeffer, The History Heuristic, 1983).
pub struct History(Box<[[i32; CODES]; 2]>);

impl History {
    pub fn new() -> History {
        History(Box::new([[0; CODES]; 2]))
    }

    /// Rewards an action that was good, and punishes those that were searched before it.
    pub fn learn(&mut self, position: &Position, tried: &[(Action, i32)], depth: i32) {
        let Some((good, others)) = tried.split_last() else {
            return;
        };
        let side = &mut self.0[position.mover().index()];
        let gain = (depth * depth).min(400);
        let mut nudge = |action: Action, by: i32| {
            let place = &mut side[usize::from(code(action))];
            // The greater the number, the more it is pulled towards zero.
            // The product of the two exceeds 32 bits in long searches.
            let drawn = i64::from(*place) * i64::from(by.abs()) / i64::from(MAX_HISTORY);
            *place += by - drawn as i32;
        };
        nudge(good.0, 32 * gain);
        for (other, _) in others {
            if !is_capture(*other) {
                nudge(*other, -8 * gain);
            }
        }
    }

    fn of(&self, position: &Position, code: u16) -> i32 {
        self.0[position.mover().index()][usize::from(code)]
    }
}

/// Whether an action captures dice.
pub const fn is_capture(action: Action) -> bool {
    matches!(action, Action::Capture(_) | Action::Keep(_))
}

/// What helps to order actions.
pub struct Hints<'a> {
    /// The code of the best action known.
    pub known: u16,
    /// Killer actions: the best ones in similar nodes, by their codes.
    pub killers: [u16; 2],
    pub history: &'a History,
}

impl Hints<'_> {
    fn of(&self, position: &Position, action: Action) -> i32 {
        let code = code(action);
        if code == self.known {
            KNOWN
        } else if is_capture(action) {
            CAPTURE + gain(position, action)
        } else if self.killers.contains(&code) {
            KILLER
        } else {
            self.history.of(position, code)
        }
    }
}

/// The least points of a capture, and a little less for a higher attacker.
fn gain(position: &Position, action: Action) -> i32 {
    let shown = |square| {
        let die = position.board().get(square);
        die.map_or(0, |(_, value)| i32::from(value.get()))
    };
    match action {
        Action::Capture(way) => 8 * shown(way.to()) - shown(way.from()),
        Action::Keep(square) => 8 * shown(square),
        _ => 0,
    }
}

/// All actions of a position.
pub fn all(position: &Position, hints: &Hints<'_>, moves: &mut Moves) {
    moves.clear();
    position.actions(&mut |action| {
        // There are never more than fit.
        let _ = moves.try_push((action, hints.of(position, action)));
    });
}

/// The actions that capture dice.
pub fn captures(position: &Position, known: u16, moves: &mut Moves) {
    moves.clear();
    let mut out = |action: Action| {
        let order = if code(action) == known {
            KNOWN
        } else {
            gain(position, action)
        };
        let _ = moves.try_push((action, order));
    };
    if position.takes_doubles() {
        position.actions(&mut |action| {
            if is_capture(action) {
                out(action);
            }
        });
    } else {
        position.choices().each_capture(&mut out);
    }
}

/// Swaps the most promising of the actions from a place on to that place, and returns it; of equal ones the
/// first.
pub fn pick(moves: &mut Moves, place: usize) -> Option<Action> {
    let rest = moves.get(place..)?;
    let mut best = 0;
    for (index, (_, order)) in rest.iter().enumerate() {
        if *order > rest[best].1 {
            best = index;
        }
    }
    moves.get(place + best)?;
    moves.swap(place, place + best);
    Some(moves[place].0)
}
