//! Joins modules of the page. The splitter makes one for every set of parts that use the same code, with no
//! minimal size: most of a hundred modules only have a few functions.

use crate::binaryen::Binaryen;
use anyhow::{Context, Result, bail};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use wasmparser::{Parser, Payload, TypeRef};

/// A module smaller than this, in bytes with its function names, is joined to another one that is loaded wherever this
/// one is.
const MEDIUM: u64 = 196_608;
/// A module smaller than this that several parts need never becomes a file. If there is no module to which it can be
/// joined, it is joined to the page's program.
const SMALL: u64 = 32_768;
/// The part with the screen on which a table is set up, without which a match can start. Only a game's part opens it.
pub const SETUP: &str = "setup";
/// The name by which modules import from the page's program.
pub const SHARED: &str = "__wasm_split";
/// The name by which joined modules import from each other (see [`join`]).
const PROGRAM: &str = "program";

/// A module that the splitter made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module {
    /// The path of the module.
    pub path: PathBuf,
    /// Its size in bytes, with its function names.
    pub size: u64,
    /// The parts that need it.
    pub users: BTreeSet<String>,
}

/// Which modules are joined to which.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The modules that become files, each with the modules that are joined to it.
    pub files: Vec<(Module, Vec<PathBuf>)>,
    /// The modules that are joined to the page's program.
    pub program: Vec<PathBuf>,
}

/// Plans the joining. A small module is joined to one that is loaded by all parts that need it, so no part gets
/// an additional request; parts that only need the other one load a little more. What only parts among `by` need, three or
/// more of them, or one and the set-up, but not `spared`, is a file of its own, which `spared` does without.
#[must_use]
pub fn plan(mut modules: Vec<Module>, spared: &str, by: &BTreeSet<String>) -> Plan {
    modules.sort_by(|a, b| (Reverse(a.size), &a.path).cmp(&(Reverse(b.size), &b.path)));
    let mut plan = Plan::default();
    let is_beside = |module: &mut Module| {
        let users = &module.users;
        let are_several = users.len() > 2 || (users.len() == 2 && users.contains(SETUP));
        are_several && users.is_subset(by) && !users.contains(spared)
    };
    let beside: Vec<Module> = modules.extract_if(.., is_beside).collect();
    plan.files.extend(one_file(beside));
    for module in modules {
        let hosts =
            (plan.files.iter_mut()).filter(|(host, _)| host.users.is_superset(&module.users));
        let host = hosts.min_by_key(|(host, _)| (host.users.len(), host.size));
        match host {
            Some((_, joined)) if module.size < MEDIUM => joined.push(module.path),
            _ if module.size < SMALL && module.users.len() > 1 => plan.program.push(module.path),
            _ => plan.files.push((module, Vec::new())),
        }
    }
    plan
}

/// A file of modules, for all parts that need any of them; `None` without modules.
fn one_file(modules: Vec<Module>) -> Option<(Module, Vec<PathBuf>)> {
    let users = modules.iter().flat_map(|module| module.users.clone());
    let users = users.collect();
    let mut modules = modules.into_iter();
    let first = modules.next()?;
    let others = modules.map(|module| module.path).collect();
    Some((Module { users, ..first }, others))
}

/// Joins modules to one of them and replaces its file.
///
/// # Errors
/// If a module cannot be read, or Binaryen fails.
pub fn join(binaryen: &Binaryen, module: &Path, others: &[PathBuf]) -> Result<()> {
    if others.is_empty() {
        return Ok(());
    }
    // Each of them imports the memory, but the joined module may only have one import of it. So they import it
    // from a base module, which imports it once.
    let base = module.with_extension("wat");
    fs::write(
        &base,
        base_for(others.iter().map(PathBuf::as_path).chain([module]))?,
    )?;
    let all = [base.as_path(), module].into_iter();
    binaryen.merge(
        all.chain(others.iter().map(PathBuf::as_path)),
        SHARED,
        module,
    )
}

/// The text of a module that imports all that these modules import, and exports it by the same names.
fn base_for<'a>(modules: impl Iterator<Item = &'a Path>) -> Result<String> {
    let mut imports = BTreeMap::new();
    for path in modules {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        for payload in Parser::new(0).parse_all(&bytes) {
            let Payload::ImportSection(section) = payload? else {
                continue;
            };
            for import in section.into_imports() {
                let import = import?;
                let what = described(import.ty)?;
                if imports
                    .insert(import.name.to_owned(), what.clone())
                    .is_some_and(|other| other != what)
                {
                    bail!("`{}` is imported as two things", import.name);
                }
            }
        }
    }
    let mut text = String::from("(module");
    for (name, what) in imports {
        // An import can be exported directly.
        write!(
            text,
            "\n({} (export \"{name}\") (import \"{PROGRAM}\" \"{name}\") {})",
            what.0, what.1
        )?;
    }
    Ok(text + ")")
}

/// The kind of an import and its type, in the text format.
fn described(what: TypeRef) -> Result<(&'static str, String)> {
    let limits = |least: u64, most: Option<u64>| match most {
        Some(most) => format!("{least} {most}"),
        None => least.to_string(),
    };
    Ok(match what {
        TypeRef::Memory(memory) => ("memory", limits(memory.initial, memory.maximum)),
        TypeRef::Table(table) => {
            let limits = limits(table.initial, table.maximum);
            ("table", format!("{limits} {}", table.element_type))
        }
        TypeRef::Global(global) if global.mutable => {
            ("global", format!("(mut {})", global.content_type))
        }
        TypeRef::Global(global) => ("global", global.content_type.to_string()),
        other => bail!("a module imports something unexpected: {other:?}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(name: &str, size: u64, users: &[&str]) -> Module {
        Module {
            path: name.into(),
            size,
            users: users.iter().map(|user| (*user).to_owned()).collect(),
        }
    }

    #[test]
    fn what_is_small_is_joined_to_what_is_loaded_with_it() {
        let large = module("large", 400_000, &["dekal", "detrak", "more"]);
        let own = module("own", 300_000, &["dekal", "more"]);
        let texts = module("texts", 20_000, &["texts_fr"]);
        let by = ["dekal", "detrak", "dumble", "more", "setup"].map(ToOwned::to_owned);
        let plan = plan(
            vec![
                module("tiny", 90, &["dekal", "texts_fr"]),
                texts.clone(),
                module("dekal", 100_000, &["dekal"]),
                own.clone(),
                module("both", 5_000, &["dekal", "detrak"]),
                large.clone(),
                module("beside", 4_000, &["detrak", "more", "dumble"]),
                module("beside-too", 3_000, &["detrak", "more", "dumble"]),
                module("fields", 2_000, &["more", "setup"]),
            ],
            "dekal",
            &by.into(),
        );
        let beside = module("beside", 4_000, &["detrak", "dumble", "more", "setup"]);
        let files = vec![
            (beside, vec!["beside-too".into(), "fields".into()]),
            (large, vec!["both".into()]),
            (own, vec!["dekal".into()]),
            (texts, vec![]),
        ];
        let program = vec!["tiny".into()];
        assert_eq!(plan, Plan { files, program });
    }

    #[test]
    fn a_base_hands_on_what_is_imported_once() {
        let dir = tempfile::tempdir().unwrap();
        // One import of a memory with at least 2 pages.
        let section = b"\0asm\x01\0\0\0\x02\x0a\x01\x01p\x03mem\x02\0\x02";
        let paths = ["a", "b"].map(|name| dir.path().join(name));
        for path in &paths {
            fs::write(path, section).unwrap();
        }
        let text = base_for(paths.iter().map(PathBuf::as_path)).unwrap();
        let line = "(memory (export \"mem\") (import \"program\" \"mem\") 2)";
        assert_eq!(text, format!("(module\n{line})"));
        fs::write(
            &paths[1],
            b"\0asm\x01\0\0\0\x02\x0a\x01\x01p\x03mem\x02\0\x03",
        )
        .unwrap();
        assert!(base_for(paths.iter().map(PathBuf::as_path)).is_err());
    }
}
