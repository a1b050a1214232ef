//! One table being played: whose turn it is, who is asked, what can be taken
//! back, what is saved. Knows nothing of the web.

use engine::{
    Entry, Game, Luck, Match, MatchError, Outcome, Phase, Player, Record, RecordError, RngStream,
    Seat, SeatSet, Seed,
};
use protocol::{Level, LevelError, Shard, Task};
use rand_core::Rng;

mod guide;
#[cfg(test)]
mod tests;

pub use guide::Guidance;
use guide::Guide;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The name shown at the table.
    pub name: String,
    /// The bot's level; `None` for the person.
    pub bot: Option<Level>,
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// These seats decide; see [`Session::is_person`] for who of them is asked
    /// how.
    Decide(SeatSet),
    /// Luck decides.
    Luck,
    /// The round is over, and another is to follow.
    NextRound,
    /// The match is over.
    Nothing,
}

/// A match with the people and bots around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: Game> {
    play: Match<G>,
    participants: Vec<Participant>,
    seed: Seed,
    /// From whose place it is only looked at, if it is: nobody is asked
    /// anything then.
    watched: Option<Seat>,
    /// What happens, if it is prepared.
    guide: Option<Guide<G>>,
    /// Whether what is done is done: nothing is taken back then, and no hint
    /// given.
    strict: bool,
}

/// Why no session can begin.
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
        /// How many are to sit.
        participants: usize,
        /// How many seats there are.
        seats: usize,
    },
}

/// The round of spots from which bots' own random numbers come. No match has
/// so many rounds, so it never meets the luck of the game.
const THINKING: u16 = u16::MAX;

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
            play,
            participants,
            seed,
            watched: None,
            guide: None,
            strict: false,
        })
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
            play: record.play,
            seed: record.seed,
            watched: None,
            guide: None,
            strict: false,
        })
    }

    /// Everything, as a record; with the time at which the match ended, in
    /// milliseconds since 1970, if it has.
    pub fn record(&self, ended: Option<u64>) -> Record<G> {
        let players = self.participants.iter().map(|participant| Player {
            name: participant.name.clone(),
            bot: participant.bot.map(|level| level.name().into()),
        });
        Record {
            players: players.collect(),
            seed: self.seed,
            play: self.play.clone(),
            ended,
        }
    }

    /// Everything, as the text of a record.
    pub fn save(&self) -> String {
        self.record(None).to_json()
    }

    /// The match as it stood after the first `length` entries of its log, only
    /// to be looked at: nobody is to decide, and nothing can be taken back.
    pub fn watched(&self, length: usize) -> Self {
        self.watched_by(length, Seat::FIRST)
    }

    /// The same, looked at from the place of a seat.
    pub fn watched_by(&self, length: usize, seat: Seat) -> Self {
        Session {
            play: self.play.rewound(length),
            watched: Some(seat),
            ..self.clone()
        }
    }

    /// The seat from whose place the table is seen: what it holds lies nearest.
    pub fn near(&self) -> Seat {
        self.watched.unwrap_or(Seat::FIRST)
    }

    /// The same match, in which nothing can be taken back from now on, and no
    /// hint is given.
    #[must_use]
    pub fn strict(self) -> Self {
        Session {
            strict: true,
            ..self
        }
    }

    /// Whether nothing can be taken back, and no hint is given.
    pub fn is_strict(&self) -> bool {
        self.strict
    }

    /// Whether the match is only looked at.
    pub fn is_watched(&self) -> bool {
        self.watched.is_some()
    }

    /// The lengths of the log that are worth looking at, from 0 on: what
    /// happens at the same moment by `together`, and what several seats decide
    /// without seeing each other, is one step.
    pub fn moments(&self, together: impl Fn(&G) -> bool) -> Vec<usize> {
        let mut moments = vec![0];
        let log = self.play.log();
        let mut replay = self.play.rewound(0);
        for (index, entry) in log.iter().enumerate() {
            let before = deciding(replay.game());
            replay
                .push(*entry)
                .expect("the log of a match can be played again");
            let goes_on = is_amid(replay.game(), before, &together);
            if !goes_on || index + 1 == log.len() {
                moments.push(index + 1);
            }
        }
        moments
    }

    /// The match.
    pub fn play(&self) -> &Match<G> {
        &self.play
    }

    /// The round being played.
    pub fn game(&self) -> &G {
        self.play.game()
    }

    /// Who sits where.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// Where the luck comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The name of who sits here; empty for a seat that is not at the table.
    pub fn name(&self, seat: Seat) -> &str {
        self.participants
            .get(seat.index())
            .map_or("", |participant| &participant.name)
    }

    /// Whether a person sits here.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.participants
            .get(seat.index())
            .is_some_and(|participant| participant.bot.is_none())
    }

    /// The seats where persons sit.
    pub fn persons(&self) -> SeatSet {
        let seats = Seat::all(self.participants.len());
        let persons = seats.filter(|seat| self.is_person(*seat));
        persons.fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Whether nobody but bots sits at the table: whoever is there looks on, and
    /// may see everything.
    pub fn is_spectated(&self) -> bool {
        self.persons().is_empty()
    }

    /// Whether a person has decided anything in the round under way.
    pub fn has_person_played(&self) -> bool {
        let log = self.play.log().iter().rev();
        let mut round = log.take_while(|entry| **entry != Entry::NextRound);
        round.any(|entry| matches!(entry, Entry::Act(seat, _) if self.is_person(*seat)))
    }

    /// The seats that are to decide, whoever sits there.
    pub fn deciding(&self) -> SeatSet {
        deciding(self.game())
    }

    /// Whether what has just happened belongs to the same moment as what comes
    /// next: it happens at once by `together`, or others decide without having
    /// seen it. `before` it those seats were to decide.
    pub fn is_amid(&self, before: SeatSet, together: impl Fn(&G) -> bool) -> bool {
        is_amid(self.game(), before, together)
    }

    /// The person who decided last, if one did.
    pub fn last_person(&self) -> Option<Seat> {
        let log = self.play.log().iter().rev();
        log.filter_map(|entry| match entry {
            Entry::Act(seat, _) => Some(*seat),
            _ => None,
        })
        .find(|seat| self.is_person(*seat))
    }

    /// What has to happen next.
    pub fn due(&self) -> Due {
        match self.game().phase() {
            Phase::Decide(seats) => Due::Decide(seats),
            Phase::Chance if self.is_held() => Due::Decide(SeatSet::EMPTY),
            Phase::Chance => Due::Luck,
            Phase::Over if self.play.outcome().is_some() => Due::Nothing,
            Phase::Over => Due::NextRound,
        }
    }

    /// How the match ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    /// The seats where a person is to decide.
    pub fn persons_to_decide(&self) -> SeatSet {
        self.to_decide(|participant| participant.bot.is_none())
    }

    /// The seats where a bot is to decide.
    pub fn bots_to_decide(&self) -> SeatSet {
        self.to_decide(|participant| participant.bot.is_some())
    }

    fn to_decide(&self, wanted: impl Fn(&Participant) -> bool) -> SeatSet {
        let Due::Decide(seats) = self.due() else {
            return SeatSet::EMPTY;
        };
        if self.is_watched() {
            return SeatSet::EMPTY;
        }
        let seats = match &self.guide {
            Some(guide) => guide.decides(&self.play),
            None => seats,
        };
        seats
            .iter()
            .filter(|seat| self.participants.get(seat.index()).is_some_and(&wanted))
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// What a bot is asked on this seat: its view and nothing else. `None` if
    /// no bot decides here now.
    ///
    /// The bot's random numbers depend on the seed, the seat and how many
    /// decisions it has made, so that a move taken back and played again is
    /// answered alike, whoever of several seats chose first; they tell nothing
    /// about the luck to come.
    pub fn task(&self, seat: Seat) -> Option<Task<G>> {
        if !self.bots_to_decide().contains(seat) {
            return None;
        }
        Some(Task {
            view: self.game().view(Some(seat)),
            level: self.participants[seat.index()].bot?,
            seed: self.thinking(seat),
            shard: Shard::WHOLE,
        })
    }

    /// Where the random numbers for the next decision of a seat come from.
    fn thinking(&self, seat: Seat) -> u64 {
        let own = |entry: &&Entry<G>| matches!(entry, Entry::Act(actor, _) if *actor == seat);
        let spot = RngStream {
            round: THINKING,
            turn: self.play.log().iter().filter(own).count() as u16,
            slot: seat.index() as u16,
        };
        Luck::new(self.seed, spot).next_u64()
    }

    /// What a bot of some level would be asked in the place of the person who
    /// is to decide: their view and nothing else. `None` if no person is, or where
    /// there are no hints.
    pub fn hint(&self, level: Level) -> Option<Task<G>> {
        let may = !self.strict;
        let seat = self.persons_to_decide().first().filter(|_| may)?;
        Some(Task {
            view: self.game().view(Some(seat)),
            level,
            seed: self.thinking(seat),
            shard: Shard::WHOLE,
        })
    }

    /// Carries out a decision.
    ///
    /// # Errors
    /// If it is not legal; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), MatchError<G::Illegal>> {
        self.play.act(seat, action)
    }

    /// Lets luck decide one event; `false` if none is due.
    pub fn draw(&mut self) -> bool {
        match &self.guide {
            Some(guide) => guide.draw(&mut self.play),
            None => self.play.draw(self.seed).is_some(),
        }
    }

    /// Begins the next round.
    ///
    /// # Errors
    /// If the round is not over, or the match is.
    pub fn next_round(&mut self) -> Result<(), MatchError<G::Illegal>> {
        self.play.push(Entry::NextRound)
    }

    /// Whether the person on this seat can take back a decision.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let may = !self.is_watched() && !self.strict && self.is_person(seat);
        may && self.play.undo_point(seat).is_some()
    }

    /// Takes back the person's last decision and what was answered to it, as
    /// long as nothing has come to light since; `false` if it cannot be done.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let point = self.play.undo_point(seat).filter(|_| self.can_undo(seat));
        if let Some(point) = point {
            self.play = self.play.rewound(point);
        }
        point.is_some()
    }
}

/// Whether the match of a record's text is over. The record need not be read
/// for that: the name of this field, with its quotes, is in no text inside.
pub fn is_over(text: &str) -> bool {
    text.contains("\"result\":")
}

/// The seats that are to decide, whoever sits there.
fn deciding<G: Game>(game: &G) -> SeatSet {
    match game.phase() {
        Phase::Decide(seats) => seats,
        Phase::Chance | Phase::Over => SeatSet::EMPTY,
    }
}

/// Whether what has just happened belongs to the same moment as what comes
/// next; `before` it those seats were to decide.
fn is_amid<G: Game>(game: &G, before: SeatSet, together: impl Fn(&G) -> bool) -> bool {
    match game.phase() {
        Phase::Chance => together(game),
        Phase::Decide(after) => {
            after.len() < before.len() && after.iter().all(|seat| before.contains(seat))
        }
        Phase::Over => false,
    }
}
