//! The additions of an import, from a file or from the storage of an earlier release. They never change what is
//! already stored.

mod mistakes;

use std::collections::{BTreeMap, BTreeSet};

use crate::archive::SavedGame;
use crate::day::DAY_MS;
use crate::day_log::{DayLog, DayNote};
use crate::evening::{Player, evening_of, is_news, read_entry};
use crate::exchanges::{self, is_sound};
use crate::mistakes::read_key;
use crate::preferences::Preferences;
use crate::puzzles::new_attempts;
use crate::results::{Attempt, Kind, Line, Luck, Results, read_luck};
use crate::save_slot::SaveSlot;
use crate::unchecked_record::UncheckedRecord;

/// The largest difference between the clocks of two devices that is accepted, in milliseconds.
const MAX_CLOCK_DIFFERENCE: u64 = 2 * DAY_MS;

/// What is stored before the import.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoredData {
    /// The ids of the games.
    pub games: BTreeSet<String>,
    /// The results.
    pub results: Results,
    /// The results of the days' games, with pars.
    pub days: DayLog,
    /// What was played on evenings: the texts of the entries.
    pub evenings: BTreeMap<String, String>,
    /// The keys of the rows about the person's mistakes.
    pub mistakes: BTreeSet<String>,
    /// What goes between friends by links: the texts of the rows, by their keys.
    pub exchanges: BTreeMap<String, String>,
    /// The saves of the tables, one for each.
    pub saves: Vec<(SaveSlot, TableSave)>,
    /// The tables at which another tab is playing.
    pub in_other_tab: Vec<SaveSlot>,
    /// How far the lessons are, the last choices, the kept analyses, and what the last reviews have found.
    pub preferences: Preferences,
}

/// A match in the two forms in which it can be stored: as a table's save, and as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSave {
    /// The save. One that comes from the database may be unusable.
    pub text: String,
    /// The game of the match, which is kept if another match replaces this one.
    pub game: SavedGame,
}

/// An imported match under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportedMatch {
    /// The table at which it is to be saved.
    pub slot: SaveSlot,
    /// The match.
    pub save: TableSave,
    /// The match that is saved there now.
    pub before: Option<TableSave>,
}

impl ImportedMatch {
    /// The match that it replaces, as a game, if somebody would miss that match or if it cannot be read.
    pub fn replaced(&self) -> Option<&SavedGame> {
        let before = self.before.as_ref()?;
        let old = UncheckedRecord::read(&before.text);
        old.is_none_or(|old| old.is_worth_keeping())
            .then_some(&before.game)
    }
}

/// How many imported lines are stored already, so that they are not added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KnownLines {
    /// Results.
    pub results: usize,
    /// The luck in games.
    pub luck: usize,
    /// Results of days' games.
    pub days: usize,
    /// Lessons in which the person is as far here.
    pub lessons: usize,
    /// Analyses.
    pub analyses: usize,
    /// Matches whose reviews are known.
    pub reviews: usize,
    /// Attempts at puzzles.
    pub puzzles: usize,
    /// Deals of evenings that the person has played, and what friends have sent.
    pub evenings: usize,
    /// Mistakes that are repeated.
    pub mistakes: usize,
    /// Rows of what goes between friends by links.
    pub exchanges: usize,
}

/// What the import adds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Additions {
    /// Games.
    pub games: Vec<SavedGame>,
    /// Results.
    pub results: Vec<Line>,
    /// The luck in games, with their ids.
    pub luck: Vec<(String, Luck)>,
    /// The results of days' games, and their pars.
    pub days: Vec<DayNote>,
    /// What was played on evenings: the texts of the entries.
    pub evenings: BTreeMap<String, String>,
    /// The rows about the person's mistakes, by their keys.
    pub mistakes: BTreeMap<String, String>,
    /// What goes between friends by links: the texts of the rows, by their keys.
    pub exchanges: BTreeMap<String, String>,
    /// The matches under way.
    pub matches: Vec<ImportedMatch>,
    /// How far the lessons are, by game, if the person is further in the file.
    pub lessons: BTreeMap<String, String>,
    /// Analyses to be kept: their addresses by their names.
    pub analyses: BTreeMap<String, String>,
    /// The lines about reviews, by game.
    pub reviews: BTreeMap<String, String>,
    /// The attempts at puzzles, by game.
    pub puzzles: BTreeMap<String, String>,
    /// The number of imported games that are stored already, so that they are not added.
    pub known: usize,
    /// The imported lines that are stored already.
    pub known_lines: KnownLines,
    /// The tables whose match is stored already, as far or further, and the days' games that are begun or done.
    pub known_matches: Vec<SaveSlot>,
    /// The tables whose match stays, because another tab is playing it.
    pub in_other_tab: Vec<SaveSlot>,
    /// The ids of the games whose results came as lines.
    pub with_results: BTreeSet<String>,
    /// The number of lines that are left out because they are about days to come. If they were stored, the results of
    /// these days could not be added.
    pub left_out: usize,
}

/// Whether an entry of an evening is the person's or was sent to them. The cast's can be played again.
fn is_own(entry: &str) -> bool {
    match read_entry(entry) {
        Some((.., player)) => player == Player::You,
        None => evening_of(entry).is_some(),
    }
}

impl Additions {
    /// Whether there is nothing to add.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
            && self.results.is_empty()
            && self.luck.is_empty()
            && self.days.is_empty()
            && self.evenings.is_empty()
            && self.mistakes.is_empty()
            && self.exchanges.is_empty()
            && self.matches.is_empty()
            && self.lessons.is_empty()
            && self.analyses.is_empty()
            && self.reviews.is_empty()
            && self.puzzles.is_empty()
    }

    /// The number of matches whose reviews it adds.
    pub fn reviewed(&self) -> usize {
        self.reviews.values().map(|text| text.lines().count()).sum()
    }

    /// The number of attempts at puzzles that it adds.
    pub fn attempts(&self) -> usize {
        self.puzzles.values().map(|text| text.lines().count()).sum()
    }

    /// The number of deals of evenings that it adds, played by the person; what a friend has sent counts as one.
    pub fn deals(&self) -> usize {
        self.evenings.keys().filter(|entry| is_own(entry)).count()
    }

    /// The number of games with friends that it adds.
    pub fn exchanged(&self) -> usize {
        let keys = self.exchanges.keys();
        keys.filter(|key| exchanges::has_match(key)).count()
    }

    /// The number of mistakes of which it adds anything.
    pub fn repeated(&self) -> usize {
        let cards = self.mistakes.keys().filter_map(|key| read_key(key));
        let cards: BTreeSet<&str> = cards.map(|(_, card, _)| card).collect();
        cards.len()
    }

    /// The number of days' games whose results it adds.
    pub fn done_days(&self) -> usize {
        let is_done = |note: &&DayNote| matches!(note, DayNote::Done(..));
        self.days.iter().filter(is_done).count()
    }
}

/// Collects additions. Call it for the lines first, since they say what kind of attempt a game was, then for
/// the games, the earliest first.
#[derive(Debug)]
pub struct AdditionsBuilder {
    stored: StoredData,
    /// The latest time that a line may have, in milliseconds since 1970 (UTC).
    latest: u64,
    /// The ids of the games that have a result, stored or added.
    results: BTreeSet<String>,
    /// All these results, by game and seed, which results with the same luck have in common.
    by_luck: BTreeMap<(&'static str, u64), Vec<Line>>,
    /// The luck of the lines, with the games' ids. A luck line may come before the line of its game.
    luck: Vec<(String, Luck)>,
    added: Additions,
}

impl AdditionsBuilder {
    /// Starts from what is stored; `now` is in milliseconds since 1970 (UTC).
    pub fn new(stored: StoredData, now: u64) -> AdditionsBuilder {
        let mut adding = AdditionsBuilder {
            latest: now.saturating_add(MAX_CLOCK_DIFFERENCE),
            results: BTreeSet::new(),
            by_luck: BTreeMap::new(),
            luck: Vec::new(),
            added: Additions::default(),
            stored: StoredData::default(),
        };
        for line in &stored.results.games {
            adding.knows(line);
        }
        adding.stored = stored;
        adding
    }

    fn knows(&mut self, line: &Line) {
        self.results.insert(line.id.clone());
        let luck = (line.game.name(), line.seed.0);
        self.by_luck.entry(luck).or_default().push(line.clone());
    }

    /// Adds a line about a result or about luck; returns whether it can be read.
    pub fn result(&mut self, text: &str) -> bool {
        let Ok(line) = text.parse::<Line>() else {
            let luck = read_luck(text);
            self.luck.extend(luck.clone());
            return luck.is_some();
        };
        if line.ended > self.latest {
            self.added.left_out += 1;
        } else if self.results.contains(&line.id) {
            self.added.known_lines.results += 1;
        } else {
            self.knows(&line);
            self.added.with_results.insert(line.id.clone());
            self.added.results.push(line);
        }
        true
    }

    /// Adds a line about a day's game; returns whether it can be read.
    pub fn day(&mut self, text: &str) -> bool {
        let Ok(note) = text.parse::<DayNote>() else {
            return false;
        };
        let (DayNote::Done(day, _) | DayNote::Par(day, ..)) = &note;
        if day.begins() > self.latest {
            self.added.left_out += 1;
        } else if self.stored.days.add(note.clone()) {
            if let DayNote::Done(_, line) = &note {
                self.added.with_results.insert(line.id.clone());
            }
            self.added.days.push(note);
        } else if let DayNote::Done(..) = note {
            self.added.known_lines.days += 1;
        }
        true
    }

    /// Adds a game. If no line has its result, adds a result of this attempt too; with `None`, the game gets no
    /// result.
    pub fn game(&mut self, game: SavedGame, attempt: Option<Attempt>) {
        if !self.stored.games.insert(game.id().to_owned()) {
            self.added.known += 1;
            return;
        }
        if let Some(attempt) = attempt
            && !self.results.contains(game.id())
            && let Some(line) = Line::of(game.text(), game.id(), Kind::Own)
        {
            let same = self.by_luck.get(&(line.game.name(), line.seed.0));
            let is_played = line.is_known_from(same.into_iter().flatten());
            let line = line.as_attempt(attempt, is_played);
            self.knows(&line);
            self.added.results.push(line);
        }
        self.added.games.push(game);
    }

    /// Adds how far the lessons are in a file, its analyses, what reviews have found, and attempts at puzzles.
    pub fn preferences(&mut self, file: &Preferences) {
        let mut here = self.stored.preferences.analyses.clone();
        here.extend(self.added.analyses.clone());
        let (new, known) = file.new_analyses(&here);
        self.added.analyses.extend(new);
        self.added.known_lines.analyses += known;
        let (new, known) = file.new_lessons(&self.stored.preferences);
        self.added.lessons.extend(new);
        self.added.known_lines.lessons += known;
        let (new, known) = file.new_reviews(&self.stored.preferences);
        self.stored.preferences.add_reviews(&new);
        for (name, lines) in new {
            *self.added.reviews.entry(name).or_default() += &lines;
        }
        self.added.known_lines.reviews += known;
        let (new, known) = new_attempts(&file.puzzles, &self.stored.preferences.puzzles);
        self.stored.preferences.add_puzzles(&new);
        for (name, lines) in new {
            *self.added.puzzles.entry(name).or_default() += &lines;
        }
        self.added.known_lines.puzzles += known;
    }

    /// Adds what a file has of evenings. A deal that goes on here is replaced by its end, and no other; what is no entry, or
    /// of days to come, is left out.
    pub fn evenings(&mut self, file: &BTreeMap<String, String>) {
        for (entry, text) in file {
            let Some(evening) = evening_of(entry) else {
                continue;
            };
            let day = evening.night.day();
            let is_own = is_own(entry);
            if day.is_some_and(|day| day.begins() > self.latest) {
                self.added.left_out += usize::from(is_own);
                continue;
            }
            let added = self.added.evenings.get(entry);
            let here = added.or(self.stored.evenings.get(entry));
            if is_news(entry, text, here.map(String::as_str)) {
                self.added.evenings.insert(entry.clone(), text.clone());
            } else {
                self.added.known_lines.evenings += usize::from(is_own && here.is_some());
            }
        }
    }

    /// Adds a row of what goes between friends by links, unless it is here as far or further. What is no such row is left
    /// out; to know that, its match is replayed.
    pub fn exchange(&mut self, key: &str, text: &str) {
        if !is_sound(key, text) {
            return;
        }
        let added = self.added.exchanges.get(key);
        let here = added.or(self.stored.exchanges.get(key));
        if exchanges::is_news(key, text, here.map(String::as_str)) {
            self.added.exchanges.insert(key.to_owned(), text.to_owned());
        } else {
            self.added.known_lines.exchanges += usize::from(exchanges::has_match(key));
        }
    }

    /// Adds a match under way that has been checked, for this table. Call it after the lines. A match that nobody has
    /// played or that is over is ignored. If several matches come to one table, the one that is further or comes last
    /// stays there, and a different one becomes a game.
    pub fn under_way(&mut self, slot: SaveSlot, save: TableSave) {
        let Some(new) = UncheckedRecord::read(&save.text).filter(UncheckedRecord::is_worth_keeping)
        else {
            return;
        };
        let mut saves = self.stored.saves.iter();
        let before = saves.find(|(at, _)| *at == slot);
        let before = before.map(|(_, save)| save.clone());
        let here = before
            .as_ref()
            .and_then(|save| UncheckedRecord::read(&save.text));
        let is_there = here.as_ref().is_some_and(|here| here.goes_on_from(&new));
        if slot.day().is_some_and(|day| day.begins() > self.latest) {
            self.added.left_out += 1;
        } else if is_there || self.is_attempted(slot, before.as_ref(), here.as_ref()) {
            self.added.known_matches.push(slot);
        } else if self.stored.in_other_tab.contains(&slot) {
            self.added.in_other_tab.push(slot);
        } else {
            self.add_match(ImportedMatch { slot, save, before });
        }
    }

    /// Whether the slot belongs to a day's game that is begun or done here. Only the first attempt counts.
    fn is_attempted(
        &self,
        slot: SaveSlot,
        before: Option<&TableSave>,
        here: Option<&UncheckedRecord>,
    ) -> bool {
        slot.day().is_some_and(|day| {
            let is_begun = before.is_some() && here.is_none_or(UncheckedRecord::is_played);
            is_begun || self.stored.days.result(slot.game(), day).is_some()
        })
    }

    /// Adds a match. It replaces one that was added for the same table before.
    fn add_match(&mut self, new: ImportedMatch) {
        let matches = &mut self.added.matches;
        let Some(old) = matches.iter_mut().find(|old| old.slot == new.slot) else {
            return matches.push(new);
        };
        let goes_on = |later: &ImportedMatch, earlier: &ImportedMatch| {
            let [later, earlier] =
                [later, earlier].map(|one| UncheckedRecord::read(&one.save.text));
            later
                .zip(earlier)
                .is_some_and(|(later, earlier)| later.goes_on_from(&earlier))
        };
        if goes_on(old, &new) {
            return;
        }
        let is_same = goes_on(&new, old);
        let replaced = core::mem::replace(old, new);
        if !is_same {
            self.game(replaced.save.game, None);
        }
    }

    /// Removes a result from the additions.
    pub fn forget(&mut self, id: &str) {
        self.added.results.retain(|line| line.id != id);
        self.results.remove(id);
    }

    /// The additions. Luck is included only for games that have a result.
    pub fn end(mut self) -> Additions {
        let mut names: BTreeSet<String> = self.stored.results.luck.into_keys().collect();
        for (id, luck) in self.luck {
            if !self.results.contains(&id) {
                continue;
            }
            if names.insert(id.clone()) {
                self.added.luck.push((id, luck));
            } else {
                self.added.known_lines.luck += 1;
            }
        }
        self.added
    }
}

#[cfg(test)]
mod tests;
