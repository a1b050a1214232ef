//! The parts of the page that are loaded when they are first opened.

use crate::harness::{Page, Setup, copy_of_build};
use anyhow::{Context, Result};
use fantoccini::key::Key;
use std::fs;
use std::path::PathBuf;
use xtask::browser::Kind;

/// No part can be fetched while `cut` is set.
const CUT: &str = r"
    const original = window.fetch;
    window.cut = true;
    window.fetch = (what, ...how) => window.cut && /(dekal|shared-\d)-[0-9a-f]{16}\.wasm$/.test(what)
        ? Promise.reject(new TypeError('cut')) : original(what, ...how);";

#[tokio::test]
async fn a_part_that_cannot_be_loaded_is_told_and_asked_for_again() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CUT).await?;
        for (lang, part) in [
            ("fr", "Vérifiez la connexion"),
            ("en", "Check the connection"),
        ] {
            page.open_home().await?;
            page.choose_language(lang).await?;
            page.script("location.hash = '#/dekal/table'").await?;
            let why = page
                .find("[data-waiting] [role='alert']:not([hidden])")
                .await?;
            let sentence = why.text().await?;
            assert!(sentence.contains(part), "{lang}: {sentence}");
            page.accessible(&format!("a part that cannot be loaded, {lang}"))
                .await?;
        }
        let retry = page.find("[data-waiting] [data-action='retry']").await?;
        retry.clone().click().await?;
        page.find("[data-waiting] [data-action='retry']:not([hidden])")
            .await?;
        page.script("window.cut = false").await?;
        // The keyboard is used, because WebKit does not focus a button that is clicked.
        page.find("[data-waiting] [data-action='retry']")
            .await?
            .send_keys(&Key::Enter.to_string())
            .await?;
        page.find("[data-table='dekal'] .cell").await?;
        page.focus_comes_to("[data-screen='table'] h1", "after another try")
            .await?;
        // Parts that are loaded are not fetched again.
        page.script("window.cut = true; location.hash = '#/'")
            .await?;
        page.find("main[data-screen='home']").await?;
        page.script("location.hash = '#/dekal/table'").await?;
        page.find("[data-table='dekal'] .cell").await?;
        Ok(())
    })
    .await
}

/// Files whose names match end too early.
const SPOIL: &str = r"
    const original = window.fetch;
    window.fetch = async (what, ...how) => {
        // The argument is an address, or a request for one.
        const address = what.url ?? what;
        const reply = await original(what, ...how);
        if (!window.spoilt?.test(address)) return reply;
        const bytes = (await reply.arrayBuffer()).slice(0, -99);
        return new Response(bytes, { headers: reply.headers });
    };";

#[tokio::test]
async fn a_program_that_comes_damaged_is_told() -> Result<()> {
    Page::run(async |page| {
        let page_s_own = r"window.spoilt = /tablee_bg-\w+\.wasm$/;";
        page.before_everything(&format!("{page_s_own}{SPOIL}"))
            .await?;
        page.open("/", "").await?;
        page.find("[data-failed]:not([hidden])").await?;
        let shown = page.find("#failure[open]").await?.text().await?;
        assert!(shown.contains("could not be started"), "{shown}");
        let report = page.failure_report().await?;
        assert!(report.contains("CompileError"), "{report}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_table_that_comes_damaged_is_told_and_asked_for_again() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(SPOIL).await?;
        // Code that the table shares with others is in files with numbers, one of which home does not need.
        let shared = r"return performance.getEntriesByType('resource')
            .map(({ name }) => name.match(/shared-\d+/)?.[0]).filter(Boolean)";
        page.open_home().await?;
        let at_home = page.script(shared).await?;
        page.script("location.hash = '#/dekal/table'").await?;
        page.find("[data-table='dekal'] .cell").await?;
        let at_the_table = page.script(shared).await?;
        let of_home = at_home.as_array().context("names")?;
        let mut of_table = at_the_table.as_array().context("names")?.iter();
        let file = of_table.find(|name| !of_home.contains(name));
        let file = file
            .and_then(|name| name.as_str())
            .context("a shared file")?;
        for file in ["dekal", file] {
            page.open_home().await?;
            let spoilt = format!(r"window.spoilt = /\/{file}-\w{{16}}\.wasm$/;");
            page.script(&format!("{spoilt} location.hash = '#/dekal/table'"))
                .await?;
            page.find("[data-waiting] [role='alert']:not([hidden])")
                .await?;
            page.script("window.spoilt = null").await?;
            page.find("[data-waiting] [data-action='retry']")
                .await?
                .click()
                .await?;
            page.find("[data-table='dekal'] .cell").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn workers_whose_program_cannot_be_had_are_told_and_asked_for_again() -> Result<()> {
    let build = copy_of_build()?;
    let is_program = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("worker-dekal_bg")
    };
    let mut files = fs::read_dir(build.path())?
        .flatten()
        .map(|entry| entry.path());
    let program = files.find(is_program).context("the worker has a program")?;
    let away = program.with_extension("away");
    fs::rename(&program, &away)?;
    let setup = Setup {
        dir: Some(build.path().to_owned()),
        ..Setup::default()
    };
    setup
        .run(async |page| {
            page.sit_down().await?;
            page.wait_for(&["reveal"]).await?;
            page.reveal().await?;
            page.find("[data-action='try-again']:not([hidden])").await?;
            fs::rename(&away, &program)?;
            page.find("[data-action='try-again']")
                .await?
                .click()
                .await?;
            page.wait_for(&["draft"]).await?;
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_screen_fetches_nothing_that_it_does_not_need() -> Result<()> {
    const FILES: &str = r"
        return performance.getEntriesByType('resource')
            .map((entry) => entry.name.split('/').pop())
            .filter((name) => /wasm$/.test(name))
            .map((name) => name.replace(/-[0-9a-f]{16}/, ''))
            .sort()";
    Page::run(async |page| {
        page.open_home().await?;
        let mut first: Vec<String> = serde_json::from_value(page.script(FILES).await?)?;
        if page.kind == Kind::WebKit {
            // WebKit lists preloaded files twice.
            first.dedup();
        }
        assert_eq!(first, ["tablee_bg.wasm", "texts_en.wasm"]);
        page.script("location.hash = '#/dekal/table'").await?;
        page.find("[data-table='dekal'] .cell").await?;
        let mut files: Vec<String> = serde_json::from_value(page.script(FILES).await?)?;
        if page.kind == Kind::WebKit {
            files.dedup();
        }
        assert!(files.iter().any(|file| file == "dekal.wasm"), "{files:?}");
        let others = ["detrak", "dumble", "debacle", "setup", "more", "texts_fr"];
        for other in others.map(|name| format!("{name}.wasm")) {
            assert!(!files.contains(&other), "{files:?}");
        }
        // Preloaded files are not fetched again.
        let once: std::collections::BTreeSet<&String> = files.iter().collect();
        assert_eq!(once.len(), files.len(), "{files:?}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_the_address_needs_is_asked_for_before_the_program_asks() -> Result<()> {
    // The files of parts that were loaded but not preloaded. A table needs the part that keeps games only once it
    // stands, and so do the options, for the level that they suggest.
    const LATE: &str = r"
        const known = [...document.querySelectorAll('link[rel=preload]')].map(({ href }) => href);
        return performance.getEntriesByType('resource').map(({ name }) => name)
            .filter((name) => /\.(wasm|css)$/.test(name) && !/styles-|worker|tablee_bg/.test(name))
            .filter((name) => !/database/.test(name) || !/(table|new)$/.test(location.hash))
            .filter((name) => !known.includes(name))";
    Page::run(async |page| {
        for (hash, stands) in [
            ("/", "main[data-screen='home']"),
            ("/dekal/table", "[data-table='dekal'] .cell"),
            ("/dumble/new", "main[data-screen='options']"),
            ("/debacle/rules", "main[data-screen='rules']"),
            ("/detrak/tutorial", "[data-lesson] [data-table]"),
            ("/detrak/keys", "main[data-screen='keys']"),
            ("/keys", "main[data-screen='keys']"),
            ("/daily", "main[data-screen='daily']"),
            ("/games", "main[data-screen='records']"),
            ("/record/zzzz", "main[data-screen='refusal']"),
            ("/play/zzzz", "main[data-screen='refusal']"),
            ("/settings", "main[data-screen='settings']"),
            ("/statistics/dumble", "main[data-screen='statistics']"),
        ] {
            page.open(hash, "").await?;
            page.find(stands).await?;
            let mut late: Vec<String> = serde_json::from_value(page.script(LATE).await?)?;
            if page.kind == Kind::WebKit {
                // Browsers fetch style sheets that are disabled.
                late.retain(|name| !name.ends_with(".css"));
            }
            assert_eq!(late, [""; 0], "{hash}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn styles_come_with_the_parts_that_need_them() -> Result<()> {
    // The loaded style sheets, in the order in which they overrule each other within a layer.
    const SHEETS: &str = r"
        return [...document.styleSheets]
            .map((sheet) => sheet.href.split('/').pop().replace(/-[0-9a-f]{16}/, ''))";
    Page::run(async |page| {
        page.open_home().await?;
        let sheets = async || -> Result<Vec<String>> {
            Ok(serde_json::from_value(page.script(SHEETS).await?)?)
        };
        let at_first = sheets().await?;
        for part in [
            "table.css",
            "detrak.css",
            "dumble.css",
            "debacle.css",
            "review.css",
        ] {
            assert!(!at_first.iter().any(|sheet| sheet == part), "{at_first:?}");
        }
        page.script("location.hash = '#/detrak/table'").await?;
        page.find("[data-table='detrak'] .square").await?;
        let now = sheets().await?;
        let place = |name: &str| now.iter().position(|sheet| sheet == name);
        // Its own, which overrules that of all tables: the stage, results and hints.
        let own = place("detrak.css");
        assert!(own.is_some() && place("table.css") < own, "{now:?}");
        assert_eq!(now.len(), at_first.len() + 2, "{now:?}");
        // What Débâcle's buttons share with Dumble's is not in the latter's sheet.
        page.script("location.hash = '#/debacle/table'").await?;
        page.find("[data-table='debacle'] .tools").await?;
        let lies = "return getComputedStyle(document.querySelector('.tools')).position";
        assert_eq!(page.script(lies).await?, "absolute");
        Ok(())
    })
    .await
}
