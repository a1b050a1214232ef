//! Finds tools, or installs them into the cache.

use crate::cache;
use crate::cmd::{cargo, on_path, output_of, program_in, run_quietly, run_with_bar, timed};
use crate::pins::{CrateTool, GECKODRIVER, WASM_BINDGEN, WASM_TARGET};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What runs tests and benchmarks that are compiled to wasm.
///
/// # Errors
/// If it is missing and cannot be installed.
pub fn wasm_bindgen_test_runner() -> Result<PathBuf> {
    let dir = crate_tool(WASM_BINDGEN)?;
    program_in(&dir, "wasm-bindgen-test-runner").context("the test runner has gone")
}

/// The driver of Firefox: that on `PATH` in any version, or else the installed one.
///
/// # Errors
/// If there is none and it cannot be installed.
pub fn geckodriver() -> Result<PathBuf> {
    let name = GECKODRIVER.programs[0];
    match on_path(name) {
        Some(program) => Ok(program),
        None => program_in(&crate_tool(GECKODRIVER)?, name).context("geckodriver has gone"),
    }
}

/// Finds Rust's target for wasm, or installs it.
///
/// # Errors
/// If it is missing and cannot be installed.
pub fn wasm_target() -> Result<()> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", WASM_TARGET]);
    rustc.current_dir(crate::cmd::root());
    let dir = output_of(&mut rustc).context("cannot ask rustc for its targets")?;
    if Path::new(dir.trim()).is_dir() {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    add.args(["target", "add", WASM_TARGET])
        .current_dir(crate::cmd::root());
    timed(&format!("Rust's target {WASM_TARGET} installed"), || {
        run_quietly(&mut add)
    })
    .with_context(|| format!("install it yourself: rustup target add {WASM_TARGET}"))
}

/// The folder with a tool's programs in this version: the one on `PATH`, or one in the cache, which `install` fills if
/// there is none. The folder that it gets shall have the programs in `bin`.
///
/// # Errors
/// If the tool is missing and cannot be installed.
pub fn ready(
    name: &str,
    version: &str,
    programs: &[&str],
    install: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
    let holds = |dir: &PathBuf| holds(dir, version, programs);
    let from_path = on_path(programs[0]).and_then(|path| path.parent().map(Path::to_owned));
    if let Some(dir) = from_path.filter(holds) {
        return Ok(dir);
    }
    let name = format!("{name}-{version}");
    let tools = cache::tools_dir()?;
    let cached = tools.join(&name).join("bin");
    if !holds(&cached) {
        cache::install_into(&tools, &name, install)?;
        let dir = cached.display();
        ensure!(
            holds(&cached),
            "{name} was installed in {dir} but does not run"
        );
    }
    Ok(cached)
}

fn crate_tool(tool: CrateTool) -> Result<PathBuf> {
    let install = |root: &Path| install(tool, root);
    ready(tool.krate, tool.version, tool.programs, install)
}

/// Whether a folder has all of these programs, the first in this version.
fn holds(dir: &Path, version: &str, programs: &[&str]) -> bool {
    programs.iter().all(|name| program_in(dir, name).is_some())
        && program_in(dir, programs[0])
            .and_then(|path| output_of(Command::new(path).arg("--version")))
            .is_some_and(|output| version_word(&output) == Some(version))
}

/// The version in a line such as `trunk 0.21.14` or `wasm-bindgen 0.2.129 (abc)`.
fn version_word(output: &str) -> Option<&str> {
    output
        .split_whitespace()
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

fn install(tool: CrateTool, root: &Path) -> Result<()> {
    let spec = format!("{}@{}", tool.krate, tool.version);
    if output_of(Command::new("cargo-binstall").arg("-V")).is_some() {
        let mut binstall = cargo();
        binstall
            .args(["binstall", "--no-confirm", "--root"])
            .arg(root)
            .arg(&spec);
        let what = format!("{spec} installed into Tablée's own cache by cargo binstall");
        match timed(&what, || run_quietly(&mut binstall)) {
            Ok(()) => return Ok(()),
            Err(error) => println!("warning: {error:#}; compiling it instead"),
        }
    }
    println!(
        "Compiling {spec} into Tablée's own cache: about {} minutes on two cores, only once.",
        tool.usual_minutes
    );
    let build = root.join("build");
    let mut install = cargo();
    install
        .args(["install", "--locked", "--root"])
        .arg(root)
        .arg(&spec)
        // The project's flags and target folder must not apply to the tool.
        .current_dir(root)
        .env_remove("RUSTFLAGS")
        .env("CARGO_TARGET_DIR", &build);
    timed(&format!("{spec} compiled"), || {
        run_with_bar(&mut install, tool.crates)
    })?;
    fs::remove_dir_all(&build).context("cannot clear away the tool's build")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_tools_say() {
        assert_eq!(version_word("geckodriver 0.37.1\n"), Some("0.37.1"));
        assert_eq!(version_word("wasm-bindgen 0.2.129 (a1b2)"), Some("0.2.129"));
        let binaryen = "wasm-opt version 132 (version_132)\n";
        assert_eq!(version_word(binaryen), Some("132"));
        assert_eq!(version_word("no idea"), None);
    }

    #[test]
    fn an_empty_folder_holds_no_tool() {
        let dir = tempfile::tempdir().unwrap();
        assert!(!holds(
            dir.path(),
            GECKODRIVER.version,
            GECKODRIVER.programs
        ));
    }
}
