//! Forecasts of Dékal's bots, for calibration, also from positions that good play does not reach.

use engine::dekal::{Action, Dekal, Rules, Step};
use engine::{Game, Luck, Match, Phase, RngStream, Seat, Seed};

use crate::calibration::{CalibrateOptions, Forecast, best};
use crate::game::any_action;

/// Lets a level play a round of two against itself, after some random turns of one seat (of the other seat in
/// every second round). Returns, for each seat, the chance of winning that it estimates when it next turns over
/// a card, with the result.
pub fn play(options: &CalibrateOptions, seed: Seed, number: u32) -> Vec<Forecast> {
    let mut play = Match::<Dekal>::new(Rules::default()).expect("two may play");
    let random_seat = Seat::FIRST.ahead(number as usize, 2);
    let mut predictions: Vec<(Seat, f32)> = Vec::new();
    loop {
        play.draw_all(seed);
        let Phase::Decide(seats) = play.game().phase() else {
            break;
        };
        let seat = seats.first().expect("somebody decides");
        let turn = play.game().table().turn();
        let action = if seat == random_seat && turn < options.random_turns {
            at_random(&play, seat, seed)
        } else {
            let (action, win) = best(&play, seat, options, seed);
            let is_next =
                turn >= options.random_turns && predictions.iter().all(|(of, _)| *of != seat);
            if is_next && matches!(action, Action::Reveal(_)) {
                predictions.push((seat, win));
            }
            action
        };
        play.act(seat, action)
            .expect("only what is legal is chosen");
    }
    let outcome = play.outcome().expect("a match of one round is over");
    let of = |(seat, win)| (win, outcome.share(seat));
    predictions.into_iter().map(of).collect()
}

fn at_random(play: &Match<Dekal>, seat: Seat, seed: Seed) -> Action {
    let game = play.game();
    let stream = RngStream {
        round: 1,
        turn: u16::from(game.table().turn()),
        slot: (!matches!(game.table().step(), Step::Reveal(_))).into(),
    };
    // Its random numbers must not be those of the cards.
    any_action::<Dekal>(
        &game.view(Some(seat)),
        &mut Luck::new(Seed(!seed.0), stream),
    )
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use protocol::Level;

    use super::*;
    use engine::GameId;

    #[test]
    fn each_seat_tells_its_chance_once_and_one_of_them_wins() {
        for random_turns in [0, 2, 15] {
            let options = CalibrateOptions {
                game: GameId::Dekal,
                level: Level::Regular,
                random_turns,
                matches: NonZeroU32::MIN,
                skip: 0,
                seed: Seed(3),
                threads: None,
            };
            for number in 0..4 {
                let predictions = play(&options, Seed(3), number);
                assert_eq!(predictions.len(), 2);
                assert!((predictions[0].1 + predictions[1].1 - 1.0).abs() < 1e-9);
                assert!(predictions.iter().all(|(win, _)| (0.0..=1.0).contains(win)));
            }
        }
    }
}
