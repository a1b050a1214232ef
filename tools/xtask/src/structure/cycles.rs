//! Finds cycles between the modules of a crate, by the text of its files.
//!
//! A module and the modules below it may import from each other. Cycles are between siblings: a path from a sibling, or
//! anything below it, into another sibling, or anything below that, counts as a dependency between the siblings. What
//! another module re-exports counts for that module only. Code has the form that rustfmt gives it.

use crate::files::files_under;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A module: its path from the crate's root, and the paths by which its code names parts of the crate.
type Module = (Vec<String>, Vec<Vec<String>>);

/// The modules in a folder with the source of a crate, without what is only compiled for tests.
///
/// # Errors
/// If a file cannot be read.
pub fn modules(source: &Path) -> Result<Vec<Module>> {
    let (mut modules, mut tests) = (Vec::new(), BTreeSet::new());
    for file in files_under(source)? {
        let path = file.strip_prefix(source)?.with_extension("");
        let mut path: Vec<String> = path
            .iter()
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        if path
            .last()
            .is_some_and(|name| ["lib", "main", "mod"].contains(&name.as_str()))
        {
            path.pop();
        }
        if file.extension().is_some_and(|ending| ending == "rs") {
            let (code, of_tests) = without_tests(&fs::read_to_string(&file)?);
            tests.extend(
                of_tests
                    .into_iter()
                    .map(|name| [&path[..], &[name]].concat()),
            );
            modules.push((path, paths(&code)));
        }
    }
    let is_for_tests =
        |path: &[String]| (1..=path.len()).any(|depth| tests.contains(&path[..depth]));
    modules.retain(|(path, _)| !is_for_tests(path));
    Ok(modules)
}

/// The code without comments and without items that are only compiled for tests; the names of modules among these.
fn without_tests(text: &str) -> (String, Vec<String>) {
    let (mut code, mut names) = (String::new(), Vec::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let item = line.trim_start();
        if !item.starts_with("#[cfg(test)]") && !item.starts_with("#[cfg(all(test") {
            let end = if item.starts_with("//") {
                0
            } else {
                line.len()
            };
            code += &line[..end];
            code.push('\n');
            continue;
        }
        // The item, up to the line that closes it: the first with the same indentation that ends one.
        let indent = line.len() - item.len();
        for line in lines.by_ref() {
            let (space, item) = line.split_at(line.len() - line.trim_start().len());
            let name = item.trim_start_matches("pub ").strip_prefix("mod ");
            names.extend(name.and_then(|name| Some(name.strip_suffix(';')?.to_owned())));
            if space.len() == indent && item.ends_with([';', '}']) {
                break;
            }
        }
    }
    (code, names)
}

/// The paths that begin with `crate`, `super` or `self`; those of a group are told one by one.
fn paths(code: &str) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(start) {
            let is_begun = code[..at].ends_with(|before: char| before == ':' || is_of_name(before));
            if !is_begun {
                tree(&code[at..], Vec::new(), &mut all);
            }
        }
    }
    all
}

fn is_of_name(letter: char) -> bool {
    letter == '_' || letter.is_alphanumeric()
}

/// Reads a path, or a group of paths, that follows this one; returns what comes after it.
fn tree<'a>(mut rest: &'a str, mut path: Vec<String>, all: &mut Vec<Vec<String>>) -> &'a str {
    loop {
        rest = rest.trim_start();
        if let Some(group) = rest.strip_prefix('{') {
            rest = group;
            loop {
                rest = tree(rest, path.clone(), all);
                let Some(end) = rest.find([',', '}']) else {
                    return "";
                };
                let is_last = rest[end..].starts_with('}');
                rest = &rest[end + 1..];
                if is_last {
                    return rest;
                }
            }
        }
        let end = rest
            .find(|letter| !is_of_name(letter))
            .unwrap_or(rest.len());
        let name;
        (name, rest) = rest.split_at(end);
        path.extend((end > 0).then(|| name.to_owned()));
        match rest.strip_prefix("::") {
            Some(next) if next.starts_with(|next| next == '{' || is_of_name(next)) => rest = next,
            _ => {
                all.push(path);
                return rest;
            }
        }
    }
}

/// The cycles among these modules, as texts: the modules of each, and the paths between them.
pub fn find(modules: &[Module]) -> Vec<String> {
    let known: BTreeSet<&[String]> = modules.iter().map(|(path, _)| path.as_slice()).collect();
    // By the siblings' parent: which of them names which other.
    let mut levels: BTreeMap<&[String], BTreeMap<&str, BTreeSet<String>>> = BTreeMap::new();
    for (own, paths) in modules {
        for target in paths.iter().filter_map(|path| absolute(own, path)) {
            let common = own.iter().zip(&target).take_while(|(a, b)| a == b).count();
            // If one of the paths is the beginning of the other, the modules are not siblings.
            if common < own.len() && common < target.len() && known.contains(&target[..=common]) {
                let level = levels.entry(&own[..common]).or_default();
                let from = level.entry(&own[common]).or_default();
                from.insert(target[common].clone());
            }
        }
    }
    let mut found = Vec::new();
    for (parent, level) in levels {
        let lie_in_cycles = level
            .keys()
            .filter(|name| reached(&level, name).contains(**name));
        let lie_in_cycles: BTreeSet<&str> = lie_in_cycles.copied().collect();
        if !lie_in_cycles.is_empty() {
            let arrows = level
                .iter()
                .filter(|(from, _)| lie_in_cycles.contains(*from));
            let arrows = arrows.flat_map(|(from, to)| to.iter().map(move |to| (from, to)));
            let arrows = arrows.filter(|(_, to)| lie_in_cycles.contains(to.as_str()));
            let arrows: Vec<String> = arrows.map(|(from, to)| format!("{from} → {to}")).collect();
            found.push(format!(
                "modules of `{}` lie in a cycle ({}): move what they share to where both may take it from, or one of \
                 them into the other",
                [&["crate".to_owned()], parent].concat().join("::"),
                arrows.join(", ")
            ));
        }
    }
    found
}

/// A path from the crate's root; `None` if it leads out of the crate.
fn absolute(own: &[String], path: &[String]) -> Option<Vec<String>> {
    let mut absolute = own.to_vec();
    for name in path {
        match name.as_str() {
            "crate" => absolute.clear(),
            "self" => {}
            "super" => drop(absolute.pop()?),
            _ => absolute.push(name.clone()),
        }
    }
    Some(absolute)
}

/// The modules that one names, directly or by others.
fn reached<'a>(level: &'a BTreeMap<&str, BTreeSet<String>>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut left: Vec<&str> = level[from].iter().map(String::as_str).collect();
    while let Some(name) = left.pop() {
        if reached.insert(name) {
            left.extend(level.get(name).into_iter().flatten().map(String::as_str));
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cycles of a crate with these files.
    fn cycles(files: &[(&str, &str)]) -> Vec<String> {
        let dir = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let file = dir.path().join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        find(&modules(dir.path()).unwrap())
    }

    #[test]
    fn cycles_are_found_at_the_level_at_which_paths_part() {
        let mut files = vec![
            ("lib.rs", "mod a;\nmod b;\n"),
            (
                "a/mod.rs",
                "use super::b::{\n    deep::{self, B},\n    C,\n};\n",
            ),
            ("a/x.rs", "use super::y::Y;\n"),
            ("a/y.rs", "fn y() {\n    crate::a::x::x::<u8>()\n}\n"),
            ("b/mod.rs", "pub mod deep;\n"),
            ("b/deep.rs", ""),
        ];
        let found = cycles(&files);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("modules of `crate::a` lie in a cycle (x → y, y → x)"));
        files[5].1 = "use crate::{other::O, a::A as B};\n";
        let found = cycles(&files);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("modules of `crate` lie in a cycle (a → b, b → a)"));
    }

    #[test]
    fn parents_and_children_tests_and_comments_make_no_cycle() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\n#[cfg(test)]\nmod made;\n"),
            ("a.rs", "use crate::b::B;\n"),
            (
                "b.rs",
                "// As crate::a::A.\npub mod c;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\nuse self::c::C;\n",
            ),
            ("b/c.rs", "use super::B;\n"),
            ("made.rs", "use crate::a::A;\n"),
        ];
        assert!(cycles(&files).is_empty());
        // After the tests, code counts again.
        let after = "#[cfg(test)]\nuse crate::c::C;\nuse crate::a::A;\n";
        assert_eq!(
            cycles(&[("a.rs", "use crate::b::B;"), ("b.rs", after)]).len(),
            1
        );
    }
}
