//! The badges that mark actions on the stage.

use yew::prelude::*;

use super::sentence::{HintTexts, texts};
use crate::toolkit::mark::{Badge, Mark, Worth};
use model::lang::Lang;

/// For this text the style sheet draws a tick: the better action.
const BETTER: &str = "✓";
/// For this text the style sheet draws a cross: the action that was played.
const PLAYED: &str = "✗";

/// The badge of an action: its rank and, if it is `whole`, what it is worth; style sheets write the unit. Screen readers
/// skip it: the prompt, or a text below the table, says the same.
pub fn badge(mark: Badge, whole: bool, texts: &HintTexts) -> Html {
    let (sign, worth) = match mark {
        Badge::Ranked(ranked) => {
            let number = ranked.number;
            let worth = match ranked.worth {
                Worth::Wins => texts.numbers.hundredths(number.unsigned_abs()),
                Worth::Points => texts.numbers.tenths(number),
                Worth::Only => texts.only.into(),
                Worth::Equal => String::new(),
            };
            (ranked.rank.to_string(), worth)
        }
        Badge::Better => (BETTER.into(), texts.better.into()),
        Badge::Played => (PLAYED.into(), texts.played.into()),
    };
    let whole = whole && !worth.is_empty();
    let class = classes!("hint-badge", (mark == Badge::Played).then_some("is-played"));
    // The style sheet writes the text, so that it is no part of the name of the button below it.
    html! {
        <span key={sign.clone()} {class} data-rank={sign} data-worth={whole.then_some(worth)} aria-hidden="true" />
    }
}

/// The badges, without words, of the marked actions for which `is_here` is true.
pub fn marks_of<A: Copy>(marks: &[Mark<A>], is_here: impl Fn(A) -> bool, lang: Lang) -> Html {
    let here = marks.iter().filter(|mark| is_here(mark.action));
    here.map(|mark| badge(mark.badge, false, texts(lang)))
        .collect()
}

/// A place of the stage that belongs to an action.
#[derive(Clone, PartialEq, Debug)]
pub struct BadgePlace {
    /// The style that gives it its position.
    pub style: String,
    /// The badge of the action.
    pub badge: Badge,
    /// Whether the badge also shows the action's value there.
    pub is_whole: bool,
}

/// The badges at these places.
pub fn badges(all: &[BadgePlace], texts: &HintTexts) -> Html {
    let first = |index: &usize| {
        let before = &all[..*index];
        before.iter().all(|place| place.style != all[*index].style)
    };
    let one = |index: usize| {
        let style = all[index].style.clone();
        let here = || all.iter().filter(|place| place.style == style);
        let best = here().any(|place| place.badge.is_best());
        let played = here().all(|place| place.badge == Badge::Played);
        let class = classes!(
            "hint-place",
            best.then_some("is-best"),
            played.then_some("is-played")
        );
        html! {
            <span key={index} {class} style={style.clone()}>
                { for here().map(|place| badge(place.badge, place.is_whole, texts)) }
            </span>
        }
    };
    html! {
        <div key="hints" class="hint-places" aria-hidden="true">
            { for (0..all.len()).filter(first).map(one) }
        </div>
    }
}
