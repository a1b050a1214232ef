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

#[cfg(test)]
mod tests {
    use super::*;
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
