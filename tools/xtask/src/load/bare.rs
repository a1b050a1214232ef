//! The least that a page of yew's takes: `tools/bare`, with one button.

use crate::binaryen::Binaryen;
use crate::cmd::{path_with, program_in, root, run_quietly, work_dir};
use crate::files::files_under;
use crate::tools::Tools;
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::Command;

/// What stands when it can be used.
pub const MARKER: &str = "button";

/// Builds it as Tablée is: with the same profile, and `wasm-opt`. It is not cut into parts. The folder that
/// it is in.
///
/// # Errors
/// If the tools cannot be had, or the build fails.
pub fn build() -> Result<PathBuf> {
    let tools = Tools::ready()?;
    let out = work_dir().join("bare");
    let program = program_in(&tools.trunk, "trunk").context("trunk has gone")?;
    let mut trunk = Command::new(program);
    trunk.args(["build", "--release", "--dist"]).arg(&out);
    trunk
        .current_dir(root().join("tools/bare"))
        .env("PATH", path_with(&[&tools.wasm_bindgen, &tools.trunk])?)
        // trunk takes this variable for its own switch and rejects the usual `1`.
        .env_remove("NO_COLOR");
    run_quietly(&mut trunk)?;
    let binaryen = Binaryen::ready()?;
    let is_wasm = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "wasm");
    for file in files_under(&out)?.into_iter().filter(is_wasm) {
        binaryen.optimise(&file, "-Oz")?;
    }
    Ok(out)
}
