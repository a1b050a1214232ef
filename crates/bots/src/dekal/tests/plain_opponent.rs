//! Expectations against a plain player are compared with playing the turns.

use engine::dekal::{Action, TURNS};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::net::Net;
use super::super::one_ply::by_visible_points;
use super::super::pairs::{each_pair, value};
use super::super::plain_opponent::{Turn, expected};
use super::super::round::Round;
use super::super::search::{Effort, Search};
use super::super::turn::{Drafts, best_hole};
use super::super::{EXPERT, learned};
use crate::AnytimeSearch;

/// A round of two after this many turns; the first seat plays by the network without search, the second
/// plainly.
fn played(net: &Net, seed: u64, turns: u8) -> Round {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut round = Round::new(2);
    while round.turn < turns {
        choose_holes(net, &mut round);
        round.turn_up(&mut rng);
        draft(net, &mut round);
    }
    round
}

fn choose_holes(net: &Net, round: &mut Round) {
    round.holes[0] = Some(best_hole(net, round, 0));
    round.holes[1] = Some(round.grids[1].face_down().nth(0));
}

fn draft(net: &Net, round: &mut Round) {
    while let Some(seat) = round.drafter() {
        let draft = match seat {
            0 => Drafts::new(net, round).best(round),
            _ => by_visible_points(round, seat, 1.0),
        };
        round.draft(draft);
    }
}

#[test]
fn the_last_turn_is_what_playing_it_gives() {
    let net = learned(2).unwrap();
    let mut open = 0;
    for seed in 0..20 {
        let mut round = played(net, seed, TURNS - 1);
        choose_holes(net, &mut round);
        let (mut sum, mut all) = (0.0, 0.0);
        each_pair(&round.unseen, |cards, ways| {
            let mut round = round.clone();
            round.centre.extend(cards.map(value));
            draft(net, &mut round);
            let mut shares = Default::default();
            round.outcome(&mut shares);
            sum += ways * shares[0];
            all += ways;
        });
        let found = Turn::new(net, &round, 0).unwrap().expected().win;
        assert!((found - sum / all).abs() < 1e-4, "{found}, {}", sum / all);
        open += usize::from(found > 0.01 && found < 0.99);
    }
    assert!(open > 2, "{open} of 20 are undecided");
}

#[test]
fn with_one_cell_left_its_hole_is_all_there_is() {
    let net = learned(2).unwrap();
    let round = played(net, 3, TURNS - 1);
    let mut holed = round.clone();
    choose_holes(net, &mut holed);
    let hole = holed.holes[0].unwrap();
    let found = expected(net, &round, Action::Reveal(hole), 0).unwrap();
    assert_eq!(found, Turn::new(net, &holed, 0).unwrap().expected());
}

#[test]
fn before_it_is_known_who_drafts_first_nothing_is_expected() {
    let net = learned(2).unwrap();
    let round = Round::new(2);
    let hole = best_hole(net, &round, 0);
    assert!(expected(net, &round, Action::Reveal(hole), 0).is_none());
}

#[test]
fn the_expert_takes_the_other_for_somebody_between_the_two() {
    let net = learned(2).unwrap();
    let (mut others, mut cells) = (0, 0);
    for seed in 0..12 {
        let round = played(net, seed, 4 + seed as u8 % 8);
        let search = |plainly| {
            let effort = Effort { plainly, ..EXPERT };
            let mut search = Search::new(net, &round, 0, 1, effort);
            while !search.step(1_000) {}
            search
        };
        let [expertly, half, plainly] = [0, 50, 100].map(search);
        for cell in round.grids[0].face_down().iter() {
            let value = |search: &Search| {
                search
                    .evaluate_deeply(Action::Reveal(cell), 1, 40)
                    .unwrap()
                    .0
                    .value
            };
            let between = (value(&expertly) + value(&plainly)) / 2.0;
            assert!((value(&half) - between).abs() < 1e-5);
            cells += 1;
        }
        others += usize::from(expertly.found().best() != plainly.found().best());
    }
    assert_eq!(cells, 110, "face-down cards");
    assert!(others > 0, "nothing else was chosen in 12 positions");
}
