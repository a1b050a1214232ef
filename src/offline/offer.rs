//! The offer to change to a new release.

use yew::prelude::*;

use crate::i18n::use_texts;

/// What the offer needs.
#[derive(Clone, PartialEq, Properties)]
pub struct OfferProps {
    /// Whether it is made.
    pub shown: bool,
    /// The person accepts it.
    pub on_accept: Callback<()>,
}

/// A bar above the screen. It is there from the beginning, empty, so that
/// screen readers tell when something appears in it.
#[component]
pub fn Offer(props: &OfferProps) -> Html {
    let texts = use_texts();
    let shown = props.shown;
    let landmark = shown.then_some(texts.offline.newer);
    html! {
        <div class={classes!("offer", shown.then_some("is-shown"))} data-offer={shown.to_string()}
            role={shown.then_some("region")} aria-label={landmark}>
            <p key="text" role="status">{ landmark.unwrap_or_default() }</p>
            <button key="reload" type="button" class="button primary" data-action="renew" hidden={!shown}
                onclick={props.on_accept.reform(|_| ())}>{ texts.offline.reload }</button>
        </div>
    }
}
