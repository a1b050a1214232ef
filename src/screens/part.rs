//! A screen whose part of the page is loaded when it is opened.

use lazy::Part;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::header;
use crate::i18n::use_texts;
use crate::shell::focus_heading;

/// What a part offers that is one screen.
pub struct OneScreen {
    /// The screen.
    pub screen: fn() -> Html,
}

/// A screen that is a part.
pub fn screen(part: &'static Part<OneScreen>) -> Html {
    let show = Callback::from(|part: &'static OneScreen| (part.screen)());
    html! { <PartScreen<OneScreen> key={part.name()} {part} {show} /> }
}

/// What [`PartScreen`] shows.
#[derive(Properties)]
pub struct PartProps<T: 'static> {
    /// The part.
    pub part: &'static Part<T>,
    /// What is shown of what it offers.
    pub show: Callback<&'static T, Html>,
}

impl<T> PartialEq for PartProps<T> {
    fn eq(&self, other: &Self) -> bool {
        self.part == other.part && self.show == other.show
    }
}

/// How far the loading of a part is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loading {
    /// It is under way, for the so manieth time.
    Tried(u32),
    /// It failed, for the so manieth time.
    Failed(u32),
    /// The part is here; whether the screen that waited for it had the focus.
    Done(bool),
}

/// A screen of a part: what the part shows, once it is here. Until then the page says that it is
/// coming, or that it cannot be had, and tries again when asked to.
#[component]
pub fn PartScreen<T: 'static>(props: &PartProps<T>) -> Html {
    let part = props.part;
    let loading = use_state_eq(|| match part.get() {
        Some(_) => Loading::Done(false),
        None => Loading::Tried(0),
    });
    let setter = loading.setter();
    use_effect_with(*loading, move |loading| match *loading {
        Loading::Tried(times) => spawn_local(async move {
            setter.set(match part.load().await {
                Ok(_) => Loading::Done(has_focus()),
                Err(_) => Loading::Failed(times),
            });
        }),
        Loading::Done(true) => focus_heading(),
        Loading::Done(false) | Loading::Failed(_) => {}
    });
    if let (Loading::Done(_), Some(offer)) = (*loading, part.get()) {
        return props.show.emit(offer);
    }
    let setter = loading.setter();
    let on_retry = Callback::from(move |times| setter.set(Loading::Tried(times)));
    html! { <Waiting loading={*loading} {on_retry} /> }
}

/// Whether the focus is on the screen that waits.
fn has_focus() -> bool {
    let found = gloo_utils::document().query_selector("[data-waiting] :focus");
    matches!(found, Ok(Some(_)))
}

/// What [`Waiting`] says.
#[derive(Properties, PartialEq)]
struct WaitingProps {
    loading: Loading,
    /// Told how often it was tried when it shall be tried again.
    on_retry: Callback<u32>,
}

/// Shown while a part is not here.
#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let texts = use_texts();
    let failed = match props.loading {
        Loading::Failed(times) => Some(times),
        Loading::Tried(_) | Loading::Done(_) => None,
    };
    let on_retry = props.on_retry.reform(move |_: MouseEvent| {
        // The button goes away.
        focus_heading();
        failed.unwrap_or_default() + 1
    });
    let on_reload = |_: MouseEvent| {
        // A page that may not reload itself stays as it is.
        let _ = gloo_utils::window().location().reload();
    };
    let heading = match failed {
        None => texts.common.loading,
        Some(_) => texts.errors.part_failed,
    };
    html! {
        <>
            { header(texts) }
            <main key="main" class="screen" data-waiting="" aria-busy={failed.is_none().to_string()}>
                <h1 key="title" tabindex="-1">{ heading }</h1>
                <p key="why" role="alert" hidden={failed.is_none()}>
                    { failed.map(|_| texts.errors.part_failed_about).unwrap_or_default() }
                </p>
                <p key="ways" class="ways" hidden={failed.is_none()}>
                    <button key="retry" type="button" class="button primary" data-action="retry"
                        onclick={on_retry}>{ texts.common.retry }</button>
                    <button key="reload" type="button" class="button" data-action="reload"
                        onclick={on_reload}>{ texts.offline.reload }</button>
                </p>
            </main>
        </>
    }
}
