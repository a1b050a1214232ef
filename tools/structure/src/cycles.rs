//! Finds cycles between the modules of a crate.
//!
//! A module and the modules below it may import from each other. Cycles are between siblings: an import from a
//! sibling, or anything below it, into another sibling, or anything below that, counts as a dependency between
//! the siblings. So a cycle is found at the level at which the paths of its modules diverge.
//!
//! An import of what another module re-exports is a dependency on both: on the module that the path names, and on
//! the one that declares the item. `use super::X`, where the parent has `pub use other::X`, leads to `other`.

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
    let known = Names::of(modules);
    // The imports between siblings, by their parent module.
    let mut levels: BTreeMap<&[String], Vec<Import>> = BTreeMap::new();
    for module in modules {
        for mention in &module.mentions {
            let mut siblings = BTreeSet::new();
            for target in known.targets(&module.path, mention) {
                let pairs = module.path.iter().zip(&target);
                let common = pairs.take_while(|(a, b)| a == b).count();
                // If one of the paths is the beginning of the other, the modules are not siblings.
                if let (Some(from), Some(to)) = (module.path.get(common), target.get(common))
                    && siblings.insert((common, to.clone()))
                {
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
    }
    let levels = levels.into_iter();
    levels
        .flat_map(|(parent, imports)| cycles(parent, imports))
        .collect()
}

/// The modules of a crate by their paths, each with the paths that its imported names stand for.
struct Names<'a>(BTreeMap<&'a [String], BTreeMap<&'a str, &'a [String]>>);

impl<'a> Names<'a> {
    fn of(modules: &'a [Module]) -> Names<'a> {
        let names = |module: &'a Module| {
            let imports = module.imports.iter();
            let imports = imports.map(|one| (one.name.as_str(), one.path.as_slice()));
            (module.path.as_slice(), imports.collect())
        };
        Names(modules.iter().map(names).collect())
    }

    /// The modules that a path leads to: the deepest that it names, and behind every re-export the next.
    fn targets(&self, from: &[String], mention: &Mention) -> Vec<Vec<String>> {
        let within: Vec<String> = from.iter().chain(&mention.within).cloned().collect();
        let mut targets = Vec::new();
        let mut next = absolute(within, &mention.path);
        while let Some(path) = next {
            let mut depth = path.len();
            while !self.0.contains_key(&path[..depth]) {
                depth -= 1;
            }
            let (module, rest) = path.split_at(depth);
            // A name of a module and of an item in it, as in `pub use a::a`, would lead here again and again.
            if targets.iter().any(|known: &Vec<String>| known == module) {
                break;
            }
            targets.push(module.to_vec());
            next = rest
                .split_first()
                .and_then(|(name, rest)| self.behind(module, name, rest));
        }
        targets
    }

    /// The path from the crate's root that a name in a module stands for, with the segments behind it; `None` if
    /// the module does not import the name, or from another crate.
    fn behind(&self, module: &[String], name: &str, rest: &[String]) -> Option<Vec<String>> {
        let path = *self.0.get(module)?.get(name)?;
        let is_own = match path.first()?.as_str() {
            "crate" | "self" | "super" => true,
            child => {
                let child: Vec<String> = module.iter().cloned().chain([child.to_owned()]).collect();
                self.0.contains_key(child.as_slice())
            }
        };
        let path = is_own.then(|| absolute(module.to_vec(), path)).flatten()?;
        Some(path.into_iter().chain(rest.iter().cloned()).collect())
    }
}

/// A path from the crate's root, made of one that is written in this module; `None` if it leads out of the crate.
fn absolute(module: Vec<String>, path: &[String]) -> Option<Vec<String>> {
    let mut absolute = module;
    for segment in path {
        match segment.as_str() {
            "crate" => absolute.clear(),
            "self" => {}
            "super" => drop(absolute.pop()?),
            name => absolute.push(name.to_owned()),
        }
    }
    Some(absolute)
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
