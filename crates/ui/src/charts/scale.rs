//! The positions of numbers on an axis.

/// An axis: a range of values, and where its ends are drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    values: (f64, f64),
    places: (f64, f64),
}

impl Scale {
    /// The axis with the first value at the first position and the second at the second. If both values are
    /// equal, they lie in the middle.
    pub fn new(values: (f64, f64), places: (f64, f64)) -> Scale {
        Scale { values, places }
    }

    /// The position of a value.
    pub fn place(self, value: f64) -> f64 {
        let ((low, high), (from, to)) = (self.values, self.places);
        let part = if high == low {
            0.5
        } else {
            (value - low) / (high - low)
        };
        from + (to - from) * part
    }
}

/// Round, whole numbers that cover the range from `low` to `high` in roughly this many steps. The steps are 1, 2 or 5
/// times a power of ten. There are at least two numbers.
pub fn ticks(low: f64, high: f64, steps: u32) -> Vec<f64> {
    let (low, high) = match (low.is_finite() && high.is_finite(), low < high) {
        (true, true) => (low, high),
        (true, false) => (low.min(high), low.max(high) + 1.0),
        _ => (0.0, 1.0),
    };
    let wanted = (high - low) / f64::from(steps.max(1));
    let mut step = 1.0;
    for factor in [2.0, 2.5, 2.0].into_iter().cycle().take(60) {
        if step >= wanted {
            break;
        }
        step *= factor;
    }
    let first = (low / step).floor();
    let last = (high / step).ceil();
    let count = (last - first) as usize;
    (0..=count)
        .map(|index| (first + index as f64) * step)
        .collect()
}

/// A number for an attribute, with at most two decimal places.
pub fn plain(number: f64) -> String {
    let hundredths = (number * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    match rest {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_between_the_ends() {
        let scale = Scale::new((10.0, 20.0), (100.0, 0.0));
        assert_eq!(
            [10.0, 15.0, 20.0].map(|value| scale.place(value)),
            [100.0, 50.0, 0.0]
        );
        assert_eq!(Scale::new((3.0, 3.0), (0.0, 80.0)).place(3.0), 40.0);
    }

    #[test]
    fn ticks_are_round_and_cover_everything() {
        assert_eq!(ticks(3.0, 41.0, 5), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
        assert_eq!(ticks(-12.0, 9.0, 4), [-20.0, -10.0, 0.0, 10.0]);
        assert_eq!(ticks(5.0, 5.0, 4), [5.0, 6.0]);
        assert_eq!(ticks(f64::NAN, 1.0, 4), [0.0, 1.0]);
        for low in -50..50 {
            for high in -50..150 {
                let (low, high) = (f64::from(low) * 1.5, f64::from(high) * 1.5);
                let ticks = ticks(low, high, 5);
                assert!((2..=12).contains(&ticks.len()), "{low} {high}: {ticks:?}");
                assert!(ticks[0] <= low.min(high) && ticks[ticks.len() - 1] >= low.max(high));
            }
        }
    }

    #[test]
    fn numbers_are_short() {
        for (number, text) in [
            (0.0, "0"),
            (-0.001, "0"),
            (2.5, "2.50"),
            (-3.126, "-3.13"),
            (100.0, "100"),
        ] {
            assert_eq!(plain(number), text);
        }
    }
}
