//! Cutting the page's wasm into parts: what every screen needs, and what is
//! loaded when it is first opened (see the crate `lazy`).

use crate::cmd::{program_in, run, target_dir};
use crate::pins::WASM_TARGET;
use crate::release::{EMBEDDED, fill};
use crate::tools::Tools;
use anyhow::{Context, Result, anyhow, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use wasm_split_cli_support::{Options, transform};

/// Set while the page is built to be cut; its build scripts ask for it.
pub const VARIABLE: &str = "TABLEE_SPLIT";
/// What begins every wasm module: its magic number, and the version of the format.
const WASM: [u8; 8] = *b"\0asm\x01\0\0\0";
/// The name of the sections of a pack, each of which is a module.
const SECTION: &str = "module";
/// Where the page's start lists the parts, each with the files that it needs.
const NO_PARTS: &str = "const PARTS = {};";
/// Where it lists the scripts that hold these files as base64.
const NO_SCRIPTS: &str = "const SCRIPTS = {};";
/// The ending of the names of parts that no game needs to begin.
const LATER: &str = "-book";

/// The parts, each with the names of the modules that it needs.
pub type Parts = BTreeMap<String, Vec<String>>;

/// Cuts the page that trunk has built, and puts the modules beside it.
///
/// # Errors
/// If it has not been built to be cut, or a tool refuses it.
pub fn split(tools: &Tools, stage: &Path) -> Result<Parts> {
    let built = target_dir().join(WASM_TARGET).join("release/tablee.wasm");
    let wasm = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    let dir = stage.join("parts");
    let whole = dir.join("tablee.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = &dir;
    options.main_out_path = &whole;
    let cut = transform(options).map_err(|error| anyhow!("the page cannot be cut: {error:#}"))?;
    if cut.prefetch_map.is_empty() {
        bail!("the page has no parts to load later");
    }
    bind(tools, &whole, stage)?;
    for path in &cut.split_modules {
        let name = path.file_name().context("a module has a name")?;
        fs::rename(path, stage.join(name))?;
    }
    fs::remove_dir_all(&dir)?;
    Ok(cut.prefetch_map.into_iter().collect())
}

/// Makes the script around the wasm once more, as trunk did for the whole.
fn bind(tools: &Tools, wasm: &Path, stage: &Path) -> Result<()> {
    let program =
        program_in(&tools.wasm_bindgen, "wasm-bindgen").context("wasm-bindgen has gone")?;
    run(Command::new(program)
        // The parts need the table of functions, which is the linker's export.
        .args([
            "--target",
            "no-modules",
            "--no-typescript",
            "--keep-lld-exports",
        ])
        .args(["--remove-name-section", "--remove-producers-section"])
        .args(["--out-name", "tablee", "--out-dir"])
        .arg(stage)
        .arg(wasm))?;
    let script = stage.join("tablee.js");
    number_imports(&script, &stage.join("tablee_bg.wasm"))?;
    dedent(&script)
}

/// Gives what the wasm takes from the script numbers in the place of hashes,
/// which cannot be compressed. They are as long, so nothing moves.
fn number_imports(script: &Path, wasm: &Path) -> Result<()> {
    let mut text = fs::read_to_string(script)?;
    let mut bytes = fs::read(wasm)?;
    for (number, hash) in hashes(&text).into_iter().enumerate() {
        let name = format!("_{number:016}");
        text = text.replace(&hash, &name);
        let places: Vec<usize> = bytes
            .windows(hash.len())
            .enumerate()
            .filter(|(_, window)| *window == hash.as_bytes())
            .map(|(place, _)| place)
            .collect();
        for place in places {
            bytes[place..place + name.len()].copy_from_slice(name.as_bytes());
        }
    }
    fs::write(wasm, bytes)?;
    Ok(fs::write(script, text)?)
}

/// Every `_0123456789abcdef` at the end of a name, once.
fn hashes(text: &str) -> BTreeSet<String> {
    const LENGTH: usize = 16;
    let names = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
    names
        .filter_map(|name| name.rsplit_once('_'))
        .filter(|(_, hash)| hash.len() == LENGTH && hash.bytes().all(|b| b.is_ascii_hexdigit()))
        .map(|(_, hash)| format!("_{hash}"))
        .collect()
}

/// Takes away the indentation and the comments of a script that is made, not
/// written: no text in it goes over several lines.
fn dedent(script: &Path) -> Result<()> {
    let text = fs::read_to_string(script)?;
    let lines = text.lines().map(str::trim);
    let mut short = String::new();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
        short.push_str(line);
        short.push('\n');
    }
    Ok(fs::write(script, short)?)
}

/// Packs the modules into a few files, by who needs them, and tells the page's
/// start about them: what several parts share comes in many small modules.
///
/// # Errors
/// If a file cannot be read or written, or the start has no place for it.
pub fn pack(stage: &Path, parts: &Parts) -> Result<()> {
    let mut users: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (part, modules) in parts {
        for module in modules {
            users.entry(module).or_default().push(part);
        }
    }
    let pack_of: BTreeMap<&str, String> = users
        .iter()
        .map(|(module, users)| (*module, pack_name(users)))
        .collect();
    let mut packs: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for (module, pack) in &pack_of {
        let file = stage.join(format!("{module}.wasm"));
        let wasm = fs::read(&file)?;
        fs::remove_file(&file)?;
        let pack = packs.entry(pack).or_insert_with(|| WASM.into());
        pack.extend(section(&wasm));
    }
    for (name, bytes) in &packs {
        fs::write(stage.join(format!("{name}.wasm")), bytes)?;
    }
    let list: BTreeMap<&String, BTreeSet<String>> = parts
        .iter()
        .map(|(part, modules)| {
            let packs = modules.iter().map(|module| &pack_of[module.as_str()]);
            (part, packs.map(|pack| format!("{pack}.wasm")).collect())
        })
        .collect();
    let start = stage.join("start.js");
    let list = format!("const PARTS = {};", serde_json::to_string(&list)?);
    fill(&start, NO_PARTS, &list)?;
    let scripts: BTreeMap<String, String> = packs
        .keys()
        .map(|name| (format!("{name}.wasm"), format!("{EMBEDDED}{name}.wasm.js")))
        .collect();
    let scripts = format!("const SCRIPTS = {};", serde_json::to_string(&scripts)?);
    fill(&start, NO_SCRIPTS, &scripts)
}

/// A custom section that holds a module: the pack around it is a wasm file like any
/// other, for hosts to send and compress as such.
fn section(module: &[u8]) -> Vec<u8> {
    let mut name = leb128(SECTION.len());
    name.extend(SECTION.bytes());
    let mut section = vec![0];
    section.extend(leb128(name.len() + module.len()));
    section.extend(name);
    section.extend(module);
    section
}

/// A length as wasm has it: seven bits a byte, the lowest first.
fn leb128(mut length: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while length >= 0x80 {
        bytes.push((length & 0x7f) as u8 | 0x80);
        length >>= 7;
    }
    bytes.push(length as u8);
    bytes
}

/// The pack for a module that these parts need: a part's own, that of what games
/// share, or that of what else is shared. A game's book may wait for its table.
fn pack_name(users: &[&str]) -> String {
    let games: Vec<&str> = users
        .iter()
        .copied()
        .filter(|user| !user.ends_with(LATER))
        .collect();
    match (games.as_slice(), users) {
        ([game], _) if users.iter().all(|user| user.starts_with(game)) => (*game).into(),
        ([], [only]) => (*only).into(),
        ([], _) => "books".into(),
        _ => "games".into(),
    }
}

/// The parts with the files that they need, as the page's start lists them.
///
/// # Errors
/// If the start lists none.
pub fn listed(start: &str) -> Result<Parts> {
    let list = start.split("const PARTS = ").nth(1);
    let list = list.and_then(|rest| rest.split(';').next());
    Ok(serde_json::from_str(
        list.context("the start lists no parts")?,
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_packed_by_who_needs_them() {
        for (users, pack) in [
            (["dekal", "dekal-book"].as_slice(), "dekal"),
            (&["dekal"], "dekal"),
            (&["dekal-book"], "dekal-book"),
            (&["dekal-book", "records-book"], "books"),
            (&["dekal", "detrak"], "games"),
            (&["dekal", "records-book"], "games"),
        ] {
            assert_eq!(pack_name(users), pack);
        }
    }

    #[test]
    fn imports_are_numbered_alike_in_script_and_wasm() {
        let dir = tempfile::tempdir().unwrap();
        let (script, wasm) = (dir.path().join("a.js"), dir.path().join("a.wasm"));
        let text = "__wbg_get_fedcba9876543210: f, __wbg_set_0123456789abcdef: g, x_12: h";
        fs::write(&script, text).unwrap();
        fs::write(
            &wasm,
            b"\0__wbg_set_0123456789abcdef\x01__wbg_get_fedcba9876543210",
        )
        .unwrap();
        number_imports(&script, &wasm).unwrap();
        assert_eq!(
            fs::read_to_string(&script).unwrap(),
            "__wbg_get_0000000000000001: f, __wbg_set_0000000000000000: g, x_12: h"
        );
        assert_eq!(
            fs::read(&wasm).unwrap(),
            b"\0__wbg_set_0000000000000000\x01__wbg_get_0000000000000001"
        );
    }

    #[test]
    fn parts_are_listed_for_the_start() {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
        write("start.js", include_str!("../../static/start.js"));
        write("a.wasm", "aa");
        write("b.wasm", "b");
        let needs = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let parts = [
            ("dekal".to_owned(), needs(&["a", "b"])),
            ("detrak".to_owned(), needs(&["b"])),
        ];
        pack(dir.path(), &parts.into()).unwrap();
        let read = |name: &str| fs::read(dir.path().join(name)).unwrap();
        assert_eq!(read("dekal.wasm"), b"\0asm\x01\0\0\0\0\x09\x06moduleaa");
        assert_eq!(read("games.wasm"), b"\0asm\x01\0\0\0\0\x08\x06moduleb");
        assert!(!dir.path().join("a.wasm").exists());
        let start = String::from_utf8(read("start.js")).unwrap();
        let listed = listed(&start).unwrap();
        assert_eq!(listed["dekal"], ["dekal.wasm", "games.wasm"]);
        assert_eq!(listed["detrak"], ["games.wasm"]);
        assert!(start.contains("\"embedded-dekal.wasm.js\""));
    }

    #[test]
    fn lengths_are_written_as_wasm_has_them() {
        assert_eq!(leb128(0x7f), [0x7f]);
        assert_eq!(leb128(624_485), [0xe5, 0x8e, 0x26]);
    }
}
