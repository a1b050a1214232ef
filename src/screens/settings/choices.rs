//! The fields of the settings: each shows a setting and changes it.

use yew::prelude::*;

use crate::texts::{SettingsScreenTexts, SwitchTexts};
use model::settings::{Settings, Speed, TextSize, Theme};
use ui::fields::{Field, Switch};
use ui::i18n::{Lang, Texts, Translated};
use ui::settings::SettingsContext;

/// The field of the language.
pub fn language(settings: &SettingsContext, texts: &'static Texts) -> Field {
    let names = [texts.settings.language_auto]
        .into_iter()
        .chain(Lang::ALL.map(Lang::name));
    let now = **settings;
    let chosen = Lang::ALL.iter().position(|lang| Some(*lang) == now.lang);
    let on_choose = settings.setter(move |place: usize| Settings {
        lang: place
            .checked_sub(1)
            .and_then(|place| Lang::ALL.get(place).copied()),
        ..now
    });
    Field {
        name: "language",
        label: texts.settings.language.into(),
        choices: names.map(AttrValue::from).collect(),
        chosen: chosen.map_or(0, |place| place + 1),
        on_choose,
    }
}

/// The field of the theme.
pub fn theme(settings: &SettingsContext, texts: &'static Texts) -> Field {
    let names = Theme::ALL.map(|theme| match theme {
        Theme::System => texts.settings.theme_system,
        Theme::Light => texts.settings.theme_light,
        Theme::Dark => texts.settings.theme_dark,
        Theme::Contrast => texts.settings.theme_contrast,
    });
    let label = texts.settings.theme;
    one_of(settings, "theme", label, &Theme::ALL, &names, |now| {
        &mut now.theme
    })
}

/// The field of the size of the text.
pub fn text_size(settings: &SettingsContext, lang: Lang) -> Field {
    let texts = SettingsScreenTexts::of(lang);
    let names = &texts.sizes;
    one_of(settings, "text", texts.text, &TextSize::ALL, names, |now| {
        &mut now.text
    })
}

/// The field of the speed at which cards move.
pub fn speed(settings: &SettingsContext, texts: &'static Texts) -> Field {
    let names = Speed::ALL.map(|speed| match speed {
        Speed::Slow => texts.settings.speed_slow,
        Speed::Normal => texts.settings.speed_normal,
        Speed::Fast => texts.settings.speed_fast,
        Speed::None => texts.settings.speed_none,
    });
    let label = texts.settings.speed;
    one_of(settings, "speed", label, &Speed::ALL, &names, |now| {
        &mut now.speed
    })
}

/// The field of a setting that is one of these values, which have these names.
fn one_of<T: Copy + PartialEq + 'static>(
    settings: &SettingsContext,
    name: &'static str,
    label: &'static str,
    all: &'static [T],
    names: &[&'static str],
    setting: fn(&mut Settings) -> &mut T,
) -> Field {
    let now = **settings;
    let mut copy = now;
    let current = *setting(&mut copy);
    let on_choose = settings.setter(move |place: usize| {
        let mut next = now;
        *setting(&mut next) = all[place % all.len()];
        next
    });
    Field {
        name,
        label: label.into(),
        choices: names.iter().copied().map(AttrValue::from).collect(),
        chosen: all
            .iter()
            .position(|one| *one == current)
            .unwrap_or_default(),
        on_choose,
    }
}

/// A setting that is on or off.
pub struct Toggle {
    /// The name of its field.
    pub name: &'static str,
    /// Its texts.
    pub texts: SwitchTexts,
    /// Its place in the settings.
    pub setting: fn(&mut Settings) -> &mut bool,
}

/// The switch of a setting that is on or off.
pub fn toggle(settings: &SettingsContext, toggle: Toggle) -> Switch {
    let Toggle {
        name,
        texts,
        setting,
    } = toggle;
    let now = **settings;
    let mut copy = now;
    let on_switch = settings.setter(move |on: bool| {
        let mut next = now;
        *setting(&mut next) = on;
        next
    });
    Switch {
        name,
        label: texts.label.into(),
        about: texts.about.into(),
        on: *setting(&mut copy),
        on_switch,
    }
}
