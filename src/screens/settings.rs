//! The settings.

use yew::prelude::*;

use super::fields::{Field, Switch, choice, switch};
use super::header;
use crate::i18n::{Lang, Texts, use_texts};
use crate::offline::{self, Kept};
use crate::settings::{Settings, Speed, Theme};
use crate::shell::{SettingsContext, use_settings};
use crate::storage::StorageError;

/// The settings.
#[component]
pub fn SettingsScreen() -> Html {
    let texts = use_texts();
    let settings = use_settings();
    let kept = offline::use_kept();
    let stored = match settings.trouble {
        None => texts.settings.kept,
        Some(StorageError::Blocked) => texts.errors.storage_blocked,
        Some(StorageError::Full) => texts.errors.storage_full,
    };
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="settings" class="screen">
                <h1 key="title" tabindex="-1">{ texts.settings.title }</h1>
                <form key="form" class="panel" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                    { choice(&language(&settings, texts)) }
                    { choice(&theme(&settings, texts)) }
                    { choice(&speed(&settings, texts)) }
                    { switch(&hints(&settings, texts)) }
                    { switch(&four_colours(&settings, texts)) }
                </form>
                <p key="kept" class="about" role="status">{ stored }</p>
                { device(kept, texts) }
            </main>
        </>
    }
}

/// Which version this is, and the copy of it that is kept.
fn device(kept: Kept, texts: &'static Texts) -> Html {
    let state = match kept {
        Kept::Coming => texts.offline.coming,
        Kept::None => texts.offline.none,
        Kept::Complete => texts.offline.complete,
        Kept::Newer => texts.offline.newer,
    };
    let version = (texts.offline.version)(env!("CARGO_PKG_VERSION"), &offline::release());
    html! {
        <section key="device" class="panel" aria-labelledby="device-title">
            <h2 key="title" id="device-title">{ texts.offline.title }</h2>
            <p key="version" data-version="">{ version }</p>
            <p key="state" role="status" data-offline={kept.name()}>{ state }</p>
            <p key="reset"><a href="./reset.html">{ texts.offline.reset }</a></p>
        </section>
    }
}

/// The language.
pub fn language(settings: &SettingsContext, texts: &'static Texts) -> Field {
    let now = **settings;
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
    Field {
        name: "language",
        label: texts.settings.language.into(),
        choices,
        chosen,
        on_choose,
    }
}

/// Day or night.
pub fn theme(settings: &SettingsContext, texts: &'static Texts) -> Field {
    let now = **settings;
    let choices: Vec<AttrValue> = Theme::ALL
        .map(|theme| AttrValue::from(theme_name(texts, theme)))
        .into();
    let chosen = Theme::ALL.iter().position(|theme| *theme == now.theme);
    let chosen = chosen.unwrap_or_default();
    let on_choose = settings.setter(move |place: usize| Settings {
        theme: Theme::ALL[place % Theme::ALL.len()],
        ..now
    });
    Field {
        name: "theme",
        label: texts.settings.theme.into(),
        choices,
        chosen,
        on_choose,
    }
}

/// How fast cards move.
fn speed(settings: &SettingsContext, texts: &'static Texts) -> Field {
    let now = **settings;
    let choices: Vec<AttrValue> = Speed::ALL
        .map(|speed| AttrValue::from(speed_name(texts, speed)))
        .into();
    let chosen = Speed::ALL.iter().position(|speed| *speed == now.speed);
    let chosen = chosen.unwrap_or_default();
    let on_choose = settings.setter(move |place: usize| Settings {
        speed: Speed::ALL[place % Speed::ALL.len()],
        ..now
    });
    Field {
        name: "speed",
        label: texts.settings.speed.into(),
        choices,
        chosen,
        on_choose,
    }
}

/// Whether the table tells what moves are expected to do.
fn hints(settings: &SettingsContext, texts: &'static Texts) -> Switch {
    let now = **settings;
    let on_switch = settings.setter(move |hints: bool| Settings { hints, ..now });
    Switch {
        name: "hints",
        label: texts.settings.hints.into(),
        about: texts.settings.hints_about.into(),
        on: now.hints,
        on_switch,
    }
}

/// Whether each suit of playing cards has a colour of its own.
fn four_colours(settings: &SettingsContext, texts: &'static Texts) -> Switch {
    let now = **settings;
    let on_switch = settings.setter(move |four_colours: bool| Settings {
        four_colours,
        ..now
    });
    Switch {
        name: "four-colours",
        label: texts.settings.four_colours.into(),
        about: texts.settings.four_colours_about.into(),
        on: now.four_colours,
        on_switch,
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
