//! Finding Binaryen's `wasm-opt`, and running it.

use crate::cache;
use crate::cmd::{on_path, output_of, program_in, run};
use crate::pins::BINARYEN;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What rustc's output may use; `wasm-opt` rejects what it is not told of.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-simd",
];

/// The program, installed if need be; `None`, with a warning printed, if it cannot be had.
#[must_use]
pub fn ready() -> Option<PathBuf> {
    match find_or_install() {
        Ok(path) => Some(path),
        Err(error) => {
            println!("warning: no wasm-opt: {error:#}");
            println!(
                "warning: this build will be larger and slower. Put wasm-opt {BINARYEN} or \
                 newer on PATH (Binaryen, https://github.com/WebAssembly/binaryen) and build again."
            );
            None
        }
    }
}

/// Optimises a file in place.
///
/// # Errors
/// If `wasm-opt` refuses it.
pub fn optimise(wasm_opt: &Path, file: &Path, level: &str) -> Result<()> {
    run(Command::new(wasm_opt)
        .arg(level)
        .args(FEATURES)
        // Browsers do not read what tools say of themselves.
        .args(["--strip-producers", "--strip-target-features"])
        .arg(file)
        .arg("-o")
        .arg(file))
}

fn find_or_install() -> Result<PathBuf> {
    if let Some(path) = on_path("wasm-opt").filter(|path| is_new_enough(path)) {
        return Ok(path);
    }
    let name = format!("binaryen-{BINARYEN}");
    if let Some(path) = installed_in(&cache::tools_dir()?.join(&name)) {
        return Ok(path);
    }
    println!("Installing wasm-opt {BINARYEN} into Tablée's own cache (a minute at most).");
    let dir = cache::install_into(&name, |dir| {
        if let Some(npm) = on_path("node").and(on_path("npm")) {
            match from_npm(&npm, dir) {
                Ok(()) => return Ok(()),
                Err(error) => println!("warning: {error:#}; trying its release instead"),
            }
        }
        from_release(dir)?;
        match installed_in(dir) {
            Some(_) => Ok(()),
            None => bail!("what was downloaded does not run"),
        }
    })?;
    match installed_in(&dir) {
        Some(path) => Ok(path),
        None => bail!("what was installed in {} does not run", dir.display()),
    }
}

fn installed_in(dir: &Path) -> Option<PathBuf> {
    ["bin", "node_modules/.bin"]
        .iter()
        .filter_map(|bin| program_in(&dir.join(bin), "wasm-opt"))
        .find(|path| is_new_enough(path))
}

fn is_new_enough(path: &Path) -> bool {
    output_of(Command::new(path).arg("--version"))
        .and_then(|said| version(&said))
        .is_some_and(|version| version >= BINARYEN)
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version(said: &str) -> Option<u32> {
    let rest = said.split("version ").nth(1)?;
    let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

fn from_npm(npm: &Path, dir: &Path) -> Result<()> {
    run(Command::new(npm)
        .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
        .arg(dir)
        .arg(format!("binaryen@{BINARYEN}")))
}

fn from_release(dir: &Path) -> Result<()> {
    let system = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "x86_64-linux",
        ("linux", "aarch64") => "aarch64-linux",
        ("macos", "x86_64") => "x86_64-macos",
        ("macos", "aarch64") => "arm64-macos",
        ("windows", "x86_64") => "x86_64-windows",
        (os, arch) => bail!("Binaryen has no release for {os} on {arch}"),
    };
    let url = format!(
        "https://github.com/WebAssembly/binaryen/releases/download/\
         version_{BINARYEN}/binaryen-version_{BINARYEN}-{system}.tar.gz"
    );
    let archive = dir.join("binaryen.tar.gz");
    run(Command::new("curl")
        .args([
            "--fail",
            "--location",
            "--proto",
            "=https",
            "--max-time",
            "300",
            "--output",
        ])
        .arg(&archive)
        .arg(url))?;
    run(Command::new("tar")
        .arg("-xzf")
        .arg(&archive)
        .arg("--strip-components=1")
        .arg("-C")
        .arg(dir))?;
    Ok(std::fs::remove_file(archive)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_the_number_after_the_word() {
        assert_eq!(version("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version("wasm-opt version 108"), Some(108));
        assert_eq!(version("wasm-opt"), None);
    }
}
