//! Finds cycles between the modules of a crate.
//!
//! A module and the modules below it may import from each other. Cycles are between siblings: an import from a
//! sibling, or anything below it, into another sibling, or anything below that, counts as a dependency between
//! the siblings. So a cycle is found at the level at which the paths of its modules diverge.

use super::paths::Mention;
use super::sources::Module;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Sibling modules, each of which depends on all the others, directly or indirectly.
#[derive(Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The path of their parent module from the crate's root.
    pub parent: Vec<String>,
    /// The names of the modules, sorted.
    pub modules: Vec<String>,
    /// All imports between them.
    pub imports: Vec<Import>,
}

/// An import from one module of a cycle into another.
#[derive(Debug, PartialEq, Eq)]
pub struct Import {
    /// The file with the import.
    pub file: PathBuf,
    /// The line of the import, from 1.
    pub line: usize,
    /// The sibling that has the import, in itself or below it.
    pub from: String,
    /// The sibling that is imported from, in itself or below it.
    pub to: String,
    /// The imported path, as it is written.
    pub path: String,
}

/// All cycles of a crate, those of its root first.
pub fn find(modules: &[Module]) -> Vec<Cycle> {
    let known: BTreeSet<&[String]> = modules.iter().map(|one| one.path.as_slice()).collect();
    // The imports between siblings, by their parent module.
    let mut levels: BTreeMap<&[String], Vec<Import>> = BTreeMap::new();
    for module in modules {
        for mention in &module.mentions {
            let Some(target) = target(&module.path, mention, &known) else {
                continue;
            };
            let pairs = module.path.iter().zip(&target);
            let common = pairs.take_while(|(a, b)| a == b).count();
            // If one of the paths is the beginning of the other, the modules are not siblings.
            if let (Some(from), Some(to)) = (module.path.get(common), target.get(common)) {
                levels
                    .entry(&module.path[..common])
                    .or_default()
                    .push(Import {
                        file: module.file.clone(),
                        line: mention.line,
                        from: from.clone(),
                        to: to.clone(),
                        path: mention.path.join("::"),
                    });
            }
        }
    }
    let levels = levels.into_iter();
    levels
        .flat_map(|(parent, imports)| cycles(parent, imports))
        .collect()
}

/// The deepest module that a path leads to.
fn target(from: &[String], mention: &Mention, known: &BTreeSet<&[String]>) -> Option<Vec<String>> {
    let mut path: Vec<String> = from.iter().chain(&mention.within).cloned().collect();
    for segment in &mention.path {
        match segment.as_str() {
            "crate" => path.clear(),
            "self" => {}
            "super" => drop(path.pop()?),
            name => path.push(name.to_owned()),
        }
    }
    while !known.contains(path.as_slice()) {
        path.pop()?;
    }
    Some(path)
}

/// The cycles among siblings with these imports between them.
fn cycles(parent: &[String], imports: Vec<Import>) -> Vec<Cycle> {
    let mut direct: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for import in &imports {
        direct.entry(&import.from).or_default().insert(&import.to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = direct
        .keys()
        .map(|&from| (from, reached(from, &direct)))
        .collect();
    let reaches = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
    let mut groups: BTreeSet<Vec<String>> = BTreeSet::new();
    for (&module, all) in &reached {
        if all.contains(module) {
            let group = all.iter().filter(|other| reaches(other, module));
            groups.insert(group.map(|&name| name.to_owned()).collect());
        }
    }
    let mut found: Vec<Cycle> = groups
        .into_iter()
        .map(|modules| Cycle {
            parent: parent.to_vec(),
            modules,
            imports: Vec::new(),
        })
        .collect();
    for import in imports {
        let is_of = |cycle: &&mut Cycle| {
            cycle.modules.contains(&import.from) && cycle.modules.contains(&import.to)
        };
        if let Some(cycle) = found.iter_mut().find(is_of) {
            cycle.imports.push(import);
        }
    }
    for cycle in &mut found {
        cycle
            .imports
            .sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    }
    found
}

/// All modules on which a module depends, directly or indirectly.
fn reached<'a>(from: &str, direct: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut left = vec![from];
    while let Some(module) = left.pop() {
        for &next in direct.get(module).into_iter().flatten() {
            if reached.insert(next) {
                left.push(next);
            }
        }
    }
    reached
}
