//! Clocks that jump, computers that sleep, frozen tabs, pages that are left and reopened: a match continues
//! where it was.

use crate::harness::{Page, only_in};
use crate::tabs::ASKED;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use xtask::browser::Kind;

/// Clocks that a test can set, in milliseconds: `ahead` is the error of the wall clock, `slept` the time that
/// the monotonic clock has counted while nothing ran.
const CLOCKS: &str = "
    window.ahead = 0;
    window.slept = 0;
    const Real = window.Date;
    window.Date = class extends Real {
        constructor(...when) { super(...(when.length ? when : [Real.now() + window.ahead])); }
        static now() { return Real.now() + window.ahead; }
    };
    window.counted = performance.now.bind(performance);
    performance.now = () => counted() + window.slept;";

const HOUR: i64 = 3_600_000;
const YEAR: i64 = 365 * 24 * HOUR;

/// The error of the wall clock for each move, and the time that the computer has slept before it.
const JUMPS: [(i64, i64); 6] = [
    (HOUR, HOUR),
    (-HOUR, 0),
    (YEAR, 0),
    (-60 * YEAR, 0),
    (0, 24 * HOUR),
    (20 * YEAR, YEAR),
];

#[tokio::test]
async fn a_clock_that_jumps_changes_nothing() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CLOCKS).await?;
        page.sit_down_against(&["regular"], "one").await?;
        for (ahead, slept) in JUMPS {
            page.script(&format!("window.ahead = {ahead}; window.slept += {slept};"))
                .await?;
            page.act().await?;
        }
        let before = page.log().await?;
        page.reload().await?;
        page.is_played_here().await?;
        page.goes_on_after(&before).await?;
        page.script(&format!("window.ahead = {};", -YEAR)).await?;
        page.finish().await?;
        page.games_are(1).await?;
        assert_eq!(page.rows("results").await?.len(), 1);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_computer_that_sleeps_while_a_bot_thinks_gets_its_move() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CLOCKS).await?;
        page.sit_down_against(&["expert"], "one").await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let before = page.saved_length().await?;
        page.find(".centre-slot.is-lit").await?.click().await?;
        // The bot is asked as soon as the card is pushed in. Then the page's thread is blocked for longer than any bot
        // may take.
        page.script(&format!(
            "document.querySelector('.edge.is-lit').click();
             window.ahead += {HOUR};
             const asleep = counted() + 4000;
             while (counted() < asleep);
             window.slept += {HOUR};"
        ))
        .await?;
        page.goes_on_from(before + 1, "what the bot did").await?;
        page.wait_for(&["reveal"]).await?;
        page.no_complaints().await
    })
    .await
}

/// Counts how often the browser shows the page again as it was, from its cache of pages (bfcache).
const COUNT_CACHED: &str = "addEventListener('pageshow', (event) => {
    if (event.persisted) sessionStorage.cached = Number(sessionStorage.cached ?? 0) + 1;
});";

#[tokio::test]
async fn who_leaves_the_page_and_comes_back_finds_the_match() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(COUNT_CACHED).await?;
        page.sit_down().await?;
        page.act().await?;
        let before = page.log().await?;
        for _ in 0..3 {
            page.goto_blank().await?;
            page.client.back().await?;
            page.is_played_here().await?;
        }
        page.goes_on_after(&before).await?;
        let cached = page.script("return sessionStorage.cached ?? '0'").await?;
        println!("shown again from the cache: {cached}");
        if page.kind == Kind::WebKit {
            // Other browsers load the page again while a driver controls them.
            assert_eq!(cached, "3");
        }
        page.act().await?;
        let after = page.log().await?;
        assert!(after.len() > before.len() && after.starts_with(&before));
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_page_that_was_left_keeps_nobody_from_the_saves() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        for _ in 0..5 {
            page.goto_blank().await?;
            page.write_rows("saves", "").await?;
            page.client.back().await?;
            page.is_played_here().await?;
        }
        page.no_complaints().await
    })
    .await
}

/// Once `sessionStorage.drop` is set, a save is never written, and is dropped as soon as the page is left. WebKit does
/// so now and then, although the save was committed.
const DROP_SAVES: &str = "
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
        const transaction = begin.call(this, stores, mode, ...rest);
        if (sessionStorage.drop && mode === 'readwrite' && String(stores) === 'saves') {
            transaction.commit = () => {};
            const wait = () => { transaction.objectStore('saves').count().onsuccess = wait; };
            wait();
            addEventListener('pagehide', () => transaction.abort());
        }
        return transaction;
    };";

#[tokio::test]
async fn moves_whose_save_is_dropped_as_the_page_is_left_are_not_lost() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(DROP_SAVES).await?;
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        page.script("sessionStorage.drop = 'yes'").await?;
        page.find(".centre-slot.is-lit").await?.click().await?;
        page.find(".edge.is-lit").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        page.goto_blank().await?;
        page.script("sessionStorage.removeItem('drop')").await?;
        let first = page.saved_in("dekal").await?;
        page.open("/dekal/table", "").await?;
        page.is_played_here().await?;
        let second = page.saved_in("dekal").await?;
        let log = |save: &Value| -> Result<Vec<Value>> {
            let record: Value = serde_json::from_str(save.as_str().context("a match")?)?;
            record["log"].as_array().cloned().context("a log")
        };
        let (before, after) = (log(&first)?, log(&second)?);
        assert!(after.len() > before.len() && after.starts_with(&before));
        // The page keeps a match when it is left. If the match was saved nevertheless, it does not become another game.
        for kept in [&first, &second] {
            let keep = format!("localStorage.setItem('tablee.left.dekal', {kept})");
            page.open("/games", &keep).await?;
            page.until("return localStorage.getItem('tablee.left.dekal') === null")
                .await?;
            assert_eq!(page.saved_in("dekal").await?, second);
        }
        page.rows_are("saves", 1).await?;
        assert!(page.rows("games").await?.is_empty());
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_that_nobody_has_played_is_not_missed_if_its_page_was_left() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        let kept = page.saved_in("dekal").await?;
        page.play_against(&["strong"]).await?;
        page.act().await?;
        page.open_home().await?;
        let played = page.saved_in("dekal").await?;
        let keep = format!("localStorage.setItem('tablee.left.dekal', {kept})");
        page.open("/games", &keep).await?;
        page.until("return localStorage.getItem('tablee.left.dekal') === null")
            .await?;
        assert_eq!(page.saved_in("dekal").await?, played);
        page.rows_are("saves", 1).await?;
        assert!(page.rows("games").await?.is_empty());
        page.no_complaints().await
    })
    .await
}

/// Reading the list of games takes longer than leaving the page, once after `sessionStorage.slow` is set, because other
/// requests in the same transaction come first. If `slow` is an address, the page is left for it then.
const READ_SLOWLY: &str = "
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, ...rest) {
        const transaction = begin.call(this, stores, ...rest);
        const slow = sessionStorage.slow;
        if (slow && [stores].flat().includes('games')) {
            sessionStorage.removeItem('slow');
            const store = transaction.objectStore('games');
            for (let count = 0; count < 20_000; count += 1) store.count();
            if (slow !== 'stay') location.href = slow;
        }
        return transaction;
    };";

#[tokio::test]
async fn a_page_that_is_left_while_it_reads_keeps_nobody_from_its_stores() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(READ_SLOWLY).await?;
        page.play_one(&["regular"]).await?;
        page.open_home().await?;
        page.script(&format!(
            "sessionStorage.slow = '{}'; location.hash = '#/games';",
            page.blank
        ))
        .await?;
        page.until(&format!("return location.href === '{}'", page.blank))
            .await?;
        page.write_rows("games", "").await?;
        page.client.back().await?;
        page.find("[data-screen='records'][aria-busy='false'] [data-count='1']")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_page_that_reads_as_it_is_left_keeps_nobody_from_its_stores() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(READ_SLOWLY).await?;
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.find("[data-count='1']").await?;
        page.script(
            "addEventListener('pagehide', () => {
                sessionStorage.slow = 'stay';
                const field = document.querySelector('[name=words]');
                field.value = 'dekal';
                field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }, { once: true })",
        )
        .await?;
        page.goto_blank().await?;
        page.write_rows("games", "").await?;
        page.client.back().await?;
        page.find("[data-screen='records'][aria-busy='false'] [data-count='1']")
            .await?;
        page.no_complaints().await
    })
    .await
}

/// Counts the transactions that begin while the page is frozen and are not aborted.
const COUNT_LEFT_OPEN: &str = "
    let isFrozen = false;
    window.leftOpen = new Set();
    document.addEventListener('freeze', () => { isFrozen = true; });
    document.addEventListener('resume', () => { isFrozen = false; });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function(...how) {
        const begun = transaction.apply(this, how);
        if (isFrozen) window.leftOpen.add(begun);
        return begun;
    };
    const { abort } = IDBTransaction.prototype;
    IDBTransaction.prototype.abort = function() {
        window.leftOpen.delete(this);
        abort.call(this);
    };";

#[tokio::test]
async fn a_tab_that_was_frozen_learns_what_another_played() -> Result<()> {
    Page::run(async |page| {
        if !only_in(&[Kind::Chromium], "no other driver can freeze a tab")? {
            return Ok(());
        }
        page.before_everything(COUNT_LEFT_OPEN).await?;
        page.sit_down().await?;
        let first = page.tab();
        page.act().await?;
        let second = page.open_table_in_tab().await?;
        page.follows().await?;
        page.turn_to(&first).await?;
        page.wait_for(&ASKED).await?;
        let before = page.log().await?;
        page.lifecycle("frozen").await?;
        page.turn_to(&second).await?;
        page.go_on_here().await?;
        page.act().await?;
        let after = page.log().await?;
        assert!(after.len() > before.len() && after.starts_with(&before));
        page.turn_to(&first).await?;
        assert_eq!(page.script("return window.leftOpen.size").await?, 0);
        page.lifecycle("active").await?;
        page.follows().await?;
        page.go_on_here().await?;
        page.goes_on_after(&after).await?;
        page.act().await?;
        let more = page.log().await?;
        assert!(more.len() > after.len() && more.starts_with(&after));
        page.no_complaints().await
    })
    .await
}

impl Page {
    /// Freezes this tab, as phones do with tabs that are not visible, or thaws it.
    pub async fn lifecycle(&self, state: &str) -> Result<()> {
        self.debug("Page.setWebLifecycleState", json!({ "state": state }))
            .await?;
        Ok(())
    }
}
