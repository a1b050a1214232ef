//! The settings and the page's language. The language changes only once its texts are loaded. No web types.

use crate::lang::Lang;
use crate::settings::Settings;
use crate::storage::StorageError;

/// A request for a language: the setting, and the language that it means.
pub type LanguageRequest = (Option<Lang>, Lang);

/// The settings and the language of the page.
#[derive(Clone, PartialEq, Debug)]
pub struct LanguageState {
    /// The settings; they do not contain a language that is still being loaded.
    pub settings: Settings,
    /// The page's language; its texts are loaded.
    pub lang: Lang,
    /// The language that was requested and is being loaded.
    requested: Option<LanguageRequest>,
    /// A language that was requested and could not be loaded.
    pub missing: Option<Lang>,
    /// Why the last change could not be stored, if it could not.
    pub error: Option<StorageError>,
}

impl LanguageState {
    /// The state at the beginning, in a language that is loaded.
    pub fn new(settings: Settings, lang: Lang) -> LanguageState {
        LanguageState {
            settings,
            lang,
            requested: None,
            missing: None,
            error: None,
        }
    }

    /// Changes the settings, and the language if its texts are loaded (`is_loaded`). Otherwise the language is
    /// requested, and only the other settings change. A request under way is dropped if another language is requested,
    /// or the same settings once more.
    pub fn change(&self, settings: Settings, lang: Lang, is_loaded: bool) -> LanguageState {
        if !is_loaded {
            let kept = Settings {
                lang: self.settings.lang,
                ..settings
            };
            return LanguageState {
                settings: kept,
                requested: Some((settings.lang, lang)),
                missing: None,
                ..self.clone()
            };
        }
        let is_other = settings.lang != self.settings.lang || settings == self.settings;
        LanguageState {
            settings,
            lang,
            requested: self.requested.filter(|_| !is_other),
            missing: self.missing.filter(|_| !is_other),
            ..self.clone()
        }
    }

    /// A language has been loaded. It becomes the page's language if it is still requested.
    pub fn loaded(&self, requested: LanguageRequest) -> LanguageState {
        if self.requested != Some(requested) {
            return self.clone();
        }
        let settings = Settings {
            lang: requested.0,
            ..self.settings
        };
        LanguageState {
            settings,
            lang: requested.1,
            requested: None,
            ..self.clone()
        }
    }

    /// A language could not be loaded. If it is still requested, it becomes [`missing`](Self::missing), and nothing
    /// else changes.
    pub fn failed(&self, requested: LanguageRequest) -> LanguageState {
        if self.requested != Some(requested) {
            return self.clone();
        }
        LanguageState {
            requested: None,
            missing: Some(requested.1),
            ..self.clone()
        }
    }

    /// The person has read the message about the missing language.
    pub fn closed(&self) -> LanguageState {
        LanguageState {
            missing: None,
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Theme;

    const FRENCH: LanguageRequest = (Some(Lang::Fr), Lang::Fr);

    fn english() -> LanguageState {
        LanguageState::new(Settings::default(), Lang::En)
    }

    fn settings(lang: Option<Lang>, theme: Theme) -> Settings {
        Settings {
            lang,
            theme,
            ..Settings::default()
        }
    }

    #[test]
    fn a_language_that_is_here_is_spoken_at_once() {
        let wanted = settings(Some(Lang::Fr), Theme::Dark);
        let now = english().change(wanted, Lang::Fr, true);
        assert_eq!((now.settings, now.lang), (wanted, Lang::Fr));
    }

    #[test]
    fn one_that_is_not_is_spoken_when_it_has_come_and_nothing_else_waits() {
        let now = english().change(settings(Some(Lang::Fr), Theme::Dark), Lang::Fr, false);
        assert_eq!(
            (now.settings, now.lang),
            (settings(None, Theme::Dark), Lang::En)
        );
        let now = now.change(settings(None, Theme::Light), Lang::En, true);
        assert_eq!(now.lang, Lang::En, "that was about something else");
        let now = now.loaded(FRENCH);
        assert_eq!(now.lang, Lang::Fr);
        assert_eq!(now.settings, settings(Some(Lang::Fr), Theme::Light));
        assert_eq!(now.loaded(FRENCH), now);
    }

    #[test]
    fn the_language_chosen_last_is_spoken() {
        let waits = english().change(settings(Some(Lang::Fr), Theme::System), Lang::Fr, false);
        let again = waits.change(Settings::default(), Lang::En, true);
        assert_eq!(again.loaded(FRENCH), again, "the same once more");
        let other = waits.change(settings(Some(Lang::En), Theme::System), Lang::En, true);
        assert_eq!(other.loaded(FRENCH), other);
        assert_eq!(other.failed(FRENCH), other);
    }

    #[test]
    fn one_that_cannot_be_had_is_told_until_it_is_read_and_changes_nothing() {
        let waits = english().change(settings(Some(Lang::Fr), Theme::Dark), Lang::Fr, false);
        let now = waits.failed(FRENCH);
        assert_eq!((now.missing, now.lang), (Some(Lang::Fr), Lang::En));
        assert_eq!(now.settings, settings(None, Theme::Dark));
        assert_eq!(now.closed().missing, None);
        let later = now.change(settings(None, Theme::Light), Lang::En, true);
        assert_eq!(
            later.missing,
            Some(Lang::Fr),
            "that was about something else"
        );
        let retried = now.change(settings(Some(Lang::Fr), Theme::Dark), Lang::Fr, false);
        assert_eq!(retried.missing, None);
    }
}
