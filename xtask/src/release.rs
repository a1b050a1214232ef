//! What a release holds besides what trunk builds: scripts of our own, what the
//! bots have learned, and the copies of files for frames that may not fetch.

use crate::cmd::root;
use crate::sizes::files_under;
use crate::{hash, imports, packs};
use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Files that are part of the release as they are, in `static`.
const STATIC: &[&str] = &[
    "failure.js",
    "start.js",
    "worker_loader.js",
    "service-worker.js",
    "reset.html",
    "reset.js",
    "manifest.webmanifest",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "icon-apple.png",
];

/// Where the workers' loader lists the games.
const NO_GAMES: &str = "const GAMES = {};";
/// Where the page's start lists the programs of the workers.
const NO_PROGRAMS: &str = "const PROGRAMS = {};";
/// Where the workers' loader lists the lessons.
const NO_LESSONS: &str = "const LESSONS = {};";

/// The script of all workers.
const BINDINGS: &str = "worker.js";

/// Begins the names of files that only frames of opaque origin ask for.
pub const EMBEDDED: &str = "embedded-";

/// Adds our own files to what trunk has built.
///
/// # Errors
/// If one is missing, or trunk's page is not as expected.
pub fn add_files(stage: &Path) -> Result<()> {
    refuse_inline_scripts(&fs::read_to_string(stage.join("index.html"))?)?;
    for name in STATIC {
        copy(&root().join("static").join(name), &stage.join(name))?;
    }
    for picture in files_under(&root().join("static/pictures"))? {
        let name = picture.file_name().context("a picture has a name")?;
        copy(&picture, &stage.join(name))?;
    }
    let lessons = lessons()?;
    for name in &lessons {
        let file = format!("{name}.bin");
        copy(&weights().join(&file), &stage.join(&file))?;
    }
    let games = games(stage)?;
    if games.is_empty() {
        bail!("trunk made no worker; its way of building has changed");
    }
    let workers = games.iter().map(|game| format!("worker-{game}"));
    for program in workers.chain(["tablee".into()]) {
        for name in [format!("{program}.js"), format!("{program}_bg.wasm")] {
            if !stage.join(&name).exists() {
                bail!("trunk made no {name}; its way of building has changed");
            }
        }
    }
    let loader = stage.join("worker_loader.js");
    let bindings = |game: &String| (game.clone(), format!("./{}", bindings(game)));
    let program = |game: &String| (game.clone(), packs::worker(game));
    fill_list(&loader, NO_GAMES, games.iter().map(bindings))?;
    fill_list(
        &stage.join("start.js"),
        NO_PROGRAMS,
        games.iter().map(program),
    )?;
    let lesson = |name: &String| (name.clone(), format!("./{name}.bin"));
    fill_list(&loader, NO_LESSONS, lessons.iter().map(lesson))
}

/// The script that wasm-bindgen made for a game's worker.
fn bindings(game: &str) -> String {
    format!("worker-{game}.js")
}

/// One script in the place of those that wasm-bindgen made for the workers, which differ in names
/// only.
///
/// # Errors
/// If they differ in anything else, or one is not as wasm-bindgen makes them.
pub fn share_bindings(stage: &Path, games: &[String]) -> Result<()> {
    let shared = stage.join(BINDINGS);
    let loader = stage.join("worker_loader.js");
    for game in games {
        let own = stage.join(bindings(game));
        imports::shorten(&own, &stage.join(packs::worker(game)))?;
        if shared.exists() && fs::read(&own)? != fs::read(&shared)? {
            bail!("the worker of {game} needs another script than the others");
        }
        fs::rename(&own, &shared)?;
        fill(&loader, &bindings(game), BINDINGS)?;
    }
    Ok(())
}

/// Fills in a list that is empty yet.
fn fill_list(
    file: &Path,
    empty: &str,
    entries: impl Iterator<Item = (String, String)>,
) -> Result<()> {
    let entries = serde_json::to_string(&entries.collect::<BTreeMap<_, _>>())?;
    fill(file, empty, &empty.replace("{}", &entries))
}

/// The games that workers were built for.
///
/// # Errors
/// If the folder cannot be read.
pub fn games(stage: &Path) -> Result<Vec<String>> {
    let game = |path: &PathBuf| {
        let name = path.file_name()?.to_str()?;
        let game = name.strip_prefix("worker-")?.strip_suffix("_bg.wasm")?;
        Some(game.to_owned())
    };
    Ok(files_under(stage)?.iter().filter_map(game).collect())
}

/// The content security policy lets no script run that stands in the page.
fn refuse_inline_scripts(html: &str) -> Result<()> {
    for tag in html.split("<script").skip(1) {
        let (attributes, rest) = tag.split_once('>').context("a script's tag has no end")?;
        if !attributes.contains(" src=") || !rest.starts_with("</script>") {
            bail!("the page has an inline script: <script{tag}");
        }
    }
    Ok(())
}

/// Where the files are that hold what the bots have learned. A worker loads one
/// when it needs it: `bots::Lesson` knows them by their names.
fn weights() -> PathBuf {
    root().join("bots/weights")
}

/// The names of those files, without their ending.
fn lessons() -> Result<Vec<String>> {
    let name = |path: &PathBuf| {
        let name = path.file_name()?.to_str()?.strip_suffix(".bin")?;
        Some(name.to_owned())
    };
    Ok(files_under(&weights())?.iter().filter_map(name).collect())
}

/// Writes a script beside each file that is fetched, with the file's bytes in
/// it as base64. Files have their final names: whoever asks for a script knows
/// its name from the file's.
///
/// # Errors
/// If a file cannot be read or written, or has no final name.
pub fn embed(stage: &Path) -> Result<()> {
    for path in files_under(stage)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if [".wasm", ".pack", ".bin"]
            .iter()
            .any(|ending| name.ends_with(ending))
        {
            let script = script_of(&name).with_context(|| format!("{name} has no final name"))?;
            fs::write(stage.join(script), embedded(&fs::read(&path)?))?;
        }
    }
    Ok(())
}

/// The script that holds a file: `embedded-a.bin-HASH.js` for `a-HASH.bin`.
/// `start.js` and `worker_loader.js` know that too.
fn script_of(name: &str) -> Option<String> {
    let (stem, ending) = name.rsplit_once('.').filter(|_| hash::is_hashed(name))?;
    let (stem, hash) = stem.rsplit_once('-')?;
    Some(format!("{EMBEDDED}{stem}.{ending}-{hash}.js"))
}

fn embedded(bytes: &[u8]) -> String {
    format!(
        "self.tableeEmbedded = \"{}\";\n",
        BASE64_STANDARD.encode(bytes)
    )
}

/// Replaces what stands exactly once in a text file.
///
/// # Errors
/// If it is not there once, or reading or writing fails.
pub fn fill(file: &Path, what: &str, by: &str) -> Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    if text.matches(what).count() != 1 {
        bail!("`{what}` is not once in {}", file.display());
    }
    Ok(fs::write(file, text.replace(what, by))?)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_scripts_are_refused() {
        assert!(
            refuse_inline_scripts("<script src=a.js></script><script defer src=b.js></script>")
                .is_ok()
        );
        assert!(refuse_inline_scripts("<script>start()</script>").is_err());
        assert!(refuse_inline_scripts("<script type=module>start()</script>").is_err());
        assert!(refuse_inline_scripts("<script src=a.js>start()</script>").is_err());
    }

    #[test]
    fn the_policy_to_set_as_a_header_is_the_page_s() {
        let page = include_str!("../../index.html");
        let policy = page
            .split("content=\"")
            .find(|part| part.starts_with("default-src"))
            .and_then(|part| part.split('"').next())
            .unwrap();
        let header = format!("add_header Content-Security-Policy \"{policy}\";");
        assert!(include_str!("../../docs/hosting.md").contains(&header));
    }

    #[test]
    fn the_pictures_of_the_readme_are_there_and_small() {
        let readme = fs::read_to_string(root().join("README.md")).unwrap();
        let named = |part: &str| part.split('"').next().unwrap().to_owned();
        let pictures: Vec<String> = readme.split("docs/pictures/").skip(1).map(named).collect();
        let pictures: Vec<&String> = (pictures.iter())
            .filter(|name| name.ends_with(".webp"))
            .collect();
        assert_eq!(pictures.len(), 16);
        for name in pictures {
            let size = fs::metadata(root().join("docs/pictures").join(name)).unwrap();
            assert!(size.len() < 150_000, "{name}");
        }
    }

    #[test]
    fn a_place_to_fill_must_be_there_once() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("a.js");
        fs::write(&file, "a = 1; b = 1;").unwrap();
        assert!(fill(&file, "1", "2").is_err());
        assert!(fill(&file, "c = 1", "c = 2").is_err());
        fill(&file, "b = 1", "b = 2").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "a = 1; b = 2;");
    }

    #[test]
    fn the_loader_has_a_place_for_games_and_lessons() {
        let loader = include_str!("../../static/worker_loader.js");
        for list in [NO_GAMES, NO_LESSONS] {
            assert_eq!(loader.matches(list).count(), 1, "{list}");
        }
        let lessons = lessons().unwrap();
        assert!(lessons.contains(&"detrak-basic".to_owned()), "{lessons:?}");
    }

    #[test]
    fn workers_share_a_script_unless_theirs_differ() {
        let dir = tempfile::tempdir().unwrap();
        let read = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
        let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
        let loader = "{ \"a\": \"./worker-a.js\", \"b\": \"./worker-b.js\" }";
        let games = ["a".to_owned(), "b".to_owned()];
        for (second, are_shared) in [("x", true), ("y", false)] {
            write("worker_loader.js", loader);
            for (game, text) in [("a", "x"), ("b", second)] {
                let script = format!("{text}(\"./worker-{game}_bg.js\")");
                write(&format!("worker-{game}.js"), &script);
                write(&format!("worker-{game}_bg.wasm"), "\0asm\x01\0\0\0");
            }
            assert_eq!(share_bindings(dir.path(), &games).is_ok(), are_shared);
            if are_shared {
                assert_eq!(read("worker.js"), "x(\"bg\")");
                let loader = read("worker_loader.js");
                assert_eq!(loader, "{ \"a\": \"./worker.js\", \"b\": \"./worker.js\" }");
                assert!(!dir.path().join("worker-a.js").exists());
            }
            let _ = fs::remove_file(dir.path().join("worker.js"));
        }
    }

    #[test]
    fn files_are_embedded_under_names_like_theirs() {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str| fs::write(dir.path().join(name), "\0asm").unwrap();
        write("a-b-0123456789abcdef.pack");
        write("c.css");
        embed(dir.path()).unwrap();
        let script = dir.path().join("embedded-a-b.pack-0123456789abcdef.js");
        assert!(hash::is_hashed(&script.to_string_lossy()));
        assert_eq!(fs::read(script).unwrap(), embedded(b"\0asm").as_bytes());
        assert_eq!(files_under(dir.path()).unwrap().len(), 3);
        write("a.wasm");
        assert!(embed(dir.path()).is_err());
    }

    #[test]
    fn bytes_are_embedded_as_base64() {
        assert_eq!(embedded(b"\0asm"), "self.tableeEmbedded = \"AGFzbQ==\";\n");
    }
}
