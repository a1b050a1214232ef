//! Lessons: matches whose script has everything that happens. Bots, persons and chance follow the script.

use engine::{Entry, Game, Match, Seat, Seed};

use super::{Mode, Participant, Script, Session};

/// How a person's decision compares with the script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptCheck {
    /// The decision is the script's, or there is no script: the rules decide.
    Passes,
    /// The rules allow the decision, but the script has another one.
    OffScript,
    /// The script has no decision of this seat now.
    NothingDue,
}

impl<G: Game> Session<G> {
    /// A lesson: the match after the first `length` entries of the script, which goes on by the script.
    /// `None` if the rules do not allow these entries.
    ///
    /// The script has to be one that the rules allow, of a match with these rules; the session ignores what
    /// does not follow from them.
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
            // A lesson draws no luck and asks no bot.
            seed: Seed(0),
            mode: Mode::Lesson(script),
            is_practice: false,
            is_assisted: false,
        })
    }

    /// Whether the lesson waits at a stop of its script.
    pub fn is_at_stop(&self) -> bool {
        let next = |script: &Script<G>| script.next(&self.play);
        self.mode
            .script()
            .is_some_and(|script| next(script).is_none())
    }

    /// The script's decision for a seat that is to decide now; `None` in a match without a script.
    pub fn scripted(&self, seat: Seat) -> Option<G::Action> {
        match self.mode.script()?.next(&self.play)? {
            Entry::Act(by, action) if by == seat => Some(action),
            _ => None,
        }
    }

    /// Compares a person's decision with the script before it is carried out.
    pub fn check_script(&self, seat: Seat, action: G::Action) -> ScriptCheck {
        if !self.mode.is_lesson() {
            return ScriptCheck::Passes;
        }
        match self.scripted(seat) {
            None => ScriptCheck::NothingDue,
            Some(wanted) if wanted == action => ScriptCheck::Passes,
            // The rules give the reason for actions that they refuse.
            Some(_) if self.clone().act(seat, action).is_err() => ScriptCheck::Passes,
            Some(_) => ScriptCheck::OffScript,
        }
    }
}
