//! The expectation over two turns of more than two players.

use engine::dekal::Dekal;
use engine::{Game, Seat};
use protocol::Level;

use super::super::next_turn::NextTurn;
use super::super::round::Round;
use super::super::search::PASSES;
use super::super::search::Search;
use super::super::{EXPERT_OF_MANY, learned};
use super::{advice, positions, task};
use crate::AnytimeSearch;

/// Rounds of random games before a turn whose holes are to be chosen, with whoever chooses.
fn between_turns(players: u8) -> impl Iterator<Item = (Dekal, Seat, Round)> {
    let all = positions(players, 6).into_iter();
    all.filter_map(|(state, seat)| {
        let round = Round::of(state.view(Some(seat)).table());
        let is_between = round.drafter().is_none() && round.token.is_some();
        is_between.then_some((state, seat, round))
    })
}

#[test]
fn what_all_may_expect_is_one_win() {
    let (mut checked, mut differ) = (0, 0);
    for players in [3, 4, 6] {
        let net = learned(usize::from(players)).unwrap();
        for (_, _, round) in between_turns(players).step_by(4) {
            let next = NextTurn::new(net, &round, None).unwrap();
            let (of_two, of_one) = (next.expected_after_two(0, 9, 40), next.expected(0, 9));
            differ += usize::from(of_two != of_one);
            let wins = (0..round.seats).map(|seat| next.expected_after_two(seat, 9, 40).win);
            let all: f32 = wins.sum();
            assert!((all - 1.0).abs() < 1e-3, "turn {}: {all}", round.turn);
            checked += 1;
        }
    }
    assert!(checked > 20, "only {checked} positions");
    // In the last turn of a round that is lost, nothing does.
    assert!(2 * differ > checked, "{differ} of {checked} by two turns");
}

#[test]
fn the_best_are_compared_by_two_turns_over_more_and_more_deals() {
    let net = learned(4).unwrap();
    let (mut closely, mut changed) = (0, 0);
    for (state, seat, round) in between_turns(4).step_by(4) {
        let mut search = Search::new(net, &round, seat.index(), 11, EXPERT_OF_MANY);
        let at_once = search.found().best().unwrap();
        while !search.step(100) {}
        let best = search.found().choices()[0];
        // The best was in all passes, with other deals in each.
        let (mut sum, mut all) = (0.0, 0);
        for (seed, (deals, _)) in (11..).zip(PASSES) {
            let looked = search.evaluate_deeply(best.action, seed, deals).unwrap();
            sum += looked.0.value * deals as f32;
            all += deals;
        }
        let error = best.estimate.win.unwrap() - sum / all as f32;
        closely += usize::from(error.abs() < 1e-5);
        changed += usize::from(at_once != best.action);
        // The level draws among the nearly best ones of this ranking.
        let advice = advice(&task(&state, seat, Level::Expert));
        assert_eq!(advice.best(), Some(best.action));
    }
    assert!(closely > 5, "only {closely} were compared closely");
    assert!(changed > 0, "a second turn never changed what is best");
}
