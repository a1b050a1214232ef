//! A match in which everything that happens is prepared: what a lesson is
//! played on. Whoever is to decide, and what luck brings, is read from the
//! script instead of being asked.

use std::rc::Rc;

use engine::{Entry, Game, Match, Seat, SeatSet};

use super::{Participant, Session};

/// What is prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Guide<G: Game> {
    /// Everything that happens from the match's beginning on.
    script: Rc<[Entry<G>]>,
    /// The log's length at which it stops.
    until: usize,
}

/// What a prepared match makes of a decision of a person's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guidance {
    /// It may be carried out, as far as the rules allow it.
    Follows,
    /// The rules allow it, but something else is wanted.
    Strays,
    /// Nothing is to be decided now.
    Waits,
}

impl<G: Game> Guide<G> {
    /// What happens next; `None` where it stops.
    fn next(&self, play: &Match<G>) -> Option<Entry<G>> {
        let length = play.log().len();
        self.script
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

impl<G: Game> Session<G> {
    /// A prepared match: as it stands after the first `length` entries of the
    /// script, and going on as prepared up to `until`.
    ///
    /// The script is one that the rules allow, of a match with these rules;
    /// whatever does not follow from them is left out.
    pub fn guided(
        rules: G::Rules,
        participants: Vec<Participant>,
        script: Rc<[Entry<G>]>,
        (length, until): (usize, usize),
    ) -> Option<Self> {
        let play = Match::replay(rules, script.iter().copied().take(length)).ok()?;
        Some(Session {
            play,
            participants,
            seed: engine::Seed(0),
            watched: None,
            strict: true,
            guide: Some(Guide { script, until }),
        })
    }

    /// Whether what happens is prepared.
    pub fn is_guided(&self) -> bool {
        self.guide.is_some()
    }

    /// Whether the match stands still until it is led on.
    pub fn is_held(&self) -> bool {
        let next = |guide: &Guide<G>| guide.next(&self.play);
        self.guide
            .as_ref()
            .is_some_and(|guide| next(guide).is_none())
    }

    /// The decision that is prepared for a seat which is to decide now; `None`
    /// in a match in which nothing is prepared.
    pub fn prepared(&self, seat: Seat) -> Option<G::Action> {
        match self.guide.as_ref()?.next(&self.play)? {
            Entry::Act(by, action) if by == seat => Some(action),
            _ => None,
        }
    }

    /// What is made of a decision of a person's before it is carried out.
    pub fn guidance(&self, seat: Seat, action: G::Action) -> Guidance {
        if !self.is_guided() {
            return Guidance::Follows;
        }
        match self.prepared(seat) {
            None => Guidance::Waits,
            Some(wanted) if wanted == action => Guidance::Follows,
            // What the rules refuse is theirs to explain.
            Some(_) if self.play.clone().act(seat, action).is_err() => Guidance::Follows,
            Some(_) => Guidance::Strays,
        }
    }
}
