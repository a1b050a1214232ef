//! The settings screen.

mod choices;
mod storage_usage;

use engine::GameId;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::registry::emblem;
use choices::{Toggle, speed, text_size, toggle};
use ui::announce::say;
use ui::fields::{choice, switch};
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};
use ui::layout::header;
use ui::offline::{self, OfflineState};
use ui::part::OneScreen;
use ui::route::Route;
use ui::settings::SettingsContext;
use ui::settings::use_settings;
use ui::sound::{self, Cue};

use crate::texts::{SettingsScreenTexts, SwitchTexts};
pub use choices::{language, theme};
use storage_usage::StorageUsage;

/// The time from one sound to the next when the person tries them, in milliseconds.
const BETWEEN: u32 = 900;

lazy::part!(
    /// The part with the settings screen.
    pub SETTINGS: OneScreen = more, OneScreen {
        screen: || html! { <SettingsScreen /> },
    }
);

/// The settings screen.
#[component]
fn SettingsScreen() -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    let settings = use_settings();
    let kept = offline::use_offline_state();
    let stored = match settings.error {
        None => texts.settings.kept,
        Some(error) => texts.errors.storage(error),
    };
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="settings" class="screen">
                <h1 key="title" tabindex="-1">{ texts.settings.title }</h1>
                <form key="form" class="settings" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                    { looks(&settings, lang) }
                    { pieces(&settings, lang) }
                    { play(&settings, lang) }
                    { noises(&settings, lang) }
                </form>
                <p key="keys"><a href={Route::Keys(None).href()}>{ SettingsScreenTexts::of(lang).keys }</a></p>
                <p key="kept" class="about">{ stored }</p>
                { say(stored) }
                { device(kept, texts) }
            </main>
        </>
    }
}

/// A group of settings.
fn group(name: &'static str, title: &'static str, fields: Html) -> Html {
    let id = format!("{name}-title");
    html! {
        <section key={name} class="panel" aria-labelledby={id.clone()} data-group={name}>
            <h2 key="title" {id}>{ title }</h2>
            { fields }
        </section>
    }
}

fn looks(settings: &SettingsContext, lang: Lang) -> Html {
    let (texts, shared) = (SettingsScreenTexts::of(lang), Texts::of(lang));
    let fields = html! {
        <>
            { choice(&language(settings, shared)) }
            { choice(&theme(settings, shared)) }
            { choice(&text_size(settings, lang)) }
        </>
    };
    group("looks", texts.looks, fields)
}

/// The settings for the looks of cards and dice, with a preview.
fn pieces(settings: &SettingsContext, lang: Lang) -> Html {
    let (texts, shared) = (SettingsScreenTexts::of(lang), Texts::of(lang));
    let four = SwitchTexts {
        label: shared.settings.four_colours,
        about: shared.settings.four_colours_about,
    };
    let toggles: [Toggle; 2] = [
        Toggle {
            name: "four-colours",
            texts: four,
            setting: |now| &mut now.four_colours,
        },
        Toggle {
            name: "patterns",
            texts: texts.patterns,
            setting: |now| &mut now.patterns,
        },
    ];
    let picture = |game: GameId| {
        html! { <div key={game.name()} class="emblem">{ emblem(game, lang) }</div> }
    };
    let fields = html! {
        <>
            { for toggles.map(|one| switch(&toggle(settings, one))) }
            <p key="now" class="about">{ texts.preview }</p>
            <div key="preview" class="preview" aria-hidden="true" data-preview="">
                { for GameId::ALL.map(picture) }
            </div>
        </>
    };
    group("pieces", texts.pieces, fields)
}

fn play(settings: &SettingsContext, lang: Lang) -> Html {
    let (texts, shared) = (SettingsScreenTexts::of(lang), Texts::of(lang));
    let hints = SwitchTexts {
        label: shared.settings.hints,
        about: shared.settings.hints_about,
    };
    let toggles: [Toggle; 4] = [
        Toggle {
            name: "hints",
            texts: hints,
            setting: |now| &mut now.hints,
        },
        Toggle {
            name: "confirm",
            texts: texts.confirm,
            setting: |now| &mut now.confirm,
        },
        Toggle {
            name: "running-score",
            texts: texts.running_score,
            setting: |now| &mut now.running_score,
        },
        Toggle {
            name: "left-handed",
            texts: texts.left_handed,
            setting: |now| &mut now.left_handed,
        },
    ];
    let fields = html! {
        <>
            { choice(&speed(settings, shared)) }
            { choice(&coach::level(settings, lang)) }
            <p key="coach-about" class="about">{ texts.coach_about }</p>
            { for toggles.map(|one| switch(&toggle(settings, one))) }
        </>
    };
    group("play", texts.play, fields)
}

/// The settings for sound and vibration, with a button that plays all sounds.
fn noises(settings: &SettingsContext, lang: Lang) -> Html {
    let (texts, shared) = (SettingsScreenTexts::of(lang), Texts::of(lang));
    let toggles: [Toggle; 2] = [
        Toggle {
            name: "sound",
            texts: texts.sound,
            setting: |now| &mut now.sound,
        },
        Toggle {
            name: "vibration",
            texts: texts.vibration,
            setting: |now| &mut now.vibration,
        },
    ];
    let loudness = settings.loudness();
    let on_listen = Callback::from(move |_: MouseEvent| {
        for (index, cue) in (0..).zip(Cue::ALL) {
            Timeout::new(index * BETWEEN, move || sound::make(cue, loudness, false)).forget();
        }
    });
    let fields = html! {
        <>
            { for toggles.map(|one| switch(&toggle(settings, one))) }
            <label key="volume" class="field"><span key="label" class="label">{ shared.table.volume }</span><sound::Volume key="slider" /></label>
            <p key="listen" hidden={!settings.sound}>
                <button type="button" class="button" data-action="listen" onclick={on_listen}>{ texts.listen }</button>
            </p>
        </>
    };
    group("noises", texts.noises, fields)
}

/// The version of the page, the state of its copy for playing offline, and the storage that it takes.
fn device(kept: OfflineState, texts: &'static Texts) -> Html {
    let state = match kept {
        OfflineState::Coming => texts.offline.coming,
        OfflineState::None => texts.offline.none,
        OfflineState::Complete => texts.offline.complete,
        OfflineState::Newer => texts.offline.newer,
    };
    let version = (texts.offline.version)(env!("CARGO_PKG_VERSION"), &offline::release());
    html! {
        <section key="device" class="panel" aria-labelledby="device-title">
            <h2 key="title" id="device-title">{ texts.offline.title }</h2>
            <p key="version" data-version="">{ version }</p>
            <p key="state" data-offline={kept.name()}>{ state }</p>
            { say(state) }
            <StorageUsage key="room" />
            <p key="reset"><a href="./reset.html">{ texts.offline.reset }</a></p>
        </section>
    }
}
