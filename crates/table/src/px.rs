//! Numbers for styles. The standard library's formatting of floats would add 6 kB to the download.

use core::fmt;

/// A length, written to a tenth of a pixel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Px(pub f64);

/// A plain number, written to four decimal places.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Factor(pub f64);

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.0, 1)?;
        f.write_str("px")
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.0, 4)
    }
}

fn write(f: &mut fmt::Formatter<'_>, number: f64, places: u32) -> fmt::Result {
    let unit = 10u64.pow(places);
    // A number that does not fit is no length of any screen: it saturates.
    let parts = (number.abs() * unit as f64).round() as u64;
    let sign = if number < 0.0 && parts > 0 { "-" } else { "" };
    let (whole, rest) = (parts / unit, parts % unit);
    write!(f, "{sign}{whole}.{rest:0width$}", width = places as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_like_the_library_would() {
        for number in [0.0, 0.04, -0.04, 1.25, -3.99, 844.0, -120.51, 99.96] {
            let px = Px(number).to_string();
            let written: f64 = px.strip_suffix("px").unwrap().parse().unwrap();
            assert!((written - number).abs() <= 0.05 + 1e-9, "{number}: {px}");
            let factor: f64 = Factor(number).to_string().parse().unwrap();
            assert!((factor - number).abs() <= 0.00005 + 1e-9);
        }
        assert_eq!(Px(-7.06).to_string(), "-7.1px");
        assert_eq!(Factor(0.6).to_string(), "0.6000");
        assert_eq!(Px(-0.01).to_string(), "0.0px");
    }
}
