//! The content security policy refuses what the page must not do, and the page needs no other site.

use crate::harness::{OtherSite, Page, Setup, Start, copy_of_build, only_in};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeSet;
use xtask::browser::Kind;

/// The `http-equiv` value of the page's policy.
const POLICY: &str = "Content-Security-Policy";

/// The attempts, each with the directive that refuses it. `ran()` is called if a script runs; `elsewhere` is
/// another site.
const ATTEMPTS: &[(&str, &str)] = &[
    ("script-src-elem", "add('script', { textContent: 'ran()' })"),
    (
        "script-src-elem",
        "add('script', { src: elsewhere + 'a.js' })",
    ),
    (
        "script-src-elem",
        "add('script', { src: 'data:text/javascript,ran()' })",
    ),
    (
        "script-src-attr",
        "const b = add('button', {}); b.setAttribute('onclick', 'ran()'); b.click()",
    ),
    ("script-src", "eval('ran()')"),
    ("script-src", "new Function('ran()')()"),
    ("script-src", "setTimeout('ran()')"),
    (
        "style-src-elem",
        "add('style', { textContent: 'body { color: red }' })",
    ),
    (
        "style-src-elem",
        "add('link', { rel: 'stylesheet', href: elsewhere + 'a.css' })",
    ),
    ("img-src", "add('img', { src: elsewhere + 'a.png' })"),
    ("media-src", "add('audio', { src: elsewhere + 'a.ogg' })"),
    ("frame-src", "add('iframe', { src: elsewhere })"),
    ("object-src", "add('object', { data: elsewhere })"),
    (
        "font-src",
        "new FontFace('f', `url(${elsewhere}a.woff2)`).load().catch(() => 0)",
    ),
    ("connect-src", "fetch(elsewhere).catch(() => 0)"),
    (
        "connect-src",
        "const x = new XMLHttpRequest(); x.open('GET', elsewhere); x.send()",
    ),
    ("connect-src", "navigator.sendBeacon(elsewhere, 'me')"),
    (
        "connect-src",
        "new WebSocket(elsewhere.replace('http', 'ws'))",
    ),
    ("connect-src", "new EventSource(elsewhere)"),
    ("worker-src", "new Worker('data:text/javascript,')"),
    ("base-uri", "add('base', { href: elsewhere })"),
    (
        "form-action",
        "add('form', { action: elsewhere, method: 'post' }).submit()",
    ),
];

/// A script that makes an attempt and waits until this directive refuses it; it returns what was refused, and
/// whether a script ran.
fn attempt(what: &str, directive: &str, elsewhere: &str) -> String {
    format!(
        "const elsewhere = '{elsewhere}';
         window.got_through = false;
         window.ran = () => {{ window.got_through = true; }};
         const add = (name, what) => document.body.appendChild(
             Object.assign(document.createElement(name), what));
         const refused = [];
         const sleep = (ms) => new Promise((go) => setTimeout(go, ms));
         let listen;
         const violation = new Promise((resolve) => {{
             listen = (event) => {{
                 refused.push(event.effectiveDirective);
                 if (event.effectiveDirective === '{directive}') resolve();
             }};
         }});
         document.addEventListener('securitypolicyviolation', listen);
         setTimeout(() => {{ try {{ {what}; }} catch (error) {{ }} }}, 0);
         await Promise.race([violation, sleep(20000)]);
         // A script that was not refused runs before the next frames.
         const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
         await frame();
         await frame();
         document.removeEventListener('securitypolicyviolation', listen);
         return {{ refused, got_through: window.got_through }};"
    )
}

#[tokio::test]
async fn the_policy_refuses_whatever_else_is_tried() -> Result<()> {
    let other_site = OtherSite::start()?;
    let elsewhere = format!("http://{}/", other_site.address());
    Page::run_kept(async |page| {
        page.open_home().await?;
        for (directive, what) in ATTEMPTS {
            let attempt = attempt(what, directive, &elsewhere);
            let found = page.own_script(&attempt).await?;
            let refused: BTreeSet<String> = serde_json::from_value(found["refused"].clone())?;
            assert!(refused.contains(*directive), "{what}: {found}");
            assert_eq!(found["got_through"], false, "{what}");
        }
        assert_eq!(other_site.requests(), Vec::<String>::new());
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_the_policy_refuses_would_be_heard_elsewhere() -> Result<()> {
    let other_site = OtherSite::start()?;
    let elsewhere = format!("http://{}/", other_site.address());
    let lax = copy_of_build()?;
    let file = lax.path().join("index.html");
    let strict = std::fs::read_to_string(&file)?;
    assert!(strict.contains(POLICY));
    std::fs::write(&file, strict.replace(POLICY, "Left-Out"))?;
    let setup = Setup {
        dir: Some(lax.path().to_owned()),
        is_kept: true,
        ..Setup::default()
    };
    let test = async |page: &Page| {
        page.open_home().await?;
        let refused = page
            .own_script(&format!(
                "const refused = [];
                 document.addEventListener('securitypolicyviolation',
                     (event) => refused.push(event.effectiveDirective));
                 await fetch('{elsewhere}').catch(() => 0);
                 return refused;"
            ))
            .await?;
        assert_eq!(refused, Value::Array(Vec::new()));
        // The server never answers, so some browsers ask several times.
        let requests = other_site.requests();
        assert!(
            !requests.is_empty() && requests.iter().all(|line| line.starts_with("GET / ")),
            "{requests:?}"
        );
        Ok(())
    };
    setup.run(test).await
}

/// A page, its workers and its service worker send requests to their own site only, according to the
/// browser's log of the network.
#[tokio::test]
async fn no_request_leaves_the_site() -> Result<()> {
    if !only_in(
        &[Kind::Chromium],
        "no other keeps a log of who asked for what",
    )? {
        return Ok(());
    }
    let dir = tempfile::tempdir()?;
    let log = dir.path().join("network.json");
    let setup = Setup {
        start: Start {
            flags: vec![format!("--log-net-log={}", log.display())],
            ..Start::default()
        },
        is_kept: true,
        ..Setup::default()
    };
    let mut site = String::new();
    setup
        .run(async |page| {
            site = page.url();
            page.open_home().await?;
            for screen in ["/", "/settings", "/dekal/rules", "/detrak/rules"] {
                page.script(&format!("location.hash = '#{screen}'")).await?;
                page.find("main[data-screen] h1").await?;
            }
            page.sit_down_against(&["expert", "beginner"], "one")
                .await?;
            page.finish().await?;
            page.sit_down_to_detrak(&["expert"], true).await?;
            page.begin_with("A").await?;
            page.finish_detrak().await?;
            // A request of a worker, to prove that the log has workers' requests, too.
            page.script_async(
                "const ask = `fetch('${location.origin}/elsewhere').catch(() => 0)
                     .then(() => postMessage('asked'))`;
                 const worker = new Worker(URL.createObjectURL(new Blob([ask])));
                 worker.onmessage = () => done();",
            )
            .await?;
            Ok(())
        })
        .await?;
    let asked = asked_by(&site, &std::fs::read_to_string(&log)?)?;
    assert!(asked.iter().any(|url| url.ends_with(".bin")), "{asked:#?}");
    // The browser itself requests the icon of a site whose picture it shows.
    let asked = asked.iter().filter(|url| !url.ends_with("/favicon.ico"));
    let (own, others): (Vec<_>, Vec<_>) = asked.partition(|url| url.starts_with(&site));
    assert!(own.len() > 10, "{own:#?}");
    assert!(
        others.iter().all(|url| url.ends_with("/elsewhere")),
        "{others:#?}"
    );
    assert_eq!(others.len(), 1, "{others:#?}");
    Ok(())
}

/// The requests of a site, from the browser's log of the network. Requests of the browser itself do not
/// count.
fn asked_by(site: &str, log: &str) -> Result<Vec<String>> {
    let log: Value = serde_json::from_str(log)?;
    let request = &log["constants"]["logEventTypes"]["URL_REQUEST_START_JOB"];
    let begin = &log["constants"]["logEventPhase"]["PHASE_BEGIN"];
    assert!(request.is_number() && begin.is_number());
    let origin = url::Url::parse(site)?.origin().ascii_serialization();
    let events = log["events"].as_array().context("events")?;
    let asked = events.iter().filter(|event| {
        event["type"] == *request
            && event["phase"] == *begin
            && event["params"]["initiator"] == origin
    });
    Ok(asked
        .filter_map(|event| event["params"]["url"].as_str())
        .map(str::to_owned)
        .collect())
}
