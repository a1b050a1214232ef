//! Builds `tools/bare`, a minimal yew page with one button, for comparison.

use crate::binaryen::Binaryen;
use crate::cmd::{path_with, program_in, root, run_quietly, work_dir};
use crate::files::files_under;
use crate::tools::Tools;
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::Command;

/// The element that exists when the page can be used.
pub const MARKER: &str = "button";

/// Builds the page as Tablée is built, with the same profile and `wasm-opt`, but without splitting; returns its
/// folder.
///
/// # Errors
/// If a tool is missing and cannot be installed, or the build fails.
pub fn build() -> Result<PathBuf> {
    let tools = Tools::ready()?;
    let out = work_dir().join("bare");
    let program = program_in(&tools.trunk, "trunk").context("trunk has gone")?;
    let mut trunk = Command::new(program);
    trunk.args(["build", "--release", "--dist"]).arg(&out);
    trunk
        .current_dir(root().join("tools/bare"))
        .env("PATH", path_with(&[&tools.wasm_bindgen, &tools.trunk])?)
        // trunk reads this variable as its own switch, and rejects the usual `1`.
        .env_remove("NO_COLOR");
    run_quietly(&mut trunk)?;
    let binaryen = Binaryen::ready()?;
    let is_wasm = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "wasm");
    for file in files_under(&out)?.into_iter().filter(is_wasm) {
        binaryen.optimise(&file, &["-Oz"])?;
    }
    Ok(out)
}
