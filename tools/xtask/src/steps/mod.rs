//! `cargo xtask test` and `cargo xtask check`: choose the steps, prepare what they need, and run them.
//!
//! `step` defines the steps, `execute` runs one of them, `lanes` runs all of them in parallel, beside what `installs`
//! has to compile for them, and `summary` prints the results. `changed` finds out which packages `check` has to test.

mod changed;
mod execute;
mod installs;
mod lanes;
mod step;
mod summary;

pub use execute::execute;
pub use step::{Step, StepOptions};

use crate::browser::{self, Kind};
use crate::tools::wasm_target;
use anyhow::{Result, bail};
use clap::ValueEnum;
use step::PlannedStep;

/// Runs the steps in `only`, or all of them, without those in `skip`.
///
/// # Errors
/// If a step fails, or none is left.
pub fn test(only: &[Step], skip: &[Step], options: &StepOptions) -> Result<()> {
    let mut options = options.clone();
    if let Some(dist) = &mut options.dist {
        *dist = std::path::absolute(&dist)?;
    }
    run_all(&chosen(only, skip), &options, |step| match &options.dist {
        Some(dist) if step == Step::Dist => Some(format!("tested is {}", dist.display())),
        _ => None,
    })
}

/// Runs the checks that take at most two minutes: formatting, structure, clippy, and the unit tests of the
/// packages that differ from the main branch.
///
/// # Errors
/// If one of them fails.
pub fn check() -> Result<()> {
    let packages = changed::packages()?;
    let options = StepOptions {
        packages,
        ..StepOptions::default()
    };
    let untested = options.packages.is_empty();
    let steps = [Step::Fmt, Step::Structure, Step::Clippy, Step::Unit];
    run_all(&steps, &options, |step| {
        (untested && step == Step::Unit).then(|| "no package has changed".to_owned())
    })
}

/// Runs steps, except those for which `left_out` returns a reason.
fn run_all(
    steps: &[Step],
    options: &StepOptions,
    left_out: impl Fn(Step) -> Option<String>,
) -> Result<()> {
    if steps.is_empty() {
        bail!("no step is left to run");
    }
    let mut plan: Vec<PlannedStep> = (steps.iter())
        .map(|&step| PlannedStep {
            step,
            left_out: left_out(step),
        })
        .collect();
    set_up(&mut plan)?;
    lanes::run(&plan, options)
}

fn chosen(only: &[Step], skip: &[Step]) -> Vec<Step> {
    Step::value_variants()
        .iter()
        .copied()
        .filter(|step| only.is_empty() || only.contains(step))
        .filter(|step| !skip.contains(step))
        .collect()
}

/// Finds or installs what the steps need and what asks for a password, before the first of them runs; what has to be
/// compiled is installed beside the first steps (`installs`). Leaves out steps in a browser that this machine may do
/// without.
fn set_up(plan: &mut [PlannedStep]) -> Result<()> {
    let left: Vec<Step> = (plan.iter())
        .filter(|planned| planned.left_out.is_none())
        .map(|planned| planned.step)
        .collect();
    if left.contains(&Step::ClippyWasm) {
        wasm_target()?;
    }
    let needed: Vec<Kind> = (Kind::ALL.into_iter())
        .filter(|kind| left.iter().any(|step| step.needed_browser() == Some(*kind)))
        .collect();
    browser::install_missing(&needed)?;
    for kind in needed {
        let Some(advice) = browser::done_without(kind) else {
            browser::check(kind)?;
            continue;
        };
        println!("There are no tests in {kind:?} on this machine: {advice}");
        for planned in plan.iter_mut() {
            if planned.step.tested() == Some(kind) {
                planned.left_out = Some(format!("there is no {kind:?}"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_can_be_chosen_and_left_out() {
        assert_eq!(chosen(&[], &[]), Step::value_variants());
        assert_eq!(chosen(&[Step::Firefox], &[]), [Step::Firefox]);
        assert_eq!(
            chosen(&[Step::Dist, Step::Fmt], &[]),
            [Step::Fmt, Step::Dist]
        );
        assert!(!chosen(&[], &[Step::Browser]).contains(&Step::Browser));
        assert!(test(&[Step::Fmt], &[Step::Fmt], &StepOptions::default()).is_err());
    }
}
