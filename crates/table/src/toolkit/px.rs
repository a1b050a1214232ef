//! Numbers as style sheets have them.

use core::fmt;

/// A length, written to a tenth of a pixel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Px(pub f64);

/// A plain number, written to four decimal places.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Factor(pub f64);

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1}px", self.0)
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.4}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_factors_have_their_places() {
        assert_eq!(Px(-7.06).to_string(), "-7.1px");
        assert_eq!(Px(844.0).to_string(), "844.0px");
        assert_eq!(Factor(0.6).to_string(), "0.6000");
    }
}
