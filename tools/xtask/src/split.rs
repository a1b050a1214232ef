//! Splits the page's program into parts: what every screen needs, and what is loaded when it is first opened
//! (see the crate `lazy`).

use crate::binaryen::Binaryen;
use crate::compile::{self, PROGRAM};
use crate::hash;
use crate::join::{self, Module, SETUP, SHARED};
use crate::page::games;
use crate::release::{Mode, fill};
use crate::styles::Sheet;
use anyhow::{Context, Result, anyhow, bail};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{Parser, Payload};

/// The part with everything that is neither a game's table nor a language's texts.
pub const MORE: &str = "more";
/// The game whose table is to stand first: its limit is the lowest (`first_load.rs`).
const MEASURED: &str = "dekal";
/// The script that loads the parts; the program is bound to it.
const SCRIPT: &str = "parts.js";
/// The script that has the list of the parts with their files.
const START: &str = "start.js";
/// The place in it for the list of parts with their files.
const NO_PARTS: &str = "const PARTS={};";

/// The place in the script of wasm-bindgen where it catches what the browser throws.
const CAUGHT: &str =
    "function handleError(f, args) {\ntry {\nreturn f.apply(this, args);\n} catch (e) {\n";

/// The parts, each with the files that it needs.
pub type Parts = BTreeMap<String, Vec<String>>;

/// Splits the page's program, as the linker has made it, and writes the files of the parts beside the page, whose style
/// sheets are these.
///
/// The splitter makes a module for every set of parts that use the same code; small modules are joined to
/// others (see [`join`]).
///
/// # Errors
/// If the page was not built for splitting, or a tool fails.
pub fn split(built: &Path, binaryen: &Binaryen, stage: &Path, sheets: &[Sheet]) -> Result<()> {
    let wasm = fs::read(built).with_context(|| format!("cannot read {}", built.display()))?;
    let dir = stage.join("parts");
    let program = dir.join("tablee.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = &dir;
    options.main_out_path = &program;
    // The program has the name of the script, so the script gets its final name now; it refers to no other
    // files.
    let script = hash::hashed(
        SCRIPT,
        &[code(&wasm)?, &fs::read(stage.join(SCRIPT))?].concat(),
    );
    let link_name = format!("./{script}");
    options.link_name = &link_name;
    let cut = transform(options).map_err(|error| anyhow!("the page cannot be cut: {error:#}"))?;
    if cut.prefetch_map.is_empty() {
        bail!("the page has no parts to load later");
    }
    bind(&program, stage)?;
    let games = games()?;
    let names_of_games = games.iter().map(|game| game.name.clone());
    let by: BTreeSet<String> = names_of_games
        .clone()
        .chain([MORE.to_owned(), SETUP.to_owned()])
        .collect();
    let mut modules = Vec::new();
    for path in cut.split_modules {
        let size = fs::metadata(&path)?.len();
        let mut users = users(&cut.prefetch_map, &path)?;
        // Some game is there before its table is set up, so what all of them have is, too. What the measured one does without
        // would only make it larger.
        let is_spared = users.is_subset(&by) && !users.contains(MEASURED);
        if users.len() > 1 && !is_spared && users.remove(SETUP) {
            users.extend(names_of_games.clone());
        }
        modules.push(Module { path, size, users });
    }
    let plan = join::plan(modules, MEASURED, &by);
    let program = stage.join("tablee_bg.wasm");
    let all = std::iter::once(&program).chain(&plan.program);
    binaryen.merge(all.map(PathBuf::as_path), SHARED, &program)?;
    let mut names = names(
        cut.prefetch_map.keys(),
        plan.files.iter().map(|(module, _)| &module.users),
    );
    for ((module, joined), name) in plan.files.iter().zip(&names.files) {
        join::join(binaryen, &module.path, joined)?;
        fs::rename(&module.path, stage.join(name))?;
    }
    fs::remove_dir_all(&dir)?;
    for Sheet { file, parts, .. } in sheets {
        for part in parts {
            let files = names.parts.get_mut(part);
            let files = files.with_context(|| format!("{file}: there is no part {part}"))?;
            files.push(file.clone());
        }
    }
    hash::rename_in(stage, SCRIPT, &script)?;
    add_loaders(&stage.join(script), &names.parts)?;
    let list = format!("const PARTS={};", serde_json::to_string(&names.parts)?);
    fill(&stage.join(START), NO_PARTS, &list)
}

/// The code section of a module. The file also has a section with the path of the folder in which it was built.
fn code(wasm: &[u8]) -> Result<&[u8]> {
    let section = Parser::new(0)
        .parse_all(wasm)
        .find_map(|payload| match payload {
            Ok(Payload::CodeSectionStart { range, .. }) => {
                wasm.get(range.start as usize..range.end as usize)
            }
            _ => None,
        });
    section.context("the page's program has no code")
}

/// Binds the program. Errors that its script catches are noted for the report of `failure.js`.
fn bind(program: &Path, stage: &Path) -> Result<()> {
    compile::bind(program, PROGRAM, stage, Mode::Release)?;
    let script = stage.join(PROGRAM).with_extension("js");
    fill(
        &script,
        CAUGHT,
        &format!("{CAUGHT}self.tableeThrown = e;\n"),
    )
}

/// The names of the parts' files.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// The file names, in the order of the modules.
    files: Vec<String>,
    /// The parts, each with its files.
    parts: Parts,
}

/// The parts that need a module.
fn users(needs: &HashMap<String, Vec<String>>, module: &Path) -> Result<BTreeSet<String>> {
    let name = module.file_stem().and_then(|stem| stem.to_str());
    let name = name.context("a module has a name")?;
    let users = needs
        .iter()
        .filter(|(_, needs)| needs.iter().any(|need| need == name));
    let users: BTreeSet<String> = users.map(|(part, _)| part.clone()).collect();
    if users.is_empty() {
        bail!("no part needs {name}");
    }
    Ok(users)
}

/// Names the modules that become files, from the sets of parts that need them. A file is named after the only
/// part that needs it, or the only one besides `more`, otherwise `shared-1` and so on.
fn names<'a>(
    parts: impl Iterator<Item = &'a String>,
    modules: impl Iterator<Item = &'a BTreeSet<String>>,
) -> Names {
    let mut names = Names {
        files: Vec::new(),
        parts: parts.map(|part| (part.clone(), Vec::new())).collect(),
    };
    let mut shared = 0;
    for users in modules {
        let mut besides = users
            .iter()
            .filter(|part| *part != MORE || users.len() == 1);
        let own = besides.next().filter(|_| besides.next().is_none());
        let own = own.map(|part| format!("{part}.wasm"));
        let file = own.filter(|file| !names.files.contains(file));
        let file = file.unwrap_or_else(|| {
            shared += 1;
            format!("shared-{shared}.wasm")
        });
        for part in users {
            let files = names.parts.entry(part.clone()).or_default();
            files.push(file.clone());
        }
        names.files.push(file);
    }
    names
}

/// Adds the functions to the script that the program calls.
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

/// The parts with their files, from the list in the start script.
///
/// # Errors
/// If there is no list.
pub fn listed(script: &str) -> Result<Parts> {
    let list = script.split("const PARTS=").nth(1);
    let list = list.and_then(|rest| rest.split(';').next());
    Ok(serde_json::from_str(list.context("no parts are listed")?)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::release;

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
            ("more", &["chunk_7"]),
        ]);
        let needs: HashMap<_, _> = needs.into_iter().collect();
        let modules = [
            "p/chunk_7.wasm",
            "p/split_dekal.wasm",
            "p/chunk_3.wasm",
            "p/split_detrak.wasm",
        ];
        let users = modules.map(|module| users(&needs, Path::new(module)).unwrap());
        let names = names(needs.keys(), users.iter());
        let (dekal, detrak) = ("dekal.wasm", "detrak.wasm");
        let (both, other) = ("shared-2.wasm", "shared-1.wasm");
        assert_eq!(names.files, [dekal, other, both, detrak]);
        let files = parts(&[
            ("dekal", &[dekal, other, both]),
            ("detrak", &[both, detrak]),
            ("more", &[dekal]),
        ]);
        assert_eq!(names.parts, files);
        assert!(super::users(&needs, Path::new("p/chunk_4.wasm")).is_err());
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
        let start = release::minified(include_str!("../../../static/start.js")).unwrap();
        assert_eq!(start.matches(NO_PARTS).count(), 1);
        let list = "const PARTS={\"dekal\":[\"dekal.wasm\"]};";
        assert_eq!(listed(&start.replace(NO_PARTS, list)).unwrap(), parts);
    }
}
