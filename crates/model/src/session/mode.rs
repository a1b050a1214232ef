//! What a match at a table is for.

use std::rc::Rc;

use engine::{Entry, Game, Match, Seat, SeatSet};

/// What a match at a table is for, and with that: who is asked, what may be
/// taken back, whether there are hints, and who carries it on.
///
/// That nobody but bots plays is no mode. It follows from the participants
/// ([`Session::is_spectated`](super::Session::is_spectated)) and may be so in
/// any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mode<G: Game> {
    /// It is played. Decisions are taken back where nothing has come to light
    /// since, and hints given.
    Play,
    /// It is played, and counts as it is played: nothing is taken back, and no
    /// hint given.
    Strict,
    /// It follows a script, on which bots, luck and persons are held; there is
    /// no help but the lesson's own.
    Lesson(Script<G>),
    /// A moment of a match is only shown: nobody is asked anything, and nothing
    /// happens.
    Replay {
        /// From whose place the table is seen.
        from: Seat,
    },
}

impl<G: Game> Mode<G> {
    /// Whether the match is carried on at its table, by the people and bots who
    /// sit there. A lesson and a replay are led by the screen around the table,
    /// which puts the match on it anew.
    pub fn is_live(&self) -> bool {
        matches!(self, Mode::Play | Mode::Strict)
    }

    /// Whether decisions may be taken back at all, and hints be asked.
    pub fn has_help(&self) -> bool {
        matches!(self, Mode::Play)
    }

    /// Whether the match follows a script.
    pub fn is_lesson(&self) -> bool {
        matches!(self, Mode::Lesson(_))
    }

    /// Whether the match is only shown.
    pub fn is_replay(&self) -> bool {
        matches!(self, Mode::Replay { .. })
    }

    /// What the match follows; `None` where nothing is prepared.
    pub(super) fn script(&self) -> Option<&Script<G>> {
        match self {
            Mode::Lesson(script) => Some(script),
            Mode::Play | Mode::Strict | Mode::Replay { .. } => None,
        }
    }
}

/// Everything that happens in a match, and how far it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script<G: Game> {
    entries: Rc<[Entry<G>]>,
    until: usize,
}

impl<G: Game> Script<G> {
    /// A match whose log is `entries`, from its beginning on; it stops where
    /// its log has the length `until`.
    pub fn new(entries: Rc<[Entry<G>]>, until: usize) -> Self {
        Script { entries, until }
    }

    /// Everything that happens.
    pub(super) fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// What happens next; `None` where it stops.
    pub(super) fn next(&self, play: &Match<G>) -> Option<Entry<G>> {
        let length = play.log().len();
        self.entries
            .get(length)
            .copied()
            .filter(|_| length < self.until)
    }

    /// The seat that decides next.
    pub(super) fn decides(&self, play: &Match<G>) -> SeatSet {
        match self.next(play) {
            Some(Entry::Act(seat, _)) => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }

    /// Lets luck bring what is prepared; `false` if something else is next.
    pub(super) fn draw(&self, play: &mut Match<G>) -> bool {
        match self.next(play) {
            Some(entry @ Entry::Event(_)) => play.push(entry).is_ok(),
            _ => false,
        }
    }
}
