//! Cutting the page's wasm into parts: what every screen needs, and what is
//! loaded when it is first opened (see the crate `lazy`).

use crate::cmd::{program_in, run, target_dir};
use crate::imports::{self, leb128};
use crate::pins::WASM_TARGET;
use crate::release::fill;
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
/// The ending of the names of parts that no game needs to begin.
const LATER: &str = "-book";
/// What begins the names of parts that are the words of a language: of one the page always has
/// those that do not wait.
const WORDS: &str = "words-";

/// Whether a part is words of a language.
#[must_use]
pub fn is_words(part: &str) -> bool {
    part.starts_with(WORDS)
}

/// Whether a part is words of a language that are there before anything is shown.
#[must_use]
pub fn is_first_words(part: &str) -> bool {
    is_words(part) && !part.ends_with(LATER)
}

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
    imports::shorten(&script, &stage.join("tablee_bg.wasm"))?;
    dedent(&script)
}

/// Takes away the indentation of a script, and the comments that are lines of
/// their own. No text in it may go over several lines.
///
/// # Errors
/// If reading or writing fails.
pub fn dedent(script: &Path) -> Result<()> {
    let text = fs::read_to_string(script)?;
    let lines = text.lines().map(str::trim);
    let mut short = String::new();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
        short.push_str(line);
        short.push('\n');
    }
    Ok(fs::write(script, short)?)
}

/// Adds the style sheets that a page says are parts' to the files of these.
///
/// # Errors
/// If it names a part that there is not, or the sheet would be loaded at once.
pub fn add_sheets(page: &str, files: &mut Parts) -> Result<()> {
    for link in page.split("<link").skip(1) {
        let link = link.split('>').next().unwrap_or(link);
        let value = |name: &str| link.split_once(&format!("{name}=\""))?.1.split('"').next();
        let (Some(href), Some(parts)) = (value("href"), value("data-parts")) else {
            continue;
        };
        if !link.contains(" disabled") {
            bail!("{href} is a part's but not disabled");
        }
        let name = href.rsplit('/').next().unwrap_or(href);
        for part in parts.split(' ') {
            let files = files.get_mut(part);
            let files = files.with_context(|| format!("{href}: there is no part {part}"))?;
            files.push(name.to_owned());
        }
    }
    Ok(())
}

/// Packs the modules into a few files, by who needs them: what several parts share
/// comes in many small modules. The parts with the files that they need.
///
/// # Errors
/// If a file cannot be read or written.
pub fn pack(stage: &Path, parts: &Parts) -> Result<Parts> {
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
    let files = |modules: &Vec<String>| {
        let packs = modules.iter().map(|module| &pack_of[module.as_str()]);
        let files: BTreeSet<String> = packs.map(|pack| format!("{pack}.wasm")).collect();
        files.into_iter().collect()
    };
    let parts = parts.iter();
    Ok(parts
        .map(|(part, modules)| (part.clone(), files(modules)))
        .collect())
}

/// Tells the page's start which files the parts need.
///
/// # Errors
/// If it has no place for that.
pub fn tell(stage: &Path, parts: &Parts) -> Result<()> {
    let start = stage.join("start.js");
    let list = format!("const PARTS = {};", serde_json::to_string(parts)?);
    fill(&start, NO_PARTS, &list)
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

/// The pack for a module that these parts need: a part's own, that of what a game
/// shares with other screens, that of what games share, or that of what else is
/// shared. A game's book may wait for its table, as a language's second half does for
/// its first; what languages share with others is not in any one's pack.
fn pack_name(users: &[&str]) -> String {
    let first = users.iter().copied().find(|user| is_first_words(user));
    if let Some(first) = first {
        let own = users
            .iter()
            .all(|user| user.trim_end_matches(LATER) == first);
        return if own { first } else { "words" }.into();
    }
    let games: Vec<&str> = users
        .iter()
        .copied()
        .filter(|user| !user.ends_with(LATER))
        .collect();
    match (games.as_slice(), users) {
        ([game], _) if users.iter().all(|user| user.starts_with(game)) => (*game).into(),
        ([game], _) => format!("{game}-shared"),
        ([], [only]) => (*only).into(),
        ([], _) if users.iter().any(|user| is_words(user)) => "words-book".into(),
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
            (&["dekal", "records-book"], "dekal-shared"),
            (&["words-fr"], "words-fr"),
            (&["words-fr-book"], "words-fr-book"),
            (&["words-fr", "words-fr-book"], "words-fr"),
            (&["words-en", "words-fr"], "words"),
            (&["words-en-book", "words-fr"], "words"),
            (&["dekal", "words-fr"], "words"),
            (&["words-en-book", "words-fr-book"], "words-book"),
            (&["daily-book", "words-fr-book"], "words-book"),
            (&["dekal", "words-fr-book"], "dekal-shared"),
        ] {
            assert_eq!(pack_name(users), pack);
        }
    }

    #[test]
    fn scripts_lose_what_is_for_readers() {
        let dir = tempfile::tempdir().unwrap();
        let script = dir.path().join("a.js");
        let text = "// Why.\nlet a = 1;\n\n  // How.\n  f(`http://${a}`);\n";
        fs::write(&script, text).unwrap();
        dedent(&script).unwrap();
        let short = fs::read_to_string(&script).unwrap();
        assert_eq!(short, "let a = 1;\nf(`http://${a}`);\n");
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
        let mut files = pack(dir.path(), &parts.into()).unwrap();
        let page = "<link href=\"a.css\"><link href=\"s/b.css\" data-parts=\"detrak\" disabled />";
        add_sheets(page, &mut files).unwrap();
        tell(dir.path(), &files).unwrap();
        let read = |name: &str| fs::read(dir.path().join(name)).unwrap();
        assert_eq!(read("dekal.wasm"), b"\0asm\x01\0\0\0\0\x09\x06moduleaa");
        assert_eq!(read("games.wasm"), b"\0asm\x01\0\0\0\0\x08\x06moduleb");
        assert!(!dir.path().join("a.wasm").exists());
        let start = String::from_utf8(read("start.js")).unwrap();
        let listed = listed(&start).unwrap();
        assert_eq!(listed["dekal"], ["dekal.wasm", "games.wasm"]);
        assert_eq!(listed["detrak"], ["games.wasm", "b.css"]);
    }

    #[test]
    fn the_page_s_style_sheets_are_of_parts_that_are_loaded_later() {
        let mut files = Parts::new();
        let page = include_str!("../../index.html");
        assert!(add_sheets(page, &mut files).is_err(), "no part is known");
        let names = page.split("data-parts=\"").skip(1);
        let names = names.filter_map(|rest| rest.split('"').next());
        for name in names.flat_map(|names| names.split(' ')) {
            files.insert(name.to_owned(), Vec::new());
        }
        add_sheets(page, &mut files).unwrap();
        assert_eq!(files["debacle"], ["debacle.css"]);
        assert!(add_sheets("<link href=\"a.css\" data-parts=\"debacle\">", &mut files).is_err());
    }
}
