//! The copy of the release that the browser keeps, so that the game is played
//! without a network, and the offer to change to a new one.

mod offer;
mod service;

use yew::prelude::*;

use crate::i18n::use_texts;

use offer::offer;
use service::Service;

/// What is known of the copy of the release on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OfflineState {
    /// It is being looked for, or fetched.
    #[default]
    Coming,
    /// The browser keeps none: it cannot, or may not here, or it could not be
    /// fetched whole.
    None,
    /// It is complete: the network is not needed any more.
    Complete,
    /// So is the copy of a newer release, which waits to be used.
    Newer,
}

impl OfflineState {
    /// What the page's `data-offline` says to tests.
    pub const fn name(self) -> &'static str {
        match self {
            OfflineState::Coming => "coming",
            OfflineState::None => "none",
            OfflineState::Complete => "complete",
            OfflineState::Newer => "newer",
        }
    }
}

/// The copy on this device, from the context that [`Offline`] provides.
#[derive(Clone, PartialEq)]
pub struct OfflineContext {
    /// What is known of it.
    pub state: OfflineState,
    /// Told whether somebody is in the middle of a round.
    on_playing: Callback<bool>,
}

/// What [`Offline`] surrounds.
#[derive(Clone, PartialEq, Properties)]
pub struct OfflineProps {
    /// The screens.
    pub children: Html,
}

/// Has the browser keep the release, and offers a new one above the screens
/// when nobody is in the middle of a round.
#[component]
pub fn Offline(props: &OfflineProps) -> Html {
    let texts = use_texts();
    let state = use_state_eq(OfflineState::default);
    let playing = use_state_eq(|| false);
    let service = use_mut_ref(|| None::<Service>);
    let on_playing = use_callback((), {
        let setter = playing.setter();
        move |is_playing, ()| setter.set(is_playing)
    });
    use_effect_with((), {
        let (setter, service) = (state.setter(), service.clone());
        move |()| {
            service.replace(Service::start(move |state| setter.set(state)));
            move || drop(service.take())
        }
    });
    let on_accept = use_callback((), move |(), ()| {
        if let Some(service) = &*service.borrow() {
            service.renew();
        }
    });
    let shown = *state == OfflineState::Newer && !*playing;
    let context = OfflineContext {
        state: *state,
        on_playing,
    };
    html! {
        <ContextProvider<OfflineContext> {context}>
            { offer(shown, &on_accept, texts) }
            { props.children.clone() }
        </ContextProvider<OfflineContext>>
    }
}

/// What is known of the copy on this device; nothing outside of [`Offline`].
#[hook]
pub fn use_offline_state() -> OfflineState {
    use_context::<OfflineContext>().map_or(OfflineState::None, |offline| offline.state)
}

/// Tells whether somebody is in the middle of a round, where no offer may
/// disturb. Leaving the screen ends it.
#[hook]
pub fn use_playing(is_playing: bool) {
    let on_change = use_context::<OfflineContext>().map(|offline| offline.on_playing);
    use_effect_with((is_playing, on_change), |(is_playing, on_change)| {
        let on_change = on_change.clone().unwrap_or_default();
        on_change.emit(*is_playing);
        move || on_change.emit(false)
    });
}

/// The name of the page's release: eight digits made from its contents.
pub fn release() -> String {
    let document = gloo_utils::document();
    let meta = document.query_selector("meta[name='tablee-release']");
    let meta = meta.ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content"))
        .unwrap_or_default()
}
