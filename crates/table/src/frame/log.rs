//! The log of a match: in cards, symbols and arrows for the eye, in words for screen readers.

use std::rc::Rc;

use engine::{Game, Seat, SeatSet};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::face;
use crate::toolkit::pointing::use_pointing;
use model::session::Session;
use ui::i18n::{Lang, use_texts};
use ui::keys::key_of;
use ui::target::target;

/// How many of the latest lines screen readers may get: more than can come at one moment.
const NEWS: usize = 12;
/// The attribute of a line with what it is about: CSS selectors.
const ABOUT: &str = "data-about";
/// The attribute of the elements that the line under the pointer is about.
const POINTED: &str = "data-pointed";

/// An entry of the log in cards, symbols and arrows.
#[derive(Clone, PartialEq, Debug)]
pub struct LogSymbols {
    /// The picture; screen readers skip it.
    pub picture: Html,
    /// CSS selectors of the cells or cards on the stage that it is about.
    pub about: Vec<String>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Whether the line begins a turn or a round.
    pub heading: bool,
    /// Whether it begins a round, above the headings of its turns.
    is_round: bool,
    /// The text.
    pub text: String,
    /// Who did it, and what the margin has.
    who: Option<(Seat, AttrValue)>,
    /// What it is at a glance; without that, the text is shown.
    symbols: Option<LogSymbols>,
    /// Whether it tells the result of a round.
    is_result: bool,
}

// `Rc` compares shared lines by their address only if they are `Eq`. Implementing it is sound: `Html`, the only field
// that is not `Eq` itself, holds nothing that differs from itself, such as NaN.
impl Eq for LogLine {}

impl LogLine {
    /// The line that begins a turn or a round.
    pub fn heading(text: String) -> LogLine {
        LogLine {
            heading: true,
            ..LogLine::words(text)
        }
    }

    /// The line that begins a round, of which each turn has a heading of its own.
    pub fn round(text: String) -> LogLine {
        LogLine {
            is_round: true,
            ..LogLine::heading(text)
        }
    }

    /// A line in words.
    pub fn words(text: String) -> LogLine {
        LogLine {
            heading: false,
            is_round: false,
            text,
            who: None,
            symbols: None,
            is_result: false,
        }
    }

    /// What happens to all, in words, and at a glance if there are symbols for it.
    pub fn of_all(text: String, symbols: Option<LogSymbols>) -> LogLine {
        LogLine {
            symbols,
            ..LogLine::words(text)
        }
    }

    /// What a seat did, in words, and at a glance if there are symbols for it. The margin has the seat's name, or what
    /// stands for it where each seat has a column. The lines of a seat with one margin in one turn are shown as one.
    pub fn of(seat: Seat, margin: &str, text: String, symbols: Option<LogSymbols>) -> LogLine {
        LogLine {
            who: Some((seat, margin.to_owned().into())),
            ..LogLine::of_all(text, symbols)
        }
    }

    /// The line as one that tells the result of a round: it comes once the stage has shown the scoring.
    #[must_use]
    pub fn with_result(self) -> LogLine {
        LogLine {
            is_result: true,
            ..self
        }
    }

    /// Who did it; `None` for a line about all.
    pub fn seat(&self) -> Option<Seat> {
        self.who.as_ref().map(|(seat, _)| *seat)
    }

    /// Whether it begins a round, or tells the result of one.
    pub fn parts_rounds(&self) -> bool {
        self.is_round || self.is_result
    }

    /// Whose lines can be shown as one with this one.
    fn joined(&self) -> Option<&(Seat, AttrValue)> {
        self.symbols.as_ref().and(self.who.as_ref())
    }
}

/// The lines of a match as `make_lines` writes them: made anew when the log or the language changes, and
/// shared otherwise. While the scoring of a round is shown (`is_scoring`), those that tell its result are left out.
#[hook]
pub fn use_lines<G: Game + 'static>(
    session: &Session<G>,
    lang: Lang,
    is_scoring: bool,
    make_lines: impl FnOnce(&Session<G>) -> Vec<LogLine>,
) -> Rc<[LogLine]> {
    let lines = use_memo(
        (session.clone(), lang, is_scoring),
        |(session, _, is_scoring)| {
            let mut lines = make_lines(session);
            if *is_scoring {
                leave_out_result(&mut lines);
            }
            Rc::<[LogLine]>::from(lines)
        },
    );
    (*lines).clone()
}

/// Leaves out the lines about the result of the last round, which stand at the end.
fn leave_out_result(lines: &mut Vec<LogLine>) {
    while lines.pop_if(|line| line.is_result).is_some() {}
}

/// Props of [`Log`].
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// All lines, the oldest first.
    pub lines: Rc<[LogLine]>,
    /// The seats of persons.
    pub persons: SeatSet,
    /// Whether it is unfolded at the beginning.
    pub open: bool,
}

/// All turns of the match, the latest first; unfolded at the beginning where there is room. Pointing at a line, or
/// focusing it, marks on the stage what it is about; the arrow keys lead from line to line.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let (texts, open) = (use_texts(), props.open);
    let point = use_pointing(ABOUT, |_| true, &Callback::from(mark));
    // Without this, a mark on the stage would outlive the log.
    use_effect_with((), |()| || mark(None));
    let rows = rows(&props.lines);
    let first = rows.iter().position(|row| row[0].1.symbols.is_some());
    html! {
        <details class="log" {open} data-log="">
            <summary key="title">{ texts.table.log }</summary>
            <ol key="lines" onpointerover={point.over} onpointerout={point.out} onfocusin={point.focus}
                onfocusout={point.blur} onkeydown={follow_arrow}>
                { for rows.iter().enumerate().map(|(place, row)| draw(row, first == Some(place), props.persons)) }
            </ol>
        </details>
    }
}

/// A row of the log, whose lines it shows as one.
type Row<'a> = Vec<(usize, &'a LogLine)>;

fn draw(row: &Row, is_tab_stop: bool, persons: SeatSet) -> Html {
    let (key, first) = row[0];
    if first.symbols.is_none() {
        let class = classes!(
            first.heading.then_some("heading"),
            first.is_round.then_some("is-round")
        );
        return html! { <li {key} {class}>{ first.text.clone() }</li> };
    }
    let who = first.who.as_ref();
    let seat = who.map(|(seat, _)| seat.index().to_string());
    let face = who.and_then(|(seat, name)| face(name, !persons.contains(*seat)));
    let name = who.map(|(_, name)| name.clone()).unwrap_or_default();
    let texts: Vec<&str> = row.iter().map(|(_, line)| line.text.as_str()).collect();
    let symbols = || row.iter().filter_map(|(_, line)| line.symbols.as_ref());
    let about: Vec<String> = symbols()
        .flat_map(|symbols| symbols.about.clone())
        .collect();
    let tabindex = if is_tab_stop { "0" } else { "-1" };
    html! {
        <li {key} class="log-row" {tabindex} data-line={key.to_string()} data-about={about.join(",")} data-seat={seat}>
            <span key="name" class="log-name" aria-hidden="true" hidden={name.is_empty()} data-face={face}>{ name }</span>
            { for symbols().enumerate().map(|(index, symbols)| html! {
                <span key={index} class="log-sign" aria-hidden="true">{ symbols.picture.clone() }</span>
            }) }
            <span key="words" class="visually-hidden">{ texts.join(". ") }</span>
        </li>
    }
}

/// The rows of all lines, the latest first; each heading stands above the rows of its turn or round. What a seat did in
/// a turn is one row, which stays where its first line stood: rows that are read do not change places.
fn rows(lines: &[LogLine]) -> Vec<Row<'_>> {
    let mut turns: Vec<Vec<Row>> = vec![Vec::new()];
    for (index, line) in lines.iter().enumerate() {
        if line.heading {
            turns.push(vec![vec![(index, line)]]);
            continue;
        }
        let Some(turn) = turns.last_mut() else {
            continue;
        };
        let same = |row: &Row| line.joined().is_some() && row[0].1.joined() == line.joined();
        match turn.iter_mut().find(|row| same(row)) {
            Some(row) => row.push((index, line)),
            None => turn.push(vec![(index, line)]),
        }
    }
    for turn in &mut turns {
        let is_headed = turn.first().is_some_and(|row| row[0].1.heading);
        turn[usize::from(is_headed)..].reverse();
    }
    let (mut rows, mut round) = (Vec::new(), 0);
    for mut turn in turns.into_iter().rev() {
        if turn.first().is_some_and(|row| row[0].1.is_round) {
            rows.insert(round, turn.remove(0));
            rows.extend(turn);
            round = rows.len();
        } else {
            rows.extend(turn);
        }
    }
    rows
}

/// The line of the row of the log that shows a line, too: its `data-line`. `None` for headings.
pub fn row_with(lines: &[LogLine], line: usize) -> Option<usize> {
    let rows = rows(lines);
    let mut rows = rows.iter().filter(|row| !row[0].1.heading);
    let row = rows.find(|row| row.iter().any(|(index, _)| *index == line))?;
    Some(row[0].0)
}

/// Marks on the stage what these CSS selectors find, and nothing else. This happens outside of the rendering: otherwise
/// the stage would be rendered anew for every line that the pointer passes.
fn mark(selectors: Option<String>) {
    let document = gloo_utils::document();
    let each = |selector: &str, change: fn(&Element)| {
        // An empty list finds nothing.
        let Ok(found) = document.query_selector_all(selector) else {
            return;
        };
        let found = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok());
        found.for_each(|element: Element| change(&element));
    };
    each(&format!("[{POINTED}]"), |element| {
        let _ = element.remove_attribute(POINTED);
    });
    if let Some(selectors) = selectors {
        each(&format!(".stage-place :is({selectors})"), |element| {
            // The name is valid: this cannot fail.
            let _ = element.set_attribute(POINTED, "");
        });
    }
}

/// The arrow keys lead from line to line.
fn follow_arrow(event: KeyboardEvent) {
    let step: fn(&Element) -> Option<Element> = match key_of(&event).as_deref() {
        Some("ArrowDown") => Element::next_element_sibling,
        Some("ArrowUp") => Element::previous_element_sibling,
        _ => return,
    };
    let mut line = target(&event);
    while let Some(next) = line.as_ref().and_then(step) {
        if next.has_attribute(ABOUT) {
            event.prevent_default();
            if let Some(next) = next.dyn_ref::<HtmlElement>() {
                // An element that cannot have the focus only stays without it.
                let _ = next.focus();
            }
            return;
        }
        line = Some(next);
    }
}

/// The latest lines, for screen readers.
pub fn news(lines: &[LogLine]) -> Vec<(usize, AttrValue)> {
    let from = lines.len().saturating_sub(NEWS);
    let latest = lines[from..].iter().enumerate();
    latest
        .map(|(index, line)| (from + index, line.text.clone().into()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(seat: usize, text: &str) -> LogLine {
        in_turn(seat, "", text)
    }

    fn in_turn(seat: usize, margin: &str, text: &str) -> LogLine {
        let symbols = LogSymbols {
            picture: Html::default(),
            about: Vec::new(),
        };
        let seat = Seat::new(seat).unwrap();
        LogLine::of(seat, margin, text.into(), Some(symbols))
    }

    #[test]
    fn the_result_of_the_last_round_is_left_out_and_those_before_stay() {
        let result = |text: &str| by(0, text).with_result();
        let mut lines = vec![
            by(0, "a"),
            result("b"),
            by(1, "c"),
            result("d"),
            result("e"),
        ];
        leave_out_result(&mut lines);
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["a", "b", "c"]);
    }

    fn row_texts(lines: &[LogLine]) -> Vec<String> {
        let text = |row: &Row| {
            let texts: Vec<&str> = row.iter().map(|(_, line)| line.text.as_str()).collect();
            texts.join("+")
        };
        rows(lines).iter().map(text).collect()
    }

    #[test]
    fn the_latest_comes_first_in_a_turn_and_among_turns() {
        let (turn, words) = (
            |text: &str| LogLine::heading(text.into()),
            |text: &str| LogLine::words(text.into()),
        );
        let lines = [
            words("lot"),
            turn("Turn 1"),
            words("a"),
            words("b"),
            turn("Turn 2"),
            words("c"),
        ];
        assert_eq!(
            row_texts(&lines),
            ["Turn 2", "c", "Turn 1", "b", "a", "lot"]
        );
        assert!(row_texts(&[]).is_empty());
    }

    #[test]
    fn the_heading_of_a_round_stands_above_its_turns() {
        let (round, turn) = (
            |text: &str| LogLine::round(text.into()),
            |text: &str| LogLine::heading(text.into()),
        );
        let lines = [
            round("Round 1"),
            turn("Turn 1"),
            by(0, "a"),
            turn("Turn 2"),
            by(1, "b"),
            round("Round 2"),
            turn("Turn 1"),
            by(1, "c"),
        ];
        let row_texts = row_texts(&lines).join(" ");
        assert_eq!(row_texts, "Round 2 Turn 1 c Round 1 Turn 2 b Turn 1 a");
    }

    #[test]
    fn what_a_seat_does_in_a_turn_is_one_row_where_its_first_line_is() {
        let lines = [
            LogLine::heading("Turn 1".into()),
            by(0, "you reveal"),
            by(1, "Anna reveals"),
            by(0, "you push"),
            LogLine::heading("Turn 2".into()),
            by(0, "you reveal again"),
        ];
        assert_eq!(
            row_texts(&lines),
            [
                "Turn 2",
                "you reveal again",
                "Turn 1",
                "Anna reveals",
                "you reveal+you push"
            ]
        );
    }

    #[test]
    fn a_line_is_found_in_the_row_that_shows_it() {
        let lines = [
            LogLine::heading("Turn 1".into()),
            by(0, "you reveal"),
            by(1, "Anna reveals"),
            by(0, "you push"),
        ];
        let rows = [0, 1, 2, 3, 4].map(|line| row_with(&lines, line));
        assert_eq!(rows, [None, Some(1), Some(2), Some(1), None]);
    }

    #[test]
    fn rows_never_change_places_while_a_match_goes_on() {
        let lines = [
            LogLine::heading("Turn 1".into()),
            by(0, "a"),
            by(1, "b"),
            by(2, "c"),
            LogLine::words("the dice".into()),
            by(1, "d"),
            by(2, "e"),
            by(0, "f"),
            LogLine::heading("Turn 2".into()),
            by(2, "g"),
        ];
        let firsts = |length: usize| {
            let rows = rows(&lines[..length]);
            rows.iter().map(|row| row[0].0).collect::<Vec<_>>()
        };
        for length in 1..lines.len() {
            let (before, mut after) = (firsts(length), firsts(length + 1));
            after.retain(|first| before.contains(first));
            assert_eq!(after, before, "{length}");
        }
    }

    #[test]
    fn where_turns_have_no_headings_their_numbers_keep_them_apart() {
        let lines = [
            LogLine::round("Round 1".into()),
            in_turn(0, "1", "a"),
            in_turn(0, "1", "b"),
            in_turn(1, "2", "c"),
            in_turn(0, "3", "d"),
        ];
        assert_eq!(row_texts(&lines), ["Round 1", "d", "c", "a+b"]);
    }
}
