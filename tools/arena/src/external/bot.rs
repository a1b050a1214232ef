//! An outside program at one table.

use engine::{Outcome, Seat, View};

use super::Failure;
use super::message::{Message, quoted, read_answer};
use super::pool::Pool;
use super::process::Process;
use crate::game::TournamentGame;

/// A program that plays a game. If it fails, it is dropped, and its process
/// with it: what it says afterwards would belong to no question.
pub struct ExternalBot<'a> {
    pool: &'a Pool,
    process: Process,
}

/// A message of no particular game.
type UntypedMessage<'a> = Message<'a, (), ()>;

impl<'a> ExternalBot<'a> {
    /// Seats a program for a game.
    ///
    /// # Errors
    /// If it cannot be started again after it has failed.
    pub fn sit(pool: &'a Pool, seat: Seat) -> Result<ExternalBot<'a>, Failure> {
        let process = pool.take()?;
        process.send(UntypedMessage::Start { seat }.line());
        Ok(ExternalBot { pool, process })
    }

    /// Lets the program decide. `seed` is for its own random numbers.
    ///
    /// # Errors
    /// If it gives no answer, or a wrong one.
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
            // Numbers of JSON are safe below 2⁵³.
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

    /// The game is over: with this outcome, by another's failure, or because it
    /// did not end.
    pub fn leave(self, outcome: Option<&Outcome>) {
        self.process.send(UntypedMessage::End { outcome }.line());
        self.pool.put_back(self.process);
    }
}
