//! The computer players. They see a game only through the view of the seat that decides.
//!
//! A decision is a [`Task`](protocol::Task): a view, a level and a seed. [`think`] begins to think about
//! it and returns an [`AnytimeSearch`], which works in steps and can be asked for its advice between any
//! two of them; [`advise`] runs it to its end. The same task leads to the same advice on every machine.
//!
//! Each game has a module ([`dekal`], [`detrak`], [`dumble`], [`debacle`]), whose `think` says what each
//! level does: begin reading there. [`Weights`] names the files of what was learned by training (in
//! `weights/`), and [`BotGame`] joins all of one game's bots for a program of that game only.
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

use protocol::{AnyAdvice, AnyTask, Trouble};

pub use bot_game::BotGame;
use bot_game::for_game;
pub use weights::{Weights, WeightsError};

/// A search under way, which can be interrupted after any step and has an answer at any time (an
/// anytime algorithm: Dean and Boddy, An Analysis of Time-Dependent Planning, 1988).
pub trait AnytimeSearch {
    /// Searches on for about as long as `work` playouts of Dékal take; returns whether it is done.
    fn step(&mut self, work: u32) -> bool;

    /// What has been found out so far, best first; empty while there is nothing to tell yet (see
    /// [`AnyAdvice::is_empty`]).
    fn advice(&self) -> AnyAdvice;

    /// How many playouts it has made so far, or positions it has looked at; 0 for a search that
    /// makes neither.
    fn examined(&self) -> u64 {
        0
    }
}

impl<S: AnytimeSearch + ?Sized> AnytimeSearch for Box<S> {
    fn step(&mut self, work: u32) -> bool {
        self.as_mut().step(work)
    }

    fn advice(&self) -> AnyAdvice {
        self.as_ref().advice()
    }

    fn examined(&self) -> u64 {
        self.as_ref().examined()
    }
}

/// Advice that was found at once: a search that is done before its first step.
struct Immediate(AnyAdvice);

impl AnytimeSearch for Immediate {
    fn step(&mut self, _work: u32) -> bool {
        true
    }

    fn advice(&self) -> AnyAdvice {
        self.0.clone()
    }
}

/// Begins to think about a task of any game.
///
/// # Errors
/// [`Trouble::NothingToDecide`] if it is not for the view's seat to decide;
/// [`Trouble::NotLearned`] if weights are missing (see [`Weights::missing`]).
pub fn think(task: &AnyTask) -> Result<Box<dyn AnytimeSearch>, Trouble> {
    for_game!(task.game(), G => G::think(task))
}

/// Thinks about a decision to the end.
///
/// # Errors
/// As [`think`].
pub fn advise(task: &AnyTask) -> Result<AnyAdvice, Trouble> {
    let mut search = think(task)?;
    while !search.step(1_000) {}
    Ok(search.advice())
}
