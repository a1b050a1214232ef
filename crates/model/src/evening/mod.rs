//! An evening: four deals that the person plays, and that everybody of the cast plays from the person's seat, with the same
//! luck against the same opponents (duplicate, as bridge clubs play). `docs/evening.md` says what is played.
//!
//! Everything here follows from the date or a seed and from two choices, and never changes between releases, so that everybody plays the
//! same. A [`Board`] compares, and [`parting`](parting()) finds where two games of the same deal part.

mod night;
mod parting;
mod sent;
mod standings;

pub use night::Night;
pub use parting::{Parting, in_order, parting};
pub use sent::{MAX_NAME, Sent, SentError, is_name, read_sent_entry};
pub use standings::{
    Balance, Board, FEW, History, PLAYERS, Placed, Rival, balances, matchpoints, own_line, percent,
    rival,
};

use core::fmt;
use core::str::FromStr;

use engine::{Fields, GameId, MAX_SEATS, Seed, with_game};
use protocol::Level;

use crate::cast::{CAST, Member, NAMES};
use crate::daily::seed_of;
use crate::day::Day;
use crate::day_log::FinalScores;
use crate::games::GameProfile;
use crate::results::{list, numbers};

/// The number of deals of an evening.
pub const DEALS: usize = 4;
/// No score of a deal is as large.
const MOST: u32 = 100_000;
/// The opponents sit on so many places at the most.
const OPPONENTS: usize = 2;
/// The person's name in entries of an evening that they began after its day.
const PRACTICE: &str = "practice";

/// What is played on an evening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fare {
    /// A deal of each game.
    Mixed,
    /// All deals of one game.
    Only(GameId),
}

impl Fare {
    /// All.
    pub fn all() -> impl Iterator<Item = Fare> {
        let games = GameId::ALL.into_iter().map(Fare::Only);
        core::iter::once(Fare::Mixed).chain(games)
    }

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Fare::Mixed => "mixed",
            Fare::Only(game) => game.name(),
        }
    }
}

/// How strong the opponents are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// Weaker than most.
    Relaxed,
    /// About as strong as most.
    Even,
    /// Stronger than most.
    Hard,
}

impl Strength {
    /// All, weakest first.
    pub const ALL: [Strength; 3] = [Strength::Relaxed, Strength::Even, Strength::Hard];

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Strength::Relaxed => "relaxed",
            Strength::Even => "even",
            Strength::Hard => "hard",
        }
    }

    /// The level of the opponents.
    fn level(self) -> Level {
        match self {
            Strength::Relaxed => Level::Casual,
            Strength::Even => Level::Regular,
            Strength::Hard => Level::Strong,
        }
    }
}

/// An evening. As text, it is `2026-11-30/mixed/even`; a private one has its seed in place of the day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evening {
    /// When it is.
    pub night: Night,
    /// What is played.
    pub fare: Fare,
    /// How strong the opponents are.
    pub strength: Strength,
}

/// The text names no evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an evening is written as 2026-11-30/mixed/even")]
pub struct EveningError;

impl fmt::Display for Evening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (fare, strength) = (self.fare.name(), self.strength.name());
        write!(f, "{}/{fare}/{strength}", self.night)
    }
}

impl FromStr for Evening {
    type Err = EveningError;

    fn from_str(text: &str) -> Result<Evening, EveningError> {
        let parts: Vec<&str> = text.split('/').collect();
        let [night, fare, strength] = parts[..] else {
            return Err(EveningError);
        };
        let fare = Fare::all().find(|one| one.name() == fare);
        let strength = Strength::ALL.into_iter().find(|one| one.name() == strength);
        Ok(Evening {
            night: night.parse()?,
            fare: fare.ok_or(EveningError)?,
            strength: strength.ok_or(EveningError)?,
        })
    }
}

impl Evening {
    /// The game of a deal, from 0. There are [`DEALS`].
    pub fn game(&self, deal: usize) -> GameId {
        match self.fare {
            Fare::Mixed => GameId::ALL[deal % GameId::ALL.len()],
            Fare::Only(game) => game,
        }
    }

    /// The number of seats of a deal, from 0.
    pub fn seats(&self, deal: usize) -> usize {
        let own = with_game!(self.game(deal), G => G::DEAL);
        let fields = format!("{{{own}}}");
        let fields = Fields::of(&fields);
        // A test reads the options of every deal.
        fields
            .ok()
            .and_then(|fields| fields.get("players"))
            .unwrap_or(0)
    }

    /// The seed of a deal's luck.
    pub fn seed(&self, deal: usize) -> Seed {
        seed_of(&format!("tablee evening {self} {deal}"))
    }

    /// The options of a deal's match, as text, its seed among them. Its first round is the deal.
    pub fn options(&self, deal: usize) -> String {
        let game = self.game(deal);
        let own = with_game!(game, G => G::DEAL);
        let level = self.strength.level().nearest(game);
        let seed = self.seed(deal);
        // Whoever sits down by themselves at this level, beginning with another one each time.
        let willing = CAST.iter().filter(|one| one.levels.contains(&level));
        let mut names: Vec<String> = willing.map(|one| format!("\"{}\"", one.name)).collect();
        // On every machine the same, whatever its `usize`.
        let first = seed.0 % names.len().max(1) as u64;
        names.rotate_left(first as usize);
        names.truncate(OPPONENTS);
        let levels = vec![format!("\"{level}\""); OPPONENTS].join(",");
        let names = names.join(",");
        format!(r#"{{{own},"levels":[{levels}],"cast":[{names}],"seed":"{seed}"}}"#)
    }

    /// Whether its day is over: whoever begins it now plays it as practice. A private evening has no day.
    pub fn is_past(&self, today: Day) -> bool {
        self.night.day().is_some_and(|day| day < today)
    }

    /// The name under which what somebody has played of a deal is kept.
    pub fn entry(&self, deal: usize, player: Player) -> String {
        format!("{self}/{}/{}", deal + 1, player.name())
    }

    /// The name under which what the person has played of a deal is kept. Practice has a name of its own, so that each row
    /// tells by itself what it is, in an import too; what was kept before there was practice counts.
    pub fn own_entry(&self, deal: usize, is_practice: bool) -> String {
        match is_practice {
            true => format!("{self}/{}/{PRACTICE}", deal + 1),
            false => self.entry(deal, Player::You),
        }
    }
}

/// Whoever plays an evening from the person's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The person.
    You,
    /// A member of the cast, by their place in [`CAST`].
    Member(usize),
}

impl Player {
    /// The person, then the cast.
    pub fn all() -> impl Iterator<Item = Player> {
        core::iter::once(Player::You).chain((0..CAST.len()).map(Player::Member))
    }

    /// The place in [`Player::all`].
    pub fn index(self) -> usize {
        match self {
            Player::You => 0,
            Player::Member(place) => place + 1,
        }
    }

    /// The name of a member; `you` for the person.
    pub fn name(self) -> &'static str {
        match self {
            Player::You => "you",
            Player::Member(place) => NAMES.get(place).copied().unwrap_or_default(),
        }
    }
}

/// The evening, deal (from 0) and player of an [entry](Evening::entry), or of the person's [own](Evening::own_entry); `None`
/// if it is none.
pub fn read_entry(entry: &str) -> Option<(Evening, usize, Player)> {
    let (rest, name) = entry.rsplit_once('/')?;
    let (evening, deal) = rest.rsplit_once('/')?;
    let deal = (1..=DEALS).find(|number| number.to_string() == deal)?;
    let player = match is_practice(entry) {
        true => Player::You,
        false => Player::all().find(|player| player.name() == name)?,
    };
    Some((evening.parse().ok()?, deal - 1, player))
}

/// Whether an entry is of a deal that the person has played as practice.
pub fn is_practice(entry: &str) -> bool {
    entry.rsplit('/').next() == Some(PRACTICE)
}

/// The level at which a member plays a game on every evening: the middle of those at which they sit down.
pub fn level(member: &Member, game: GameId) -> Level {
    let place = |level: &Level| Level::ALL.iter().position(|one| one == level);
    let ends = [member.levels.start(), member.levels.end()].map(|level| place(level).unwrap_or(0));
    let middle = (ends[0] + ends[1]).div_ceil(2);
    Level::ALL[middle].nearest(game)
}

/// Whether a text is to be kept under this entry where `before` is kept already: of a deal its
/// [news](Played::is_news), and what somebody has sent if it is not there.
pub fn is_news(entry: &str, text: &str, before: Option<&str>) -> bool {
    let Some((evening, deal, _)) = read_entry(entry) else {
        let is_whole = entry.rsplit('/').next() == Some(text);
        return before.is_none() && is_whole && read_sent_entry(entry).is_some();
    };
    let is_of_deal = |played: &Played| {
        let seats = played.result.as_ref().map(|result| result.scores.len());
        seats.is_none_or(|seats| seats == evening.seats(deal))
    };
    let played = text.parse::<Played>().ok().filter(is_of_deal);
    played.is_some_and(|played| played.is_news(before))
}

/// The evening of an entry of any kind; `None` if it is none.
pub fn evening_of(entry: &str) -> Option<Evening> {
    let played = read_entry(entry).map(|(evening, ..)| evening);
    played.or_else(|| read_sent_entry(entry).map(|(evening, _)| evening))
}

/// What somebody has played of a deal. As text, it is the result (`34,41 1,2`, or `-` while the deal goes on) and the
/// record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The end of the deal; `None` while it goes on.
    pub result: Option<FinalScores>,
    /// The record, as a link or, if it does not fit into one, as JSON.
    pub record: String,
}

impl Played {
    /// Whether it is stored where this text is stored already: the end of a deal that goes on there, or anything where
    /// there is nothing that can be read.
    pub fn is_news(&self, before: Option<&str>) -> bool {
        let before = before.and_then(|before| before.parse::<Played>().ok());
        before.is_none_or(|before| before.result.is_none() && self.result.is_some())
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.result {
            Some(FinalScores { scores, places }) => {
                write!(f, "{} {} {}", list(scores), list(places), self.record)
            }
            None => write!(f, "- {}", self.record),
        }
    }
}

/// The text says nothing that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not what somebody has played of a deal")]
pub struct PlayedError;

impl FromStr for Played {
    type Err = PlayedError;

    fn from_str(text: &str) -> Result<Played, PlayedError> {
        let (first, rest) = text.split_once(' ').ok_or(PlayedError)?;
        if first == "-" {
            return Ok(Played {
                result: None,
                record: rest.into(),
            });
        }
        let (places, record) = rest.split_once(' ').ok_or(PlayedError)?;
        let scores: Vec<i32> = numbers(first).ok_or(PlayedError)?;
        let places: Vec<u8> = numbers(places).ok_or(PlayedError)?;
        let seats = 1..=scores.len().min(MAX_SEATS);
        let is_valid = scores.len() == places.len()
            && seats.contains(&scores.len())
            && places
                .iter()
                .all(|place| seats.contains(&usize::from(*place)))
            && scores.iter().all(|score| score.unsigned_abs() < MOST);
        let result = is_valid.then_some(FinalScores { scores, places });
        Ok(Played {
            result: Some(result.ok_or(PlayedError)?),
            record: record.into(),
        })
    }
}

#[cfg(test)]
mod tests;
