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

/// The longest text that is read as a record, in bytes: far more than a match
/// takes.
pub const MAX_TEXT: usize = 1 << 20;
/// The longest log that is played again. A link's length would not bound it,
/// since forced decisions cost it nothing.
pub(crate) const MAX_ENTRIES: usize = 50_000;

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name shown at the table. In a record that was read it has at most
    /// [`MAX_NAME`] characters, none of which moves others about.
    pub name: String,
    /// The bot's level, by its name; absent for a person. In a record that was
    /// read it is not empty, and like a name otherwise; it need not be a level
    /// that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// A match with who played it and the luck it was played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// Who sat where.
    pub players: Vec<Player>,
    /// Where the luck came from.
    pub seed: Seed,
    /// What was played.
    pub play: Match<G>,
    /// When the match was over or put away, in milliseconds since 1970 (UTC),
    /// if somebody noted it.
    pub ended: Option<u64>,
}

/// Whether names and levels can be shown: some screens have little room, signs
/// that turn the direction of writing would turn what stands beside them, and a
/// terminal obeys control characters. No level's name is empty: links write
/// persons like that.
///
/// # Errors
/// If one cannot.
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
}

/// The game of a record, which need not be usable otherwise.
///
/// # Errors
/// If the text is damaged, foreign or too new, or names a game that is not
/// known here.
pub fn game_of(text: &str) -> Result<GameId, RecordError> {
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
        };
        serde_json::to_string(&document).expect(PLAIN)
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// If the text is damaged, foreign, too new, of another game, or tells
    /// what the rules do not allow. See [`RecordError`].
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_TEXT {
            return Err(RecordError::Enormous);
        }
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
        })
    }
}

#[cfg(test)]
mod tests;
