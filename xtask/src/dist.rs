//! `cargo xtask dist`: the folder of static files.

use crate::cmd::{path_with, root, run, work_dir};
use crate::tools::Tools;
use crate::{hash, sizes, wasm_opt};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// How to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Optimised, as players get it.
    Release,
    /// Quick to build, slow to run: for working on the page.
    Dev,
}

/// What the bots have learned, in files that a worker loads when it needs
/// them: `bots::Lesson` knows them by these names.
const LESSONS: [&str; 7] = [
    "dekal-2",
    "dekal-3",
    "dekal-4",
    "dekal-5",
    "dekal-6",
    "detrak-basic",
    "detrak-advanced",
];

/// The folder that is built when no other is named.
#[must_use]
pub fn default_out() -> PathBuf {
    root().join("dist")
}

/// Builds page and worker into a folder, replacing an earlier build there.
///
/// # Errors
/// If a build fails, or the folder holds something that is not such a build.
pub fn build(tools: &Tools, out: &Path, mode: Mode) -> Result<()> {
    let started = Instant::now();
    refuse_foreign(out)?;
    // A staging folder of an interrupted build makes trunk keep that build's files.
    let stage = work_dir().join("stage");
    remove(&stage)?;
    trunk(tools, &stage, mode)?;
    own_start_script(&stage)?;
    copy_lessons(&stage)?;
    start_worker_properly(&stage)?;
    if mode == Mode::Release {
        shrink(&stage)?;
    }
    hash::hash_names(&stage)?;
    replace(&stage, out)?;
    println!("\n{}", sizes::table(out)?);
    println!(
        "Built {} in {:.0} s.",
        out.display(),
        started.elapsed().as_secs_f32()
    );
    Ok(())
}

fn trunk(tools: &Tools, stage: &Path, mode: Mode) -> Result<()> {
    let program = crate::cmd::program_in(&tools.trunk, "trunk").context("trunk has gone")?;
    let mut trunk = Command::new(program);
    trunk.arg("build").arg("--dist").arg(stage);
    if mode == Mode::Release {
        trunk.arg("--release");
    }
    trunk
        .current_dir(root())
        .env("PATH", path_with(&[&tools.wasm_bindgen, &tools.trunk])?)
        // trunk takes this variable for its own switch and rejects the usual `1`.
        .env_remove("NO_COLOR");
    run(&mut trunk)
}

/// Moves the page's inline start script into a file, so that a strict content
/// security policy needs no exception for it.
fn own_start_script(stage: &Path) -> Result<()> {
    let page = stage.join("index.html");
    let html = fs::read_to_string(&page).context("trunk made no index.html")?;
    let (html, script) = take_inline_module(&html).context("trunk's page starts nothing")?;
    fs::write(stage.join("start.js"), script)?;
    Ok(fs::write(page, html)?)
}

/// Trunk's loader calls wasm-bindgen's initialiser in a way that it warns
/// about, and swallows the error of a worker that cannot load.
fn start_worker_properly(stage: &Path) -> Result<()> {
    const START: &str = "importScripts(\"./worker.js\");\
        wasm_bindgen({module_or_path:\"./worker_bg.wasm\"})\
        .catch(error=>setTimeout(()=>{throw error}));\n";
    for name in ["worker_loader.js", "worker.js", "worker_bg.wasm"] {
        let file = stage.join(name);
        if !file.exists() {
            bail!("trunk made no {name}; its way of building workers has changed");
        }
    }
    let lessons: Vec<String> = LESSONS
        .iter()
        .map(|name| format!("\"{name}\":\"./{name}.bin\""))
        .collect();
    // The worker finds the files of what the bots have learned by this.
    let loader = format!("self.tableeFiles={{{}}};{START}", lessons.join(","));
    Ok(fs::write(stage.join("worker_loader.js"), loader)?)
}

/// Puts the files of what the bots have learned beside the worker.
fn copy_lessons(stage: &Path) -> Result<()> {
    for name in LESSONS {
        let file = format!("{name}.bin");
        let from = root().join("bots/weights").join(&file);
        fs::copy(&from, stage.join(&file))
            .with_context(|| format!("cannot copy {}", from.display()))?;
    }
    Ok(())
}

/// Replaces the first inline module script by a link to `start.js`; the page and the script.
fn take_inline_module(html: &str) -> Option<(String, String)> {
    // A minified page has no quotes around the type.
    let opening = ["<script type=\"module\">", "<script type=module>"];
    let (before, rest) = opening.iter().find_map(|tag| html.split_once(tag))?;
    let (script, after) = rest.split_once("</script>")?;
    let link = "<script type=\"module\" src=\"./start.js\"></script>";
    Some((
        format!("{before}{link}{after}"),
        script.trim().to_owned() + "\n",
    ))
}

fn shrink(stage: &Path) -> Result<()> {
    let Some(program) = wasm_opt::ready() else {
        return Ok(());
    };
    for file in sizes::files_under(stage)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".wasm") {
            // The worker thinks, the page must be there quickly.
            let level = if name.starts_with("worker") {
                "-O3"
            } else {
                "-Oz"
            };
            wasm_opt::optimise(&program, &file, level)?;
        }
    }
    Ok(())
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
    fn the_start_script_moves_out_of_the_page() {
        let html = "<head><script type=\"module\">\nstart();\n</script></head>";
        let (page, script) = take_inline_module(html).unwrap();
        assert_eq!(
            page,
            "<head><script type=\"module\" src=\"./start.js\"></script></head>"
        );
        assert_eq!(script, "start();\n");
        assert!(take_inline_module("<p>").is_none());
    }

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
