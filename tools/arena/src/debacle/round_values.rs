//! The values of rounds, from the distribution of their results.

use bots::debacle::net::ROUNDS;
use bots::debacle::value::UNIT;
use engine::debacle::GOAL;

/// One more than the most points of a round.
const POINTS: usize = 32;
const TOTALS: usize = GOAL as usize;
/// How much of what was counted before each lot counts after it.
const FADE: f32 = 0.9;

/// How often rounds ended how: by the points of who began, and the other's.
#[derive(Clone, Debug)]
pub struct ResultCounts(Vec<f32>);

impl ResultCounts {
    /// How many numbers there are.
    pub const NUMBERS: usize = POINTS * POINTS;

    /// Before anything is known: any result with both below 20, and equally
    /// good for both.
    pub fn unknown() -> ResultCounts {
        let known = |place: usize| place / POINTS < 20 && place % POINTS < 20;
        let counts = (0..ResultCounts::NUMBERS).map(|place| f32::from(u8::from(known(place))));
        ResultCounts(counts.collect())
    }

    /// From [`ResultCounts::counts`]; `None` if they are not as many.
    pub fn of(counts: &[f32]) -> Option<ResultCounts> {
        (counts.len() == ResultCounts::NUMBERS).then(|| ResultCounts(counts.to_vec()))
    }

    /// The counts.
    pub fn counts(&self) -> &[f32] {
        &self.0
    }

    /// Forgets some of what was counted.
    pub fn fade(&mut self) {
        self.0.iter_mut().for_each(|count| *count *= FADE);
    }

    /// Counts the end of a round.
    pub fn count(&mut self, [first, other]: [u32; 2]) {
        let [first, other] = [first, other].map(|points| (points as usize).min(POINTS - 1));
        self.0[first * POINTS + other] += 1.0;
    }

    /// What rounds are worth, in units of value, as a network keeps it: the
    /// chance of winning if all further rounds end as they usually do,
    /// whatever the totals.
    pub fn values(&self) -> Vec<f32> {
        let all: f32 = self.0.iter().sum();
        let part = |first: usize, other: usize| self.0[first * POINTS + other] / all;
        // The chances of who begins.
        let mut chances = vec![0.5; ROUNDS];
        for sum in (0..2 * TOTALS - 1).rev() {
            for one in sum.saturating_sub(TOTALS - 1)..=sum.min(TOTALS - 1) {
                let two = sum - one;
                let [open, reverse] =
                    [(one, two), (two, one)].map(|(one, two)| scored(one, two, &part, &chances));
                let nothing = part(0, 0);
                let drawn = |one: usize, two: usize| even(one as i32 - two as i32);
                let barren = open + nothing * drawn(one, two);
                let barren_reverse = reverse + nothing * drawn(two, one);
                chances[one * TOTALS + two] = open + nothing * (1.0 - barren_reverse);
                chances[(TOTALS + one) * TOTALS + two] = barren;
            }
        }
        chances.into_iter().map(value).collect()
    }
}

/// The win of a match that ended with such a lead.
fn even(lead: i32) -> f32 {
    0.5 + 0.5 * lead.signum() as f32
}

/// The part of the chance of who begins that comes from results which add
/// something to the totals.
fn scored(one: usize, two: usize, part: &impl Fn(usize, usize) -> f32, chances: &[f32]) -> f32 {
    let mut sum = 0.0;
    for first in 0..POINTS {
        for other in 0..POINTS {
            let often = part(first, other);
            if often == 0.0 || first + other == 0 {
                continue;
            }
            let (one, two) = (one + first, two + other);
            let over = one >= TOTALS || two >= TOTALS;
            let won = if over {
                even(one as i32 - two as i32)
            } else {
                1.0 - chances[two * TOTALS + one]
            };
            sum += often * won;
        }
    }
    sum
}

/// A chance as a value, kept within what a round can be worth.
fn value(chance: f32) -> f32 {
    let chance = chance.clamp(0.002, 0.998);
    UNIT as f32 * (chance / (1.0 - chance)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance_of(values: &[f32], barren: bool, one: usize, two: usize) -> f32 {
        let value = values[(usize::from(barren) * TOTALS + one) * TOTALS + two];
        1.0 / (1.0 + (-value / UNIT as f32).exp())
    }

    #[test]
    fn who_is_ahead_is_better_off() {
        let values = ResultCounts::unknown().values();
        for two in 0..TOTALS {
            for one in 1..TOTALS {
                let [less, more] = [one - 1, one].map(|one| chance_of(&values, false, one, two));
                assert!(more >= less - 1e-6, "{one} {two}: {less} {more}");
            }
        }
        assert!((chance_of(&values, false, 0, 0) - 0.5).abs() < 0.02);
    }

    #[test]
    fn a_certain_result_is_worth_what_it_leads_to() {
        // Who begins always gets 10 points, the other 9.
        let mut endings = ResultCounts(vec![0.0; ResultCounts::NUMBERS]);
        endings.count([10, 9]);
        let values = endings.values();
        // 20 and 21 become 30 and 30, a shared win.
        assert!((chance_of(&values, false, 20, 21) - 0.5).abs() < 0.01);
        assert!(chance_of(&values, false, 21, 21) > 0.99);
        assert!(chance_of(&values, false, 20, 22) < 0.01);
    }

    #[test]
    fn two_rounds_without_points_end_the_match() {
        let mut endings = ResultCounts(vec![0.0; ResultCounts::NUMBERS]);
        endings.count([0, 0]);
        let values = endings.values();
        for barren in [false, true] {
            assert!(chance_of(&values, barren, 5, 4) > 0.99);
            assert!(chance_of(&values, barren, 4, 5) < 0.01);
            assert!((chance_of(&values, barren, 5, 5) - 0.5).abs() < 0.01);
        }
    }
}
