//! The values of positions between rounds, from the distribution of round results.

use bots::debacle::net::ROUNDS;
use bots::debacle::value::UNIT;
use engine::debacle::GOAL;

/// The number of possible points of a side in a round: 0 to 31.
const POINTS: usize = 32;
const TOTALS: usize = GOAL as usize;
/// The factor for all counts before each batch, so that older results fade.
const FADE: f32 = 0.95;

/// Counts of round results, by the points of the side that began and of the other.
#[derive(Clone, Debug)]
pub struct ResultCounts(Vec<f32>);

impl ResultCounts {
    /// The number of counts.
    pub const NUMBERS: usize = POINTS * POINTS;

    /// The counts before any round: all results with both sides below 20 points, equally good for both.
    pub fn unknown() -> ResultCounts {
        let known = |place: usize| place / POINTS < 20 && place % POINTS < 20;
        let counts = (0..ResultCounts::NUMBERS).map(|place| f32::from(u8::from(known(place))));
        ResultCounts(counts.collect())
    }

    /// The counts from [`ResultCounts::counts`]; `None` if their number is wrong.
    pub fn of(counts: &[f32]) -> Option<ResultCounts> {
        (counts.len() == ResultCounts::NUMBERS).then(|| ResultCounts(counts.to_vec()))
    }

    /// The counts.
    pub fn counts(&self) -> &[f32] {
        &self.0
    }

    /// Makes older results count less.
    pub fn fade(&mut self) {
        self.0.iter_mut().for_each(|count| *count *= FADE);
    }

    /// Counts the result of a round.
    pub fn count(&mut self, [first, other]: [u32; 2]) {
        let [first, other] = [first, other].map(|points| (points as usize).min(POINTS - 1));
        self.0[first * POINTS + other] += 1.0;
    }

    /// The values between rounds for all totals, as a network stores them: the chance of winning in units of
    /// value, if all further rounds have results like these, independently of the totals.
    pub fn values(&self) -> Vec<f32> {
        let all: f32 = self.0.iter().sum();
        let part = |first: usize, other: usize| self.0[first * POINTS + other] / all;
        // The chances of the side that begins the next round.
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

/// The share of the win in a match that ended with this lead.
fn even(lead: i32) -> f32 {
    0.5 + 0.5 * lead.signum() as f32
}

/// The contribution to the chance of the side that begins from results that add something to the totals.
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

/// The value of a chance, clamped to the range of values between rounds.
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
        // The side that begins always gets 10 points, the other 9.
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
