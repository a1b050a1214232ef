//! Ctrl-C: long commands end early, and report what they have.

use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

/// Whether the command was interrupted.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// The exit status of a program that was interrupted, by convention of shells.
const BY_INTERRUPTION: i32 = 130;

/// Makes Ctrl-C set a flag from now on; a second Ctrl-C ends the command at once.
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
