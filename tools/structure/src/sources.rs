//! Reads the modules of a crate from its files.

use super::paths::{self, Imported, Mention};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, Item, ItemMod, Meta};

/// A module with a file of its own. The contents of an inline module belong to the file that it is in.
#[derive(Debug)]
pub struct Module {
    /// The path from the crate's root; empty for the root itself.
    pub path: Vec<String>,
    /// Its file.
    pub file: PathBuf,
    /// The paths by which the file refers to its crate.
    pub mentions: Vec<Mention>,
    /// The names that it has by an import.
    pub imports: Vec<Imported>,
}

/// All modules of the crate with this root file, except those that are only compiled for tests.
///
/// # Errors
/// If a file cannot be read or parsed.
pub fn read(root: &Path) -> Result<Vec<Module>> {
    let mut all = Vec::new();
    let folder = root.parent().context("a file lies in a folder")?;
    read_into(&mut all, root, folder, Vec::new())?;
    Ok(all)
}

/// Reads a module, and those below it from this folder.
fn read_into(all: &mut Vec<Module>, file: &Path, folder: &Path, path: Vec<String>) -> Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let parsed =
        syn::parse_file(&text).with_context(|| format!("{} is no Rust", file.display()))?;
    for item in &parsed.items {
        let Item::Mod(module) = item else { continue };
        if paths::is_for_tests(&module.attrs) {
            continue;
        }
        if let Some((_, items)) = &module.content {
            refuse_files_within(items, file)?;
            continue;
        }
        let name = paths::name(&module.ident);
        let (child, below) = place(module, &name, file, folder)?;
        let path = path.iter().cloned().chain([name]).collect();
        read_into(all, &child, &below, path)?;
    }
    all.push(Module {
        mentions: paths::mentions(&parsed),
        imports: paths::imports(&parsed),
        path,
        file: file.to_owned(),
    });
    Ok(())
}

/// The file of a module that another file declares, and the folder of its submodules.
fn place(module: &ItemMod, name: &str, file: &Path, folder: &Path) -> Result<(PathBuf, PathBuf)> {
    if let Some(named) = named_path(&module.attrs) {
        let child = file.with_file_name(named);
        let below = child
            .parent()
            .context("a file lies in a folder")?
            .to_owned();
        return Ok((child, below));
    }
    let below = folder.join(name);
    let candidates = [folder.join(format!("{name}.rs")), below.join("mod.rs")];
    let child = candidates.into_iter().find(|file| file.is_file());
    let child = child.with_context(|| format!("{} has no file for mod {name}", file.display()))?;
    Ok((child, below))
}

/// The value of `#[path = "…"]`.
fn named_path(attributes: &[Attribute]) -> Option<String> {
    attributes
        .iter()
        .find_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
                syn::Expr::Lit(literal) => match &literal.lit {
                    syn::Lit::Str(text) => Some(text.value()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        })
}

/// Refuses files of modules inside inline modules: their parent would have no file. The project has none.
fn refuse_files_within(items: &[Item], file: &Path) -> Result<()> {
    for item in items {
        let Item::Mod(module) = item else { continue };
        match &module.content {
            Some((_, items)) => refuse_files_within(items, file)?,
            None => bail!(
                "{}: mod {}; stands within another module: declare it in a file of its parent's",
                file.display(),
                module.ident
            ),
        }
    }
    Ok(())
}
