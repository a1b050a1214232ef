//! Derives seeds from other seeds, so that games with them are unrelated.

use engine::Seed;

/// The seed of a deal in a tournament. Tournaments with neighbouring seeds share no deals.
pub fn seed_of(seed: Seed, deal: u32) -> Seed {
    Seed(mixed(mixed(seed.0) ^ u64::from(deal)))
}

/// A bijective hash of 64 bits (the finaliser of Steele, Lea and Flood, Fast Splittable Pseudorandom Number
/// Generators, 2014).
pub fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_near_each_other_share_no_deals() {
        assert_ne!(seed_of(Seed(1), 2), seed_of(Seed(2), 1));
    }
}
