//! The log of a match, in words.

use yew::prelude::*;

use crate::i18n::use_texts;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whether it begins a turn or a round.
    pub heading: bool,
    /// The words.
    pub text: String,
}

/// What the log needs.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// Everything that happened, in order.
    pub lines: Vec<Line>,
    /// Whether it is unfolded to begin with: where there is room.
    pub open: bool,
}

/// Everything that happened, the latest first.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let texts = use_texts();
    html! {
        <details class="log" open={props.open} data-log="">
            <summary key="title">{ texts.table.log }</summary>
            <ol key="lines">
                { for props.lines.iter().enumerate().rev().map(|(index, line)| html! {
                    <li key={index} class={classes!(line.heading.then_some("heading"))}>{ line.text.clone() }</li>
                }) }
            </ol>
        </details>
    }
}
