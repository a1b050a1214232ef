//! The formats of numbers.

/// How a language writes numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberFormat {
    /// The decimal sign.
    pub point: char,
    /// The percent sign, with the space before it in languages that write one.
    pub percent: &'static str,
}

impl NumberFormat {
    /// A number that is given in tenths, with one decimal place; a minus sign if it is negative.
    pub fn tenths(self, tenths: i32) -> String {
        let sign = if tenths < 0 { "−" } else { "" };
        let size = tenths.unsigned_abs();
        format!("{sign}{}{}{}", size / 10, self.point, size % 10)
    }

    /// A difference in tenths, like [`tenths`](Self::tenths) but with a plus sign if it is positive.
    pub fn change(self, tenths: i32) -> String {
        let sign = if tenths > 0 { "+" } else { "" };
        format!("{sign}{}", self.tenths(tenths))
    }

    /// A number with one decimal place; a minus sign if it is negative.
    pub fn decimal(self, number: f64) -> String {
        self.tenths(rounded(number * 10.0))
    }

    /// A number with one decimal place and always a sign.
    pub fn signed(self, number: f64) -> String {
        let tenths = rounded(number * 10.0);
        let sign = if tenths < 0 { "" } else { "+" };
        format!("{sign}{}", self.tenths(tenths))
    }

    /// A number with one decimal place, or without one if it is whole.
    pub fn short(self, number: f64) -> String {
        if number.fract() == 0.0 {
            signed(rounded(number))
        } else {
            self.decimal(number)
        }
    }

    /// A whole number of percent.
    pub fn hundredths(self, hundredths: u32) -> String {
        format!("{hundredths}{}", self.percent)
    }

    /// A share or a difference of shares, in whole percent.
    pub fn share(self, share: f64) -> String {
        format!("{}{}", signed(rounded(share * 100.0)), self.percent)
    }
}

/// A whole number, with a typographic minus sign if it is negative.
pub fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// The nearest whole number; numbers out of range saturate.
fn rounded(number: f64) -> i32 {
    number.round() as i32
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The format of English.
    pub const ENGLISH: NumberFormat = NumberFormat {
        point: '.',
        percent: "%",
    };
    /// The format of French.
    pub const FRENCH: NumberFormat = NumberFormat {
        point: ',',
        percent: "\u{a0}%",
    };

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(FRENCH.decimal(29.04), "29,0");
        assert_eq!(ENGLISH.decimal(-0.26), "−0.3");
        assert_eq!(ENGLISH.decimal(-0.01), "0.0");
        assert_eq!(ENGLISH.signed(1.25), "+1.3");
        assert_eq!(FRENCH.signed(-1.2), "−1,2");
        assert_eq!(ENGLISH.signed(0.0), "+0.0");
        assert_eq!(FRENCH.share(0.666), "67\u{a0}%");
        assert_eq!(ENGLISH.share(1.0), "100%");
        assert_eq!(ENGLISH.share(-0.104), "−10%");
        assert_eq!(ENGLISH.change(12), "+1.2");
        assert_eq!(ENGLISH.change(0), "0.0");
        assert_eq!(FRENCH.tenths(-45), "−4,5");
        assert_eq!(ENGLISH.short(-3.0), "−3");
        assert_eq!(FRENCH.short(2.5), "2,5");
    }
}
