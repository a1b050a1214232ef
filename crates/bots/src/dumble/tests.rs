//! What all levels have in common, and what sets them apart.

use engine::dumble::{Action, Dumble, Rules};
use engine::{Game, Match, Phase, Seat, Seed, View};
use protocol::{Advice, Level, Shard, Task, TaskError};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::think;
use crate::advise;

fn task(game: &Dumble, seat: Seat, level: Level) -> Task<Dumble> {
    Task {
        view: game.view(Some(seat)),
        level,
        seed: 5,
        shard: Shard { index: 0, of: 40 },
    }
}

fn advice(task: &Task<Dumble>) -> Advice<Action> {
    advise(task).unwrap()
}

/// So many decisions of matches that the regular level plays.
fn positions(players: u8, most: usize) -> Vec<(Dumble, Seat)> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut play = Match::<Dumble>::new(Rules { players }).unwrap();
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
            for level in Level::ALL {
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
fn scrambling_what_is_hidden_never_changes_the_advice() {
    let mut scrambled = 0;
    for players in [2, 4, 6] {
        for (game, seat) in positions(players, 40) {
            let view = game.view(Some(seat));
            let other = view.determinize(&mut Xoshiro256PlusPlus::seed_from_u64(9));
            scrambled += usize::from(other != game);
            for level in Level::ALL {
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
        for level in Level::ALL {
            let task = task(&game, seat, level);
            let mut slow = think(&task).unwrap();
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
    for level in Level::ALL {
        let result = advise(&task(&game, seat.next(2), level));
        assert_eq!(result, Err(TaskError::NothingToDecide));
    }
}

#[test]
fn rounds_end_even_if_all_low_cards_are_held() {
    // Among these are some in which everybody would dump what was just drawn.
    for seed in 0..300u64 {
        let mut play = Match::<Dumble>::new(Rules { players: 4 }).unwrap();
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
