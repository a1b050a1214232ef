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
    /// A value in tenths of a point, or in hundredths of a win.
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
    }
}
