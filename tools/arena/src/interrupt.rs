//! Ctrl-C: long commands end early, and report what they have.

use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

/// Whether somebody has interrupted the command.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// What a shell takes for an end by an interruption.
const BY_INTERRUPTION: i32 = 130;

/// From now on Ctrl-C is noted, and a second one ends the command at once.
///
/// # Errors
/// If the system does not allow it.
pub fn note() -> Result<()> {
    ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::SeqCst) {
            exit(BY_INTERRUPTION);
        }
        eprintln!("Stopping: games under way are played to their end; Ctrl-C again ends at once.");
    })
    .context("interruptions cannot be noted")
}

/// Whether the command was interrupted.
pub fn is_noted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}
