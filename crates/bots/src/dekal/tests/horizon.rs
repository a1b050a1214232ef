//! Looking several turns ahead is compared with playing them.

use engine::dekal::{CardValue, MAX_PLAYERS};

use super::super::expectation::{Expectation, Mean};
use super::super::horizon::Horizon;
use super::super::learned;
use super::super::net::Net;
use super::super::next_turn::NextTurn;
use super::super::round::Round;
use super::super::turn::Drafts;
use super::positions;

/// Rounds of two after the choice of holes.
fn rounds(games: u64) -> impl Iterator<Item = Round> {
    let net = learned(2).unwrap();
    let all = positions(2, games).into_iter();
    let rounds = all.map(|(state, _)| Round::of(state.table()));
    let between = rounds.filter(|round| round.centre.is_empty() && !round.is_over());
    between.filter_map(move |round| Some(NextTurn::new(net, &round, None)?.round().clone()))
}

fn assert_alike(one: Expectation, other: Expectation) {
    assert_as_good(one, other);
    assert!((one.points - other.points).abs() < 0.1, "{one:?} {other:?}");
}

/// Of cards with equal values either may be taken, and their points may differ.
fn assert_as_good(one: Expectation, other: Expectation) {
    assert!((one.win - other.win).abs() < 2e-3, "{one:?} {other:?}");
    assert!((one.value - other.value).abs() < 2e-3, "{one:?} {other:?}");
}

#[test]
fn one_turn_ahead_is_the_next_turns_expectation() {
    let net = learned(2).unwrap();
    let mut checked = 0;
    for round in rounds(4) {
        let ahead = NextTurn::new(net, &round, Some(round.holes)).unwrap();
        let horizon = Horizon::new(net, &round, 1).unwrap();
        for seat in 0..2 {
            assert_alike(horizon.expected(seat), ahead.expected(seat, 0));
        }
        checked += 1;
    }
    assert!(checked > 10, "only {checked} such positions");
}

/// The round after both have drafted these cards, the first drafter the first one.
fn with_cards(net: &Net, round: &Round, cards: [CardValue; 2]) -> Round {
    // Pushes are chosen without regard to the cards in the centre.
    let draft = |drafted: usize| {
        let mut alone = round.clone();
        alone.drafted = drafted;
        alone.centre.push(cards[drafted]);
        Drafts::new(net, &alone).best(&alone)
    };
    let drafts = [draft(0), draft(1)];
    let mut after = round.clone();
    for card in cards {
        after.unseen[usize::from(card.get()) - 1] -= 1;
        after.centre.push(card);
    }
    drafts.into_iter().for_each(|draft| after.draft(draft));
    after
}

/// The mean of two turns over all cards that can come up in the first.
fn two_turns(net: &Net, round: &Round, seat: usize) -> Expectation {
    let first = round.token.unwrap();
    let mut mean = Mean::default();
    for one in CardValue::all() {
        for two in CardValue::all() {
            let count = |card: CardValue| f32::from(round.unseen[usize::from(card.get()) - 1]);
            let ways = count(one) * (count(two) - f32::from(u8::from(one == two)));
            if ways <= 0.0 {
                continue;
            }
            let after = |cards| {
                let round = with_cards(net, round, cards);
                let mut holes = [None; MAX_PLAYERS];
                for (hole, grid) in holes.iter_mut().zip(&round.grids).take(2) {
                    *hole = Some(grid.face_down().nth(0));
                }
                NextTurn::new(net, &round, Some(holes))
                    .unwrap()
                    .expected(seat, 0)
            };
            let options = [after([one, two]), after([two, one])];
            let own = |expectation: &Expectation| {
                if first == seat {
                    expectation.value
                } else {
                    -expectation.value
                }
            };
            let better = own(&options[1]) > own(&options[0]);
            mean.add(ways, options[usize::from(better)]);
        }
    }
    mean.expectation()
}

#[test]
fn the_last_two_turns_are_solved() {
    // With one face-down card each there is no choice of a hole.
    let net = learned(2).unwrap();
    let mut checked = 0;
    for round in rounds(60).filter(|round| round.turn == 14) {
        let horizon = Horizon::new(net, &round, 2).unwrap();
        for seat in 0..2 {
            assert_as_good(horizon.expected(seat), two_turns(net, &round, seat));
        }
        checked += 1;
    }
    assert!(checked > 3, "only {checked} such positions");
}

#[test]
fn what_one_may_expect_the_other_may_not() {
    let net = learned(2).unwrap();
    let (mut checked, mut last) = (0, 0);
    let at_last = rounds(60).filter(|round| round.turn == 15).take(2);
    for (number, round) in rounds(3).take(12).chain(at_last).enumerate() {
        let turns = 1 + number as u8 % 2;
        let horizon = Horizon::new(net, &round, turns).unwrap();
        let [one, other] = [0, 1].map(|seat| horizon.expected(seat).win);
        assert!((one + other - 1.0).abs() < 1e-4, "{one} {other}");
        // Looking beyond the end of the round is the same as looking to its end.
        if round.turn == 15 {
            let far = Horizon::new(net, &round, 9).unwrap();
            assert_alike(far.expected(0), horizon.expected(0));
            last += 1;
        }
        checked += 1;
    }
    assert_eq!((checked, last), (14, 2), "all, and those in the last turn");
}

#[test]
fn before_the_first_card_nobody_knows_who_drafts_first() {
    let net = learned(2).unwrap();
    assert!(Horizon::new(net, &Round::new(2), 2).is_none());
    let mut round = Round::new(2);
    round.token = Some(0);
    assert!(Horizon::new(net, &round, 2).is_none(), "no hole is chosen");
}
