//! The result of a game as one line of text.

use core::fmt;
use core::str::FromStr;

use engine::{Fields, GameId, Player, Seed, with_game};
use protocol::Level;
use serde::Deserialize;

use crate::games::{Figure, GameProfile};

/// The result of a game that one person played against bots, or alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended: u64,
    /// The game.
    pub game: GameId,
    /// Its id in the archive. The game itself may have been deleted.
    pub id: String,
    /// The variant of the rules, in games that have several: "one", "advanced", …
    pub variant: String,
    /// The kind of attempt, which decides whether the result counts.
    pub kind: Kind,
    /// The seed.
    pub seed: Seed,
    /// The person's seat, from 0.
    pub seat: usize,
    /// The bots' levels, in the order of seats; `None` for the person.
    pub levels: Vec<Option<Level>>,
    /// Every seat's points.
    pub scores: Vec<i32>,
    /// Every seat's place, 1 for the first; several may share one.
    pub places: Vec<u8>,
}

/// The kind of attempt that a result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A game with luck that the person did not know.
    Own,
    /// The attempt at a day's game that counts.
    Daily,
    /// A game that went on from a position of another, or with luck that was played before or is a day's.
    Practice,
    /// A game with luck that the person did not know, in which they had help.
    Assisted,
}

/// The error for a text that is not a result; a later release may have written it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a result")]
pub struct LineError;

#[derive(Deserialize)]
struct RecordFields<'a> {
    seats: Vec<Player>,
    seed: Seed,
    #[serde(default)]
    result: Option<engine::Outcome>,
    #[serde(default)]
    ended: Option<u64>,
    #[serde(default)]
    practice: bool,
    #[serde(default)]
    assisted: bool,
    game: GameId,
    #[serde(borrow)]
    rules: Fields<'a>,
}

impl Line {
    /// The result of a record; `None` if it cannot be read, the match is not over, or there is not exactly one
    /// person, or this one has a name. Its kind is `kind`, unless the record says that the match is practice or that there was help.
    pub fn of(record: &str, id: &str, kind: Kind) -> Option<Line> {
        let fields: RecordFields = serde_json::from_str(record).ok()?;
        let game = fields.game;
        let outcome = fields.result?;
        let level = |player: &Player| match &player.bot {
            None => Some(None),
            Some(level) => level.parse().ok().map(Some),
        };
        let levels: Option<Vec<_>> = fields.seats.iter().map(level).collect();
        let levels = levels?;
        let standings = outcome.standings();
        if standings.len() != levels.len() {
            return None;
        }
        // A person with a name is somebody else, whose match came by a link.
        let seat = only_person(&levels).filter(|seat| fields.seats[*seat].name.is_empty())?;
        Some(Line {
            ended: fields.ended?,
            game,
            id: id.to_owned(),
            variant: variant(game, &fields.rules).to_owned(),
            kind: match (fields.practice, fields.assisted) {
                (true, _) => Kind::Practice,
                (false, true) => Kind::Assisted,
                (false, false) => kind,
            },
            seed: fields.seed,
            seat,
            levels,
            scores: standings.iter().map(|own| own.score).collect(),
            places: standings.iter().map(|own| own.place).collect(),
        })
    }

    /// The number that measures the person's result, by the game's [`Figure`](crate::games::Figure).
    pub fn figure(&self) -> i32 {
        figure(self.game, &self.scores, self.seat)
    }

    /// The person's place, 1 for the first.
    pub fn place(&self) -> u8 {
        self.places[self.seat]
    }

    /// The person's share of the win, in parts of 840: all possible numbers of winners divide 840, so sums of
    /// shares are exact.
    pub fn share(&self) -> u32 {
        let winners = self.places.iter().filter(|place| **place == 1).count();
        match self.place() {
            1 => WHOLE_WIN / winners as u32,
            _ => 0,
        }
    }

    /// The number of players, the person included.
    pub fn players(&self) -> usize {
        self.levels.len()
    }

    /// The opponents of the person.
    pub fn level(&self) -> Opponents {
        let mut bots = self.levels.iter().flatten();
        match bots.next() {
            None => Opponents::Nobody,
            Some(first) if bots.all(|level| level == first) => Opponents::Level(*first),
            Some(_) => Opponents::Mixed,
        }
    }

    /// Whether both games had the same luck: the same cards or dice.
    pub fn has_luck_of(&self, other: &Line) -> bool {
        self.game == other.game
            && self.seed == other.seed
            && self.variant == other.variant
            && self.players() == other.players()
    }

    /// Whether one of these games, which ended no later, had the same luck, so that the person could know it.
    pub fn is_known_from<'a>(&self, others: impl IntoIterator<Item = &'a Line>) -> bool {
        let mut others = others.into_iter();
        others.any(|other| other.has_luck_of(self) && other.ended <= self.ended)
    }
}

/// The [`Line::share`] of a whole win.
pub const WHOLE_WIN: u32 = 840;

/// The opponents of a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Opponents {
    /// None.
    Nobody,
    /// Bots of one level.
    Level(Level),
    /// Bots of several levels.
    Mixed,
}

/// The figure of a seat; see [`Line::figure`].
pub fn figure(game: GameId, scores: &[i32], seat: usize) -> i32 {
    let own = scores.get(seat).copied().unwrap_or_default();
    match with_game!(game, G => G::FIGURE) {
        Figure::Points => own,
        Figure::Lead => {
            let all: i32 = scores.iter().sum();
            2 * own - all
        }
    }
}

/// The variant of a record's rules; see [`GameProfile::variant`].
pub(super) fn variant(game: GameId, rules: &Fields) -> &'static str {
    with_game!(game, G => G::variant(rules))
}

/// The person's seat; `None` if there are none or several persons.
fn only_person(levels: &[Option<Level>]) -> Option<usize> {
    let mut persons = (0..levels.len()).filter(|seat| levels[*seat].is_none());
    persons.next().filter(|_| persons.next().is_none())
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (ended, game, id) = (self.ended, self.game.name(), &self.id);
        let (variant, kind, seed) = (&self.variant, self.kind.name(), self.seed);
        write!(f, "{ended} {game} {id} {variant} {kind} {seed} ")?;
        for level in &self.levels {
            f.write_str(level.map_or(".", |level| &level.name()[..1]))?;
        }
        write!(f, " {} {}", list(&self.scores), list(&self.places))
    }
}

impl FromStr for Line {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Line, LineError> {
        read(text).ok_or(LineError)
    }
}

fn read(text: &str) -> Option<Line> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [ended, game, id, variant, kind, seed, levels, scores, places] = parts[..] else {
        return None;
    };
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric());
    let level = |sign: char| match sign {
        '.' => Some(None),
        _ => {
            let named = |level: &Level| level.name().starts_with(sign);
            Level::ALL.into_iter().find(named).map(Some)
        }
    };
    let levels: Vec<_> = levels.chars().map(level).collect::<Option<_>>()?;
    let line = Line {
        ended: ended.parse().ok()?,
        game: GameId::named(game)?,
        id: Some(id).filter(|id| plain(id))?.to_owned(),
        variant: Some(variant).filter(|variant| plain(variant))?.to_owned(),
        kind: Kind::ALL.into_iter().find(|one| one.name() == kind)?,
        seed: seed.parse().ok()?,
        seat: only_person(&levels)?,
        scores: numbers(scores)?,
        places: numbers(places)?,
        levels,
    };
    let seats = line.levels.len();
    let is_valid = line.scores.len() == seats
        && line.places.len() == seats
        && line
            .scores
            .iter()
            .all(|score| score.unsigned_abs() < MAX_SCORE)
        && line
            .places
            .iter()
            .all(|place| (1..=seats).contains(&usize::from(*place)));
    is_valid.then_some(line)
}

/// A bound above the points of any game, low enough that sums do not overflow.
const MAX_SCORE: u32 = 100_000;

/// Numbers, separated by commas.
pub fn list<N: fmt::Display>(numbers: &[N]) -> String {
    let texts: Vec<String> = numbers.iter().map(N::to_string).collect();
    texts.join(",")
}

/// Parses a [`list`]; `None` if any number cannot be parsed.
pub fn numbers<N: FromStr>(text: &str) -> Option<Vec<N>> {
    text.split(',').map(|number| number.parse().ok()).collect()
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Own, Kind::Daily, Kind::Practice, Kind::Assisted];

    /// The name in lines and files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Own => "own",
            Kind::Daily => "daily",
            Kind::Practice => "practice",
            Kind::Assisted => "assisted",
        }
    }

    /// Whether the result says how well the person plays: they did not know the luck, and had no help.
    pub const fn is_own_play(self) -> bool {
        match self {
            Kind::Own | Kind::Daily => true,
            Kind::Practice | Kind::Assisted => false,
        }
    }
}
