//! Tests of all levels, and of their differences.

use engine::conformance::{TestCase, guesses_are_possible};
use engine::dumble::{Action, Dumble, Playout, Rules};
use engine::{Game, Match, Phase, Seat, Seed, View};
use protocol::{Advice, Level, Shard, Style, Task, TaskError};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::{learned, search, slips};
use crate::advise;
use crate::slips::tests::{check_slips, check_styles};

fn task(game: &Dumble, seat: Seat, level: Level) -> Task<Dumble> {
    Task {
        view: game.view(Some(seat)),
        level,
        seed: 5,
        style: None,
        shard: Shard { index: 0, of: 40 },
    }
}

fn advice(task: &Task<Dumble>) -> Advice<Action> {
    advise(task).unwrap()
}

/// This many decisions of matches of the regular level.
fn positions(players: u8, most: usize) -> Vec<(Dumble, Seat)> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut play = Match::<Dumble>::new(Rules::of(players)).unwrap();
        while play.outcome().is_none() && found.len() < 40 * most {
            play.draw_all(Seed(seed));
            let Phase::Decide(seats) = play.game().phase() else {
                play.push(engine::Entry::NextRound).unwrap();
                continue;
            };
            let seat = seats.first().unwrap();
            found.push((*play.game(), seat));
            let best = advice(&task(play.game(), seat, Level::Regular)).best();
            play.act(seat, best.unwrap()).unwrap();
        }
        if found.len() >= 40 * most {
            break;
        }
    }
    let some: Vec<_> = found.into_iter().step_by(37).take(most).collect();
    assert_eq!(some.len(), most);
    some
}

#[test]
fn advice_is_legal_complete_and_sorted() {
    for players in [2, 3, 6] {
        for (game, seat) in positions(players, 40) {
            let mut legal = Vec::new();
            game.actions(seat, &mut |action| legal.push(action));
            for &level in Level::of(Dumble::ID) {
                let advice = advice(&task(&game, seat, level));
                assert_eq!(advice.choices().len(), legal.len());
                assert!(advice.choices().iter().all(|c| legal.contains(&c.action)));
                for pair in advice.choices().windows(2) {
                    assert!(pair[0].estimate.value >= pair[1].estimate.value);
                }
                for choice in advice.choices() {
                    let estimate = choice.estimate;
                    assert!(estimate.value.is_finite() && estimate.score >= 0.0);
                    assert!(estimate.win.is_none_or(|win| (0.0..=1.0).contains(&win)));
                }
            }
        }
    }
}

#[test]
fn the_levels_that_slip_are_those_that_say_so() {
    check_slips::<Dumble>(slips);
}

#[test]
fn a_style_chooses_among_equal_actions_only() {
    let positions = positions(2, 30);
    let views = positions.iter().map(|(game, seat)| game.view(Some(*seat)));
    check_styles::<Dumble>(views, &[Style::Denier, Style::Gambler]);
}

#[test]
fn scrambling_what_is_hidden_never_changes_the_advice() {
    let mut scrambled = 0;
    for players in [2, 4, 6] {
        for (game, seat) in positions(players, 40) {
            let view = game.view(Some(seat));
            let other = view.determinize(&mut Xoshiro256PlusPlus::seed_from_u64(9));
            scrambled += usize::from(other != game);
            for &level in Level::of(Dumble::ID) {
                let (one, two) = (task(&game, seat, level), task(&other, seat, level));
                assert_eq!(advise(&one), advise(&two));
            }
        }
    }
    assert!(scrambled > 100, "something was hidden to begin with");
}

#[test]
fn slices_of_any_size_lead_to_the_same_advice() {
    for (game, seat) in positions(3, 5) {
        for &level in Level::of(Dumble::ID) {
            let task = task(&game, seat, level);
            let mut slow = search(&task).unwrap();
            while !slow.step(7) {
                let so_far = slow.answer();
                assert!(so_far.best().is_some());
            }
            assert_eq!(slow.answer(), advise(&task).unwrap());
        }
    }
}

#[test]
fn nobody_decides_out_of_turn() {
    let (game, seat) = positions(2, 1)[0];
    for &level in Level::of(Dumble::ID) {
        let result = advise(&task(&game, seat.next(2), level));
        assert_eq!(result, Err(TaskError::NothingToDecide));
    }
}

#[test]
fn rounds_end_even_if_all_low_cards_are_held() {
    // Among these are rounds in which everybody would discard the card just drawn, for ever.
    for seed in 0..300u64 {
        let mut play = Match::<Dumble>::new(Rules::of(4)).unwrap();
        let luck = Seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut decisions = 0;
        loop {
            play.draw_all(luck);
            let Phase::Decide(seats) = play.game().phase() else {
                break;
            };
            let seat = seats.first().unwrap();
            let regular = seat.index() as u64 == seed % 4;
            let level = if regular {
                Level::Regular
            } else {
                Level::Beginner
            };
            let best = advice(&task(play.game(), seat, level)).best().unwrap();
            play.act(seat, best).unwrap();
            decisions += 1;
            assert!(decisions < 2_000, "round {seed} goes on for ever");
        }
    }
}

/// Decisions of the strong level in matches of five, after the discards have become the stock.
fn with_earlier_stocks(most: usize) -> Vec<TestCase<Dumble>> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut play = Match::<Dumble>::new(Rules::of(5)).unwrap();
        while play.outcome().is_none() {
            play.draw_all(Seed(seed));
            let Phase::Decide(seats) = play.game().phase() else {
                play.push(engine::Entry::NextRound).unwrap();
                continue;
            };
            let seat = seats.first().unwrap();
            if play.game().view(Some(seat)).earlier_ages().next().is_some() {
                let play = play.clone();
                found.push(TestCase {
                    play,
                    seed,
                    branch: None,
                });
            }
            if found.len() == most {
                return found;
            }
            let best = advice(&task(play.game(), seat, Level::Strong)).best();
            play.act(seat, best.unwrap()).unwrap();
        }
    }
    found
}

#[test]
fn what_views_take_positions_of_strong_play_for_could_have_come_about() {
    for case in with_earlier_stocks(400) {
        guesses_are_possible(&case);
    }
}

#[test]
fn beliefs_deal_the_cards_of_earlier_stocks_to_those_who_hold_some() {
    let values = learned().unwrap();
    for case in with_earlier_stocks(100) {
        let game = case.game();
        let seat = Seat::all(5).find(|seat| game.view(Some(*seat)).to_decide());
        let seat = seat.unwrap();
        let view = game.view(Some(seat));
        let mut rng = case.rng();
        let belief = Belief::new(&view, seat, &mut rng);
        for _ in 0..10 {
            let sample: Playout = belief.sample(values, &mut rng);
            assert_eq!(sample.stock().len(), game.stock_len());
            for other in game.playing().without(seat).iter() {
                let hand = view.open().hand(other);
                assert_eq!(usize::from(sample.len(other)), hand.len());
                let hidden = sample.hand(other).minus(hand.known()).unwrap();
                for age in view.earlier_ages() {
                    let of_age = view.unseen_of(age);
                    let held = hidden.iter().filter(|card| of_age.count(*card) > 0);
                    assert_eq!(held.count(), hand.unknown_of(age), "{view:?}");
                }
            }
        }
    }
}
