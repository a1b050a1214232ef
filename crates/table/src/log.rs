//! The log of a match, in words.

use std::rc::Rc;

use engine::Game;
use yew::prelude::*;

use model::session::Session;
use ui::i18n::{Lang, use_texts};

/// How many of the latest lines screen readers may get: more than can come at one moment.
const NEWS: usize = 12;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Whether the line begins a turn or a round.
    pub heading: bool,
    /// The text.
    pub text: String,
}

/// The lines of a match as `make_lines` writes them: made anew when the log or the language changes, and
/// shared otherwise.
#[hook]
pub fn use_lines<G: Game + 'static>(
    session: &Session<G>,
    lang: Lang,
    make_lines: impl FnOnce(&Session<G>) -> Vec<LogLine>,
) -> Rc<[LogLine]> {
    let told = use_memo((session.clone(), lang), |(session, _)| {
        Rc::<[LogLine]>::from(make_lines(session))
    });
    (*told).clone()
}

/// The properties of [`Log`].
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// All lines, the oldest first.
    pub lines: Rc<[LogLine]>,
    /// Whether it is unfolded at the beginning.
    pub open: bool,
}

/// All lines of the match, the latest turn first; unfolded at the beginning where there is room.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let (texts, open) = (use_texts(), props.open);
    html! {
        <details class="log" {open} data-log="">
            <summary key="title">{ texts.table.log }</summary>
            <ol key="lines">
                { for latest_first(&props.lines).map(|(index, line)| html! {
                    <li key={index} class={classes!(line.heading.then_some("heading"))}>{ line.text.clone() }</li>
                }) }
            </ol>
        </details>
    }
}

/// The turns, latest first, each with its lines in order; lines come with their indices.
fn latest_first(lines: &[LogLine]) -> impl Iterator<Item = (usize, &LogLine)> {
    let mut parts: Vec<std::ops::Range<usize>> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        match parts.last_mut() {
            Some(part) if !line.heading => part.end = index + 1,
            _ => parts.push(index..index + 1),
        }
    }
    parts
        .into_iter()
        .rev()
        .flatten()
        .map(|index| (index, &lines[index]))
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

    #[test]
    fn the_latest_turn_comes_first_and_reads_downwards() {
        let line = |heading: bool, text: &str| LogLine {
            heading,
            text: text.into(),
        };
        let lines = [
            line(false, "lot"),
            line(true, "Turn 1"),
            line(false, "a"),
            line(false, "b"),
            line(true, "Turn 2"),
            line(false, "c"),
        ];
        let order: Vec<&str> = latest_first(&lines)
            .map(|(_, line)| line.text.as_str())
            .collect();
        assert_eq!(order, ["Turn 2", "c", "Turn 1", "a", "b", "lot"]);
    }
}
