//! What the conformance suite needs to know about Débâcle.

use rand_core::Rng;

use super::action::{Action, Event, Move};
use super::order::Order;
use super::position::Position;
use super::rules::{ACTIONS, First, GOAL, Rules, Start};
use super::square::Square;
use super::state::{Debacle, Ending, Step};
use super::symmetry::Symmetry;
use crate::conformance::{Conformable, Guess, RareBranch, unsteered};
use crate::game::Game;
use crate::log::Entry;
use crate::luck::{Luck, below};
use crate::outcome::Outcome;
use crate::play::Match;
use crate::seat::{MAX_SEATS, Seat};

impl Conformable for Debacle {
    // The longest of 800 random matches had 1,418 entries.
    const MAX_LOG: usize = 10_000;

    fn playable() -> Vec<Rules> {
        let orders = Order::all().nth(300).map(Start::Given);
        let starts = [Start::Standard, Start::Shuffled].into_iter().chain(orders);
        let firsts = [First::Seat(Seat::FIRST.next(2)), First::Random];
        let mut all = vec![Rules::default()];
        for (start, symmetry) in starts.zip([Symmetry::Mirror, Symmetry::Point, Symmetry::Mirror]) {
            all.extend(firsts.map(|first| Rules {
                start,
                symmetry,
                first,
            }));
        }
        all
    }

    fn unplayable() -> Vec<Rules> {
        let absent = Seat::all(MAX_SEATS).skip(2);
        let rules = absent.map(|seat| Rules {
            first: First::Seat(seat),
            ..Rules::default()
        });
        rules.collect()
    }

    fn conceivable_actions() -> Vec<Action> {
        let ways = Move::all().flat_map(|way| [Action::Roll(way), Action::Capture(way)]);
        let places = Square::all().flat_map(|square| {
            [
                Action::Flip(square),
                Action::Return(square),
                Action::Keep(square),
                Action::Recover(square),
            ]
        });
        ways.chain(places).chain([Action::Decline]).collect()
    }

    fn conceivable_events() -> Vec<Event> {
        let firsts = Seat::all(MAX_SEATS).map(Event::First);
        firsts.chain(Order::all().map(Event::Order)).collect()
    }

    fn malformed() -> &'static [&'static str] {
        &[
            "",
            "a1",
            "a1-",
            "a1-a1",
            "a1-b2",
            "a1-a3",
            "f1-a2",
            "a1 a2",
            "a1-g1",
            "a0-a1",
            "a6-a7",
            "A1-A2",
            "a1xb2",
            "a1x",
            "flip",
            "flip a7",
            "flip  a1",
            "Flip a1",
            "keep a1 a2",
            "return",
            "Decline",
            "decline ",
            "first",
            "first 0",
            "first 9",
            "order",
            "order 12345",
            "order 1234567",
            "order 123455",
            "order 012345",
            "123456",
            "é",
            "aé",
        ]
    }

    fn with_hidden_drawn_anew(&self, _: Option<Seat>, _: &mut impl Rng) -> Debacle {
        self.clone()
    }

    fn guesses() -> Vec<Guess<Debacle>> {
        Vec::new()
    }

    fn rare_branches() -> Vec<RareBranch<Debacle>> {
        let of = |name, steer, reached: fn(&Match<Debacle>) -> bool| RareBranch {
            name,
            rules: Rules::default(),
            steer,
            reached: Box::new(reached),
        };
        let ends = |name, steer, ending: fn(Ending) -> bool| RareBranch {
            name,
            rules: Rules::default(),
            steer,
            reached: Box::new(move |play: &Match<Debacle>| play.game().ending.is_some_and(ending)),
        };
        vec![
            ends(
                "a position occurs three times",
                Box::new(flipping),
                |ending| ending == Ending::Repetition,
            ),
            ends("30 turns without a capture", Box::new(peaceful), |ending| {
                ending == Ending::Quiet
            }),
            of("two rounds without points", Box::new(flipping), |play| {
                play.outcome().is_some()
            }),
            of("equal totals", unsteered(), |play| {
                play.outcome().is_some_and(|end| end.winners().len() > 1)
            }),
            of("30 points of both", unsteered(), |play| {
                let reach =
                    |end: Outcome| end.standings().iter().all(|one| one.score >= GOAL.into());
                play.outcome().is_some_and(reach)
            }),
            of(
                "a turn with three bonus actions",
                Box::new(recovering),
                |play| play.game().position.actions_left() >= ACTIONS + 3,
            ),
            of("the last dice are doubles", unsteered(), |play| {
                let log = play.log().last();
                let doubles = matches!(log, Some(Entry::Act(_, Action::Keep(_))));
                doubles && play.game().ending == Some(Ending::Captures)
            }),
        ]
    }
}

impl Debacle {
    /// A second round, begun by red, in which a turn begins with this position: for tests. The turns that led to it
    /// are left out, so that such a state is no valid one unless the round begins there.
    pub fn in_second_round(position: Position, totals: [u16; 2], barren: bool) -> Debacle {
        Debacle {
            position,
            seen: vec![position.without_count()],
            order: Some(Order::standard()),
            symmetry: Symmetry::Point,
            first: Some(Seat::FIRST),
            totals,
            round: 1,
            barren,
            ending: None,
        }
    }
}

/// Flips the same two dice in each turn, and takes nothing.
fn flipping(game: &Debacle, _: &mut Luck) -> Option<Entry<Debacle>> {
    let Step::Play(side) = game.step() else {
        return None;
    };
    let mut actions = game.legal_actions(side.seat()).into_iter();
    let quiet = |action: &Action| matches!(action, Action::Flip(_) | Action::Decline);
    Some(Entry::Act(side.seat(), actions.find(quiet)?))
}

/// Captures nothing.
fn peaceful(game: &Debacle, rng: &mut Luck) -> Option<Entry<Debacle>> {
    let Step::Play(side) = game.step() else {
        return None;
    };
    let mut actions = game.legal_actions(side.seat());
    actions.retain(|action| !matches!(action, Action::Capture(_) | Action::Keep(_)));
    let place = below(rng, actions.len() as u32) as usize;
    Some(Entry::Act(side.seat(), *actions.get(place)?))
}

/// Recovers a die whenever it can.
fn recovering(game: &Debacle, _: &mut Luck) -> Option<Entry<Debacle>> {
    let Step::Play(side) = game.step() else {
        return None;
    };
    let mut actions = game.legal_actions(side.seat()).into_iter();
    let recovers = |action: &Action| matches!(action, Action::Recover(_));
    Some(Entry::Act(side.seat(), actions.find(recovers)?))
}
