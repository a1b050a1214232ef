//! A record as a short text for links.
//!
//! Every decision is its index among the legal ones, and the seed determines the luck: the whole match
//! becomes one number, of a few bits a decision. `docs/record.md` describes the format.

use serde::{Deserialize, Serialize};

use crate::GameId;
use crate::format::{self, RecordError};
use crate::game::{Game, Phase};
use crate::log::Entry;
use crate::luck::Seed;
use crate::play::Match;
use crate::record::{MAX_ENTRIES, Player, Record, check_players};
use crate::seat::{Seat, SeatSet};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use number::Number;

mod number;

/// The longest link that is written and read, in characters: three times the longest of 258 random matches of
/// all games. The time to read a link grows with the square of its length.
pub const MAX_LINK: usize = 4_000;
/// The version of links, in their first byte. What is added to it says more about the match; the links differ in nothing
/// else.
const VERSION: u8 = 1;
/// Added to the version if the match is played for practice.
const PRACTICE: u8 = 1;
/// Added to the version if a person had help.
const ASSISTED: u8 = 2;
/// The highest version.
const LAST: u8 = VERSION + PRACTICE + ASSISTED;

/// The data before the number.
#[derive(Serialize, Deserialize)]
struct Head {
    game: GameId,
    /// The rules as in the document.
    rules: String,
    /// The seats' names, and the bots' levels; empty for persons.
    seats: Vec<(String, String)>,
    seed: u64,
    ended: Option<u64>,
    /// The number of entries of the log.
    entries: u32,
}

/// The game of a link, even if the link cannot be used.
///
/// # Errors
/// If the link is damaged, too new or too long.
pub fn game_of_link(link: &str) -> Result<GameId, RecordError> {
    read(link).map(|parts| parts.head.game)
}

/// How the match of a link begins. Neither its rules nor its players have been checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkStart {
    /// Its game.
    pub game: GameId,
    /// Its rules as JSON.
    pub rules: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The seed of its luck.
    pub seed: Seed,
}

/// How the match of a link begins, without a replay.
///
/// # Errors
/// If the link is too new or too long, or so damaged that its beginning cannot be read.
pub fn start_of_link(link: &str) -> Result<LinkStart, RecordError> {
    let Head {
        game,
        rules,
        seats,
        seed,
        ..
    } = read(link)?.head;
    Ok(LinkStart {
        game,
        rules,
        players: players(seats),
        seed: Seed(seed),
    })
}

/// What a link says, but for when the match ended: the same in all links of one match under the same names, whenever they
/// were made.
///
/// # Errors
/// If the link is damaged, too new or too long. The match is not replayed.
pub fn undated(link: &str) -> Result<Vec<u8>, RecordError> {
    let mut parts = read(link)?;
    parts.head.ended = None;
    let mut bytes = vec![u8::from(parts.practice), u8::from(parts.assisted)];
    let head = postcard::to_allocvec(&parts.head);
    bytes.extend(head.map_err(|_| damaged("what it is about cannot be read"))?);
    bytes.extend(parts.number);
    Ok(bytes)
}

/// The players of seats with these names and levels.
fn players(seats: Vec<(String, String)>) -> Vec<Player> {
    let player = |(name, bot): (String, String)| Player {
        name,
        bot: Some(bot).filter(|bot| !bot.is_empty()),
    };
    seats.into_iter().map(player).collect()
}

impl<G: Game> Record<G> {
    /// The record as a text for links: letters, digits, `-` and `_`. `None` if its luck is not that of its
    /// seed, if it is too long, or if its players are not valid in a record. JSON can represent all of these.
    pub fn to_link(&self) -> Option<String> {
        check_players(&self.players).ok()?;
        let number = self.number()?;
        let rules = serde_json::to_string(self.play.rules()).ok()?;
        let seats = self.players.iter();
        let head = Head {
            game: G::ID,
            rules,
            seats: seats
                .map(|seat| (seat.name.clone(), seat.bot.clone().unwrap_or_default()))
                .collect(),
            seed: self.seed.0,
            ended: self.ended,
            entries: u32::try_from(self.play.log().len()).ok()?,
        };
        let mut body = postcard::to_allocvec(&head).ok()?;
        body.extend(number.to_bytes());
        let mut bytes = vec![self.version()];
        bytes.extend(self.check(&body).to_le_bytes());
        bytes.extend(body);
        Some(BASE64.encode(&bytes)).filter(|link| link.len() <= MAX_LINK)
    }

    /// Reads a link and replays it.
    ///
    /// # Errors
    /// If the link is damaged, too new, too long, or of another game.
    pub fn from_link(link: &str) -> Result<Self, RecordError> {
        let Parts {
            check,
            body,
            head,
            number,
            practice,
            assisted,
        } = read(link)?;
        if head.game != G::ID {
            return Err(RecordError::OtherGame);
        }
        let rules = serde_json::from_str(&head.rules).map_err(format::damaged)?;
        let play: Match<G> = Match::new(rules)
            .map_err(|error: G::RulesError| RecordError::Impossible(error.to_string()))?;
        if head.seats.len() != play.game().seats() {
            return Err(damaged("the number of names is not the number of seats"));
        }
        let players = players(head.seats);
        check_players(&players)?;
        let mut record = Record {
            players,
            seed: Seed(head.seed),
            play,
            ended: head.ended,
            practice,
            assisted,
        };
        record.play_on(head.entries, Number::from_bytes(number))?;
        let sum: u32 = record.check(&body);
        if sum == check {
            Ok(record)
        } else {
            Err(damaged("its checksum is wrong"))
        }
    }

    /// All decisions as one number; `None` if the luck is not the seed's, or the number is too large for a
    /// link.
    fn number(&self) -> Option<Number> {
        let mut replay = Match::<G>::new(self.play.rules().clone()).ok()?;
        let mut digits = Vec::new();
        for entry in self.play.log() {
            match *entry {
                Entry::Act(seat, action) => {
                    let all = choices(replay.game());
                    let place = all.iter().position(|choice| *choice == (seat, action))?;
                    digits.push((place as u32, all.len() as u32));
                    replay.push(*entry).ok()?;
                }
                Entry::Event(event) => {
                    (replay.draw(self.seed)? == event).then_some(())?;
                }
                Entry::NextRound => replay.push(*entry).ok()?,
            }
        }
        let mut number = Number::default();
        for (digit, radix) in digits.into_iter().rev() {
            number.push(digit, radix);
            (number.size() <= MAX_LINK).then_some(())?;
        }
        Some(number)
    }

    /// Plays the decisions of a number.
    fn play_on(&mut self, entries: u32, mut number: Number) -> Result<(), RecordError> {
        if entries as usize > MAX_ENTRIES {
            return Err(RecordError::Enormous);
        }
        for _ in 0..entries {
            let next = match self.play.game().phase() {
                Phase::Chance => self.play.draw(self.seed).map(|_| None),
                Phase::Over => Some(Some(Entry::NextRound)),
                Phase::Decide(_) => {
                    let all = choices(self.play.game());
                    let place = number.pop(all.len() as u32);
                    let choice = place.and_then(|place| all.get(place as usize));
                    choice.map(|(seat, action)| Some(Entry::Act(*seat, *action)))
                }
            };
            let entry = next.ok_or_else(|| damaged("a move is missing"))?;
            if let Some(entry) = entry {
                let pushed = self.play.push(entry);
                pushed.map_err(|error| RecordError::Impossible(error.to_string()))?;
            }
        }
        if number.is_zero() {
            Ok(())
        } else {
            Err(damaged("there are more moves than it says"))
        }
    }

    fn version(&self) -> u8 {
        VERSION + u8::from(self.practice) * PRACTICE + u8::from(self.assisted) * ASSISTED
    }

    /// The checksum of a link's contents and of the match: it reveals damage, and a release with other rules
    /// or luck.
    fn check(&self, body: &[u8]) -> u32 {
        // So that a damaged version is found, too.
        let version = Some(self.version()).filter(|version| *version != VERSION);
        let log = self.play.log().iter().map(|entry| format!("{entry}\n"));
        let start = hash(hash(FNV, version.as_slice()), body);
        log.fold(start, |sum, entry| hash(sum, entry.as_bytes()))
    }
}

/// The legal actions seat by seat, sorted by their texts: only another notation could change this order.
fn choices<G: Game>(game: &G) -> Vec<(Seat, G::Action)> {
    let seats = match game.phase() {
        Phase::Decide(seats) => seats,
        Phase::Chance | Phase::Over => SeatSet::EMPTY,
    };
    let mut all = Vec::new();
    for seat in seats.iter() {
        game.actions(seat, &mut |action| {
            all.push((seat, action.to_string(), action));
        });
    }
    all.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    all.into_iter()
        .map(|(seat, _, action)| (seat, action))
        .collect()
}

struct Parts {
    check: u32,
    body: Vec<u8>,
    head: Head,
    number: Vec<u8>,
    practice: bool,
    assisted: bool,
}

fn read(link: &str) -> Result<Parts, RecordError> {
    if link.len() > MAX_LINK {
        return Err(RecordError::Enormous);
    }
    let bytes = BASE64.decode(link);
    let bytes = bytes.map_err(|_| damaged("a character does not belong"))?;
    let (version, rest) = bytes.split_first().ok_or(RecordError::Foreign)?;
    match *version {
        VERSION..=LAST => {}
        // There will never be so many versions: this is another text.
        newer @ ..32 if newer > LAST => return Err(RecordError::Newer(newer.into())),
        _ => return Err(RecordError::Foreign),
    }
    let (check, body) = rest
        .split_first_chunk()
        .ok_or_else(|| damaged("it is cut off"))?;
    let (head, number) = postcard::take_from_bytes::<Head>(body)
        .map_err(|_| damaged("what it is about cannot be read"))?;
    Ok(Parts {
        check: u32::from_le_bytes(*check),
        head,
        number: number.to_vec(),
        body: body.to_vec(),
        practice: (version - VERSION) & PRACTICE != 0,
        assisted: (version - VERSION) & ASSISTED != 0,
    })
}

fn damaged(reason: &str) -> RecordError {
    RecordError::Damaged(reason.into())
}

/// The initial value of FNV-1a.
const FNV: u32 = 0x811c_9dc5;

/// FNV-1a. It finds damage, not forgery.
fn hash(start: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(start, |sum, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests;
