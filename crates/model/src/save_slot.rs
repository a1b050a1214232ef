//! Where the match on a table is saved, and what the page knows of it before the database is open.

use engine::GameId;

use crate::archive::file_name;
use crate::day::Day;
use crate::session::is_over;
use crate::storage;

/// What is noted of a match that is not over.
const UNDER_WAY: &str = "under way";
/// The prefix of the keys under which pages that are left keep matches; the name of the slot follows.
pub(crate) const LEFT: &str = "tablee.left.";
/// What is noted of a match that is over.
const OVER: &str = "over";

/// The place for one match: that on a game's table, or the attempt at a day's game that counts.
///
/// The match itself is in the database. Whether there is one, and whether it goes on, is noted in the local
/// storage as well, so that screens can say so at once. A browser that is killed may lose such a note, and the
/// next time the match is on its table the note is made again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveSlot {
    game: GameId,
    day: Option<Day>,
}

impl SaveSlot {
    /// The slot of a game's table.
    pub const fn of(game: GameId) -> SaveSlot {
        SaveSlot { game, day: None }
    }

    /// The slot of the attempt at a day's game.
    pub const fn of_day(game: GameId, day: Day) -> SaveSlot {
        SaveSlot {
            game,
            day: Some(day),
        }
    }

    /// Its name in the database: `dekal`, or `dekal/2026-11-22`.
    pub fn name(self) -> String {
        let game = self.game.name();
        self.day
            .map_or_else(|| game.into(), |day| format!("{game}/{day}"))
    }

    /// The name of the file in which a person saves the match: `tablee-dekal.json`.
    pub fn file_name(self) -> String {
        file_name(&self.name().replace('/', "-"))
    }

    /// The slot of this name; `None` if there is none.
    pub fn named(name: &str) -> Option<SaveSlot> {
        let (game, day) = match name.split_once('/') {
            None => (name, None),
            Some((game, day)) => (game, Some(day.parse().ok()?)),
        };
        let game = GameId::named(game)?;
        let slot = SaveSlot { game, day };
        // A day is written in one way only.
        (slot.name() == name).then_some(slot)
    }

    /// The game of the match.
    pub const fn game(self) -> GameId {
        self.game
    }

    /// The day, if it is the attempt at a day's game that counts.
    pub const fn day(self) -> Option<Day> {
        self.day
    }

    /// The key of the note about it.
    fn key(self) -> String {
        format!("tablee.saved.{}", self.name())
    }

    /// The key under which a page that is left keeps the match (`left_match`).
    pub(crate) fn left_key(self) -> String {
        format!("{LEFT}{}", self.name())
    }

    /// The slot of such a key; `None` for any other.
    pub(crate) fn of_left_key(key: &str) -> Option<SaveSlot> {
        SaveSlot::named(key.strip_prefix(LEFT)?)
    }

    /// The slot of a key under which releases up to 0.2.0 saved a match; `None` for any other key.
    pub(crate) fn of_old_key(key: &str) -> Option<SaveSlot> {
        let (game, rest) = key.strip_prefix("tablee.")?.split_once('.')?;
        let game = GameId::named(game)?;
        if rest == "match" {
            return Some(SaveSlot::of(game));
        }
        let day = rest.strip_prefix("daily.")?.parse().ok()?;
        Some(SaveSlot::of_day(game, day))
    }

    /// The key under which releases up to 0.2.0 saved the match.
    fn old_key(self) -> String {
        let game = self.game.name();
        match self.day {
            None => format!("tablee.{game}.match"),
            Some(day) => format!("tablee.{game}.daily.{day}"),
        }
    }

    /// The note about it. For a match that the database does not have yet, because a page was left or the match is an
    /// earlier release's, there may be no note but the match itself.
    fn noted(self) -> Option<String> {
        let read = |key: String| storage::read(&key).ok().flatten();
        let note = read(self.key()).or_else(|| read(self.left_key()));
        note.or_else(|| read(self.old_key()))
    }

    /// Whether a match is saved, usable or not.
    pub fn is_taken(self) -> bool {
        self.noted().is_some()
    }

    /// Whether a match is saved that is not over.
    pub fn is_under_way(self) -> bool {
        self.noted()
            .is_some_and(|state| state != OVER && !is_over(&state))
    }

    /// Notes that a match is saved, and whether it is over. If nothing can be noted, screens do not mention it.
    pub fn note(self, is_over: bool) {
        let state = if is_over { OVER } else { UNDER_WAY };
        if self.noted().as_deref() != Some(state) {
            let _ = storage::write(&self.key(), state);
        }
    }

    /// Notes that no match is saved any more.
    pub fn clear(self) {
        let _ = storage::remove(&self.key());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_match_has_a_place_of_its_own() {
        let day = "2026-11-21".parse().unwrap();
        let slots = GameId::ALL.map(|game| [SaveSlot::of(game), SaveSlot::of_day(game, day)]);
        let names: std::collections::BTreeSet<String> = slots
            .as_flattened()
            .iter()
            .map(|slot| slot.name())
            .collect();
        assert_eq!(names.len(), 2 * GameId::ALL.len());
        assert!(names.contains("dekal/2026-11-21"));
        for slot in slots.as_flattened() {
            assert_eq!(SaveSlot::named(&slot.name()), Some(*slot));
        }
        for other in [
            "",
            "chess",
            "dekal/",
            "dekal/today",
            "/2026-11-21",
            "dekal/2026-11-21/1",
        ] {
            assert_eq!(SaveSlot::named(other), None, "{other}");
        }
    }

    #[test]
    fn old_keys_lead_to_their_slots() {
        let day = "2026-11-21".parse().unwrap();
        for game in GameId::ALL {
            for slot in [SaveSlot::of(game), SaveSlot::of_day(game, day)] {
                assert_eq!(SaveSlot::of_old_key(&slot.old_key()), Some(slot));
            }
        }
        for other in [
            "tablee.dekal.match.unusable",
            "tablee.settings",
            "tablee.dekal.daily.today",
        ] {
            assert_eq!(SaveSlot::of_old_key(other), None, "{other}");
        }
    }
}
