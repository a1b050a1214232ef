//! The programs of a tournament. Threads play games of their own, so several
//! processes of one program may run; each plays one game after the other.

use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

use super::message::{Message, PROTOCOL, read_ready};
use super::process::Process;
use super::{Limits, Program, Trouble};
use crate::contest::Contest;
use crate::deal::Length;
use crate::entrant::Entrant;

/// The programs among the entrants.
pub struct Programs(Vec<Option<Pool>>);

/// One program's processes.
pub struct Pool {
    program: Program,
    /// What each process is told first.
    hello: String,
    pub(super) limits: Limits,
    idle: Mutex<Vec<Process>>,
}

impl Programs {
    /// Starts every program once, to see whether it can be.
    ///
    /// # Errors
    /// If one cannot be started, or does not say that it is ready.
    pub fn start<G: Contest>(
        entrants: &[Entrant],
        rules: &G::Rules,
        length: Length,
        limits: Limits,
    ) -> Result<Programs> {
        let hello: Message<G::Rules, ()> = Message::Hello {
            protocol: PROTOCOL,
            game: G::ID,
            rules,
            length,
            move_ms: limits.move_ms,
        };
        let hello = hello.line();
        let pools = entrants.iter().map(|entrant| {
            let Entrant::Program(program) = entrant else {
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
        pools.collect::<Result<_>>().map(Programs)
    }

    /// No programs, for so many entrants that are none.
    #[cfg(test)]
    pub fn none(entrants: usize) -> Programs {
        Programs((0..entrants).map(|_| None).collect())
    }

    /// An entrant's processes; `None` if it is no program.
    pub fn of(&self, entrant: usize) -> Option<&Pool> {
        self.0.get(entrant)?.as_ref()
    }
}

impl Pool {
    /// A process that is ready and plays nowhere else.
    pub(super) fn take(&self) -> Result<Process, Trouble> {
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
