//! Joining modules of the page. The splitter makes one for every set of parts that use the same code, and
//! has no least size: of a hundred, most have a few functions.

use crate::binaryen::Binaryen;
use anyhow::{Context, Result, bail};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use wasmparser::{Parser, Payload, TypeRef};

/// A module that is smaller than that, in bytes and with its functions' names, is joined to another one
/// that is loaded whenever it is.
const MEDIUM: u64 = 131_072;
/// A module that is smaller than that is no file of its own: without such another one, it is joined to
/// the page's program.
const SMALL: u64 = 32_768;
/// The name by which modules import what the page's program shares.
pub const SHARED: &str = "__wasm_split";
/// The same, for modules that others are joined to (see [`join`]).
const PROGRAM: &str = "program";

/// A module that the splitter has made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module {
    /// Where it is.
    pub path: PathBuf,
    /// Its size in bytes, with its functions' names.
    pub size: u64,
    /// The parts that need it.
    pub users: BTreeSet<String>,
}

/// What is joined to what.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The modules that stay files, each with those that are joined to it.
    pub files: Vec<(Module, Vec<PathBuf>)>,
    /// What is joined to the page's program.
    pub program: Vec<PathBuf>,
}

/// Chooses what is joined to what. Whoever needs a module loads what it is joined to anyway; those who
/// need only that load more for it.
#[must_use]
pub fn plan(mut modules: Vec<Module>) -> Plan {
    modules.sort_by(|a, b| (Reverse(a.size), &a.path).cmp(&(Reverse(b.size), &b.path)));
    let mut plan = Plan::default();
    for module in modules {
        let hosts =
            (plan.files.iter_mut()).filter(|(host, _)| host.users.is_superset(&module.users));
        let host = hosts.min_by_key(|(host, _)| (host.users.len(), host.size));
        match host {
            Some((_, joined)) if module.size < MEDIUM => joined.push(module.path),
            _ if module.size < SMALL => plan.program.push(module.path),
            _ => plan.files.push((module, Vec::new())),
        }
    }
    plan
}

/// Joins modules to one of them, in whose file they are then.
///
/// # Errors
/// If one cannot be read, or Binaryen refuses them.
pub fn join(binaryen: &Binaryen, module: &Path, others: &[PathBuf]) -> Result<()> {
    if others.is_empty() {
        return Ok(());
    }
    // Each imports the memory, but a module has one: they import it from another one, which imports it once.
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

/// A module, as text, that imports whatever these import, and exports it by the same names.
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
        // What is imported can be exported at once.
        write!(
            text,
            "\n({} (export \"{name}\") (import \"{PROGRAM}\" \"{name}\") {})",
            what.0, what.1
        )?;
    }
    Ok(text + ")")
}

/// The kind of an import, and its type, as text.
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
        let words = module("words", 90_000, &["words_fr"]);
        let plan = plan(vec![
            module("tiny", 90, &["dekal", "words_fr"]),
            words.clone(),
            module("dekal", 100_000, &["dekal"]),
            own.clone(),
            module("both", 5_000, &["dekal", "detrak"]),
            large.clone(),
        ]);
        let files = vec![
            (large, vec!["both".into()]),
            (own, vec!["dekal".into()]),
            (words, vec![]),
        ];
        let program = vec!["tiny".into()];
        assert_eq!(plan, Plan { files, program });
    }

    #[test]
    fn a_base_hands_on_what_is_imported_once() {
        let dir = tempfile::tempdir().unwrap();
        // One import of a memory, at least 2 pages large.
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
