//! Checks the dependencies between the crates of the workspace, and that the modules of a crate have no cycles.
//! `cargo xtask test` and `check` run it as their step `structure`.
//!
//! It reads the sources and compiles nothing. [`crates`] has the allowed dependencies, [`workspace`] asks cargo for the
//! real ones, [`sources`] reads the modules of a crate, [`paths`] finds the paths by which they refer to each other, and
//! [`cycles`] finds cycles among these.
//!
//! The crate depends on no other of the workspace. Begin with [`main`].

mod crates;
mod cycles;
mod paths;
mod sources;
mod workspace;

use anyhow::{Result, bail};
use cycles::Cycle;
use std::fmt::Write;
use std::path::Path;
use workspace::{Package, root};

/// Checks the dependencies between the crates, and the modules within each of them.
///
/// # Errors
/// If a dependency is not allowed, modules depend on each other in a cycle, or a file cannot be read.
fn main() -> Result<()> {
    let packages = workspace::packages()?;
    let mut faults = crates::faults(&packages);
    for package in &packages {
        let cycles = cycles_of(package)?;
        print!("{}", report(&package.name, &cycles));
        faults.extend(fault(&package.name, &cycles));
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{}", faults.join("\n"))
}

/// The cycles in all crates of a package: its library and its programs.
fn cycles_of(package: &Package) -> Result<Vec<Cycle>> {
    let mut all = Vec::new();
    for file in &package.roots {
        all.extend(cycles::find(&sources::read(file)?));
    }
    Ok(all)
}

/// The message about these cycles of a package; `None` if there are none.
fn fault(package: &str, cycles: &[Cycle]) -> Option<String> {
    let found: usize = cycles.iter().map(|cycle| cycle.modules.len()).sum();
    (found > 0).then(|| {
        format!(
            "{package}: {found} modules lie in cycles: move what they share to where both may take it \
             from, or one of the modules into the other"
        )
    })
}

/// All imports of the cycles, one per line.
fn report(package: &str, cycles: &[Cycle]) -> String {
    let mut report = String::new();
    for cycle in cycles {
        let within = if cycle.parent.is_empty() {
            package.to_owned()
        } else {
            format!("{package}::{}", cycle.parent.join("::"))
        };
        let modules = cycle.modules.join(", ");
        let _ = writeln!(
            report,
            "In {within}, these modules lie in a cycle: {modules}"
        );
        for import in &cycle.imports {
            let file = shown(&import.file);
            let (line, from, to, path) = (import.line, &import.from, &import.to, &import.path);
            let _ = writeln!(report, "  {file}:{line}: {from} → {to} ({path})");
        }
    }
    report
}

/// The path of a file from the workspace's root.
fn shown(file: &Path) -> String {
    let file = file.strip_prefix(root()).unwrap_or(file);
    file.display().to_string().replace('\\', "/")
}

#[cfg(test)]
mod tests;
