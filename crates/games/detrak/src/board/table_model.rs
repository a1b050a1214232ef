//! What every table has, for this game: what its events do (`TableReducer`), and what is shown and said of its state
//! (`TableModel`).

use engine::detrak::{Action, Cell, Detrak, Illegal, Note, Rank, Roll, Step, Symbol};
use engine::{Entry, Game, Outcome, Seat};
use protocol::{JudgedAction, Judgement};
use yew::prelude::*;

use super::keys::KEYS;
use super::lines::scored;
use super::piece::{Piece, fits};
use super::state::{Refusal, TableEvent, TableState};
use crate::DetrakUi;
use crate::symbols::symbol;
use crate::texts::{DetrakKeys, DetrakTexts};
use model::session::{Due, Session};
use table::{
    self, LogLine, LogSymbols, RunEvent, ScoreRow, ScoreTable, TableModel, TableReducer,
    each_entry, table_parts,
};
use ui::i18n::{Texts as SharedTexts, signed};
use ui::keys::Shortcut;

impl TableReducer for TableState {
    table_parts!(DetrakUi, TableEvent, Refusal);

    fn is_no_decision(event: &TableEvent) -> bool {
        matches!(event, TableEvent::Point(_))
    }

    fn settle(&mut self) {
        self.dragged = false;
    }

    fn let_go(&mut self) {
        self.tapped = None;
        self.dragged = false;
    }

    fn apply(&mut self, event: TableEvent) {
        let state = self;
        match event {
            TableEvent::Run(event) => state.go_on(event),
            TableEvent::Start(symbol) => state.act(Action::Start(symbol)),
            TableEvent::Roll => state.run.handle(RunEvent::Luck(state.run.generation)),
            TableEvent::Turn => state.turn_piece(),
            TableEvent::Tap(cell) => state.tap(cell),
            TableEvent::Lay(cell) => state.lay(cell),
            TableEvent::Point(pointed) => {
                state.pointed = pointed;
                if pointed.is_some() {
                    state.tapped = None;
                }
            }
            TableEvent::Drag => {
                state.tapped = None;
                state.dragged = true;
            }
            TableEvent::Drop(place) => {
                state.dragged = false;
                match place {
                    Some(note) => state.act(Action::Note(note)),
                    None => state.refusal = Some(Refusal::Off),
                }
            }
            TableEvent::Cancel => {
                state.let_go();
                state.run.enlarged = None;
            }
        }
    }
}

impl TableModel for TableState {
    type Texts = DetrakTexts;
    type Target = Note;
    type KeyTexts = DetrakKeys;

    const KEYS: &[Shortcut<TableEvent, DetrakKeys>] = KEYS;
    const CANCEL: TableEvent = TableEvent::Cancel;

    fn title(texts: &DetrakTexts) -> &'static str {
        texts.title
    }

    fn heading(&self, texts: &DetrakTexts, _: &SharedTexts) -> String {
        (texts.turn)(self.turn() as u8)
    }

    fn step(&self) -> &'static str {
        if self.is_to_start() {
            "start"
        } else if self.is_to_roll() {
            "roll"
        } else if self.piece().is_some() {
            "note"
        } else if self.is_busy() {
            "counting"
        } else {
            table::step_name(self.session())
        }
    }

    fn sentence(&self, texts: &DetrakTexts, shared: &SharedTexts) -> String {
        let session = self.session();
        if self.is_to_start() {
            return texts.prompt_start.into();
        }
        if self.is_to_roll() {
            return texts.prompt_roll.into();
        }
        if let Some(piece) = self.piece() {
            let (leading, other) = piece.halves();
            return match self.tapped {
                Some(_) if self.is_turned_to_fit() => texts.prompt_turned.into(),
                Some(_) => texts.prompt_again.into(),
                None => (texts.prompt_note)(leading, other),
            };
        }
        if self.is_busy() {
            return texts.counting.into();
        }
        match (session.due(), self.run.bot_to_ask()) {
            (Due::Nothing, _) => self
                .alone(texts)
                .or_else(|| table::winners(session, shared))
                .unwrap_or_default(),
            (Due::Luck, _) => texts.rolling.into(),
            (_, _) if is_full(self) => texts.prompt_full.into(),
            (_, Some(seat)) => (shared.table.thinking)(table::name(session, seat, shared)),
            (_, None) => String::new(),
        }
    }

    fn refusal(&self, texts: &DetrakTexts) -> Option<String> {
        let text = match self.refusal? {
            Refusal::Alone(_) => texts.alone,
            Refusal::Off => texts.off,
            Refusal::Illegal(error) => match error {
                Illegal::Taken(_) => texts.taken,
                Illegal::NoEventDue => texts.roll_first,
                Illegal::StartFirst => texts.start_first,
                Illegal::SymbolTaken(_) => texts.symbol_taken,
                Illegal::NotYourTurn
                | Illegal::NoteFirst
                | Illegal::Apart(..)
                | Illegal::Order(..) => texts.not_your_turn,
            },
        };
        Some(text.into())
    }

    /// The expected result of the note in hand, and a warning about cells that the note would isolate, if the person
    /// has a `judgement`. If there is nothing to say of a note, how the piece lies. `None` without a piece.
    fn forecast(
        &self,
        over: Option<Note>,
        judgement: Option<&Judgement<Action>>,
        texts: &DetrakTexts,
    ) -> Option<String> {
        let piece = self.laid()?;
        let sheet = self.game().sheet(self.session().viewpoint());
        let note = self.in_hand(over).filter(|note| fits(sheet, *note));
        let Some((note, judgement)) = note.zip(judgement) else {
            return Some(lies(piece, texts));
        };
        let isolated = isolated_by(sheet, piece.roll, note).count_ones() as usize;
        let warning = (isolated > 0).then(|| (texts.would_isolate)(isolated));
        let parts = [expected(note, judgement, texts), warning];
        let sentences: Vec<String> = parts.into_iter().flatten().collect();
        Some(if sentences.is_empty() {
            lies(piece, texts)
        } else {
            sentences.join(" ")
        })
    }

    fn score_table(&self, texts: &DetrakTexts, _: &SharedTexts) -> Option<ScoreTable> {
        let session = self.session();
        let outcome: Outcome = session.game().outcome().filter(|_| !self.is_busy())?;
        let row = |seat: Seat| {
            let own = outcome.standing(seat)?;
            Some(ScoreRow {
                place: own.place,
                cells: vec![signed(own.tie_break), signed(own.score)],
            })
        };
        Some(ScoreTable {
            heads: vec![texts.best_line, texts.score],
            rows: Seat::all(session.game().seats()).filter_map(row).collect(),
            note: outcome.has_equal_scores().then(|| texts.tie_broken.into()),
        })
    }

    /// The score and the rank of a person who played alone; `None` in a game with rivals, which has no ranks.
    fn alone(&self, texts: &DetrakTexts) -> Option<String> {
        let game = self.game();
        let score = game
            .sheet(self.session().viewpoint())
            .score(game.is_advanced());
        (game.seats() == 1).then(|| (texts.rank)(score, Rank::of(score)))
    }

    /// Notes are sealed, and have their lines once all seats have noted.
    fn log_lines(
        session: &Session<Detrak>,
        texts: &DetrakTexts,
        shared: &SharedTexts,
    ) -> Vec<LogLine> {
        let name = |seat| table::name(session, seat, shared);
        let mut lines = Vec::new();
        let mut sealed = Vec::new();
        each_entry(session, |before, entry, after| {
            let symbols = log_symbols(entry, before);
            let is_first = lines.is_empty();
            match (entry, before.step()) {
                (Entry::Act(seat, Action::Start(start)), _) => {
                    if is_first {
                        lines.push(LogLine::heading((texts.turn)(1)));
                    }
                    let text = (texts.starts)(name(seat), start);
                    lines.push(LogLine::of(seat, name(seat), text, symbols));
                }
                (Entry::Event(roll), _) => {
                    let (one, other) = roll.symbols();
                    // The heading of the first turn stands above the symbols to begin with.
                    let turn = after.turn() + 1;
                    if turn > 1 || is_first {
                        lines.push(LogLine::heading((texts.turn)(turn)));
                    }
                    lines.push(LogLine::of_all((texts.rolls)(one, other), symbols));
                }
                (Entry::Act(seat, Action::Note(note)), Step::Note(roll, _)) => {
                    let (one, other) = roll.symbols();
                    let halves = ((one, note.first), (other, note.second));
                    let text = (texts.notes)(name(seat), halves.0, halves.1);
                    sealed.push(LogLine::of(seat, name(seat), text, symbols));
                }
                _ => {}
            }
            if !matches!(after.step(), Step::Note(..)) {
                lines.append(&mut sealed);
            }
        });
        lines
    }

    fn is_dragging(&self) -> bool {
        self.dragged
    }

    fn scoring_steps(&self) -> Option<(usize, usize)> {
        let game = self.game();
        (game.step() == Step::Over).then(|| {
            let lines = scored(game.is_advanced()).count();
            (self.run.counted.min(lines), lines)
        })
    }

    fn is_to_choose(&self) -> bool {
        self.piece().is_some()
    }
}

/// How the piece lies, in words.
pub fn lies(piece: Piece, texts: &DetrakTexts) -> String {
    let (leading, other) = piece.halves();
    (texts.piece_lies)(leading, other, piece.turn.is_flat())
}

/// Whether the sheet of the person from whose seat the table is seen has no room left while others play on.
fn is_full(state: &TableState) -> bool {
    let (session, room) = (state.session(), state.game().with_room());
    let near = session.viewpoint();
    session.is_person(near) && !room.contains(near)
}

fn expected(note: Note, judgement: &Judgement<Action>, texts: &DetrakTexts) -> Option<String> {
    let (this, best) = (judgement.find(Action::Note(note))?, judgement.best()?);
    let tenths = |one: &JudgedAction<Action>| (one.expectation.score * 10.0).round() as i32;
    let better = (!judgement.is_as_good(this)).then(|| tenths(best));
    Some((texts.forecast)(tenths(this), better))
}

/// The cells that a note would leave without a free neighbour, as a set of bits.
pub fn isolated_by(sheet: engine::detrak::Sheet, roll: Roll, note: Note) -> u32 {
    sheet.noted_unchecked(roll, note).isolated() & !sheet.isolated()
}

/// The symbols of a log entry, which show at a glance what happened; `None` for an entry that has only words.
/// `before` is the game before it.
fn log_symbols(entry: Entry<Detrak>, before: &Detrak) -> Option<LogSymbols> {
    let (picture, about) = match (entry, before.step()) {
        (Entry::Act(_, Action::Start(start)), _) => (small(start), Vec::new()),
        (Entry::Event(roll), _) => {
            let (one, other) = roll.symbols();
            (html! { <>{ small(one) }{ small(other) }</> }, Vec::new())
        }
        (Entry::Act(seat, Action::Note(note)), Step::Note(roll, _)) => {
            let (one, other) = roll.symbols();
            let half = |symbol, cell: Cell| {
                let (row, column) = (cell.row() + 1, cell.column() + 1);
                html! { <>{ small(symbol) }{ format!("{row}·{column}") }</> }
            };
            let picture = html! { <>{ half(one, note.first) }{ half(other, note.second) }</> };
            (picture, sheet_of(seat, [note.first, note.second]))
        }
        _ => return None,
    };
    Some(LogSymbols { picture, about })
}

/// A symbol in a line of text.
fn small(which: Symbol) -> Html {
    html! { <span class="log-symbol">{ symbol(which) }</span> }
}

/// CSS selectors of these cells on a seat's sheet; a rival's small sheet is marked as a whole.
fn sheet_of(seat: Seat, cells: [Cell; 2]) -> Vec<String> {
    let rival = format!("[data-rival='{}']", seat.index());
    let near = |cell| format!("[data-table]:not(:has({rival})) [data-cell='{cell}']");
    cells.map(near).into_iter().chain([rival.clone()]).collect()
}
