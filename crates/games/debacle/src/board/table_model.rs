//! What every table has, for this game: what its events do (`TableReducer`), and what is shown and said of its state
//! (`TableModel`).

use engine::debacle::{Action, Debacle, GOAL, Position, QUIET, Side, Square, Step, Value};
use engine::{Entry, Game, Outcome, Seat};
use protocol::Judgement;

use super::keys::KEYS;
use super::state::{Refusal, TableEvent, TableState};
use crate::DebacleUi;
use crate::die::{face, flip_sign};
use crate::texts::{DebacleKeys, DebacleTexts};
use model::session::{Due, Session};
use table::{
    self, LogLine, LogSymbols, RunEvent, ScoreRow, ScoreTable, TableModel, TableReducer,
    each_entry, table_parts,
};
use ui::i18n::Texts as SharedTexts;
use ui::keys::Shortcut;
use ui::sign::arrow;
use yew::prelude::*;

/// The number of quiet turns from which the heading shows how many there are.
const SOON: u8 = 10;

/// How many actions of a line are shown; the rest is too uncertain.
const MAX_LINE: usize = 8;

impl TableReducer for TableState {
    table_parts!(DebacleUi, TableEvent, Refusal);

    fn only_views(event: &TableEvent) -> bool {
        matches!(event, TableEvent::Threats | TableEvent::TurnBoard)
    }

    fn settle(&mut self) {
        if let Some(square) = self.dragged.take() {
            self.selected = Some(square);
        }
    }

    fn let_go(&mut self) {
        self.selected = None;
        self.dragged = None;
        self.looking = None;
    }

    fn apply(&mut self, event: TableEvent) {
        let state = self;
        match event {
            TableEvent::Run(event) => {
                if event == RunEvent::NextRound {
                    state.let_go();
                }
                state.go_on(event);
            }
            TableEvent::Tap(square) => state.tap(square),
            TableEvent::Flip(square) => state.flip(square),
            TableEvent::Decline => state.act(Action::Decline),
            TableEvent::Drag(from) => {
                state.selected = None;
                state.dragged = Some(from);
            }
            TableEvent::Drop(from, to) => state.drop(from, to),
            TableEvent::Cancel => {
                state.selected = None;
                state.dragged = None;
            }
            TableEvent::Threats => state.threats = !state.threats,
            TableEvent::TurnBoard => state.turned = !state.turned,
            TableEvent::Look(length) => state.looking = length,
        }
    }
}

impl TableModel for TableState {
    type Texts = DebacleTexts;
    type Target = Square;
    type KeyTexts = DebacleKeys;

    const KEYS: &[Shortcut<TableEvent, DebacleKeys>] = KEYS;
    const RESTS_FIRST: bool = true;
    const CANCEL: TableEvent = TableEvent::Cancel;

    fn title(texts: &DebacleTexts) -> &'static str {
        texts.title
    }

    /// Also the number of turns without a capture once it matters.
    fn heading(&self, texts: &DebacleTexts, _: &SharedTexts) -> String {
        let game = self.game();
        let heading = (texts.heading)(game.round() + 1, self.turn() as u16);
        match game.position().quiet_turns() {
            quiet @ SOON.. => format!("{heading} · {}", (texts.quiet)(quiet, QUIET)),
            _ => heading,
        }
    }

    fn step(&self) -> &'static str {
        let position = self.game().position();
        if self.looking.is_some() {
            "looking"
        } else if self.acting().is_none() {
            table::step_name(self.session())
        } else if position.takes_doubles() {
            "doubles"
        } else if position.can_recover() {
            "recover"
        } else if position.rebounding().is_some() {
            "rebound"
        } else if position.returning().is_some() {
            "return"
        } else {
            "act"
        }
    }

    fn sentence(&self, texts: &DebacleTexts, shared: &SharedTexts) -> String {
        let (session, position) = (self.session(), self.game().position());
        if let (Some(side), None) = (self.acting(), self.looking) {
            let prompt = match self.step() {
                "doubles" => texts.prompt_doubles.into(),
                "recover" => (texts.prompt_recover)(
                    position
                        .pile(side.other())
                        .lowest()
                        .map_or(0, |lowest| lowest.get()),
                ),
                "rebound" if position.returning().is_some() => texts.prompt_rebound_return.into(),
                "rebound" => texts.prompt_rebound.into(),
                "return" => texts.prompt_return.into(),
                _ => (texts.prompt_act)(position.actions_left()),
            };
            // Where several persons play, the frame says whom it asks.
            return match session.persons().len() {
                _ if session.is_shared() => prompt,
                1 => prompt,
                _ => (shared.table.prompt_to)(table::name(session, side.seat(), shared), &prompt),
            };
        }
        if let Some(length) = self.looking {
            return (texts.looking)(length, session.play().log().len());
        }
        match (session.due(), self.run.bot_to_ask()) {
            (Due::Nothing, _) => {
                table::winners(session, shared).unwrap_or_else(|| ended(session, texts))
            }
            (Due::NextRound, _) => ended(session, texts),
            (_, Some(seat)) => (shared.table.thinking)(table::name(session, seat, shared)),
            (..) => texts.setting_up.into(),
        }
    }

    fn refusal(&self, texts: &DebacleTexts) -> Option<String> {
        Some(match self.refusal? {
            Refusal::TooFar => texts.too_far.into(),
            Refusal::Illegal(error) => (texts.refused)(error).into(),
        })
    }

    /// A sentence about the position: if the person wants to see threats, that there are none; otherwise their chance
    /// of winning as the expert estimates it. It names no good actions: for these the person has to ask for a hint.
    fn forecast(
        &self,
        _: Option<Square>,
        judgement: Option<&Judgement<Action>>,
        texts: &DebacleTexts,
    ) -> Option<String> {
        if self.threatens_nothing() {
            return Some(texts.no_threats.into());
        }
        self.acting()?;
        let win = judgement?.best()?.expectation.value;
        Some((texts.forecast)((win * 100.0).round() as u32))
    }

    fn score_table(&self, texts: &DebacleTexts, _: &SharedTexts) -> Option<ScoreTable> {
        let (session, game) = (self.session(), self.game());
        let outcome: Outcome = game.outcome()?;
        let places = session.outcome().unwrap_or_else(|| outcome.clone());
        let row = |seat: Seat| {
            let side = Side::of(seat)?;
            let pile = game.position().pile(side);
            Some(ScoreRow {
                place: places.standing(seat)?.place,
                cells: vec![
                    pile.len().to_string(),
                    pile.points().to_string(),
                    game.total_so_far(side).to_string(),
                ],
            })
        };
        Some(ScoreTable {
            heads: vec![texts.taken, texts.points, texts.total],
            rows: Seat::all(2).filter_map(row).collect(),
            note: Some(ended(session, texts)),
        })
    }

    fn log_lines(
        session: &Session<Debacle>,
        texts: &DebacleTexts,
        shared: &SharedTexts,
    ) -> Vec<LogLine> {
        let round = |game: &Debacle| LogLine::round((shared.table.round)(game.round() + 1));
        let mut lines = vec![round(session.play().rewound(0).game())];
        let mut latest_turn = None;
        each_entry(session, |before, entry, after| {
            let now = (before.round(), before.seen().len());
            if entry == Entry::NextRound {
                lines.push(round(after));
            }
            if let Entry::Act(seat, action) = entry {
                let (turn, action) = (now.1, described(action, before.position(), texts));
                let text = if latest_turn.replace(now) == Some(now) {
                    action.clone()
                } else {
                    let name = table::name(session, seat, shared);
                    (shared.table.prompt_to)(&(texts.turn_of)(turn as u16, name), &action)
                };
                let symbols = log_symbols(entry, before, action);
                // Each side has a column: instead of its name, the margin has the number of the turn.
                lines.push(LogLine::of(seat, &turn.to_string(), text, symbols));
            }
            if let Step::Over(ending) = after.step() {
                lines.push(LogLine::words((texts.ended)(ending).into()));
            }
        });
        lines
    }

    fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    fn is_to_choose(&self) -> bool {
        self.acting().is_some()
    }

    fn yields(&self) -> bool {
        self.looking.is_some()
    }
}

/// Why the round is over; empty while it is played.
pub fn ended(session: &Session<Debacle>, texts: &DebacleTexts) -> String {
    match session.game().step() {
        Step::Over(ending) => (texts.ended)(ending).into(),
        _ => String::new(),
    }
}

/// The best line from a position in words, with the chance of winning of the side to decide.
pub fn best_line(
    position: &Position,
    judgement: &Judgement<Action>,
    texts: &DebacleTexts,
) -> String {
    let (mut now, mut line) = (*position, Vec::new());
    for step in judgement.line.iter().take(MAX_LINE) {
        line.push((texts.action)(step.action, &now));
        if now.act(step.action).is_err() {
            break;
        }
    }
    let (win, depth) = judgement
        .best()
        .map_or((0.5, 0), |best| (best.expectation.value, best.examined));
    (texts.best_line)(
        position.mover(),
        (win * 100.0).round() as u32,
        depth,
        &line.join(", "),
    )
}

/// What a side plays for: the points that it needs besides those captured to win the match, and the points of the
/// enemy dice on the board.
pub fn aims(game: &Debacle, position: &Position, side: Side) -> (u32, u32) {
    let have = u32::from(game.total(side)) + position.pile(side).points();
    let enemies = position.board().of(side.other());
    let worth = enemies.map(|(_, value)| u32::from(value.get())).sum();
    (u32::from(GOAL).saturating_sub(have), worth)
}

/// An action in words, with the value that the die shows afterwards.
fn described(action: Action, position: &Position, texts: &DebacleTexts) -> String {
    let what = (texts.action)(action, position);
    match shown(action, position) {
        Some(value) => format!("{what} ({})", value.get()),
        None => what,
    }
}

/// The value that the die of an action shows afterwards.
fn shown(action: Action, position: &Position) -> Option<Value> {
    let value = |square| position.board().get(square).map(|(_, value)| value);
    match action {
        Action::Roll(way) => value(way.from()).map(|value| value.rolled()),
        Action::Flip(square) => value(square).map(|value| value.flipped()),
        Action::Capture(way) => value(way.to()),
        Action::Return(_) => position.returning().and_then(value),
        Action::Keep(square) => value(square),
        Action::Recover(_) => position.pile(position.mover().other()).lowest(),
        Action::Decline => None,
    }
}

/// The symbols of a log entry, which show at a glance what happened, or for what is declined its words; `None` for an
/// entry that is no action. `before` is the game before it.
fn log_symbols(entry: Entry<Debacle>, before: &Debacle, text: String) -> Option<LogSymbols> {
    let Entry::Act(seat, action) = entry else {
        return None;
    };
    let (squares, sign) = match action {
        Action::Roll(way) => (
            vec![way.from(), way.to()],
            html! { <>{ way.from() }{ arrow(0) }{ way.to() }</> },
        ),
        Action::Capture(way) => (
            vec![way.from(), way.to()],
            html! { <>{ way.from() }{ "×" }{ way.to() }</> },
        ),
        Action::Flip(square) => (vec![square], html! { <>{ square }{ flip_sign() }</> }),
        Action::Return(square) | Action::Recover(square) => {
            (vec![square], html! { <>{ arrow(0) }{ square }</> })
        }
        Action::Keep(square) => (vec![square], html! { <>{ square }{ "=" }</> }),
        Action::Decline => {
            let picture = html! { <span class="log-texts">{ text }</span> };
            return Some(LogSymbols {
                picture,
                about: Vec::new(),
            });
        }
    };
    let side = Side::of(seat)?;
    let owner = match action {
        Action::Capture(_) | Action::Keep(_) => side.other(),
        Action::Roll(_)
        | Action::Flip(_)
        | Action::Return(_)
        | Action::Recover(_)
        | Action::Decline => side,
    };
    let value = shown(action, before.position())?;
    let die = html! { <span class="log-die">{ face(owner, value, "log-face") }</span> };
    Some(LogSymbols {
        picture: html! { <>{ sign }{ die }</> },
        about: squares
            .iter()
            .map(|square| format!("[data-square='{square}']"))
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DebacleUi;
    use crate::texts::texts;
    use engine::{Phase, Seed};
    use model::lang::Lang;
    use table::{Options, begin};
    use ui::i18n::Translated;

    /// What whoever is to decide may do; empty once the round is over.
    fn legal(session: &Session<Debacle>) -> Vec<(Seat, Action)> {
        let mut actions = Vec::new();
        if let Phase::Decide(seats) = session.game().phase() {
            for seat in seats.iter() {
                let add = &mut |action| actions.push((seat, action));
                session.game().actions(seat, add);
            }
        }
        actions
    }

    fn started() -> Session<Debacle> {
        let mut session = begin::<DebacleUi>(&Options::default(), Seed(3));
        while session.draw() {}
        session
    }

    /// A round that two careless players play on until this holds.
    fn played(
        session: &mut Session<Debacle>,
        until: impl Fn(&Session<Debacle>) -> bool,
        takes: bool,
    ) {
        let mut pick = 3u64;
        while !until(session) {
            let actions = legal(session);
            let captures = |(_, action): &&(Seat, Action)| {
                matches!(action, Action::Capture(_) | Action::Keep(_)) == takes
            };
            let wanted: Vec<_> = actions.iter().filter(captures).collect();
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = (pick >> 33) as usize;
            let (seat, action) = match wanted.as_slice() {
                [] => actions[at % actions.len()],
                some => *some[at % some.len()],
            };
            session.act(seat, action).unwrap();
        }
    }

    #[test]
    fn quiet_turns_are_counted_aloud_from_the_tenth_on() {
        let texts = texts(Lang::En);
        let mut session = started();
        for (turns, count) in [(9, None), (10, Some("10 of 30")), (11, Some("11 of 30"))] {
            let quiet = |session: &Session<Debacle>| session.game().position().quiet_turns();
            played(&mut session, |session| quiet(session) == turns, false);
            let heading =
                TableState::new(session.clone()).heading(texts, SharedTexts::of(Lang::En));
            assert_eq!(heading.contains('·'), count.is_some(), "{heading}");
            assert!(heading.contains(count.unwrap_or_default()), "{heading}");
        }
    }

    #[test]
    fn every_round_has_a_heading_in_the_list_of_moves() {
        let mut session = started();
        played(&mut session, |session| legal(session).is_empty(), true);
        session.next_round().unwrap();
        let (seat, action) = legal(&session)[0];
        session.act(seat, action).unwrap();
        let lines = TableState::log_lines(&session, texts(Lang::En), SharedTexts::of(Lang::En));
        let rounds: Vec<_> = lines
            .iter()
            .filter(|line| line.text.starts_with("Round"))
            .collect();
        assert!(rounds.iter().all(|line| line.heading));
        let headings: Vec<&str> = rounds.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(headings, ["Round 1", "Round 2"]);
        assert_eq!(lines[0].text, "Round 1");
    }

    #[test]
    fn what_a_side_plays_for_is_what_it_has_not_yet() {
        let mut session = started();
        let now = |session: &Session<Debacle>| {
            Side::ALL.map(|side| aims(session.game(), session.game().position(), side))
        };
        assert_eq!(now(&session), [(30, 21), (30, 21)]);
        let points =
            |session: &Session<Debacle>, side| session.game().position().pile(side).points();
        let captured = |session: &Session<Debacle>| Side::ALL.map(|side| points(session, side));
        played(&mut session, |session| captured(session) != [0, 0], true);
        for (side, (needs, worth)) in Side::ALL.into_iter().zip(now(&session)) {
            assert_eq!(needs, 30 - points(&session, side));
            let other = session.game().position().board().of(side.other());
            let worths = other.map(|(_, value)| u32::from(value.get()));
            assert_eq!(worth, worths.sum::<u32>());
        }
    }
}
