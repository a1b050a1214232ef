//! Lines that are only ever added, kept on the device month by month: a line
//! that is damaged, or that a later release wrote, costs none of the others
//! and is never written over.

use core::cmp::Reverse;
use std::collections::BTreeSet;

use crate::archive::Store;
use crate::day::{DAY_MS, Day, Month};
use crate::storage::StorageError;

/// A line that comes from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreign {
    /// The moment that it is about, in milliseconds since 1970 (UTC).
    pub when: u64,
    /// The line.
    pub text: String,
    /// The name of the game that it is the result of, if it is one.
    pub name: Option<String>,
}

/// What was taken of such lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// The names of the games whose results were.
    pub names: BTreeSet<String>,
    /// How many lines were left out.
    pub left_out: usize,
}

/// How far clocks may differ, in milliseconds.
const AHEAD: u64 = 2 * DAY_MS;

/// Lines whose keys begin alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Journal {
    /// What the keys begin with, before the month.
    pub prefix: &'static str,
    /// How many lines are kept at most; the oldest go first.
    pub most: usize,
}

impl Journal {
    /// All lines, the oldest months first, and in them in the order in which
    /// they were added.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub fn lines(self, store: &impl Store) -> Result<Vec<String>, StorageError> {
        let mut lines = Vec::new();
        for key in self.keys(store)? {
            let text = store.read(&key)?.unwrap_or_default();
            lines.extend(
                text.lines()
                    .filter(|line| !line.is_empty())
                    .map(str::to_owned),
            );
        }
        Ok(lines)
    }

    /// Adds lines about moments, in milliseconds since 1970 (UTC); a line break
    /// in one would make it two.
    ///
    /// # Errors
    /// If the storage cannot be written; of one month all lines are added, or
    /// none.
    pub fn add(
        self,
        store: &impl Store,
        lines: impl IntoIterator<Item = (u64, String)>,
    ) -> Result<(), StorageError> {
        let mut months: Vec<(Month, String)> = Vec::new();
        for (when, line) in lines {
            let month = Day::of(when).month();
            match months.iter_mut().find(|(known, _)| *known == month) {
                Some((_, text)) => *text += &format!("{line}\n"),
                None => months.push((month, format!("{line}\n"))),
            }
        }
        for (month, more) in &months {
            let key = format!("{}{month}", self.prefix);
            // Read and written in one go: another window does not come between.
            let mut text = store.read(&key)?.unwrap_or_default();
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            store.write(&key, &(text + more))?;
        }
        self.drop_oldest(store)
    }

    /// Adds lines that come from elsewhere, as far as there is room: the latest,
    /// and none that is here has to go for them. What is about a moment more than
    /// two days after `now` is left out: it would outlive all that is still to come.
    ///
    /// # Errors
    /// If the storage cannot be read or written; some may have been added.
    pub fn import(
        self,
        store: &impl Store,
        mut lines: Vec<Foreign>,
        now: u64,
    ) -> Result<Imported, StorageError> {
        let all = lines.len();
        lines.retain(|line| line.when <= now.saturating_add(AHEAD));
        let room = self.most.saturating_sub(self.lines(store)?.len());
        if lines.len() > room {
            lines.sort_by_key(|line| Reverse(line.when));
            lines.truncate(room);
        }
        let mut imported = Imported {
            names: BTreeSet::new(),
            left_out: all - lines.len(),
        };
        let lines = lines.into_iter().map(|line| {
            imported.names.extend(line.name);
            (line.when, line.text)
        });
        self.add(store, lines)?;
        Ok(imported)
    }

    /// Takes away the lines of which this is true, wherever they are.
    ///
    /// # Errors
    /// If the storage cannot be written.
    pub fn remove(
        self,
        store: &impl Store,
        is_meant: &dyn Fn(&str) -> bool,
    ) -> Result<(), StorageError> {
        for key in self.keys(store)? {
            let text = store.read(&key)?.unwrap_or_default();
            if text.lines().any(is_meant) {
                put(
                    store,
                    &key,
                    &joined(text.lines().filter(|line| !is_meant(line))),
                )?;
            }
        }
        Ok(())
    }

    /// Takes away everything.
    ///
    /// # Errors
    /// If the storage cannot be written.
    pub fn clear(self, store: &impl Store) -> Result<(), StorageError> {
        let keys = self.keys(store)?;
        keys.iter().try_for_each(|key| store.remove(key))
    }

    fn drop_oldest(self, store: &impl Store) -> Result<(), StorageError> {
        let mut texts = Vec::new();
        for key in self.keys(store)? {
            let text = store.read(&key)?.unwrap_or_default();
            texts.push((key, text));
        }
        let all: usize = texts.iter().map(|(_, text)| text.lines().count()).sum();
        let mut surplus = all.saturating_sub(self.most);
        for (key, text) in texts {
            if surplus == 0 {
                break;
            }
            let rest = joined(text.lines().skip(surplus));
            surplus = surplus.saturating_sub(text.lines().count());
            put(store, &key, &rest)?;
        }
        Ok(())
    }

    /// The keys, the oldest month first.
    fn keys(self, store: &impl Store) -> Result<Vec<String>, StorageError> {
        let mut keys = Vec::new();
        for key in store.keys(self.prefix)? {
            in_order(&mut keys, key, |a, b| a <= b);
        }
        Ok(keys)
    }
}

/// Puts a thing behind those that are to come before it. For things that come
/// in order, or are few: sorting is much more code to load.
pub fn in_order<T>(things: &mut Vec<T>, thing: T, before: impl Fn(&T, &T) -> bool) {
    let mut place = things.len();
    while place > 0 && !before(&things[place - 1], &thing) {
        place -= 1;
    }
    things.insert(place, thing);
}

/// Lines as a text, each with its end.
fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// An empty text needs no key.
fn put(store: &impl Store, key: &str, text: &str) -> Result<(), StorageError> {
    if text.is_empty() {
        store.remove(key)
    } else {
        store.write(key, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::memory::Memory;

    #[test]
    fn things_are_put_in_order_and_equal_ones_stay_as_they_came() {
        let mut things = Vec::new();
        for thing in [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e'), (3, 'f')] {
            in_order(&mut things, thing, |a, b| a.0 <= b.0);
        }
        let order: String = things.iter().map(|thing| thing.1).collect();
        assert_eq!(order, "dbeacf");
    }

    const JOURNAL: Journal = Journal {
        prefix: "tablee.test.",
        most: 5,
    };

    fn at(day: &str) -> u64 {
        day.parse::<Day>().unwrap().begins()
    }

    fn add(store: &Memory, when: u64, line: &str) -> Result<(), StorageError> {
        JOURNAL.add(store, [(when, line.to_owned())])
    }

    fn texts(store: &Memory) -> Vec<String> {
        JOURNAL.lines(store).unwrap()
    }

    #[test]
    fn lines_come_back_by_month() {
        let store = Memory::new(1_000);
        add(&store, at("2026-02-01"), "late").unwrap();
        add(&store, at("2026-02-01") - 1, "early").unwrap();
        add(&store, at("2026-02-28") + DAY_MS - 1, "last").unwrap();
        assert_eq!(texts(&store), ["early", "late", "last"]);
        let key = store.read("tablee.test.2026-02").unwrap();
        assert_eq!(key.as_deref(), Some("late\nlast\n"));
    }

    #[test]
    fn damaged_text_is_added_to_and_not_written_over() {
        let store = Memory::new(1_000);
        store.write("tablee.test.2026-02", "\u{0}garb").unwrap();
        add(&store, at("2026-02-03"), "new").unwrap();
        assert_eq!(texts(&store), ["\u{0}garb", "new"]);
    }

    #[test]
    fn the_oldest_go_first() {
        let store = Memory::new(1_000);
        for (day, line) in [
            ("2026-01-01", "a"),
            ("2026-01-02", "b"),
            ("2026-02-01", "c"),
        ] {
            add(&store, at(day), line).unwrap();
        }
        for line in ["d", "e", "f", "g"] {
            add(&store, at("2026-03-01"), line).unwrap();
        }
        assert_eq!(texts(&store), ["c", "d", "e", "f", "g"]);
        assert_eq!(store.read("tablee.test.2026-01"), Ok(None), "no empty keys");
    }

    #[test]
    fn lines_are_taken_away_and_all_of_them() {
        let store = Memory::new(1_000);
        store.write("tablee.other", "stays").unwrap();
        for line in ["a 1", "b 1", "a 2"] {
            add(&store, at("2026-01-01"), line).unwrap();
        }
        JOURNAL
            .remove(&store, &|line| line.starts_with("a "))
            .unwrap();
        assert_eq!(texts(&store), ["b 1"]);
        JOURNAL.clear(&store).unwrap();
        assert_eq!(texts(&store), [""; 0]);
        assert_eq!(store.read("tablee.other"), Ok(Some("stays".into())));
    }

    #[test]
    fn what_comes_from_elsewhere_takes_the_room_that_is_left() {
        let store = Memory::new(1_000);
        let now = at("2026-03-01");
        let import = |lines: &[(&str, &str)]| {
            let line = |&(day, text): &(&str, &str)| Foreign {
                when: at(day),
                text: text.to_owned(),
                name: Some(["name of ", text].concat()),
            };
            let lines = lines.iter().map(line).collect();
            let Imported { names, left_out } = JOURNAL.import(&store, lines, now).unwrap();
            (names.into_iter().collect::<Vec<_>>(), left_out)
        };
        for line in ["a", "b", "c"] {
            add(&store, at("2026-01-01"), line).unwrap();
        }
        let to_come = [("2026-03-04", "x"), ("2031-01-01", "y")];
        assert_eq!(import(&to_come), (vec![], 2));
        let (names, left_out) = import(&[
            ("2025-02-01", "old"),
            ("2026-03-03", "latest"),
            ("2025-12-01", "late"),
        ]);
        assert_eq!(names, ["name of late", "name of latest"]);
        assert_eq!(left_out, 1);
        assert_eq!(texts(&store), ["late", "a", "b", "c", "latest"]);
        assert_eq!(
            import(&[("2026-02-28", "x")]),
            (vec![], 1),
            "nothing goes for it"
        );
    }

    #[test]
    fn full_storage_changes_nothing() {
        let store = Memory::new(10);
        add(&store, at("2026-01-01"), "abc").unwrap();
        let result = add(&store, at("2026-01-01"), "defghijk");
        assert_eq!(result, Err(StorageError::Full));
        assert_eq!(texts(&store), ["abc"]);
    }
}
