//! The exponential function, the same on every machine: that of a system differs from that of wasm in the
//! last digit.

use core::f32::consts::LOG2_E;

/// The exponents whose power is neither 0 nor infinite.
const BOUNDS: (f32, f32) = (-87.0, 88.0);
/// The natural logarithm of 2 in two parts. The first has so few digits that its products with small whole
/// numbers are exact.
const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];

/// The exponential, with a relative error of a millionth; exponents below -87 or above 88 count as these.
pub fn exp(power: f32) -> f32 {
    let power = power.clamp(BOUNDS.0, BOUNDS.1);
    let doublings = (power * LOG2_E).round();
    let rest = power - doublings * LN_2[0] - doublings * LN_2[1];
    // The beginning of the series, by Horner's method: the argument is below 0.35.
    let mut sum = 1.0;
    for n in (1..=7u8).rev() {
        sum = 1.0 + rest * sum / f32::from(n);
    }
    // Within these bounds the exponent of the float is valid: 1 to 254.
    let exponent = (doublings as i32 + 127) as u32;
    sum * f32::from_bits(exponent << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for step in -8_700..=8_800i16 {
            let power = f32::from(step) / 100.0;
            let (found, right) = (f64::from(exp(power)), f64::from(power).exp());
            assert!(
                (found / right - 1.0).abs() < 1e-6,
                "{power}: {found}, {right}"
            );
        }
    }

    #[test]
    fn it_never_runs_over() {
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(exp(f32::NEG_INFINITY), exp(-87.0));
        assert_eq!(exp(f32::INFINITY), exp(88.0));
        assert!(exp(88.0).is_finite() && exp(-87.0) > 0.0);
    }
}
