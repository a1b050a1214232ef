//! What tournaments need from Détrak.

use core::ops::RangeInclusive;

use anyhow::Result;
use engine::detrak::{self, Detrak};

use super::train;
use crate::game::{Length, TournamentGame};
use crate::opponents::{self, Opponent};
use crate::training::TrainOptions;

impl TournamentGame for Detrak {
    const SEATS: RangeInclusive<usize> = 1..=detrak::MAX_PLAYERS;

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_detrak(opponent, view, seed)
    }

    fn usual_rules(seats: usize, _length: Length) -> detrak::Rules {
        detrak::Rules {
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            ..detrak::Rules::default()
        }
    }

    fn advanced(rules: detrak::Rules) -> Option<detrak::Rules> {
        Some(detrak::Rules {
            advanced: true,
            ..rules
        })
    }

    fn train(options: &TrainOptions) -> Result<()> {
        train::run(options)
    }
}
