//! How far the actions of a decision are apart, and whether that leaves a grey zone.

use protocol::Judgement;

/// A wrong action is behind by so many margins at least, and by so many standard errors.
const WRONG: (f32, f32) = (3.0, 5.0);
/// What differs by no more standard errors may be luck.
const LUCK: f32 = 3.0;

/// How far every legal action is behind the best, by one judge, in the unit of its values.
#[derive(Clone, PartialEq, Debug)]
pub struct Gaps<A> {
    /// Up to this, an action is as good as the best.
    pub margin: f32,
    /// The actions.
    pub all: Vec<Gap<A>>,
}

/// How far an action is behind the best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gap<A> {
    /// The action.
    pub action: A,
    /// How far it is behind.
    pub behind: f32,
    /// The standard error of that; 0 if nothing was sampled.
    pub error: f32,
}

impl<A: Copy + PartialEq> Gaps<A> {
    /// Those of actions with values that were not sampled.
    pub fn exact(margin: f32, values: impl Iterator<Item = (A, f32)> + Clone) -> Gaps<A> {
        let best = values.clone().map(|(_, value)| value);
        let best = best.fold(f32::NEG_INFINITY, f32::max);
        let gap = |(action, value)| Gap {
            action,
            behind: best - value,
            error: 0.0,
        };
        Gaps {
            margin,
            all: values.map(gap).collect(),
        }
    }

    /// Those of a judgement; of none if nothing is known.
    pub fn of(judgement: &Judgement<A>) -> Gaps<A> {
        let Some(best) = judgement.best() else {
            return Gaps {
                margin: 0.0,
                all: Vec::new(),
            };
        };
        let gap = |one: &protocol::JudgedAction<A>| Gap {
            action: one.action,
            behind: best.expectation.value - one.expectation.value,
            error: one.error,
        };
        Gaps {
            // The best has no error, so this is the game's margin.
            margin: judgement.margin(best),
            all: judgement.actions().iter().map(gap).collect(),
        }
    }

    /// What two judgements on different luck say together, each weighted by how certain it is.
    #[must_use]
    pub fn pooled(mut self, other: &Gaps<A>) -> Gaps<A> {
        for gap in &mut self.all {
            let Some(more) = other.all.iter().find(|more| more.action == gap.action) else {
                continue;
            };
            // The best of one judgement has no error there.
            let (error, more_error) = (
                gap.error.max(more.error / 2.0),
                more.error.max(gap.error / 2.0),
            );
            if error <= 0.0 {
                continue;
            }
            let weights = [error.powi(-2), more_error.powi(-2)];
            let sum: f32 = weights.iter().sum();
            gap.behind = (gap.behind * weights[0] + more.behind * weights[1]) / sum;
            gap.error = sum.powf(-0.5);
        }
        self
    }

    /// The right actions: as good as the best, where every other is clearly worse. `None` if some action is neither, or if
    /// none is worse.
    pub fn right(&self) -> Option<Vec<A>> {
        let is_right = |gap: &Gap<A>| gap.behind <= self.margin;
        let is_wrong =
            |gap: &Gap<A>| gap.behind >= WRONG.0 * self.margin && gap.behind >= WRONG.1 * gap.error;
        let is_clear = self.all.iter().all(|gap| is_right(gap) || is_wrong(gap));
        let right = self.all.iter().filter(|gap| is_right(gap));
        let right: Vec<A> = right.map(|gap| gap.action).collect();
        (is_clear && right.len() < self.all.len()).then_some(right)
    }

    /// Whether a larger judgement may still find right and wrong actions only, and some of both.
    pub fn may_be_clear(&self) -> bool {
        let least = |gap: &Gap<A>| gap.behind - LUCK * gap.error;
        let most = |gap: &Gap<A>| gap.behind + LUCK * gap.error;
        let wrong = WRONG.0 * self.margin;
        let is_grey = |gap: &Gap<A>| least(gap) > self.margin && most(gap) < wrong;
        !self.all.iter().any(is_grey) && self.all.iter().any(|gap| most(gap) >= wrong)
    }

    /// Whether what is said here agrees with these right actions, but for luck.
    pub fn agree_with(&self, right: &[A]) -> bool {
        self.all.iter().all(|gap| {
            if right.contains(&gap.action) {
                gap.behind - LUCK * gap.error <= self.margin
            } else {
                gap.behind > self.margin && gap.behind + LUCK * gap.error >= WRONG.0 * self.margin
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gaps(all: &[(char, f32, f32)]) -> Gaps<char> {
        let gap = |&(action, behind, error)| Gap {
            action,
            behind,
            error,
        };
        Gaps {
            margin: 0.01,
            all: all.iter().map(gap).collect(),
        }
    }

    #[test]
    fn nothing_may_lie_between_right_and_wrong() {
        let clear = gaps(&[('a', 0.0, 0.0), ('b', 0.009, 0.002), ('c', 0.04, 0.007)]);
        assert_eq!(clear.right(), Some(vec!['a', 'b']));
        assert!(clear.agree_with(&['a', 'b']));
        assert!(!clear.agree_with(&['a']) && !clear.agree_with(&['a', 'b', 'c']));
        for (behind, error) in [(0.02, 0.001), (0.04, 0.009)] {
            let grey = gaps(&[('a', 0.0, 0.0), ('b', behind, error)]);
            assert_eq!(grey.right(), None, "{behind} ± {error}");
            assert_eq!(grey.may_be_clear(), error > 0.002);
        }
        assert_eq!(gaps(&[('a', 0.0, 0.0), ('b', 0.01, 0.0)]).right(), None);
        assert!(!gaps(&[('a', 0.0, 0.0), ('b', 0.01, 0.001)]).may_be_clear());
    }

    #[test]
    fn two_judgements_are_more_certain_than_one() {
        let one = gaps(&[('a', 0.0, 0.0), ('b', 0.04, 0.01)]);
        let other = gaps(&[('a', 0.0, 0.0), ('b', 0.05, 0.01)]);
        assert_eq!((one.right(), other.right()), (None, Some(vec!['a'])));
        let pooled = one.pooled(&other);
        assert!((pooled.all[1].behind - 0.045).abs() < 1e-6);
        assert!((pooled.all[1].error - 0.01 / 2f32.sqrt()).abs() < 1e-6);
        assert_eq!(pooled.right(), Some(vec!['a']));
    }
}
