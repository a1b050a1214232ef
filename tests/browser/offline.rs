//! The service worker: it keeps one release whole, and offers the next one.

use crate::harness::{Page, Setup, Start, copy_of_build};
use crate::skipping::last_entries;
use anyhow::{Context, Result, bail};
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use xtask::seal::integrity;

/// The name that the next release gets in these tests.
const NEXT: &str = "0next000";

impl Page {
    /// Waits until the release is kept on the device.
    pub async fn kept(&self) -> Result<()> {
        self.script("location.hash = '#/settings'").await?;
        self.find("[data-offline='complete']").await?;
        Ok(())
    }

    /// The name of the page's release.
    async fn release(&self) -> Result<String> {
        let release = self
            .script("return document.querySelector('meta[name=tablee-release]').content")
            .await?;
        Ok(release.as_str().context("a name")?.to_owned())
    }

    /// Makes the browser look for a new release, and waits until its installation has succeeded or failed.
    async fn look_for_newer(&self) -> Result<()> {
        let found = self
            .script_async(
                "(async () => {
                     const registration = await navigator.serviceWorker.getRegistration();
                     await registration.update();
                     while (registration.installing) await new Promise((go) => setTimeout(go, 50));
                     done('installed');
                 })().catch((error) => done(String(error)));",
            )
            .await?;
        if found != "installed" {
            bail!("no new release: {found}");
        }
        Ok(())
    }
}

/// Replaces a release by one that differs in its name only. If it is to be damaged, its page does not match
/// its checksum.
fn publish_next(site: &Path, old: &str, damaged: bool) -> Result<()> {
    let (page, service) = (site.join("index.html"), site.join("service-worker.js"));
    let old_page = fs::read_to_string(&page)?;
    let new_page = old_page.replace(old, NEXT);
    let old_sum = integrity(old_page.as_bytes());
    let new_sum = integrity(new_page.as_bytes());
    let script = fs::read_to_string(&service)?;
    assert!(script.contains(old) && script.contains(&old_sum));
    fs::write(
        &service,
        script.replace(old, NEXT).replace(&old_sum, &new_sum),
    )?;
    let ending = if damaged {
        "<!-- added on the way -->"
    } else {
        ""
    };
    Ok(fs::write(&page, new_page + ending)?)
}

#[tokio::test]
async fn loaded_once_it_plays_to_the_end_without_a_network() -> Result<()> {
    let setup = Setup {
        start: Start {
            cache_off: true,
            ..Start::default()
        },
        is_kept: true,
        ..Setup::default()
    };
    let test = async |page: &Page| {
        page.open_home().await?;
        page.kept().await?;
        let version = page.find("[data-version]").await?.text().await?;
        assert!(version.contains(&page.release().await?), "{version}");
        page.stop_server();
        page.forget_the_cache().await?;
        page.reload().await?;
        page.find("[data-offline='complete']").await?;
        // Other languages are kept as well.
        for (place, lang) in [(1, "fr"), (2, "en")] {
            let field = format!("input[name='language'][value='{place}']");
            page.find(&field).await?.click().await?;
            page.find(&format!("html[lang='{lang}'] [data-offline='complete']"))
                .await?;
        }
        page.sit_down_against(&["expert", "regular"], "one").await?;
        page.act().await?;
        last_entries::<Dekal>(page, 30).await?;
        page.finish().await?;
        page.find("[data-result] table").await?;
        page.find("[data-action='rematch']").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        // The best bots load their learned weights when they first play.
        page.sit_down_to_detrak(&["expert"], true).await?;
        page.begin_with("A").await?;
        page.roll().await?;
        page.note_anywhere().await?;
        last_entries::<Detrak>(page, 10).await?;
        page.finish_detrak().await?;
        page.no_complaints().await
    };
    setup.run(test).await
}

#[tokio::test]
async fn exactly_the_release_is_kept() -> Result<()> {
    let copy = copy_of_build()?;
    let mut wanted = BTreeSet::new();
    for entry in fs::read_dir(copy.path())? {
        let name = entry?.file_name().into_string().unwrap_or_default();
        // Files that a page with a service worker does not need.
        let other = ["service-worker.js", "reset"];
        if !other.iter().any(|other| name.starts_with(other)) {
            wanted.insert(if name == "index.html" {
                String::new()
            } else {
                name
            });
        }
    }
    Page::run_kept(async |page| {
        page.open_home().await?;
        page.kept().await?;
        let kept = page
            .script_async(
                "(async () => {
                     const names = await caches.keys();
                     const cache = await caches.open(names[0]);
                     const home = new URL('./', location.href).href;
                     const files = (await cache.keys()).map(({ url }) => url.slice(home.length));
                     done([names, files]);
                 })();",
            )
            .await?;
        let (names, files): (Vec<String>, BTreeSet<String>) = serde_json::from_value(kept)?;
        let own = format!("tablee {} {}", page.url(), page.release().await?);
        assert_eq!(names, [own]);
        assert_eq!(files, wanted);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_new_release_is_offered_between_rounds_and_never_in_one() -> Result<()> {
    let site = copy_of_build()?;
    let setup = Setup {
        dir: Some(site.path().to_owned()),
        is_kept: true,
        ..Setup::default()
    };
    setup
        .run(async |page| {
            page.open_home().await?;
            page.kept().await?;
            page.sit_down_against(&["beginner"], "one").await?;
            page.wait_for(&["reveal"]).await?;
            page.reveal().await?;
            page.wait_for(&["draft"]).await?;
            publish_next(site.path(), &page.release().await?, false)?;
            page.look_for_newer().await?;
            let waiting = "navigator.serviceWorker.getRegistration()
                .then((registration) => done(registration.waiting !== null))";
            assert_eq!(page.script_async(waiting).await?, true, "it is there");
            page.drawn().await?;
            page.find("[data-offer='false']").await?;
            // The offer does not disturb the round when the person is away from the table; nor does it disturb a lesson
            // in the middle of a move.
            page.leave().await?;
            page.find("[data-offer='true']").await?;
            page.script("location.hash = '#/dekal/tutorial'").await?;
            page.find("[data-lesson='goal']").await?;
            page.find("[data-offer='true']").await?;
            page.find("[data-action='lesson-next']")
                .await?
                .click()
                .await?;
            page.find("[data-lesson='reveal']").await?;
            page.find("[data-offer='false']").await?;
            page.leave().await?;
            page.find("[data-offer='true']").await?;
            page.accessible("the offer").await?;
            page.script("location.hash = '#/dekal/table'").await?;
            page.find("[data-offer='false']").await?;
            page.finish().await?;
            let before = page.saved().await?;
            page.find("[data-offer='true'] [data-action='renew']")
                .await?
                .click()
                .await?;
            page.find(&format!("meta[name=tablee-release][content='{NEXT}']"))
                .await?;
            page.find("[data-offer='false']").await?;
            page.wait_for(&["match-over"]).await?;
            assert_eq!(page.saved().await?, before);
            page.kept().await?;
            // Other pages may still be of the release before, and need its files.
            let caches = page.script_async("caches.keys().then(done)").await?;
            assert_eq!(caches.as_array().map(Vec::len), Some(2), "{caches}");
            page.no_complaints().await
        })
        .await
}

#[tokio::test]
async fn a_release_that_is_not_as_it_was_built_does_not_replace_one_that_is() -> Result<()> {
    let site = copy_of_build()?;
    let setup = Setup {
        dir: Some(site.path().to_owned()),
        is_kept: true,
        ..Setup::default()
    };
    setup
        .run(async |page| {
            page.open_home().await?;
            page.kept().await?;
            let release = page.release().await?;
            publish_next(site.path(), &release, true)?;
            page.look_for_newer().await?;
            // This is asked before the page is loaded again, since the browser may then try once more and keep files.
            let caches = page.script_async("caches.keys().then(done)").await?;
            assert_eq!(caches.as_array().map(Vec::len), Some(1), "{caches}");
            page.reload().await?;
            page.find("[data-offline='complete']").await?;
            page.find("[data-offer='false']").await?;
            assert_eq!(page.release().await?, release);
            Ok(())
        })
        .await
}

#[tokio::test]
async fn the_way_out_deletes_the_copy_and_keeps_the_saves() -> Result<()> {
    Page::run_kept(async |page| {
        page.open_home().await?;
        page.kept().await?;
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.script_async("caches.open('of another site').then(() => done())")
            .await?;
        page.script("location.hash = '#/settings'").await?;
        page.find("[data-screen='settings']").await?;
        let stored = "return JSON.stringify(Object.entries(localStorage).sort())";
        let (before, match_) = (page.script(stored).await?, page.saved_in("dekal").await?);
        assert!(match_.is_string(), "the match is saved");
        page.find("a[href='./reset.html']").await?.click().await?;
        page.find("section[lang='en'] button").await?;
        page.accessible("the way out").await?;
        page.find("section[lang='en'] button")
            .await?
            .click()
            .await?;
        let status = "document.querySelector('section[lang=en] [role=status]').textContent";
        page.until(&format!("return {status} !== ''")).await?;
        let sentence = page.script(&format!("return {status}")).await?;
        assert!(
            sentence
                .as_str()
                .is_some_and(|sentence| sentence.contains("is deleted")),
            "{sentence}"
        );
        let left = page
            .script_async(
                "(async () => done([await caches.keys(),
                     (await navigator.serviceWorker.getRegistrations()).length]))();",
            )
            .await?;
        assert_eq!(left, json!([["of another site"], 0]));
        assert_eq!(page.script(stored).await?, before);
        assert_eq!(page.saved_in("dekal").await?, match_);
        let table = format!("{}#/dekal/table", page.url());
        page.client.goto(&table).await?;
        page.wait_for(&["reveal"]).await?;
        page.no_complaints().await
    })
    .await
}

/// Replacements of the function that registers service workers, as extensions and programs that drive
/// browsers make them.
const REGISTER: [&str; 4] = [
    "async () => undefined",
    "() => undefined",
    "() => { throw new Error('none of these here') }",
    "async () => ({ installing: null, waiting: null, active: {} })",
];

#[tokio::test]
async fn where_nothing_may_be_kept_the_page_says_so_and_plays() -> Result<()> {
    Page::run_kept(async |page| {
        for register in REGISTER {
            page.before_everything(&format!(
                "if (window.ServiceWorkerContainer)
                     ServiceWorkerContainer.prototype.register = {register};"
            ))
            .await?;
            page.open("/settings", "").await?;
            page.find("[data-offline='none']").await?;
            // At this event the page would look for a newer copy.
            page.script("document.dispatchEvent(new Event('visibilitychange'))")
                .await?;
            page.sit_down_against(&["beginner"], "one").await?;
            page.wait_for(&["reveal"]).await?;
            page.reveal().await?;
            page.wait_for(&["draft"]).await?;
            page.no_complaints().await.context(register)?;
        }
        Ok(())
    })
    .await
}
