//! Installs what later steps need, beside the first steps: on a fresh machine it takes minutes to compile.

use super::step::{Install, PlannedStep, Step};
use crate::tools;
use anyhow::{Result, anyhow};
use std::sync::OnceLock;

/// What is installed for the steps of a plan, each once.
pub struct Installs {
    install: fn(Install) -> Result<()>,
    /// The errors of those that are over, in the order of [`Install::ALL`].
    done: [OnceLock<Option<String>>; Install::ALL.len()],
}

impl Installs {
    /// Finds or compiles the tools.
    pub fn new() -> Self {
        Self::by(|install| match install {
            Install::TestRunner => tools::wasm_bindgen_test_runner().map(drop),
            Install::Geckodriver => tools::geckodriver().map(drop),
        })
    }

    /// Calls this function for each.
    pub fn by(install: fn(Install) -> Result<()>) -> Self {
        let done = Default::default();
        Self { install, done }
    }

    /// Installs everything that these steps need, one after the other. Steps learn of errors by [`Installs::wait`].
    pub fn run(&self, plan: &[PlannedStep]) {
        let left = || plan.iter().filter(|planned| planned.left_out.is_none());
        for install in Install::ALL {
            if left().any(|planned| planned.step.needs() == Some(install)) {
                self.done(install);
            }
        }
    }

    /// Waits until what a step needs is there, or installs it.
    ///
    /// # Errors
    /// If it cannot be installed.
    pub fn wait(&self, step: Step) -> Result<()> {
        match step.needs().and_then(|install| self.done(install).as_ref()) {
            Some(error) => Err(anyhow!("{error}")),
            None => Ok(()),
        }
    }

    /// Installs it unless that was done; waits if it is under way in another thread.
    fn done(&self, install: Install) -> &Option<String> {
        let place = Install::ALL.iter().position(|one| *one == install);
        let place = place.expect("all are listed");
        self.done[place].get_or_init(|| {
            let error = (self.install)(install).err()?;
            Some(format!("{error:#}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn what_is_needed_is_installed_once_and_its_error_told() {
        static CALLS: AtomicUsize = AtomicUsize::new(0);
        let installs = Installs::by(|install| {
            CALLS.fetch_add(1, Ordering::Relaxed);
            anyhow::ensure!(install == Install::TestRunner, "no network");
            Ok(())
        });
        let plan = [Step::Dist, Step::Wasm, Step::Fmt, Step::Firefox].map(|step| PlannedStep {
            step,
            left_out: None,
        });
        installs.run(&plan[..3]);
        assert_eq!(CALLS.load(Ordering::Relaxed), 1, "nobody needs the driver");
        assert!(installs.wait(Step::Wasm).is_ok() && installs.wait(Step::Dist).is_ok());
        let error = installs.wait(Step::Firefox).unwrap_err().to_string();
        assert_eq!(error, "no network");
        installs.run(&plan);
        assert_eq!(CALLS.load(Ordering::Relaxed), 2);
    }
}
