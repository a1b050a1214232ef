//! What the conformance suite needs to know about Détrak.

use rand_core::Rng;

use super::action::{Action, Note};
use super::cell::Cell;
use super::rules::{MAX_PLAYERS, Rules, TURNS};
use super::state::{Detrak, Step, notes};
use super::symbol::{Roll, Symbol};
use crate::conformance::{Conformable, Guess, RareBranch, unsteered};
use crate::game::{Game, Phase};
use crate::luck::{Seed, below};
use crate::outcome::Outcome;
use crate::play::Match;
use crate::seat::Seat;

impl Conformable for Detrak {
    // Each of 6 players chooses a symbol; then there are 12 turns of a roll and 6 notes.
    const MAX_LOG: usize = 6 + 12 * 7;

    fn playable() -> Vec<Rules> {
        let players = 1..=MAX_PLAYERS as u8;
        let both = |players| [false, true].map(|advanced| Rules { players, advanced });
        // Games of one player are short, so there are several, to find sheets that have no room early.
        players
            .flat_map(both)
            .chain((0..4).flat_map(|_| both(1)))
            .collect()
    }

    fn unplayable() -> Vec<Rules> {
        [0, 7, 255]
            .map(|players| Rules {
                players,
                advanced: false,
            })
            .into()
    }

    fn conceivable_actions() -> Vec<Action> {
        let notes = Cell::all()
            .flat_map(|first| Cell::all().map(move |second| Action::Note(Note { first, second })));
        Symbol::all().map(Action::Start).chain(notes).collect()
    }

    fn conceivable_events() -> Vec<Roll> {
        Roll::all().collect()
    }

    fn malformed() -> &'static [&'static str] {
        &[
            "",
            "A",
            "G",
            "AG",
            "BA",
            "ab",
            "ABC",
            "A B",
            "start",
            "start G",
            "start a",
            "start  A",
            "r1c1",
            "r0c1 r1c1",
            "r1c1 r1c6",
            "r1c1r1c2",
            "r1c1  r1c2",
            "é",
            "Aé",
        ]
    }

    fn with_hidden_drawn_anew(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Detrak {
        let mut state = *self;
        let Step::Note(roll, _) = self.step else {
            return state;
        };
        for seat in Seat::all(self.seats()).filter(|seat| Some(*seat) != viewer) {
            if state.sealed[seat.index()].is_some() {
                let all = every_note(&state, seat, roll);
                state.sealed[seat.index()] = Some(all[below(rng, all.len() as u32) as usize]);
            }
        }
        state
    }

    fn guesses() -> Vec<Guess<Detrak>> {
        let state = late();
        let Step::Note(roll, noted) = state.step else {
            unreachable!("the position is one in which somebody has noted");
        };
        let seat = noted.first().expect("somebody has noted");
        let with = |note| {
            let mut possible = state;
            possible.sealed[seat.index()] = Some(note);
            (possible, 1.0)
        };
        let could_be: Vec<_> = every_note(&state, seat, roll)
            .into_iter()
            .map(with)
            .collect();
        let other = Seat::all(2).last();
        [None, other]
            .map(|viewer| Guess {
                state,
                viewer,
                could_be: could_be.clone(),
            })
            .into()
    }

    fn rare_branches() -> Vec<RareBranch<Detrak>> {
        let of = |players, name, reached: fn(&Detrak) -> bool| RareBranch {
            name,
            rules: Rules {
                players,
                advanced: players.is_multiple_of(2),
            },
            steer: unsteered(),
            reached: Box::new(move |play: &Match<Detrak>| reached(play.game())),
        };
        vec![
            of(2, "two share the win", |game| winners(game) == Some(2)),
            of(5, "three share the win", |game| winners(game) == Some(3)),
            of(3, "the best line breaks a tie", |game| {
                let best = |end: Outcome| {
                    let standings = end.standings().iter();
                    let best = standings.map(|standing| standing.score).max();
                    let mut first = end.standings().iter().filter(|one| Some(one.score) == best);
                    first.any(|one| one.place > 1)
                };
                game.outcome().is_some_and(best)
            }),
            of(6, "only one has room", |game| {
                matches!(game.step, Step::Note(..)) && game.with_room().len() == 1
            }),
            of(4, "nobody has room before the last turn", |game| {
                game.step == Step::Over && game.turn < TURNS - 1
            }),
        ]
    }
}

/// The number of seats that share the win.
fn winners(game: &Detrak) -> Option<usize> {
    game.outcome().map(|end| end.winners().len())
}

fn every_note(state: &Detrak, seat: Seat, roll: Roll) -> Vec<(Cell, Cell)> {
    let mut all = Vec::new();
    notes(state.sheet(seat), roll, &mut |n| {
        all.push((n.first, n.second))
    });
    all
}

/// A late position of two players in which the first has noted the roll and had a choice.
fn late() -> Detrak {
    let rules = Rules {
        players: 2,
        advanced: false,
    };
    let mut play = Match::<Detrak>::new(rules).expect("two can play");
    loop {
        play.draw_all(Seed(5));
        let game = *play.game();
        let Phase::Decide(seats) = game.phase() else {
            unreachable!("there is room for nine turns when notes are made in order");
        };
        if game.turn >= 8 && matches!(game.step, Step::Note(_, noted) if !noted.is_empty()) {
            return game;
        }
        let seat = seats.first().expect("somebody decides");
        let actions = game.legal_actions(seat);
        let action = actions.first().expect("who decides has an action");
        play.act(seat, *action).expect("it is legal");
    }
}
