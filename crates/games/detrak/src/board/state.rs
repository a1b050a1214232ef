//! The state of the table, and what each of the person's decisions does to it. `table_model` says which event means which.

use crate::DetrakUi;

use engine::detrak::{Action, Cell, Detrak, Illegal, Note, Roll, Sheet, Step, Symbol};
use engine::{Entry, Game, Seat};

use super::piece::{Piece, Turn};
use model::session::Session;
use table::{RunEvent, Runner, TableReducer, table_state};

/// Why the table refuses what the person tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules refuse it.
    Illegal(Illegal),
    /// The cell has no free neighbour for the other symbol.
    Alone(Cell),
    /// A part of the piece would be off the sheet.
    Off,
}

/// The state of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match, and the runner that plays everybody but the person.
    pub run: Runner<DetrakUi>,
    /// The event that waits for the person's confirmation.
    pub(super) pending: Option<TableEvent>,
    /// The direction in which the piece lies.
    pub turn: Turn,
    /// Whether the person drags the piece.
    pub dragged: bool,
    /// The cell under the mouse or with the keyboard's focus.
    pub pointed: Option<Cell>,
    /// The cell that a finger has tapped once. It counts before the one that is pointed at.
    pub tapped: Option<Cell>,
    /// The last refusal, until the next event of the person's.
    pub refusal: Option<Refusal>,
}

/// An event at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// An event that every table has: a bot or chance acts, or the person uses the frame.
    Run(RunEvent<DetrakUi>),
    /// The person chooses the symbol to begin with.
    Start(Symbol),
    /// The person rolls the dice.
    Roll,
    /// The person turns the piece by a quarter, clockwise.
    Turn,
    /// The person taps or clicks a cell: where the piece is shown already, this notes it; elsewhere it shows it.
    Tap(Cell),
    /// The person notes the piece with its first symbol on this cell.
    Lay(Cell),
    /// The mouse or the keyboard's focus enters a cell, or leaves it.
    Point(Option<Cell>),
    /// The person begins to drag the piece.
    Drag,
    /// The person drops the dragged piece where it would make this note; `None` if it is off the sheet.
    Drop(Option<Note>),
    /// The person takes back what they chose.
    Cancel,
}

impl TableState {
    /// A table with this match.
    pub fn new(session: Session<Detrak>) -> TableState {
        TableState {
            run: Runner::new(session),
            pending: None,
            turn: Turn::default(),
            dragged: false,
            pointed: None,
            tapped: None,
            refusal: None,
        }
    }

    /// The near sheet; a person's includes the note of this turn, which is still sealed.
    pub fn own_sheet(&self) -> Sheet {
        let game = self.game();
        let sheet = game.sheet(self.session().viewpoint());
        match (game.step(), self.sealed()) {
            (Step::Note(roll, _), Some(note)) => sheet.noted_unchecked(roll, note),
            _ => sheet,
        }
    }

    /// The note of the current roll by the person from whose seat the table is seen, until all seats have noted it. Several
    /// persons look at the same table, so it shows nobody's.
    pub fn sealed(&self) -> Option<Note> {
        let (session, near) = (self.session(), self.session().viewpoint());
        let view = || self.game().view(Some(near));
        (session.is_person(near) && !session.is_shared())
            .then(view)?
            .sealed()
    }

    /// Whether the person is to choose a symbol to begin with.
    pub fn is_to_start(&self) -> bool {
        self.run.is_to_decide() && self.game().step() == Step::Start(self.session().viewpoint())
    }

    /// Whether the person is to roll the dice.
    pub fn is_to_roll(&self) -> bool {
        self.run.waits_for_person() && self.game().step() == Step::Roll
    }

    /// The roll that is being noted.
    pub fn roll(&self) -> Option<Roll> {
        match self.game().step() {
            Step::Note(roll, _) => Some(roll),
            _ => None,
        }
    }

    /// The piece, if the person is to note it.
    pub fn piece(&self) -> Option<Piece> {
        let roll = self.roll().filter(|_| self.run.is_to_decide())?;
        let turn = self.turn;
        Some(Piece { roll, turn })
    }

    /// The cell on which the piece is shown.
    fn cell(&self) -> Option<Cell> {
        self.tapped.or(self.pointed).filter(|_| !self.dragged)
    }

    /// The piece as it lies on the cell on which it is shown, or else in the tray.
    pub fn laid(&self) -> Option<Piece> {
        let piece = self.piece()?;
        let sheet = self.game().sheet(self.session().viewpoint());
        let laid = self.cell().and_then(|cell| piece.fitting(sheet, cell));
        Some(laid.unwrap_or(piece))
    }

    /// Whether the piece lies otherwise on the sheet than the person holds it, since it would not fit.
    pub fn is_turned_to_fit(&self) -> bool {
        self.laid().is_some_and(|laid| laid.turn != self.turn)
    }

    /// The note of the piece with its first symbol on this cell, or why there is none.
    fn note_on(&self, cell: Cell) -> Result<Note, Refusal> {
        let piece = self.piece().ok_or(Refusal::Illegal(self.not_now()))?;
        let sheet = self.game().sheet(self.session().viewpoint());
        if !sheet.is_free(cell) {
            return Err(Refusal::Illegal(Illegal::Taken(cell)));
        }
        let laid = piece.fitting(sheet, cell);
        laid.and_then(|laid| laid.at(cell))
            .ok_or(Refusal::Alone(cell))
    }

    /// The note that the person is about to make: the proposed one, or the one that the piece would make where it
    /// is shown. `over`: the note that a dragged piece would make, legal or not.
    pub fn in_hand(&self, over: Option<Note>) -> Option<Note> {
        self.piece()?;
        match (self.run.proposed, self.cell()) {
            (Some(Action::Note(note)), _) => Some(note),
            _ if self.dragged => over,
            (_, Some(cell)) => self.note_on(cell).ok(),
            (_, None) => None,
        }
    }

    /// The last note of a seat that all seats may see.
    pub fn last_note(&self, seat: Seat) -> Option<Note> {
        // Until everybody has noted the current roll, its notes are sealed.
        let log = self.session().play().log();
        let open = match self.roll() {
            Some(_) => log
                .iter()
                .rposition(|entry| matches!(entry, Entry::Event(_)))
                .unwrap_or_default(),
            None => log.len(),
        };
        let own = |entry: &Entry<Detrak>| match entry {
            Entry::Act(by, Action::Note(note)) if *by == seat => Some(*note),
            _ => None,
        };
        log[..open].iter().rev().find_map(own)
    }

    pub(super) fn act(&mut self, action: Action) {
        if self.play(action) {
            self.let_go();
            self.turn = Turn::default();
        }
    }

    pub(super) fn tap(&mut self, cell: Cell) {
        // A move that has to be confirmed is shown anyway before it is made.
        if self.run.confirms || self.cell() == Some(cell) {
            return self.lay(cell);
        }
        match self.note_on(cell) {
            Ok(_) => self.tapped = Some(cell),
            Err(error) => self.refusal = Some(error),
        }
    }

    pub(super) fn lay(&mut self, cell: Cell) {
        match self.note_on(cell) {
            Ok(note) => self.act(Action::Note(note)),
            Err(error) => self.refusal = Some(error),
        }
    }

    /// Turns the piece by a quarter; where it is shown on the sheet, to the next direction in which it fits.
    pub(super) fn turn_piece(&mut self) {
        if let Some(Action::Note(note)) = self.run.proposed {
            // It is proposed no more, but stays in sight.
            self.tapped = Some(note.first);
        }
        let Some(turned) = self.laid().map(Piece::turned) else {
            return;
        };
        self.turn = turned.turn;
        self.turn = self.laid().unwrap_or(turned).turn;
    }

    /// Why the person cannot note anything now.
    fn not_now(&self) -> Illegal {
        match self.game().step() {
            Step::Start(seat) if seat == self.session().viewpoint() => Illegal::StartFirst,
            Step::Roll => Illegal::NoEventDue,
            _ => Illegal::NotYourTurn,
        }
    }
}

table_state!(TableState, DetrakUi);

#[cfg(test)]
mod tests;
