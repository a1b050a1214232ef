//! Rust's own library, built along with the release: for size, and without what a panic would say.
//!
//! The library that comes with the compiler is built for speed, and every place that could panic
//! brings a message, a file's name and the code that writes them. A panic ends the page or the worker
//! either way, by the same trap; development builds still say why. The switches are not stable, which
//! the pinned compiler makes up for.

use crate::cmd::{cargo, output_of, root, run};
use crate::pins::WASM_TARGET;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;

/// What cargo is told, by its environment.
const SETTINGS: [(&str, &str); 5] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ("CARGO_UNSTABLE_PANIC_IMMEDIATE_ABORT", "true"),
    ("CARGO_PROFILE_RELEASE_PANIC", "immediate-abort"),
];

/// Makes a build for wasm build the library too, if its source can be had; otherwise says what that
/// costs. Whether it can.
pub fn use_in(build: &mut Command) -> bool {
    let ready = ready();
    match &ready {
        Ok(()) => {
            build.envs(SETTINGS);
        }
        Err(error) => {
            println!("warning: no source of Rust's library: {error:#}");
            println!(
                "warning: this build will be larger by a tenth. Let rustup install the component \
                 rust-src and build again."
            );
        }
    }
    ready.is_ok()
}

/// Installs the library's source, and fetches what it is built with.
fn ready() -> Result<()> {
    if !has_source()? {
        println!("Installing the source of Rust's library (seconds).");
        run(Command::new("rustup")
            .args(["component", "add", "rust-src"])
            .current_dir(root()))?;
    }
    // Trunk's build may not reach the network.
    run(cargo()
        .args(["fetch", "--locked", "--target", WASM_TARGET])
        .envs(SETTINGS))
}

fn has_source() -> Result<bool> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "sysroot"]).current_dir(root());
    let root = output_of(&mut rustc).context("cannot ask rustc where it is")?;
    let library = Path::new(root.trim()).join("lib/rustlib/src/rust/library/Cargo.lock");
    Ok(library.is_file())
}
