//! What every table has, for this game: what its events do (`TableReducer`), and what is shown and said of its state
//! (`TableModel`).

use crate::DumbleUi;
use engine::dumble::{Action, Card, Dumble, EDGE, Event, Illegal, Kind, NoDiscard, Step};
use engine::{Entry, Game, Outcome, Seat};
use protocol::Judgement;
use yew::prelude::*;

use super::keys::KEYS;
use super::state::{DragSource, Refusal, TableEvent, TableState, Zone};
use crate::cards::{pip, suit_key};
use crate::reason::chance_of_lowest;
use crate::texts::{DumbleKeys, DumbleTexts};
use model::session::{Due, Session};
use table::{
    self, LogLine, LogSymbols, Pace, Playable, ScoreRow, ScoreTable, TableModel, TableReducer,
    each_entry, table_parts,
};
use ui::i18n::Texts as SharedTexts;
use ui::keys::Shortcut;

impl TableReducer for TableState {
    table_parts!(DumbleUi, TableEvent, Refusal);

    fn settle(&mut self) {
        if let Some(DragSource::Hand(held)) = self.dragged.take() {
            self.selected = self.with(held);
        }
    }

    fn let_go(&mut self) {
        self.dragged = None;
        self.selected.clear();
    }

    fn apply(&mut self, event: TableEvent) {
        let state = self;
        match event {
            TableEvent::Run(event) => state.go_on(event),
            TableEvent::Toggle(held) => state.toggle(held),
            TableEvent::Discard => {
                let cards = state.selected.clone();
                state.discard(&cards);
            }
            TableEvent::Draw(action) => state.act(action),
            TableEvent::Call => state.act(Action::Call),
            TableEvent::Sort(sort) => state.sort = sort,
            TableEvent::Move(held, place) => state.rearrange(held, place),
            TableEvent::Drag(source) => state.dragged = Some(source),
            TableEvent::Drop(source, zone) => state.drop(source, zone),
            TableEvent::Cancel => state.let_go(),
        }
        state.tidy();
    }
}

impl TableModel for TableState {
    type Texts = DumbleTexts;
    type Target = Zone;
    type KeyTexts = DumbleKeys;

    const KEYS: &[Shortcut<TableEvent, DumbleKeys>] = KEYS;
    const RESTS_FIRST: bool = true;
    const CANCEL: TableEvent = TableEvent::Cancel;

    fn title(texts: &DumbleTexts) -> &'static str {
        texts.title
    }

    /// Each player's turn counts.
    fn turn(&self) -> u32 {
        u32::from(self.game().turn()) + 1
    }

    fn heading(&self, texts: &DumbleTexts, _: &SharedTexts) -> String {
        let game = self.game();
        (texts.heading)(game.round() + 1, DumbleUi::turn_number(game) as u16)
    }

    fn step(&self) -> &'static str {
        if self.is_to_discard() {
            "discard"
        } else if self.is_to_draw() {
            "draw"
        } else {
            table::step_name(self.session())
        }
    }

    fn sentence(&self, texts: &DumbleTexts, shared: &SharedTexts) -> String {
        let (session, game) = (self.session(), self.game());
        if self.is_to_discard() {
            return if self.may(Action::Call) {
                (texts.prompt_dumble)(game.hand(self.run.viewpoint()).points())
            } else {
                texts.prompt_discard.into()
            };
        }
        if self.is_to_draw() {
            return texts.prompt_draw.into();
        }
        if let (Some(scoring), Step::Over(caller)) = (self.scoring(), game.step())
            && !scoring.is_over()
        {
            // The hands show the winner before the prompt names them.
            let points = game.hand(caller).points();
            let called = || (texts.calls)(table::name(session, caller, shared), points) + ".";
            return if scoring.scores() {
                round_result(session, texts, shared)
            } else {
                called()
            };
        }
        match (session.due(), self.run.bot_to_ask()) {
            (Due::Nothing, _) => table::winners(session, shared)
                .unwrap_or_else(|| round_result(session, texts, shared)),
            (Due::NextRound, _) => round_result(session, texts, shared),
            (_, Some(seat)) => (shared.table.thinking)(table::name(session, seat, shared)),
            (Due::Luck, None) if matches!(game.step(), Step::Stock(_)) => texts.drawing.into(),
            (..) => texts.dealing.into(),
        }
    }

    fn refusal(&self, texts: &DumbleTexts) -> Option<String> {
        Some(match self.refusal? {
            Refusal::NoDiscard(error) => no_discard(error, texts).into(),
            Refusal::Illegal(error) => match error {
                Illegal::DiscardFirst => texts.discard_first.into(),
                Illegal::DrawFirst => texts.draw_first.into(),
                Illegal::StockEmpty => texts.stock_empty.into(),
                Illegal::FirstTurn => texts.first_turn.into(),
                Illegal::TooManyPoints(points) => (texts.too_many)(points),
                Illegal::NotYourTurn
                | Illegal::NotInHand(_)
                | Illegal::NotDiscarded(_)
                | Illegal::NoEventDue
                | Illegal::NotInStock(_) => texts.not_your_turn.into(),
            },
        })
    }

    /// The kind and points of the chosen cards, or why they are no legal discard; and whether no other action is
    /// better. Other actions are left to hints, which the person has to ask for. `None` if no card is chosen.
    fn forecast(
        &self,
        _: Option<Zone>,
        judgement: Option<&Judgement<Action>>,
        texts: &DumbleTexts,
    ) -> Option<String> {
        let kind = match self.judged()? {
            Ok(kind) => kind,
            Err(error) => return Some(no_discard(error, texts).into()),
        };
        let judged = kind_of(kind, self, texts);
        let chosen = self.chosen().ok().map(Action::Discard);
        let is_as_good = |judgement: &Judgement<Action>| {
            let chosen = chosen.and_then(|chosen| judgement.find(chosen));
            chosen.is_some_and(|chosen| judgement.is_as_good(chosen))
        };
        Some(if judgement.is_some_and(is_as_good) {
            format!("{judged} {}", texts.best_choice)
        } else {
            judged
        })
    }

    fn score_table(&self, texts: &DumbleTexts, shared: &SharedTexts) -> Option<ScoreTable> {
        let (session, game) = (self.session(), self.game());
        let outcome: Outcome = game.outcome()?;
        let row = |seat: Seat| {
            let own = outcome.standing(seat)?;
            let held = if game.playing().contains(seat) {
                [game.hand(seat).points().to_string(), own.score.to_string()]
            } else {
                ["–".into(), "–".into()]
            };
            let place = session.outcome().unwrap_or(outcome.clone());
            Some(ScoreRow {
                place: place.standing(seat)?.place,
                cells: held
                    .into_iter()
                    .chain([total(game, seat).to_string()])
                    .collect(),
            })
        };
        Some(ScoreTable {
            heads: vec![texts.hand, texts.scored, texts.total],
            rows: Seat::all(game.seats()).filter_map(row).collect(),
            note: notes(session, texts, shared),
        })
    }

    fn log_lines(
        session: &Session<Dumble>,
        texts: &DumbleTexts,
        shared: &SharedTexts,
    ) -> Vec<LogLine> {
        let mut lines = Vec::new();
        let mut latest_turn = None;
        each_entry(session, |before, entry, after| {
            let now = (before.round(), DumbleUi::turn_number(before));
            let opens = matches!(before.step(), Step::First | Step::TurnUp | Step::Play(_));
            if opens && latest_turn != Some(now) {
                latest_turn = Some(now);
                let heading = (texts.heading)(now.0 + 1, now.1 as u16);
                lines.push(LogLine::heading(heading));
            }
            let name = |seat| table::name(session, seat, shared);
            // A spectator, who watches bots only, sees what each of them draws. Several persons read the same log.
            let is_own = |seat| {
                !session.is_shared() && session.is_person(seat) && seat == session.viewpoint()
            };
            let sees = |seat| session.is_spectated() || is_own(seat);
            let text = entry_text(entry, before, &name, sees, texts);
            let seat = match (entry, before.step()) {
                (Entry::Act(seat, _), _) | (Entry::Event(_), Step::Stock(seat)) => Some(seat),
                _ => None,
            };
            lines.extend(text.map(|text| match seat {
                Some(seat) => {
                    let symbols = log_symbols(entry, texts);
                    LogLine::of(seat, name(seat), text, symbols)
                }
                None => LogLine::words(text),
            }));
            if let Step::Over(_) = after.step() {
                lines.extend(end_lines(after, &name, texts));
            }
        });
        lines
    }

    fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    fn scoring_steps(&self) -> Option<(usize, usize)> {
        let stage = self.scoring()?;
        Some((stage.step.min(stage.steps()), stage.steps()))
    }

    fn scoring_pace(&self, usual: Pace) -> Pace {
        self.scoring().map_or(usual, |stage| stage.pace(usual))
    }

    fn is_to_choose(&self) -> bool {
        self.is_to_discard() || self.is_to_draw()
    }
}

/// A seat's total; once a round is over, with its score.
pub fn total(game: &Dumble, seat: Seat) -> u8 {
    game.total_after(seat).unwrap_or(game.total(seat))
}

/// How a round ended: who called Dumble, and with what result. Empty while the round is played.
pub fn round_result(
    session: &Session<Dumble>,
    texts: &DumbleTexts,
    shared: &SharedTexts,
) -> String {
    let game = session.game();
    let (Step::Over(caller), Some(outcome)) = (game.step(), game.outcome()) else {
        return String::new();
    };
    let score = outcome.standing(caller).map_or(0, |own| own.score);
    let points = game.hand(caller).points();
    let name = table::name(session, caller, shared);
    match score {
        0 => (texts.called_well)(name, points),
        _ => (texts.called_badly)(name, points, score),
    }
}

/// Why cards are no legal discard.
fn no_discard(error: NoDiscard, texts: &DumbleTexts) -> &'static str {
    match error {
        NoDiscard::Nothing => texts.nothing_chosen,
        NoDiscard::TooMany => texts.too_many_equal,
        NoDiscard::RunLength => texts.run_length,
        NoDiscard::SeveralSuits => texts.several_suits,
        NoDiscard::AceIsLow => texts.ace_is_low,
        NoDiscard::Unrelated => texts.unrelated,
    }
}

/// The chance that nobody has fewer points than the person, from 0 to 1. `None` if a call is not among the
/// choices.
pub fn lowest(state: &TableState, judgement: &Judgement<Action>) -> Option<f32> {
    let call = judgement.find(Action::Call)?;
    let points = state.seen().hand(state.run.viewpoint()).points();
    Some(chance_of_lowest(call.expectation.score, points))
}

/// The kind of the chosen cards, and their points.
fn kind_of(kind: Kind, state: &TableState, texts: &DumbleTexts) -> String {
    let points = state.selected.iter().map(|held| held.card.points()).sum();
    (texts.kind)(kind, state.selected.len(), points)
}

/// The notes on a round's scores: falling totals and eliminations. `None` if there are none; what decided the round is
/// told above.
fn notes(session: &Session<Dumble>, texts: &DumbleTexts, shared: &SharedTexts) -> Option<String> {
    let game = session.game();
    let mut notes = Vec::new();
    let outcome = game.outcome();
    for seat in game.playing().iter() {
        let name = table::name(session, seat, shared);
        let own = outcome.as_ref().and_then(|all| all.standing(seat));
        let raw = i32::from(game.total(seat)) + own.map_or(0, |own| own.score);
        match raw - i32::from(EDGE) {
            0 => notes.push((texts.falls)(name)),
            1.. => notes.push((texts.eliminated)(name, raw)),
            _ => {}
        }
    }
    (!notes.is_empty()).then(|| notes.join(" "))
}

fn entry_text<'a>(
    entry: Entry<Dumble>,
    before: &Dumble,
    name: &impl Fn(Seat) -> &'a str,
    sees: impl Fn(Seat) -> bool,
    texts: &DumbleTexts,
) -> Option<String> {
    match (entry, before.step()) {
        (Entry::Act(seat, Action::Discard(cards)), _) => {
            Some((texts.discards)(name(seat), cards.as_slice()))
        }
        (Entry::Act(seat, Action::Take(card)), _) => Some((texts.takes)(name(seat), card)),
        (Entry::Act(seat, Action::Stock), _) => {
            let draws = (texts.draws)(name(seat));
            Some(match before.stock_len() {
                0 => format!("{} {draws}", texts.reshuffled),
                _ => draws,
            })
        }
        (Entry::Act(seat, Action::Call), _) => {
            let points = before.hand(seat).points();
            Some((texts.calls)(name(seat), points))
        }
        (Entry::Event(Event::Card(card)), Step::Stock(seat)) if sees(seat) => {
            Some((texts.you_drew)(card))
        }
        (Entry::Event(Event::Card(card)), Step::TurnUp) => Some((texts.turned_up)(card)),
        (Entry::Event(Event::First(seat)), _) => Some((texts.starts)(name(seat))),
        _ => None,
    }
}

/// All hands at the end of a round, with their scores.
fn end_lines<'a>(
    game: &Dumble,
    name: &impl Fn(Seat) -> &'a str,
    texts: &DumbleTexts,
) -> Vec<LogLine> {
    let outcome = game.outcome();
    let line = |seat: Seat| {
        let own = outcome.as_ref()?.standing(seat)?;
        let points = game.hand(seat).points();
        let text = (texts.scores)(name(seat), points, own.score);
        let symbols = LogSymbols {
            picture: html! { <strong>{ format!("= {}", own.score) }</strong> },
            about: Vec::new(),
        };
        Some(LogLine::of(seat, name(seat), text, Some(symbols)).with_result())
    };
    game.playing().iter().filter_map(line).collect()
}

/// The symbols of a log entry, which show at a glance what happened; `None` for an entry that has only words.
fn log_symbols(entry: Entry<Dumble>, texts: &DumbleTexts) -> Option<LogSymbols> {
    let (picture, cards) = match entry {
        Entry::Act(_, Action::Stock) => (draw(back_chip()), Vec::new()),
        Entry::Act(_, Action::Call) => (texts.dumble.into(), Vec::new()),
        Entry::Act(_, Action::Discard(cards)) => {
            (chips(cards.as_slice(), texts), cards.as_slice().to_vec())
        }
        Entry::Act(_, Action::Take(card)) => (draw(chips(&[card], texts)), vec![card]),
        Entry::Event(Event::Card(card)) => (chips(&[card], texts), vec![card]),
        Entry::Event(_) | Entry::NextRound => return None,
    };
    let about = cards.iter().map(|card| format!("[id^='play-{card}-']"));
    Some(LogSymbols {
        picture,
        about: about.collect(),
    })
}

/// What is drawn, with the sign that it comes to the hand.
pub fn draw(what: Html) -> Html {
    html! { <>{ "+" }{ what }</> }
}

/// Cards in a line of text.
pub fn chips(cards: &[Card], texts: &DumbleTexts) -> Html {
    let chip = |(index, card): (usize, &Card)| {
        html! {
            <span key={index} class="chip" data-suit={suit_key(card.suit())} role="img" aria-label={(texts.card)(*card)}>
                { texts.rank(card.rank()) }{ pip(card.suit()) }
            </span>
        }
    };
    html! { <>{ for cards.iter().enumerate().map(chip) }</> }
}

/// A card of the stock in a line of text.
pub fn back_chip() -> Html {
    html! { <span class="chip is-back" /> }
}
