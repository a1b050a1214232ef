//! Packing the wasm of a release for the way (see the crate `unpack`): with what is certain to be
//! there before it as its dictionary, a file is a third smaller than through gzip.

use crate::cmd::{cargo, run, target_dir};
use crate::common;
use crate::first_load::GAMES;
use crate::machine::in_threads;
use crate::own_std;
use crate::pins::WASM_TARGET;
use crate::release::fill;
use crate::split::{Parts, is_words};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use unpack::{Packed, Unpacker};

/// The page's own program, which is there before anything else is.
pub const PAGE: &str = "tablee_bg.wasm";
/// What unpacks all the others, and is not packed itself.
pub const UNPACKER: &str = "unpack.wasm";
/// What games have in common: no wasm, but a dictionary for theirs.
const COMMON: &str = "common.dictionary";
/// Where the page's start lists the packs, each with the files of its dictionary.
const NO_PACKS: &str = "const PACKS = {};";

/// The names of packs, each with those of the files that its dictionary is made of.
type Dictionaries = BTreeMap<String, Vec<String>>;

/// Builds the unpacker.
///
/// # Errors
/// If it cannot be built, or its wasm is not where it should be.
pub fn build_unpacker(stage: &Path) -> Result<()> {
    let mut build = cargo();
    build.args(["build", "--release", "--locked", "--package", "unpack"]);
    own_std::use_in(build.args(["--target", WASM_TARGET]));
    run(&mut build)?;
    let built = target_dir()
        .join(WASM_TARGET)
        .join("release")
        .join(UNPACKER);
    let copied = fs::copy(&built, stage.join(UNPACKER));
    copied.with_context(|| format!("cannot copy {}", built.display()))?;
    Ok(())
}

/// Puts a pack in the place of every wasm file but the unpacker, and tells the page so. The parts
/// with the files that they need then.
///
/// # Errors
/// If a file cannot be read or written, or does not come out of its pack as it was.
pub fn pack(stage: &Path, parts: &Parts, games: &[String]) -> Result<Parts> {
    let dictionaries = dictionaries(parts, games);
    let read = |name: &String| -> Result<(String, Vec<u8>)> {
        let file = stage.join(name);
        let bytes = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        Ok((name.clone(), bytes))
    };
    let wasm = dictionaries.keys().filter(|name| *name != COMMON);
    let mut files: BTreeMap<String, Vec<u8>> = wasm.map(read).collect::<Result<_>>()?;
    let common = common(&files, &dictionaries);
    files.insert(COMMON.to_owned(), common);
    for (name, packed_file) in all_packed(&files, &dictionaries)? {
        fs::write(stage.join(packed(&name)), packed_file.pack)?;
    }
    for name in files.keys().filter(|name| *name != COMMON) {
        fs::remove_file(stage.join(name))?;
    }
    tell(stage, &dictionaries)?;
    let renamed = |files: &Vec<String>| files.iter().map(|name| packed(name)).collect();
    let parts = parts.iter();
    Ok(parts
        .map(|(part, files)| (part.clone(), renamed(files)))
        .collect())
}

/// The name of a file's pack.
#[must_use]
pub fn packed(name: &str) -> String {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    format!("{stem}.pack")
}

fn joined(files: &BTreeMap<String, Vec<u8>>, names: &[String]) -> Vec<u8> {
    names
        .iter()
        .flat_map(|name| &files[name])
        .copied()
        .collect()
}

/// What the files that are packed with it have in common in every game.
fn common(files: &BTreeMap<String, Vec<u8>>, dictionaries: &Dictionaries) -> Vec<u8> {
    let Some(known) = dictionaries.get(COMMON) else {
        return Vec::new();
    };
    let files_of = |game: &&str| {
        let worker = worker(game);
        let table = dictionaries.get(&worker)?.iter();
        let table = table.filter(|name| *name != COMMON && !known.contains(name));
        let own = table.chain([&worker]);
        Some(own.map(|name| &files[name][..]).collect())
    };
    // The bytes are taken from the first game that has them: there they cost the least.
    let games: Vec<Vec<&[u8]>> = GAMES.iter().filter_map(files_of).collect();
    common::dictionary(&joined(files, known), &games)
}

/// What every pack refers to: what is there whenever it is needed. A part's file has those that all
/// parts which need it need as well, and of these the ones that more parts need; a game's worker has
/// the game's table. What games have in common comes after what all parts need.
fn dictionaries(parts: &Parts, games: &[String]) -> Dictionaries {
    let mut parts = parts.clone();
    // The words of a language are there before any game is.
    for (_, files) in parts.iter_mut().filter(|(part, _)| !is_words(part)) {
        files.push(COMMON.to_owned());
    }
    let mut users: BTreeMap<&String, Vec<&Vec<String>>> = BTreeMap::new();
    for files in parts.values() {
        for file in files {
            users.entry(file).or_default().push(files);
        }
    }
    let mut files: Vec<&String> = users.keys().copied().collect();
    files.sort_by_key(|file| (usize::MAX - users[file].len(), *file == COMMON, *file));
    let dictionary = |is_there: &dyn Fn(&String) -> bool| {
        let there = files.iter().copied().filter(|file| is_there(file));
        let page = PAGE.to_owned();
        [page].into_iter().chain(there.cloned()).collect()
    };
    let mut all = Dictionaries::from([(PAGE.to_owned(), Vec::new())]);
    for (i, file) in files.iter().enumerate() {
        let is_before = |other: &String| files[..i].contains(&other);
        let is_certain = |other: &String| users[file].iter().all(|needed| needed.contains(other));
        let own = dictionary(&|other| is_before(other) && is_certain(other));
        all.insert((*file).clone(), own);
    }
    for game in games {
        let table = parts.get(game);
        let own = dictionary(&|file| table.is_some_and(|table| table.contains(file)));
        all.insert(worker(game), own);
    }
    all
}

/// The wasm of a game's worker.
#[must_use]
pub fn worker(game: &str) -> String {
    format!("worker-{game}_bg.wasm")
}

/// Tells the page which packs there are, instead of the wasm that trunk has built.
fn tell(stage: &Path, dictionaries: &Dictionaries) -> Result<()> {
    let names = |files: &Vec<String>| files.iter().map(|name| packed(name)).collect();
    let list: Dictionaries = (dictionaries.iter())
        .map(|(name, files)| (packed(name), names(files)))
        .collect();
    let list = format!("const PACKS = {};", serde_json::to_string(&list)?);
    let start = stage.join("start.js");
    fill(&start, NO_PACKS, &list)?;
    let text = fs::read_to_string(&start)?;
    let wasm = dictionaries.keys();
    let text = wasm.fold(text, |text, name| {
        text.replace(&format!("\"{name}\""), &format!("\"{}\"", packed(name)))
    });
    fs::write(&start, text)?;
    fill(
        &stage.join("index.html"),
        &preload(PAGE, " type=application/wasm"),
        &[preload(&packed(PAGE), ""), preload(UNPACKER, "")].concat(),
    )
}

/// A link by which a page fetches a file before its scripts ask for it.
fn preload(file: &str, kind: &str) -> String {
    format!("<link as=fetch crossorigin href=./{file} rel=preload{kind}>")
}

/// The packs of all files. What the last file of a dictionary has taught is needed to pack, so each
/// waits for that.
fn all_packed(
    files: &BTreeMap<String, Vec<u8>>,
    dictionaries: &Dictionaries,
) -> Result<BTreeMap<String, Packed>> {
    let mut done: BTreeMap<String, Packed> = BTreeMap::new();
    while done.len() < dictionaries.len() {
        let is_ready = |(name, needed): &(&String, &Vec<String>)| {
            let last = needed.last();
            !done.contains_key(*name) && last.is_none_or(|last| done.contains_key(last))
        };
        let ready: Vec<(&String, &Vec<String>)> = dictionaries.iter().filter(is_ready).collect();
        if ready.is_empty() {
            bail!("packs need each other");
        }
        let (todo, made) = (Mutex::new(ready.into_iter()), Mutex::new(Vec::new()));
        in_threads(|| {
            loop {
                let next = todo.lock().ok().and_then(|mut todo| todo.next());
                let Some((name, needed)) = next else {
                    return Ok(());
                };
                let learned = needed.last().map_or(&[][..], |last| &done[last].learned);
                let pack = checked(&files[name], &joined(files, needed), learned);
                let pack = pack.with_context(|| name.clone())?;
                let made = made.lock();
                made.expect("nobody panics with it")
                    .push((name.clone(), pack));
            }
        })?;
        done.extend(made.into_inner().expect("nobody panics with it"));
    }
    Ok(done)
}

/// A pack of these contents, which has been unpacked again.
fn checked(contents: &[u8], dictionary: &[u8], learned: &[unpack::Chance]) -> Result<Packed> {
    let packed = unpack::pack(contents, dictionary, learned);
    let unpacked = Unpacker::all(packed.pack.clone(), dictionary, learned)?;
    match unpacked.contents == contents && unpacked.learned == packed.learned {
        true => Ok(packed),
        false => bail!("something else has come out of a pack"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn parts() -> Parts {
        let part = |name: &str, files: &[&str]| (name.to_owned(), names(files));
        Parts::from([
            part("dekal", &["dekal.wasm", "games.wasm"]),
            part(
                "dekal-book",
                &["dekal-book.wasm", "dekal.wasm", "books.wasm", "games.wasm"],
            ),
            part("dumble", &["dumble.wasm", "games.wasm"]),
            part("keys-book", &["books.wasm", "games.wasm", "keys-book.wasm"]),
        ])
    }

    #[test]
    fn a_dictionary_is_what_is_there_anyway() {
        let dictionaries = dictionaries(&parts(), &names(&["dekal", "dumble"]));
        for (file, expected) in [
            (PAGE, [].as_slice()),
            ("games.wasm", &[PAGE]),
            (COMMON, &[PAGE, "games.wasm"]),
            ("dekal.wasm", &[PAGE, "games.wasm", COMMON]),
            ("books.wasm", &[PAGE, "games.wasm", COMMON]),
            (
                "keys-book.wasm",
                &[PAGE, "games.wasm", COMMON, "books.wasm"],
            ),
            (
                "worker-dekal_bg.wasm",
                &[PAGE, "games.wasm", COMMON, "dekal.wasm"],
            ),
            (
                "worker-dumble_bg.wasm",
                &[PAGE, "games.wasm", COMMON, "dumble.wasm"],
            ),
        ] {
            assert_eq!(dictionaries[file], expected, "{file}");
        }
        let book = [PAGE, "games.wasm", COMMON, "books.wasm", "dekal.wasm"];
        assert_eq!(dictionaries["dekal-book.wasm"], book);
        assert_eq!(dictionaries.len(), 10);
    }

    /// A stage as trunk and the cut leave it.
    fn stage() -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
        write("start.js", include_str!("../../static/start.js"));
        write("index.html", &preload(PAGE, " type=application/wasm"));
        for files in parts().values() {
            for (i, name) in files.iter().enumerate() {
                write(name, &format!("{name} {}", "much alike ".repeat(9 + i)));
            }
        }
        for name in [
            PAGE,
            UNPACKER,
            "worker-dekal_bg.wasm",
            "worker-dumble_bg.wasm",
        ] {
            write(name, name);
        }
        dir
    }

    #[test]
    fn every_file_comes_out_of_its_pack() {
        let dir = stage();
        let read = |name: &str| fs::read(dir.path().join(name)).unwrap();
        let before = read("dumble.wasm");
        let games = names(&["dekal", "dumble"]);
        let parts = pack(dir.path(), &parts(), &games).unwrap();
        assert_eq!(parts["dumble"], ["dumble.pack", "games.pack"]);
        let (mut dictionary, mut learned, mut last) = (Vec::new(), Vec::new(), Vec::new());
        for name in ["tablee_bg", "games", "common", "dumble"] {
            let pack = read(&format!("{name}.pack"));
            let unpacked = Unpacker::all(pack, &dictionary, &learned).unwrap();
            dictionary.extend(&unpacked.contents);
            (last, learned) = (unpacked.contents, unpacked.learned);
        }
        assert!(dictionary.starts_with(PAGE.as_bytes()) && last == before);
        assert!(!dir.path().join("dumble.wasm").exists() && dir.path().join(UNPACKER).exists());
        let start = String::from_utf8(read("start.js")).unwrap();
        let listed = "\"dumble.pack\":[\"tablee_bg.pack\",\"games.pack\",\"common.pack\"]";
        assert!(start.contains(listed) && start.contains("[\"tablee_bg.pack\", \"unpack.wasm\"]"));
        let page = String::from_utf8(read("index.html")).unwrap();
        assert!(
            page.contains("./tablee_bg.pack ") && page.contains("./unpack.wasm "),
            "{page}"
        );
    }

    #[test]
    fn packs_are_the_same_each_time() {
        let packs = || {
            let dir = stage();
            pack(dir.path(), &parts(), &names(&["dekal", "dumble"])).unwrap();
            let files = crate::sizes::files_under(dir.path()).unwrap();
            let contents = files.iter().map(|file| fs::read(file).unwrap());
            contents.collect::<Vec<_>>()
        };
        assert!(packs() == packs());
    }
}
