//! Results that are the same natively and in the browser: these tests run in both (`cargo test -p engine`,
//! and `cargo xtask test --only wasm`).

use engine::Seat;
use engine::conformance::digest;
use engine::debacle::{self, Debacle};
use engine::dekal::{Dekal, First, Rounds, Rules};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[cfg(target_family = "wasm")]
wasm_bindgen_test_configure!(run_in_browser);

const fn dekal(players: u8, rounds: Rounds, first: First) -> Rules {
    Rules {
        players,
        rounds,
        first,
    }
}

/// Rules, a seed, and the digest of the match. Those of the golden playthroughs come first.
const DEKAL: [(Rules, u64, u64); 5] = [
    (
        dekal(2, Rounds::One, First::Lowest),
        1,
        7_628_731_353_657_129_114,
    ),
    (
        dekal(3, Rounds::One, First::Seat(Seat::FIRST.ahead(2, 3))),
        2,
        5_877_845_111_868_392_033,
    ),
    (
        dekal(2, Rounds::ToHundred, First::Random),
        3,
        8_494_068_114_259_115_180,
    ),
    (
        dekal(4, Rounds::ToHundred, First::Lowest),
        u64::MAX,
        16_034_927_756_144_513_170,
    ),
    (
        dekal(6, Rounds::One, First::Lowest),
        1 << 53,
        12_823_444_223_098_025_164,
    ),
];

const fn detrak(players: u8, advanced: bool) -> detrak::Rules {
    detrak::Rules { players, advanced }
}

/// Rules of Détrak, seeds, and the checksums of their playouts.
const DETRAK: [(detrak::Rules, u64, u64); 3] = [
    (detrak(1, false), 1, 1_976_498_207_163_472_180),
    (detrak(3, true), 2, 14_002_642_651_468_872_933),
    (detrak(6, false), u64::MAX, 16_957_243_039_093_713_741),
];

/// Rules of Dumble, seeds, and the checksums of their playouts.
const DUMBLE: [(dumble::Rules, u64, u64); 3] = [
    (dumble::Rules::of(2), 1, 10_244_834_159_388_297_706),
    (dumble::Rules::of(6), 2, 719_888_023_138_669_502),
    (dumble::Rules::of(5), u64::MAX, 13_577_633_706_559_010_636),
];

/// Rules of Débâcle, seeds, and the checksums of their playouts.
const DEBACLE: [(debacle::Rules, u64, u64); 3] = [
    (
        debacle::Rules {
            start: debacle::Start::Standard,
            symmetry: debacle::Symmetry::Point,
            first: debacle::First::Seat(Seat::FIRST),
        },
        250,
        12_439_920_589_142_499_973,
    ),
    (
        debacle::Rules {
            start: debacle::Start::Shuffled,
            symmetry: debacle::Symmetry::Mirror,
            first: debacle::First::Random,
        },
        135,
        6_757_658_892_437_937_500,
    ),
    (
        debacle::Rules {
            start: debacle::Start::Shuffled,
            symmetry: debacle::Symmetry::Point,
            first: debacle::First::Seat(Seat::FIRST.ahead(1, 2)),
        },
        u64::MAX,
        1_669_939_464_642_451_707,
    ),
];

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn a_seed_gives_the_same_match_of_debacle_everywhere() {
    for (rules, seed, expected) in DEBACLE {
        let found = digest::<Debacle>(&rules, seed);
        assert_eq!(found, expected, "{rules:?}, seed {seed}");
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn a_seed_gives_the_same_match_of_dumble_everywhere() {
    for (rules, seed, expected) in DUMBLE {
        let found = digest::<Dumble>(&rules, seed);
        assert_eq!(found, expected, "{rules:?}, seed {seed}");
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn a_seed_gives_the_same_match_of_detrak_everywhere() {
    for (rules, seed, expected) in DETRAK {
        let found = digest::<Detrak>(&rules, seed);
        assert_eq!(found, expected, "{rules:?}, seed {seed}");
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn a_seed_gives_the_same_match_of_dekal_everywhere() {
    for (rules, seed, expected) in DEKAL {
        let found = digest::<Dekal>(&rules, seed);
        assert_eq!(found, expected, "{rules:?}, seed {seed}");
    }
}
