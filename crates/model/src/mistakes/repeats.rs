//! When cards are due, and what an answer changes: Leitner's boxes, with the days of `docs/puzzles.md`.

use std::collections::BTreeMap;

use engine::GameId;

use super::{Answer, LEARNED, Row, answer_key, read_key};
use crate::day::{DAY_MS, Day};

/// How many days a card rests, by the right answers in a row.
const REST: [i32; LEARNED as usize] = [1, 4, 14];
/// An answer that is given later than this from now, in milliseconds, was given by a clock that was wrong: no rest is longer.
const TOO_LATE: u64 = REST[LEARNED as usize - 1] as u64 * DAY_MS;

/// What is known of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct History {
    /// When it was found first.
    found: Option<u64>,
    /// The answers, the earliest first.
    answers: Vec<Answer>,
}

impl History {
    /// The last answer; the finding counts as a wrong one. A card of which nothing is known is due.
    fn last(&self) -> Answer {
        let found = Answer {
            at: self.found.unwrap_or_default(),
            rights: 0,
        };
        self.answers.last().copied().unwrap_or(found)
    }

    /// The day from which on it is due; `None` once it is learned.
    fn due(&self) -> Option<Day> {
        let last = self.last();
        let rest = REST.get(usize::from(last.rights))?;
        Some(Day::of(last.at).later(*rest))
    }

    /// Whether it is due. If a clock was turned back by more than any rest, it is, lest it be lost.
    fn is_due(&self, now: u64) -> bool {
        let is_late = self.last().at > now.saturating_add(TOO_LATE);
        self.due().is_some_and(|day| is_late || Day::of(now) >= day)
    }
}

/// The cards and their answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Repeats(BTreeMap<String, History>);

/// The rows that an answer adds and removes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The key of the answer's row.
    pub added: String,
    /// The keys of answers whose times cannot be.
    pub removed: Vec<String>,
}

impl Repeats {
    /// What rows with these keys say. Keys of no rows are passed over, and answers to cards that are not there.
    pub fn of<'a>(keys: impl IntoIterator<Item = &'a str>) -> Repeats {
        let mut rows: Vec<_> = keys.into_iter().filter_map(read_key).collect();
        // Cards come before what is said of them.
        rows.sort_by_key(|(_, _, row)| *row);
        let mut cards = BTreeMap::<String, History>::new();
        for (_, card, row) in rows {
            match (row, cards.get_mut(card)) {
                (Row::Card, _) => drop(cards.insert(card.to_owned(), History::default())),
                (_, None) => {}
                (Row::Found(at), Some(known)) => known.found = known.found.or(Some(at)),
                (Row::Answered(answer), Some(known)) => known.answers.push(answer),
            }
        }
        Repeats(cards)
    }

    /// The cards of a game, by their keys.
    fn of_game(&self, game: GameId) -> impl Iterator<Item = (&str, &History)> {
        let is_own = move |key: &str| read_key(key).is_some_and(|(of, ..)| of == game);
        let all = self.0.iter().map(|(key, history)| (key.as_str(), history));
        all.filter(move |(key, _)| is_own(key))
    }

    /// The number of a game's cards.
    pub fn count(&self, game: GameId) -> usize {
        self.of_game(game).count()
    }

    /// The number of a game's cards that are learned.
    pub fn learned(&self, game: GameId) -> usize {
        let learned = self.of_game(game).filter(|(_, one)| one.due().is_none());
        learned.count()
    }

    /// The right answers in a row to a card.
    pub fn rights(&self, card: &str) -> u8 {
        self.0.get(card).map_or(0, |known| known.last().rights)
    }

    /// The keys of a game's cards that are due, the one that waits longest first. `now` is in milliseconds since 1970.
    pub fn due(&self, game: GameId, now: u64) -> Vec<&str> {
        let due = self.of_game(game).filter(|(_, one)| one.is_due(now));
        let mut due: Vec<_> = due.map(|(key, one)| (one.due(), key)).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, key)| key).collect()
    }

    /// The day on which the next of a game's cards is due, of those that are not yet.
    pub fn next(&self, game: GameId, now: u64) -> Option<Day> {
        let later = self.of_game(game).filter(|(_, one)| !one.is_due(now));
        later.filter_map(|(_, one)| one.due()).min()
    }

    /// What an answer to a card changes; `None` if there is no such card. A clock that was turned back a little moves no
    /// answer before the last one; one that was wrong by more leaves answers whose times cannot be, which go.
    pub fn answered(&self, card: &str, is_right: bool, now: u64) -> Option<Change> {
        let rights = match is_right {
            true => LEARNED.min(self.rights(card) + 1),
            false => 0,
        };
        self.changed(card, rights, now)
    }

    /// What setting a card aside changes: it counts as learned, so that it stays away on other devices, too. `None` if there
    /// is no such card.
    pub fn set_aside(&self, card: &str, now: u64) -> Option<Change> {
        self.changed(card, LEARNED, now)
    }

    /// The rows by which a card has so many right answers in a row now.
    fn changed(&self, card: &str, rights: u8, now: u64) -> Option<Change> {
        let known = self.0.get(card)?;
        let is_late = |answer: &&Answer| answer.at > now.saturating_add(TOO_LATE);
        let last = known.answers.iter().rfind(|answer| !is_late(answer));
        let at = last.map_or(now, |last| now.max(last.at + 1));
        let removed = known.answers.iter().filter(is_late);
        Some(Change {
            added: answer_key(card, Answer { at, rights }),
            removed: removed.map(|answer| answer_key(card, *answer)).collect(),
        })
    }
}
