//! A game of Détrak, whole: the sheets and the sealed notes.

use rand_core::Rng;

use super::action::{Action, Illegal, Note};
use super::cell::Cell;
use super::rules::{MAX_PLAYERS, Rules, RulesError, TURNS};
use super::sheet::Sheet;
use super::symbol::{Roll, Symbol};
use super::view::DetrakView;
use crate::game::{Game, Phase, Sequel};
use crate::game_id::GameId;
use crate::luck::Spot;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// This seat chooses the symbol that it begins with.
    Start(Seat),
    /// The dice are to be rolled.
    Roll,
    /// Everybody with room notes this roll; these have.
    Note(Roll, SeatSet),
    /// The game is over.
    Over,
}

/// A game of Détrak.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct Detrak {
    pub(super) sheets: [Sheet; MAX_PLAYERS],
    /// What was noted this turn, until everybody has.
    pub(super) sealed: [Option<(Cell, Cell)>; MAX_PLAYERS],
    pub(super) step: Step,
    pub(super) players: u8,
    pub(super) turn: u8,
    pub(super) advanced: bool,
}

impl Detrak {
    /// A seat's sheet, as everybody sees it; empty for a seat that is not at
    /// the table.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.sheets.get(seat.index()).copied().unwrap_or_default()
    }

    /// What is due.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The turn, from 0 to 11; the number of turns played once the game is
    /// over.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Whether the advanced rules hold.
    pub fn is_advanced(&self) -> bool {
        self.advanced
    }

    /// The seats that can still note a roll.
    pub fn with_room(&self) -> SeatSet {
        Seat::all(self.players.into())
            .filter(|seat| self.sheet(*seat).has_room())
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The symbols that nobody begins with yet.
    pub fn free_symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        Symbol::all().filter(|symbol| {
            let taken = Some(*symbol);
            !self.sheets.iter().any(|s| s.get(Cell::START) == taken)
        })
    }

    fn start(&mut self, seat: Seat, symbol: Symbol) -> Result<(), Illegal> {
        let Step::Start(due) = self.step else {
            return Err(Illegal::NoteFirst);
        };
        if due != seat {
            return Err(Illegal::NotYourTurn);
        }
        if !self.free_symbols().any(|free| free == symbol) {
            return Err(Illegal::SymbolTaken(symbol));
        }
        let sheet = &mut self.sheets[seat.index()];
        *sheet = sheet.with(Cell::START, symbol);
        self.step = if seat.index() + 1 < usize::from(self.players) {
            Step::Start(seat.next(self.players.into()))
        } else {
            Step::Roll
        };
        Ok(())
    }

    fn note(&mut self, seat: Seat, note: Note) -> Result<(), Illegal> {
        let Step::Note(roll, noted) = self.step else {
            return Err(Illegal::StartFirst);
        };
        let Note { first, second } = note;
        let sheet = self.sheet(seat);
        for cell in [first, second] {
            if !sheet.is_free(cell) {
                return Err(Illegal::Taken(cell));
            }
        }
        if !first.touches(second) {
            return Err(Illegal::Apart(first, second));
        }
        if roll.is_double() && first > second {
            return Err(Illegal::Order(first, second));
        }
        self.sealed[seat.index()] = Some((first, second));
        let noted = noted.with(seat);
        self.step = Step::Note(roll, noted);
        if noted == self.with_room() {
            self.reveal(roll);
        }
        Ok(())
    }

    /// Everybody has noted: it comes to light, and the next turn starts.
    fn reveal(&mut self, roll: Roll) {
        for (sheet, sealed) in self.sheets.iter_mut().zip(&mut self.sealed) {
            if let Some((first, second)) = sealed.take() {
                *sheet = sheet.noted(roll, Note { first, second });
            }
        }
        self.turn += 1;
        let ends = self.turn == TURNS || self.with_room().is_empty();
        self.step = if ends { Step::Over } else { Step::Roll };
    }
}

impl Game for Detrak {
    const ID: GameId = GameId::Detrak;
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

    fn spot(&self) -> Option<Spot> {
        // One roll serves everybody: the spot has no seat.
        (self.step == Step::Roll).then_some(Spot {
            round: 0,
            turn: self.turn.into(),
            slot: 0,
        })
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

    fn sequel(&self) -> Option<Sequel<Self>> {
        self.outcome().map(Sequel::Over)
    }
}

/// Calls `out` with every way to note a roll on a sheet, each once.
pub(super) fn notes(sheet: Sheet, roll: Roll, out: &mut impl FnMut(Note)) {
    for (first, second) in Cell::pairs() {
        if sheet.is_free(first) && sheet.is_free(second) {
            out(Note { first, second });
            if !roll.is_double() {
                out(Note {
                    first: second,
                    second: first,
                });
            }
        }
    }
}
