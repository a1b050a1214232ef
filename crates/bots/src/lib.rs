//! The computer players. They see a game only through the view of the seat that decides.
//!
//! A decision is a [`Task`]: a view, a level and a seed. [`BotGame::search`] begins its search and returns an
//! [`AnytimeSearch`], which works in steps and has an answer after each; [`advise`] runs it to its end. The
//! same task gives the same advice on every machine.
//!
//! Each game has a module ([`dekal`], [`detrak`], [`dumble`], [`debacle`]), whose `search` chooses the search
//! of each level: begin reading there. The module implements [`BotGame`] for its game: the questions that its
//! workers answer, and the files of learned [`Weights`] (in `weights/`). Nothing else lists the games.
//!
//! The crate depends on engine and protocol, runs natively and as wasm, and uses neither clocks nor files.

mod bot_game;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
mod judge;
mod race;
mod slips;
mod weights;

use protocol::{Advice, Task, TaskError};

pub use bot_game::{BotGame, WorkerSearch, begin};
pub use weights::{Weights, WeightsError};

/// A search that can be interrupted after any step and always has an answer (an anytime algorithm: Dean and
/// Boddy, An Analysis of Time-Dependent Planning, 1988).
pub trait AnytimeSearch {
    /// The type of the answer.
    type Answer;

    /// Searches for about the time of `work` playouts of Dékal; returns whether it is done.
    fn step(&mut self, work: u32) -> bool;

    /// The present answer; empty while nothing is known yet (see
    /// [`Answer::is_empty`](protocol::Answer::is_empty)).
    fn answer(&self) -> Self::Answer;

    /// How many playouts the search has made so far, or how many positions it has searched; 0 for other
    /// searches.
    fn examined(&self) -> u64 {
        0
    }
}

/// A search with this type of answer.
pub type BoxedSearch<A> = Box<dyn AnytimeSearch<Answer = A>>;

impl<S: AnytimeSearch + ?Sized> AnytimeSearch for Box<S> {
    type Answer = S::Answer;

    fn step(&mut self, work: u32) -> bool {
        self.as_mut().step(work)
    }

    fn answer(&self) -> S::Answer {
        self.as_ref().answer()
    }

    fn examined(&self) -> u64 {
        self.as_ref().examined()
    }
}

/// A search that is done before its first step.
struct Immediate<A>(A);

impl<A: Clone> AnytimeSearch for Immediate<A> {
    type Answer = A;

    fn step(&mut self, _work: u32) -> bool {
        true
    }

    fn answer(&self) -> A {
        self.0.clone()
    }
}

/// Searches a decision to the end.
///
/// # Errors
///
/// As [`BotGame::search`].
pub fn advise<G: BotGame>(task: &Task<G>) -> Result<Advice<G::Action>, TaskError> {
    G::search(task).map(finish)
}

/// Runs a search to its end, and returns the answer.
pub fn finish<S: AnytimeSearch>(mut search: S) -> S::Answer {
    while !search.step(1_000) {}
    search.answer()
}
