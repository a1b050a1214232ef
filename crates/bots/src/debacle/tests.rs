//! Tests of all levels, and of their differences.

mod exact;
mod levels;
mod matches;
mod play;

use engine::debacle::{Action, Debacle, Rules, Start};
use engine::{Entry, Game, Match, Phase, Seat, Seed, View};
use protocol::{Advice, Level, Shard, Style, Task, TaskError};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{search, slips};
use crate::advise;
use crate::slips::tests::{check_slips, check_styles};

fn task(game: &Debacle, seat: Seat, level: Level) -> Task<Debacle> {
    Task {
        view: game.view(Some(seat)),
        level,
        seed: 5,
        style: None,
        shard: Shard::WHOLE,
    }
}

fn advice(task: &Task<Debacle>) -> Advice<Action> {
    advise(task).unwrap()
}

/// Resolves chance events and begins rounds until a seat has to decide; `None` at the end of the match.
fn next_to_decide(play: &mut Match<Debacle>, luck: Seed) -> Option<Seat> {
    while play.outcome().is_none() {
        play.draw_all(luck);
        match play.game().phase() {
            Phase::Decide(seats) => return seats.first(),
            _ => play.push(Entry::NextRound).unwrap(),
        }
    }
    None
}

/// Every 37th decision of random matches.
pub fn positions(most: usize) -> Vec<(Debacle, Seat)> {
    let rules = Rules {
        start: Start::Shuffled,
        ..Rules::default()
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut found = Vec::new();
    for seed in 0.. {
        let mut play = Match::<Debacle>::new(rules).unwrap();
        while let Some(seat) = next_to_decide(&mut play, Seed(seed)) {
            if play.log().len() % 37 == 36 {
                found.push((play.game().clone(), seat));
            }
            let choices = play.game().position().choices();
            let action = choices.nth(rng.random_range(0..choices.len())).unwrap();
            play.act(seat, action).unwrap();
        }
        if found.len() >= most {
            found.truncate(most);
            break;
        }
    }
    found
}

#[test]
fn the_levels_that_slip_are_those_that_say_so() {
    check_slips::<Debacle>(slips);
}

#[test]
fn a_style_chooses_among_equal_actions_only() {
    let positions = positions(20);
    let views = positions.iter().map(|(game, seat)| game.view(Some(*seat)));
    check_styles::<Debacle>(views, &[Style::Gambler]);
}

#[test]
fn advice_is_legal_complete_and_sorted() {
    for (game, seat) in positions(40) {
        let mut legal = Vec::new();
        game.actions(seat, &mut |action| legal.push(action));
        for &level in Level::of(Debacle::ID) {
            let advice = advice(&task(&game, seat, level));
            assert_eq!(advice.choices().len(), legal.len());
            assert!(
                legal
                    .iter()
                    .all(|action| advice.choices().iter().any(|c| c.action == *action))
            );
            for pair in advice.choices().windows(2) {
                assert!(pair[0].estimate.value >= pair[1].estimate.value);
            }
            for choice in advice.choices() {
                let estimate = choice.estimate;
                assert!(estimate.value.is_finite() && estimate.score.abs() <= 60.0);
                assert!(estimate.win.is_some_and(|win| (0.0..=1.0).contains(&win)));
            }
        }
    }
}

#[test]
fn slices_of_any_size_lead_to_the_same_advice() {
    for (game, seat) in positions(5) {
        for &level in Level::of(Debacle::ID) {
            let task = task(&game, seat, level);
            let mut slow = search(&task).unwrap();
            while !slow.step(7) {
                assert!(!slow.answer().choices().is_empty());
            }
            assert_eq!(slow.answer(), advise(&task).unwrap());
        }
    }
}

#[test]
fn a_state_that_fits_the_view_leads_to_the_same_advice() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for (game, seat) in positions(10) {
        let other = game.view(Some(seat)).determinize(&mut rng);
        for &level in Level::of(Debacle::ID) {
            let (one, two) = (task(&game, seat, level), task(&other, seat, level));
            assert_eq!(advise(&one), advise(&two));
        }
    }
}

#[test]
fn nobody_decides_out_of_turn() {
    let (game, seat) = positions(1).remove(0);
    for &level in Level::of(Debacle::ID) {
        let result = advise(&task(&game, seat.next(2), level));
        assert_eq!(result, Err(TaskError::NothingToDecide));
    }
}
