//! Finding cycles between the modules of a crate.
//!
//! A module and what lies below it may take from each other. Cycles are looked for between siblings:
//! what anything in or below one of them takes from anything in or below another counts as taken by the
//! one from the other. So a cycle is found at the level at which its modules part.

use super::paths::Mention;
use super::sources::Module;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Sibling modules each of which depends on every other, directly or through others of them.
#[derive(Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The module that they lie in, by its names from the crate's root.
    pub parent: Vec<String>,
    /// Their names, in order.
    pub modules: Vec<String>,
    /// All that they take from each other.
    pub imports: Vec<Import>,
}

/// Something that one of the modules of a cycle takes from another.
#[derive(Debug, PartialEq, Eq)]
pub struct Import {
    /// The file that it stands in.
    pub file: PathBuf,
    /// Its line, from 1.
    pub line: usize,
    /// The module that it is in or below.
    pub from: String,
    /// The module that what it takes is in or below.
    pub to: String,
    /// What it takes, as it stands there.
    pub path: String,
}

/// All cycles of a crate, those of its root first.
pub fn find(modules: &[Module]) -> Vec<Cycle> {
    let known: BTreeSet<&[String]> = modules.iter().map(|one| one.path.as_slice()).collect();
    // What siblings take from each other, by the module they lie in.
    let mut levels: BTreeMap<&[String], Vec<Import>> = BTreeMap::new();
    for module in modules {
        for mention in &module.mentions {
            let Some(target) = target(&module.path, mention, &known) else {
                continue;
            };
            let pairs = module.path.iter().zip(&target);
            let common = pairs.take_while(|(a, b)| a == b).count();
            // Otherwise one of them is below the other.
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

/// The cycles among siblings that take all this from each other.
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

/// All that a module depends on, directly or through others.
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
