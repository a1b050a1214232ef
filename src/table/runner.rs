//! Plays everybody but the person: which bot is asked, when luck decides,
//! what can be taken back. Without effects, so that reducers can hold it.

use engine::{Entry, MatchError, Phase, Seat, SeatSet};

use super::{PERSON, Playable};
use crate::pool::PoolError;
use crate::session::{Due, Guidance, Session};

/// A match under way at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Runner<G: Playable> {
    /// The match and who plays it.
    pub session: Session<G>,
    /// Whether waiting is skipped until the person is to decide.
    pub hurry: bool,
    /// Why the bots have failed to answer, if they have.
    pub trouble: Option<PoolError>,
    /// How often something was taken back or begun anew: what was asked
    /// before that is not heard any more.
    pub generation: u32,
    /// Whether the person's last try was legal, but not what a lesson wants.
    pub strayed: bool,
}

/// What can happen to a match besides the person's own decisions.
#[derive(Clone, PartialEq, Debug)]
pub enum RunEvent<G: Playable> {
    /// A bot has decided, its how many-th decision this is counted from 0.
    Bot(Seat, usize, G::Action),
    /// The bots cannot be asked.
    BotsFailed(PoolError),
    /// Ask the bots once more.
    TryAgain,
    /// Luck may decide what is due in this generation.
    Luck(u32),
    /// Take back.
    Undo,
    /// Do not wait until the person is to decide.
    Skip,
    /// Begin the next round.
    NextRound,
    /// Show another moment of a match that is only looked at.
    Show(Box<Session<G>>),
}

impl<G: Playable> Runner<G> {
    /// A table with this match on it.
    pub fn new(session: Session<G>) -> Self {
        Runner {
            session,
            hurry: false,
            trouble: None,
            generation: 0,
            strayed: false,
        }
    }

    /// The person who is to decide.
    pub fn actor(&self) -> Option<Seat> {
        self.session.persons_to_decide().first()
    }

    /// Whether a person is to decide.
    pub fn is_to_decide(&self) -> bool {
        self.actor().is_some()
    }

    /// Whether the last decision of a person can be taken back.
    pub fn can_undo(&self) -> bool {
        let last = self.session.last_person();
        last.is_some_and(|seat| self.session.can_undo(seat))
    }

    /// The bot that is asked now.
    pub fn bot_to_ask(&self) -> Option<Seat> {
        self.session.bots_to_decide().first()
    }

    /// How many decisions the seat has made in this match. It tells answers
    /// to this decision from answers to earlier ones.
    pub fn decisions(&self, seat: Seat) -> usize {
        let own = |entry: &&Entry<G>| matches!(entry, Entry::Act(by, _) if *by == seat);
        self.session.play().log().iter().filter(own).count()
    }

    /// Whether the person waits for nothing but bots.
    pub fn waits_for_bots(&self) -> bool {
        !self.is_to_decide() && self.session.bots_to_decide() != SeatSet::EMPTY
    }

    /// Whether luck is due and it is for the person to let it decide.
    pub fn waits_for_person(&self) -> bool {
        !self.session.is_watched()
            && self.session.due() == Due::Luck
            && self.session.game().waits_for_person()
    }

    /// Whether there is a wait that can be skipped.
    pub fn can_skip(&self) -> bool {
        let luck = self.session.due() == Due::Luck && !self.waits_for_person();
        !self.hurry && !self.session.is_watched() && (self.waits_for_bots() || luck)
    }

    /// Carries out what the person decided.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing has changed then. [`None`] if there is
    /// nothing to decide: the round is over, the match only looked at, or a
    /// lesson wants something else.
    pub fn act(&mut self, action: G::Action) -> Result<(), Option<G::Illegal>> {
        if self.session.is_watched() {
            return Err(None);
        }
        let seat = self.actor().unwrap_or(PERSON);
        let guidance = self.session.guidance(seat, action);
        self.strayed = guidance == Guidance::Strays;
        if guidance != Guidance::Follows {
            return Err(None);
        }
        let result = self.session.act(seat, action);
        self.slow_down();
        result.map_err(|error| match error {
            MatchError::Illegal(why) => Some(why),
            MatchError::RoundNotOver | MatchError::MatchOver => None,
        })
    }

    /// Lets something happen; what comes too late changes nothing.
    pub fn handle(&mut self, event: RunEvent<G>) {
        if self.session.is_watched() {
            if let RunEvent::Show(session) = event {
                self.session = *session;
            }
            return;
        }
        match event {
            RunEvent::Show(session) if self.session.is_guided() => {
                self.session = *session;
                self.strayed = false;
                self.generation += 1;
            }
            RunEvent::Show(_) => {}
            RunEvent::Bot(seat, decision, action) => {
                let is_asked = decision == self.decisions(seat)
                    && self.session.bots_to_decide().contains(seat);
                if is_asked && self.session.act(seat, action).is_err() {
                    self.trouble = Some(PoolError::Crashed);
                }
            }
            RunEvent::BotsFailed(why) => self.trouble = Some(why),
            RunEvent::TryAgain => {
                self.trouble = None;
                self.generation += 1;
            }
            RunEvent::Luck(generation) if generation == self.generation => self.luck(),
            RunEvent::Luck(_) => {}
            RunEvent::Undo => {
                let last = self.session.last_person();
                if last.is_some_and(|seat| self.session.undo(seat)) {
                    self.trouble = None;
                    self.generation += 1;
                }
            }
            RunEvent::Skip => self.hurry = true,
            RunEvent::NextRound => {
                // Refused only while the round goes on, when no button asks it.
                if self.session.next_round().is_ok() {
                    self.generation += 1;
                }
            }
        }
        self.slow_down();
    }

    fn luck(&mut self) {
        while self.session.due() == Due::Luck {
            if !self.session.draw() || !self.session.game().happens_together() {
                break;
            }
        }
    }

    /// Skipping ends where the person is to do something, or the round is over.
    fn slow_down(&mut self) {
        let over = self.session.game().phase() == Phase::Over;
        if self.is_to_decide() || self.waits_for_person() || over {
            self.hurry = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Options, begin};
    use engine::Seed;
    use engine::dekal::{Action, Cell, Dekal};

    #[test]
    fn a_match_that_is_watched_is_only_shown() {
        let session = begin::<Dekal>(&Options::default(), Seed(1));
        let cell = Cell::all().next().unwrap();
        let mut played = Runner::new(session.clone());
        assert_eq!(played.act(Action::Reveal(cell)), Ok(()));
        let mut run = Runner::new(session.watched(0));
        assert_eq!(run.act(Action::Reveal(cell)), Err(None));
        for event in [
            RunEvent::Luck(0),
            RunEvent::Undo,
            RunEvent::Skip,
            RunEvent::NextRound,
        ] {
            run.handle(event);
            assert_eq!(run, Runner::new(session.watched(0)));
        }
        assert!(!run.is_to_decide() && !run.can_skip() && run.bot_to_ask().is_none());
        let later = played.session.watched(1);
        run.handle(RunEvent::Show(Box::new(later.clone())));
        assert_eq!(run.session, later);
        let before = played.clone();
        played.handle(RunEvent::Show(Box::new(session)));
        assert_eq!(played, before, "a match under way is not replaced");
    }
}
