//! The badges that mark actions on the stage.

use yew::prelude::*;

use super::ranking::{Badge, Mark};
use super::texts::{HintTexts, texts};
use model::lang::Lang;

/// The sign of the better action.
pub const BETTER: &str = "✓";
/// The sign of the action that was played.
pub const PLAYED: &str = "✗";

/// The badge of an action: its rank and, if it is `whole`, its expected result. Screen readers skip it: the
/// prompt, or a text below the table, says the same.
pub fn badge(mark: Badge, whole: bool, texts: &HintTexts) -> Html {
    let (sign, worth) = match mark {
        Badge::Ranked(ranked) => {
            let worth = match ranked.percent {
                Some(percent) => texts.numbers.hundredths(percent),
                None => texts.numbers.tenths(ranked.points),
            };
            (ranked.rank.to_string(), worth)
        }
        Badge::Better => (BETTER.into(), texts.better.into()),
        Badge::Played => (PLAYED.into(), texts.played.into()),
    };
    let class = classes!("hint-badge", (mark == Badge::Played).then_some("is-played"));
    // The style sheet writes the number, so that it is no part of the name of the button below it.
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

/// A place of the stage that belongs to an action: its style, the badge of the action, and whether the badge
/// is shown whole there.
pub type BadgePlace = (String, Badge, bool);

/// The badges at these places.
pub fn badges(all: &[BadgePlace], texts: &HintTexts) -> Html {
    let first = |index: &usize| {
        let before = &all[..*index];
        before.iter().all(|(style, ..)| *style != all[*index].0)
    };
    let one = |index: usize| {
        let style = all[index].0.clone();
        let here = || all.iter().filter(|(other, ..)| *other == style);
        let best = here().any(|(_, mark, _)| mark.is_best());
        let played = here().all(|(_, mark, _)| *mark == Badge::Played);
        let class = classes!(
            "hint-spot",
            best.then_some("is-best"),
            played.then_some("is-played")
        );
        html! {
            <span key={index} {class} style={style.clone()}>
                { for here().map(|(_, mark, whole)| badge(*mark, *whole, texts)) }
            </span>
        }
    };
    html! {
        <div key="hints" class="hint-spots" aria-hidden="true">
            { for (0..all.len()).filter(first).map(one) }
        </div>
    }
}
