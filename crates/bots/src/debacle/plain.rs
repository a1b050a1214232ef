//! The plainest search that is right: negamax over single actions to a fixed
//! depth, without any pruning. It is how the regular level looks, and what the
//! search of higher ones is held against.

use engine::debacle::{OCCURRENCES, Position};

use super::judge::Judge;
use super::search::spent;
use super::stakes::{Stakes, before};

/// What a position is told by, and how often it occurred.
pub struct Plain<'a, J> {
    pub judge: &'a J,
    pub stakes: &'a Stakes,
    /// The hashes of the positions in which turns began.
    pub seen: &'a [u64],
}

impl<J: Judge> Plain<'_, J> {
    /// The value for whoever is to move, who sometimes stays to move.
    pub fn value(&self, position: &Position, depth: i32) -> i32 {
        if position.is_over() {
            return self.judge.end(position, self.stakes, position.mover());
        }
        if depth <= 0 {
            let trace = self.judge.trace(position, self.stakes);
            return self.judge.value(position, &trace, self.stakes);
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

    /// The value of what an action led to, for whoever acted.
    pub fn after(&self, from: &Position, to: &Position, depth: i32) -> i32 {
        let mover = from.mover();
        if to.mover() == mover {
            return before(self.value(to, depth));
        }
        let seen = self.seen.iter().filter(|seen| **seen == to.hash());
        before(if seen.count() + 1 >= OCCURRENCES {
            self.judge.end(to, self.stakes, mover)
        } else {
            -self.value(to, depth)
        })
    }
}
