//! A match at one table: who plays, in which [`Mode`], and what is saved. `turn` has what happens next, who
//! is asked, and what can be taken back. No web types.

use std::rc::Rc;

use engine::{
    Entry, Game, Match, Outcome, Phase, Player, Record, RecordError, ReplayError, Seat, SeatSet,
    Seed,
};
use protocol::{Level, LevelError};

mod lesson;
mod mode;
mod moments;
#[cfg(test)]
mod tests;
mod turn;

pub use lesson::ScriptCheck;
pub use mode::{Mode, Script};
pub use turn::Due;

/// A participant of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The name at the table.
    pub name: String,
    /// The bot's level; `None` for a person.
    pub bot: Option<Level>,
}

/// A match with the people and bots who play it.
///
/// A copy costs little, however long the match is: copies share its parts, and two that nobody has changed
/// compare as equal without a look at the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: Game> {
    play: Rc<Match<G>>,
    participants: Rc<[Participant]>,
    seed: Seed,
    mode: Mode<G>,
    is_practice: bool,
    is_assisted: bool,
}

/// Why a session cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SessionError {
    /// The saved match cannot be used.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A bot's level is unknown.
    #[error("the record names a level that this program does not know: {0}")]
    Level(String),
    /// The options contradict the rules.
    #[error("the game cannot be played like this: {0}")]
    Rules(String),
    /// The number of participants is not the number of seats.
    #[error("{participants} are to sit on {seats} seats")]
    Participants {
        /// The number of participants.
        participants: usize,
        /// The number of seats.
        seats: usize,
    },
}

impl<G: Game> Session<G> {
    /// A match about to begin.
    ///
    /// # Errors
    /// If the options contradict the rules or the number of participants.
    pub fn new(
        rules: G::Rules,
        participants: Vec<Participant>,
        seed: Seed,
    ) -> Result<Self, SessionError> {
        let play: Match<G> = Match::new(rules)
            .map_err(|error: G::RulesError| SessionError::Rules(error.to_string()))?;
        let seats = play.game().seats();
        if participants.len() != seats {
            return Err(SessionError::Participants {
                participants: participants.len(),
                seats,
            });
        }
        Ok(Session {
            play: play.into(),
            participants: participants.into(),
            seed,
            mode: Mode::Play,
            is_practice: false,
            is_assisted: false,
        })
    }

    /// A match that begins at a position, for practice, with these people at it: as many as it has seats.
    ///
    /// # Errors
    /// If there are more or fewer people.
    pub fn from_position(
        position: G,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Self, SessionError> {
        let (participants, seats) = (names.len(), position.seats());
        if participants != seats {
            return Err(SessionError::Participants {
                participants,
                seats,
            });
        }
        let person = |name| Participant { name, bot: None };
        Ok(Session {
            play: Match::from_position(position).into(),
            participants: names.into_iter().map(person).collect(),
            seed,
            mode: Mode::Play,
            is_practice: true,
            is_assisted: false,
        })
    }

    /// A position that is posed to somebody: they sit at the seat `from`, without a name, and see the table from there. The
    /// others are these or, where these are fewer, experts with names of the [`cast`](crate::cast); they are asked nothing as
    /// long as the position is not left.
    pub fn posed(position: G, from: Seat, seed: Seed, others: Vec<Participant>) -> Self {
        let experts = crate::cast::NAMES.map(|name| Participant {
            name: name.into(),
            bot: Some(Level::Expert),
        });
        let mut others = others.into_iter().chain(experts);
        let mut sit = |seat| {
            let other = (seat != from).then(|| others.next()).flatten();
            other.unwrap_or(Participant {
                name: String::new(),
                bot: None,
            })
        };
        Session {
            participants: Seat::all(position.seats()).map(&mut sit).collect(),
            play: Match::from_position(position).into(),
            seed,
            mode: Mode::Analysis { from },
            is_practice: false,
            is_assisted: false,
        }
    }

    /// The session that [`Session::save`] wrote.
    ///
    /// # Errors
    /// If the text cannot be used; see [`SessionError`].
    pub fn load(text: &str) -> Result<Self, SessionError> {
        Session::of(Record::from_json(text)?)
    }

    /// The session of a record.
    ///
    /// # Errors
    /// If a bot's level is unknown.
    pub fn of(record: Record<G>) -> Result<Self, SessionError> {
        let participant = |player: Player| {
            let level = player.bot.map(|level| {
                level
                    .parse()
                    .map_err(|_: LevelError| SessionError::Level(level))
            });
            Ok(Participant {
                name: player.name,
                bot: level.transpose()?,
            })
        };
        let participants = record.players.into_iter().map(participant);
        Ok(Session {
            participants: participants.collect::<Result<_, SessionError>>()?,
            play: record.play.into(),
            seed: record.seed,
            mode: Mode::Play,
            is_practice: record.practice,
            is_assisted: record.assisted,
        })
    }

    /// The match as a record; with the time at which it ended, in milliseconds since 1970, if it is over.
    pub fn record(&self, ended: Option<u64>) -> Record<G> {
        let players = self.participants.iter().map(|participant| Player {
            name: participant.name.clone(),
            bot: participant.bot.map(|level| level.name().into()),
        });
        Record {
            players: players.collect(),
            seed: self.seed,
            play: (*self.play).clone(),
            ended,
            practice: self.is_practice,
            assisted: self.is_assisted,
        }
    }

    /// The match as the text of a record.
    pub fn save(&self) -> String {
        self.record(None).to_json()
    }

    /// The match after the first `length` entries of its log.
    #[must_use]
    pub fn rewound(&self, length: usize) -> Self {
        Session {
            play: self.play.rewound(length).into(),
            participants: self.participants.clone(),
            seed: self.seed,
            mode: self.mode.clone(),
            is_practice: self.is_practice,
            is_assisted: self.is_assisted,
        }
    }

    /// A new match with the same rules, participants and luck. It is not practice and without help, even if this one is
    /// not.
    #[must_use]
    pub fn again(&self) -> Self {
        Session {
            is_practice: false,
            is_assisted: false,
            ..self.rewound(0)
        }
    }

    /// A match for practice, which goes on after the first `length` entries of this one's log.
    #[must_use]
    pub fn practice(&self, length: usize) -> Self {
        Session {
            is_practice: true,
            is_assisted: false,
            ..self.rewound(length)
        }
    }

    /// A replay: the match after the first `length` entries of its log, only shown, from the place of the
    /// seat `from`.
    #[must_use]
    pub fn replay(&self, length: usize, from: Seat) -> Self {
        Session {
            mode: Mode::Replay { from },
            ..self.rewound(length)
        }
    }

    /// The match as it goes on after the first `length` entries of its log if the seat `from` takes this action, and
    /// whoever decided at the same time what they took. `None` if the action is not legal there.
    #[must_use]
    pub fn instead(&self, length: usize, from: Seat, action: G::Action) -> Option<Self> {
        let mut other = self.rewound(length);
        let Phase::Decide(deciding) = other.game().phase() else {
            return None;
        };
        other.act(from, action).ok()?;
        let later = self.play.log().get(length + 1..).unwrap_or_default();
        let others = later.iter().map_while(|entry| match *entry {
            Entry::Act(seat, action) => Some((seat, action)),
            Entry::Event(_) | Entry::NextRound => None,
        });
        for (seat, action) in others {
            let is_open =
                matches!(other.game().phase(), Phase::Decide(seats) if seats.contains(seat));
            if !is_open || !deciding.contains(seat) || seat == from {
                break;
            }
            // They decided without seeing the other action, so theirs are legal.
            other.act(seat, action).ok()?;
        }
        Some(other)
    }

    /// An analysis: a match with the same rules and this log. Nobody at it is a bot; events of chance are drawn by `seed`. It
    /// is seen from the seat that decides or, if none does, that decided last; the one board of an abstract game stays as it
    /// lies.
    ///
    /// # Errors
    /// If an entry of the log cannot happen.
    pub fn analysis(
        &self,
        log: impl IntoIterator<Item = Entry<G>>,
        seed: Seed,
    ) -> Result<Self, ReplayError<G::RulesError, G::Illegal>> {
        let persons = self.participants.iter().map(|one| Participant {
            name: one.name.clone(),
            bot: None,
        });
        let play = self.play.with_log(log)?;
        let last = play.log().iter().rev().find_map(|entry| match entry {
            Entry::Act(seat, _) => Some(*seat),
            Entry::Event(_) | Entry::NextRound => None,
        });
        let from = moments::deciding(play.game()).first().or(last);
        let from = from.filter(|_| !G::IS_ONE_BOARD).unwrap_or(Seat::FIRST);
        Ok(Session {
            play: play.into(),
            participants: persons.collect(),
            seed,
            mode: Mode::Analysis { from },
            is_practice: true,
            is_assisted: false,
        })
    }

    /// The same match in [`Mode::Strict`]: nothing can be taken back from now on, and no hints are given.
    #[must_use]
    pub fn strict(self) -> Self {
        Session {
            mode: Mode::Strict,
            ..self
        }
    }

    /// The same match in [`Mode::Deal`]: its round is all that is played.
    #[must_use]
    pub fn deal(self) -> Self {
        Session {
            mode: Mode::Deal,
            ..self
        }
    }

    /// The same match in [`Mode::Letter`], with the person of this seat here.
    #[must_use]
    pub fn letter(self, from: Seat) -> Self {
        const { assert!(!G::HAS_CHANCE) }
        Session {
            mode: Mode::Letter { from },
            ..self
        }
    }

    /// What the match is played for.
    pub fn mode(&self) -> &Mode<G> {
        &self.mode
    }

    /// Whether the match is practice: it goes on from a position of another match, so that its luck may be known. Its
    /// result does not count as the person's own.
    pub fn is_practice(&self) -> bool {
        self.is_practice
    }

    /// Whether a person has had help: they were shown what the expert thinks of a decision, or they took a move back
    /// after they had seen others answer it. Such a result is kept, but does not say how well the person plays.
    pub fn is_assisted(&self) -> bool {
        self.is_assisted
    }

    /// Notes that a person is shown what the expert thinks of a decision, if the mode has help.
    pub fn assist(&mut self) {
        self.is_assisted |= self.mode.has_help();
    }

    /// The seat from which the table is seen; its hand lies nearest. Where several persons play at one screen, that is
    /// the seat of [`Session::person_at_turn`].
    pub fn viewpoint(&self) -> Seat {
        match self.mode {
            Mode::Replay { from } | Mode::Analysis { from } | Mode::Letter { from } => from,
            Mode::Play | Mode::Strict | Mode::Deal if self.is_shared() => self.person_at_turn(),
            Mode::Play | Mode::Strict | Mode::Deal | Mode::Lesson(_) => Seat::FIRST,
        }
    }

    /// The match.
    pub fn play(&self) -> &Match<G> {
        &self.play
    }

    /// The round being played.
    pub fn game(&self) -> &G {
        self.play.game()
    }

    /// The participants, in the order of seats.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// The seed of the match's luck.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The name of the participant on this seat; empty for a seat that does not exist.
    pub fn name(&self, seat: Seat) -> &str {
        self.participants
            .get(seat.index())
            .map_or("", |participant| &participant.name)
    }

    /// Whether a person sits here. Whoever plays by letter from elsewhere is none of them.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.participants
            .get(seat.index())
            .is_some_and(|participant| participant.bot.is_none() && self.mode.is_here(seat))
    }

    /// The seats where persons sit.
    pub fn persons(&self) -> SeatSet {
        let seats = Seat::all(self.participants.len());
        let persons = seats.filter(|seat| self.is_person(*seat));
        persons.fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The seat of the person who is addressed as "you": the only one at the table, who has no name. A person with a name
    /// is somebody else, whose match is shown.
    pub fn you(&self) -> Option<Seat> {
        let seat = self.persons().first()?;
        (self.persons().len() == 1 && self.name(seat).is_empty()).then_some(seat)
    }

    /// Whether several persons play the match at one screen.
    pub fn is_shared(&self) -> bool {
        self.mode.is_live() && self.persons().len() > 1
    }

    /// Whether positions of the match may be analysed: of one that is played by letter, only once it is over.
    pub fn may_be_analysed(&self) -> bool {
        !matches!(self.mode, Mode::Letter { .. }) || self.outcome().is_some()
    }

    /// Whether only bots play. The person at the page watches, and may see everything.
    pub fn is_spectated(&self) -> bool {
        self.persons().is_empty()
    }

    /// How the match ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    /// Whether a person has decided anything in the round under way.
    pub fn has_person_played(&self) -> bool {
        let log = self.play.log().iter().rev();
        let mut round = log.take_while(|entry| **entry != Entry::NextRound);
        round.any(|entry| matches!(entry, Entry::Act(seat, _) if self.is_person(*seat)))
    }
}

/// Whether the match of a record's text is over. The record need not be parsed for that: no text inside of it
/// can contain the name of this field with its quotes.
pub fn is_over(text: &str) -> bool {
    text.contains("\"result\":")
}
