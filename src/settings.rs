//! How a person likes the page: kept on the device, and read with tolerance, so
//! that one unknown value does not cost the others.

use json::Value;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::i18n::Lang;
use crate::storage::{self, StorageError};

/// Where the settings are stored.
const KEY: &str = "tablee.settings";

/// How a person likes the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    /// The language; `None` for the browser's.
    pub lang: Option<Lang>,
    /// Day or night.
    pub theme: Theme,
    /// How fast cards move.
    pub speed: Speed,
    /// Whether the table says what a move is expected to do.
    pub hints: bool,
    /// Whether each suit of playing cards has a colour of its own.
    pub four_colours: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lang: None,
            theme: Theme::default(),
            speed: Speed::default(),
            hints: true,
            four_colours: false,
        }
    }
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Warm paper and ink.
    Light,
    /// Deep blue-green.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// What `<html data-theme>` says; `None` to leave it to the system.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// How fast cards move.
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
    /// Nothing moves.
    None,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::None];
}

impl Settings {
    /// Reads settings. What is missing or unknown is as if never set; so is
    /// everything in a text that is no JSON object.
    pub fn decode(text: &str) -> Settings {
        let fields: Value = json::parse(text).unwrap_or_default();
        let default = Settings::default();
        Settings {
            lang: field(&fields, "lang").unwrap_or(default.lang),
            theme: field(&fields, "theme").unwrap_or(default.theme),
            speed: field(&fields, "speed").unwrap_or(default.speed),
            hints: field(&fields, "hints").unwrap_or(default.hints),
            four_colours: field(&fields, "four_colours").unwrap_or(default.four_colours),
        }
    }

    /// The settings as JSON.
    pub fn encode(&self) -> String {
        json::to_string(self).expect("a struct of plain fields has a JSON form")
    }

    /// The settings kept on this device, or the default ones.
    pub fn load() -> Settings {
        match storage::read(KEY) {
            Ok(Some(text)) => Settings::decode(&text),
            Ok(None) | Err(_) => Settings::default(),
        }
    }

    /// Keeps the settings on this device.
    ///
    /// # Errors
    /// If the browser blocks the storage or it is full.
    pub fn store(&self) -> Result<(), StorageError> {
        storage::write(KEY, &self.encode())
    }

    /// The language to speak: the one set, or the browser's.
    pub fn spoken(&self) -> Lang {
        self.lang.unwrap_or_else(Lang::of_browser)
    }
}

/// A field of an object; `None` if it is missing or of another kind.
pub(crate) fn field<T: DeserializeOwned>(object: &Value, name: &str) -> Option<T> {
    T::deserialize(object.get(name)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        for theme in Theme::ALL {
            for speed in Speed::ALL {
                for lang in [None, Some(Lang::Fr), Some(Lang::En)] {
                    let settings = Settings {
                        lang,
                        theme,
                        speed,
                        hints: speed == Speed::Fast,
                        four_colours: theme == Theme::Dark,
                    };
                    assert_eq!(Settings::decode(&settings.encode()), settings);
                }
            }
        }
    }

    #[test]
    fn an_unknown_value_costs_nothing_else() {
        let text = r#"{"lang":"tlh","theme":"dark","speed":7,"hints":false,"new":[1]}"#;
        let expected = Settings {
            theme: Theme::Dark,
            hints: false,
            ..Settings::default()
        };
        assert_eq!(Settings::decode(text), expected);
    }

    #[test]
    fn garbage_is_as_if_never_set() {
        for text in ["", "{", "[]", "null", "\u{0}"] {
            assert_eq!(Settings::decode(text), Settings::default());
        }
    }
}
