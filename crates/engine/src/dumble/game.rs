//! Implements [`Game`] for Dumble: events, actions and the sequence of rounds.

use core::cmp::Reverse;

use rand_core::Rng;

use super::action::{Action, Event, Illegal};
use super::card::{Bag, Card};
use super::hand::{Hand, Origin};
use super::rules::{EDGE, MAX_PLAYERS, Rules, RulesError};
use super::state::{Dumble, Step};
use super::view::DumbleView;
use crate::GameId;
use crate::game::{AfterRound, Game, Phase};
use crate::luck::{RngStream, below};
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};

impl Game for Dumble {
    const ID: GameId = GameId::Dumble;
    const FEWEST_WIN: bool = true;
    const PERFECT_INFORMATION: bool = false;
    const HAS_CHANCE: bool = true;
    const INDEPENDENT_SEATS: bool = false;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = DumbleView;
    type Illegal = Illegal;
    type RulesError = RulesError;

    fn new(rules: &Rules) -> Result<Self, RulesError> {
        rules.check()?;
        Ok(Dumble {
            hands: [Hand::default(); MAX_PLAYERS],
            pile: Bag::EMPTY,
            latest: Bag::EMPTY,
            laid: Bag::EMPTY,
            totals: [0; MAX_PLAYERS],
            gone: [0; MAX_PLAYERS],
            step: Step::First,
            starter: Seat::FIRST,
            rules: *rules,
            round: 0,
            turn: 0,
        })
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn seats(&self) -> usize {
        self.rules.players.into()
    }

    fn phase(&self) -> Phase {
        match self.step {
            Step::Play(seat) | Step::Draw(seat) => Phase::Decide(SeatSet::only(seat)),
            Step::Over(_) => Phase::Over,
            Step::First | Step::Deal(_) | Step::TurnUp | Step::Stock(_) => Phase::Chance,
        }
    }

    fn actions(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        self.list(seat, out);
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.deciding() != Some(seat) {
            return Err(Illegal::NotYourTurn);
        }
        match (self.step, action) {
            (Step::Draw(_), Action::Stock) => self.draw(seat),
            (Step::Draw(_), Action::Take(card)) => self.take(seat, card),
            (Step::Draw(_), Action::Discard(_) | Action::Call) => Err(Illegal::DrawFirst),
            (_, Action::Stock | Action::Take(_)) => Err(Illegal::DiscardFirst),
            (_, Action::Discard(cards)) => self.discard(seat, cards),
            (_, Action::Call) => {
                self.check_dumble(seat)?;
                self.step = Step::Over(seat);
                Ok(())
            }
        }
    }

    fn rng_stream(&self) -> Option<RngStream> {
        let (turn, slot) = match self.step {
            Step::First => (0, 0),
            Step::Deal(dealt) => (0, 1 + u16::from(dealt)),
            Step::TurnUp => (0, u16::from(u8::MAX)),
            Step::Stock(_) => (self.turn.saturating_add(1), 0),
            Step::Play(_) | Step::Draw(_) | Step::Over(_) => return None,
        };
        Some(RngStream {
            round: self.round,
            turn,
            slot,
        })
    }

    fn events(&self, out: &mut impl FnMut(Event, u32)) {
        match self.step {
            Step::First => Seat::all(self.seats()).for_each(|seat| out(Event::First(seat), 1)),
            Step::Deal(_) | Step::TurnUp | Step::Stock(_) => {
                let stock = self.unseen();
                let cards = Card::all().filter(|card| stock.count(*card) > 0);
                cards.for_each(|card| out(Event::Card(card), stock.count(card).into()));
            }
            Step::Play(_) | Step::Draw(_) | Step::Over(_) => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Event> {
        self.rng_stream()?;
        if self.step == Step::First {
            let index = below(rng, u32::from(self.rules.players)) as usize;
            return Seat::new(index).map(Event::First);
        }
        let stock = self.unseen();
        let place = below(rng, stock.len().max(1) as u32) as usize;
        stock.nth(place).map(Event::Card)
    }

    fn resolve(&mut self, event: Event) -> Result<(), Illegal> {
        match (self.step, event) {
            (Step::First, Event::First(seat)) if seat.index() < self.seats() => {
                self.starter = seat;
                self.step = Step::Deal(0);
                Ok(())
            }
            (Step::Deal(_) | Step::TurnUp | Step::Stock(_), Event::Card(card)) => {
                if self.unseen().count(card) == 0 {
                    return Err(Illegal::NotInStock(card));
                }
                match self.step {
                    Step::Deal(dealt) => return self.deal(dealt, card),
                    Step::Stock(seat) => {
                        let hand = self.hand(seat).with(card, Origin::NEW);
                        self.hands[seat.index()] = hand.ok_or(Illegal::NoEventDue)?;
                        self.end_turn(seat);
                    }
                    _ => {
                        self.latest = [card].into_iter().collect();
                        self.step = Step::Play(self.starter);
                    }
                }
                Ok(())
            }
            _ => Err(Illegal::NoEventDue),
        }
    }

    fn view(&self, seat: Option<Seat>) -> DumbleView {
        DumbleView::new(self, seat)
    }

    /// The outcome of the round. Seats that were eliminated before share the last place.
    fn outcome(&self) -> Option<Outcome> {
        let Step::Over(caller) = self.step else {
            return None;
        };
        let scores = self.scores(caller);
        let entries = Seat::all(self.seats()).map(|seat| {
            let gone = self.gone[seat.index()] != 0;
            (i32::from(scores[seat.index()]), i32::from(gone))
        });
        Some(Outcome::ranked(entries, |score, gone| (gone, score)))
    }

    fn sequel(&self) -> Option<AfterRound<Dumble>> {
        let Step::Over(caller) = self.step else {
            return None;
        };
        let scores = self.scores(caller);
        let mut next = Dumble {
            totals: self.totals,
            gone: self.gone,
            step: Step::Deal(0),
            starter: self.next_starter(caller, &scores),
            round: self.round.saturating_add(1),
            ..Dumble::new(&self.rules).ok()?
        };
        for seat in self.playing().iter() {
            let total = self.total_after(seat)?;
            next.totals[seat.index()] = total;
            if total > EDGE {
                next.gone[seat.index()] = next.round;
            }
        }
        if next.playing().len() > 1 {
            return Some(AfterRound::Round(next));
        }
        let entries = Seat::all(self.seats()).map(|seat| {
            let gone = match next.gone[seat.index()] {
                0 => i32::from(u16::MAX),
                round => i32::from(round),
            };
            (i32::from(next.totals[seat.index()]), gone)
        });
        // A seat that was eliminated later is ahead; of those eliminated in the same round, the one with fewer
        // points.
        let outcome = Outcome::ranked(entries, |total, gone| (Reverse(gone), total));
        Some(AfterRound::Over(outcome))
    }
}
