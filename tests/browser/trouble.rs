//! Workers that die or never start, and storage that is blocked: the game continues, or says what to do.

use crate::database::BLOCKED;
use crate::harness::Page;
use crate::records::CATCH;
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

/// Ends a worker after the `countdown.sent`th message that it is sent from now on, or before the
/// `countdown.received`th message from it is delivered. Time runs five times as fast, so that a silent worker is
/// noticed sooner.
const END_WORKERS: &str = "
    const FASTER = 5;
    const [now, later] = [performance.now.bind(performance), window.setTimeout];
    performance.now = () => now() * FASTER;
    window.setTimeout = (work, wait = 0, ...rest) => later(work, wait / FASTER, ...rest);
    window.killed = 0;
    window.countdown = { sent: 0, received: 0 };
    const Original = window.Worker;
    window.Worker = class extends Original {
        constructor(...how) {
            super(...how);
            this.addEventListener('message', (event) => {
                if (this.isToEnd('received')) event.stopImmediatePropagation();
            });
        }
        postMessage(...what) {
            super.postMessage(...what);
            this.isToEnd('sent');
        }
        isToEnd(way) {
            if (countdown[way] === 0) return false;
            countdown[way] -= 1;
            if (countdown[way] > 0) return false;
            window.killed += 1;
            this.terminate();
            return true;
        }
    };";

#[tokio::test]
async fn workers_killed_at_any_message_cost_no_move() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(END_WORKERS).await?;
        page.sit_down_against(&["regular"; 3], "to_hundred").await?;
        let mut log = page.log().await?;
        let mut killed = 0;
        for way in ["sent", "received"] {
            for message in 1..=6 {
                page.script(&format!("countdown.{way} = {message}")).await?;
                killed += 1;
                while page.script("return killed").await? != killed {
                    page.act().await?;
                    let now = page.log().await?;
                    assert!(
                        now.starts_with(&log),
                        "{way} {message}: {log:?} became {now:?}"
                    );
                    log = now;
                }
            }
        }
        page.act().await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn where_workers_cannot_start_the_page_says_so_and_asks_again() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(&format!("window.forbidden = true; {WATCH_WORKERS}"))
            .await?;
        for (lang, part) in [("fr", "rechargez la page"), ("en", "reload the page")] {
            page.sit_down().await?;
            page.choose_language(lang).await?;
            page.wait_for(&["reveal"]).await?;
            page.reveal().await?;
            page.find("[data-action='try-again']:not([hidden])").await?;
            let sentence = page.find("[data-refusal]").await?.text().await?;
            assert!(sentence.contains(part), "{lang}: {sentence}");
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
        page.before_everything(CATCH).await?;
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
        let (_, file) = page.file_of_match().await?;
        assert!(file.contains("\"game\":\"dekal\""), "{file}");
        page.no_complaints().await
    })
    .await
}
