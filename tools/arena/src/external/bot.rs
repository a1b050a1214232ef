//! An outside program at one table.

use engine::{Outcome, Seat, View};

use super::Failure;
use super::message::{Message, quoted, read_answer};
use super::pool::Pool;
use super::process::Process;
use crate::game::TournamentGame;

/// An outside program in one game. When it fails its process is dropped as well: a later message could not be
/// attributed to a question.
pub struct ExternalBot<'a> {
    pool: &'a Pool,
    process: Process,
}

/// A message that does not depend on the game.
type UntypedMessage<'a> = Message<'a, (), ()>;

impl<'a> ExternalBot<'a> {
    /// Seats a program for a game.
    ///
    /// # Errors
    /// If it had failed and cannot be started again.
    pub fn start(pool: &'a Pool, seat: Seat) -> Result<ExternalBot<'a>, Failure> {
        let process = pool.take()?;
        process.send(UntypedMessage::Start { seat }.line());
        Ok(ExternalBot { pool, process })
    }

    /// Asks the program for its action; `seed` is for its own random numbers.
    ///
    /// # Errors
    /// If it gives no answer, or an invalid one.
    pub fn decide<G: TournamentGame>(
        &mut self,
        view: &G::View,
        seed: u64,
    ) -> Result<G::Action, Failure> {
        let mut actions: Vec<G::Action> = Vec::new();
        view.actions(&mut |action| actions.push(action));
        let id = self.process.next_question();
        let question: Message<(), G::Json> = Message::Decide {
            id,
            // JSON numbers are exact below 2⁵³.
            seed: seed >> 11,
            view: G::view_json(view),
            actions: actions.iter().map(ToString::to_string).collect(),
        };
        let limit = self.pool.limits.for_decision();
        let line = self.process.ask(question.line(), limit)?;
        let text = read_answer(&line, id)?;
        let action = text.parse().ok();
        action
            .filter(|action| actions.contains(action))
            .ok_or_else(|| Failure::Illegal(quoted(&text)))
    }

    /// Ends the game for the program: with this outcome, or with `None` if another program failed or the game
    /// did not end.
    pub fn leave(self, outcome: Option<&Outcome>) {
        self.process.send(UntypedMessage::End { outcome }.line());
        self.pool.put_back(self.process);
    }
}
