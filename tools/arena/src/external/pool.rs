//! The processes of outside programs in a tournament. Several threads play at the same time, so a program may
//! have several processes; each plays one game after the other.

use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

use super::message::{Message, PROTOCOL, read_ready};
use super::process::Process;
use super::{Failure, Limits, Program};
use crate::game::{Length, TournamentGame};

/// The processes of the programs among the contestants.
pub struct ProgramPools(Vec<Option<Pool>>);

/// The processes of one program.
pub struct Pool {
    program: Program,
    /// The first message to each process.
    hello: String,
    pub(super) limits: Limits,
    idle: Mutex<Vec<Process>>,
}

impl ProgramPools {
    /// Starts every program once, to find out whether it can be started. `contestants` has `None` for
    /// contestants that are not programs.
    ///
    /// # Errors
    /// If one cannot be started, or does not answer that it is ready.
    pub fn start<'a, G: TournamentGame>(
        programs: impl Iterator<Item = Option<&'a Program>>,
        rules: &G::Rules,
        length: Length,
        limits: Limits,
    ) -> Result<ProgramPools> {
        let hello: Message<G::Rules, ()> = Message::Hello {
            protocol: PROTOCOL,
            game: G::ID,
            rules,
            length,
            move_ms: limits.move_ms,
        };
        let hello = hello.line();
        let pools = programs.map(|program| {
            let Some(program) = program else {
                return Ok(None);
            };
            let pool = Pool {
                program: program.clone(),
                hello: hello.clone(),
                limits,
                idle: Mutex::default(),
            };
            let first = pool.take().with_context(|| {
                format!("{program} cannot play: see docs/bot-protocol.md for what it has to answer")
            })?;
            pool.put_back(first);
            Ok(Some(pool))
        });
        pools.collect::<Result<_>>().map(ProgramPools)
    }

    /// No programs, for this many contestants.
    #[cfg(test)]
    pub fn none(contestants: usize) -> ProgramPools {
        ProgramPools((0..contestants).map(|_| None).collect())
    }

    /// The processes of a contestant; `None` if it is not a program.
    pub fn of(&self, contestant: usize) -> Option<&Pool> {
        self.0.get(contestant)?.as_ref()
    }
}

impl Pool {
    /// A process that is ready and in no game.
    pub(super) fn take(&self) -> Result<Process, Failure> {
        if let Some(process) = self.idle().pop() {
            return Ok(process);
        }
        let mut process = Process::start(&self.program)?;
        let answer = process.ask(self.hello.clone(), self.limits.for_start())?;
        read_ready(&answer)?;
        Ok(process)
    }

    /// Takes back a process after a game in which it did not fail.
    pub(super) fn put_back(&self, process: Process) {
        self.idle().push(process);
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Process>> {
        // The list of processes is valid even if a thread panicked while it had the lock.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.idle().drain(..).for_each(Process::close);
    }
}
