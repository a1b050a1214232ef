//! What tournaments need from Débâcle.

use core::ops::RangeInclusive;

use anyhow::Result;
use engine::Seat;
use engine::debacle::{self, Debacle};

use super::train;
use crate::baseline::debacle::FixedSearch;
use crate::game::{Length, TournamentGame};
use crate::opponents::{self, Opponent};
use crate::training::TrainOptions;

impl TournamentGame for Debacle {
    const SEATS: RangeInclusive<usize> = 2..=2;
    const WON_BY_MATCHES: bool = true;
    const EXAMINED: Option<&'static str> = Some("positions");

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_debacle(opponent, view, seed)
    }

    fn usual_rules(_seats: usize, _length: Length) -> debacle::Rules {
        debacle::Rules {
            first: debacle::First::Seat(Seat::FIRST),
            // Another start for each deal, or all games would be the same.
            start: debacle::Start::Shuffled,
            ..debacle::Rules::default()
        }
    }

    fn searched(search: &FixedSearch, view: &Self::View, seed: u64) -> Option<Self::Action> {
        search.decide(view, seed)
    }

    fn train(options: &TrainOptions) -> Result<()> {
        train::run(options)
    }
}
