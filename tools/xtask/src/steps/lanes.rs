//! Runs steps in parallel lanes, each step in a process of its own.
//!
//! The process of a step is this program, started again to run only that step. So its whole output can go to a
//! file.

use super::installs::Installs;
use super::step::{FinishedStep, Lane, Outcome, PlannedStep, Step, StepOptions};
use super::summary;
use crate::cmd::{hide_bars, root, work_dir};
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Runs the steps and prints the results.
///
/// # Errors
/// If a step fails or cannot be run.
pub fn run(plan: &[PlannedStep], options: &StepOptions) -> Result<()> {
    let started = Instant::now();
    let logs = work_dir().join("logs");
    fs::create_dir_all(&logs)?;
    let lanes = Lanes {
        plan,
        options,
        program: std::env::current_exe().context("this program has no path")?,
        is_alone: plan.iter().filter(|one| one.left_out.is_none()).count() == 1,
        logs,
        installs: Installs::new(),
        has_failed: AtomicBool::new(false),
    };
    if !lanes.is_alone {
        hide_bars();
        println!("What the steps print is in {}.", lanes.logs.display());
    }
    let done = lanes.run()?;
    println!("\n{}", summary::report(&done));
    println!("All took {:.0} s.", started.elapsed().as_secs_f32());
    match done.iter().find(|done| done.outcome == Outcome::Failed) {
        Some(failed) => bail!("{} failed", failed.step.name()),
        None => Ok(()),
    }
}

struct Lanes<'a> {
    plan: &'a [PlannedStep],
    options: &'a StepOptions,
    program: PathBuf,
    /// Whether there is only one step, which prints directly.
    is_alone: bool,
    logs: PathBuf,
    installs: Installs,
    has_failed: AtomicBool,
}

impl Lanes<'_> {
    /// Runs all lanes; returns the results in the order of the steps.
    fn run(&self) -> Result<Vec<FinishedStep>> {
        let (built, is_built) = mpsc::channel::<()>();
        let lanes = thread::scope(|scope| {
            scope.spawn(|| self.installs.run(self.plan));
            let beside = scope.spawn(move || {
                let release = self.lane(Lane::Release);
                drop(built);
                [release, self.lane(Lane::OtherBrowsers)]
            });
            let checks = self.lane(Lane::Checks);
            // Nothing is ever sent. This call returns when the release lane has ended.
            let _ = is_built.recv();
            let chromium = self.lane(Lane::Chromium);
            let [release, others] = beside.join().expect("no lane panics");
            [checks, release, chromium, others]
        });
        let lanes: Vec<_> = lanes.into_iter().collect::<Result<_>>()?;
        let mut all: Vec<_> = lanes.into_iter().flatten().collect();
        all.sort_by_key(|(number, _)| *number);
        Ok(all.into_iter().map(|(_, done)| done).collect())
    }

    /// Runs the steps of a lane; returns the results with the steps' numbers.
    fn lane(&self, lane: Lane) -> Result<Vec<(usize, FinishedStep)>> {
        let steps = self.plan.iter().enumerate();
        steps
            .filter(|(_, planned)| planned.step.lane() == lane)
            .map(|(number, planned)| {
                let done = self.step(planned).inspect_err(|_| self.fail())?;
                if done.outcome == Outcome::Failed {
                    self.fail();
                }
                self.tell(number, &done)?;
                Ok((number, done))
            })
            .collect()
    }

    fn fail(&self) {
        self.has_failed.store(true, Ordering::Relaxed);
    }

    fn step(&self, planned: &PlannedStep) -> Result<FinishedStep> {
        let step = planned.step;
        let mut started = Instant::now();
        let mut output = String::new();
        let outcome = if let Some(reason) = &planned.left_out {
            Outcome::Skipped(reason.clone())
        } else if self.has_failed.load(Ordering::Relaxed) {
            Outcome::Stopped
        } else {
            self.installs.wait(step)?;
            started = Instant::now();
            let log = self.logs.join(format!("{}.txt", step.name()));
            let passes = self.passes(step, &log)?;
            output = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
            if passes {
                Outcome::Passed
            } else {
                Outcome::Failed
            }
        };
        Ok(FinishedStep {
            step,
            outcome,
            took: started.elapsed(),
            output,
        })
    }

    /// Runs a step; returns whether it passes. Its output goes to a file. If no other step runs, the output is also
    /// shown meanwhile.
    fn passes(&self, step: Step, log: &Path) -> Result<bool> {
        let output =
            File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
        let mut child = Command::new(&self.program)
            .arg("step")
            .arg(step.name())
            .args(self.options.arguments())
            .current_dir(root())
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output)
            .spawn()
            .context("a step cannot be started")?;
        let mut printed = File::open(log)?;
        loop {
            let ended = child.try_wait()?;
            if self.is_alone {
                io::copy(&mut printed, &mut io::stdout())?;
            }
            if let Some(status) = ended {
                return Ok(status.success());
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Prints the line of a step, and its output if it failed and was not shown yet.
    fn tell(&self, number: usize, done: &FinishedStep) -> Result<()> {
        let mut out = io::stdout().lock();
        let line = summary::line(number + 1, self.plan.len(), done);
        if done.outcome == Outcome::Failed && !self.is_alone {
            writeln!(out, "\n{}", done.output)?;
        }
        writeln!(out, "{line}")?;
        if !self.is_alone {
            for warning in done
                .output
                .lines()
                .filter(|line| line.starts_with("warning: "))
            {
                writeln!(out, "        {warning}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// Runs formatting, clippy, the release and the tests in WebKit, each replaced by one of these shell
    /// commands; Chromium is left out.
    fn ends(fmt: &str, clippy: &str, dist: &str, webkit: &str) -> Vec<Outcome> {
        let dir = tempfile::tempdir().unwrap();
        let program = dir.path().join("program");
        let script = format!(
            "#!/bin/sh\ncase $2 in fmt) {fmt};; clippy) {clippy};; dist) {dist};; webkit) {webkit};; esac\n"
        );
        fs::write(&program, script).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let steps = [
            Step::Fmt,
            Step::Clippy,
            Step::Dist,
            Step::Browser,
            Step::WebKit,
        ];
        let plan = steps.map(|step| PlannedStep {
            step,
            left_out: (step == Step::Browser).then(|| "none".to_owned()),
        });
        let lanes = Lanes {
            plan: &plan,
            options: &StepOptions::default(),
            program,
            is_alone: false,
            logs: dir.path().to_owned(),
            installs: Installs::by(|_| Ok(())),
            has_failed: AtomicBool::new(false),
        };
        let done = lanes.run().unwrap();
        done.into_iter().map(|done| done.outcome).collect()
    }

    /// A shell command that waits until this file exists beside the script.
    fn until(file: &str) -> String {
        format!("until test -e $0.{file}; do sleep 0.01; done")
    }

    fn none() -> Outcome {
        Outcome::Skipped("none".to_owned())
    }

    #[test]
    fn all_lanes_pass() {
        use Outcome::Passed;
        assert_eq!(
            ends("true", "true", "true", "true"),
            [Passed, Passed, Passed, none(), Passed]
        );
    }

    #[test]
    fn other_browsers_come_after_the_release_beside_the_checks() {
        use Outcome::Passed;
        let webkit = "test -e $0.built && touch $0.begun";
        assert_eq!(
            ends("true", &until("begun"), "touch $0.built", webkit),
            [Passed, Passed, Passed, none(), Passed]
        );
    }

    #[test]
    fn what_follows_a_failure_is_not_begun() {
        use Outcome::{Failed, Passed, Stopped};
        let done = ends("false", "true", "true", "true");
        assert_eq!(done[..2], [Failed, Stopped]);
        let fails = format!("{}; false", until("begun"));
        assert_eq!(
            ends("true", "touch $0.begun", &fails, "true"),
            [Passed, Passed, Failed, none(), Stopped]
        );
    }
}
