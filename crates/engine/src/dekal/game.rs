//! Implements [`Game`] for Dékal: events, actions and the sequence of rounds.

use rand_core::Rng;

use super::action::{Action, Event, Illegal};
use super::card::CardValue;
use super::rules::{MAX_PLAYERS, Rules, RulesError};
use super::state::Dekal;
use super::table::{Step, Table};
use super::view::DekalView;
use crate::GameId;
use crate::game::{AfterRound, Game, Phase};
use crate::luck::{RngStream, below};
use crate::outcome::Outcome;
use crate::seat::Seat;

/// The first slot for draws that break a tie; lower slots are those of the seats.
const TIE_SLOTS: u16 = 16;
/// The slot of the lot that breaks a tie. The lot before turn 1 has the same slot: a match has only one of
/// them.
const LOT_SLOT: u16 = 255;

impl Game for Dekal {
    const ID: GameId = GameId::Dekal;
    const FEWEST_WIN: bool = true;
    const PERFECT_INFORMATION: bool = true;
    const HAS_CHANCE: bool = true;
    const INDEPENDENT_SEATS: bool = false;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = DekalView;
    type Illegal = Illegal;
    type RulesError = RulesError;

    fn new(rules: &Rules) -> Result<Self, RulesError> {
        Ok(Dekal {
            table: Table::new(rules)?,
            sealed: [None; MAX_PLAYERS],
        })
    }

    fn rules(&self) -> Rules {
        self.table.rules()
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn phase(&self) -> Phase {
        self.table.phase()
    }

    fn actions(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        self.table.actions(seat, out);
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.phase() {
            Phase::Decide(seats) if seats.contains(seat) => {}
            _ => return Err(Illegal::NotYourTurn),
        }
        match action {
            Action::Reveal(cell) => self.reveal(seat, cell),
            Action::Draft(draft) => match self.table.step {
                Step::Draft(_) => self.table.draft(seat, draft),
                _ => Err(Illegal::RevealFirst),
            },
        }
    }

    fn rng_stream(&self) -> Option<RngStream> {
        let slot = match self.table.step {
            Step::TurnUp(seat) => seat.index() as u16,
            Step::Lot(_) => LOT_SLOT,
            // Each draw makes the set-aside cards fewer, so no slot is used twice.
            Step::Tie { .. } => TIE_SLOTS + self.table.set_aside() as u16,
            Step::Reveal(_) | Step::Draft(_) | Step::Over => return None,
        };
        Some(RngStream {
            round: self.table.round,
            turn: self.table.turn.into(),
            slot,
        })
    }

    fn events(&self, out: &mut impl FnMut(Event, u32)) {
        match self.table.step {
            Step::TurnUp(_) | Step::Tie { .. } => {
                let unseen = &self.table.unseen;
                let cards = CardValue::all().filter(|card| unseen.count(*card) > 0);
                cards.for_each(|card| out(Event::Card(card), unseen.count(card).into()));
            }
            Step::Lot(among) => among.iter().for_each(|seat| out(Event::Lot(seat), 1)),
            Step::Reveal(_) | Step::Draft(_) | Step::Over => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Event> {
        match self.table.step {
            // Face-down and set-aside cards are exchangeable, so whichever comes up is a random one of all
            // unseen cards (Worth knowing for bots).
            Step::TurnUp(_) | Step::Tie { .. } => self.table.unseen.sample(rng).map(Event::Card),
            Step::Lot(among) => {
                let place = below(rng, among.len() as u32);
                among.iter().nth(place as usize).map(Event::Lot)
            }
            Step::Reveal(_) | Step::Draft(_) | Step::Over => None,
        }
    }

    fn resolve(&mut self, event: Event) -> Result<(), Illegal> {
        let (Step::TurnUp(seat), Event::Card(card)) = (self.table.step, event) else {
            return self.table.resolve(event);
        };
        let cell = self.sealed[seat.index()].ok_or(Illegal::NoEventDue)?;
        self.table.turn_up(seat, cell, card)?;
        self.sealed[seat.index()] = None;
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> DekalView {
        let sealed = seat.and_then(|seat| *self.sealed.get(seat.index())?);
        DekalView::new(self.table, seat, sealed)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn sequel(&self) -> Option<AfterRound<Self>> {
        Some(match self.table.sequel()? {
            Err(outcome) => AfterRound::Over(outcome),
            Ok(table) => AfterRound::Round(Dekal {
                table,
                sealed: [None; MAX_PLAYERS],
            }),
        })
    }
}
