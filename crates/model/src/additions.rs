//! The additions of an import, from a file or from the storage of an earlier release. They never change what is
//! already stored.

use std::collections::{BTreeMap, BTreeSet};

use crate::archive::SavedGame;
use crate::day::DAY_MS;
use crate::day_log::{DayLog, DayNote};
use crate::results::{Attempt, Kind, Line, Luck, Results, read_luck};

/// The largest difference between the clocks of two devices that is accepted, in milliseconds.
const MAX_CLOCK_DIFFERENCE: u64 = 2 * DAY_MS;

/// What is stored before the import.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stored {
    /// The ids of the games.
    pub games: BTreeSet<String>,
    /// The results.
    pub results: Results,
    /// The results of the days' games, with pars.
    pub days: DayLog,
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
    /// The number of imported games that are stored already, so that they are not added.
    pub known: usize,
    /// The ids of the games whose results came as lines.
    pub with_results: BTreeSet<String>,
    /// The number of lines that are left out because they are about days to come: stored, they would block the
    /// results of these days.
    pub left_out: usize,
}

impl Additions {
    /// Whether there is nothing to add.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
            && self.results.is_empty()
            && self.luck.is_empty()
            && self.days.is_empty()
    }
}

/// Collects additions. Call it for the lines first, since they say what kind of attempt a game was, then for
/// the games, the earliest first.
#[derive(Debug)]
pub struct AdditionsBuilder {
    known: Stored,
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
    pub fn new(known: Stored, now: u64) -> AdditionsBuilder {
        let mut adding = AdditionsBuilder {
            latest: now.saturating_add(MAX_CLOCK_DIFFERENCE),
            results: BTreeSet::new(),
            by_luck: BTreeMap::new(),
            luck: Vec::new(),
            added: Additions::default(),
            known: Stored::default(),
        };
        for line in &known.results.games {
            adding.knows(line);
        }
        adding.known = known;
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
        } else if !self.results.contains(&line.id) {
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
        } else if self.known.days.add(note.clone()) {
            if let DayNote::Done(_, line) = &note {
                self.added.with_results.insert(line.id.clone());
            }
            self.added.days.push(note);
        }
        true
    }

    /// Adds a game. If no line has its result, adds a result of this attempt too; with `None`, the game gets no
    /// result.
    pub fn game(&mut self, game: SavedGame, attempt: Option<Attempt>) {
        if !self.known.games.insert(game.id().to_owned()) {
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

    /// Removes a result from the additions.
    pub fn forget(&mut self, id: &str) {
        self.added.results.retain(|line| line.id != id);
        self.results.remove(id);
    }

    /// The additions. Luck is included only for games that have a result.
    pub fn end(mut self) -> Additions {
        let mut names: BTreeSet<String> = self.known.results.luck.into_keys().collect();
        for (id, luck) in self.luck {
            if self.results.contains(&id) && names.insert(id.clone()) {
                self.added.luck.push((id, luck));
            }
        }
        self.added
    }
}
