//! Keys: the key handling and the page of keys read the same lists, so that the page of keys is always right.

mod general;
mod texts;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use model::lang::Lang;

pub use general::{
    GENERAL, HINT, PAUSE, RULES, STEP, back, on_key, use_general_keys, use_rules_key,
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

/// Keys with the same meaning, and a description of it.
#[derive(Clone, Copy)]
pub struct KeyLine {
    /// The keys, as the browser names them; letters in upper case.
    pub keys: &'static [&'static str],
    /// A modifier key that has to be held, as the browser names it.
    pub with: Option<&'static str>,
    /// The description.
    pub about: fn(&KeysTexts) -> &'static str,
}

/// What keys do at a table.
pub enum KeyAction<E> {
    /// They emit an event, wherever the focus is.
    Event(fn() -> E),
    /// The focused element of the stage handles them.
    OnStage,
}

/// A line of a table's list of keys.
pub struct Shortcut<E> {
    /// The keys and their description.
    pub line: KeyLine,
    /// What they do.
    pub action: KeyAction<E>,
}

impl<E> Shortcut<E> {
    /// Keys that emit an event, wherever the focus is.
    pub const fn event(
        keys: &'static [&'static str],
        event: fn() -> E,
        about: fn(&KeysTexts) -> &'static str,
    ) -> Self {
        let line = KeyLine {
            keys,
            with: None,
            about,
        };
        Shortcut {
            line,
            action: KeyAction::Event(event),
        }
    }

    /// Keys that the focused element of the stage handles.
    pub const fn on_stage(
        keys: &'static [&'static str],
        with: Option<&'static str>,
        about: fn(&KeysTexts) -> &'static str,
    ) -> Self {
        let line = KeyLine { keys, with, about };
        Shortcut {
            line,
            action: KeyAction::OnStage,
        }
    }
}

/// The event that a list has for a key.
pub fn meaning<E>(list: &[Shortcut<E>], key: &str) -> Option<E> {
    let is_own = |own: &&'static str| own.eq_ignore_ascii_case(key);
    let found = list.iter().find_map(|shortcut| match shortcut.action {
        KeyAction::Event(event) if shortcut.line.keys.iter().any(is_own) => Some(event),
        _ => None,
    });
    found.map(|event| event())
}

/// The keys and descriptions of a list.
pub fn lines<E>(list: &[Shortcut<E>]) -> Vec<KeyLine> {
    list.iter().map(|shortcut| shortcut.line).collect()
}

/// The key of an event that is meant for the page: without the browser's modifier keys, and not typed into a
/// field.
pub fn pressed(event: &Event) -> Option<String> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let types = target.is_some_and(|target| {
        let fields =
            "input:not([type='radio'], [type='checkbox'], [type='range']), select, textarea";
        // The selector is valid, so the call does not fail.
        target.matches(fields).unwrap_or(false)
    });
    let held = event.ctrl_key() || event.alt_key() || event.meta_key();
    (!types && !held).then(|| event.key())
}

/// The texts of the page of keys in a language.
pub fn texts(lang: Lang) -> &'static KeysTexts {
    texts::texts(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_their_list_says_in_either_case() {
        let list = [
            Shortcut::event(&["F"], || 1, |texts| texts.flip),
            Shortcut::event(ESCAPE, || 2, |texts| texts.let_go),
            Shortcut::on_stage(ARROWS, None, |texts| texts.move_board),
        ];
        assert_eq!(meaning(&list, "f"), Some(1));
        assert_eq!(meaning(&list, "F"), Some(1));
        assert_eq!(meaning(&list, "Escape"), Some(2));
        assert_eq!(meaning(&list, "ArrowLeft"), None);
        assert_eq!(meaning(&list, "x"), None);
    }
}
