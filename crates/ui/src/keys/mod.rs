//! Keys: the key handling and the page of keys read the same lists, so that the page of keys is always right.

mod general;
mod texts;

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use crate::i18n::{Lang, Translated};
use crate::target::target;

pub use general::{
    FAST_FORWARD, HINT, PAUSE, RULES, STEP, UNDO, general_lines, leave_keys, on_key,
    use_general_keys, use_leave_key, use_rules_key,
};
pub use texts::KeysTexts;

/// The four arrow keys.
pub const ARROWS: &[&str] = &["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/// The arrow keys in a single row.
pub const SIDEWAYS: &[&str] = &["ArrowLeft", "ArrowRight"];
/// The keys that press the focused element; the browser handles them.
pub const PRESS: &[&str] = &["Enter", " "];
/// The key that cancels a drag or a choice.
pub const ESCAPE: &[&str] = &["Escape"];

/// A line of the page of keys: keys with the same meaning, and a description of it in a language.
pub struct KeyLine {
    /// The keys, as the browser names them; letters in upper case.
    pub keys: &'static [&'static str],
    /// A modifier key that has to be held, as the browser names it.
    pub with: Option<&'static str>,
    /// The description.
    pub about: &'static str,
}

/// What keys do at a table.
pub enum KeyAction<E> {
    /// They emit an event, wherever the focus is.
    Event(fn() -> E),
    /// The focused element of the stage handles them.
    OnStage,
}

/// Finds the description of keys in the general texts, or in those of the game's own keys.
///
/// It gets the texts instead of naming them: tables have the lists too, and what a table names is loaded with
/// it, but only the page of keys shows descriptions.
pub type About<T> = fn(&KeysTexts, &T) -> &'static str;

/// A line of a table's list of keys. `E` is the table's event; `T` are the texts of the game's own keys.
pub struct Shortcut<E, T> {
    /// The keys, as in [`KeyLine`].
    pub keys: &'static [&'static str],
    /// A modifier key that has to be held, as in [`KeyLine`].
    pub with: Option<&'static str>,
    /// Finds their description.
    pub about: About<T>,
    /// What they do.
    pub action: KeyAction<E>,
}

impl<E, T> Shortcut<E, T> {
    /// Keys that emit an event, wherever the focus is.
    pub const fn event(keys: &'static [&'static str], event: fn() -> E, about: About<T>) -> Self {
        Shortcut {
            keys,
            with: None,
            about,
            action: KeyAction::Event(event),
        }
    }

    /// Keys that the focused element of the stage handles.
    pub const fn on_stage(
        keys: &'static [&'static str],
        with: Option<&'static str>,
        about: About<T>,
    ) -> Self {
        Shortcut {
            keys,
            with,
            about,
            action: KeyAction::OnStage,
        }
    }
}

/// The event that a list has for a key.
pub fn event_of<E, T>(list: &[Shortcut<E, T>], key: &str) -> Option<E> {
    let is_own = |own: &&'static str| own.eq_ignore_ascii_case(key);
    let found = list.iter().find_map(|shortcut| match shortcut.action {
        KeyAction::Event(event) if shortcut.keys.iter().any(is_own) => Some(event),
        _ => None,
    });
    found.map(|event| event())
}

/// The keys and descriptions of a list.
pub fn lines<E, T: Translated>(list: &[Shortcut<E, T>], lang: Lang) -> Vec<KeyLine> {
    let (general, own) = (KeysTexts::of(lang), T::of(lang));
    let line = |shortcut: &Shortcut<E, T>| KeyLine {
        keys: shortcut.keys,
        with: shortcut.with,
        about: (shortcut.about)(general, own),
    };
    list.iter().map(line).collect()
}

/// The key of an event that is meant for the page: not typed into a field, and otherwise as by [`key_of`].
pub fn pressed(event: &Event) -> Option<String> {
    key_of(event).filter(|_| !is_typed(event))
}

/// The key of an event, as the lists of keys name it. `None` if a modifier key is held with which the browser and the
/// system have keys of their own, and for an event that is not one of a key, whatever its name.
pub fn key_of(event: &Event) -> Option<String> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    (!is_chord(event)).then(|| named(event.key(), &event.code()))
}

/// Whether a key is pressed together with the modifier keys of the browser and the system.
pub(crate) fn is_chord(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Whether the key's character goes into a field.
pub(crate) fn is_typed(event: &Event) -> bool {
    let fields = "input:not([type='radio'], [type='checkbox'], [type='range']), select, textarea";
    // The selector is valid, so the call does not fail.
    target(event).is_some_and(|target| target.matches(fields).unwrap_or(false))
}

/// The name of a key. A letter of another script is named by the Latin letter at its place on most keyboards.
fn named(key: String, place: &str) -> String {
    let is_latin = |letter: char| letter.is_ascii() || ('\u{c0}'..='\u{24f}').contains(&letter);
    match place.strip_prefix("Key") {
        Some(letter) if !key.chars().all(is_latin) => letter.into(),
        _ => key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game's texts.
    struct Own {
        flip: &'static str,
    }

    impl Translated for Own {
        fn built_in(lang: Lang) -> Option<&'static Self> {
            Some(match lang {
                Lang::Fr => &Own { flip: "Retourner" },
                _ => &Own { flip: "Flip" },
            })
        }
    }

    const LIST: &[Shortcut<u8, Own>] = &[
        Shortcut::event(&["F"], || 1, |_, own| own.flip),
        Shortcut::event(ESCAPE, || 2, |general, _| general.let_go),
        Shortcut::on_stage(ARROWS, Some("Shift"), |_, own| own.flip),
    ];

    #[test]
    fn keys_mean_what_their_list_says_in_either_case() {
        assert_eq!(event_of(LIST, "f"), Some(1));
        assert_eq!(event_of(LIST, "F"), Some(1));
        assert_eq!(event_of(LIST, "Escape"), Some(2));
        assert_eq!(event_of(LIST, "ArrowLeft"), None);
        assert_eq!(event_of(LIST, "x"), None);
    }

    #[test]
    fn letters_are_found_by_their_place_where_another_script_is_written() {
        for (key, place, name) in [
            ("h", "KeyH", "h"),
            ("h", "KeyJ", "h"),
            ("р", "KeyH", "H"),
            ("Р", "KeyH", "H"),
            ("η", "KeyH", "H"),
            ("لا", "KeyB", "B"),
            ("ı", "KeyR", "ı"),
            ("é", "Digit2", "é"),
            ("ж", "Semicolon", "ж"),
            ("ArrowLeft", "ArrowLeft", "ArrowLeft"),
            ("Escape", "", "Escape"),
            ("?", "Digit7", "?"),
        ] {
            assert_eq!(named(key.into(), place), name, "{key} {place}");
        }
    }

    #[test]
    fn descriptions_are_from_own_or_general_texts() {
        for (lang, flip, let_go) in [
            (Lang::Fr, "Retourner", "Annuler votre choix"),
            (Lang::En, "Flip", "Cancel your choice"),
        ] {
            let lines = lines(LIST, lang);
            let descriptions: Vec<&str> = lines.iter().map(|line| line.about).collect();
            assert_eq!(descriptions, [flip, let_go, flip]);
            let with: Vec<_> = lines.iter().map(|line| line.with).collect();
            assert_eq!(with, [None, None, Some("Shift")]);
        }
    }
}
