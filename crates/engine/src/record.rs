//! A match as a document: what is saved, exported and shared.
//!
//! `docs/record.md` describes the format.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::GameId;
use crate::fields::Fields;
use crate::format::{FORMAT, RecordError, VERSION, damaged, is_invisible, printable};
use crate::game::Game;
use crate::log::Entry;
use crate::luck::Seed;
use crate::outcome::Outcome;
use crate::play::Match;

/// The longest text of a record, in bytes: far more than a match needs.
pub const MAX_TEXT: usize = 1 << 20;
/// The longest log that is replayed. The length of a link would not limit it, since forced decisions take no
/// space there.
pub(crate) const MAX_ENTRIES: usize = 50_000;

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// A player of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name at the table. In a record that was read it has at most [`MAX_NAME`] characters, none of which
    /// are invisible or change the direction of writing.
    pub name: String,
    /// The name of the bot's level; absent for a person. In a record that was read it is not empty, and
    /// otherwise restricted like a name; the level may be unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// A match with its players and its luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The players, in the order of seats.
    pub players: Vec<Player>,
    /// The seed of the luck.
    pub seed: Seed,
    /// The match.
    pub play: Match<G>,
    /// When the match was over or put away, in milliseconds since 1970 (UTC), if that is known.
    pub ended: Option<u64>,
    /// Whether the match is played for practice: it goes on from a position of a match whose luck may be known.
    pub practice: bool,
    /// Whether a person had help: a hint, or a move taken back after others had answered it.
    pub assisted: bool,
}

/// What somebody typed as their name, as a record can have it: without blanks around it and without characters that
/// cannot be seen, and cut off after [`MAX_NAME`] characters.
pub fn to_name(typed: &str) -> String {
    let visible = typed.trim().chars().filter(|sign| !is_invisible(*sign));
    visible.take(MAX_NAME).collect()
}

/// Checks that names and levels can be shown: some screens have little room, characters that change the
/// direction of writing would reorder the text beside them, and a terminal obeys control characters. The name
/// of a level is not empty, because links write persons like that.
///
/// # Errors
///
/// If one of them cannot be shown.
pub(crate) fn check_players(players: &[Player]) -> Result<(), RecordError> {
    for Player { name, bot } in players {
        let level = bot.as_ref().map(|bot| ("a bot's level", bot));
        for (what, text) in [Some(("a name", name)), level].into_iter().flatten() {
            if text.chars().count() > MAX_NAME {
                return Err(RecordError::Damaged(format!(
                    "{what} has more than {MAX_NAME} characters"
                )));
            }
            if text.chars().any(is_invisible) {
                return Err(RecordError::Damaged(format!(
                    "{what} has characters that cannot be seen"
                )));
            }
        }
        if bot.as_ref().is_some_and(String::is_empty) {
            return Err(RecordError::Damaged("a bot's level is empty".into()));
        }
    }
    Ok(())
}

#[derive(Serialize, Deserialize)]
struct Document {
    format: String,
    version: u32,
    game: GameId,
    /// As text, so that the rest is read and written by the same code for all
    /// games.
    rules: Box<RawValue>,
    seats: Vec<Player>,
    seed: Seed,
    log: Vec<String>,
    /// Absent while the match is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Outcome>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<u64>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    practice: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    assisted: bool,
}

/// The game of a record, even if the record cannot be used.
///
/// # Errors
///
/// If the text is damaged, foreign, too new or too long, or names an unknown game.
pub fn game_of(text: &str) -> Result<GameId, RecordError> {
    if text.len() > MAX_TEXT {
        return Err(RecordError::Enormous);
    }
    let fields = Fields::of(text)?;
    if fields.get::<String>("format").as_deref() != Some(FORMAT) {
        return Err(RecordError::Foreign);
    }
    fields.check_version(VERSION)?;
    fields.word("game").ok_or(RecordError::OtherGame)
}

impl<G: Game> Record<G> {
    /// The record as JSON text.
    pub fn to_json(&self) -> String {
        const PLAIN: &str = "a record has only string keys and plain values";
        let document = Document {
            format: FORMAT.into(),
            version: VERSION,
            game: G::ID,
            rules: to_raw_value(self.play.rules()).expect(PLAIN),
            seats: self.players.clone(),
            seed: self.seed,
            log: self.play.log().iter().map(ToString::to_string).collect(),
            result: self.play.outcome(),
            ended: self.ended,
            practice: self.practice,
            assisted: self.assisted,
        };
        serde_json::to_string(&document).expect(PLAIN)
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    ///
    /// If the text is damaged, foreign, too new, of another game, or contradicts the rules. See
    /// [`RecordError`].
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        if game_of(text)? != G::ID {
            return Err(RecordError::OtherGame);
        }
        let document: Document = serde_json::from_str(text).map_err(damaged)?;
        document.replay()
    }
}

impl Document {
    fn replay<G: Game>(self) -> Result<Record<G>, RecordError> {
        let impossible =
            |error: &dyn core::error::Error| RecordError::Impossible(error.to_string());
        if self.log.len() > MAX_ENTRIES {
            return Err(RecordError::Enormous);
        }
        check_players(&self.seats)?;
        let log = self
            .log
            .iter()
            .map(|text| {
                text.parse::<Entry<G>>()
                    .map_err(|error| RecordError::Damaged(printable(&format!("'{text}': {error}"))))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let rules = serde_json::from_str(self.rules.get()).map_err(damaged)?;
        let play = Match::replay(rules, log).map_err(|error| impossible(&error))?;
        if self.seats.len() != play.game().seats() {
            return Err(RecordError::Damaged(
                "the number of names is not the number of seats".into(),
            ));
        }
        if self.result.is_some() && self.result != play.outcome() {
            return Err(RecordError::Impossible(
                "its result is not the one its moves lead to".into(),
            ));
        }
        Ok(Record {
            players: self.seats,
            seed: self.seed,
            play,
            ended: self.ended,
            practice: self.practice,
            assisted: self.assisted,
        })
    }
}

#[cfg(test)]
mod tests;
