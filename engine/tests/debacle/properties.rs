//! What holds in every position of Débâcle that play leads to.

use engine::conformance::{Scene, walk};
use engine::debacle::{Debacle, Rules};

#[test]
fn every_position_of_random_matches_is_valid() {
    for seed in 0..60 {
        walk(&Rules::default(), seed, |scene: &Scene<Debacle>| {
            let verdict = scene.game().validate();
            assert_eq!(verdict, Ok(()), "{scene}\n{:?}", scene.game());
        });
    }
}
