//! Marks in the table's log, at the moves of which the coach has something to say. The log knows nothing of the coach, so
//! they are set outside of the rendering.

use gloo_events::EventListener;
use model::session::Session;
use table::{Playable, row_with};
use ui::i18n::Lang;
use ui::keys::key_of;
use ui::target::target_in;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The attribute of a row with the sign of what is said of its move.
const SIGN: &str = "data-coached";
/// The attribute of a row, and of the button that opens the card, with the place of the decision in the log of the match.
const PLACE: &str = "data-coached-at";

/// A mark.
#[derive(Clone, PartialEq, Debug)]
pub struct LogMark {
    /// The place of the decision in the log of the match.
    pub at: usize,
    /// The row, as `data-line` names it.
    pub row: usize,
    /// The sign.
    pub sign: &'static str,
    /// What is said, in words.
    pub label: AttrValue,
}

/// The row of the table's log that shows the action at this place of the match's log; `None` if none does at once. It is
/// the same in every language: `lang` is one that is loaded.
pub fn row_of<G: Playable>(session: &Session<G::Game>, at: usize, lang: Lang) -> Option<usize> {
    let lines = |length| G::log_lines(&session.rewound(length), lang);
    let (before, lines) = (lines(at).len(), lines(at + 1));
    (before..lines.len()).find_map(|line| row_with(&lines, line))
}

/// The button that opens the card of a decision, for its row in the log.
pub fn opener(mark: &LogMark, card: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button key={mark.at} type="button" hidden=true data-coached-at={mark.at.to_string()} popovertarget={card} {onclick} />
    }
}

/// Marks the rows of the log; a press on one, or Enter, opens the card.
#[hook]
pub fn use_log_marks(marks: Vec<LogMark>) {
    use_effect_with(marks, |marks| {
        let rows: Vec<Element> = marks.iter().filter_map(set).collect();
        let log = find("[data-log]");
        let listen = |event, opens: fn(&Event) -> bool| {
            let log = log.as_ref()?;
            Some(EventListener::new(log, event, move |event| {
                if opens(event) {
                    open(event);
                }
            }))
        };
        let is_enter = |event: &Event| {
            let key = event.dyn_ref::<KeyboardEvent>();
            key.is_some_and(|key| !key.repeat() && key_of(key).as_deref() == Some("Enter"))
        };
        let listeners = (listen("click", |_| true), listen("keydown", is_enter));
        move || {
            drop(listeners);
            for row in rows {
                for name in [SIGN, PLACE, "aria-description"] {
                    // The names are valid: this cannot fail.
                    let _ = row.remove_attribute(name);
                }
            }
        }
    });
}

fn find(selector: &str) -> Option<Element> {
    gloo_utils::document()
        .query_selector(selector)
        .ok()
        .flatten()
}

/// Marks a row and returns it; `None` if the log does not show it.
fn set(mark: &LogMark) -> Option<Element> {
    let row = find(&format!("[data-log] [data-line='{}']", mark.row))?;
    let place = mark.at.to_string();
    for (name, value) in [
        (SIGN, mark.sign),
        (PLACE, &place),
        ("aria-description", &mark.label),
    ] {
        let _ = row.set_attribute(name, value);
    }
    Some(row)
}

/// Opens the card of the row that was pressed, if it has a mark.
fn open(event: &Event) {
    let row = target_in(event, &format!("[{PLACE}]"));
    let place = row.and_then(|row| row.get_attribute(PLACE));
    let opener = place.and_then(|place| find(&format!(".coach [{PLACE}='{place}']")));
    if let Some(opener) = opener.and_then(|opener| opener.dyn_into::<HtmlElement>().ok()) {
        opener.click();
    }
}

#[cfg(test)]
mod tests {
    use engine::{Entry, Game, Seat, Seed, debacle, dekal, detrak, dumble};
    use model::session::{Due, Participant};
    use protocol::Level;

    use super::*;

    /// Every action of the first seat has a row, or will have one; later rows leave it where it is.
    fn check<G: Playable>(rules: table::RulesOf<G>, players: usize, shown_at_once: bool) {
        let participant = |seat| Participant {
            name: String::new(),
            bot: (seat > 0).then_some(Level::Regular),
        };
        let participants = (0..players).map(participant).collect();
        let mut session = Session::<G::Game>::new(rules, participants, Seed(3)).unwrap();
        while session.play().log().len() < 60 {
            match session.due() {
                Due::Decide(seats) => {
                    let seat = seats.iter().last().unwrap();
                    let actions = session.game().legal_actions(seat);
                    let place = 7 * session.play().log().len() % actions.len();
                    session.act(seat, actions[place]).unwrap();
                }
                Due::Luck => assert!(session.draw()),
                Due::NextRound => session.next_round().unwrap(),
                Due::Nothing => break,
            }
        }
        let log = session.play().log().iter().enumerate();
        let own = log.filter(|(_, entry)| matches!(entry, Entry::Act(Seat::FIRST, _)));
        let rows: Vec<Option<usize>> = own
            .map(|(at, _)| row_of::<G>(&session, at, Lang::It))
            .collect();
        assert!(rows.len() > 3, "{rows:?}");
        let shown: Vec<usize> = rows.iter().flatten().copied().collect();
        assert!(!shown_at_once || shown.len() == rows.len(), "{rows:?}");
        assert!(shown.len() > 3 && shown.is_sorted(), "{rows:?}");
    }

    #[test]
    fn the_persons_actions_have_rows_in_the_log() {
        check::<::dekal::DekalUi>(dekal::Rules::default(), 2, false);
        check::<::detrak::DetrakUi>(detrak::Rules::default(), 1, true);
        check::<::dumble::DumbleUi>(dumble::Rules::of(2), 2, true);
        check::<::debacle::DebacleUi>(debacle::Rules::default(), 2, true);
    }
}
