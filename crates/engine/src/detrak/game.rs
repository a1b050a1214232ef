//! Implements [`Game`] for Détrak: events, actions and the end.

use rand_core::Rng;

use super::action::{Action, Illegal};
use super::rules::{MAX_PLAYERS, Rules, RulesError};
use super::sheet::Sheet;
use super::state::{Detrak, Step, notes};
use super::symbol::Roll;
use super::view::DetrakView;
use crate::GameId;
use crate::game::{AfterRound, Game, Phase};
use crate::luck::RngStream;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};

impl Game for Detrak {
    const ID: GameId = GameId::Detrak;
    const FEWEST_WIN: bool = false;
    const PERFECT_INFORMATION: bool = true;
    const HAS_CHANCE: bool = true;
    const INDEPENDENT_SEATS: bool = true;
    type Rules = Rules;
    type Action = Action;
    type Event = Roll;
    type View = DetrakView;
    type Illegal = Illegal;
    type RulesError = RulesError;

    fn new(rules: &Rules) -> Result<Self, RulesError> {
        rules.check()?;
        Ok(Detrak {
            sheets: [Sheet::EMPTY; MAX_PLAYERS],
            sealed: [None; MAX_PLAYERS],
            step: Step::Start(Seat::FIRST),
            players: rules.players,
            turn: 0,
            advanced: rules.advanced,
        })
    }

    fn rules(&self) -> Rules {
        Rules {
            advanced: self.advanced,
            ..Rules::of(self.players)
        }
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    fn phase(&self) -> Phase {
        match self.step {
            Step::Start(seat) => Phase::Decide(SeatSet::only(seat)),
            Step::Roll => Phase::Chance,
            Step::Note(_, noted) => {
                let waiting = self.with_room().iter();
                let waiting = waiting.filter(|seat| !noted.contains(*seat));
                Phase::Decide(waiting.fold(SeatSet::EMPTY, SeatSet::with))
            }
            Step::Over => Phase::Over,
        }
    }

    fn actions(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        if !matches!(self.phase(), Phase::Decide(seats) if seats.contains(seat)) {
            return;
        }
        match self.step {
            Step::Start(_) => self.free_symbols().for_each(|s| out(Action::Start(s))),
            Step::Note(roll, _) => notes(self.sheet(seat), roll, &mut |n| out(Action::Note(n))),
            Step::Roll | Step::Over => {}
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !matches!(self.phase(), Phase::Decide(seats) if seats.contains(seat)) {
            return Err(Illegal::NotYourTurn);
        }
        match action {
            Action::Start(symbol) => self.start(seat, symbol),
            Action::Note(note) => self.note(seat, note),
        }
    }

    fn rng_stream(&self) -> Option<RngStream> {
        // All seats note the same roll, so its random stream has no seat.
        (self.step == Step::Roll).then_some(RngStream {
            round: 0,
            turn: self.turn.into(),
            slot: 0,
        })
    }

    fn events(&self, out: &mut impl FnMut(Roll, u32)) {
        if self.step == Step::Roll {
            Roll::all().for_each(|roll| {
                out(roll, if roll.is_double() { 1 } else { 2 });
            });
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Roll> {
        (self.step == Step::Roll).then(|| Roll::random(rng))
    }

    fn resolve(&mut self, roll: Roll) -> Result<(), Illegal> {
        if self.step != Step::Roll {
            return Err(Illegal::NoEventDue);
        }
        self.step = Step::Note(roll, SeatSet::EMPTY);
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> DetrakView {
        DetrakView::new(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| {
            let seats = Seat::all(self.seats()).map(|seat| {
                let sheet = self.sheet(seat);
                (sheet.score(self.advanced), sheet.best_line(self.advanced))
            });
            Outcome::ranked(seats, |score, best| (-score, -best))
        })
    }

    fn sequel(&self) -> Option<AfterRound<Self>> {
        self.outcome().map(AfterRound::Over)
    }
}
