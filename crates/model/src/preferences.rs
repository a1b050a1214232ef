//! Texts that the local storage holds besides the settings: how far the person is in each lesson, what they chose last
//! at each table, the analyses that they keep, what the last reviews have found, and the puzzles that they tried. They travel
//! with an export.

use std::collections::{BTreeMap, BTreeSet};

use engine::GameId;

use crate::puzzles::{new_attempts, puzzles_key};
use crate::storage::{self, StorageError};

/// Stored in place of a stop's name once a lesson is finished, by `crates/tutorial/src/progress.rs`.
const LESSON_DONE: &str = "done";
/// The longest text that is taken from a file, in bytes. It is several times the longest that is needed.
const MAX_TEXT: usize = 2_000;
/// What the keys of analyses begin with; the name follows.
const ANALYSIS: &str = "tablee.analysis.";
/// The longest name of an analysis, in characters.
pub const MAX_NAME: usize = 80;
/// The longest address of an analysis that is kept, in bytes.
pub const MAX_ADDRESS: usize = 60_000;
/// The most matches of a game whose reviews are kept.
pub const REVIEWS: usize = 50;
/// The length that no line about a review has, in bytes.
const MAX_LINE: usize = 200;

/// The texts, by their names in files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// How far the lessons are, by game: `done`, or the name of a stop.
    pub lessons: BTreeMap<String, String>,
    /// The last choices: the options of each game by its name, and how cards are sorted.
    pub choices: BTreeMap<String, String>,
    /// The analyses that are kept: their addresses in the page, by the names that the person gave them.
    pub analyses: BTreeMap<String, String>,
    /// What the last reviews of each game have found: a line for each match, which begins with its id, the latest review
    /// last. `crates/features/review/src/past.rs` writes and reads them.
    pub reviews: BTreeMap<String, String>,
    /// The attempts at each game's puzzles, as [`crate::puzzles`] has them.
    pub puzzles: BTreeMap<String, String>,
}

/// The key of what the reviews of a game have found.
pub fn reviews_key(game: GameId) -> String {
    format!("tablee.{}.losses", game.name())
}

/// The id of the match of a line about a review.
fn reviewed(line: &str) -> Option<&str> {
    line.split(' ').next().filter(|id| !id.is_empty())
}

/// Whether an analysis can be kept under this name.
pub fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    (1..=MAX_NAME).contains(&length) && !name.contains(char::is_control) && name.trim() == name
}

/// The analyses that are kept on this device: their addresses by their names.
///
/// # Errors
/// If the browser blocks the storage.
pub fn analyses() -> Result<BTreeMap<String, String>, StorageError> {
    let mut all = BTreeMap::new();
    for key in storage::keys(ANALYSIS)? {
        if let Some(address) = storage::read(&key)? {
            all.insert(key[ANALYSIS.len()..].to_owned(), address);
        }
    }
    Ok(all)
}

/// Keeps an analysis, in place of another of the same name.
///
/// # Errors
/// If the browser blocks the storage or it is full.
pub fn keep_analysis(name: &str, address: &str) -> Result<(), StorageError> {
    storage::write(&format!("{ANALYSIS}{name}"), address)
}

/// Deletes a kept analysis, if it is there.
///
/// # Errors
/// If the browser blocks the storage.
pub fn delete_analysis(name: &str) -> Result<(), StorageError> {
    storage::remove(&format!("{ANALYSIS}{name}"))
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
        let reviews = GameId::ALL.map(|game| (game.name().to_owned(), reviews_key(game)));
        let puzzles = GameId::ALL.map(|game| (game.name().to_owned(), puzzles_key(game)));
        Preferences {
            puzzles: puzzles.into_iter().filter_map(read).collect(),
            reviews: reviews.into_iter().filter_map(read).collect(),
            lessons: lessons.into_iter().filter_map(read).collect(),
            choices: choice_keys().filter_map(read).collect(),
            analyses: analyses().unwrap_or_default(),
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
        let is_address = |text: &String| text.starts_with("#/") && text.len() <= MAX_ADDRESS;
        self.analyses
            .retain(|name, text| is_name(name) && is_address(text));
        self.reviews.retain(|name, _| GameId::named(name).is_some());
        self.puzzles.retain(|name, _| GameId::named(name).is_some());
        for text in self.reviews.values_mut().chain(self.puzzles.values_mut()) {
            let lines = text.lines().filter(|line| line.len() < MAX_LINE);
            *text = lines.flat_map(|line| [line, "\n"]).collect();
        }
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

    /// The analyses that are to be taken over from these: those that are not in `here`. One whose name another has there
    /// gets a number behind its name. Also returns the number of those that are there.
    pub fn new_analyses(
        &self,
        here: &BTreeMap<String, String>,
    ) -> (BTreeMap<String, String>, usize) {
        let mut new = BTreeMap::new();
        for (name, address) in &self.analyses {
            if here.values().any(|other| other == address) {
                continue;
            }
            let numbered = (2..).map(|number| format!("{name} ({number})"));
            let mut names = [name.clone()].into_iter().chain(numbered);
            let free = |name: &String| !here.contains_key(name) && !new.contains_key(name);
            if let Some(name) = names.find(free) {
                new.insert(name, address.clone());
            }
        }
        let known = self.analyses.len() - new.len();
        (new, known)
    }

    /// The lines about reviews that are to be taken over from these: of matches that `here` has none of, as far as there is
    /// room for them. Also returns the number of matches that are known.
    pub fn new_reviews(&self, here: &Preferences) -> (BTreeMap<String, String>, usize) {
        let (mut new, mut known) = (BTreeMap::new(), 0);
        for (name, text) in &self.reviews {
            let own = here.reviews.get(name).map_or("", String::as_str);
            let mut ids: BTreeSet<&str> = own.lines().filter_map(reviewed).collect();
            let room = REVIEWS.saturating_sub(ids.len());
            let mut lines = Vec::new();
            for line in text.lines() {
                match reviewed(line) {
                    Some(id) if ids.insert(id) => lines.push(line),
                    Some(_) => known += 1,
                    None => {}
                }
            }
            let latest = &lines[lines.len().saturating_sub(room)..];
            if !latest.is_empty() {
                new.insert(name.clone(), latest.join("\n") + "\n");
            }
        }
        (new, known)
    }

    /// Puts the lines of reviews that were made elsewhere before those that are here.
    pub fn add_reviews(&mut self, new: &BTreeMap<String, String>) {
        for (name, lines) in new {
            let own = self.reviews.entry(name.clone()).or_default();
            let known: BTreeSet<&str> = own.lines().filter_map(reviewed).collect();
            let is_new = |line: &&str| reviewed(line).is_some_and(|id| !known.contains(id));
            let added: String = lines
                .lines()
                .filter(is_new)
                .map(|line| format!("{line}\n"))
                .collect();
            own.insert_str(0, &added);
        }
    }

    /// Adds attempts at puzzles to those that are here.
    pub fn add_puzzles(&mut self, new: &BTreeMap<String, String>) {
        let (new, _) = new_attempts(new, &self.puzzles);
        for (name, lines) in new {
            *self.puzzles.entry(name).or_default() += &lines;
        }
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
        for (name, text) in &self.reviews {
            if let Some(game) = GameId::named(name) {
                storage::write(&reviews_key(game), text)?;
            }
        }
        for (name, text) in &self.puzzles {
            if let Some(game) = GameId::named(name) {
                storage::write(&puzzles_key(game), text)?;
            }
        }
        for (name, key) in choice_keys() {
            if let Some(text) = self.choices.get(&name) {
                storage::write(&key, text)?;
            }
        }
        for (name, address) in &self.analyses {
            keep_analysis(name, address)?;
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

    fn reviews(text: &str) -> Preferences {
        Preferences {
            reviews: [("dekal".into(), text.into())].into(),
            ..Preferences::default()
        }
    }

    #[test]
    fn reviews_of_other_matches_come_before_those_that_are_here() {
        let (mut here, file) = (reviews("b 1\nc 2\n"), reviews("a 7\n\nb 8\n d 9\na 7\n"));
        let (new, known) = file.new_reviews(&here);
        assert_eq!((new["dekal"].as_str(), known), ("a 7\n", 2));
        here.add_reviews(&new);
        assert_eq!(here.reviews["dekal"], "a 7\nb 1\nc 2\n");
        assert_eq!(file.new_reviews(&here), (BTreeMap::new(), 3));
    }

    #[test]
    fn reviews_are_taken_over_as_far_as_there_is_room() {
        let lines = |from: usize, to: usize| {
            let lines = (from..to).map(|number| format!("m{number} 1\n"));
            reviews(&lines.collect::<String>())
        };
        let (mut here, file) = (lines(0, REVIEWS - 2), lines(100, 110));
        let (new, _) = file.new_reviews(&here);
        assert_eq!(new["dekal"], "m108 1\nm109 1\n");
        here.add_reviews(&new);
        assert_eq!(file.new_reviews(&here), (BTreeMap::new(), 2));
    }

    #[test]
    fn an_analysis_never_replaces_another() {
        let of = |all: &[(&str, &str)]| -> BTreeMap<String, String> {
            let all = all.iter();
            all.map(|(name, address)| ((*name).into(), (*address).into()))
                .collect()
        };
        let here = of(&[("opening", "#/position/a/b/"), ("end", "#/position/c/d/")]);
        let file = Preferences {
            analyses: of(&[
                ("opening", "#/position/other/b/"),
                ("the end", "#/position/c/d/"),
                ("bad\n", "#/position/c/e/"),
                ("elsewhere", "https://example.org"),
            ]),
            ..Preferences::default()
        };
        let file = file.known();
        assert_eq!(file.analyses.len(), 2);
        let (new, known) = file.new_analyses(&here);
        assert_eq!(
            (new, known),
            (of(&[("opening (2)", "#/position/other/b/")]), 1)
        );
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
