//! What a round is played for: the match.
//!
//! Values are whole numbers, so that a choice is the same on every machine:
//! [`UNIT`] times the logarithm of the odds of winning the match.

use engine::debacle::{Debacle, GOAL, Position, Side};

use crate::exp::exp;

/// So many units are the natural logarithm of the odds: 0 is an even match,
/// `UNIT` about 73 %.
pub const UNIT: i32 = 400;
/// The value of a match that is won; each action until then takes off 1.
pub const WON: i32 = 30_000;
/// Values beyond this, to both sides, are of matches that will surely be won
/// or lost.
pub const SURE: i32 = 29_000;

/// What a position's round stands in: all of the match that matters to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stakes {
    /// The points of the rounds before, 0 to 29, red's first.
    pub totals: [i32; 2],
    /// Whether the match ends if this round adds nothing to either total.
    pub barren: bool,
    /// Who begins the next round.
    pub next: Side,
}

impl Stakes {
    /// What a round that is being played stands in.
    pub fn of(game: &Debacle) -> Stakes {
        let first = game.first().and_then(Side::of).unwrap_or(Side::Red);
        Stakes {
            totals: Side::ALL.map(|side| game.total(side).into()),
            barren: game.follows_barren(),
            next: first.other(),
        }
    }

    /// A side's total if the round ended here.
    pub fn total(&self, position: &Position, side: Side) -> i32 {
        self.totals[side.index()] + position.pile(side).points() as i32
    }

    /// By how many points a side would lead if the round ended here.
    pub fn lead(&self, position: &Position, side: Side) -> i32 {
        self.total(position, side) - self.total(position, side.other())
    }

    /// Who has won if the round ends here, by the sign of a lead: a side's, or
    /// 0 for a shared win. `None` if another round follows (End of the game).
    pub fn verdict(&self, position: &Position, side: Side) -> Option<i32> {
        let [red, black] = Side::ALL.map(|side| self.total(position, side));
        let won = red.max(black) >= GOAL.into();
        let nothing = [red, black] == self.totals;
        (won || self.barren && nothing).then(|| self.lead(position, side))
    }
}

/// The chance of winning that a value stands for, 0 to 1.
pub fn chance(value: i32) -> f32 {
    1.0 / (1.0 + exp(-value as f32 / UNIT as f32))
}

/// A value one action before: a sure win is better the sooner it comes.
pub const fn before(value: i32) -> i32 {
    if value > SURE {
        value - 1
    } else if value < -SURE {
        value + 1
    } else {
        value
    }
}

/// The value whose [`before`] is the least above a bound, less 1: `before(v)`
/// is above `bound` if and only if `v` is above this.
pub const fn bound_after(bound: i32) -> i32 {
    if bound >= SURE {
        bound + 1
    } else if bound < -SURE {
        bound - 1
    } else {
        bound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_the_inverse_of_delay() {
        for bound in [-WON, -SURE - 1, -SURE, -1, 0, 5, SURE - 1, SURE, WON - 1] {
            for value in -WON..=WON {
                assert_eq!(before(value) > bound, value > bound_after(bound));
            }
        }
    }
}
