use engine::dekal::{Action, Dekal};
use engine::{Match, Phase, Seat, Seed};
use protocol::{Answer, Level, Shard, Task};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::{AnytimeSearch, BotGame, finish};

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
        style: None,
        shard: Shard::WHOLE,
    }
}

fn review_task<G: Game>(decision: Task<G>, played: &impl Display) -> ReviewTask<G> {
    ReviewTask {
        decision,
        played: played.to_string(),
    }
}

fn judged<G: BotGame>(decision: Task<G>, played: &impl Display) -> MoveReview {
    finish(G::review(&review_task(decision, played)).unwrap())
}

/// Judges decisions made at random, and those of the best action found.
fn check<G: BotGame>(
    rules: G::Rules,
    (step, most): (usize, usize),
    values: core::ops::RangeInclusive<f32>,
) {
    let (mut costs, mut margins) = (0.0, 0.0);
    let decisions = decisions::<G>(rules, step, most);
    assert!(decisions.len() >= 3);
    for (game, seat, action) in &decisions {
        let decision = || task(game, *seat, Level::Expert);
        let found = judged(decision(), action);
        let [best, played] = [found.with_best, found.with_played];
        assert!(found.margin > 0.0 && found.margin <= 1.0, "{found:?}");
        for value in [best.value, played.value] {
            assert!(values.contains(&value), "{found:?}");
        }
        costs += best.value - played.value;
        margins += found.margin;
        // The level that is written into the decision does not matter.
        let beginner = task(game, *seat, Level::Beginner);
        assert_eq!(judged(beginner, action), found);
        let again = judged(decision(), &found.best);
        assert_eq!(again.best, found.best);
        assert_eq!(again.with_best, again.with_played, "{again:?}");
    }
    // What is done at random costs something on average, beyond all doubt.
    assert!(costs > margins, "{costs} and {margins}");
}

#[test]
fn what_is_done_at_random_costs_something_in_every_game() {
    check::<Dekal>(engine::dekal::Rules::default(), (3, 12), 0.0..=1.0);
    let three = engine::dekal::Rules {
        players: 3,
        ..Default::default()
    };
    check::<Dekal>(three, (5, 8), 0.0..=1.0);
    let hundred = engine::dekal::Rules {
        rounds: engine::dekal::Rounds::ToHundred,
        ..Default::default()
    };
    check::<Dekal>(hundred, (11, 8), 0.0..=1.0);
    check::<engine::detrak::Detrak>(engine::detrak::Rules::default(), (3, 4), -20.0..=80.0);
    check::<engine::dumble::Dumble>(engine::dumble::Rules::of(2), (7, 6), 0.0..=1.0);
    check::<engine::debacle::Debacle>(engine::debacle::Rules::default(), (41, 8), 0.0..=1.0);
}

#[test]
fn what_cannot_have_been_done_is_refused() {
    let game = &decisions::<Dekal>(engine::dekal::Rules::default(), 4, 1)[0];
    let ask =
        |decision: Task<Dekal>, played: &str| Dekal::review(&review_task(decision, &played)).err();
    let decision = task(&game.0, game.1, Level::Expert);
    assert_eq!(
        ask(decision.clone(), "nonsense"),
        Some(TaskError::Impossible)
    );
    let mut legal = Vec::new();
    game.0.actions(game.1, &mut |action| legal.push(action));
    let illegal = engine::dekal::Cell::all()
        .map(Action::Reveal)
        .find(|action| !legal.contains(action));
    let illegal = illegal.unwrap().to_string();
    assert_eq!(ask(decision.clone(), &illegal), Some(TaskError::Impossible));
    let nothing = Some(TaskError::NothingToDecide);
    let other = Seat::all(2).find(|seat| *seat != game.1).unwrap();
    let view = game.0.view(Some(other));
    let others = Task {
        view,
        ..task(&game.0, game.1, Level::Expert)
    };
    assert!(!game.0.view(Some(other)).to_decide(), "only one decides");
    assert_eq!(ask(others, &legal[0].to_string()), nothing);
}

#[test]
fn a_duel_on_the_same_luck_knows_the_difference() {
    let mut comparison = PairedComparison::default();
    for luck in [0.1, 0.5, 0.9, 0.3] {
        comparison.add((luck + 0.05, 4.0), (luck, 5.0));
    }
    let [best, played] = comparison.expectations();
    assert!((best.value - 0.5).abs() < 1e-6 && (played.value - 0.45).abs() < 1e-6);
    assert_eq!((best.score, played.score), (4.0, 5.0));
    assert!(comparison.margin() < 1e-6, "{}", comparison.margin());
    let mut noisy = PairedComparison::default();
    for difference in [0.1, -0.1, 0.1, -0.1] {
        noisy.add((0.5 + difference, 0.0), (0.5, 0.0));
    }
    // Deviations of 0.1: 2 * 0.1 / sqrt(3).
    assert!(
        (noisy.margin() - 0.115_47).abs() < 1e-4,
        "{}",
        noisy.margin()
    );
}

#[test]
fn when_time_is_up_early_nothing_is_held_against_anybody() {
    let rules = engine::dumble::Rules::of(2);
    let (game, seat, action) = decisions::<engine::dumble::Dumble>(rules, 5, 1)[0];
    let judged = review_task(task(&game, seat, Level::Expert), &action);
    let mut search = engine::dumble::Dumble::review(&judged).unwrap();
    assert!(search.answer().is_empty());
    assert!(!search.step(60));
    let early = search.answer();
    assert_eq!(early.margin, 1.0);
    assert!(early.with_best.value > 0.0 && early.with_played.value > 0.0);
    while !search.step(500) {}
    let late = search.answer();
    assert!(late.margin < 0.2, "{late:?}");
}

#[test]
fn in_a_match_of_dekal_decisions_are_judged_by_the_match() {
    use engine::dekal::{Rounds, Rules};

    // The decisions of the first round are the same.
    let found = |rounds| -> Vec<MoveReview> {
        let rules = Rules {
            rounds,
            ..Default::default()
        };
        let all = decisions::<Dekal>(rules, 6, 12);
        let judge = |(game, seat, action): &(Dekal, Seat, _)| {
            judged(task(game, *seat, Level::Expert), action)
        };
        all.iter().map(judge).collect()
    };
    let (alone, first) = (found(Rounds::One), found(Rounds::ToHundred));
    let costs = |all: &[MoveReview]| -> f32 {
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
            .all(|(one, other)| one.margin < other.margin)
    );
}
