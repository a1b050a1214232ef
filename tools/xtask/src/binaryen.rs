//! Finds or installs Binaryen's programs, which process wasm, and runs them.

use crate::cache;
use crate::cmd::{on_path, output_of, program_in, run_quietly, timed};
use crate::pins::BINARYEN;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The wasm features that rustc's output may use; `wasm-opt` rejects others.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-simd",
];

/// Binaryen's programs.
#[derive(Debug, Clone)]
pub struct Binaryen {
    /// The folder with the programs.
    dir: PathBuf,
}

impl Binaryen {
    /// Finds the programs, or installs them.
    ///
    /// # Errors
    /// If they are missing and cannot be installed.
    pub fn ready() -> Result<Binaryen> {
        let wasm_opt = find_or_install().with_context(|| {
            format!(
                "a release is made with wasm-opt: put version {BINARYEN} or newer on PATH (Binaryen, \
                 https://github.com/WebAssembly/binaryen) and build again"
            )
        })?;
        let dir = wasm_opt.parent().context("a program lies in a folder")?;
        Ok(Binaryen { dir: dir.into() })
    }

    /// Optimises a file in place, by these arguments of `wasm-opt`.
    ///
    /// # Errors
    /// If `wasm-opt` refuses it.
    pub fn optimise(&self, file: &Path, passes: &[&str]) -> Result<()> {
        run_quietly(
            self.command("wasm-opt")?
                .args(passes)
                // Browsers do not read these sections.
                .args(["--strip-producers", "--strip-target-features"])
                .arg(file)
                .arg("-o")
                .arg(file),
        )
    }

    /// Merges modules. The others import from the first one by the name that is given with it; `out` may be one
    /// of them.
    ///
    /// # Errors
    /// If `wasm-merge` fails.
    pub fn merge<'a>(
        &self,
        modules: impl Iterator<Item = &'a Path>,
        name: &str,
        out: &Path,
    ) -> Result<()> {
        let mut merge = self.command("wasm-merge")?;
        for (number, module) in modules.enumerate() {
            let name = match number {
                0 => name.to_owned(),
                _ => format!("{name}_{number}"),
            };
            merge.arg(module).arg(name);
        }
        run_quietly(merge.arg("-o").arg(out))
    }

    fn command(&self, name: &str) -> Result<Command> {
        let program = program_in(&self.dir, name);
        let program = program.with_context(|| format!("Binaryen has no {name}"))?;
        let mut command = Command::new(program);
        command.args(FEATURES);
        Ok(command)
    }
}

fn find_or_install() -> Result<PathBuf> {
    if let Some(path) = on_path("wasm-opt").filter(|path| is_new_enough(path)) {
        return Ok(path);
    }
    let name = format!("binaryen-{BINARYEN}");
    if let Some(path) = installed_in(&cache::tools_dir()?.join(&name)) {
        return Ok(path);
    }
    let install = |dir: &Path| {
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
    };
    let what = format!("wasm-opt {BINARYEN} installed into Tablée's own cache");
    let dir = timed(&what, || cache::install_into(&name, install))?;
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
        .and_then(|output| version(&output))
        .is_some_and(|version| version >= BINARYEN)
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version(output: &str) -> Option<u32> {
    let rest = output.split("version ").nth(1)?;
    let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

fn from_npm(npm: &Path, dir: &Path) -> Result<()> {
    run_quietly(
        Command::new(npm)
            .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
            .arg(dir)
            .arg(format!("binaryen@{BINARYEN}")),
    )
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
    run_quietly(
        Command::new("curl")
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
            .arg(url),
    )?;
    run_quietly(
        Command::new("tar")
            .arg("-xzf")
            .arg(&archive)
            .arg("--strip-components=1")
            .arg("-C")
            .arg(dir),
    )?;
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
