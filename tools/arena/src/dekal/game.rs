//! What tournaments need from Dékal.

use core::ops::RangeInclusive;

use anyhow::Result;
use engine::View;
use engine::dekal::{self, Dekal, DekalView};

use super::{luck::luck, train};
use crate::baseline::dekal::{self as dekal_baseline, Baseline};
use crate::game::{Length, TournamentGame};
use crate::opponents::{self, Opponent};
use crate::training::TrainOptions;

impl TournamentGame for Dekal {
    const SEATS: RangeInclusive<usize> = dekal::MIN_PLAYERS..=dekal::MAX_PLAYERS;

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_dekal(opponent, view, seed)
    }

    fn usual_rules(seats: usize, length: Length) -> dekal::Rules {
        dekal::Rules {
            // A number too large for a byte is refused like 255.
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            rounds: match length {
                Length::Round => dekal::Rounds::One,
                Length::Match => dekal::Rounds::ToHundred,
            },
            ..dekal::Rules::default()
        }
    }

    fn luck(before: &Dekal, after: &Dekal) -> Option<Vec<f64>> {
        luck(before, after)
    }

    fn baseline(baseline: &Baseline, view: &DekalView, seed: u64) -> Option<Self::Action> {
        Some(dekal_baseline::decide(baseline, view, view.seat()?, seed))
    }

    fn train(options: &TrainOptions) -> Result<()> {
        train::run(options)
    }
}
