//! The state of the table: the match, and what the person is about to do.

use crate::DetrakUi;
use std::rc::Rc;

use engine::detrak::{Action, Cell, Detrak, Illegal, Note, Roll, Sheet, Step, Symbol};
use engine::{Entry, Game, Seat};
use yew::prelude::*;

use super::lines::scored;
use super::piece::{Piece, Turn};
use model::session::Session;
use table::{Confirmable, PERSON, RunEvent, Runner, decide};

/// Why something the person tried did not work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// The rules refuse it.
    Refused(Illegal),
    /// Both symbols have to find a place: this cell has no free neighbour.
    Alone(Cell),
    /// The piece is off the sheet.
    Off,
}

/// The table's state.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match under way.
    pub run: Runner<DetrakUi>,
    /// What the person did that is to be confirmed.
    held_back: Option<TableEvent>,
    /// How the piece lies.
    pub turn: Turn,
    /// The cell tapped first, for the piece's leading half.
    pub first: Option<Cell>,
    /// Whether the piece is being dragged.
    pub dragged: bool,
    /// The cell the mouse or the keyboard is on, and whether it is the
    /// keyboard.
    pub pointed: Option<(Cell, bool)>,
    /// Why the last try did not work.
    pub remark: Option<Remark>,
    /// How many lines have been counted of the game that is over.
    pub counted: usize,
    /// The sheet of another that is shown enlarged.
    pub enlarged: Option<Seat>,
}

/// What can happen at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// Somebody else than the person does something, or the person asks for
    /// what every table offers.
    Run(RunEvent<DetrakUi>),
    /// The person chooses the symbol to begin with.
    Start(Symbol),
    /// The person rolls the dice.
    Roll,
    /// The piece is turned.
    Turn,
    /// The piece's symbols change places.
    Swap,
    /// A cell is tapped or clicked.
    Tap(Cell),
    /// The piece is laid with its left or upper half on this cell.
    Lay(Cell),
    /// The mouse or the keyboard comes to a cell, or leaves it.
    Point(Option<(Cell, bool)>),
    /// The piece is being dragged.
    Drag,
    /// The dragged piece is let go there.
    Drop(Option<Note>),
    /// The person lets go of what they began.
    Cancel,
    /// The game has been counted so far.
    Counted(usize),
    /// Another's sheet is enlarged, or made small again.
    Enlarge(Option<Seat>),
}

impl TableState {
    /// A table with this match on it. A game that is over has been counted.
    pub fn new(session: Session<Detrak>) -> TableState {
        TableState {
            run: Runner::new(session),
            held_back: None,
            turn: Turn::default(),
            first: None,
            dragged: false,
            pointed: None,
            remark: None,
            counted: usize::MAX,
            enlarged: None,
        }
    }

    /// The match and who plays it.
    pub fn session(&self) -> &Session<Detrak> {
        &self.run.session
    }

    /// The game.
    pub fn game(&self) -> &Detrak {
        self.session().game()
    }

    /// The nearest sheet; a person's with what they noted this turn.
    pub fn own_sheet(&self) -> Sheet {
        let game = self.game();
        let near = self.session().near();
        let sheet = game.sheet(near);
        let sealed = self.sealed().filter(|_| self.session().is_person(near));
        match (game.step(), sealed) {
            (Step::Note(roll, _), Some(note)) => sheet.noted(roll, note),
            _ => sheet,
        }
    }

    /// Where the person has noted the current roll, until all have.
    pub fn sealed(&self) -> Option<Note> {
        let person = self.session().persons().first()?;
        self.game().view(Some(person)).sealed()
    }

    /// Whether the person is to choose a symbol to begin with.
    pub fn is_to_start(&self) -> bool {
        self.run.is_to_decide() && self.game().step() == Step::Start(PERSON)
    }

    /// Whether the person is to roll the dice.
    pub fn is_to_roll(&self) -> bool {
        self.run.waits_for_person() && self.game().step() == Step::Roll
    }

    /// The roll on the table.
    pub fn roll(&self) -> Option<Roll> {
        match self.game().step() {
            Step::Note(roll, _) => Some(roll),
            _ => None,
        }
    }

    /// The piece to be noted, if the person is to.
    pub fn piece(&self) -> Option<Piece> {
        let roll = self.roll().filter(|_| self.run.is_to_decide())?;
        let turn = self.turn;
        Some(Piece { roll, turn })
    }

    /// Where the piece in hand would be noted, whether it can be or not; a dragged
    /// one where it is `over`.
    pub fn in_hand(&self, over: Option<Note>) -> Option<Note> {
        let piece = self.piece()?;
        if let Some(Action::Note(note)) = self.run.proposed {
            return Some(note);
        }
        match (self.first, self.pointed) {
            _ if self.dragged => over,
            (Some(first), Some((cell, _))) => (first.touches(cell)).then(|| piece.on(first, cell)),
            (None, Some((cell, true))) => piece.at(cell),
            _ => None,
        }
    }

    /// What a seat noted last, once it has come to light.
    pub fn last_note(&self, seat: Seat) -> Option<Note> {
        // While somebody still notes, the turn before is the last.
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

    /// How many lines have been counted, and of how many, once the game is
    /// over.
    pub fn counting(&self) -> Option<(usize, usize)> {
        let game = self.game();
        (game.step() == Step::Over).then(|| {
            let all = scored(game.is_advanced()).count();
            (self.counted.min(all), all)
        })
    }

    /// Whether the count is under way.
    pub fn is_counting(&self) -> bool {
        self.counting().is_some_and(|(counted, all)| counted < all)
    }

    fn act(&mut self, action: Action) {
        match self.run.act(action) {
            Ok(()) => {
                self.remark = None;
                self.let_go();
                self.turn = Turn::default();
            }
            // The game ended meanwhile: there is nothing left to decide.
            Err(why) => {
                self.remark = Some(Remark::Refused(why.unwrap_or(Illegal::NotYourTurn)));
            }
        }
    }

    fn let_go(&mut self) {
        self.first = None;
        self.dragged = false;
    }

    fn tap(&mut self, cell: Cell) {
        let Some(piece) = self.piece() else {
            self.remark = Some(Remark::Refused(self.not_now()));
            return;
        };
        let sheet = self.game().sheet(PERSON);
        match self.first {
            _ if !sheet.is_free(cell) => {
                self.remark = Some(Remark::Refused(Illegal::Taken(cell)));
            }
            Some(first) if first == cell => self.turn = self.turn.swapped(),
            Some(first) if first.touches(cell) => self.act(Action::Note(piece.on(first, cell))),
            _ if sheet.isolated() & (1 << cell.index()) != 0 => {
                self.remark = Some(Remark::Alone(cell));
            }
            _ => {
                self.first = Some(cell);
                self.remark = None;
            }
        }
    }

    fn lay(&mut self, cell: Cell) {
        match self.piece().map(|piece| piece.at(cell)) {
            Some(Some(note)) => self.act(Action::Note(note)),
            Some(None) => self.remark = Some(Remark::Off),
            None => self.remark = Some(Remark::Refused(self.not_now())),
        }
    }

    /// Why nothing can be noted now.
    fn not_now(&self) -> Illegal {
        match self.game().step() {
            Step::Start(PERSON) => Illegal::StartFirst,
            Step::Roll => Illegal::NoEventDue,
            _ => Illegal::NotYourTurn,
        }
    }

    fn run(&mut self, event: RunEvent<DetrakUi>) {
        let undone = matches!(event, RunEvent::Undo | RunEvent::Show(_));
        if event == RunEvent::Skip && self.is_counting() {
            self.counted = usize::MAX;
            return;
        }
        self.run.handle(event);
        if undone {
            self.let_go();
            self.remark = None;
        }
    }
}

impl Confirmable for TableState {
    type Game = DetrakUi;
    type Event = TableEvent;

    fn run(&self) -> &Runner<DetrakUi> {
        &self.run
    }

    fn run_mut(&mut self) -> &mut Runner<DetrakUi> {
        &mut self.run
    }

    fn held_back(&mut self) -> &mut Option<TableEvent> {
        &mut self.held_back
    }

    fn shared(event: &TableEvent) -> Option<&RunEvent<DetrakUi>> {
        match event {
            TableEvent::Run(event) => Some(event),
            _ => None,
        }
    }

    fn only_looks(event: &TableEvent) -> bool {
        matches!(
            event,
            TableEvent::Point(_) | TableEvent::Counted(_) | TableEvent::Enlarge(_)
        )
    }

    fn is_aside(event: &TableEvent) -> bool {
        matches!(event, TableEvent::Point(_) | TableEvent::Counted(_))
    }

    fn forget_refusal(&mut self) {
        self.remark = None;
    }

    fn settle(&mut self) {
        self.dragged = false;
        self.remark = None;
    }

    fn apply(&mut self, event: TableEvent) {
        let over = |state: &TableState| state.game().step() == Step::Over;
        let was_over = over(self);
        let state = self;
        match event {
            TableEvent::Run(event) => state.run(event),
            TableEvent::Start(symbol) => state.act(Action::Start(symbol)),
            TableEvent::Roll => {
                state.remark = None;
                state.run.handle(RunEvent::Luck(state.run.generation));
            }
            TableEvent::Turn => state.turn = state.turn.next(),
            TableEvent::Swap => state.turn = state.turn.swapped(),
            TableEvent::Tap(cell) => state.tap(cell),
            TableEvent::Lay(cell) => state.lay(cell),
            TableEvent::Point(pointed) => state.pointed = pointed,
            TableEvent::Drag => {
                state.first = None;
                state.remark = None;
                state.dragged = true;
            }
            TableEvent::Drop(place) => {
                state.dragged = false;
                match place {
                    Some(note) => state.act(Action::Note(note)),
                    None => state.remark = Some(Remark::Off),
                }
            }
            TableEvent::Cancel => {
                state.let_go();
                state.enlarged = None;
                state.remark = None;
            }
            TableEvent::Counted(lines) => state.counted = state.counted.max(lines),
            TableEvent::Enlarge(seat) => state.enlarged = seat,
        }
        if over(state) && !was_over {
            state.counted = 0;
        }
    }
}

impl Reducible for TableState {
    type Action = TableEvent;

    fn reduce(self: Rc<Self>, event: TableEvent) -> Rc<Self> {
        Rc::new(decide(&*self, event))
    }
}

#[cfg(test)]
mod tests;
