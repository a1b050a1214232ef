//! The badges that mark actions on the stage.

use yew::prelude::*;

use super::ranking::Mark;
use super::texts::HintTexts;

/// The action's rank, and if it is `whole` what it is expected to lead to. It
/// is a picture: the prompt says the same in words.
pub fn badge<A>(mark: &Mark<A>, whole: bool, texts: &HintTexts) -> Html {
    let worth = match mark.percent {
        Some(percent) => (texts.percent)(percent),
        None => (texts.points)(mark.points),
    };
    html! {
        <span key={mark.rank} class="hint-badge" data-rank={mark.rank.to_string()} aria-hidden="true">
            <b key="rank">{ mark.rank }</b><span key="worth" hidden={!whole}>{ worth }</span>
        </span>
    }
}

/// A place of the stage that belongs to an action: its style, the action's
/// mark, and whether the badge is whole there.
pub type Spot<'a, A> = (String, &'a Mark<A>, bool);

/// Places on the stage with the badges of the actions that they belong to.
pub fn spots<A>(all: &[Spot<A>], texts: &HintTexts) -> Html {
    let first = |index: &usize| {
        let before = &all[..*index];
        before.iter().all(|(style, ..)| *style != all[*index].0)
    };
    let one = |index: usize| {
        let style = all[index].0.clone();
        let here = || all.iter().filter(|(other, ..)| *other == style);
        let best = here().any(|(_, mark, _)| mark.rank == 1);
        html! {
            <span key={index} class={classes!("hint-spot", best.then_some("is-best"))} style={style.clone()}>
                { for here().map(|(_, mark, whole)| badge(mark, *whole, texts)) }
            </span>
        }
    };
    html! {
        <div key="hints" class="hint-spots" aria-hidden="true">
            { for (0..all.len()).filter(first).map(one) }
        </div>
    }
}
