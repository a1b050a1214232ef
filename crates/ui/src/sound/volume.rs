//! The controls of the volume.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::cue::Cue;
use super::make::make;
use crate::i18n::use_texts;
use crate::settings::{SettingsContext, use_settings};
use model::settings::Settings;

/// The distance between two volumes that can be chosen.
const STEP: u8 = 5;

/// The settings with the chosen loudness, from 0 to 100. At 0, sounds are off, and the settings keep the volume for
/// when they are turned on again.
fn chosen(now: Settings, loudness: u8) -> Settings {
    let volume = if loudness > 0 { loudness } else { now.volume };
    Settings {
        sound: loudness > 0,
        volume: volume.max(STEP),
        ..now
    }
}

/// A callback that sets another loudness, and plays a sound with it.
fn chooser(settings: &SettingsContext) -> Callback<u8> {
    let now = **settings;
    settings.setter(move |loudness: u8| {
        make(Cue::Place, loudness, false);
        chosen(now, loudness)
    })
}

/// A callback that turns sounds on or off.
pub fn toggle(settings: &SettingsContext) -> Callback<()> {
    let loudness = if settings.sound {
        0
    } else {
        settings.volume.max(STEP)
    };
    chooser(settings).reform(move |()| loudness)
}

/// The slider of the volume.
#[component]
pub fn Volume() -> Html {
    let (texts, settings) = (use_texts(), use_settings());
    let onchange = chooser(&settings).reform(|event: Event| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        slider.value().parse().unwrap_or_default()
    });
    html! {
        <input type="range" class="volume" name="volume" min="0" max="100" step={STEP.to_string()}
            value={settings.loudness().to_string()} aria-label={texts.table.volume} {onchange} />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_remembers_how_loud_it_was() {
        let loud = chosen(Settings::default(), 80);
        assert_eq!((loud.sound, loud.loudness()), (true, 80));
        let silent = chosen(loud, 0);
        assert_eq!((silent.sound, silent.volume), (false, 80));
        assert_eq!(chosen(silent, silent.volume), loud);
    }
}
