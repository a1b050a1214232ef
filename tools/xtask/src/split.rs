//! Cutting the page's program into parts: what every screen needs, and what is loaded when it is first
//! opened (see the crate `lazy`).

use crate::binaryen::Binaryen;
use crate::cmd::{program_in, root, run_quietly, target_dir};
use crate::pins::WASM_TARGET;
use crate::release::fill;
use crate::tools::Tools;
use crate::{hash, styles};
use anyhow::{Context, Result, anyhow, bail};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_split_cli_support::{Options, transform};

/// Set while the page is built to be cut; its build scripts ask for it.
pub const VARIABLE: &str = "TABLEE_SPLIT";
/// A module that is smaller than that, in bytes and with its functions' names, is no file of its own.
const SMALL: u64 = 32_768;
/// The script that loads the parts, to which the program is bound.
const SCRIPT: &str = "parts.js";
/// Where the script that begins lists the parts, each with its files.
const NO_PARTS: &str = "const PARTS = {};";
/// The name by which parts import what the page's program shares.
const SHARED: &str = "__wasm_split";

/// The parts, each with the files that it needs.
pub type Parts = BTreeMap<String, Vec<String>>;

/// Cuts the page that trunk has built, and puts the files of the parts beside it.
///
/// The splitter makes a file of its own for every set of parts that use the same code, hundreds of which
/// have only a few functions. What is small is joined to the page's program again.
///
/// # Errors
/// If it has not been built to be cut, or a tool refuses it.
pub fn split(tools: &Tools, binaryen: &Binaryen, stage: &Path) -> Result<()> {
    let built = target_dir().join(WASM_TARGET).join("release/tablee.wasm");
    let wasm = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    let dir = stage.join("parts");
    let program = dir.join("tablee.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = &dir;
    options.main_out_path = &program;
    // The program names the script, so this gets its final name now; it says nothing of other files.
    let script = hash::hashed(
        SCRIPT,
        &[&wasm[..], &fs::read(stage.join(SCRIPT))?].concat(),
    );
    let link_name = format!("./{script}");
    options.link_name = &link_name;
    let cut = transform(options).map_err(|error| anyhow!("the page cannot be cut: {error:#}"))?;
    if cut.prefetch_map.is_empty() {
        bail!("the page has no parts to load later");
    }
    bind(tools, &program, stage)?;
    let (mut small, mut large) = (Vec::new(), Vec::new());
    for path in cut.split_modules {
        let is_small = fs::metadata(&path)?.len() < SMALL;
        if is_small { &mut small } else { &mut large }.push(path);
    }
    // Not in the order in which they happen to be written.
    small.sort();
    large.sort();
    binaryen.merge(&stage.join("tablee_bg.wasm"), SHARED, &small)?;
    let mut names = names(&cut.prefetch_map.into_iter().collect(), &large)?;
    for (path, name) in large.iter().zip(&names.files) {
        fs::rename(path, stage.join(name))?;
    }
    fs::remove_dir_all(&dir)?;
    let page = fs::read_to_string(root().join("index.html"))?;
    for (sheet, users) in styles::of_parts(&page)? {
        for part in users {
            let files = names.parts.get_mut(&part);
            let files = files.with_context(|| format!("{sheet}: there is no part {part}"))?;
            files.push(sheet.clone());
        }
    }
    hash::rename_in(stage, SCRIPT, &script)?;
    add_loaders(&stage.join(script), &names.parts)?;
    let list = format!("const PARTS = {};", serde_json::to_string(&names.parts)?);
    fill(&stage.join("begin.js"), NO_PARTS, &list)
}

/// Makes the script around the program once more, as trunk did for the whole.
fn bind(tools: &Tools, wasm: &Path, stage: &Path) -> Result<()> {
    let program =
        program_in(&tools.wasm_bindgen, "wasm-bindgen").context("wasm-bindgen has gone")?;
    run_quietly(
        Command::new(program)
            // The parts need the table of functions, which is the linker's export.
            .args(["--target", "web", "--no-typescript", "--keep-lld-exports"])
            .args(["--remove-name-section", "--remove-producers-section"])
            .args(["--out-name", "tablee", "--out-dir"])
            .arg(stage)
            .arg(wasm),
    )
}

/// How the files of the parts are called.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// The names, in the order in which the modules were given.
    files: Vec<String>,
    /// The parts, each with its files.
    parts: Parts,
}

/// Names the modules that are files of their own: after the part that alone needs one, or `shared-1`
/// and so on. `needs` says which modules a part needs, by the names that the splitter gave them.
fn names(needs: &Parts, modules: &[PathBuf]) -> Result<Names> {
    let none = |part: &String| (part.clone(), Vec::new());
    let mut names = Names {
        files: Vec::new(),
        parts: needs.keys().map(none).collect(),
    };
    let mut shared = 0;
    for path in modules {
        let module = path.file_stem().and_then(|stem| stem.to_str());
        let module = module.context("a module has a name")?;
        let users = needs.iter();
        let users = users.filter(|(_, needs)| needs.iter().any(|need| need == module));
        let users: Vec<&String> = users.map(|(part, _)| part).collect();
        let file = match users[..] {
            [] => bail!("no part needs {module}"),
            [part] => format!("{part}.wasm"),
            _ => {
                shared += 1;
                format!("shared-{shared}.wasm")
            }
        };
        for part in users {
            let files = names.parts.entry(part.clone()).or_default();
            files.push(file.clone());
        }
        names.files.push(file);
    }
    Ok(names)
}

/// Adds the functions that the program calls to the script.
fn add_loaders(script: &Path, parts: &Parts) -> Result<()> {
    let mut text = fs::read_to_string(script)?;
    for part in parts.keys() {
        writeln!(
            text,
            "export const {SHARED}_load_{part} = loader(\"{part}\");"
        )?;
    }
    Ok(fs::write(script, text)?)
}

/// The parts with the files that they need, as the script that begins lists them.
///
/// # Errors
/// If it lists none.
pub fn listed(script: &str) -> Result<Parts> {
    let list = script.split("const PARTS = ").nth(1);
    let list = list.and_then(|rest| rest.split(';').next());
    Ok(serde_json::from_str(list.context("no parts are listed")?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(list: &[(&str, &[&str])]) -> Parts {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let list = list.iter();
        list.map(|(part, names)| ((*part).to_owned(), owned(names)))
            .collect()
    }

    #[test]
    fn files_are_named_after_who_needs_them() {
        let needs = parts(&[
            ("dekal", &["chunk_3", "chunk_7", "split_dekal"]),
            ("detrak", &["chunk_3", "split_detrak"]),
        ]);
        let modules = [
            "p/split_dekal.wasm",
            "p/chunk_3.wasm",
            "p/split_detrak.wasm",
        ];
        let names = names(&needs, &modules.map(PathBuf::from)).unwrap();
        assert_eq!(names.files, ["dekal.wasm", "shared-1.wasm", "detrak.wasm"]);
        let files = parts(&[
            ("dekal", &["dekal.wasm", "shared-1.wasm"]),
            ("detrak", &["shared-1.wasm", "detrak.wasm"]),
        ]);
        assert_eq!(names.parts, files);
        assert!(super::names(&needs, &["p/chunk_4.wasm".into()]).is_err());
    }

    #[test]
    fn the_scripts_have_places_for_the_parts() {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let file = dir.path().join(name);
            fs::write(&file, text).unwrap();
            file
        };
        let parts = parts(&[("dekal", &["dekal.wasm"])]);
        let script = write(SCRIPT, include_str!("../../../static/parts.js"));
        add_loaders(&script, &parts).unwrap();
        let text = fs::read_to_string(script).unwrap();
        assert!(text.ends_with("export const __wasm_split_load_dekal = loader(\"dekal\");\n"));
        let begin = include_str!("../../../static/begin.js");
        assert_eq!(begin.matches(NO_PARTS).count(), 1);
        let list = "const PARTS = {\"dekal\":[\"dekal.wasm\"]};";
        assert_eq!(listed(&begin.replace(NO_PARTS, list)).unwrap(), parts);
    }
}
