//! The parts of the levels are compared with the rules.

use engine::dekal::{Action, CardValue, Dekal, Draft, Event, Grid, MAX_PLAYERS, Push};
use engine::{Game, Phase, Seat};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::net::{NARROW, Net, NetError, exp, shares};
use super::super::next_turn::NextTurn;
use super::super::round::Round;
use super::super::terminal::terminal_value;
use super::super::turn::Drafts;
use super::super::{learned, table::Table};
use super::positions;

/// A seat's share of the win at the end of a round, by the rules.
fn share(state: &Dekal, seat: usize) -> f32 {
    let outcome = state.outcome().expect("the round is over");
    outcome.share(Seat::new(seat).unwrap()) as f32
}

#[test]
fn simulated_rounds_follow_the_rules() {
    // A round, 3 and 4: drafts begin at the token, which then passes on.
    let (mut drafted, mut over) = (0, 0);
    for (state, _) in positions(3, 6) {
        let mut round = Round::of(state.table());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(round.turn.into());
        let mut state = state;
        while let Some(seat) = round.drafter() {
            let deciding = Seat::new(seat).unwrap();
            let mut drafts = Vec::new();
            state.actions(deciding, &mut |action| match action {
                Action::Draft(draft) => drafts.push(draft),
                Action::Reveal(_) => panic!("a draft is due"),
            });
            let draft = *drafts.choose(&mut rng).unwrap();
            state.act(deciding, Action::Draft(draft)).unwrap();
            round.draft(draft);
            let table = Round::of(state.table());
            assert_eq!(round.grids, table.grids);
            assert_eq!(round.holes, table.holes);
            assert_eq!(round.drafter(), table.drafter());
            assert_eq!(round.token, table.token);
            assert_eq!(round.turn, table.turn);
            assert_eq!(round.unseen, table.unseen);
            drafted += 1;
        }
        let mut outcome = [0.0; MAX_PLAYERS];
        round.outcome(&mut outcome);
        if round.is_over() {
            for (seat, found) in outcome.iter().enumerate().take(round.seats) {
                assert_eq!(*found, share(&state, seat));
            }
            over += 1;
        }
    }
    assert!(drafted > 50 && over > 1, "{drafted} drafts, {over} ends");
}

#[test]
fn in_simulated_rounds_the_lowest_card_takes_the_token() {
    // A round, 2.
    let mut tied = 0;
    for seed in 0..200 {
        let mut round = Round::new(4);
        round.turn_up(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let lowest = *round.centre.iter().min().unwrap();
        assert_eq!(round.centre[round.token.unwrap()], lowest);
        assert_eq!(round.unseen.iter().map(|c| u32::from(*c)).sum::<u32>(), 96);
        tied += usize::from(round.centre.iter().filter(|c| **c == lowest).count() > 1);
    }
    assert!(tied > 10);
}

/// Plays the last turn by the rules with these cards and the best choices of both; returns the first
/// drafter's share of the win, and the points of seat 0.
fn played(state: &Dekal, cards: [CardValue; 2]) -> (f32, f32) {
    let mut state = *state;
    for seat in Seat::all(2) {
        let cell = state.table().grid(seat).face_down().nth(0);
        state.act(seat, Action::Reveal(cell)).unwrap();
    }
    for card in cards {
        state.resolve(Event::Card(card)).unwrap();
    }
    best_of(&state)
}

fn best_of(state: &Dekal) -> (f32, f32) {
    let Phase::Decide(seats) = state.phase() else {
        let grid = state.table().grid(Seat::FIRST);
        return (share(state, 0), grid.score() as f32);
    };
    let seat = seats.first().unwrap();
    let mut best: Option<(f32, f32, (f32, f32))> = None;
    state.actions(seat, &mut |action| {
        let mut after = *state;
        after.act(seat, action).unwrap();
        let found = best_of(&after);
        let own = if seat == Seat::FIRST {
            found.0
        } else {
            1.0 - found.0
        };
        let points = after.table().grid(seat).score() as f32;
        if best.is_none_or(|best| (own, -points) > (best.0, -best.1)) {
            best = Some((own, points, found));
        }
    });
    best.unwrap().2
}

#[test]
fn the_last_turn_of_two_is_solved() {
    let net = learned(2).unwrap();
    let mut checked = 0;
    for (state, _) in positions(2, 150) {
        let round = Round::of(state.table());
        let phase = state.phase();
        if round.turn != 15 || phase != Phase::Decide(engine::SeatSet::all(2)) {
            continue;
        }
        checked += 1;
        let (mut win, mut ways) = (0.0, 0.0);
        for one in CardValue::all() {
            for two in CardValue::all() {
                let left =
                    f64::from(state.table().unseen().count(two)) - f64::from(u8::from(one == two));
                let weight = f64::from(state.table().unseen().count(one)) * left.max(0.0);
                if weight > 0.0 {
                    win += weight * f64::from(played(&state, [one, two]).0);
                    ways += weight;
                }
            }
        }
        let ahead = NextTurn::new(net, &round, None).expect("the token is with somebody");
        let found = ahead.expected(0, 0);
        assert!((f64::from(found.win) - win / ways).abs() < 1e-3);
        assert_eq!(found.value, found.win);
        let other = ahead.expected(1, 0);
        assert!((found.win + other.win - 1.0).abs() < 1e-5);
        assert!((0.0..=100.0).contains(&found.points));
    }
    assert!(checked > 5, "only {checked} such positions");
}

#[test]
fn shares_are_a_softmax() {
    let mut out = [0.0; 3];
    shares(&[0.0, -1.0, -40.0], &mut out);
    assert!((out.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    assert!((out[0] / out[1] - 1f32.exp()).abs() < 0.03);
    assert!(out[2] < 1e-9);
    assert_eq!(exp(0.0), 1.0);
    assert_eq!(exp(-1e9), 0.0);
}

#[test]
fn networks_survive_being_written_and_damage_is_noticed() {
    // A network of full width, and one that is 0 outside the narrow shape.
    let wide = learned(2).unwrap().clone();
    let parameters = NARROW.widened(&vec![0.5; NARROW.parameters()]).unwrap();
    let narrow = Net::new(wide.table().clone(), parameters).unwrap();
    let lengths = [wide, narrow].map(|net| {
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        bytes.len()
    });
    assert!(lengths[0] > lengths[1] + 10_000, "{lengths:?}");
    let bytes = learned(2).unwrap().to_bytes();
    let mut damaged = bytes.clone();
    damaged[200_000 % bytes.len()] ^= 4;
    assert_eq!(Net::from_bytes(&damaged), Err(NetError::Damaged));
    for wrong in [&bytes[1..], &bytes[..9], &[]] {
        let error = Net::from_bytes(wrong);
        assert!(matches!(error, Err(NetError::Length { .. })));
    }
    assert!(Net::new(Table::flat(1.0), vec![0.0; 3]).is_none());
}

#[test]
fn every_number_of_players_has_learned_something() {
    for players in 2..=6 {
        let net = learned(players).unwrap();
        let mut round = Round::new(players);
        (round.turn, round.token) = (4, Some(0));
        let round_context = round.round_context(0, false);
        let judged = |rows| {
            let grid = Grid::from_rows(rows).unwrap();
            net.evaluate(grid, None, &net.context(&round_context))
        };
        let good = judged([[8, 8, 0, 0], [8, 8, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]);
        let bad = judged([[9, 0, 8, 0], [0, 10, 0, 7], [0, 0, 0, 0], [0, 0, 0, 0]]);
        assert!(
            good.points + 2.0 < bad.points,
            "{players}: {good:?} {bad:?}"
        );
        assert!(good.standing > bad.standing, "{players}: {good:?} {bad:?}");
    }
    assert!(learned(1).is_none() && learned(7).is_none());
}

#[test]
fn what_is_remembered_is_what_would_be_found_again() {
    let net = learned(2).unwrap();
    let mut judged = 0;
    for (state, seat) in positions(2, 12) {
        let round = Round::of(state.table());
        let round_context = round.round_context(seat.index(), true);
        let remembers = net.context(&round_context);
        let grid = round.grids[seat.index()];
        for hole in grid.face_down().iter() {
            for (card, push) in
                CardValue::all().flat_map(|c| Push::legal(hole).map(move |p| (c, p)))
            {
                let grid = grid.pushed_unchecked(hole, push, card);
                for hole in [None, grid.face_down().iter().next()] {
                    // A new context has no cached outputs.
                    let anew = net.evaluate(grid, hole, &net.context(&round_context));
                    assert_eq!(net.evaluate(grid, hole, &remembers), anew);
                    judged += 1;
                }
            }
        }
    }
    assert!(judged > 10_000, "{judged}");
}

#[test]
fn in_the_last_turn_a_lead_is_the_win_and_so_are_fewer_cards() {
    // Winning: the lowest score, then the fewest cards left.
    let full = |rows| terminal_value(Grid::from_rows(rows).unwrap()).standing;
    let ten = full([[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 2, 8]]);
    let ten_by_one = full([[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 10]]);
    let nine = full([[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 2, 3, 4]]);
    assert!(nine > ten_by_one && ten_by_one > ten);
    let mut out = [0.0; 2];
    shares(&[ten_by_one, ten], &mut out);
    assert!(out[0] > 0.99);
}

#[test]
fn who_drafts_last_takes_what_is_best_for_its_own_grid() {
    let net = learned(2).unwrap();
    let (mut drafted, mut at_last) = (0, 0);
    for (state, _) in positions(2, 60) {
        let round = Round::of(state.table());
        let (Some(seat), 1) = (round.drafter(), round.centre.len()) else {
            continue;
        };
        drafted += 1;
        let best: Draft = Drafts::new(net, &round).best(&round);
        assert_eq!(best.card, round.centre[0]);
        if round.turn == 15 {
            let hole = round.holes[seat].unwrap();
            let score = |push| {
                round.grids[seat]
                    .pushed_unchecked(hole, push, best.card)
                    .score()
            };
            let least = Push::legal(hole).map(score).min();
            assert_eq!(Some(score(best.push)), least);
            at_last += 1;
        }
    }
    assert!(
        drafted > 100 && at_last > 5,
        "{drafted}, {at_last} of them in the last turn"
    );
}
