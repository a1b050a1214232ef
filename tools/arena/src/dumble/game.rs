//! What tournaments need from Dumble.

use core::ops::RangeInclusive;

use anyhow::Result;
use engine::dumble::{self, Dumble};

use super::train;
use crate::game::{Length, TournamentGame};
use crate::opponents::{self, Opponent};
use crate::training::TrainOptions;

impl TournamentGame for Dumble {
    const SEATS: RangeInclusive<usize> = dumble::MIN_PLAYERS..=dumble::MAX_PLAYERS;
    const WON_BY_MATCHES: bool = true;
    const EXAMINED: Option<&'static str> = Some("playouts");

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_dumble(opponent, view, seed)
    }

    fn usual_rules(seats: usize, _length: Length) -> dumble::Rules {
        dumble::Rules::of(u8::try_from(seats).unwrap_or(u8::MAX))
    }

    fn train(options: &TrainOptions) -> Result<()> {
        train::run(options)
    }
}
