//! Names files after their contents.
//!
//! A page must never get another build's worker or wasm from a cache. So the name of every file except the page
//! has a hash of its contents, and every reference to a file is updated to its new name.

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Files whose names are fixed addresses: browsers and people request exactly these.
const FIXED: &[&str] = &[
    "index.html",
    "reset.html",
    "service-worker.js",
    "manifest.webmanifest",
];

/// The extensions of files that may refer to other files.
const TEXT: &[&str] = &["html", "js", "css", "json", "webmanifest", "svg"];

/// Renames the files in a folder and its subfolders after their contents, and updates all references to them.
///
/// # Errors
/// If two files have the same name (a reference would be ambiguous), if files refer to each other in a cycle,
/// or if reading or writing fails.
pub fn hash_names(dir: &Path) -> Result<()> {
    let mut files = BTreeMap::new();
    for path in crate::files::files_under(dir)? {
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .with_context(|| format!("{} has no readable name", path.display()))?
            .to_owned();
        let bytes = fs::read(&path)?;
        if files.insert(name.clone(), File { path, bytes }).is_some() {
            bail!("two files are called {name}: give one another name");
        }
    }
    for name in order(&files)? {
        rename(&mut files, &name)?;
    }
    Ok(())
}

/// Renames a file in a folder, and updates all references to it.
///
/// # Errors
/// If there is no such file, or reading or writing fails.
pub fn rename_in(dir: &Path, name: &str, new_name: &str) -> Result<()> {
    let renamed = fs::rename(dir.join(name), dir.join(new_name));
    renamed.with_context(|| format!("cannot rename {name}"))?;
    for path in crate::files::files_under(dir)? {
        let bytes = fs::read(&path)?;
        let file = File { path, bytes };
        if let Some(text) = file
            .text()
            .filter(|text| mentions(text, name).next().is_some())
        {
            fs::write(&file.path, replace_name(text, name, new_name))?;
        }
    }
    Ok(())
}

struct File {
    path: std::path::PathBuf,
    bytes: Vec<u8>,
}

impl File {
    fn text(&self) -> Option<&str> {
        let ending = self.path.extension()?.to_str()?;
        TEXT.contains(&ending)
            .then(|| std::str::from_utf8(&self.bytes).ok())?
    }
}

/// The files in an order in which each comes after all that it refers to.
fn order(files: &BTreeMap<String, File>) -> Result<Vec<String>> {
    let mut left: BTreeMap<&str, Vec<&str>> = files
        .iter()
        .map(|(name, file)| (name.as_str(), mentioned(file, files.keys(), name)))
        .collect();
    let mut done = Vec::new();
    while !left.is_empty() {
        let free: Vec<&str> = left
            .iter()
            .filter(|(_, needs)| needs.iter().all(|need| !left.contains_key(need)))
            .map(|(name, _)| *name)
            .collect();
        if free.is_empty() {
            let names: Vec<_> = left.keys().copied().collect();
            bail!(
                "these files refer to each other in a cycle: {}",
                names.join(", ")
            );
        }
        for name in free {
            left.remove(name);
            done.push(name.to_owned());
        }
    }
    Ok(done)
}

fn mentioned<'a>(file: &File, names: impl Iterator<Item = &'a String>, own: &str) -> Vec<&'a str> {
    let Some(text) = file.text() else {
        return Vec::new();
    };
    names
        // The address of the page is fixed, so references to it do not matter for the order.
        .filter(|name| *name != own && !is_final(name))
        .filter(|name| mentions(text, name).next().is_some())
        .map(String::as_str)
        .collect()
}

fn rename(files: &mut BTreeMap<String, File>, name: &str) -> Result<()> {
    let file = &files[name];
    fs::write(&file.path, &file.bytes)?;
    if is_final(name) {
        return Ok(());
    }
    let new_name = hashed(name, &file.bytes);
    fs::rename(&file.path, file.path.with_file_name(&new_name))?;
    for other in files.values_mut() {
        let Some(text) = other.text() else { continue };
        other.bytes = replace_name(text, name, &new_name).into_bytes();
    }
    Ok(())
}

/// Whether a file keeps its name.
fn is_final(name: &str) -> bool {
    FIXED.contains(&name) || is_hashed(name)
}

/// Replaces a file's name wherever it is a whole name.
fn replace_name(text: &str, name: &str, new_name: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut end = 0;
    for start in mentions(text, name) {
        out.push_str(&text[end..start]);
        out.push_str(new_name);
        end = start + name.len();
    }
    out.push_str(&text[end..]);
    out
}

/// The places of a name in a text, without those where it is a part of a longer name.
fn mentions<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let part_of_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
    text.match_indices(name)
        .map(|(start, _)| start)
        .filter(move |start| {
            let before = text[..*start].chars().next_back();
            let after = text[start + name.len()..].chars().next();
            !before.is_some_and(part_of_name) && !after.is_some_and(part_of_name)
        })
}

/// The name with a hash of these bytes: `worker.js` becomes `worker-0123456789abcdef.js`.
pub fn hashed(name: &str, bytes: &[u8]) -> String {
    let hash = hex(&Sha256::digest(bytes)[..8]);
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{hash}.{ending}"),
        None => format!("{name}-{hash}"),
    }
}

/// Bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a file's name has a hash from [`hash_names`], so that it may be cached for ever.
#[must_use]
pub fn is_hashed(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    stem.rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(dir: &Path, files: &[(&str, &str)]) {
        for (name, text) in files {
            fs::write(dir.join(name), text).unwrap();
        }
    }

    fn names(dir: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(dir)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn only_whole_names_are_replaced() {
        let text = "a('my-worker.js'); b('./worker.js'); c('worker.js.map')";
        assert_eq!(
            replace_name(text, "worker.js", "w-1.js"),
            "a('my-worker.js'); b('./w-1.js'); c('worker.js.map')"
        );
    }

    #[test]
    fn a_change_deep_down_renames_everything_above() {
        let dir = tempfile::tempdir().unwrap();
        let build = |wasm: &str| {
            let out = dir.path().join(wasm);
            fs::create_dir(&out).unwrap();
            write(
                &out,
                &[
                    ("index.html", "<meta content=\"loader.js\">"),
                    ("loader.js", "load('./w_bg.wasm')"),
                    ("w_bg.wasm", wasm),
                ],
            );
            hash_names(&out).unwrap();
            let page = fs::read_to_string(out.join("index.html")).unwrap();
            let names = names(&out);
            assert_eq!(names[0], "index.html");
            assert!(names[1..].iter().all(|name| is_hashed(name)), "{names:?}");
            assert!(page.contains(&names[1]), "{page} does not name {names:?}");
            let loader = fs::read_to_string(out.join(&names[1])).unwrap();
            assert!(
                loader.contains(&names[2]),
                "{loader} does not name {names:?}"
            );
            page
        };
        assert_ne!(build("one"), build("two"));
    }

    #[test]
    fn cycles_and_duplicates_are_refused() {
        let dir = tempfile::tempdir().unwrap();
        write(dir.path(), &[("a.js", "b.js"), ("b.js", "a.js")]);
        assert!(hash_names(dir.path()).is_err());
        fs::create_dir(dir.path().join("sub")).unwrap();
        write(dir.path(), &[("a.js", ""), ("sub/b.js", "")]);
        assert!(hash_names(dir.path()).is_err());
    }
}
