//! Forecasts of Débâcle's bots, for calibration.

use engine::debacle::{Debacle, First, Rules, Start};
use engine::{Entry, Game, Match, Phase, Seat, Seed};

use crate::calibration::{CalibrateOptions, Forecast, best};

/// Lets a level play a whole match against itself; returns the chance of winning that it estimates before each
/// action, with the result.
pub fn play(options: &CalibrateOptions, seed: Seed, number: u32) -> Vec<Forecast> {
    let rules = Rules {
        start: Start::Shuffled,
        first: First::Seat(Seat::FIRST.ahead(number as usize, 2)),
        ..Rules::default()
    };
    let mut play = Match::<Debacle>::new(rules).expect("the first is at the table");
    let mut predictions = Vec::new();
    loop {
        play.draw_all(seed);
        if let Phase::Decide(seats) = play.game().phase() {
            let seat = seats.first().expect("somebody decides");
            let (action, win) = best(&play, seat, options, seed);
            predictions.push((seat, win));
            play.act(seat, action).expect("bots choose legal actions");
        } else if let Some(outcome) = play.outcome() {
            let won = predictions.into_iter();
            return won.map(|(seat, win)| (win, outcome.share(seat))).collect();
        } else {
            play.push(Entry::NextRound)
                .expect("a match that is not over has a next round");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use protocol::Level;

    use super::*;
    use engine::GameId;

    #[test]
    fn a_match_tells_as_many_chances_as_there_are_decisions() {
        let options = CalibrateOptions {
            game: GameId::Debacle,
            level: Level::Beginner,
            random_turns: 0,
            matches: NonZeroU32::MIN,
            skip: 0,
            seed: Seed(3),
            threads: None,
        };
        let predictions = play(&options, Seed(3), 1);
        assert!(predictions.len() > 20);
        let total: f64 = predictions.iter().map(|(_, came)| came).sum();
        assert!(0.0 < total && total <= predictions.len() as f64);
        assert!(predictions.iter().all(|(win, _)| (0.0..=1.0).contains(win)));
    }
}
