//! The plainest search that is right: alpha-beta over single actions (Knuth
//! and Moore, An Analysis of Alpha-Beta Pruning, 1975), to a fixed depth.

use engine::debacle::Position;

use super::judge::Judge;
use super::stakes::Stakes;

/// Looks so many actions ahead.
pub struct Plain<'a, J> {
    pub judge: &'a J,
    pub stakes: &'a Stakes,
    /// How often a position occurred before at the beginning of a turn.
    pub occurred: &'a dyn Fn(&Position) -> usize,
}

impl<J: Judge> Plain<'_, J> {
    /// The value for whoever is to move, at least where it lies between
    /// `alpha` and `beta`. The side to move comes from the position: it often
    /// stays the same.
    pub fn value(&self, position: &Position, depth: u32, alpha: i32, beta: i32) -> i32 {
        if position.is_over() {
            return self.judge.end(position, self.stakes, position.mover());
        }
        if depth == 0 {
            return self.judge.value(position, self.stakes);
        }
        let mut best = i32::MIN;
        position.actions(&mut |action| {
            let alpha = alpha.max(best);
            if alpha < beta {
                let mut after = *position;
                after.play(action);
                best = best.max(self.after(position, &after, depth - 1, alpha, beta));
            }
        });
        best
    }

    /// The value of what an action led to, for whoever acted.
    pub fn after(
        &self,
        before: &Position,
        after: &Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let mover = before.mover();
        if after.mover() == mover {
            return self.value(after, depth, alpha, beta);
        }
        if (self.occurred)(after) + 1 >= engine::debacle::OCCURRENCES {
            return self.judge.end(after, self.stakes, mover);
        }
        -self.value(after, depth, -beta, -alpha)
    }
}
