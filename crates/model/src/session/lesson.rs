//! A match in which everything that happens is prepared: what a lesson is
//! played on. Whoever is to decide, and what luck brings, is read from the
//! script instead of being asked.

use engine::{Entry, Game, Match, Seat, Seed};

use super::{Mode, Participant, Script, Session};

/// What a script makes of a person's decision, before that is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptCheck {
    /// It may be carried out, as far as the rules allow it: it is what the
    /// script has, or there is no script.
    Passes,
    /// The rules allow it, but the script has something else.
    OffScript,
    /// The script has no decision of this seat now.
    NothingDue,
}

impl<G: Game> Session<G> {
    /// A lesson: the match as it stands after the first `length` entries of the
    /// script, and going on as that has it. `None` if the rules do not allow
    /// those entries.
    ///
    /// The script is one that the rules allow, of a match with these rules;
    /// whatever does not follow from them is left out.
    pub fn lesson(
        rules: G::Rules,
        participants: Vec<Participant>,
        script: Script<G>,
        length: usize,
    ) -> Option<Self> {
        let entries = script.entries().iter().copied().take(length);
        Some(Session {
            play: Match::replay(rules, entries).ok()?.into(),
            participants: participants.into(),
            // No luck is drawn, and no bot asked.
            seed: Seed(0),
            mode: Mode::Lesson(script),
        })
    }

    /// Whether a lesson stands still until it is led on: its script stops here.
    pub fn is_at_stop(&self) -> bool {
        let next = |script: &Script<G>| script.next(&self.play);
        self.mode
            .script()
            .is_some_and(|script| next(script).is_none())
    }

    /// The decision that the script has for a seat which is to decide now;
    /// `None` in a match that follows none.
    pub fn scripted(&self, seat: Seat) -> Option<G::Action> {
        match self.mode.script()?.next(&self.play)? {
            Entry::Act(by, action) if by == seat => Some(action),
            _ => None,
        }
    }

    /// What the script makes of a decision of a person's before it is carried
    /// out.
    pub fn check_script(&self, seat: Seat, action: G::Action) -> ScriptCheck {
        if !self.mode.is_lesson() {
            return ScriptCheck::Passes;
        }
        match self.scripted(seat) {
            None => ScriptCheck::NothingDue,
            Some(wanted) if wanted == action => ScriptCheck::Passes,
            // What the rules refuse is theirs to explain.
            Some(_) if self.clone().act(seat, action).is_err() => ScriptCheck::Passes,
            Some(_) => ScriptCheck::OffScript,
        }
    }
}
