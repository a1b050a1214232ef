//! Workers that die or never start, and storage that is blocked: the game continues, or says what to do.

use crate::database::BLOCKED;
use crate::harness::Page;
use anyhow::Result;

/// Counts the workers. Ends a worker that is asked while `armed` is set, before it can answer.
const WATCH_WORKERS: &str = "
    window.workers = 0;
    window.killed = 0;
    const Original = window.Worker;
    window.Worker = class extends Original {
        constructor(...how) { super(...how); window.workers += 1; }
        postMessage(...what) {
            super.postMessage(...what);
            if (window.armed) { window.armed = false; window.killed += 1; this.terminate(); }
        }
    };
    window.OriginalWorker = window.Worker;
    if (window.forbidden) window.Worker = class { constructor() { throw new Error('no'); } };";

#[tokio::test]
async fn a_worker_killed_in_mid_thought_costs_a_moment_and_nothing_else() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(WATCH_WORKERS).await?;
        page.sit_down_against(&["expert"], "one").await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let before = page.script("return workers").await?.as_u64();
        page.find(".centre-slot.is-lit").await?.click().await?;
        page.find(".centre-slot[aria-pressed='true']").await?;
        page.script("document.querySelector('.edge.is-lit').focus()")
            .await?;
        page.script(
            "window.armed = true;
             document.querySelector('.edge.is-lit').click();",
        )
        .await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        assert_eq!(page.script("return killed").await?, 1);
        let after = page.script("return workers").await?.as_u64();
        assert!(after > before, "a new worker took over");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn where_workers_cannot_start_the_page_says_so_and_asks_again() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(&format!("window.forbidden = true; {WATCH_WORKERS}"))
            .await?;
        for (lang, words) in [("fr", "rechargez la page"), ("en", "reload the page")] {
            page.sit_down().await?;
            page.choose_language(lang).await?;
            page.wait_for(&["reveal"]).await?;
            page.reveal().await?;
            page.find("[data-action='try-again']:not([hidden])").await?;
            let sentence = page.find("[data-refusal]").await?.text().await?;
            assert!(sentence.contains(words), "{lang}: {sentence}");
            page.accessible(&format!("workers that do not start, {lang}"))
                .await?;
        }
        let before = page.saved().await?;
        page.script("window.Worker = window.OriginalWorker").await?;
        page.find("[data-action='try-again']")
            .await?
            .click()
            .await?;
        page.wait_for(&["draft"]).await?;
        assert!(page.saved_length().await? > before["log"].as_array().map_or(0, Vec::len));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn where_storage_is_closed_every_screen_works_and_the_table_says_so() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(BLOCKED).await?;
        for screen in [
            "/",
            "/dekal/new",
            "/dekal/rules",
            "/settings",
            "/games",
            "/daily",
            "/statistics",
        ] {
            page.open_screen(screen).await?;
        }
        page.open("/dekal/table", "").await?;
        page.find("[data-table] .cell").await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let shown = page.find(".unsaved:not([hidden])").await?.text().await?;
        assert!(shown.contains("lost when you close"), "{shown}");
        page.accessible("the table without storage").await?;
        page.no_complaints().await
    })
    .await
}
