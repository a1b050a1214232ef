//! Actions that are sampled with the same luck (common random numbers), until the worse ones are clearly behind (racing:
//! Maron and Moore, Hoeffding Races, 1994).

use protocol::{Expectation, JudgedAction};

/// An action is clearly behind if the best is ahead by so many standard errors.
const CLEARLY: f32 = 4.0;

/// Actions under way.
pub(crate) struct Race<A> {
    runners: Vec<Runner<A>>,
    /// The indices of those that are still sampled, the best first as of the last pass.
    alive: Vec<usize>,
    /// What a judge may be wrong about two actions, in the unit of values.
    margin: f32,
}

struct Runner<A> {
    action: A,
    /// What is expected before anything was sampled.
    first: Expectation,
    samples: Vec<Expectation>,
    /// The sums of their values and of their points.
    sums: [f64; 2],
}

impl<A: Copy + PartialEq> Race<A> {
    /// A race of actions with what is expected of them at first. The better ones at first win ties.
    pub fn new(mut actions: Vec<(A, Expectation)>, margin: f32) -> Race<A> {
        actions.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        let runner = |(action, first)| Runner {
            action,
            first,
            samples: Vec::new(),
            sums: [0.0; 2],
        };
        let runners: Vec<Runner<A>> = actions.into_iter().map(runner).collect();
        Race {
            alive: (0..runners.len()).collect(),
            runners,
            margin,
        }
    }

    /// The actions that are still sampled.
    pub fn alive(&self) -> impl ExactSizeIterator<Item = A> {
        self.alive.iter().map(|index| self.runners[*index].action)
    }

    /// The action at this place among those that are still sampled, and how many samples it has.
    pub fn get(&self, place: usize) -> Option<(A, usize)> {
        let runner = &self.runners[*self.alive.get(place)?];
        Some((runner.action, runner.samples.len()))
    }

    /// Adds the result of an action in the next sample.
    pub fn add(&mut self, action: A, found: Expectation) {
        if let Some(runner) = self.runners.iter_mut().find(|one| one.action == action) {
            runner.samples.push(found);
            runner.sums[0] += f64::from(found.value);
            runner.sums[1] += f64::from(found.score);
        }
    }

    /// Gives up the actions that are clearly behind by more than the margin. Returns whether the race is decided: each of
    /// those that are left is certainly within the margin of the best.
    pub fn give_up(&mut self) -> bool {
        let mean = |index: &usize| self.runners[*index].mean().value;
        let mut alive = self.alive.clone();
        alive.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
        let Some(best) = alive.first().copied() else {
            return true;
        };
        let mut is_decided = true;
        alive.retain(|index| {
            let (behind, error) = self.behind(best, *index);
            let is_behind = behind - CLEARLY * error > self.margin;
            is_decided &= is_behind || behind + CLEARLY * error <= self.margin;
            !is_behind
        });
        self.alive = alive;
        is_decided
    }

    /// How far an action is behind another in the samples of both, and the standard error of that.
    fn behind(&self, best: usize, other: usize) -> (f32, f32) {
        if best == other {
            return (0.0, 0.0);
        }
        let both = self.runners[best]
            .samples
            .iter()
            .zip(&self.runners[other].samples);
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for (best, other) in both {
            let difference = f64::from(best.value) - f64::from(other.value);
            count += 1.0;
            sum += difference;
            squares += difference * difference;
        }
        let mean = sum / f64::max(count, 1.0);
        let spread = (squares - count * mean * mean).max(0.0);
        let error = if count < 2.0 {
            0.0
        } else {
            (spread / (count * (count - 1.0))).sqrt()
        };
        (mean as f32, error as f32)
    }

    /// The actions with what is known now. An action has its value as far as it is behind the best in the samples of both,
    /// so that luck which only one of them had does not count.
    pub fn judged(&self) -> Vec<JudgedAction<A>> {
        let sampled = |index: &usize| !self.runners[*index].samples.is_empty();
        let best = self.alive.iter().copied().filter(|index| sampled(index));
        let mean = |index: &usize| self.runners[*index].mean();
        let best = best.max_by(|one, other| mean(one).value.total_cmp(&mean(other).value));
        let judged = |(index, runner): (usize, &Runner<A>)| {
            let is_close = !runner.samples.is_empty();
            let mut expectation = if is_close {
                runner.mean()
            } else {
                runner.first
            };
            let mut error = 0.0;
            if let (Some(best), true) = (best, is_close) {
                let (behind, by) = self.behind(best, index);
                expectation.value = mean(&best).value - behind;
                error = by;
            }
            JudgedAction {
                action: runner.action,
                expectation,
                error,
                examined: runner.samples.len() as u32,
                is_close,
            }
        };
        self.runners.iter().enumerate().map(judged).collect()
    }
}

impl<A> Runner<A> {
    fn mean(&self) -> Expectation {
        let count = self.samples.len().max(1) as f64;
        let [value, score] = self.sums.map(|sum| (sum / count) as f32);
        Expectation { value, score }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expectation(value: f32) -> Expectation {
        Expectation { value, score: 0.0 }
    }

    /// A race of two, of which the second is behind by this much in all samples but for the noise.
    fn race(behind: f32, noise: f32, samples: usize) -> Race<char> {
        let mut race = Race::new(vec![('b', expectation(0.4)), ('a', expectation(0.5))], 0.01);
        for number in 0..samples {
            let luck = [0.1, 0.5, 0.9, 0.3][number % 4];
            let noise = if number % 2 == 0 { noise } else { -noise };
            race.add('a', expectation(luck));
            race.add('b', expectation(luck - behind + noise));
        }
        race
    }

    #[test]
    fn luck_that_both_have_does_not_count() {
        let mut race = race(0.05, 0.0, 4);
        race.give_up();
        assert_eq!(race.alive().collect::<Vec<_>>(), ['a']);
        let judged = race.judged();
        assert!((judged[0].expectation.value - 0.45).abs() < 1e-6);
        assert!((judged[1].expectation.value - 0.4).abs() < 1e-6);
        assert!(judged[1].error < 1e-6);
    }

    #[test]
    fn what_may_be_luck_stays_in_the_race() {
        // Deviations of 0.1: an error of 0.1 / sqrt(3).
        let mut open = race(0.05, 0.1, 4);
        assert!(!open.give_up());
        assert_eq!(open.alive().len(), 2);
        assert!((open.judged()[1].error - 0.057_735).abs() < 1e-4);
        // By the same with many samples it is decided.
        let mut decided = race(0.05, 0.1, 400);
        assert!(decided.give_up());
        assert_eq!(decided.alive().len(), 1);
    }

    #[test]
    fn the_race_is_decided_when_all_are_within_the_margin() {
        let mut race = race(0.005, 0.0, 4);
        assert!(race.give_up());
        assert_eq!(race.alive().len(), 2);
    }

    #[test]
    fn one_that_was_given_up_keeps_what_it_was_behind_by() {
        let mut race = race(0.2, 0.0, 4);
        race.give_up();
        for _ in 0..4 {
            race.add('a', expectation(0.95));
        }
        let judged = race.judged();
        assert!((judged[0].expectation.value - 0.7).abs() < 1e-6);
        assert!((judged[1].expectation.value - 0.5).abs() < 1e-6);
        assert_eq!((judged[0].examined, judged[1].examined), (8, 4));
    }
}
