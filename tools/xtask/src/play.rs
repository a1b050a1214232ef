//! `cargo xtask play`: builds, serves and opens the game.

use crate::cmd::work_dir;
use crate::dist::{self, Mode};
use crate::serve::{Host, Server};
use anyhow::{Context, Result};

/// Builds the game, serves it from a port (or the next free one) and opens a browser.
///
/// # Errors
/// If it cannot be built or served.
pub fn play(port: u16, open: bool) -> Result<()> {
    let out = work_dir().join("play");
    dist::build(&out, Mode::Plain)?;
    let server = (port..=port.saturating_add(50))
        .find_map(|port| Server::start(&out, "/", port, Host::Plain).ok())
        .with_context(|| format!("no port from {port} on is free: name another with --port"))?;
    let url = server.url();
    println!("\nTablée is at {url}   (Ctrl+C ends it)");
    if open && let Err(error) = open::that_detached(&url) {
        println!("No browser could be opened ({error}): open the address yourself.");
    }
    server.wait();
    Ok(())
}
