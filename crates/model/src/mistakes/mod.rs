//! The person's own mistakes, which they repeat until they know better: what becomes a [`Card`], and when each is due.
//!
//! Everything is rows of a key and a text. A card's row is never changed, and each answer is a row of its own, so that the
//! rows of two devices can be put together in any order:
//!
//! ```text
//! GAME/ID                the card
//! GAME/ID/TIME/new       when it was found
//! GAME/ID/TIME/RIGHTS    an answer: how many right ones in a row there are after it
//! ```
//!
//! `TIME` has 13 digits, in milliseconds since 1970.

mod card;
mod repeats;
#[cfg(test)]
mod tests;

pub use card::{Card, Decision, id_of};
pub use repeats::{Change, Repeats};

use std::collections::{BTreeMap, BTreeSet};

use engine::GameId;
use protocol::MoveReview;

use crate::quality::Quality;
use crate::settings::CoachLevel;
use crate::value_scale::Unit;

/// Below this share of the win a position is lost, and its mistakes are not worth repeating.
const LOST: f32 = 0.05;
/// A card is learned after so many right answers in a row.
const LEARNED: u8 = 3;
/// The digits of an id, and those of a time.
const DIGITS: [usize; 2] = [16, 13];

/// The quality from which on a mistake becomes a card, where the coach speaks of this much. Whoever has no coach at the
/// table repeats what it would say in the middle.
pub fn least(level: CoachLevel) -> Quality {
    match level {
        CoachLevel::Blunders => Quality::Blunder,
        CoachLevel::Off | CoachLevel::Mistakes => Quality::Mistake,
        CoachLevel::Everything => Quality::Inaccuracy,
    }
}

/// Whether a decision is worth repeating: it cost at least as much as one of this quality, and was not lost already.
pub fn is_worth(review: &MoveReview, unit: Unit, least: Quality) -> bool {
    let cost = review.with_best.value - review.with_played.value;
    let is_lost = unit == Unit::Share && review.with_best.value < LOST;
    cost > review.margin && !is_lost && Quality::of(cost, unit) >= Some(least)
}

/// What a row says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Row {
    /// It is a card.
    Card,
    /// Its card was found then, in milliseconds since 1970.
    Found(u64),
    /// Its card was answered.
    Answered(Answer),
}

/// An answer to a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Answer {
    /// When it was given, in milliseconds since 1970.
    pub at: u64,
    /// How many right answers in a row there are after it: 0 if it was wrong, at most 3.
    pub rights: u8,
}

/// The key of a card.
pub fn key(game: GameId, id: &str) -> String {
    format!("{}/{id}", game.name())
}

/// The key of the row that says when a card was found.
pub fn found_key(card: &str, at: u64) -> String {
    format!("{card}/{at:013}/new")
}

/// The key of an answer.
fn answer_key(card: &str, answer: Answer) -> String {
    format!("{card}/{:013}/{}", answer.at, answer.rights)
}

/// What the row of this key is: the game, the key of the card, and what the row says of it. `None` for any other text.
pub fn read_key(key: &str) -> Option<(GameId, &str, Row)> {
    let words: Vec<&str> = key.split('/').collect();
    let (name, id) = words.first().zip(words.get(1))?;
    let game = GameId::named(name)?;
    let is_id = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    if id.len() != DIGITS[0] || !id.bytes().all(is_id) {
        return None;
    }
    let card = key.get(..name.len() + 1 + id.len())?;
    let row = match words[2..] {
        [] => Row::Card,
        [at, what] => {
            let is_time = at.len() == DIGITS[1] && at.bytes().all(|digit| digit.is_ascii_digit());
            let at = at.parse().ok().filter(|_| is_time)?;
            match what {
                "new" => Row::Found(at),
                "0" => Row::Answered(Answer { at, rights: 0 }),
                "1" => Row::Answered(Answer { at, rights: 1 }),
                "2" => Row::Answered(Answer { at, rights: 2 }),
                "3" => Row::Answered(Answer {
                    at,
                    rights: LEARNED,
                }),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some((game, card, row))
}

/// The keys of the rows that can be repeated: all but those of cards that are none of their game in this release, which stay
/// where they are.
pub fn usable(rows: &BTreeMap<String, String>) -> BTreeSet<String> {
    let is_usable = |(key, text): &(&String, &String)| match read_key(key) {
        Some((game, _, Row::Card)) => Card::read(text).is_some_and(|card| card.is_of(game)),
        _ => true,
    };
    let usable = rows.iter().filter(is_usable);
    usable.map(|(key, _)| key.clone()).collect()
}
