//! Implements [`Game`] for Débâcle: events, actions and the sequence of rounds.

use core::cmp::Reverse;

use rand_core::Rng;

use super::action::{Action, Event, Illegal};
use super::order::Order;
use super::position::Position;
use super::rules::{First, GOAL, Rules, RulesError, Start};
use super::side::Side;
use super::state::{Debacle, Step};
use super::view::DebacleView;
use crate::GameId;
use crate::game::{AfterRound, Game, Phase};
use crate::luck::{RngStream, below};
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};

impl Game for Debacle {
    const ID: GameId = GameId::Debacle;
    const FEWEST_WIN: bool = false;
    const PERFECT_INFORMATION: bool = true;
    const HAS_CHANCE: bool = false;
    const INDEPENDENT_SEATS: bool = false;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = DebacleView;
    type Illegal = Illegal;
    type RulesError = RulesError;

    fn new(rules: &Rules) -> Result<Self, RulesError> {
        rules.check()?;
        let mut game = Debacle {
            position: Position::start(Order::standard(), rules.symmetry, Side::Red),
            seen: Vec::new(),
            order: match rules.start {
                Start::Standard => Some(Order::standard()),
                Start::Given(order) => Some(order),
                Start::Shuffled => None,
            },
            symmetry: rules.symmetry,
            first: match rules.first {
                First::Seat(seat) => Some(seat),
                First::Random => None,
            },
            totals: [0; 2],
            round: 0,
            barren: false,
            ending: None,
        };
        game.begin();
        Ok(game)
    }

    fn rules(&self) -> Rules {
        Rules {
            start: self.order.map_or(Start::Shuffled, Start::Given),
            symmetry: self.symmetry,
            first: self.first.map_or(First::Random, First::Seat),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn phase(&self) -> Phase {
        match self.step() {
            Step::First | Step::Order => Phase::Chance,
            Step::Play(side) => Phase::Decide(SeatSet::only(side.seat())),
            Step::Over(_) => Phase::Over,
        }
    }

    fn actions(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        if matches!(self.step(), Step::Play(side) if side.seat() == seat) {
            self.position.actions(out);
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mover = match self.step() {
            Step::Play(side) if side.seat() == seat => side,
            _ => return Err(Illegal::NotYourTurn),
        };
        self.position.act(action)?;
        if self.position.mover() != mover {
            self.seen.push(self.position.without_count());
        }
        self.ending = self.find_ending();
        Ok(())
    }

    fn rng_stream(&self) -> Option<RngStream> {
        let slot = match self.step() {
            Step::First => 0,
            Step::Order => 1,
            Step::Play(_) | Step::Over(_) => return None,
        };
        Some(RngStream {
            round: 0,
            turn: 0,
            slot,
        })
    }

    fn events(&self, out: &mut impl FnMut(Event, u32)) {
        match self.step() {
            Step::First => Side::ALL
                .into_iter()
                .for_each(|side| out(Event::First(side.seat()), 1)),
            Step::Order => Order::all().for_each(|order| out(Event::Order(order), 1)),
            Step::Play(_) | Step::Over(_) => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Event> {
        match self.step() {
            Step::First => Seat::new(below(rng, 2) as usize).map(Event::First),
            Step::Order => Some(Event::Order(Order::random(rng))),
            Step::Play(_) | Step::Over(_) => None,
        }
    }

    fn resolve(&mut self, event: Event) -> Result<(), Illegal> {
        match (self.step(), event) {
            (Step::First, Event::First(seat)) if Side::of(seat).is_some() => {
                self.first = Some(seat);
            }
            (Step::Order, Event::Order(order)) => self.order = Some(order),
            _ => return Err(Illegal::NoEventDue),
        }
        self.begin();
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> DebacleView {
        DebacleView::new(self, seat)
    }

    /// The points of the round.
    fn outcome(&self) -> Option<Outcome> {
        self.ending?;
        let points = |side| self.position.pile(side).points() as i32;
        Some(ranked(Side::ALL.map(points)))
    }

    fn sequel(&self) -> Option<AfterRound<Self>> {
        let next = self.next()?;
        let won = next.totals.iter().any(|total| *total >= GOAL);
        if won || self.barren && next.barren {
            return Some(AfterRound::Over(ranked(next.totals.map(i32::from))));
        }
        Some(AfterRound::Round(next))
    }
}

/// The outcome for these points: more is better, and ties are not broken.
fn ranked(points: [i32; 2]) -> Outcome {
    let entries = points.into_iter().map(|points| (points, 0));
    Outcome::ranked(entries, |points, _| Reverse(points))
}
