//! `cargo xtask dist`: the folder of static files.

use crate::cmd::{path_with, root, run, work_dir};
use crate::machine::in_threads;
use crate::tools::Tools;
use crate::{first_load, hash, own_std, packs, release, seal, sizes, split, styles, wasm_opt};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// How to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Optimised, as players get it.
    Release,
    /// Quick to build, slow to run: for working on the page.
    Dev,
}

/// How large a build is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// A release, as small as can be.
    Smallest,
    /// It is for working on the page, or was made without all tools, as has been said.
    Larger,
}

/// The folder that is built when no other is named.
#[must_use]
pub fn default_out() -> PathBuf {
    root().join("dist")
}

/// Builds page and worker into a folder, as [`build`] does, and refuses a release whose first load
/// is too large, unless the machine lacks what makes it small.
///
/// # Errors
/// If the build fails, or is too large.
pub fn build_within_limits(tools: &Tools, out: &Path, mode: Mode) -> Result<()> {
    match build(tools, out, mode)? {
        Size::Smallest => first_load::check(out),
        Size::Larger => Ok(()),
    }
}

/// Builds page and worker into a folder, replacing an earlier build there.
///
/// # Errors
/// If a build fails, or the folder holds something that is not such a build.
pub fn build(tools: &Tools, out: &Path, mode: Mode) -> Result<Size> {
    let started = Instant::now();
    refuse_foreign(out)?;
    // A staging folder of an interrupted build makes trunk keep that build's files.
    let stage = work_dir().join("stage");
    remove(&stage)?;
    let mut is_small = trunk(tools, &stage, mode)?;
    styles::join(&stage)?;
    release::add_files(&stage)?;
    if mode == Mode::Release {
        let parts = split::split(tools, &stage)?;
        packs::build_unpacker(&stage)?;
        let games = release::games(&stage)?;
        release::share_bindings(&stage, &games)?;
        for script in ["start.js", "worker_loader.js"] {
            split::dedent(&stage.join(script))?;
        }
        is_small &= shrink(&stage)?;
        let files = split::pack(&stage, &parts)?;
        let mut files = packs::pack(&stage, &files, &games)?;
        split::add_sheets(&fs::read_to_string(root().join("index.html"))?, &mut files)?;
        split::tell(&stage, &files)?;
    }
    hash::hash_names(&stage)?;
    release::embed(&stage)?;
    seal::seal(&stage)?;
    replace(&stage, out)?;
    println!("\n{}", sizes::table(out)?);
    if mode == Mode::Release {
        println!("{}", first_load::told(out)?);
    }
    println!(
        "Built {} in {:.0} s.",
        out.display(),
        started.elapsed().as_secs_f32()
    );
    Ok(match is_small {
        true => Size::Smallest,
        false => Size::Larger,
    })
}

/// Has trunk build; whether that is as small as can be.
fn trunk(tools: &Tools, stage: &Path, mode: Mode) -> Result<bool> {
    let program = crate::cmd::program_in(&tools.trunk, "trunk").context("trunk has gone")?;
    let mut trunk = Command::new(program);
    trunk.arg("build").arg("--dist").arg(stage);
    let mut is_small = false;
    if mode == Mode::Release {
        trunk.arg("--release").env(split::VARIABLE, "1");
        is_small = own_std::use_in(&mut trunk);
    }
    trunk
        .current_dir(root())
        .env("PATH", path_with(&[&tools.wasm_bindgen, &tools.trunk])?)
        // trunk takes this variable for its own switch and rejects the usual `1`.
        .env_remove("NO_COLOR");
    run(&mut trunk)?;
    Ok(is_small)
}

/// Optimises all wasm; whether that could be done.
fn shrink(stage: &Path) -> Result<bool> {
    let Some(program) = wasm_opt::ready() else {
        return Ok(false);
    };
    let mut files = sizes::files_under(stage)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "wasm"));
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            wasm_opt::optimise(&program, file, level(file))?;
        }
        Ok(())
    };
    in_threads(work)?;
    Ok(true)
}

/// Workers think, the page must be there quickly.
fn level(file: &Path) -> &'static str {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    match name.starts_with("worker") {
        true => "-O3",
        false => "-Oz",
    }
}

/// Never delete a folder that we did not make.
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
    // The two lie on different disks.
    for file in sizes::files_under(stage)? {
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
