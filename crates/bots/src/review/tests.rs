use engine::dekal::{Action, Dekal};
use engine::{Match, Phase, Seat, Seed};
use protocol::{AnyTask, Level, Share, Task};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::{advise, think};

/// Decisions of a match that is played at random, every `step`-th, with what
/// was done.
fn decisions<G: Game>(rules: G::Rules, step: usize, most: usize) -> Vec<(G, Seat, G::Action)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut play = Match::<G>::new(rules).unwrap();
    let mut found = Vec::new();
    let mut count = 0;
    while play.outcome().is_none() && found.len() < most {
        play.draw_all(Seed(6));
        let Phase::Decide(seats) = play.game().phase() else {
            play.push(engine::Entry::NextRound).unwrap();
            continue;
        };
        let seat = seats.first().unwrap();
        let mut actions = Vec::new();
        play.game()
            .actions(seat, &mut |action| actions.push(action));
        let action = *actions.choose(&mut rng).unwrap();
        if count % step == step - 1 {
            found.push((play.game().clone(), seat, action));
        }
        count += 1;
        play.act(seat, action).unwrap();
    }
    found
}

fn task<G: Game>(game: &G, seat: Seat, level: Level) -> Task<G> {
    Task {
        view: game.view(Some(seat)),
        level,
        seed: 5,
        share: Share::WHOLE,
    }
}

fn judged(decision: AnyTask, played: &impl Display) -> Finding {
    match advise(&decision.appraisal(played.to_string()).unwrap()).unwrap() {
        AnyAdvice::Appraisal(finding) => finding,
        other => panic!("{other:?} is no appraisal"),
    }
}

/// Judges decisions made at random, and those of the best action found.
fn check<G: Game>(
    rules: G::Rules,
    (step, most): (usize, usize),
    ask: fn(Task<G>) -> AnyTask,
    values: core::ops::RangeInclusive<f32>,
) {
    let (mut costs, mut doubts) = (0.0, 0.0);
    let decisions = decisions::<G>(rules, step, most);
    assert!(decisions.len() >= 3);
    for (game, seat, action) in &decisions {
        let decision = || ask(task(game, *seat, Level::Expert));
        let found = judged(decision(), action);
        let [best, played] = [found.with_best, found.with_played];
        assert!(found.doubt > 0.0 && found.doubt <= 1.0, "{found:?}");
        for value in [best.value, played.value] {
            assert!(values.contains(&value), "{found:?}");
        }
        costs += best.value - played.value;
        doubts += found.doubt;
        // The level that is written into the decision does not matter.
        let beginner = ask(task(game, *seat, Level::Beginner));
        assert_eq!(judged(beginner, action), found);
        let again = judged(decision(), &found.best);
        assert_eq!(again.best, found.best);
        assert_eq!(again.with_best, again.with_played, "{again:?}");
    }
    // What is done at random costs something on average, beyond all doubt.
    assert!(costs > doubts, "{costs} and {doubts}");
}

#[test]
fn what_is_done_at_random_costs_something_in_every_game() {
    check::<Dekal>(
        engine::dekal::Rules::default(),
        (3, 12),
        AnyTask::Dekal,
        0.0..=1.0,
    );
    let three = engine::dekal::Rules {
        players: 3,
        ..Default::default()
    };
    check::<Dekal>(three, (5, 8), AnyTask::Dekal, 0.0..=1.0);
    let hundred = engine::dekal::Rules {
        rounds: engine::dekal::Rounds::ToHundred,
        ..Default::default()
    };
    check::<Dekal>(hundred, (11, 8), AnyTask::Dekal, 0.0..=1.0);
    check::<engine::detrak::Detrak>(
        engine::detrak::Rules::default(),
        (3, 4),
        AnyTask::Detrak,
        -20.0..=80.0,
    );
    check::<engine::dumble::Dumble>(
        engine::dumble::Rules { players: 2 },
        (7, 6),
        AnyTask::Dumble,
        0.0..=1.0,
    );
    check::<engine::debacle::Debacle>(
        engine::debacle::Rules::default(),
        (41, 8),
        AnyTask::Debacle,
        0.0..=1.0,
    );
}

#[test]
fn what_cannot_have_been_done_is_refused() {
    let game = &decisions::<Dekal>(engine::dekal::Rules::default(), 4, 1)[0];
    let ask =
        |decision: AnyTask, played: &str| think(&decision.appraisal(played.into()).unwrap()).err();
    let decision = AnyTask::Dekal(task(&game.0, game.1, Level::Expert));
    assert_eq!(ask(decision.clone(), "nonsense"), Some(Trouble::Impossible));
    let mut legal = Vec::new();
    game.0.actions(game.1, &mut |action| legal.push(action));
    let illegal = engine::dekal::Cell::all()
        .map(Action::Reveal)
        .find(|action| !legal.contains(action));
    let illegal = illegal.unwrap().to_string();
    assert_eq!(ask(decision.clone(), &illegal), Some(Trouble::Impossible));
    let judged = decision.appraisal(legal[0].to_string()).unwrap();
    assert_eq!(judged.appraisal(String::new()), None, "it is no decision");
    let nothing = Some(Trouble::NothingToDecide);
    let other = Seat::all(2).find(|seat| *seat != game.1).unwrap();
    let view = game.0.view(Some(other));
    let others = AnyTask::Dekal(Task {
        view,
        ..task(&game.0, game.1, Level::Expert)
    });
    assert!(!game.0.view(Some(other)).to_decide(), "only one decides");
    assert_eq!(ask(others, &legal[0].to_string()), nothing);
}

#[test]
fn a_duel_on_the_same_luck_knows_the_difference() {
    let mut comparison = PairedComparison::default();
    for luck in [0.1, 0.5, 0.9, 0.3] {
        comparison.add((luck + 0.05, 4.0), (luck, 5.0));
    }
    let [best, played] = comparison.outlooks();
    assert!((best.value - 0.5).abs() < 1e-6 && (played.value - 0.45).abs() < 1e-6);
    assert_eq!((best.score, played.score), (4.0, 5.0));
    assert!(comparison.doubt() < 1e-6, "{}", comparison.doubt());
    let mut noisy = PairedComparison::default();
    for difference in [0.1, -0.1, 0.1, -0.1] {
        noisy.add((0.5 + difference, 0.0), (0.5, 0.0));
    }
    // Deviations of 0.1: 2 * 0.1 / sqrt(3).
    assert!((noisy.doubt() - 0.115_47).abs() < 1e-4, "{}", noisy.doubt());
}

#[test]
fn when_time_is_up_early_nothing_is_held_against_anybody() {
    let rules = engine::dumble::Rules { players: 2 };
    let (game, seat, action) = decisions::<engine::dumble::Dumble>(rules, 5, 1)[0];
    let decision = AnyTask::Dumble(task(&game, seat, Level::Expert));
    let judged = decision.appraisal(action.to_string()).unwrap();
    let mut search = think(&judged).unwrap();
    assert!(search.advice().is_empty());
    assert!(!search.step(60));
    let AnyAdvice::Appraisal(early) = search.advice() else {
        panic!("no appraisal");
    };
    assert_eq!(early.doubt, 1.0);
    assert!(early.with_best.value > 0.0 && early.with_played.value > 0.0);
    while !search.step(500) {}
    let AnyAdvice::Appraisal(late) = search.advice() else {
        panic!("no appraisal");
    };
    assert!(late.doubt < 0.2, "{late:?}");
}

#[test]
fn in_a_match_of_dekal_decisions_are_judged_by_the_match() {
    use engine::dekal::{Rounds, Rules};

    // The decisions of the first round are the same.
    let found = |rounds| -> Vec<Finding> {
        let rules = Rules {
            rounds,
            ..Default::default()
        };
        let all = decisions::<Dekal>(rules, 6, 12);
        let judge = |(game, seat, action): &(Dekal, Seat, _)| {
            judged(AnyTask::Dekal(task(game, *seat, Level::Expert)), action)
        };
        all.iter().map(judge).collect()
    };
    let (alone, first) = (found(Rounds::One), found(Rounds::ToHundred));
    let costs = |all: &[Finding]| -> f32 {
        all.iter()
            .map(|found| found.with_best.value - found.with_played.value)
            .sum()
    };
    // Mistakes in the first of several rounds cost less of the whole.
    assert!(costs(&alone) > 0.1, "{alone:?}");
    assert!(
        costs(&first) > 0.0 && costs(&first) < 0.8 * costs(&alone),
        "{first:?}"
    );
    assert!(
        first
            .iter()
            .zip(&alone)
            .all(|(one, other)| one.doubt < other.doubt)
    );
}
