//! The processes of outside programs in a tournament. Several threads play at the same time, so a program may
//! run in several processes; each plays one game after the other.

use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

use super::message::{Message, PROTOCOL, read_ready};
use super::process::Process;
use super::{Failure, Limits, Program};
use crate::game::{Length, TournamentGame};

/// The processes of the programs among the contestants.
pub struct ProgramPools(Vec<Option<Pool>>);

/// One program's processes.
pub struct Pool {
    program: Program,
    /// What each process is told first.
    hello: String,
    pub(super) limits: Limits,
    idle: Mutex<Vec<Process>>,
}

impl ProgramPools {
    /// Starts every program once, to see whether it can be. The contestants are given in their order:
    /// `None` for those that are no programs.
    ///
    /// # Errors
    /// If one cannot be started, or does not say that it is ready.
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

    /// No programs, for so many contestants that are none.
    #[cfg(test)]
    pub fn none(contestants: usize) -> ProgramPools {
        ProgramPools((0..contestants).map(|_| None).collect())
    }

    /// An contestant's processes; `None` if it is no program.
    pub fn of(&self, contestant: usize) -> Option<&Pool> {
        self.0.get(contestant)?.as_ref()
    }
}

impl Pool {
    /// A process that is ready and plays nowhere else.
    pub(super) fn take(&self) -> Result<Process, Failure> {
        if let Some(process) = self.idle().pop() {
            return Ok(process);
        }
        let mut process = Process::start(&self.program)?;
        let answer = process.ask(self.hello.clone(), self.limits.for_start())?;
        read_ready(&answer)?;
        Ok(process)
    }

    /// Takes back a process that has played its game well.
    pub(super) fn put_back(&self, process: Process) {
        self.idle().push(process);
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Process>> {
        // A list of processes is whole whoever panicked while holding it.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.idle().drain(..).for_each(Process::dismiss);
    }
}
