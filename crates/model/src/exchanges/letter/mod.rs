//! Matches by letter: two people far away send each other the match so far as a link (`docs/record.md`).
//!
//! A letter is a record of two persons with names whose luck is that of its seed. Nobody decides which of two letters is
//! right: the log of one continues that of the other, or they are refused together.

mod kept;
#[cfg(test)]
mod tests;

pub use kept::{KeptLetter, PREFIX};
pub(super) use kept::{continues, is_sound};

use engine::{Game, Phase, Player, Record, RecordError, Seat, Seed};

use crate::session::{Participant, Session, SessionError};

/// How many play by letter.
pub const SEATS: usize = 2;

/// A match by letter, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter<G: Game>(Record<G>);

/// Why something is no letter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LetterError {
    /// It cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is another kind of match: with a bot, not of two, without two different names, for practice, or with help.
    #[error("it is no match by letter between two people with different names")]
    OtherMatch,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat's.
    Of(Seat),
    /// Nobody decides: chance is due, or the next round. Whoever has the match goes on, and both come to the same.
    Anybody,
    /// The match is over.
    Over,
}

/// How a letter stands to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// It is of another match.
    OtherMatch,
    /// Both are the same.
    Same,
    /// It continues the other.
    Further,
    /// The other continues it.
    Behind,
    /// Something else has happened in it.
    Diverges,
}

impl<G: Game> Letter<G> {
    /// A match that begins, with these names in the order of seats; chance has decided as far as it is due.
    ///
    /// # Errors
    /// If the rules are not valid, or the names are not those of two.
    pub fn begin(
        rules: G::Rules,
        names: [String; SEATS],
        seed: Seed,
    ) -> Result<Self, SessionError> {
        let persons = names.map(|name| Participant { name, bot: None });
        let mut session = Session::<G>::new(rules, persons.into(), seed)?;
        while session.draw() {}
        let other = |_| RecordError::Damaged("two people need different names".into());
        Ok(Letter::of(session.record(None)).map_err(other)?)
    }

    /// The letter of a record.
    ///
    /// # Errors
    /// If the record is of another kind of match.
    pub fn of(mut record: Record<G>) -> Result<Self, LetterError> {
        let is_person = |player: &Player| player.bot.is_none() && !player.name.trim().is_empty();
        let are_two = match record.players.as_slice() {
            [one, other] => is_person(one) && is_person(other) && one.name != other.name,
            _ => false,
        };
        if !are_two || record.practice || record.assisted {
            return Err(LetterError::OtherMatch);
        }
        // When it ended is each one's own.
        record.ended = None;
        Ok(Letter(record))
    }

    /// Reads a letter from the text of a link.
    ///
    /// # Errors
    /// If the text is no letter.
    pub fn from_link(link: &str) -> Result<Self, LetterError> {
        Letter::of(Record::from_link(link)?)
    }

    /// The letter as the text of a link; `None` if it is too long for one, or its luck is not that of its seed.
    pub fn to_link(&self) -> Option<String> {
        self.0.to_link()
    }

    /// The match.
    pub fn record(&self) -> &Record<G> {
        &self.0
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        let player = self.0.players.get(seat.index());
        player.map_or("", |player| &player.name)
    }

    /// What tells the match from all others: the text of a link with its rules, names and seed, and without anything that
    /// has happened. `None` if they do not fit into a link.
    pub fn id(&self) -> Option<String> {
        let start = Record {
            play: self.0.play.rewound(0),
            ..self.0.clone()
        };
        start.to_link()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        let play = &self.0.play;
        match play.game().phase() {
            Phase::Decide(seats) => seats.first().map_or(Turn::Anybody, Turn::Of),
            Phase::Over if play.outcome().is_some() => Turn::Over,
            Phase::Chance | Phase::Over => Turn::Anybody,
        }
    }

    /// How this letter stands to another one.
    pub fn relation(&self, other: &Self) -> Relation {
        let (own, their) = (&self.0, &other.0);
        let is_same = own.seed == their.seed
            && own.players == their.players
            && own.play.rules() == their.play.rules();
        let (log, theirs) = (own.play.log(), their.play.log());
        match (log.starts_with(theirs), theirs.starts_with(log)) {
            _ if !is_same => Relation::OtherMatch,
            (true, true) => Relation::Same,
            (true, false) => Relation::Further,
            (false, true) => Relation::Behind,
            (false, false) => Relation::Diverges,
        }
    }

    /// How many entries of the log both letters begin with.
    pub fn common(&self, other: &Self) -> usize {
        let both = self.0.play.log().iter().zip(other.0.play.log());
        both.take_while(|(own, their)| own == their).count()
    }

    /// The match as the person of this seat plays it.
    ///
    /// # Panics
    /// Never: nobody at it is a bot, whose level could be unknown.
    pub fn session(&self, seat: Seat) -> Session<G> {
        let session = Session::of(self.0.clone()).expect("nobody who plays by letter is a bot");
        session.letter(seat)
    }
}
