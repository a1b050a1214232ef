//! Compiles the page's program and the workers, and makes the scripts around them, as `wasm-bindgen --target web` does.

use crate::cmd::{cargo, output_of, root, run_quietly, target_dir};
use crate::page::games;
use crate::pins::WASM_TARGET;
use crate::release::{Mode, without_indents};
use anyhow::{Context, Result};
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// The name of the page's program.
pub const PROGRAM: &str = "tablee";
/// This variable is set while the page is built for splitting; build scripts read it.
const SPLIT: &str = "TABLEE_SPLIT";
/// The variable with the flags that cargo adds to those for wasm in `.cargo/config.toml`.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Compiles the page's program and the workers; writes the workers into a folder, with their scripts. Returns the file of
/// the program, as the linker has made it.
///
/// # Errors
/// If one of them does not compile, or cannot be read.
pub fn compile(stage: &Path, mode: Mode) -> Result<PathBuf> {
    // Linking takes long and keeps one core busy: the profiles of a release do not wait for each other.
    let profiles = match mode {
        Mode::Release => ("release", "worker"),
        Mode::Plain => ("play", "play"),
    };
    let flags = match mode {
        Mode::Release => Some(same_everywhere()?),
        Mode::Plain => None,
    };
    let cargo = |package: &str, profile: &str| {
        let mut cargo = cargo();
        cargo.args(["build", "--bins", "-p", package, "--profile", profile]);
        cargo.args(["--target", WASM_TARGET]);
        if let Some(flags) = &flags {
            cargo.env(FLAGS, flags).env(SPLIT, "1");
        }
        run_quietly(&mut cargo)
    };
    let (page, workers) = rayon::join(
        || cargo(PROGRAM, profiles.0),
        || cargo("worker", profiles.1),
    );
    page.and(workers)?;
    let made = |profile: &str, name: &str| {
        let folder = target_dir().join(WASM_TARGET).join(profile);
        folder.join(name).with_extension("wasm")
    };
    games()?.par_iter().try_for_each(|game| {
        let name = format!("worker-{}", game.name);
        bind(&made(profiles.1, &name), &name, stage, mode)
    })?;
    Ok(made(profiles.0, PROGRAM))
}

/// Writes a program into a folder as browsers load it, with the script around it; in a release, the script is short.
///
/// # Errors
/// If the program was made by another version of wasm-bindgen, or reading or writing fails.
pub fn bind(program: &Path, name: &str, stage: &Path, mode: Mode) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)?
        .typescript(false)
        .remove_producers_section(true)
        // The script names the file of its program, so that `init()` loads it.
        .omit_default_module_path(false)
        // The parts of a release need the function table, which is an export of the linker.
        .keep_lld_exports(mode == Mode::Release && name == PROGRAM)
        .input_path(program)
        .out_name(name)
        .generate(stage)
        .with_context(|| format!("cannot bind {}", program.display()))?;
    if mode == Mode::Release {
        let script = stage.join(name).with_extension("js");
        let short = without_indents(&fs::read_to_string(&script)?);
        fs::write(script, short)?;
    }
    Ok(())
}

/// The flags that make a release reproducible: panic messages have paths of files, which for libraries are in
/// folders of this machine.
fn same_everywhere() -> Result<String> {
    let ask = |arguments: &[&str]| {
        output_of(Command::new("rustc").args(arguments).current_dir(root()))
            .context("cannot ask rustc where it is")
    };
    let about = ask(&["-vV"])?;
    let commit = about
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "))
        .context("rustc does not say what it was made from")?;
    let sysroot = ask(&["--print", "sysroot"])?;
    let library = Path::new(sysroot.trim()).join("lib/rustlib/src/rust");
    let cargo_home = match std::env::var_os("CARGO_HOME") {
        Some(dir) => root().join(dir),
        None => std::env::home_dir()
            .context("there is no home folder")?
            .join(".cargo"),
    };
    let names = [
        // The path that rustc uses where the library's sources are not installed.
        (library, format!("/rustc/{commit}")),
        (cargo_home, "/cargo".to_owned()),
        (target_dir(), "/target".to_owned()),
    ];
    let mut flags =
        names.map(|(dir, name)| format!("--remap-path-prefix={}={name}", dir.display()));
    // Cargo splits flags at spaces, so a flag with one cannot be passed.
    for flag in &mut flags {
        if flag.contains(char::is_whitespace) {
            println!("warning: built elsewhere, this release has other bytes: {flag}");
            flag.clear();
        }
    }
    Ok(flags.join(" "))
}
