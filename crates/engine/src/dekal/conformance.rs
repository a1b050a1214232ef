//! What the conformance suite needs to know about Dékal.

use rand_core::Rng;

use super::action::{Action, Draft, Event};
use super::card::{COPIES, CardValue, VALUES};
use super::cell::{CELLS, Cell, Push};
use super::rules::{First, MATCH_END, MAX_PLAYERS, MIN_PLAYERS, Rounds, Rules};
use super::state::Dekal;
use super::table::Step;
use crate::conformance::{Conformable, Guess, RareBranch, unsteered};
use crate::game::{Game, Phase};
use crate::log::Entry;
use crate::luck::{Seed, below};
use crate::play::Match;
use crate::seat::{MAX_SEATS, Seat};

/// The turn of the position for guesses: each grid has three cards face down.
const LATE: u8 = 13;

impl Conformable for Dekal {
    // A turn of 6 players has 6 choices, 6 cards and 6 drafts; a tie for the lowest card and the lot add less
    // than the length of two turns. A round leaves at least one point to somebody, or the totals would never
    // reach 100; in practice a match has a few rounds.
    const MAX_LOG: usize = 40 * 18 * 18;

    fn playable() -> Vec<Rules> {
        let players = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
        let one = |players| Rules {
            players,
            ..Rules::default()
        };
        let chosen = [First::Random, First::Seat(Seat::FIRST.next(2))];
        let variants = chosen.into_iter().flat_map(|first| {
            [2, 5].map(|players| Rules {
                players,
                rounds: Rounds::ToHundred,
                first,
            })
        });
        players.map(one).chain(variants).collect()
    }

    fn unplayable() -> Vec<Rules> {
        let with = |players, first| Rules {
            players,
            first,
            ..Rules::default()
        };
        let third = Seat::FIRST.ahead(2, MAX_SEATS);
        vec![
            with(0, First::Lowest),
            with(1, First::Lowest),
            with(7, First::Random),
            with(2, First::Seat(third)),
        ]
    }

    fn conceivable_actions() -> Vec<Action> {
        let drafts = CardValue::all()
            .flat_map(|card| Push::all().map(move |push| Action::Draft(Draft { card, push })));
        Cell::all().map(Action::Reveal).chain(drafts).collect()
    }

    fn conceivable_events() -> Vec<Event> {
        let lots = Seat::all(MAX_SEATS).map(Event::Lot);
        CardValue::all().map(Event::Card).chain(lots).collect()
    }

    fn malformed() -> &'static [&'static str] {
        &[
            "",
            " ",
            "flip",
            "flip r0c1",
            "flip r5c1",
            "flip  r1c1",
            "flip r1c1 ",
            "7L3",
            "7 l3",
            "7  L3",
            "0 L1",
            "11 T1",
            "07 L3",
            "+7 L3",
            "7 L0",
            "7 L5",
            "7 X1",
            "lot",
            "lot 0",
            "lot 9",
            "lot +2",
            "-1",
            "11",
            "01",
            "²",
        ]
    }

    fn with_hidden_drawn_anew(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Dekal {
        let mut state = *self;
        for seat in Seat::all(self.table.seats()) {
            if Some(seat) != viewer && state.sealed[seat.index()].is_some() {
                let face_down = |cell: &Cell| self.table.is_face_down(seat, *cell);
                let cells: Vec<Cell> = Cell::all().filter(face_down).collect();
                let place = below(rng, cells.len() as u32) as usize;
                state.sealed[seat.index()] = Some(cells[place]);
            }
        }
        state
    }

    fn guesses() -> Vec<Guess<Dekal>> {
        let state = late();
        let seats = Seat::all(3);
        vec![guess(state, None), guess(state, seats.last())]
    }

    fn rare_branches() -> Vec<RareBranch<Dekal>> {
        let hundred = |players| Rules {
            players,
            rounds: Rounds::ToHundred,
            first: First::Lowest,
        };
        let of_rules = |name, rules, reached: fn(&Match<Dekal>) -> bool| RareBranch {
            name,
            rules,
            steer: unsteered(),
            reached: Box::new(reached),
        };
        // So many equal cards that two draw all 68 that are set aside.
        let all: Vec<u8> = (0..68).map(|place| 2 + place / 10).collect();
        vec![
            tie("two draw equal cards twice", &[1, 1], &[5, 5, 5, 5, 3, 7]),
            tie("two draw equal cards until none is left", &[1, 1], &all),
            tie(
                "three draw equal cards",
                &[1, 1, 1],
                &[5, 5, 5, 4, 4, 9, 8, 8, 6, 7],
            ),
            tie(
                "three of six draw equal cards",
                &[1, 1, 1, 5, 6, 7],
                &[4, 4, 4],
            ),
            tie(
                "two of three draw equal cards",
                &[5, 6, 7, 1, 1, 1],
                &[4, 9, 4],
            ),
            tie(
                "four of six draw equal cards",
                &[2, 1, 1, 1, 1, 9],
                &[1, 1, 1, 1],
            ),
            tie(
                "two of six draw equal cards twice",
                &[2, 3, 1, 4, 5, 1],
                &[6, 6, 6, 6],
            ),
            tie(
                "two of six draw equal cards of two values",
                &[1, 3, 5, 4, 5, 1],
                &[6, 6, 2, 2],
            ),
            tie("five of six tie", &[1, 1, 2, 1, 1, 1], &[]),
            tie("all six tie", &[10; 6], &[]),
            of_rules("a total of exactly 100", hundred(2), |play| {
                let totals = play.outcome();
                totals.is_some_and(|totals| {
                    let mut totals = totals.standings().iter();
                    totals.any(|total| total.score == i32::from(MATCH_END))
                })
            }),
            of_rules("a shared win", Rules::default(), |play| {
                play.outcome().is_some_and(|end| end.winners().len() > 1)
            }),
            of_rules("a second round of six", hundred(6), |play| {
                play.game().table().round() == 1
            }),
        ]
    }
}

/// A match whose first cards in turn 1 are `revealed`, and from which a tie is broken by the cards `drawn` and, if
/// these do not break it, by the lot.
fn tie(name: &'static str, revealed: &[u8], drawn: &[u8]) -> RareBranch<Dekal> {
    let rules = Rules {
        players: revealed.len() as u8,
        ..Rules::default()
    };
    let set_aside = VALUES * usize::from(COPIES) - revealed.len() * CELLS;
    let left = set_aside - drawn.len();
    let (revealed, drawn) = (revealed.to_vec(), drawn.to_vec());
    let card = |value: &u8| CardValue::new(*value).map(|card| Entry::Event(Event::Card(card)));
    RareBranch {
        name,
        rules,
        steer: Box::new(move |game, _| match game.table.step {
            Step::TurnUp(seat) if game.table.turn == 0 => card(revealed.get(seat.index())?),
            Step::Tie { .. } => card(drawn.get(set_aside - game.table.set_aside())?),
            _ => None,
        }),
        reached: Box::new(move |play| {
            let table = play.game().table();
            matches!(table.step, Step::Draft(_)) && table.set_aside() == left
        }),
    }
}

/// A position of three players in which the first two have chosen.
fn late() -> Dekal {
    let rules = Rules {
        players: 3,
        ..Rules::default()
    };
    let mut play = Match::<Dekal>::new(rules).expect("three can play");
    loop {
        play.draw_all(Seed(4));
        let table = play.game().table();
        let Phase::Decide(seats) = play.game().phase() else {
            unreachable!("a round is not over in its 14th turn");
        };
        let seat = seats.first().expect("somebody decides");
        if table.turn() == LATE && seat == Seat::FIRST.ahead(2, 3) {
            return *play.game();
        }
        let last = play.game().legal_actions(seat).pop();
        let action = last.expect("who decides has an action");
        play.act(seat, action).expect("it is legal");
    }
}

/// All choices that the first two can have made, equally likely.
fn guess(state: Dekal, viewer: Option<Seat>) -> Guess<Dekal> {
    let (first, second) = (Seat::FIRST, Seat::FIRST.next(3));
    let cells = |seat| Cell::all().filter(move |cell| state.table.is_face_down(seat, *cell));
    let pairs = cells(first).flat_map(|one| cells(second).map(move |other| (one, other)));
    let with = |(one, other)| {
        let mut possible = state;
        possible.sealed[first.index()] = Some(one);
        possible.sealed[second.index()] = Some(other);
        (possible, 1.0)
    };
    Guess {
        state,
        viewer,
        could_be: pairs.map(with).collect(),
    }
}
