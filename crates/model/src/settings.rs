//! The person's settings, kept on the device. If one value is unknown, the others are still read.

use engine::Fields;
use serde::{Deserialize, Serialize};
use web_sys::StorageEvent;

use crate::lang::Lang;
use crate::storage::{self, StorageError};

/// The key of the settings in the storage.
const KEY: &str = "tablee.settings";

/// The person's settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    /// The language; `None` for the browser's.
    pub lang: Option<Lang>,
    /// The theme.
    pub theme: Theme,
    /// The speed of animations.
    pub speed: Speed,
    /// Whether the table shows the expected result of a move.
    pub hints: bool,
    /// Whether each suit of playing cards has a colour of its own.
    pub four_colours: bool,
    /// Whether patterns, besides colours, distinguish values, symbols and sides.
    pub patterns: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// How loud they are, from 0 to 100.
    pub volume: u8,
    /// Whether the device vibrates.
    pub vibration: bool,
    /// Whether moves have to be confirmed.
    pub confirm: bool,
    /// Whether Dékal's table shows what each grid would score now.
    pub running_score: bool,
    /// Whether frequently used controls lie on the left.
    pub left_handed: bool,
    /// How large the text is.
    pub text: TextSize,
    /// What the coach says at the tables.
    pub coach: CoachLevel,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lang: None,
            theme: Theme::default(),
            speed: Speed::default(),
            hints: false,
            four_colours: false,
            patterns: false,
            sound: true,
            volume: 30,
            vibration: true,
            confirm: false,
            running_score: false,
            left_handed: false,
            text: TextSize::default(),
            coach: CoachLevel::default(),
        }
    }
}

/// Which decisions the coach speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CoachLevel {
    /// None: there is no coach.
    #[default]
    Off,
    /// Those that cost much.
    Blunders,
    /// And those that cost something.
    Mistakes,
    /// And those that cost little.
    Everything,
}

impl CoachLevel {
    /// Every level, the one that says least first.
    pub const ALL: [CoachLevel; 4] = [
        CoachLevel::Off,
        CoachLevel::Blunders,
        CoachLevel::Mistakes,
        CoachLevel::Everything,
    ];
}

/// A theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Light or dark, by the system's setting.
    #[default]
    System,
    /// Light: warm paper and ink.
    Light,
    /// Dark: deep blue-green.
    Dark,
    /// High contrast: black and white, light or dark by the system's setting.
    Contrast,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// The value of `<html data-theme>`; `None` leaves the theme to the system.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System | Theme::Contrast => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// The speed of animations, and of bots' moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Slow enough to follow every card.
    Slow,
    /// As a person plays.
    #[default]
    Normal,
    /// As fast as one can follow.
    Fast,
    /// No animations.
    None,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::None];
}

/// How large the text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    /// The browser's own size.
    #[default]
    Normal,
    /// An eighth larger.
    Large,
    /// A quarter larger.
    Larger,
}

impl TextSize {
    /// Every size, smallest first.
    pub const ALL: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Larger];

    /// The value of `<html data-text>`; `None` leaves the size to the browser.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            TextSize::Normal => None,
            TextSize::Large => Some("large"),
            TextSize::Larger => Some("larger"),
        }
    }
}

impl Settings {
    /// Reads settings. A missing or unknown value, or a text that is no JSON object, gives the default.
    pub fn decode(text: &str) -> Settings {
        Settings::of(&Fields::of(text).unwrap_or_default())
    }

    /// Reads settings from a JSON object. A missing or unknown value gives the default.
    pub fn of(fields: &Fields) -> Settings {
        let default = Settings::default();
        let on = |name: &str, default: bool| fields.get(name).unwrap_or(default);
        Settings {
            lang: fields.word("lang"),
            theme: fields.word("theme").unwrap_or(default.theme),
            speed: fields.word("speed").unwrap_or(default.speed),
            hints: on("hints", default.hints),
            four_colours: on("four_colours", default.four_colours),
            patterns: on("patterns", default.patterns),
            sound: on("sound", default.sound),
            volume: fields.get("volume").unwrap_or(default.volume).min(100),
            vibration: on("vibration", default.vibration),
            confirm: on("confirm", default.confirm),
            running_score: on("running_score", default.running_score),
            left_handed: on("left_handed", default.left_handed),
            text: fields.word("text").unwrap_or(default.text),
            coach: fields.word("coach").unwrap_or(default.coach),
        }
    }

    /// The settings as JSON.
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a struct of plain fields has a JSON form")
    }

    /// The settings on this device, or the default.
    pub fn load() -> Settings {
        match storage::read(KEY) {
            Ok(Some(text)) => Settings::decode(&text),
            Ok(None) | Err(_) => Settings::default(),
        }
    }

    /// The settings that another tab has just stored; `None` if it has stored something else, or removed
    /// them.
    pub fn stored_by_other_tab(event: &StorageEvent) -> Option<Settings> {
        let is_it = event.key().as_deref() == Some(KEY);
        Some(Settings::decode(&event.new_value().filter(|_| is_it)?))
    }

    /// Stores the settings on this device.
    ///
    /// # Errors
    ///
    /// If the browser blocks the storage or it is full.
    pub fn store(&self) -> Result<(), StorageError> {
        storage::write(KEY, &self.encode())
    }

    /// How loud sounds are, from 0 to 100: 0 if they are off.
    pub fn loudness(&self) -> u8 {
        if self.sound { self.volume } else { 0 }
    }

    /// The language of the page: the chosen one, or the browser's.
    pub fn spoken(&self) -> Lang {
        self.lang.unwrap_or_else(Lang::of_browser)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        for theme in Theme::ALL {
            for speed in Speed::ALL {
                let langs = [None].into_iter().chain(Lang::ALL.map(Some));
                for (lang, text) in langs.zip(TextSize::ALL.into_iter().cycle()) {
                    let settings = Settings {
                        lang,
                        theme,
                        speed,
                        hints: speed == Speed::Fast,
                        four_colours: theme == Theme::Dark,
                        patterns: theme == Theme::Contrast,
                        sound: speed == Speed::None,
                        volume: text as u8 * 50,
                        vibration: lang.is_none(),
                        confirm: theme == Theme::Light,
                        running_score: speed == Speed::Normal,
                        left_handed: speed == Speed::Slow,
                        text,
                        coach: CoachLevel::ALL[speed as usize],
                    };
                    assert_eq!(Settings::decode(&settings.encode()), settings);
                }
            }
        }
    }

    #[test]
    fn an_unknown_value_costs_nothing_else() {
        let text = r#"{"lang":"tlh","theme":"dark","speed":7,"hints":true,"sound":"loud","volume":900,"text":"huge","new":[1.5,1e400]}"#;
        let expected = Settings {
            theme: Theme::Dark,
            hints: true,
            ..Settings::default()
        };
        assert_eq!(Settings::decode(text), expected);
    }

    #[test]
    fn nothing_advises_unless_that_was_asked_for() {
        assert!(!Settings::decode("{}").hints);
        assert!(Settings::decode(r#"{"hints":true}"#).hints);
    }

    #[test]
    fn devices_vibrate_until_that_is_turned_off() {
        assert!(Settings::decode("{}").vibration);
        let old = Settings {
            vibration: false,
            ..Settings::default()
        };
        assert!(!Settings::decode(&old.encode()).vibration);
    }

    #[test]
    fn garbage_is_as_if_never_set() {
        for text in ["", "{", "[]", "null", "\u{0}"] {
            assert_eq!(Settings::decode(text), Settings::default());
        }
    }
}
