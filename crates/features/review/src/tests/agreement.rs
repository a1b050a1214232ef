//! Hints, reviews and the coach say the same of a decision: all are functions of its judgement.

use engine::{debacle, dumble};
use table::hint::{Badge, Hint};

use super::*;
use crate::breakdown::JudgedDecision;

/// The number of decisions of each game and number of players.
const DECISIONS: usize = 200;

/// Compares what a hint, a review and the coach say of decisions. Matches between beginners have all kinds of mistakes; the effort does
/// not matter, as long as it is the same.
fn agree<G: Playable<Game: BotGame>>(rules: impl Fn() -> RulesOf<G>, seats: usize) {
    let scale = ValueScale::of(G::ID);
    let levels = vec![Level::Beginner; seats];
    let (mut compared, mut mistakes, mut equal, mut told) = (0, 0, 0, 0);
    let mut seed = 0;
    while compared < DECISIONS {
        seed += 1;
        let session = played_with::<G>(rules(), &levels, 2, Seed(seed));
        let play = session.play();
        let points = decision_points::<G>(play);
        for ((_, task, action), point) in tasks::<G>(play).zip(points) {
            let effort = Effort(1);
            let judge = |played: Option<String>| {
                let task = JudgeTask {
                    effort,
                    played,
                    ..task.clone()
                };
                G::Game::judge(&task).map(bots::finish).unwrap()
            };
            let asked = judge(None);
            if asked.actions().len() < 2 {
                continue;
            }
            let hint = Hint::new(&asked, scale);
            let found = judge(task.played.clone());
            let cost = |action| JudgedDecision::new(point, &found.review(action).unwrap()).cost();
            let review = found.review(action).unwrap();
            let shown: Vec<String> = hint
                .marks
                .iter()
                .map(|mark| mark.action.to_string())
                .collect();
            assert!(
                shown.is_empty() || shown.contains(&review.best),
                "{review:?}, {shown:?}"
            );
            for mark in &hint.marks {
                let Badge::Ranked(ranked) = mark.badge else {
                    panic!("a hint ranks");
                };
                let is_equal =
                    ranked.rank == 1 || ranked.rank == 2 && !hint.margin.unwrap().is_ahead;
                assert!(
                    !is_equal || cost(mark.action) == 0.0,
                    "{} of {shown:?}, {review:?}, {:?}",
                    mark.action,
                    hint.margin
                );
                equal += usize::from(is_equal && ranked.rank > 1);
            }
            if hint.marks.is_empty() {
                assert_eq!(cost(action), 0.0, "nothing is at stake");
            }
            if cost(action) > 0.0 {
                assert!(!asked.is_as_good(asked.find(action).unwrap()));
                mistakes += 1;
            }
            if let Some(remark) = coach::remark(&found, action, scale) {
                assert!((f64::from(remark.cost) - cost(action)).abs() < 1e-5);
                assert_eq!(remark.best.to_string(), review.best);
                assert!(shown.contains(&review.best), "{remark:?}, {shown:?}");
                told += 1;
            }
            compared += 1;
            if compared == DECISIONS {
                break;
            }
        }
    }
    assert!(
        0 < told && told <= mistakes,
        "{mistakes} mistakes, {told} remarks and {equal} equal actions"
    );
}

#[test]
fn in_dekal_hints_reviews_and_the_coach_say_the_same() {
    for players in 2..=6 {
        let rules = || dekal::Rules {
            players,
            ..Default::default()
        };
        agree::<DekalUi>(rules, players.into());
    }
}

#[test]
fn in_detrak_hints_reviews_and_the_coach_say_the_same() {
    for advanced in [false, true] {
        agree::<DetrakUi>(
            || detrak::Rules {
                players: 1,
                advanced,
            },
            1,
        );
    }
}

#[test]
fn in_dumble_hints_reviews_and_the_coach_say_the_same() {
    for players in 2..=8 {
        agree::<DumbleUi>(|| dumble::Rules { players }, players.into());
    }
}

#[test]
fn in_debacle_hints_reviews_and_the_coach_say_the_same() {
    agree::<DebacleUi>(debacle::Rules::default, 2);
}
