//! What an import adds to what is kept: from a file, or from where an earlier release kept it. What is there
//! already stays as it is.

use std::collections::{BTreeMap, BTreeSet};

use crate::archive::SavedGame;
use crate::day::DAY_MS;
use crate::day_log::{DayLog, DayNote};
use crate::results::{Attempt, Kind, Line, Luck, Results, read_luck};

/// How far the clocks of devices may differ, in milliseconds.
const AHEAD: u64 = 2 * DAY_MS;

/// What is kept before.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    /// The names of the games.
    pub games: BTreeSet<String>,
    /// The results.
    pub results: Results,
    /// The results of the days' games.
    pub days: DayLog,
}

/// What is added.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Additions {
    /// Games.
    pub games: Vec<SavedGame>,
    /// Results.
    pub results: Vec<Line>,
    /// The luck in games.
    pub luck: Vec<(String, Luck)>,
    /// The results of days' games, and pars.
    pub days: Vec<DayNote>,
    /// How many of the games are kept before.
    pub known: usize,
    /// The names of the games whose results came as lines.
    pub told: BTreeSet<String>,
    /// How many lines are left out because they are about days to come: kept, they would block the results of
    /// these days.
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

/// Collects what is to be added: the lines first, since they say how a result came about, then the games, the
/// earliest first.
pub struct Adding {
    known: Known,
    /// The latest time that a line may have, in milliseconds since 1970 (UTC).
    latest: u64,
    /// The names of the games that have a result, kept before or added.
    results: BTreeSet<String>,
    /// The same results by everything in which results with the same luck agree.
    by_luck: BTreeMap<(&'static str, u64), Vec<Line>>,
    /// The luck of the lines, which may come before their games.
    luck: Vec<(String, Luck)>,
    added: Additions,
}

impl Adding {
    /// Starts from what is known, at a time in milliseconds since 1970 (UTC).
    pub fn new(known: Known, now: u64) -> Adding {
        let mut adding = Adding {
            latest: now.saturating_add(AHEAD),
            results: BTreeSet::new(),
            by_luck: BTreeMap::new(),
            luck: Vec::new(),
            added: Additions::default(),
            known: Known::default(),
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

    /// Adds a line about a result or about luck; whether the line can be read.
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
            self.added.told.insert(line.id.clone());
            self.added.results.push(line);
        }
        true
    }

    /// Adds a line about a day's game; whether the line can be read.
    pub fn day(&mut self, text: &str) -> bool {
        let Ok(note) = text.parse::<DayNote>() else {
            return false;
        };
        let (DayNote::Done(day, _) | DayNote::Par(day, ..)) = &note;
        if day.begins() > self.latest {
            self.added.left_out += 1;
        } else if self.known.days.add(note.clone()) {
            if let DayNote::Done(_, line) = &note {
                self.added.told.insert(line.id.clone());
            }
            self.added.days.push(note);
        }
        true
    }

    /// Adds a game, and its result as this attempt if no line has it; with `None`, the game gets no result.
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
            let line = line.judged(attempt, is_played);
            self.knows(&line);
            self.added.results.push(line);
        }
        self.added.games.push(game);
    }

    /// Drops a result that would be added.
    pub fn forget(&mut self, id: &str) {
        self.added.results.retain(|line| line.id != id);
        self.results.remove(id);
    }

    /// Everything that is to be added. Luck is added only with the result of its game.
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
