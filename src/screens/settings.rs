//! The settings.

use yew::prelude::*;

use super::ScreenHeader;
use super::fields::{Choice, Select, Switch};
use crate::i18n::{Lang, Texts, use_texts};
use crate::settings::{Settings, Speed, Theme};
use crate::shell::use_settings;
use crate::storage::StorageError;

/// The settings.
#[component]
pub fn SettingsScreen() -> Html {
    let texts = use_texts();
    let settings = use_settings();
    let kept = match settings.trouble {
        None => texts.settings.kept,
        Some(StorageError::Blocked) => texts.errors.storage_blocked,
        Some(StorageError::Full) => texts.errors.storage_full,
    };
    html! {
        <>
            <ScreenHeader key="header" />
            <main key="main" data-screen="settings" class="screen">
                <h1 key="title" tabindex="-1">{ texts.settings.title }</h1>
                <form key="form" class="panel" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                    <LanguageField key="language" />
                    <ThemeField key="theme" />
                    <SpeedField key="speed" />
                    <HintsField key="hints" />
                </form>
                <p key="kept" class="about" role="status">{ kept }</p>
            </main>
        </>
    }
}

/// How a field of the settings is shown.
#[derive(Clone, PartialEq, Properties)]
pub struct FieldProps {
    /// Folded, for the home screen.
    #[prop_or_default]
    pub compact: bool,
}

/// The language.
#[component]
pub fn LanguageField(props: &FieldProps) -> Html {
    let texts = use_texts();
    let settings = use_settings();
    let now = *settings;
    let choices: Vec<AttrValue> = [texts.settings.language_auto]
        .into_iter()
        .chain(Lang::ALL.map(Lang::name))
        .map(AttrValue::from)
        .collect();
    let chosen = Lang::ALL.iter().position(|lang| Some(*lang) == now.lang);
    let chosen = chosen.map_or(0, |place| place + 1);
    let on_choose = settings.setter(move |place: usize| Settings {
        lang: place
            .checked_sub(1)
            .and_then(|place| Lang::ALL.get(place).copied()),
        ..now
    });
    let label = texts.settings.language;
    if props.compact {
        html! { <Select name="language" {label} {choices} {chosen} {on_choose} compact=true /> }
    } else {
        html! { <Choice name="language" {label} {choices} {chosen} {on_choose} /> }
    }
}

/// Day or night.
#[component]
pub fn ThemeField(props: &FieldProps) -> Html {
    let texts = use_texts();
    let settings = use_settings();
    let now = *settings;
    let choices: Vec<AttrValue> = Theme::ALL
        .map(|theme| AttrValue::from(theme_name(texts, theme)))
        .into();
    let chosen = Theme::ALL.iter().position(|theme| *theme == now.theme);
    let chosen = chosen.unwrap_or_default();
    let on_choose = settings.setter(move |place: usize| Settings {
        theme: Theme::ALL[place % Theme::ALL.len()],
        ..now
    });
    let label = texts.settings.theme;
    if props.compact {
        html! { <Select name="theme" {label} {choices} {chosen} {on_choose} compact=true /> }
    } else {
        html! { <Choice name="theme" {label} {choices} {chosen} {on_choose} /> }
    }
}

/// How fast cards move.
#[component]
fn SpeedField() -> Html {
    let texts = use_texts();
    let settings = use_settings();
    let now = *settings;
    let choices: Vec<AttrValue> = Speed::ALL
        .map(|speed| AttrValue::from(speed_name(texts, speed)))
        .into();
    let chosen = Speed::ALL.iter().position(|speed| *speed == now.speed);
    let chosen = chosen.unwrap_or_default();
    let on_choose = settings.setter(move |place: usize| Settings {
        speed: Speed::ALL[place % Speed::ALL.len()],
        ..now
    });
    html! { <Choice name="speed" label={texts.settings.speed} {choices} {chosen} {on_choose} /> }
}

/// Whether the table tells what moves are expected to do.
#[component]
fn HintsField() -> Html {
    let texts = use_texts();
    let settings = use_settings();
    let now = *settings;
    let on_switch = settings.setter(move |hints: bool| Settings { hints, ..now });
    html! {
        <Switch
            name="hints"
            label={texts.settings.hints}
            about={texts.settings.hints_about}
            on={now.hints}
            {on_switch}
        />
    }
}

fn theme_name(texts: &'static Texts, theme: Theme) -> &'static str {
    match theme {
        Theme::System => texts.settings.theme_system,
        Theme::Light => texts.settings.theme_light,
        Theme::Dark => texts.settings.theme_dark,
    }
}

fn speed_name(texts: &'static Texts, speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => texts.settings.speed_slow,
        Speed::Normal => texts.settings.speed_normal,
        Speed::Fast => texts.settings.speed_fast,
        Speed::None => texts.settings.speed_none,
    }
}
