//! Builds `tools/bare`, a minimal yew page with one button, for comparison.

use crate::binaryen::Binaryen;
use crate::cmd::{root, run_quietly, work_dir};
use crate::files::files_under;
use crate::tools::Tools;
use anyhow::Result;
use std::path::PathBuf;

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
    let mut trunk = tools.trunk()?;
    trunk.args(["--release", "--dist"]).arg(&out);
    run_quietly(trunk.current_dir(root().join("tools/bare")))?;
    let binaryen = Binaryen::ready()?;
    let is_wasm = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "wasm");
    for file in files_under(&out)?.into_iter().filter(is_wasm) {
        binaryen.optimise(&file, &["-Oz"])?;
    }
    Ok(out)
}
