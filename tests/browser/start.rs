//! The start of the page and its workers.

use crate::harness::{Page, Setup, copy_of_build, only_in};
use anyhow::{Context, Result, bail};
use engine::GameId;
use serde_json::Value;
use std::fs::{self, DirEntry};
use std::path::Path;
use xtask::browser::Kind;

#[tokio::test]
async fn the_page_starts_under_a_sub_path() -> Result<()> {
    Page::run(async |page| {
        page.open_home().await?;
        let heading = page.find("main h1").await?.text().await?;
        assert_eq!(heading, "Tablée");
        assert!(page.url().ends_with("/some/path/"));
        // Some browsers tell only the first of a person's languages.
        page.before_everything(
            "const only = (name, value) => Object.defineProperty(navigator, name, { get: () => value });
             only('languages', undefined); only('language', 'de-AT');",
        )
        .await?;
        page.open_home().await?;
        page.find("html[lang='de'] [data-screen='home']").await?;
        page.no_complaints().await
    })
    .await
}

/// The first script to run is fetched beside the others, and may be the last to come.
#[tokio::test]
async fn the_page_starts_whichever_script_comes_first() -> Result<()> {
    let build = copy_of_build()?;
    let page = build.path().join("index.html");
    let html = fs::read_to_string(&page)?;
    let name = html
        .split("./start-")
        .nth(1)
        .and_then(|rest| rest.get(..16));
    let start = format!("start-{}.js", name.context("a hash")?);
    let late = format!(
        "const add = () => {{
             const script = document.createElement('script');
             script.src = './{start}';
             document.head.append(script);
         }};
         // This event comes after `begin.js` has run.
         if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
         else add();"
    );
    fs::write(build.path().join("late.js"), late)?;
    fs::write(&page, html.replace(&start, "late.js"))?;
    let setup = Setup {
        dir: Some(build.path().to_owned()),
        ..Setup::default()
    };
    setup
        .run(async |page| {
            page.open("/dekal/table", "").await?;
            page.find("[data-table='dekal'] .cell").await?;
            page.no_complaints().await
        })
        .await
}

#[tokio::test]
async fn loading_says_nothing_in_the_console() -> Result<()> {
    if !only_in(&[Kind::Chromium], "others write remarks about any page")? {
        return Ok(());
    }
    Page::run(async |page| {
        for (hash, stands) in [
            ("/", "main[data-screen='home']"),
            ("/dekal/table", "[data-table='dekal'] .cell"),
            ("/detrak/table", "[data-table='detrak'] .square"),
            ("/games", "[data-screen='records']"),
        ] {
            page.open(hash, "").await?;
            page.find(stands).await?;
            assert_eq!(page.messages().await?, [], "{hash}");
        }
        // A message of the page would be recorded.
        page.script("console.info('hello')").await?;
        let messages = page.messages().await?;
        assert!(
            matches!(&messages[..], [hello] if hello.text == "hello"),
            "{messages:?}"
        );
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_page_has_no_inline_script() -> Result<()> {
    Page::run(async |page| {
        page.open_home().await?;
        let count = page
            .script("return document.querySelectorAll('script:not([src])').length")
            .await?;
        assert_eq!(count, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_workers_are_where_the_page_says() -> Result<()> {
    Page::run(async |page| {
        page.open_home().await?;
        let found = page.script_async(FOLLOW_THE_LOADER).await?;
        let files = found.as_array().context("names and kinds")?;
        for file in files {
            let file = file.as_str().context("a text")?;
            let ending = file.rsplit('.').next().unwrap_or_default();
            let kind = match ending {
                "js" => "javascript",
                "wasm" => "wasm",
                "bin" => "octet-stream",
                _ => bail!("what is {file}?"),
            };
            assert!(file.starts_with("200 ") && file.contains(kind), "{found}");
        }
        let count = |part: &str| files.iter().filter(|file| is_of(file, part)).count();
        let games = GameId::ALL.len();
        assert_eq!(count("/worker_loader-"), 1, "{found}");
        for game in GameId::ALL.map(GameId::name) {
            // The list has the worker's script and its wasm.
            let worker = format!("/worker-{game}");
            assert_eq!(count(&worker), 2, "{game}: {found}");
        }
        let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/bots/weights");
        let is_file = |entry: &DirEntry| entry.path().is_file();
        let learned = fs::read_dir(weights)?.flatten().filter(is_file).count();
        assert_eq!((count(".wasm"), count(".bin")), (games, learned), "{found}");
        page.no_complaints().await
    })
    .await
}

/// Whether this part is in a file's name, at its end if it is an ending.
fn is_of(file: &Value, part: &str) -> bool {
    let file = file.as_str().unwrap_or_default();
    if part.starts_with('.') {
        file.ends_with(part)
    } else {
        file.contains(part)
    }
}

/// Asks for the workers' loader, for the files that it names, and for those that these name.
const FOLLOW_THE_LOADER: &str = r#"
    const describe = (reply) => `${reply.status} ${reply.headers.get("content-type")} ${reply.url}`;
    const name = document.querySelector("meta[name=tablee-worker]").content;
    (async () => {
        const found = [];
        const follow = async (address) => {
            const reply = await fetch(address);
            found.push(describe(reply));
            if (!address.pathname.endsWith(".js")) return;
            const names = (await reply.text()).matchAll(/["'](?:\.\/)?([\w-]+-[0-9a-f]{16}\.\w+)["']/g);
            for (const [, name] of names) await follow(new URL(name, address));
        };
        await follow(new URL(name, document.baseURI));
        done(found);
    })().catch((error) => done(String(error)));
"#;
