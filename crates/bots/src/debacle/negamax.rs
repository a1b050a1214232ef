//! Plain negamax over single actions to a fixed depth, without pruning. The casual level and the amateur play
//! by it, and tests compare the search of the higher levels with it.

use engine::debacle::{OCCURRENCES, Position};

use super::evaluator::Evaluator;
use super::match_state::MatchState;
use super::search::spent;
use super::value::before;

/// A search, with what it needs besides the position.
pub struct Negamax<'a, E> {
    pub evaluator: &'a E,
    pub match_state: &'a MatchState,
    /// The hashes of the positions at which turns began.
    pub seen: &'a [u64],
}

impl<E: Evaluator> Negamax<'_, E> {
    /// The value for the side to move, which sometimes stays to move.
    pub fn value(&self, position: &Position, depth: i32) -> i32 {
        if position.is_over() {
            return self
                .evaluator
                .end(position, self.match_state, position.mover());
        }
        if depth <= 0 {
            let accumulator = self.evaluator.accumulate(position, self.match_state);
            return self
                .evaluator
                .value(position, &accumulator, self.match_state);
        }
        let choices = position.choices().len() as usize;
        let mut best = i32::MIN;
        position.actions(&mut |action| {
            let mut after = *position;
            after.act_unchecked(action);
            let depth = depth - spent(action, choices);
            best = best.max(self.after(position, &after, depth));
        });
        best
    }

    /// The value of the position after an action, for the side that acted.
    pub fn after(&self, from: &Position, to: &Position, depth: i32) -> i32 {
        let mover = from.mover();
        if to.mover() == mover {
            return before(self.value(to, depth));
        }
        let seen = self.seen.iter().filter(|seen| **seen == to.hash());
        before(if seen.count() + 1 >= OCCURRENCES {
            self.evaluator.end(to, self.match_state, mover)
        } else {
            -self.value(to, depth)
        })
    }
}
