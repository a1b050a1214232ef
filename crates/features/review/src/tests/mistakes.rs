//! Which of the person's decisions become cards.

use std::collections::BTreeSet;

use engine::View;
use model::mistakes::{Card, id_of, key};
use model::quality::Quality;
use protocol::{JudgedAction, Judgement};

use super::own::of_person;
use super::*;
use crate::mistakes::{confirmed, questions};
use crate::store;

/// Stores made-up reviews of a match: of these numbers of decisions, with what each has cost and left.
fn reviewed<G: Playable>(session: &Session<G::Game>, id: &str, costs: impl Fn(usize) -> [f32; 2]) {
    let count = decision_points::<G>(session.play()).len();
    let value = |value| Expectation { value, score: 0.0 };
    for (number, task, played) in tasks::<G>(session.play()) {
        let [cost, best] = costs(number);
        let legal = task.view.legal_actions().into_iter();
        let better = legal.map(|action| action.to_string());
        let better: Vec<_> = better
            .filter(|one| *one != played.to_string())
            .take(1)
            .collect();
        let review = MoveReview {
            best: better.first().cloned().unwrap_or_default(),
            with_best: value(best),
            with_played: value(best - cost),
            margin: 0.01,
            is_at_stake: true,
        };
        store::put(id, count, number, (review, better));
    }
}

/// The numbers of the decisions about which is asked.
fn asked<G: Playable>(
    session: &Session<G::Game>,
    id: &str,
    least: Quality,
    known: &[String],
) -> Vec<usize> {
    let count = decision_points::<G>(session.play()).len();
    let known: BTreeSet<String> = known.iter().cloned().collect();
    let ask = questions::<G>(session, (id, count), 7);
    let all = ask.emit((least, known.into()));
    all.map(|(number, _)| number).collect()
}

#[test]
fn the_persons_mistakes_are_asked_about_that_cost_enough_and_are_new() {
    type G = DekalUi;
    let session = of_person::<G>(Default::default());
    let points = decision_points::<G>(session.play());
    // Every third costs 4 %, every other third 2 %; what is played last is lost.
    let last = points.len() - 6;
    reviewed::<G>(&session, "mistakes", |number| {
        let cost = [0.04, 0.02, 0.0][number % 3];
        [cost, if number < last { 0.5 } else { 0.045 }]
    });
    let has_choice = |number: usize| {
        let before = session.rewound(points[number].length);
        before.game().legal_actions(points[number].seat).len() > 1
    };
    let wanted = |rests: &[usize]| -> Vec<usize> {
        (0..last)
            .filter(|number| points[*number].seat == seat(0) && has_choice(*number))
            .filter(|number| rests.contains(&(number % 3)))
            .collect()
    };
    let all = asked::<G>(&session, "mistakes", Quality::Mistake, &[]);
    assert_eq!(all, wanted(&[0]));
    assert!(all.len() > 3, "{all:?}");
    let more = asked::<G>(&session, "mistakes", Quality::Inaccuracy, &[]);
    assert_eq!(more, wanted(&[0, 1]));
    assert!(asked::<G>(&session, "mistakes", Quality::Blunder, &[]).is_empty());
    let first = session.rewound(points[all[0]].length);
    let known = key(engine::GameId::Dekal, &id_of(first.game(), seat(0)));
    let others = asked::<G>(&session, "mistakes", Quality::Mistake, &[known]);
    assert_eq!(others, all[1..]);
}

#[test]
fn of_others_and_of_what_is_not_over_nothing_is_asked() {
    type G = DekalUi;
    let session = of_person::<G>(Default::default());
    let mut record = session.record(None);
    record.players[0].name = "Player 1".into();
    let stranger = Session::of(record).unwrap();
    let unfinished = session.rewound(session.play().log().len() / 2);
    let bots = played::<G>(Default::default(), &[Level::Beginner; 2], 1);
    for (number, other) in [stranger, unfinished, bots].iter().enumerate() {
        let id = format!("others {number}");
        reviewed::<G>(other, &id, |_| [0.1, 0.5]);
        assert!(asked::<G>(other, &id, Quality::Mistake, &[]).is_empty());
    }
}

#[test]
fn a_card_accepts_what_either_judgement_calls_good_and_needs_both() {
    let judged = |values: [f32; 4]| {
        let action = |(action, value)| JudgedAction {
            action,
            expectation: Expectation { value, score: 0.0 },
            error: 0.0,
            examined: 1,
            is_close: true,
        };
        Judgement::new("abcd".chars().zip(values).map(action).collect(), 0.01)
    };
    let card = Card {
        ended: 7,
        against: Vec::new(),
        position: String::new(),
        seat: seat(0),
        played: "d".into(),
        accepted: vec!["a".into(), "b".into()],
        cost: 0.04,
    };
    let found = |values| confirmed(card.clone(), &judged(values), ('a', 'd'));
    let accepted = found([0.52, 0.48, 0.515, 0.45]).unwrap().accepted;
    // The larger judgement refutes one of the two, and finds another.
    assert_eq!(accepted, ["a", "c"]);
    assert_eq!(found([0.5, 0.48, 0.4, 0.495]), None, "as good as the best");
    assert_eq!(found([0.4, 0.5, 0.4, 0.45]), None, "better than the better");
}
