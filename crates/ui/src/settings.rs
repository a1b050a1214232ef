//! The settings, as a context of every component, and as the styles know them.

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
    /// Why the last change could not be kept on the device, if it could not.
    pub trouble: Option<StorageError>,
    /// A language that could not be had: fields which show it are drawn anew, as
    /// they were.
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
    /// The context of the whole page.
    pub fn new(
        settings: Settings,
        trouble: Option<StorageError>,
        missing: Option<Lang>,
        change: Callback<Settings>,
    ) -> SettingsContext {
        SettingsContext {
            settings,
            trouble,
            missing,
            change,
        }
    }

    /// A callback that changes the settings to what `next` makes of its input.
    pub fn setter<I: 'static>(&self, next: impl Fn(I) -> Settings + 'static) -> Callback<I> {
        self.change.reform(next)
    }
}

/// The settings, from the context that the page provides; outside of it the
/// default ones, which cannot be changed.
#[hook]
pub fn use_settings() -> SettingsContext {
    use_context().unwrap_or_else(|| SettingsContext {
        settings: Settings::default(),
        trouble: None,
        missing: None,
        change: Callback::noop(),
    })
}

/// Tells the styles how fast cards move.
pub fn set_speed_attribute(speed: Speed) {
    let speed = match speed {
        Speed::Slow => Some("slow"),
        Speed::Normal => None,
        Speed::Fast => Some("fast"),
        Speed::None => Some("none"),
    };
    set_root_attribute("data-speed", speed);
}

/// Gives the document an attribute that styles go by, or takes it away.
pub fn set_root_attribute(name: &'static str, value: Option<&str>) {
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
