//! The shell around every screen: settings and language as contexts, and as attributes of the document.

use std::rc::Rc;
use ui::i18n::{Texts, Translated};

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlOptionElement, StorageEvent};
use yew::prelude::*;

use crate::registry;
use model::lang::Lang;
use model::language_state::{LanguageRequest, LanguageState};
use model::settings::{Settings, Theme};
use ui::announce::{region, say};
use ui::focus::focus_heading;
use ui::media::use_media;
use ui::route::Route;
use ui::settings::{SettingsContext, set_root_attribute, set_speed_attribute};

/// Props of [`Shell`].
#[derive(Clone, PartialEq, Properties)]
pub struct ShellProps {
    /// The first settings and language; the screens change them through the context.
    pub first: LanguageState,
    /// The screens.
    pub children: Html,
}

/// The settings and the language, as the state of a component.
#[derive(Clone, PartialEq)]
struct State(LanguageState);

impl Reducible for State {
    type Action = LanguageEvent;

    fn reduce(self: Rc<Self>, event: LanguageEvent) -> Rc<Self> {
        let is_own = !matches!(event, LanguageEvent::OtherTab(..));
        let mut next = match event {
            LanguageEvent::Change(settings, lang, is_loaded)
            | LanguageEvent::OtherTab(settings, lang, is_loaded) => {
                self.0.change(settings, lang, is_loaded)
            }
            LanguageEvent::Loaded(requested) => self.0.loaded(requested),
            LanguageEvent::Failed(requested) => self.0.failed(requested),
            LanguageEvent::Close => self.0.closed(),
        };
        // The tab that changed the settings has stored them. While their language is still loading here, storing would
        // undo that change.
        if is_own && next.settings != self.0.settings {
            next.error = next.settings.store().err();
        }
        Rc::new(State(next))
    }
}

/// A change of the settings or of the state of a language.
pub enum LanguageEvent {
    /// This tab changes the settings: the new settings, their language, and whether its texts are loaded.
    Change(Settings, Lang, bool),
    /// Another tab has changed and stored the settings: as `Change`.
    OtherTab(Settings, Lang, bool),
    /// The texts of a requested language are loaded.
    Loaded(LanguageRequest),
    /// The texts of a requested language could not be loaded.
    Failed(LanguageRequest),
    /// The person closes the message about that.
    Close,
}

/// The event of changed settings: [`LanguageEvent::Change`] or [`LanguageEvent::OtherTab`].
type SettingsEvent = fn(Settings, Lang, bool) -> LanguageEvent;

/// Takes over the settings that other tabs store. Without this, this tab would later overwrite them with its own.
#[hook]
fn use_other_tabs(take: &Callback<(Settings, SettingsEvent)>) {
    use_effect_with(take.clone(), |take| {
        let take = take.clone();
        let listener = EventListener::new(&gloo_utils::window(), "storage", move |event| {
            let stored = event.dyn_ref::<StorageEvent>();
            if let Some(settings) = stored.and_then(Settings::stored_by_other_tab) {
                take.emit((settings, LanguageEvent::OtherTab));
            }
        });
        move || drop(listener)
    });
}

/// Provides the settings and the language to the screens within. A change of the language takes effect once its
/// texts are loaded.
#[component]
pub fn Shell(props: &ShellProps) -> Html {
    let state = use_reducer_eq(|| State(props.first.clone()));
    let take = {
        let dispatcher = state.dispatcher();
        use_callback(
            state.0.lang,
            move |(settings, event_of): (Settings, SettingsEvent), spoken| {
                let lang = settings.spoken();
                let is_loaded = lang == *spoken || registry::is_loaded(lang);
                dispatcher.dispatch(event_of(settings, lang, is_loaded));
                if !is_loaded {
                    let dispatcher = dispatcher.clone();
                    spawn_local(async move {
                        let requested = (settings.lang, lang);
                        dispatcher.dispatch(match registry::load_texts(lang).await {
                            Ok(()) => LanguageEvent::Loaded(requested),
                            Err(_) => LanguageEvent::Failed(requested),
                        });
                    });
                }
            },
        )
    };
    use_other_tabs(&take);
    let change = use_callback(take, |settings, take| {
        take.emit((settings, LanguageEvent::Change))
    });
    let (settings, lang) = (state.0.settings, state.0.lang);
    let is_contrast = use_media("(prefers-contrast: more)") || settings.theme == Theme::Contrast;
    use_effect_with(
        (settings, lang, is_contrast),
        |(settings, lang, is_contrast)| mark(settings, *lang, *is_contrast),
    );
    use_effect_with(state.0.missing, |missing| {
        if missing.is_some() {
            put_back();
        }
    });
    let context = SettingsContext::new(settings, state.0.error, state.0.missing, change);
    let dispatcher = state.dispatcher();
    let on_close = Callback::from(move |_| dispatcher.dispatch(LanguageEvent::Close));
    html! {
        <ContextProvider<SettingsContext> {context}>
            <ContextProvider<Lang> context={lang}>
                { missing(state.0.missing, lang, on_close) }
                { props.children.clone() }
                { region(lang) }
            </ContextProvider<Lang>>
        </ContextProvider<SettingsContext>>
    }
}

/// The message that a language could not be loaded, above any screen.
fn missing(missing: Option<Lang>, lang: Lang, on_close: Callback<MouseEvent>) -> Html {
    let texts = Texts::of(lang);
    let message = missing.map(|missing| {
        let errors = &texts.errors;
        let (failed, about) = (errors.part_failed, errors.part_failed_about);
        format!("{} – {failed}. {about}", missing.name())
    });
    let message = AttrValue::from(message.unwrap_or_default());
    let is_shown = missing.is_some();
    html! {
        <div key="missing" class={classes!("offer", is_shown.then_some("is-shown"))} hidden={!is_shown}
            role={is_shown.then_some("region")} aria-label={is_shown.then_some(texts.settings.language)}
            data-missing={missing.map(Lang::tag)}>
            <p key="text">{ message.clone() }</p>
            <button key="close" type="button" class="button" onclick={on_close}>{ texts.common.close }</button>
            { say(message) }
        </div>
    }
}

/// Makes the list of languages show the setting again after the chosen language could not be loaded. Rendering alone
/// does not do that: the setting has not changed, so the attributes of the options are the same as before.
fn put_back() {
    let chosen = "select[name='language'] option[selected]";
    let option = gloo_utils::document().query_selector(chosen).ok().flatten();
    if let Some(option) = option.and_then(|found| found.dyn_into::<HtmlOptionElement>().ok()) {
        option.set_selected(true);
    }
}

/// Sets the document's language, and the attributes that style sheets use. High contrast is a theme, or the system asks
/// for it.
fn mark(settings: &Settings, lang: Lang, is_contrast: bool) {
    set_root_attribute("lang", Some(lang.tag()));
    set_root_attribute("data-theme", settings.theme.attribute());
    set_root_attribute("data-suits", settings.four_colours.then_some("four"));
    set_root_attribute("data-contrast", is_contrast.then_some("more"));
    set_root_attribute("data-patterns", settings.patterns.then_some("on"));
    set_root_attribute("data-handed", settings.left_handed.then_some("left"));
    set_root_attribute("data-text", settings.text.attribute());
    set_speed_attribute(settings.speed);
}

/// When another screen is shown: sets the document's title, scrolls up, and moves the focus to the heading,
/// where a screen reader goes on.
#[hook]
pub fn use_arrival(route: Route, title: String) {
    let before = use_mut_ref(|| route.clone());
    use_effect_with((route, title), move |(route, title)| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else {
            return;
        };
        if !title.is_empty() {
            document.set_title(title);
        }
        if before.replace(route.clone()) != *route {
            if let Some(root) = document.document_element() {
                root.set_scroll_top(0);
            }
            focus_heading();
        }
    });
}
