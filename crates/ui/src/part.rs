//! Screens that are loaded when they are opened.

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use engine::GameId;
use lazy::{NotLoaded, Part};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew::virtual_dom::Key;

use crate::focus::focus_heading;
use crate::i18n::use_texts;
use crate::layout::header;

/// A part that is a single screen.
pub struct OneScreen {
    /// The screen.
    pub screen: fn() -> Html,
}

/// The screen of such a part.
pub fn screen(part: &'static Part<OneScreen>) -> Html {
    part_screen(part.name(), part, |part| (part.screen)())
}

/// A screen of a part, as `show` renders it. Until the part is loaded, the screen says that it is coming, or
/// that loading failed, with a button to try again. Its key differs from that of any screen that takes its
/// place.
pub fn part_screen<T: 'static>(
    key: impl Into<Key>,
    part: &'static Part<T>,
    show: impl Fn(&'static T) -> Html + 'static,
) -> Html {
    part_view(key.into(), part, None, show)
}

/// What a part shows beside something else, as `show` renders it: nothing until it is loaded, or that it could not be, with a
/// button to try again. After a failure it is also tried again once `times` is another.
pub fn part_aside<T: 'static>(
    part: &'static Part<T>,
    times: usize,
    show: impl Fn(&'static T) -> Html + 'static,
) -> Html {
    part_view(part.name().into(), part, Some(times), show)
}

fn part_view<T: 'static>(
    key: Key,
    part: &'static Part<T>,
    aside: Option<usize>,
    show: impl Fn(&'static T) -> Html + 'static,
) -> Html {
    let show = Callback::from(move |()| part.get().map(&show));
    let load = |()| -> Loaded { Box::pin(async { part.load().await.map(drop) }) };
    html! { <PartScreen {key} {aside} {load} {show} /> }
}

/// The parts that a feature needs of every game. The page's registry provides them before any screen is
/// shown.
pub struct GameParts<T: 'static>(OnceLock<fn(GameId) -> &'static Part<T>>);

impl<T: 'static> GameParts<T> {
    /// None yet.
    pub const fn new() -> GameParts<T> {
        GameParts(OnceLock::new())
    }

    /// Provides the parts.
    pub fn provide(&self, of: fn(GameId) -> &'static Part<T>) {
        // A second call has the same parts.
        let _ = self.0.set(of);
    }

    /// The part of a game.
    ///
    /// # Panics
    ///
    /// If [`GameParts::provide`] has not been called.
    pub fn of(&self, game: GameId) -> &'static Part<T> {
        let of = self.0.get();
        of.expect("the page's registry provides the parts of its games")(game)
    }
}

impl<T: 'static> Default for GameParts<T> {
    fn default() -> Self {
        GameParts::new()
    }
}

/// The future of a part that is being loaded.
type Loaded = Pin<Box<dyn Future<Output = Result<(), NotLoaded>>>>;

/// Props of [`PartScreen`].
#[derive(Properties, PartialEq)]
struct PartProps {
    /// If it stands beside something else, which goes on meanwhile: another number tries again what has failed.
    aside: Option<usize>,
    /// Loads it.
    load: Callback<(), Loaded>,
    /// Renders the part, if it is loaded.
    show: Callback<(), Option<Html>>,
}

/// The state of loading a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loading {
    /// The part is being loaded, after this many failures.
    Tried(u32),
    /// Loading has failed; how many attempts failed before.
    Failed(u32),
    /// The part is loaded; whether the waiting screen had the focus.
    Done(bool),
}

/// See [`part_screen`].
#[component]
fn PartScreen(props: &PartProps) -> Html {
    let texts = use_texts();
    let shown = props.show.emit(());
    let is_here = shown.is_some();
    let loading = use_state_eq(|| {
        if is_here {
            Loading::Done(false)
        } else {
            Loading::Tried(0)
        }
    });
    let (setter, load) = (loading.setter(), props.load.clone());
    // The keys of parts differ, so this is always the same part.
    use_effect_with(*loading, move |loading| match *loading {
        Loading::Tried(times) => spawn_local(async move {
            setter.set(match load.emit(()).await {
                Ok(()) => Loading::Done(has_focus()),
                Err(_) => Loading::Failed(times),
            });
        }),
        Loading::Done(true) => focus_heading(),
        Loading::Done(false) | Loading::Failed(_) => {}
    });
    let (setter, failed) = (loading.setter(), *loading);
    use_effect_with(props.aside, move |_| {
        if let Loading::Failed(times) = failed {
            setter.set(Loading::Tried(times + 1));
        }
    });
    if let (Loading::Done(_), Some(shown)) = (*loading, shown) {
        return shown;
    }
    if props.aside.is_some() {
        return match *loading {
            Loading::Failed(times) => {
                let setter = loading.setter();
                let onclick = move |_: MouseEvent| setter.set(Loading::Tried(times + 1));
                html! {
                    <p class="ways" role="status">{ texts.errors.part_failed }
                        <button type="button" class="button" data-action="retry" {onclick}>{ texts.common.retry }</button></p>
                }
            }
            Loading::Tried(_) | Loading::Done(_) => Html::default(),
        };
    }
    let setter = loading.setter();
    let on_retry = Callback::from(move |times| setter.set(Loading::Tried(times)));
    html! { <Waiting loading={*loading} {on_retry} /> }
}

/// Whether the focus is on the waiting screen. `:focus` would not do: in some browsers it matches nothing
/// while another window is in front.
pub(crate) fn has_focus() -> bool {
    let active = gloo_utils::document().active_element();
    active.is_some_and(|active| matches!(active.closest("[data-waiting]"), Ok(Some(_))))
}

/// What is shown while something is on its way.
pub fn waiting() -> Html {
    html! { <Waiting loading={Loading::Tried(0)} on_retry={Callback::noop()} /> }
}

/// Props of [`Waiting`].
#[derive(Properties, PartialEq)]
struct WaitingProps {
    loading: Loading,
    /// Called with the number of attempts, to try again.
    on_retry: Callback<u32>,
}

/// The screen while a part is not loaded.
#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let texts = use_texts();
    let failed = match props.loading {
        Loading::Failed(times) => Some(times),
        Loading::Tried(_) | Loading::Done(_) => None,
    };
    let on_retry = props.on_retry.reform(move |_: MouseEvent| {
        // The button disappears.
        focus_heading();
        failed.unwrap_or_default() + 1
    });
    let on_reload = |_: MouseEvent| {
        // If the page may not reload itself, it stays as it is.
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
