//! What every table has, for this game: what its events do (`TableReducer`), and what is shown and said of its state
//! (`TableModel`).

use engine::dekal::{Action, CardValue, Cell, Dekal, Event, Push, Rounds, Step};
use engine::{Entry, Outcome, Seat};
use protocol::{JudgedAction, Judgement};
use yew::prelude::*;

use super::keys::KEYS;
use super::state::{HoveredPush, Refusal, TableEvent, TableState, placed};
use crate::DekalUi;
use crate::small_grid::way_in;
use crate::texts::{DekalKeys, DekalTexts};
use model::session::{Due, Session};
use table::{
    self, LogLine, LogSymbols, PERSON, ScoreRow, ScoreTable, TableModel, TableReducer, each_entry,
    table_parts,
};
use ui::i18n::Texts as SharedTexts;
use ui::keys::Shortcut;

impl TableReducer for TableState {
    table_parts!(DekalUi, TableEvent, Refusal);

    fn is_no_decision(event: &TableEvent) -> bool {
        matches!(event, TableEvent::Point(_))
    }

    fn settle(&mut self) {
        self.dragged = None;
        self.pointed = None;
    }

    fn let_go(&mut self) {
        self.selected = None;
        self.pointed = None;
        self.dragged = None;
    }

    fn apply(&mut self, event: TableEvent) {
        let state = self;
        match event {
            TableEvent::Run(event) => state.go_on(event),
            TableEvent::Cell(cell) => state.act(Action::Reveal(cell)),
            TableEvent::Select(slot) => state.select(slot),
            TableEvent::Cancel => {
                state.let_go();
                state.run.enlarged = None;
            }
            TableEvent::Push(push) => state.push(push),
            TableEvent::Point(push) => state.pointed = push,
            TableEvent::Drop(slot, push) => {
                state.let_go();
                state.draft(slot, push);
            }
            TableEvent::Drag(slot) => {
                state.let_go();
                state.dragged = slot;
                state.selected = slot;
            }
        }
        // A draft that was refused or taken back has no card.
        let length = state.session().play().log().len();
        state.picks.retain(|(index, _)| *index < length);
        state.cards = placed(state.session(), &state.picks);
    }
}

impl TableModel for TableState {
    type Texts = DekalTexts;
    type Target = HoveredPush;
    type KeyTexts = DekalKeys;

    const KEYS: &[Shortcut<TableEvent, DekalKeys>] = KEYS;
    const CANCEL: TableEvent = TableEvent::Cancel;

    fn title(texts: &DekalTexts) -> &'static str {
        texts.title
    }

    fn heading(&self, texts: &DekalTexts, shared: &SharedTexts) -> String {
        let table = self.session().game().table();
        let turn = (texts.turn)(self.turn() as u8);
        match table.rounds() {
            Rounds::One => turn,
            Rounds::ToHundred => format!("{} · {turn}", (shared.table.round)(table.round() + 1)),
        }
    }

    fn step(&self) -> &'static str {
        if self.is_to_reveal() {
            "reveal"
        } else if self.hole_to_fill().is_some() {
            "draft"
        } else if self.is_busy() {
            "counting"
        } else {
            table::step_name(self.session())
        }
    }

    fn sentence(&self, texts: &DekalTexts, shared: &SharedTexts) -> String {
        let session = self.session();
        let table = session.game().table();
        if self.is_to_reveal() {
            return texts.prompt_reveal.into();
        }
        if self.hole_to_fill().is_some() {
            let slot_of = |(seat, _): &(Seat, _)| Some(seat.index()) == self.selected;
            return match table.centre().find(slot_of) {
                Some((_, card)) => (texts.prompt_edge)(card.get()),
                None if table.centre().count() == 1 => texts.prompt_forced.into(),
                None => texts.prompt_draft.into(),
            };
        }
        if self.is_busy() {
            return texts.counting.into();
        }
        match (session.due(), table.step()) {
            (Due::Nothing, _) => table::winners(session, shared).unwrap_or_default(),
            (Due::NextRound, _) => shared.table.round_over.into(),
            (_, Step::Draft(seat)) => (shared.table.thinking)(table::name(session, seat, shared)),
            (_, Step::Reveal(_)) => {
                let seat = self.run.bot_to_ask().unwrap_or(PERSON);
                (shared.table.thinking)(table::name(session, seat, shared))
            }
            _ => texts.turning_up.into(),
        }
    }

    fn refusal(&self, texts: &DekalTexts) -> Option<String> {
        self.refusal.map(|refusal| match refusal {
            Refusal::Illegal(error) => (texts.refusal)(error),
            Refusal::ChooseCard => texts.choose_card_first.into(),
        })
    }

    /// The expected result of the draft in hand, and the best result of any draft if that is another one. `None`
    /// without a draft or without a judgement.
    fn forecast(
        &self,
        hover: Option<HoveredPush>,
        judgement: Option<&Judgement<Action>>,
        texts: &DekalTexts,
    ) -> Option<String> {
        let (_, draft) = self.draft_in_hand(hover)?;
        let judgement = judgement?;
        let (this, best) = (judgement.find(Action::Draft(draft))?, judgement.best()?);
        let tenths =
            |one: &JudgedAction<Action>| (one.expectation.score * 10.0).round().max(0.0) as i32;
        let best = (!judgement.is_as_good(this)).then(|| tenths(best));
        Some((texts.forecast)(tenths(this), best))
    }

    fn score_table(&self, texts: &DekalTexts, _: &SharedTexts) -> Option<ScoreTable> {
        let session = self.session();
        let table = session.game().table();
        let round = table.outcome().filter(|_| !self.is_busy())?;
        let one_round = table.rounds() == Rounds::One;
        let total = |seat: Seat| {
            let own = round.standing(seat)?;
            let cards = i32::from(table.total_cards_left(seat)) + own.tie_break;
            Some((i32::from(table.total(seat)) + own.score, cards))
        };
        let entries = Seat::all(table.seats()).map(|seat| total(seat).unwrap_or_default());
        let ranking = Outcome::ranked(entries, |score, cards| (score, cards));
        let row = |seat: Seat| {
            let own = round.standing(seat)?;
            let overall = ranking.standing(seat)?;
            let mut cells = vec![own.tie_break.to_string(), own.score.to_string()];
            cells.extend((!one_round).then(|| overall.score.to_string()));
            Some(ScoreRow {
                place: overall.place,
                cells,
            })
        };
        let heads = [texts.cards_left, texts.score];
        Some(ScoreTable {
            heads: heads
                .into_iter()
                .chain((!one_round).then_some(texts.total))
                .collect(),
            rows: Seat::all(table.seats()).filter_map(row).collect(),
            note: ranking.has_equal_scores().then(|| texts.tie_broken.into()),
        })
    }

    fn log_lines(
        session: &Session<Dekal>,
        texts: &DekalTexts,
        shared: &SharedTexts,
    ) -> Vec<LogLine> {
        let mut lines = Vec::new();
        each_entry(session, |before, entry, after| {
            let table = after.table();
            let name = |seat| table::name(session, seat, shared);
            let line = |seat, text| {
                let symbols = log_symbols(entry, before, after);
                LogLine::of(seat, name(seat), text, symbols)
            };
            match (entry, before.table().step()) {
                (Entry::Act(seat, Action::Draft(draft)), _) => {
                    let card = draft.card.get();
                    lines.push(line(seat, (texts.drafts)(name(seat), card, draft.push)));
                }
                (Entry::Event(Event::Card(card)), Step::TurnUp(seat)) => {
                    if seat == Seat::FIRST {
                        lines.push(LogLine::heading((texts.turn)(table.turn() + 1)));
                    }
                    lines.push(line(seat, (texts.reveals)(name(seat), card.get())));
                }
                (Entry::Event(Event::Card(card)), Step::Tie { waiting, .. }) => {
                    if let Some(seat) = waiting.first() {
                        lines.push(line(seat, (texts.tie_draw)(name(seat), card.get())));
                    }
                }
                (Entry::Event(Event::Lot(seat)), _) => {
                    lines.push(line(seat, (texts.lot)(name(seat))));
                }
                (Entry::NextRound, _) => {
                    let round = (shared.table.round)(table.round() + 1);
                    lines.push(LogLine::heading(round));
                }
                // A sealed choice has no line of its own: the card does, once it is face up.
                (Entry::Act(_, Action::Reveal(_)) | Entry::Event(Event::Card(_)), _) => {}
            }
        });
        lines
    }

    fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    fn scoring_steps(&self) -> Option<(usize, usize)> {
        let (scoring, step) = self.counting()?;
        Some((step, scoring.steps()))
    }

    fn is_to_choose(&self) -> bool {
        self.hole_to_fill().is_some()
    }
}

/// The symbols of a log entry, which show at a glance what happened; `None` for an entry that has only words.
/// `before` and `after` are the game before and after it.
fn log_symbols(entry: Entry<Dekal>, before: &Dekal, after: &Dekal) -> Option<LogSymbols> {
    let (before, after) = (before.table(), after.table());
    let (picture, about) = match (entry, before.step()) {
        (Entry::Act(seat, Action::Draft(draft)), _) => {
            let hole = before.hole(seat)?;
            let lane = draft.push.moved(hole).chain([hole]);
            let way = way(draft.push);
            let picture = html! { <>{ small(draft.card) }{ way }</> };
            (picture, lane.map(|cell| at(seat, cell)).collect())
        }
        (Entry::Event(Event::Card(card)), Step::TurnUp(seat)) => {
            let cell = after.hole(seat).map(|hole| at(seat, hole));
            (small(card), cell.into_iter().collect())
        }
        (Entry::Event(Event::Card(card)), _) => {
            (html! { <>{ small(card) }{ token() }</> }, Vec::new())
        }
        (Entry::Event(Event::Lot(_)), _) => (token(), Vec::new()),
        _ => return None,
    };
    Some(LogSymbols { picture, about })
}

/// The sign of the token.
pub fn token() -> Html {
    html! { <span key="sign" class="lozenge" aria-hidden="true" /> }
}

/// A card in a line of text.
fn small(card: CardValue) -> Html {
    html! { <span class="card-face log-card" data-value={card.to_string()}>{ card.get() }</span> }
}

/// A push in two symbols: an arrow in its direction, and the row or column.
pub fn way(push: Push) -> Html {
    html! { <>{ way_in(push) }{ push.line() + 1 }</> }
}

/// The CSS selector of what lies on a cell.
fn at(seat: Seat, cell: Cell) -> String {
    format!("[data-at='{}']", place_name(seat, cell))
}

/// The name of a cell among those of all seats.
pub fn place_name(seat: Seat, cell: Cell) -> String {
    format!("{seat}:{cell}")
}
