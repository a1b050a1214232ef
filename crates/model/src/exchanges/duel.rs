//! Duels: two friends play the same match, with the same luck against the same bots, and see each other's result when both
//! have ended. `docs/duel.md` says how.

use engine::{
    Game, LinkStart, Player, Record, RecordError, game_of, game_of_link, start_of_link, undated,
    with_game,
};

use super::{Progress, read_text};
use crate::archive::digest;
use crate::session::{Session, SessionError};

/// What stands before every key.
pub const PREFIX: &str = "duel/";
/// The number of digits of an id.
const DIGITS: usize = 16;

/// What a row of a duel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row<'a> {
    /// What the person has played, as a link, or as JSON if it fits into none.
    You,
    /// That the person gives up; its text says nothing.
    GivenUp,
    /// What a friend has played, as a link; with its digest, since there may be several friends.
    From(&'a str),
}

/// Why the text of a link is no duel.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DuelError {
    /// It cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The match goes on.
    #[error("the match is not over")]
    NotOver,
    /// The match went on from a position of another one.
    #[error("the match is practice")]
    Practice,
    /// Not the first seat alone is a person's.
    #[error("it was not played by one person, on the first seat, against bots")]
    Persons,
}

/// Reads and replays the match of a duel.
///
/// # Errors
/// If it cannot be read, or [cannot be a duel](check).
pub fn read<G: Game>(link: &str) -> Result<Record<G>, DuelError> {
    let record = Record::from_link(link)?;
    check(&record)?;
    Ok(record)
}

/// Whether a match can be a duel.
///
/// # Errors
/// If it is not over, is practice, or if others than one person on the first seat and bots have played.
pub fn check<G: Game>(record: &Record<G>) -> Result<(), DuelError> {
    let is_person = |player: &Player| player.bot.is_none();
    let mut players = record.players.iter().map(is_person);
    if players.next() != Some(true) || players.any(|is_person| is_person) {
        return Err(DuelError::Persons);
    }
    if record.practice {
        return Err(DuelError::Practice);
    }
    record.play.outcome().map(drop).ok_or(DuelError::NotOver)
}

/// The same match before anything is played, with the person who has opened it in place of the one who has sent it.
///
/// # Errors
/// If a bot's level is unknown.
pub fn accepted<G: Game>(sent: &Record<G>) -> Result<Session<G>, SessionError> {
    Ok(Session::of(named(sent, ""))?.again().strict())
}

/// The record with this name for the person.
pub fn named<G: Game>(record: &Record<G>, name: &str) -> Record<G> {
    let mut record = record.clone();
    let persons = record.players.iter_mut();
    for person in persons.filter(|player| player.bot.is_none()) {
        person.name = name.to_owned();
    }
    record
}

/// The id of the duel to which the match of a link belongs: the same whoever has played it, under any name. It has
/// 16 digits, computed from the game, its options, the seed and the bots.
///
/// # Errors
/// If the beginning of the link cannot be read.
pub fn id_of_link(link: &str) -> Result<String, RecordError> {
    Ok(id(&start_of_link(link)?))
}

fn id(start: &LinkStart) -> String {
    let mut text = format!("{} {} {}", start.game.name(), start.rules, start.seed);
    for player in &start.players {
        let bot = player.bot.as_ref();
        text += &bot.map_or_else(
            || "\nperson".to_owned(),
            |bot| format!("\n{} {bot}", player.name),
        );
    }
    digest(text.as_bytes())
}

/// The record of a row with what the person has played.
///
/// # Errors
/// If it cannot be read.
pub fn kept<G: Game>(text: &str) -> Result<Record<G>, RecordError> {
    match is_json(text) {
        true => Record::from_json(text),
        false => Record::from_link(text),
    }
}

/// Whether the match of a row fits into no link.
fn is_json(text: &str) -> bool {
    text.starts_with('{')
}

/// Whether two links are of one match under the same names, whenever each says that it ended.
pub fn is_same_match(link: &str, other: &str) -> bool {
    link == other || undated(link).is_ok_and(|one| undated(other) == Ok(one))
}

/// The key of a row of the duel with this id.
pub fn key(id: &str, row: Row) -> String {
    match row {
        Row::You => format!("{PREFIX}{id}/you"),
        Row::GivenUp => format!("{PREFIX}{id}/given-up"),
        Row::From(digest) => format!("{PREFIX}{id}/from/{digest}"),
    }
}

/// The key under which a friend's link is kept in the duel with this id: the same for all links of
/// [one match](is_same_match).
pub fn key_of_link(id: &str, link: &str) -> String {
    let told = undated(link).unwrap_or_else(|_| link.into());
    key(id, Row::From(&digest(&told)))
}

/// The id and the row of a [`key`]; `None` if it is none.
pub fn read_key(key: &str) -> Option<(&str, Row<'_>)> {
    let (id, row) = key.strip_prefix(PREFIX)?.split_once('/')?;
    let row = match row.split_once('/') {
        None if row == "you" => Row::You,
        None if row == "given-up" => Row::GivenUp,
        Some(("from", digest)) if is_id(digest) => Row::From(digest),
        _ => return None,
    };
    is_id(id).then_some((id, row))
}

/// Whether a text has the form of an id.
pub fn is_id(text: &str) -> bool {
    let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    text.len() == DIGITS && text.bytes().all(is_digit)
}

/// See [`super::is_sound`].
pub(super) fn is_sound(key: &str, text: &str) -> bool {
    let Some(((id, row), (progress, rest))) = read_key(key).zip(read_text(text)) else {
        return false;
    };
    match row {
        Row::You => is_of_duel(id, progress, rest),
        Row::GivenUp => progress == Progress::End && rest.is_empty(),
        Row::From(_) => {
            progress == Progress::End
                && !is_json(rest)
                && key == key_of_link(id, rest)
                && is_of_duel(id, progress, rest)
        }
    }
}

/// Whether the text is of a match of the duel with this id that can be one, and is so far.
fn is_of_duel(id: &str, progress: Progress, text: &str) -> bool {
    let game = match is_json(text) {
        true => game_of(text),
        false => game_of_link(text),
    };
    game.is_ok_and(|game| with_game!(game, G => is_so_far::<G>(id, progress, text)))
}

fn is_so_far<G: Game>(id: &str, progress: Progress, text: &str) -> bool {
    let Ok(record) = kept::<G>(text) else {
        return false;
    };
    let is_so_far = match (check(&record), progress) {
        (Ok(()), Progress::End) => true,
        (Err(DuelError::NotOver), Progress::Entries(entries)) => entries == record.play.log().len(),
        _ => false,
    };
    is_so_far && id_of(&record).is_some_and(|own| own == id)
}

/// The id of the duel to which a match belongs, as [`id_of_link`]; `None` if its rules cannot be written.
fn id_of<G: Game>(record: &Record<G>) -> Option<String> {
    Some(id(&LinkStart {
        game: G::ID,
        rules: serde_json::to_string(record.play.rules()).ok()?,
        players: record.players.clone(),
        seed: record.seed,
    }))
}

#[cfg(test)]
mod tests;
