//! The scale of values, by which searches compare positions.
//!
//! Values are whole numbers, so that a choice is the same on every machine:
//! [`UNIT`] times the logarithm of the odds of winning the match.

use protocol::exp;

/// The units of the natural logarithm of the odds: 0 is an even match, `UNIT` about 73 %.
pub const UNIT: i32 = 400;
/// The value of a won match; each action until then subtracts 1.
pub const WON: i32 = 30_000;
/// Values beyond this, on both sides, are of matches that are certainly won or lost.
pub const SURE: i32 = 29_000;

/// The chance of winning of a value, 0 to 1.
pub fn chance(value: i32) -> f32 {
    1.0 / (1.0 + exp(-value as f32 / UNIT as f32))
}

/// The value one action before: the sooner a certain win comes, the better.
pub const fn before(value: i32) -> i32 {
    if value > SURE {
        value - 1
    } else if value < -SURE {
        value + 1
    } else {
        value
    }
}

/// The value whose [`before`] is the least above a bound, minus 1: `before(v)` is above `bound` if and only
/// if `v` is above this.
pub const fn bound_after(bound: i32) -> i32 {
    if bound >= SURE {
        bound + 1
    } else if bound < -SURE {
        bound - 1
    } else {
        bound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_the_inverse_of_delay() {
        for bound in [-WON, -SURE - 1, -SURE, -1, 0, 5, SURE - 1, SURE, WON - 1] {
            for value in -WON..=WON {
                assert_eq!(before(value) > bound, value > bound_after(bound));
            }
        }
    }
}
