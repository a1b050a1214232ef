//! The badges that mark actions on the stage.

use yew::prelude::*;

use super::ranking::Badge;
use super::texts::HintTexts;

/// The sign of what would have been better.
pub const BETTER: &str = "✓";
/// The sign of what was done instead.
pub const PLAYED: &str = "✗";

/// The action's rank, and if it is `whole` what it is expected to lead to. It
/// is a picture: the prompt says the same in words, or what stands below the
/// table.
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
    // The styles write it: it is no part of the name of a button that it is on.
    html! {
        <span key={sign.clone()} {class} data-rank={sign} data-worth={whole.then_some(worth)} aria-hidden="true" />
    }
}

/// A place of the stage that belongs to an action: its style, the action's
/// badge, and whether that is whole there.
pub type BadgePlace = (String, Badge, bool);

/// Places on the stage with the badges of the actions that they belong to.
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
