//! The page's program panics, or cannot start: the page says so, and nothing is lost. Errors of other scripts
//! in the page are not reported as its own.

use crate::harness::{Page, Setup, copy_of_build, only_in};
use crate::skipping::last_entries;
use anyhow::{Context, Result};
use engine::dekal::Dekal;
use fantoccini::key::Key;
use serde_json::json;
use std::fs;
use xtask::browser::Kind;

impl Page {
    /// The report on the failure screen.
    pub async fn failure_report(&self) -> Result<String> {
        self.find("#failure[open] [data-failure='copy']")
            .await?
            .click()
            .await?;
        // The message that it is copied, or how to copy it if the browser does not allow that.
        self.until("return document.querySelector('[data-failure=status]').textContent !== ''")
            .await?;
        let report = "return document.querySelector('[data-failure=report]').value";
        let report = self.script(report).await?;
        Ok(report.as_str().context("a text")?.to_owned())
    }

    /// Plays whatever comes first until the page has failed.
    async fn play_to_failure(&self) -> Result<()> {
        self.until(
            "if (document.querySelector('#failure[open]')) return true;
             const due = document.querySelector('[data-prompt]')?.dataset.step;
             const ways = {
                 reveal: ['.cell.is-lit'],
                 draft: ['.centre-slot.is-lit[aria-pressed=false]', '.edge.is-lit'],
             };
             for (const css of ways[due] ?? []) document.querySelector(css)?.click();
             return false;",
        )
        .await
    }
}

/// A script that makes these methods of an object throw, this number of times, when the page's program calls them with
/// arguments (`what`) that satisfy a condition. Calls of the browser's driver still work. The script has to be a file
/// of the page: browsers do not report errors in scripts that a driver runs.
fn broken(object: &str, methods: &[&str], how_often: &str, condition: &str) -> String {
    format!(
        "let left = {how_often};
         for (const name of {methods:?}) {{
             const original = {object}[name];
             {object}[name] = function (...what) {{
                 if (left > 0 && {condition} && /wasm/.test(new Error().stack)) {{
                     left -= 1;
                     throw new Error(`${{name}} is broken`);
                 }}
                 return original.apply(this, what);
             }};
         }}"
    )
}

/// Makes the browser create no elements, some number of times, so that the page panics.
fn no_elements(how_often: &str) -> String {
    let create = broken(
        "Document.prototype",
        &["createElement", "createElementNS"],
        how_often,
        "true",
    );
    let clone = broken("Node.prototype", &["cloneNode"], how_often, "true");
    format!("{{ {create} }} {{ {clone} }}")
}

/// The language in which the failing page's match has more moves than a report lists.
const LONG: &str = "de";

#[tokio::test]
async fn a_page_that_fails_says_so_and_has_saved_every_move() -> Result<()> {
    let build = copy_of_build()?;
    let faults = [
        (
            "en",
            no_elements("1"),
            "saved up to the last move",
            "panicked at",
        ),
        (
            "it",
            no_elements("Infinity"),
            "fino all’ultima mossa",
            "panicked at",
        ),
        (
            "fr",
            broken("Date", &["now"], "1", "true"),
            "jusqu’au dernier coup",
            "now is broken",
        ),
        (
            "de",
            broken("performance", &["now"], "1", "true"),
            "bis zum letzten Zug",
            "now is broken",
        ),
        (
            "es",
            // These are only methods on which a rendering waits. On a busy machine, yew leaves the rest of a rendering
            // to a timer, whose error would be reported by itself.
            broken("window", &["setTimeout"], "1", "what[1] > 0"),
            "hasta la última jugada",
            // A library's timer throws an error of its own then.
            "caused by Error: setTimeout is broken",
        ),
    ];
    for (lang, script, ..) in &faults {
        fs::write(build.path().join(format!("fault-{lang}.js")), script)?;
    }
    let setup = Setup {
        dir: Some(build.path().to_owned()),
        ..Setup::default()
    };
    setup
        .run(async |page| {
            for (lang, _, saved, reported) in faults {
                page.sit_down_against(&["beginner"], "one").await?;
                page.choose_language(lang).await?;
                page.wait_for(&["reveal"]).await?;
                if lang == LONG {
                    last_entries::<Dekal>(page, 20).await?;
                    page.wait_for(&["draft"]).await?;
                } else if lang != "en" {
                    // There is something to think about.
                    page.reveal().await?;
                    page.wait_for(&["draft"]).await?;
                }
                let before = page.saved_length().await?;
                let load = format!(
                    "const script = document.createElement('script');
                 script.src = './fault-{lang}.js';
                 script.onload = () => {{ window.isBroken = true; }};
                 document.head.append(script);"
                );
                page.script(&load).await?;
                page.until("return window.isBroken === true").await?;
                page.play_to_failure().await?;
                let shown = page.find("#failure[open]").await?.text().await?;
                assert!(shown.contains(saved), "{lang}: {shown}");
                page.accessible(&format!("a page that has failed, {lang}"))
                    .await?;
                let focused = "return document.activeElement.dataset.failure";
                assert_eq!(page.script(focused).await?, "reload");
                let report = page.failure_report().await?;
                for part in [reported, " is broken"] {
                    assert!(report.contains(part), "{lang}, {part}: {report}");
                }
                assert!(report.contains("\n#/dekal/table\n"), "{report}");
                let version = format!("Tablée {} ", env!("CARGO_PKG_VERSION"));
                assert!(report.starts_with(&version), "{report}");
                let browser = page.script("return navigator.userAgent").await?;
                assert_eq!(report.lines().nth(1), browser.as_str(), "{report}");
                let log: Vec<String> = serde_json::from_value(page.saved().await?["log"].take())?;
                let matching = report.lines().rev().zip(log.iter().rev());
                let matching = matching.take_while(|(line, entry)| line == entry).count();
                assert_eq!(
                    matching,
                    log.len().min(20),
                    "the last moves, not all: {report}"
                );
                assert!(lang != LONG || log.len() > 20, "{} moves", log.len());
                assert!(!report.contains("Anna"), "no names: {report}");
                // The screen stays, whatever key is pressed, until the page is loaded again.
                let reload = page.find("[data-failure='reload']").await?;
                reload.send_keys(&Key::Escape.to_string()).await?;
                page.find("#failure[open]").await?;
                let after = page.saved_length().await?;
                // The state that was to be shown when the page failed is saved.
                let least = if lang == "en" { before + 1 } else { before };
                assert!(after >= least, "{lang}: {before}, {after}");
                reload.click().await?;
                page.find("[data-table] .cell").await?;
                assert!(page.saved_length().await? >= after);
                assert_eq!(
                    page.script("return document.querySelector('#failure')")
                        .await?,
                    serde_json::Value::Null
                );
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_key_that_is_held_as_the_page_fails_does_not_reload_it() -> Result<()> {
    if !only_in(
        &[Kind::Chromium],
        "other drivers do not say that a key is repeated",
    )? {
        return Ok(());
    }
    Page::run(async |page| {
        page.open_home().await?;
        page.script(
            "document.querySelector('h1').focus();
             window.isSame = true;
             addEventListener('keydown', () => tableeFailed('as a test'), { once: true, capture: true });",
        )
        .await?;
        for count in 0..12 {
            let down = json!({ "type": "keyDown", "key": "Enter", "code": "Enter", "text": "\r",
                "windowsVirtualKeyCode": 13, "autoRepeat": count > 0 });
            page.debug("Input.dispatchKeyEvent", down).await?;
        }
        let up = json!({ "type": "keyUp", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13 });
        page.debug("Input.dispatchKeyEvent", up).await?;
        page.find("#failure[open]").await?;
        let focused = "return document.activeElement.dataset.failure";
        assert_eq!(page.script(focused).await?, "reload");
        page.drawn().await?;
        assert_eq!(page.script("return window.isSame").await?, true);
        // Another press of it reloads.
        page.find("[data-failure='reload']")
            .await?
            .send_keys(&Key::Enter.to_string())
            .await?;
        page.until("return window.isSame === undefined").await
    })
    .await
}

#[tokio::test]
async fn what_others_do_wrong_in_the_page_is_not_told() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.script(
            "window.heard = [];
             for (const type of ['error', 'unhandledrejection'])
                 addEventListener(type, () => heard.push(type));
             setTimeout(() => { throw new Error('theirs'); });
             Promise.reject(new Error('theirs as well'));
             const loop = new ResizeObserver(([{ target }]) => {
                 target.style.width = `${target.offsetWidth + 1}px`;
                 if (target.offsetWidth > 2000) loop.disconnect();
             });
             const box = document.body.appendChild(document.createElement('div'));
             box.style.width = '1990px';
             loop.observe(box);",
        )
        .await?;
        // Not every browser reports rejections in scripts that a driver runs.
        page.until("return heard.includes('error')").await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let shown = page
            .script("return !!document.querySelector('#failure')")
            .await?;
        assert_eq!(shown, false);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_page_without_its_first_script_says_so() -> Result<()> {
    let build = copy_of_build()?;
    for entry in fs::read_dir(build.path())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("start-") && name.ends_with(".js") {
            fs::remove_file(&path)?;
        }
    }
    let setup = Setup {
        dir: Some(build.path().to_owned()),
        ..Setup::default()
    };
    setup
        .run(async |page| {
            page.open("/", "").await?;
            let shown = page.find("#failure[open]").await?.text().await?;
            assert!(shown.contains("could not be started"), "{shown}");
            let report = page.failure_report().await?;
            assert!(report.contains("cannot load"), "{report}");
            Ok(())
        })
        .await
}

/// Gives the first worker no message channels, so that it panics.
const SPOIL_A_WORKER: &str = "
    window.workers = 0;
    const Original = window.Worker;
    const spoilt = (script) => {
        const whole = new URL(script, document.baseURI).href;
        const source = `self.MessageChannel = class { constructor() { throw new Error('spoilt'); } };
            import('${whole}');`;
        return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    };
    window.Worker = class extends Original {
        constructor(script, options) {
            super(window.workers ? script : spoilt(script), options);
            window.workers += 1;
        }
    };";

#[tokio::test]
async fn a_worker_that_panics_says_why_and_is_replaced() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(SPOIL_A_WORKER).await?;
        page.sit_down_against(&["beginner"], "one").await?;
        page.finish().await?;
        let workers = page.script("return workers").await?.as_u64();
        assert!(workers > Some(1), "{workers:?}");
        let error = page.no_complaints().await.expect_err("it is told");
        let error = error.to_string();
        for part in [
            "a worker of dekal has failed",
            "every worker has message channels",
            "crates/worker/src/web.rs",
        ] {
            assert!(error.contains(part), "{error}");
        }
        let shown = page
            .script("return !!document.querySelector('#failure')")
            .await?;
        assert_eq!(shown, false, "the page goes on");
        Ok(())
    })
    .await
}
