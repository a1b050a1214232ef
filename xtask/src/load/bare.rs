//! The least that a page of yew's takes: `tools/bare`, with one button.

use crate::cmd::{path_with, program_in, root, run, work_dir};
use crate::own_std;
use crate::sizes::files_under;
use crate::tools::Tools;
use crate::wasm_opt;
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::Command;

/// What stands when it can be used.
pub const MARKER: &str = "button";

/// Builds it with what makes Tablée small: the same profile, Rust's library along with it, and
/// `wasm-opt`. It is neither cut into parts nor packed. The folder that it is in.
///
/// # Errors
/// If the tools cannot be had, or the build fails.
pub fn build() -> Result<PathBuf> {
    let tools = Tools::ready()?;
    let out = work_dir().join("bare");
    let program = program_in(&tools.trunk, "trunk").context("trunk has gone")?;
    let mut trunk = Command::new(program);
    trunk.args(["build", "--release", "--dist"]).arg(&out);
    own_std::use_in(&mut trunk);
    trunk
        .current_dir(root().join("tools/bare"))
        .env("PATH", path_with(&[&tools.wasm_bindgen, &tools.trunk])?)
        // trunk takes this variable for its own switch and rejects the usual `1`.
        .env_remove("NO_COLOR");
    run(&mut trunk)?;
    if let Some(program) = wasm_opt::ready() {
        let is_wasm = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "wasm");
        for file in files_under(&out)?.into_iter().filter(is_wasm) {
            wasm_opt::optimise(&program, &file, "-Oz")?;
        }
    }
    Ok(out)
}
