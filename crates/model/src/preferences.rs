//! Small texts that the local storage holds besides the settings: how far the person is in each lesson, and what
//! they chose last at each table. They travel with an export.

use std::collections::BTreeMap;

use engine::GameId;

use crate::storage::{self, StorageError};

/// Stored in place of a stop's name once a lesson is finished, by `crates/tutorial/src/progress.rs`.
const LESSON_DONE: &str = "done";
/// The longest text that is taken from a file, in bytes. It is several times the longest that is needed.
const MAX_TEXT: usize = 2_000;

/// The texts, by their names in files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// How far the lessons are, by game: `done`, or the name of a stop.
    pub lessons: BTreeMap<String, String>,
    /// The last choices: the options of each game by its name, and how cards are sorted.
    pub choices: BTreeMap<String, String>,
}

/// The key of a lesson's progress.
fn lesson_key(game: GameId) -> String {
    format!("tablee.{}.tutorial", game.name())
}

/// The names and keys of the last choices.
fn choice_keys() -> impl Iterator<Item = (String, String)> {
    let options = GameId::ALL.map(|game| {
        let name = game.name();
        (name.to_owned(), format!("tablee.{name}.options"))
    });
    let sort = ("dumble.sort".to_owned(), "tablee.dumble.sort".to_owned());
    options.into_iter().chain([sort])
}

impl Preferences {
    /// The texts of this device. A text that cannot be read is left out.
    pub fn load() -> Preferences {
        let read = |(name, key): (String, String)| {
            let text = storage::read(&key).ok().flatten()?;
            Some((name, text))
        };
        let lessons = GameId::ALL.map(|game| (game.name().to_owned(), lesson_key(game)));
        Preferences {
            lessons: lessons.into_iter().filter_map(read).collect(),
            choices: choice_keys().filter_map(read).collect(),
        }
    }

    /// Leaves out texts that this release does not know, and texts that are empty or too long, since a file may hold
    /// anything.
    #[must_use]
    pub fn known(mut self) -> Preferences {
        let is_short = |text: &String| !text.is_empty() && text.len() <= MAX_TEXT;
        self.lessons
            .retain(|name, text| GameId::named(name).is_some() && is_short(text));
        let names: Vec<String> = choice_keys().map(|(name, _)| name).collect();
        self.choices
            .retain(|name, text| names.contains(name) && is_short(text));
        self
    }

    /// The lessons that are to be taken over from these: those that `here` has not begun, and those that are finished
    /// in these but not in `here`. Also returns the number of the other ones.
    pub fn new_lessons(&self, here: &Preferences) -> (BTreeMap<String, String>, usize) {
        let is_new = |name: &String, text: &String| match here.lessons.get(name) {
            None => true,
            Some(own) => own != LESSON_DONE && text == LESSON_DONE,
        };
        let mut new = self.lessons.clone();
        new.retain(|name, text| is_new(name, text));
        let known = self.lessons.len() - new.len();
        (new, known)
    }

    /// Stores them on this device.
    ///
    /// # Errors
    /// If the browser blocks the storage or it is full.
    pub fn store(&self) -> Result<(), StorageError> {
        for (name, text) in &self.lessons {
            if let Some(game) = GameId::named(name) {
                storage::write(&lesson_key(game), text)?;
            }
        }
        for (name, key) in choice_keys() {
            if let Some(text) = self.choices.get(&name) {
                storage::write(&key, text)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lessons(of: &[(&str, &str)]) -> Preferences {
        let lessons = of
            .iter()
            .map(|(name, text)| ((*name).into(), (*text).into()));
        Preferences {
            lessons: lessons.collect(),
            ..Preferences::default()
        }
    }

    #[test]
    fn a_lesson_only_goes_forward() {
        let here = lessons(&[("dekal", "done"), ("detrak", "push"), ("dumble", "call")]);
        let file = lessons(&[
            ("dekal", "push"),
            ("detrak", "done"),
            ("dumble", "deal"),
            ("debacle", "roll"),
        ]);
        let (new, known) = file.new_lessons(&here);
        let expected = lessons(&[("detrak", "done"), ("debacle", "roll")]).lessons;
        assert_eq!((new, known), (expected, 2));
    }

    #[test]
    fn what_a_file_has_is_known_and_short_or_left_out() {
        let long = "x".repeat(MAX_TEXT + 1);
        let mut file = lessons(&[
            ("dekal", "done"),
            ("chess", "done"),
            ("dumble", &long),
            ("detrak", ""),
        ]);
        let choices = [
            ("dumble.sort", "\"suits\""),
            ("settings", "{}"),
            ("dekal", "{}"),
        ];
        file.choices = choices
            .map(|(name, text)| (name.into(), text.into()))
            .into();
        let known = file.known();
        assert!(known.lessons.keys().eq(["dekal"]));
        assert!(known.choices.keys().eq(["dekal", "dumble.sort"]));
    }
}
