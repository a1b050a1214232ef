//! `cargo xtask dist`: builds the folder of static files.

use crate::binaryen::Binaryen;
use crate::cmd::{output_of, root, run_quietly, target_dir, timed, work_dir};
use crate::files::files_under;
use crate::tools::Tools;
use crate::{first_load, hash, page, release, seal, sizes, split};
use anyhow::{Context, Result, bail};
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable with the flags that cargo adds to those for wasm in `.cargo/config.toml`.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// How to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// For players: split into parts and fully optimised.
    Release,
    /// For development: in one piece and optimised a little, so that it is built quickly.
    Plain,
}

/// The default folder for a build.
#[must_use]
pub fn default_out() -> PathBuf {
    root().join("dist")
}

/// A folder with the release: this one, or the default one, where it is built then.
///
/// # Errors
/// If the build fails.
pub fn given_or_built(dir: Option<&Path>) -> Result<PathBuf> {
    match dir {
        Some(dir) => Ok(dir.to_owned()),
        None => {
            let out = default_out();
            build(&Tools::ready()?, &out, Mode::Release).map(|()| out)
        }
    }
}

/// Builds page and worker into a folder; replaces an earlier build there.
///
/// # Errors
/// If a build fails or is above the size limits, or the folder has something that is not a build.
pub fn build(tools: &Tools, out: &Path, mode: Mode) -> Result<()> {
    refuse_foreign(out)?;
    // After an interrupted build, trunk would keep the files in the staging folder.
    let stage = work_dir().join("stage");
    remove(&stage)?;
    let (page, sheets) = match mode {
        Mode::Release => page::write()?,
        Mode::Plain => (page::plain(), Vec::new()),
    };
    timed("page and workers built", || {
        trunk(tools, &page, &stage, mode)
    })?;
    if mode == Mode::Release {
        release::minify_scripts(&stage)?;
        let binaryen = Binaryen::ready()?;
        timed("page cut into parts", || {
            split::split(tools, &binaryen, &stage, &sheets)
        })?;
        timed("wasm optimised", || optimise(&binaryen, &stage))?;
    }
    hash::hash_names(&stage)?;
    seal::seal(&stage)?;
    replace(&stage, out)?;
    if mode == Mode::Release {
        let files = sizes::sizes(out)?;
        println!("\n{}", sizes::table(&files));
        println!("{}", first_load::check(out, &files)?);
    }
    Ok(())
}

/// Runs trunk.
fn trunk(tools: &Tools, page: &Path, stage: &Path, mode: Mode) -> Result<()> {
    let mut trunk = tools.trunk()?;
    // The tools are there; trunk shall not fetch others.
    trunk.arg(page).arg("--offline").arg("--dist").arg(stage);
    if mode == Mode::Release {
        trunk
            .arg("--release")
            .env(split::VARIABLE, "1")
            .env(FLAGS, same_everywhere()?);
    }
    run_quietly(trunk.current_dir(root()))
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

/// Optimises all wasm files.
fn optimise(binaryen: &Binaryen, stage: &Path) -> Result<()> {
    let mut files = files_under(stage)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "wasm"));
    files
        .par_iter()
        .try_for_each(|file| binaryen.optimise(file, passes(file)))
}

/// How a file is optimised: for speed if it is a worker, for size if it is of the page, which has to load quickly. The
/// functions of parts are ordered by how often they are called, which makes them smaller, taken together; what several
/// parts share is smaller in the linker's order (`docs/lab/performance.md`).
fn passes(file: &Path) -> &'static [&'static str] {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    if name.starts_with("worker") {
        &["-O3"]
    } else if ["tablee", "shared", "texts"]
        .iter()
        .any(|start| name.starts_with(start))
    {
        &["-Oz"]
    } else {
        &["-Oz", "--reorder-functions"]
    }
}

/// Refuses to replace a folder that is not a build.
fn refuse_foreign(out: &Path) -> Result<()> {
    let Ok(mut entries) = fs::read_dir(out) else {
        return Ok(());
    };
    let page = fs::read_to_string(out.join("index.html")).unwrap_or_default();
    if entries.next().is_some() && !page.contains("tablee-worker") {
        bail!(
            "{} holds something else; name another folder with --out",
            out.display()
        );
    }
    Ok(())
}

fn replace(stage: &Path, out: &Path) -> Result<()> {
    remove(out)?;
    if let Some(parent) = out.parent() {
        fs::create_dir_all(parent)?;
    }
    if fs::rename(stage, out).is_ok() {
        return Ok(());
    }
    // The rename failed because the folders are on different file systems.
    for file in files_under(stage)? {
        let to = out.join(file.strip_prefix(stage)?);
        fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
        fs::copy(&file, &to).with_context(|| format!("cannot write {}", to.display()))?;
    }
    remove(stage)
}

fn remove(dir: &Path) -> Result<()> {
    if dir.exists() {
        fs::remove_dir_all(dir).with_context(|| format!("cannot remove {}", dir.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_s_folder_is_not_replaced() {
        let dir = tempfile::tempdir().unwrap();
        assert!(refuse_foreign(dir.path()).is_ok());
        fs::write(dir.path().join("letter.txt"), "dear").unwrap();
        assert!(refuse_foreign(dir.path()).is_err());
        fs::write(
            dir.path().join("index.html"),
            "<meta name=\"tablee-worker\">",
        )
        .unwrap();
        assert!(refuse_foreign(dir.path()).is_ok());
    }
}
