//! The computer players. They see a game only through the view of the seat that decides.
//!
//! A decision is a [`Task`]: a view, a level and a seed. [`BotGame::think`] begins to think about
//! it and returns an [`AnytimeSearch`], which works in steps and can be asked for its answer between any
//! two of them; [`advise`] runs it to its end. The same task leads to the same advice on every machine.
//!
//! Each game has a module ([`dekal`], [`detrak`], [`dumble`], [`debacle`]), whose `think` says what each
//! level does: begin reading there. The module implements [`BotGame`] for its game: all that a worker of
//! this game is asked, and the files of [`Weights`] that were learned by training (in `weights/`). Nothing
//! else lists the games.
//!
//! It depends on engine and protocol, runs natively and as wasm, and reads neither clocks nor files.

mod bot_game;
mod checksum;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
mod exp;
mod review;
mod weights;

use protocol::{Advice, Task, TaskError};

pub use bot_game::{BotGame, WorkerSearch, begin};
pub use weights::{Weights, WeightsError};

/// A search under way, which can be interrupted after any step and has an answer at any time (an
/// anytime algorithm: Dean and Boddy, An Analysis of Time-Dependent Planning, 1988).
pub trait AnytimeSearch {
    /// What it finds out.
    type Answer;

    /// Searches on for about as long as `work` playouts of Dékal take; returns whether it is done.
    fn step(&mut self, work: u32) -> bool;

    /// What has been found out so far; empty while there is nothing to tell yet (see
    /// [`Answer::is_empty`](protocol::Answer::is_empty)).
    fn answer(&self) -> Self::Answer;

    /// How many playouts it has made so far, or positions it has looked at; 0 for a search that
    /// makes neither.
    fn examined(&self) -> u64 {
        0
    }
}

/// A search of any kind that answers so.
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

/// An answer that was found at once: a search that is done before its first step.
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

/// Thinks about a decision to the end.
///
/// # Errors
/// As [`BotGame::think`].
pub fn advise<G: BotGame>(task: &Task<G>) -> Result<Advice<G::Action>, TaskError> {
    G::think(task).map(finish)
}

/// Runs a search to its end: the answer.
pub fn finish<S: AnytimeSearch>(mut search: S) -> S::Answer {
    while !search.step(1_000) {}
    search.answer()
}
