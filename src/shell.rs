//! What surrounds every screen: the settings and the language as contexts, and
//! what of them the document itself has to know.

use std::ops::Deref;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::i18n::Lang;
use crate::route::Route;
use crate::settings::{Settings, Speed};
use crate::storage::StorageError;

/// The settings, and how to change them.
#[derive(Clone, PartialEq)]
pub struct SettingsContext {
    settings: Settings,
    /// Why the last change could not be kept on the device, if it could not.
    pub trouble: Option<StorageError>,
    change: Callback<Settings>,
}

impl Deref for SettingsContext {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.settings
    }
}

impl SettingsContext {
    /// A callback that changes the settings to what `next` makes of its input.
    pub fn setter<I: 'static>(&self, next: impl Fn(I) -> Settings + 'static) -> Callback<I> {
        self.change.reform(next)
    }
}

/// The settings, from the context that [`Shell`] provides; outside of it the
/// default ones, which cannot be changed.
#[hook]
pub fn use_settings() -> SettingsContext {
    use_context().unwrap_or_else(|| SettingsContext {
        settings: Settings::default(),
        trouble: None,
        change: Callback::noop(),
    })
}

/// What [`Shell`] surrounds.
#[derive(Clone, PartialEq, Properties)]
pub struct ShellProps {
    /// The screens.
    pub children: Html,
}

/// Provides the settings and the language to the screens within.
#[component]
pub fn Shell(props: &ShellProps) -> Html {
    let state = use_state_eq(|| (Settings::load(), None::<StorageError>));
    let setter = state.setter();
    let (settings, trouble) = *state;
    let change = use_callback((), move |settings: Settings, ()| {
        setter.set((settings, settings.store().err()));
    });
    let lang = settings.spoken();
    use_effect_with((settings, lang), |(settings, lang)| mark(settings, *lang));
    let context = SettingsContext {
        settings,
        trouble,
        change,
    };
    html! {
        <ContextProvider<SettingsContext> {context}>
            <ContextProvider<Lang> context={lang}>
                { props.children.clone() }
            </ContextProvider<Lang>>
        </ContextProvider<SettingsContext>>
    }
}

/// Tells the document its language, theme and speed, which the styles and
/// screen readers go by.
fn mark(settings: &Settings, lang: Lang) {
    tell("lang", Some(lang.tag()));
    tell("data-theme", settings.theme.attribute());
    tell("data-suits", settings.four_colours.then_some("four"));
    tell_speed(settings.speed);
}

/// Tells the styles how fast cards move.
pub fn tell_speed(speed: Speed) {
    let speed = match speed {
        Speed::Slow => Some("slow"),
        Speed::Normal => None,
        Speed::Fast => Some("fast"),
        Speed::None => Some("none"),
    };
    tell("data-speed", speed);
}

fn tell(name: &'static str, value: Option<&str>) {
    let Some(root) = document_element() else {
        return;
    };
    // The names are fixed and valid: neither call has a reason to fail.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

fn document_element() -> Option<Element> {
    web_sys::window()?.document()?.document_element()
}

/// After another screen has come: names the document after it, scrolls up, and
/// moves the focus to its heading, so that a screen reader reads on from there.
#[hook]
pub fn use_arrival(route: Route, title: String) {
    let before = use_mut_ref(|| route.clone());
    use_effect_with((route, title), move |(route, title)| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else {
            return;
        };
        document.set_title(title);
        if before.replace(route.clone()) != *route {
            if let Some(root) = document.document_element() {
                root.set_scroll_top(0);
            }
            let heading = document.query_selector("main h1").ok().flatten();
            if let Some(heading) = heading.and_then(|h1| h1.dyn_into::<HtmlElement>().ok()) {
                // A heading that cannot take the focus leaves it where it was.
                let _ = heading.focus();
            }
        }
    });
}
