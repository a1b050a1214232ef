//! A match: one or several rounds of a game, with everything that happened.

use crate::game::{AfterRound, Game, View};
use crate::log::Entry;
#[cfg(feature = "luck")]
use crate::luck::{Luck, Seed};
use crate::outcome::Outcome;
use crate::seat::Seat;

/// A match of one or several rounds: its rules, its log, and its present state.
///
/// The state is always the one to which rules and log lead, so these two are all that has to be kept; of a match from a
/// position ([`Match::from_position`]), the position and the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    rules: G::Rules,
    /// The state before the first entry.
    first: G,
    log: Vec<Entry<G>>,
    rounds: Vec<Outcome>,
    game: G,
    /// The number of entries up to the last one that is no decision, and the state after it.
    settled: (usize, G),
}

/// Why an entry cannot be added to a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError<I: core::error::Error> {
    /// The game's rules refuse it.
    #[error("{0}")]
    Illegal(I),
    /// The round is still being played.
    #[error("the round is still being played")]
    RoundNotOver,
    /// The match is over: there is no next round.
    #[error("the match is over")]
    MatchOver,
}

/// Why a log does not replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<R: core::error::Error, I: core::error::Error> {
    /// The options contradict the rules.
    #[error("the rules cannot be played: {0}")]
    Rules(R),
    /// An entry of the log is refused.
    #[error("entry {index} of the log cannot happen: {error}")]
    Entry {
        /// The index of the entry in the log.
        index: usize,
        /// Why it is refused.
        error: MatchError<I>,
    },
}

/// The result of [`Match::replay`].
pub type Replayed<G> = Result<Match<G>, ReplayError<<G as Game>::RulesError, <G as Game>::Illegal>>;

impl<G: Game> Match<G> {
    /// A new match.
    ///
    /// # Errors
    /// If the options contradict the rules.
    pub fn new(rules: G::Rules) -> Result<Self, G::RulesError> {
        let first = G::new(&rules)?;
        Ok(Match::beginning(rules, first))
    }

    /// A match that begins at this position; what led to it is not known.
    pub fn from_position(position: G) -> Self {
        Match::beginning(position.rules(), position)
    }

    fn beginning(rules: G::Rules, first: G) -> Self {
        Match {
            rules,
            log: Vec::new(),
            rounds: Vec::new(),
            settled: (0, first.clone()),
            game: first.clone(),
            first,
        }
    }

    /// The match with this log.
    ///
    /// # Errors
    /// If the options contradict the rules, or an entry cannot happen.
    pub fn replay(rules: G::Rules, log: impl IntoIterator<Item = Entry<G>>) -> Replayed<G> {
        let begin = Match::new(rules).map_err(ReplayError::Rules)?;
        begin.with_log(log)
    }

    /// The match that begins like this one and has another log.
    ///
    /// # Errors
    /// If an entry cannot happen.
    pub fn with_log(&self, log: impl IntoIterator<Item = Entry<G>>) -> Replayed<G> {
        let mut play = Match::beginning(self.rules.clone(), self.first.clone());
        for (index, entry) in log.into_iter().enumerate() {
            play.push(entry)
                .map_err(|error| ReplayError::Entry { index, error })?;
        }
        Ok(play)
    }

    /// The options of the match; of one from a position, those that the position shows ([`Game::rules`]).
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// All entries, the earliest first.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The round that is being played, or the last one.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The outcomes of the rounds that are over, in their order.
    pub fn rounds(&self) -> &[Outcome] {
        &self.rounds
    }

    /// How the match ended; `None` while another round is to be played.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.sequel()? {
            AfterRound::Over(outcome) => Some(outcome),
            AfterRound::Round(_) => None,
        }
    }

    /// Adds an entry: a decision, an event, or the next round.
    ///
    /// # Errors
    /// If it cannot happen now; the match is then unchanged.
    pub fn push(&mut self, entry: Entry<G>) -> Result<(), MatchError<G::Illegal>> {
        match entry {
            Entry::Act(seat, action) => {
                self.game.act(seat, action).map_err(MatchError::Illegal)?;
            }
            Entry::Event(event) => self.game.resolve(event).map_err(MatchError::Illegal)?,
            Entry::NextRound => match self.game.sequel() {
                None => return Err(MatchError::RoundNotOver),
                Some(AfterRound::Over(_)) => return Err(MatchError::MatchOver),
                Some(AfterRound::Round(game)) => self.game = game,
            },
        }
        self.log.push(entry);
        if entry != Entry::NextRound {
            self.rounds.extend(self.game.outcome());
        }
        if !matches!(entry, Entry::Act(..)) {
            self.settled = (self.log.len(), self.game.clone());
        }
        Ok(())
    }

    /// Plays a seat's decision.
    ///
    /// # Errors
    /// If the action is not legal; the match is then unchanged.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), MatchError<G::Illegal>> {
        self.push(Entry::Act(seat, action))
    }

    /// Draws the event that is due by the seed, and returns it; `None` if none is due.
    #[cfg(feature = "luck")]
    pub fn draw(&mut self, seed: Seed) -> Option<G::Event> {
        let stream = self.game.rng_stream()?;
        let event = self.game.sample(&mut Luck::new(seed, stream))?;
        self.push(Entry::Event(event)).ok()?;
        Some(event)
    }

    /// Draws events by the seed until none is due.
    #[cfg(feature = "luck")]
    pub fn draw_all(&mut self, seed: Seed) {
        while self.game.phase() == crate::game::Phase::Chance && self.draw(seed).is_some() {}
    }

    /// The length to which the log must be cut to take back the seat's last decision, which is the index of
    /// that decision. `None` if there is none, or if something hidden has been revealed since: an event, or
    /// anything that the seat sees now and did not see then ([`View::has_learned`]).
    ///
    /// Replays the decisions since the last event.
    pub fn undo_point(&self, seat: Seat) -> Option<usize> {
        let (settled, _) = self.settled;
        self.log[settled..]
            .iter()
            .rposition(|entry| matches!(entry, Entry::Act(actor, _) if *actor == seat))
            .map(|index| settled + index)
            .filter(|index| {
                let before = self.before(*index).view(Some(seat));
                !self.game.view(Some(seat)).has_learned(&before)
            })
    }

    /// The state before an entry, a decision since the last event.
    fn before(&self, index: usize) -> G {
        let (settled, game) = &self.settled;
        let mut game = game.clone();
        for entry in &self.log[*settled..index] {
            if let Entry::Act(seat, action) = *entry {
                let done = game.act(seat, action);
                done.expect("what has happened can happen");
            }
        }
        game
    }

    /// The match after the first `length` entries of its log.
    #[must_use]
    pub fn rewound(&self, length: usize) -> Self {
        self.with_log(self.log.iter().copied().take(length))
            .expect("a prefix of a log that replays replays as well")
    }
}
