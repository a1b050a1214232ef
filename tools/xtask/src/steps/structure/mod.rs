//! The step `structure`: which crate may depend on which, and no cycle between the modules of a crate.
//!
//! It reads the sources and compiles nothing. [`crates`] has the dependencies that are allowed,
//! [`sources`] reads the modules of a crate, [`paths`] finds what they name of each other, and
//! [`cycles`] finds cycles in that.

mod crates;
mod cycles;
mod paths;
mod sources;

use crate::cmd::root;
use crate::workspace::{self, Package};
use anyhow::{Result, bail};
use cycles::Cycle;
use std::fmt::Write;
use std::path::Path;

/// Checks the dependencies between the crates, and the modules within each.
///
/// # Errors
/// If a dependency is not allowed, modules depend on each other in a cycle, or a file cannot be read.
pub fn check() -> Result<()> {
    let packages = workspace::packages()?;
    let mut faults = crates::faults(&packages);
    for package in &packages {
        let cycles = cycles_of(package)?;
        print!("{}", told(&package.name, &cycles));
        faults.extend(fault(&package.name, &cycles));
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{}", faults.join("\n"))
}

/// The cycles in all crates of a package, which are its library and its programs.
fn cycles_of(package: &Package) -> Result<Vec<Cycle>> {
    let mut all = Vec::new();
    for file in &package.roots {
        all.extend(cycles::find(&sources::read(file)?));
    }
    Ok(all)
}

/// What is wrong with a package that has these cycles.
fn fault(package: &str, cycles: &[Cycle]) -> Option<String> {
    let found: usize = cycles.iter().map(|cycle| cycle.modules.len()).sum();
    (found > 0).then(|| {
        format!(
            "{package}: {found} modules lie in cycles: move what they share to where both may take it \
             from, or one of the modules into the other"
        )
    })
}

/// Every import that takes part in a cycle, a line each.
fn told(package: &str, cycles: &[Cycle]) -> String {
    let mut told = String::new();
    for cycle in cycles {
        let within = if cycle.parent.is_empty() {
            package.to_owned()
        } else {
            format!("{package}::{}", cycle.parent.join("::"))
        };
        let modules = cycle.modules.join(", ");
        let _ = writeln!(told, "In {within}, these modules lie in a cycle: {modules}");
        for import in &cycle.imports {
            let file = shown(&import.file);
            let (line, from, to, path) = (import.line, &import.from, &import.to, &import.path);
            let _ = writeln!(told, "  {file}:{line}: {from} → {to} ({path})");
        }
    }
    told
}

/// A file's path from the workspace's root.
fn shown(file: &Path) -> String {
    let file = file.strip_prefix(root()).unwrap_or(file);
    file.display().to_string().replace('\\', "/")
}

#[cfg(test)]
mod tests;
