//! Which level decides as well as a seat did. `docs/judgement.md` says how this is found.

use protocol::Level;

use super::losses::LevelLoss;

/// The half-width of a 95 % interval, in standard errors.
const Z_95: f64 = 1.96;

/// What a seat's decisions at stake have cost: those in which some action would have been worse than the best.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Costs {
    /// Their number.
    pub decisions: usize,
    /// The sum of their costs.
    pub sum: f64,
    /// The sum of the squares.
    pub squares: f64,
}

impl Costs {
    /// With another decision that cost this much.
    #[must_use]
    pub fn with(self, cost: f64) -> Costs {
        Costs {
            decisions: self.decisions + 1,
            sum: self.sum + cost,
            squares: self.squares + cost * cost,
        }
    }

    /// Together with others.
    #[must_use]
    pub fn and(self, other: Costs) -> Costs {
        Costs {
            decisions: self.decisions + other.decisions,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// In a unit that is so many times smaller.
    #[must_use]
    pub fn times(self, factor: f64) -> Costs {
        Costs {
            sum: factor * self.sum,
            squares: factor * factor * self.squares,
            ..self
        }
    }
}

/// What the decisions of one kind have cost in a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct KindCosts {
    /// The kind, by its place among those of the game.
    pub kind: usize,
    /// The number of decisions that cost something.
    pub decisions: usize,
    /// What they cost together.
    pub sum: f64,
    /// The costliest of them, by its number among all decisions of the match.
    pub worst: usize,
}

/// What a seat loses by a decision at stake.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// The mean.
    pub mean: f64,
    /// Half of the width of its 95 % interval.
    pub plus_minus: f64,
}

impl Loss {
    /// From what the decisions have cost; `None` without any. One more mistake, of this size, is reckoned with in the
    /// interval: whoever has made none may make one yet.
    pub fn of(costs: Costs, one_more: f64) -> Option<Loss> {
        let count = costs.decisions as f64;
        let mean = (costs.decisions > 0).then(|| costs.sum / count)?;
        let deviations = (costs.squares - mean * costs.sum).max(0.0);
        Some(Loss {
            mean,
            plus_minus: Z_95 * (deviations + one_more * one_more).sqrt() / count,
        })
    }
}

/// Levels that lose the same, as far as is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// The weakest and the strongest of them.
    pub levels: [Level; 2],
    loss: f64,
    plus_minus: f64,
}

impl Step {
    /// The step of both, with the mean of their losses, weighted by how exactly each is known.
    fn with(self, stronger: Step) -> Step {
        let weight = |step: &Step| step.plus_minus.max(0.01).powi(-2);
        let (own, other) = (weight(&self), weight(&stronger));
        Step {
            levels: [self.levels[0], stronger.levels[1]],
            loss: (own * self.loss + other * stronger.loss) / (own + other),
            plus_minus: (own + other).sqrt().recip(),
        }
    }

    /// Whether it loses more than a stronger one, beyond what both intervals leave open.
    fn is_behind(&self, stronger: &Step) -> bool {
        self.loss - stronger.loss > self.plus_minus.hypot(stronger.plus_minus)
    }
}

/// The steps of a game's levels, weakest first. Neighbours are one step if the stronger does not lose clearly less.
pub fn steps(levels: &[LevelLoss]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::with_capacity(levels.len());
    for one in levels {
        let mut step = Step {
            levels: [one.level; 2],
            loss: one.loss,
            plus_minus: one.plus_minus,
        };
        while let Some(weaker) = steps.pop_if(|weaker| !weaker.is_behind(&step)) {
            step = weaker.with(step);
        }
        steps.push(step);
    }
    steps
}

/// The level that decides as well as a seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelFound {
    /// The weakest and the strongest level of the nearest step; mostly the same.
    pub levels: [Level; 2],
    /// What it may be besides; `None` if the interval of the loss is within the step.
    pub open: Option<Open>,
}

/// What an interval leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// The weakest and the strongest level that it may be.
    pub levels: [Level; 2],
    /// About how many more matches like these would tell.
    pub games: usize,
}

impl LevelFound {
    /// Finds the nearest step to what was lost in so many `games`; `None` without levels, or if it may be any of several.
    pub fn of(loss: Loss, games: usize, levels: &[LevelLoss]) -> Option<LevelFound> {
        let steps = steps(levels);
        let distance = |step: &Step, to: f64| (step.loss - to).abs();
        let nearest = |to: f64| {
            (0..steps.len()).min_by(|one, other| {
                distance(&steps[*one], to).total_cmp(&distance(&steps[*other], to))
            })
        };
        let found = nearest(loss.mean)?;
        let weakest = nearest(loss.mean + loss.plus_minus)?;
        let strongest = nearest(loss.mean - loss.plus_minus)?;
        let is_any = weakest == 0 && strongest + 1 == steps.len();
        if is_any && weakest != strongest {
            return None;
        }
        let step = steps[found];
        // Once the interval reaches half of the way to the next step, it mostly covers one.
        let others = [found.wrapping_sub(1), found + 1].map(|other| steps.get(other));
        let gaps = others.into_iter().flatten();
        let gap = gaps
            .map(|other| distance(other, step.loss))
            .fold(f64::INFINITY, f64::min);
        let times = (2.0 * loss.plus_minus / gap).powi(2);
        Some(LevelFound {
            levels: step.levels,
            open: (weakest != strongest).then(|| Open {
                levels: [steps[weakest].levels[0], steps[strongest].levels[1]],
                games: more(games as f64 * (times - 1.0)),
            }),
        })
    }
}

/// A number of matches as it is told: at least one; from ten on, whole tens.
fn more(games: f64) -> usize {
    let games = games.clamp(1.0, 1_000.0);
    if games < 10.0 {
        games.ceil() as usize
    } else {
        10 * (games / 10.0).round() as usize
    }
}

#[cfg(test)]
mod tests;
