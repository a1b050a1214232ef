//! The settings, as a context of all components, and as attributes for the styles.

use std::ops::Deref;

use web_sys::Element;
use yew::prelude::*;

use model::lang::Lang;
use model::settings::{Settings, Speed};
use model::storage::StorageError;

/// The settings, and how to change them.
#[derive(Clone, PartialEq)]
pub struct SettingsContext {
    settings: Settings,
    /// Why the last change could not be stored, if it could not.
    pub error: Option<StorageError>,
    /// A language that could not be loaded. Fields that show it are drawn anew, with the former language.
    missing: Option<Lang>,
    change: Callback<Settings>,
}

impl Deref for SettingsContext {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.settings
    }
}

impl SettingsContext {
    /// Makes the context of the whole page.
    pub fn new(
        settings: Settings,
        error: Option<StorageError>,
        missing: Option<Lang>,
        change: Callback<Settings>,
    ) -> SettingsContext {
        SettingsContext {
            settings,
            error,
            missing,
            change,
        }
    }

    /// A callback that changes the settings to the result of `next` for its input.
    pub fn setter<I: 'static>(&self, next: impl Fn(I) -> Settings + 'static) -> Callback<I> {
        self.change.reform(next)
    }
}

/// The settings, from the context that the page provides. Outside of it, the default ones, which cannot be
/// changed.
#[hook]
pub fn use_settings() -> SettingsContext {
    use_context().unwrap_or_else(|| SettingsContext {
        settings: Settings::default(),
        error: None,
        missing: None,
        change: Callback::noop(),
    })
}

/// Sets the attribute by which styles animate cards.
pub fn set_speed_attribute(speed: Speed) {
    let speed = match speed {
        Speed::Slow => Some("slow"),
        Speed::Normal => None,
        Speed::Fast => Some("fast"),
        Speed::None => Some("none"),
    };
    set_root_attribute("data-speed", speed);
}

/// Sets or removes an attribute of the document, for the styles.
pub fn set_root_attribute(name: &'static str, value: Option<&str>) {
    let Some(root) = document_element() else {
        return;
    };
    // The names are fixed and valid: neither call can fail.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

fn document_element() -> Option<Element> {
    web_sys::window()?.document()?.document_element()
}
