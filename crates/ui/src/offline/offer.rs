//! The offer to change to a new release.

use yew::prelude::*;

use crate::announce::say;
use crate::i18n::Texts;

/// A bar above the screen; screen readers announce it when it appears.
pub fn offer(shown: bool, on_accept: &Callback<()>, texts: &Texts) -> Html {
    let landmark = shown.then_some(texts.offline.newer);
    html! {
        <div key="offer" class={classes!("offer", shown.then_some("is-shown"))}
            data-offer={shown.to_string()} role={shown.then_some("region")} aria-label={landmark}>
            <p key="text">{ landmark.unwrap_or_default() }</p>
            { say(landmark.unwrap_or_default()) }
            <button key="reload" type="button" class="button primary" data-action="renew" hidden={!shown}
                onclick={on_accept.reform(|_| ())}>{ texts.offline.reload }</button>
        </div>
    }
}
