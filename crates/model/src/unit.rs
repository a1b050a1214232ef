//! The units of the values of positions.

use crate::number_format::NumberFormat;

/// The unit of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The share of the win, 0 to 1: a single winner has 1, two winners half each.
    Share,
    /// Points, of which more are better.
    Points,
}

impl Unit {
    /// A value in tenths of the unit in which it is shown: of a percent of the win, or of a point.
    pub fn tenths(self, value: f32) -> i32 {
        match self {
            Unit::Share => (value.clamp(-1.0, 1.0) * 1_000.0).round() as i32,
            Unit::Points => (value * 10.0).round() as i32,
        }
    }

    /// Tenths of a percent or of a point, with the sign of the unit.
    pub fn write(self, tenths: i32, numbers: NumberFormat) -> String {
        let number = numbers.tenths(tenths);
        match self {
            Unit::Share => number + numbers.percent,
            Unit::Points => number,
        }
    }
}

/// What a choice or luck cost or gave, with its number as it is written. A part of a win is told as such; a sum over a match
/// may be more than a whole win, and is told in wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So many points.
    Points(String),
    /// So many percent of a win: less than a whole one.
    OfAWin(String),
    /// So many wins.
    Wins(String),
}

impl Amount {
    /// From tenths of a point, or of a percent of a win.
    pub fn of(unit: Unit, tenths: i32, numbers: NumberFormat) -> Amount {
        /// A whole win, in tenths of a percent.
        const WIN: i32 = 1_000;
        match unit {
            Unit::Points => Amount::Points(numbers.tenths(tenths)),
            Unit::Share if tenths.abs() < WIN => {
                let percent = numbers.short(f64::from(tenths) / 10.0);
                Amount::OfAWin(percent + numbers.percent)
            }
            Unit::Share => Amount::Wins(numbers.decimal(f64::from(tenths) / f64::from(WIN))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_win_and_more_is_told_in_wins() {
        let told = |tenths| Amount::of(Unit::Share, tenths, ENGLISH);
        let (part, wins) = (
            |text: &str| Amount::OfAWin(text.into()),
            |text: &str| Amount::Wins(text.into()),
        );
        assert_eq!([told(45), told(310)], [part("4.5%"), part("31%")]);
        assert_eq!([told(-999), told(0)], [part("−99.9%"), part("0%")]);
        assert_eq!([told(1_000), told(1_384)], [wins("1.0"), wins("1.4")]);
        let points = Amount::of(Unit::Points, 1_384, FRENCH);
        assert_eq!(points, Amount::Points("138,4".into()));
    }
    use crate::number_format::tests::{ENGLISH, FRENCH};

    #[test]
    fn numbers_have_their_unit() {
        assert_eq!(Unit::Share.write(45, ENGLISH), "4.5%");
        assert_eq!(Unit::Points.write(-12, ENGLISH), "−1.2");
        assert_eq!(Unit::Share.write(45, FRENCH), "4,5\u{a0}%");
        assert_eq!(Unit::Share.tenths(0.0446), 45);
        assert_eq!(Unit::Share.tenths(-1.2), -1_000);
        assert_eq!(Unit::Points.tenths(-1.24), -12);
    }
}
