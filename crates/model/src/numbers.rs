//! How numbers are written.

/// How a language writes numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// The decimal sign.
    pub point: char,
    /// What follows a number of hundredths: the percent sign, with the space
    /// before it where there is one.
    pub percent: &'static str,
}

impl Numbers {
    /// A number given in tenths, with one decimal place, and its sign if it is
    /// below 0.
    pub fn tenths(self, tenths: i32) -> String {
        let sign = if tenths < 0 { "−" } else { "" };
        let size = tenths.unsigned_abs();
        format!("{sign}{}{}{}", size / 10, self.point, size % 10)
    }

    /// The same of a change: with a plus if it is above 0.
    pub fn change(self, tenths: i32) -> String {
        let sign = if tenths > 0 { "+" } else { "" };
        format!("{sign}{}", self.tenths(tenths))
    }

    /// A number with one decimal place, and its sign if it is below 0.
    pub fn decimal(self, number: f64) -> String {
        self.tenths(rounded(number * 10.0))
    }

    /// A number with one decimal place and a sign in any case.
    pub fn signed(self, number: f64) -> String {
        let tenths = rounded(number * 10.0);
        let sign = if tenths < 0 { "" } else { "+" };
        format!("{sign}{}", self.tenths(tenths))
    }

    /// A number with one decimal place, a whole one without.
    pub fn short(self, number: f64) -> String {
        if number.fract() == 0.0 {
            signed(rounded(number))
        } else {
            self.decimal(number)
        }
    }

    /// A whole number of hundredths.
    pub fn hundredths(self, hundredths: u32) -> String {
        format!("{hundredths}{}", self.percent)
    }

    /// A share, or what is taken from one, in whole hundredths.
    pub fn share(self, share: f64) -> String {
        format!("{}{}", signed(rounded(share * 100.0)), self.percent)
    }
}

/// A whole number, with a real minus sign.
pub fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// To the nearest whole number; what is out of range stays at its end.
fn rounded(number: f64) -> i32 {
    number.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let english = Numbers {
            point: '.',
            percent: "%",
        };
        let french = Numbers {
            point: ',',
            percent: "\u{a0}%",
        };
        assert_eq!(french.decimal(29.04), "29,0");
        assert_eq!(english.decimal(-0.26), "−0.3");
        assert_eq!(english.decimal(-0.01), "0.0");
        assert_eq!(english.signed(1.25), "+1.3");
        assert_eq!(french.signed(-1.2), "−1,2");
        assert_eq!(english.signed(0.0), "+0.0");
        assert_eq!(french.share(0.666), "67\u{a0}%");
        assert_eq!(english.share(1.0), "100%");
        assert_eq!(english.share(-0.104), "−10%");
        assert_eq!(english.change(12), "+1.2");
        assert_eq!(english.change(0), "0.0");
        assert_eq!(french.tenths(-45), "−4,5");
        assert_eq!(english.short(-3.0), "−3");
        assert_eq!(french.short(2.5), "2,5");
    }
}
