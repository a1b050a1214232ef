//! Matches of random decisions, and turning points that were counted by hand.

use ::debacle::DebacleUi;
use ::dekal::DekalUi;
use ::detrak::DetrakUi;
use ::dumble::DumbleUi;
use engine::{Seed, dekal, detrak, dumble};
use model::session::{Due, Participant};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::RulesOf;

use super::*;

/// A match of so many players who take any action.
fn played<G: Playable>(rules: RulesOf<G>, players: usize, seed: u64) -> Session<G::Game> {
    let nobody = Participant {
        name: String::new(),
        bot: None,
    };
    let mut session = Session::<G::Game>::new(rules, vec![nobody; players], Seed(seed)).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        match session.due() {
            Due::Luck => assert!(session.draw()),
            Due::NextRound => session.next_round().unwrap(),
            Due::Nothing => return session,
            Due::Decide(seats) => {
                let seat = seats.first().unwrap();
                let actions = session.game().legal_actions(seat);
                session
                    .act(seat, *actions.choose(&mut rng).unwrap())
                    .unwrap();
            }
        }
    }
}

/// Checks that whoever leads at the end has won; returns how many matches turned after their beginning.
fn leads_to_the_outcome<G: Playable>(rules: &RulesOf<G>, players: usize) -> usize {
    let turned = |seed| {
        let session = played::<G>(rules.clone(), players, seed);
        let winners = session.outcome().unwrap().winners();
        for count in [Count::Rounds, Count::Turns] {
            let leaders = leaders::<G>(&session, count);
            assert_eq!(leaders.last().unwrap().1, winners, "{seed} {count:?}");
        }
        let rounds = leaders::<G>(&session, Count::Rounds);
        assert_eq!(rounds.len(), session.play().rounds().len());
        let point = turning_point::<G>(&session);
        assert_eq!(point.is_some(), winners.len() == 1);
        point.is_some_and(|point| point.since != Since::First)
    };
    (0..12).filter(|seed| turned(*seed)).count()
}

#[test]
fn who_leads_at_the_end_has_won() {
    let to_hundred = dekal::Rules {
        players: 3,
        rounds: dekal::Rounds::ToHundred,
        ..Default::default()
    };
    let three = detrak::Rules {
        players: 3,
        advanced: true,
    };
    let turned = [
        leads_to_the_outcome::<DekalUi>(&Default::default(), 2),
        leads_to_the_outcome::<DekalUi>(&to_hundred, 3),
        leads_to_the_outcome::<DetrakUi>(&three, 3),
        leads_to_the_outcome::<DumbleUi>(&dumble::Rules::of(4), 4),
        leads_to_the_outcome::<DebacleUi>(&Default::default(), 2),
    ];
    assert!(turned.iter().all(|turned| *turned > 0), "{turned:?}");
}

#[test]
fn it_turned_when_the_winner_was_ahead_for_good() {
    let [ann, bob] = [0, 1].map(|seat| Seat::new(seat).unwrap());
    let led = |leaders: &[&[Seat]]| {
        let set = |seats: &&[Seat]| seats.iter().copied().fold(SeatSet::EMPTY, SeatSet::with);
        let numbered: Vec<_> = (1..).zip(leaders.iter().map(set)).collect();
        since(&numbered, ann)
    };
    let (a, b, tie): (&[Seat], &[Seat], &[Seat]) = (&[ann], &[bob], &[ann, bob]);
    assert_eq!(led(&[a, a, a]), Some(Since::First));
    assert_eq!(led(&[a, b, a, a]), Some(Since::Number(3)));
    assert_eq!(led(&[b, a, a, a]), Some(Since::Number(2)));
    assert_eq!(
        led(&[a, tie, a, a]),
        Some(Since::Number(3)),
        "a tie is no lead"
    );
    assert_eq!(led(&[a, a, b, a]), Some(Since::Last));
    assert_eq!(led(&[tie, a]), Some(Since::Last));
    assert_eq!(led(&[a]), None, "there was nothing to turn");
}

#[test]
fn nobody_who_plays_alone_has_a_turning_point() {
    let alone = detrak::Rules {
        players: 1,
        advanced: false,
    };
    assert_eq!(
        turning_point::<DetrakUi>(&played::<DetrakUi>(alone, 1, 1)),
        None
    );
}
