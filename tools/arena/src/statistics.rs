//! Means, intervals and quantiles.

use serde::Serialize;

/// The half-width of a 95 % interval for many samples, in standard errors.
pub const Z_95: f64 = 1.959_964;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Half of the width of the interval; infinite for fewer than two samples, and then written as `null`.
    pub plus_minus: f64,
}

impl Mean {
    /// The mean of independent samples. The interval is the normal approximation, which is right for some
    /// dozens of samples or more.
    pub fn of(samples: impl ExactSizeIterator<Item = f64> + Clone) -> Mean {
        let count = samples.len() as f64;
        let mean = samples.clone().sum::<f64>() / count;
        let squares: f64 = samples.map(|sample| (sample - mean).powi(2)).sum();
        let plus_minus = if count < 2.0 {
            f64::INFINITY
        } else {
            Z_95 * (squares / (count - 1.0) / count).sqrt()
        };
        Mean { mean, plus_minus }
    }
}

/// A proportion from cluster samples: each independent sample is a number of hits and of all cases (a ratio
/// estimate; Cochran, Sampling Techniques, 1977). `None` if there are no cases.
pub fn ratio(samples: &[(f64, f64)]) -> Option<Mean> {
    let count = samples.len() as f64;
    let such: f64 = samples.iter().map(|(such, _)| such).sum();
    let all: f64 = samples.iter().map(|(_, all)| all).sum();
    if all == 0.0 {
        return None;
    }
    let mean = such / all;
    // The deviation of each sample from the proportion, relative to the mean size of a sample.
    let residuals = samples
        .iter()
        .map(|(such, of)| (such - mean * of) * count / all);
    Some(Mean {
        mean,
        plus_minus: Mean::of(residuals).plus_minus,
    })
}

/// The quantile of sorted samples for `part` (0 to 1), by the nearest rank; `None` without samples.
pub fn quantile(sorted: &[f32], part: f64) -> Option<f32> {
    let rank = (part * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_and_its_interval() {
        // Mean 5, sample variance 32/7, standard error sqrt(32/7/8).
        let samples = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        let mean = Mean::of(samples.into_iter());
        assert!((mean.mean - 5.0).abs() < 1e-12);
        let expected = 1.959_964 * (32.0f64 / 7.0 / 8.0).sqrt();
        assert!((mean.plus_minus - expected).abs() < 1e-12);
    }

    #[test]
    fn equal_samples_have_no_width_and_one_has_no_end() {
        assert_eq!(Mean::of([3.0; 9].into_iter()).plus_minus, 0.0);
        assert_eq!(Mean::of([3.0].into_iter()).plus_minus, f64::INFINITY);
    }

    #[test]
    fn a_ratio_counts_things_and_not_samples() {
        // Nine hits of twelve: 8 of 8, and 1 of 4.
        let mixed = ratio(&[(8.0, 8.0), (1.0, 4.0)]).unwrap();
        assert!((mixed.mean - 0.75).abs() < 1e-12);
        assert!(mixed.plus_minus > 0.0);
        // With samples of one size, it is the mean of their proportions.
        let halves = [(1.0, 2.0), (2.0, 2.0), (0.0, 2.0), (2.0, 2.0)];
        let parts = Mean::of(halves.iter().map(|(such, all)| such / all));
        let found = ratio(&halves).unwrap();
        assert!((found.mean - parts.mean).abs() < 1e-12);
        assert!((found.plus_minus - parts.plus_minus).abs() < 1e-12);
        assert_eq!(ratio(&[(0.0, 0.0)]), None);
    }

    #[test]
    fn intervals_cover_what_they_should() {
        // 400 experiments of 100 fair coin throws: about 95 % of the intervals contain one half. The tolerance
        // is six standard deviations.
        let mut bits = 1u64;
        let mut coin = || {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            (bits >> 40 & 1) as f64
        };
        let covered = (0..400)
            .filter(|_| {
                let throws: Vec<f64> = (0..100).map(|_| coin()).collect();
                let mean = Mean::of(throws.into_iter());
                (mean.mean - 0.5).abs() <= mean.plus_minus
            })
            .count();
        assert!((350..=400).contains(&covered), "{covered}");
    }

    #[test]
    fn quantiles_by_nearest_rank() {
        let sorted = [1.0, 2.0, 3.0, 4.0, 5.0];
        assert_eq!(quantile(&sorted, 0.5), Some(3.0));
        assert_eq!(quantile(&sorted, 0.95), Some(5.0));
        assert_eq!(quantile(&sorted, 0.0), Some(1.0));
        assert_eq!(quantile(&[], 0.5), None);
    }
}
