//! The copy of the release that the browser keeps for playing offline, and the offer to change to a new
//! release.

mod offer;
mod service;

use yew::prelude::*;

use crate::i18n::use_texts;

use offer::offer;
use service::Service;

/// The state of the copy of the release on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OfflineState {
    /// The page looks for the copy, or fetches it.
    #[default]
    Coming,
    /// There is no copy: the browser cannot keep one or must not do so here, or the copy could not be fetched
    /// completely.
    None,
    /// The copy is complete: no network is needed any more.
    Complete,
    /// The copy of a newer release is complete as well, and waits to be used.
    Newer,
}

impl OfflineState {
    /// The value of the page's `data-offline`, for tests.
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
    /// The state of the copy.
    pub state: OfflineState,
    /// Called with whether a round is under way.
    on_playing: Callback<bool>,
}

/// Props of [`Offline`].
#[derive(Clone, PartialEq, Properties)]
pub struct OfflineProps {
    /// The screens.
    pub children: Html,
}

/// Makes the browser keep the release, and offers a new one above the screens when no round is under way.
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

/// The state of the copy on this device; [`OfflineState::None`] outside of [`Offline`].
#[hook]
pub fn use_offline_state() -> OfflineState {
    use_context::<OfflineContext>().map_or(OfflineState::None, |offline| offline.state)
}

/// Reports whether a round is under way, since no offer may disturb one. Unmounting the component reports that no round
/// is.
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
