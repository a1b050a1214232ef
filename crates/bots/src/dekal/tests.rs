mod horizon;
mod opening;
mod plain_opponent;
mod simulation;
mod two_turns;

use engine::dekal::{Action, Dekal, Rules};
use engine::{Game, Phase, Seat, Seed, View};
use protocol::{Advice, Level, Shard, Style, Task};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{search, slips};
use crate::advise;
use crate::slips::tests::{check_slips, check_styles};

fn task(state: &Dekal, seat: Seat, level: Level) -> Task<Dekal> {
    Task {
        view: state.view(Some(seat)),
        level,
        seed: 11,
        style: None,
        shard: Shard::WHOLE,
    }
}

fn advice(task: &Task<Dekal>) -> Advice<Action> {
    advise(task).unwrap()
}

/// Positions of random games in which somebody decides, about a quarter of all.
fn positions(players: u8, games: u64) -> Vec<(Dekal, Seat)> {
    let mut positions = Vec::new();
    for game in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let mut state = Dekal::new(&Rules {
            players,
            ..Rules::default()
        })
        .unwrap();
        loop {
            match state.phase() {
                Phase::Over => break,
                Phase::Chance => {
                    let event = state.sample(&mut rng).unwrap();
                    state.resolve(event).unwrap();
                }
                Phase::Decide(seats) => {
                    let seat = seats.iter().last().unwrap();
                    if rng.random_ratio(1, 4) {
                        positions.push((state, seat));
                    }
                    let mut actions = Vec::new();
                    state.actions(seat, &mut |action| actions.push(action));
                    let action = *actions.choose(&mut rng).unwrap();
                    state.act(seat, action).unwrap();
                }
            }
        }
    }
    let least = 10 * games as usize;
    assert!(positions.len() > least, "only {}", positions.len());
    positions
}

#[test]
fn advice_is_legal_complete_and_sorted() {
    for (state, seat) in positions(3, 4) {
        let mut legal = Vec::new();
        state.actions(seat, &mut |action| legal.push(action));
        for &level in Level::of(Dekal::ID) {
            let advice = advice(&task(&state, seat, level));
            assert_eq!(advice.choices().len(), legal.len());
            assert!(advice.choices().iter().all(|c| legal.contains(&c.action)));
            let values = advice.choices().windows(2);
            for pair in values {
                assert!(pair[0].estimate.value >= pair[1].estimate.value);
            }
        }
    }
}

#[test]
fn scrambling_what_is_hidden_never_changes_the_advice() {
    let mut scrambled = 0;
    for (state, seat) in positions(4, 4) {
        for &level in Level::of(Dekal::ID) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
            let other = state.view(Some(seat)).determinize(&mut rng);
            scrambled += usize::from(other != state);
            let (one, two) = (task(&state, seat, level), task(&other, seat, level));
            assert_eq!(advise(&one), advise(&two));
        }
    }
    assert!(scrambled > 10, "something was hidden to begin with");
}

#[test]
fn the_levels_that_slip_are_those_that_say_so() {
    check_slips::<Dekal>(|level| slips(level, 2));
}

#[test]
fn a_style_chooses_among_equal_actions_only() {
    let positions = positions(2, 4);
    let views = positions
        .iter()
        .map(|(state, seat)| state.view(Some(*seat)));
    check_styles::<Dekal>(views, &Style::ALL);
}

#[test]
fn slices_of_any_size_lead_to_the_same_advice() {
    let positions = positions(2, 2).into_iter().chain(positions(4, 1));
    for (state, seat) in positions {
        let task = task(&state, seat, Level::Expert);
        let mut slow = search(&task).unwrap();
        while !slow.step(7) {
            let so_far = slow.answer();
            assert!(so_far.best().is_some(), "advice at any time");
        }
        assert_eq!(slow.answer(), advise(&task).unwrap());
    }
}

#[test]
fn nobody_is_asked_out_of_turn() {
    let state = Dekal::new(&Rules::default()).unwrap();
    let watcher = Task {
        view: state.view(None),
        level: Level::Regular,
        seed: 0,
        style: None,
        shard: Shard::WHOLE,
    };
    assert!(search(&watcher).is_err());
}

/// A position from scripted cards: seat 1 has the token and drafts first.
fn draft(first: &str, second: &str, log: &[&str]) -> Dekal {
    let mut play = engine::Match::<Dekal>::new(Rules::default()).unwrap();
    for text in log.iter().copied().chain([first, second]) {
        play.push(text.parse().unwrap()).unwrap();
    }
    *play.game()
}

#[test]
fn every_level_takes_an_obvious_pair() {
    let log = [
        "1:flip r2c2",
        "2:flip r2c2",
        "*9",
        "*10",
        "1:9 L2",
        "2:10 L2",
        "2:flip r3c3",
        "1:flip r1c2",
    ];
    let state = draft("*9", "*2", &log);
    // Seat 2 holds the token; it takes the 2, and seat 1 is left the 9.
    let mut after = state;
    after
        .act(Seat::new(1).unwrap(), "2 L3".parse().unwrap())
        .unwrap();
    for &level in Level::of(Dekal::ID) {
        let advice = advice(&task(&after, Seat::FIRST, level));
        let Some(Action::Draft(best)) = advice.best() else {
            panic!("a draft is due");
        };
        let grid = after.table().grid(Seat::FIRST);
        let hole = after.table().hole(Seat::FIRST).unwrap();
        assert_eq!(
            grid.pushed_unchecked(hole, best.push, best.card).score(),
            0,
            "{level}"
        );
    }
}

#[test]
fn seeds_shared_by_machines_lead_to_the_same_choice() {
    let mut play = engine::Match::<Dekal>::new(Rules::default()).unwrap();
    for text in ["1:flip r2c2", "2:flip r3c3"] {
        play.push(text.parse().unwrap()).unwrap();
    }
    play.draw_all(Seed(1));
    let seat = play.game().table().token().unwrap();
    let once = advise(&task(play.game(), seat, Level::Expert));
    assert_eq!(once, advise(&task(play.game(), seat, Level::Expert)));
}

#[test]
fn who_looks_at_others_denies_them_what_they_need() {
    // Seat 1 has a 9 and a hole beside which another 9 would cancel it; seat 2
    // drafts first, and is itself slightly better off with the 8.
    let log = [
        "1:flip r2c2",
        "2:flip r2c2",
        "*9",
        "*10",
        "1:9 L2",
        "2:10 L2",
        "2:flip r3c3",
        "1:flip r1c2",
    ];
    let state = draft("*9", "*8", &log);
    let seat = Seat::new(1).unwrap();
    let taken = |level| match advice(&task(&state, seat, level)).best() {
        Some(Action::Draft(draft)) => draft.card.get(),
        _ => panic!("a draft is due"),
    };
    assert_eq!(taken(Level::Beginner), 8);
    assert_eq!(taken(Level::Regular), 9);
    assert_eq!(taken(Level::Expert), 9);
}

#[test]
fn a_beginner_sees_no_grid_but_its_own() {
    let with = |push: &str| {
        let push = format!("1:9 {push}");
        let log = [
            "1:flip r2c2",
            "2:flip r2c2",
            "*9",
            "*10",
            &push,
            "2:10 L2",
            "2:flip r3c3",
            "1:flip r1c2",
        ];
        let state = draft("*9", "*8", &log);
        advice(&task(&state, Seat::new(1).unwrap(), Level::Beginner))
    };
    assert_eq!(with("L2"), with("R2"));
    assert_eq!(with("L2"), with("B2"));
}

#[test]
fn the_last_draft_is_judged_exactly() {
    let mut looked_at = 0;
    for (state, seat) in positions(2, 120) {
        let table = state.table();
        if table.turn() != 15 || table.centre().count() != 1 || table.hole(seat).is_none() {
            continue;
        }
        looked_at += 1;
        let advice = advice(&task(&state, seat, Level::Expert));
        let mut best = f32::NEG_INFINITY;
        for choice in advice.choices() {
            let mut after = state;
            after.act(seat, choice.action).unwrap();
            let outcome = after.outcome().expect("this was the last draft");
            let standing = outcome.standing(seat).unwrap();
            assert_eq!(choice.estimate.score, standing.score as f32);
            assert_eq!(choice.estimate.win, Some(outcome.share(seat) as f32));
            best = best.max(outcome.share(seat) as f32);
        }
        assert_eq!(advice.choices()[0].estimate.win, Some(best));
    }
    assert!(looked_at > 10, "only {looked_at} such positions");
}
