//! Tactics in constructed positions.

use engine::debacle::{Action, Board, Pile, Position, QUIET, Side};

use crate::debacle::evaluator::Evaluator;
use crate::debacle::in_match::InMatch;
use crate::debacle::iterative_deepening::{Budget, Candidate, IterativeDeepening};
use crate::debacle::match_state::MatchState;
use crate::debacle::net::Net;
use crate::debacle::search::{Search, Shortcuts};
use crate::debacle::value::{SURE, WON};
use crate::debacle::{features, learned};

/// A position late in a round: the dice captured by each side, and the dice on the board, like `R5c3`.
fn position(red: [u8; 6], black: [u8; 6], dice: &str, mover: Side) -> Position {
    let mut board = Board::EMPTY;
    for die in dice.split(' ') {
        let (side, rest) = die.split_at(1);
        let (value, square) = rest.split_at(1);
        let side = if side == "R" { Side::Red } else { Side::Black };
        let value = engine::debacle::Value::new(value.parse().unwrap()).unwrap();
        board = board.with(side, square.parse().unwrap(), value).unwrap();
    }
    let piles = [red, black].map(|counts| Pile::from_counts(counts).unwrap());
    Position::new(board, piles, mover, 0).unwrap()
}

fn best(position: Position, totals: [i32; 2]) -> Candidate {
    let match_state = MatchState {
        totals,
        barren: false,
        next: Side::Black,
    };
    let search = Search::new(
        InMatch(learned().unwrap()),
        match_state,
        Vec::new(),
        Shortcuts::ALL,
        14,
    );
    let budget = Budget {
        nodes: 5_000,
        depth: 30,
    };
    let mut deepening = IterativeDeepening::new(search, position, budget);
    while !deepening.step(100) {}
    deepening.best().unwrap().clone()
}

/// Red has captured 3, 4, 5 and 6 (18 points) and can capture another die at once.
fn about_to_end(value: u8) -> Position {
    let dice = format!("R6c3 R2a1 R3b1 R4d1 R5e1 R1f1 B{value}c4 B2a6");
    position([0, 0, 1, 1, 1, 1], [0; 6], &dice, Side::Red)
}

#[test]
fn the_fifth_die_is_taken_where_it_wins_the_match() {
    let win = best(about_to_end(4), [10, 0]);
    assert_eq!(win.action.to_string(), "c3xc4");
    assert_eq!(win.value, WON - 1, "at once");
    let way_off = best(about_to_end(4), [0, 0]);
    assert!(way_off.value < SURE, "22 points are not 30");
}

#[test]
fn nobody_ends_a_round_that_loses_the_match() {
    // With the points of this round, black would have 32 and red only 28.
    let dice = "R6c3 R2a1 R4d1 B1c4 B6b6";
    let lost = position([0, 1, 1, 1, 1, 0], [1, 0, 1, 0, 1, 0], dice, Side::Red);
    let found = best(lost, [13, 23]);
    assert_ne!(found.action, "c3xc4".parse::<Action>().unwrap());
}

#[test]
fn a_sure_win_is_nearer_the_sooner_it_comes() {
    let now = best(about_to_end(4), [10, 0]);
    // Another action is needed to get there.
    let dice = "R6c2 R2a1 R3b1 R4d1 R5e1 R1f1 B5c4 B2a6";
    let later = position([0, 0, 1, 1, 1, 1], [0; 6], dice, Side::Red);
    let later = best(later, [12, 0]);
    assert!(SURE < later.value && later.value < now.value, "{later:?}");
}

#[test]
fn a_judgement_is_the_same_from_both_sides_and_mirrored() {
    let net = learned().unwrap();
    let match_state = |totals: [i32; 2], next: Side| MatchState {
        totals,
        barren: false,
        next,
    };
    let red = position(
        [0, 0, 0, 0, 1, 0],
        [0; 6],
        "R6c3 R2a1 R4d2 R1b1 R3e1 R5f3 B1c4 B6b6 B2a6 B3d6 B4f6",
        Side::Red,
    );
    let black = position(
        [0; 6],
        [0, 0, 0, 0, 1, 0],
        "B6d4 B2f6 B4c5 B1e6 B3b6 B5a4 R1d3 R6e1 R2f1 R3c1 R4a1",
        Side::Black,
    );
    let value = |position: &Position, match_state: &MatchState| {
        let accumulator = (&net).accumulate(position, match_state);
        net.value(position, &accumulator, match_state)
    };
    assert_eq!(
        value(&red, &match_state([7, 3], Side::Red)),
        value(&black, &match_state([3, 7], Side::Black))
    );
    let mut mirrored: Vec<usize> = (0..features::FEATURES).map(features::mirrored).collect();
    mirrored.sort_unstable();
    assert!(mirrored.into_iter().eq(0..features::FEATURES));
}

#[test]
fn being_ahead_is_better_and_the_last_quiet_turns_matter() {
    let net = learned().unwrap();
    let start = Position::start(
        engine::debacle::Order::standard(),
        engine::debacle::Symmetry::Point,
        Side::Red,
    );
    let round = |own: i32, other: i32| {
        let match_state = MatchState {
            totals: [own, other],
            barren: false,
            next: Side::Red,
        };
        net.next_round(&start, &match_state, Side::Red)
    };
    for other in [0, 10, 20, 29] {
        for own in 1..30 {
            assert!(
                round(own, other) >= round(own - 1, other),
                "{own} to {other}"
            );
        }
    }
    assert!(round(20, 5) > 200 && round(5, 20) < -200);
    assert_eq!(
        QUIET, 30,
        "the network's classes of quiet turns go up to here"
    );
}

#[test]
fn a_network_survives_as_bytes_and_damage_is_seen() {
    let net = learned().unwrap();
    let bytes = net.to_bytes();
    assert_eq!(Net::from_bytes(&bytes).as_ref(), Ok(net));
    assert!(bytes.len() < 60_000);
    for damaged in [&bytes[1..], &bytes[..bytes.len() - 2], &[]] {
        assert!(Net::from_bytes(damaged).is_err());
    }
    let mut changed = bytes.clone();
    changed[100] ^= 1;
    assert!(Net::from_bytes(&changed).is_err());
}
