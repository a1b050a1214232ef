//! `cargo xtask dist`: builds the folder of static files.

use crate::binaryen::Binaryen;
use crate::cmd::{root, timed, work_dir};
use crate::compile::{self, PROGRAM};
use crate::files::files_under;
use crate::tools::wasm_target;
use crate::{first_load, hash, page, release, seal, sizes, split};
use anyhow::{Context, Result, bail};
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

pub use crate::release::Mode;

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
            build(&out, Mode::Release).map(|()| out)
        }
    }
}

/// Builds page and workers into a folder; replaces an earlier build there.
///
/// # Errors
/// If a build fails or is above the size limits, or the folder has something that is not a build.
pub fn build(out: &Path, mode: Mode) -> Result<()> {
    refuse_foreign(out)?;
    wasm_target()?;
    // An interrupted build has left files.
    let stage = work_dir().join("stage");
    remove(&stage)?;
    fs::create_dir_all(&stage)?;
    let sheets = page::write(&stage, mode)?;
    let program = timed("page and workers built", || compile::compile(&stage, mode))?;
    match mode {
        Mode::Plain => compile::bind(&program, PROGRAM, &stage, mode)?,
        Mode::Release => {
            release::minify_scripts(&stage)?;
            let binaryen = Binaryen::ready()?;
            timed("page cut into parts", || {
                split::split(&program, &binaryen, &stage, &sheets)
            })?;
            timed("wasm optimised", || optimise(&binaryen, &stage))?;
        }
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
