//! Finds or installs Binaryen's programs, which process wasm, and runs them.

use crate::cmd::{on_path, program_in, run_quietly, timed};
use crate::pins::BINARYEN;
use crate::tools;
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
        let programs = &["wasm-opt", "wasm-merge"];
        let dir = tools::ready("binaryen", BINARYEN, programs, install).with_context(|| {
            format!(
                "a release is made with wasm-opt: put version {BINARYEN} on PATH (Binaryen, \
                 https://github.com/WebAssembly/binaryen) and build again"
            )
        })?;
        Ok(Binaryen { dir })
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
        // Names are kept until `wasm-opt` drops them: what it writes is 1 % smaller (gzipped) then.
        run_quietly(merge.arg("-g").arg("-o").arg(out))
    }

    fn command(&self, name: &str) -> Result<Command> {
        let program = program_in(&self.dir, name);
        let program = program.with_context(|| format!("Binaryen has no {name}"))?;
        let mut command = Command::new(program);
        command.args(FEATURES);
        Ok(command)
    }
}

fn install(dir: &Path) -> Result<()> {
    timed("wasm-opt installed into Tablée's own cache", || {
        // On Windows, npm has no folder `bin`.
        let npm = on_path("node").and(on_path("npm")).filter(|_| cfg!(unix));
        if let Some(npm) = npm {
            let mut command = Command::new(npm);
            command.args(["install", "--global", "--silent", "--prefix"]);
            command.arg(dir).arg(format!("binaryen@{BINARYEN}"));
            match run_quietly(&mut command) {
                Ok(()) => return Ok(()),
                Err(error) => println!("warning: {error:#}; trying its release instead"),
            }
        }
        from_release(dir)
    })
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
    let mut curl = Command::new("curl");
    curl.args(["--fail", "--location", "--max-time", "300", "--output"]);
    run_quietly(curl.arg(&archive).arg(url))?;
    let mut tar = Command::new("tar");
    tar.args(["--strip-components=1", "-C"]).arg(dir);
    run_quietly(tar.arg("-xzf").arg(&archive))?;
    Ok(std::fs::remove_file(archive)?)
}
