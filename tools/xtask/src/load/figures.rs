//! Medians and their intervals.

/// A median with its interval of at least 95 %: the true median lies between the two figures that are its ends, by the
/// binomial distribution. With fewer than six figures there is no such interval; then it is from the least to the most.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The median: of the two middle figures the mean.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Estimate {
    /// The median of figures; `None` if there are none.
    #[must_use]
    pub fn median(figures: impl Iterator<Item = f64>) -> Option<Self> {
        let mut figures: Vec<f64> = figures.collect();
        figures.sort_by(f64::total_cmp);
        let last = figures.len().checked_sub(1)?;
        let end = end(figures.len());
        Some(Self {
            value: f64::midpoint(figures[last / 2], figures[last - last / 2]),
            low: figures[end],
            high: figures[last - end],
        })
    }

    /// The value and its interval as text, with this number of decimal places.
    #[must_use]
    pub fn formatted(self, digits: usize) -> String {
        let Self { value, low, high } = self;
        format!("{value:.digits$} [{low:.digits$}–{high:.digits$}]")
    }
}

/// The place of the interval's lower end among this many figures, from 0: the last one that is above the true median
/// with a probability of at most 2.5 %.
fn end(count: usize) -> usize {
    // The probability that exactly `place` figures are below the true median, and that at most so many are.
    let mut exactly = 0.5_f64.powi(count as i32);
    let (mut at_most, mut place) = (exactly, 0);
    loop {
        exactly *= (count - place) as f64 / (place + 1) as f64;
        at_most += exactly;
        if at_most > 0.025 {
            return place;
        }
        place += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn median(figures: &[f64]) -> Option<Estimate> {
        Estimate::median(figures.iter().copied())
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(&[3.0, 1.0, 2.0]).unwrap().value, 2.0);
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]).unwrap().value, 2.5);
        assert_eq!(median(&[]), None);
        let one = median(&[7.0]).unwrap();
        assert_eq!((one.value, one.low, one.high), (7.0, 7.0, 7.0));
    }

    /// By tables of the sign test.
    #[test]
    fn the_interval_is_that_of_the_binomial_distribution() {
        let ends = [
            (5, 0),
            (6, 0),
            (8, 0),
            (9, 1),
            (10, 1),
            (12, 2),
            (20, 5),
            (21, 5),
        ];
        for (count, place) in ends {
            assert_eq!(end(count), place, "{count}");
        }
        let estimate = Estimate::median((0..21).map(f64::from)).unwrap();
        let expected = (10.0, 5.0, 15.0);
        assert_eq!((estimate.value, estimate.low, estimate.high), expected);
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
