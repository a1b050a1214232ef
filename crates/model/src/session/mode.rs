//! The modes of a session.

use std::rc::Rc;

use engine::{Entry, Game, Match, Seat, SeatSet};

/// What a match at a table is played for. The mode decides who is asked, whether moves can be taken back and
/// hints asked for, and who leads the match.
///
/// Watching bots is no mode: that only bots play follows from the participants
/// ([`Session::is_spectated`](super::Session::is_spectated)), in any mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mode<G: Game> {
    /// Play. Moves can be taken back unless something hidden has been revealed since, and there are hints.
    Play,
    /// Play that counts as it is played: nothing can be taken back, and there are no hints.
    Strict,
    /// One round of play that counts as it is played: as [`Mode::Strict`], and the match ends with the round.
    Deal,
    /// Play by letter, as [`Mode::Strict`]: one person is here, and the others decide elsewhere. The screen around the table
    /// shows what they have decided.
    Letter {
        /// The seat of the person who is here.
        from: Seat,
    },
    /// A lesson: bots, chance and persons follow a script, and only the lesson helps.
    Lesson(Script<G>),
    /// A position of a match, only shown: nobody is asked, and nothing happens.
    Replay {
        /// The seat from which the table is seen.
        from: Seat,
    },
    /// A position of a match, to be tried out: whoever looks on decides for every seat that is to decide.
    Analysis {
        /// The seat from which the table is seen.
        from: Seat,
    },
}

impl<G: Game> Mode<G> {
    /// Whether the people and bots at the table play the match on. In a lesson, a replay or an analysis, the screen
    /// around the table leads, and puts changed sessions on it.
    pub fn is_live(&self) -> bool {
        matches!(
            self,
            Mode::Play | Mode::Strict | Mode::Deal | Mode::Letter { .. }
        )
    }

    /// Whether the screen around the table may put a changed session on it: it leads the match, or has got what somebody
    /// elsewhere has decided.
    pub fn takes_changes(&self) -> bool {
        !self.is_live() || (!G::HAS_CHANCE && matches!(self, Mode::Letter { .. }))
    }

    /// Whether whoever sits on this seat decides at this page. A game with chance is not played by letter: whoever opened an
    /// older letter could have luck decide once more.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        G::HAS_CHANCE || !matches!(self, Mode::Letter { from } if *from != seat)
    }

    /// Whether moves can be taken back and hints asked for.
    pub fn has_help(&self) -> bool {
        matches!(self, Mode::Play)
    }

    /// Whether the match ends with its round.
    pub(super) fn is_deal(&self) -> bool {
        matches!(self, Mode::Deal)
    }

    /// Whether the match follows a script.
    pub fn is_lesson(&self) -> bool {
        matches!(self, Mode::Lesson(_))
    }

    /// Whether the match is only shown.
    pub fn is_replay(&self) -> bool {
        matches!(self, Mode::Replay { .. })
    }

    /// Whether the match is only tried out: nobody at it wins or loses.
    pub fn is_analysis(&self) -> bool {
        matches!(self, Mode::Analysis { .. })
    }

    /// The script of a lesson; `None` in the other modes.
    pub(super) fn script(&self) -> Option<&Script<G>> {
        match self {
            Mode::Lesson(script) => Some(script),
            Mode::Play | Mode::Strict | Mode::Deal | Mode::Letter { .. } => None,
            Mode::Replay { .. } | Mode::Analysis { .. } => None,
        }
    }
}

/// Everything that happens in a lesson's match, and where it stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script<G: Game> {
    entries: Rc<[Entry<G>]>,
    until: usize,
}

impl<G: Game> Script<G> {
    /// A script whose match has the log `entries`, and which stops where the log has the length `until`.
    pub fn new(entries: Rc<[Entry<G>]>, until: usize) -> Self {
        Script { entries, until }
    }

    /// All entries.
    pub(super) fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The next entry after a log of this length; `None` at the stop.
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

    /// Plays the chance event that the script has next; `false` if it has something else.
    pub(super) fn draw(&self, play: &mut Match<G>) -> bool {
        match self.next(play) {
            Some(entry @ Entry::Event(_)) => play.push(entry).is_ok(),
            _ => false,
        }
    }
}
