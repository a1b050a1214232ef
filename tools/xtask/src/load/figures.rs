//! Medians and their intervals.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of resamples for an interval.
const DRAWS: usize = 2000;

/// A median with its 95 % interval by the bootstrap: the range of medians of samples drawn from the figures
/// with replacement. With few figures the interval is too narrow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The median, or the ratio of two.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Estimate {
    /// The median of figures; `None` if there are none.
    #[must_use]
    pub fn median(figures: &[f64]) -> Option<Self> {
        Self::of(figures.len(), |draw| {
            median(draw.iter().map(|&at| figures[at]).collect())
        })
    }

    /// The ratio of the medians of two sets of figures. Figures at the same place are of the same round and are
    /// drawn together, so that what slowed down a whole round does not widen the interval.
    #[must_use]
    pub fn ratio(figures: &[f64], others: &[f64]) -> Option<Self> {
        let count = figures.len().min(others.len());
        Self::of(count, |draw| {
            let of = |figures: &[f64]| median(draw.iter().map(|&at| figures[at]).collect());
            of(figures) / of(others)
        })
    }

    fn of(count: usize, figure: impl Fn(&[usize]) -> f64) -> Option<Self> {
        if count == 0 {
            return None;
        }
        let all: Vec<usize> = (0..count).collect();
        // A fixed seed, so that the same figures always have the same interval.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let mut drawn: Vec<f64> = (0..DRAWS)
            .map(|_| {
                let draw: Vec<usize> = (0..count).map(|_| rng.random_range(0..count)).collect();
                figure(&draw)
            })
            .collect();
        drawn.sort_by(f64::total_cmp);
        let at = |part: f64| drawn[(part * (DRAWS - 1) as f64).round() as usize];
        Some(Self {
            value: figure(&all),
            low: at(0.025),
            high: at(0.975),
        })
    }

    /// The value and its interval as text, with this number of decimal places.
    #[must_use]
    pub fn formatted(self, digits: usize) -> String {
        let Self { value, low, high } = self;
        format!("{value:.digits$} [{low:.digits$}–{high:.digits$}]")
    }
}

/// The median; the mean of the two middle figures if their number is even.
fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    let middle = figures.len() / 2;
    match figures.len() % 2 {
        0 => f64::midpoint(figures[middle - 1], figures[middle]),
        _ => figures[middle],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert_eq!(Estimate::median(&[]), None);
    }

    #[test]
    fn the_interval_is_around_the_median_and_within_the_figures() {
        let figures: Vec<f64> = (0..21).map(f64::from).collect();
        let estimate = Estimate::median(&figures).unwrap();
        assert_eq!(estimate.value, 10.0);
        // By the binomial distribution, the interval is from the 6th to the 16th of 21 figures.
        assert!((4.0..=7.0).contains(&estimate.low), "{estimate:?}");
        assert!((13.0..=16.0).contains(&estimate.high), "{estimate:?}");
        assert_eq!(Estimate::median(&figures), Some(estimate));
        let one = Estimate::median(&[7.0]).unwrap();
        assert_eq!((one.value, one.low, one.high), (7.0, 7.0, 7.0));
    }

    #[test]
    fn what_makes_a_round_slow_for_both_leaves_the_ratio_sure() {
        let others = [100.0, 200.0, 300.0, 900.0];
        let ratio = Estimate::ratio(&others.map(|one| one / 2.0), &others).unwrap();
        assert_eq!((ratio.value, ratio.low, ratio.high), (0.5, 0.5, 0.5));
        assert_eq!(Estimate::ratio(&others, &[]), None);
    }

    #[test]
    fn estimates_are_told_with_their_interval() {
        let estimate = Estimate {
            value: 812.4,
            low: 790.0,
            high: 850.6,
        };
        assert_eq!(estimate.formatted(0), "812 [790–851]");
        assert_eq!(estimate.formatted(1), "812.4 [790.0–850.6]");
    }
}
