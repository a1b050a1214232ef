//! The offer to change to a new release.

use yew::prelude::*;

use crate::i18n::Texts;

/// A bar above the screen. It is there from the beginning, empty, so that
/// screen readers tell when something appears in it.
pub fn offer(shown: bool, on_accept: &Callback<()>, texts: &Texts) -> Html {
    let landmark = shown.then_some(texts.offline.newer);
    html! {
        <div key="offer" class={classes!("offer", shown.then_some("is-shown"))}
            data-offer={shown.to_string()} role={shown.then_some("region")} aria-label={landmark}>
            <p key="text" role="status">{ landmark.unwrap_or_default() }</p>
            <button key="reload" type="button" class="button primary" data-action="renew" hidden={!shown}
                onclick={on_accept.reform(|_| ())}>{ texts.offline.reload }</button>
        </div>
    }
}
