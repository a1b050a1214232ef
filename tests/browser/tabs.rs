//! One match in two tabs: it is played in one of them, and shown in the other.

use crate::harness::Page;
use anyhow::{Context, Result, ensure};
use fantoccini::wd::WindowHandle;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use std::time::Duration;
use xtask::browser::Kind;

/// How often something is done in one of the tabs; the variable names another number.
const STEPS: usize = 40;
const STEPS_VARIABLE: &str = "TABLEE_TAB_STEPS";
/// What is due when bots and chance have done their part.
const ASKED: [&str; 4] = ["reveal", "draft", "round-over", "match-over"];
/// The longest time of a step, on a busy machine.
const STEP: Duration = Duration::from_secs(5);

fn steps() -> Result<usize> {
    match std::env::var(STEPS_VARIABLE) {
        Ok(steps) => steps.parse().context(STEPS_VARIABLE),
        Err(_) => Ok(STEPS),
    }
}

impl Page {
    /// Whether the match on this table is played in another tab.
    async fn is_elsewhere(&self) -> Result<bool> {
        let shown = "return document.querySelector('[data-elsewhere]') !== null";
        Ok(self.script(shown).await? == true)
    }

    /// Waits until this table shows a match that is played in another tab, and examines it.
    pub async fn follows(&self) -> Result<()> {
        self.until(
            "return document.querySelector('[data-elsewhere]') !== null
                 && document.querySelector('[data-table] .cell') !== null",
        )
        .await
        .context("the table is followed in this tab")
    }

    /// Waits until the match on this table is played here.
    pub async fn is_played_here(&self) -> Result<()> {
        self.until(
            "return document.querySelector('[data-elsewhere]') === null
                 && document.querySelector('[data-table] .cell') !== null",
        )
        .await
        .context("the table is played in this tab")
    }

    /// Waits until this tab follows the match if it did before, and plays it otherwise.
    async fn is_as_before(&self, follows: bool) -> Result<()> {
        if follows {
            self.follows().await
        } else {
            self.is_played_here().await
        }
    }

    pub async fn go_on_here(&self) -> Result<()> {
        self.find("[data-action='go-on-here']")
            .await?
            .click()
            .await?;
        self.is_played_here().await
    }

    /// Waits until the person is to decide, and does the first possible action, or begins the next round.
    pub async fn act(&self) -> Result<()> {
        let due = self.wait_for(&ASKED).await?;
        let before = self.saved_length().await?;
        match due.as_str() {
            "reveal" => self.reveal().await?,
            "draft" => {
                self.find(".centre-slot.is-lit[aria-pressed='false']")
                    .await?
                    .click()
                    .await?;
                self.find(".edge.is-lit").await?.click().await?;
            }
            "round-over" => {
                self.find("[data-action='next-round']:not([hidden])")
                    .await?
                    .click()
                    .await?;
            }
            _ => return Ok(()),
        }
        self.goes_on_from(before, "what was done").await?;
        self.wait_for(&ASKED).await?;
        Ok(())
    }

    /// Waits until the person is to decide, and clicks a possible action, without waiting for what follows; returns
    /// whether there was one.
    async fn click_move(&self) -> Result<bool> {
        let due = self.wait_for(&ASKED).await?;
        self.press_first(&due).await
    }

    pub async fn log(&self) -> Result<Vec<Value>> {
        let saved = self.saved().await?;
        Ok(saved["log"].as_array().context("a log")?.clone())
    }

    /// Fails unless the match begins with these entries of its log. Bots may act at any time, so it may be longer.
    pub async fn goes_on_after(&self, entries: &[Value]) -> Result<()> {
        let log = self.log().await?;
        ensure!(log.starts_with(entries), "{entries:?} became {log:?}");
        Ok(())
    }

    /// Opens the table of the match in another tab.
    pub async fn open_table_in_tab(&self) -> Result<WindowHandle> {
        let tab = self.open_tab().await?;
        let address = format!("{}#/dekal/table", self.url());
        self.client.goto(&address).await?;
        Ok(tab)
    }

    pub async fn turn_to(&self, tab: &WindowHandle) -> Result<()> {
        self.client.switch_to_window(tab.clone()).await?;
        Ok(())
    }
}

/// Plays in one tab, follows in another, and changes places.
async fn changes_places(page: &Page) -> Result<()> {
    page.sit_down().await?;
    let first = page.client.window().await?;
    page.act().await?;
    let second = page.open_table_in_tab().await?;
    page.follows().await?;
    page.accessible("a match that another tab plays").await?;
    // Nothing can be done here.
    page.script("document.querySelectorAll('.cell, .edge').forEach((it) => it.click())")
        .await?;
    let before = page.log().await?;
    page.turn_to(&first).await?;
    page.goes_on_after(&before).await?;
    page.act().await?;
    let turned =
        "return [...document.querySelectorAll('[data-cell]')].map((cell) => cell.ariaLabel)";
    let shown = page.script(turned).await?;
    page.turn_to(&second).await?;
    page.until(&format!(
        "return JSON.stringify((() => {{ {turned} }})()) === JSON.stringify({shown})"
    ))
    .await
    .context("the other tab shows what was done")?;
    page.picture("tabs-followed").await?;
    page.go_on_here().await?;
    page.act().await?;
    let after = page.log().await?;
    assert!(after.starts_with(&before));
    page.turn_to(&first).await?;
    page.follows().await?;
    page.no_complaints().await?;
    page.turn_to(&second).await?;
    page.no_complaints().await
}

#[tokio::test]
async fn a_match_is_played_in_one_tab_and_followed_in_the_other() -> Result<()> {
    Page::run(async |page| changes_places(page).await).await
}

#[tokio::test]
async fn tabs_without_locks_agree_who_plays() -> Result<()> {
    Page::run(async |page| {
        page.before_everything("delete Navigator.prototype.locks")
            .await?;
        changes_places(page).await
    })
    .await
}

/// Without locks and messages, each tab takes itself for the one that plays.
#[tokio::test]
async fn a_tab_that_nobody_tells_of_another_finds_out_when_it_saves() -> Result<()> {
    Page::run(async |page| {
        page.before_everything("delete Navigator.prototype.locks; delete window.BroadcastChannel;")
            .await?;
        page.sit_down().await?;
        let first = page.client.window().await?;
        page.act().await?;
        page.open_table_in_tab().await?;
        page.is_played_here().await?;
        // More than one save, so that the number of the first of them is free again.
        page.act().await?;
        page.act().await?;
        let log = page.log().await?;
        page.turn_to(&first).await?;
        assert!(page.click_move().await?);
        let told = page.text_of("[data-notice]:not([hidden])").await?;
        assert!(told.contains("went on in another tab"), "{told}");
        page.goes_on_after(&log).await?;
        // What was played here is one of the games.
        page.games_are(1).await?;
        page.rows_are("saves", 1).await?;
        page.act().await?;
        page.goes_on_after(&log).await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn no_order_of_moves_in_two_tabs_loses_one() -> Result<()> {
    let steps = steps()?;
    Page::run_longer(STEP * u32::try_from(steps)?, async |page| {
        page.sit_down_against(&["beginner"], "to_hundred").await?;
        let mut tabs = [page.client.window().await?, page.open_table_in_tab().await?];
        page.follows().await?;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
        let mut log = page.log().await?;
        let mut moves = 0;
        for step in 0..steps {
            let at = random.random_range(0..2);
            page.turn_to(&tabs[at]).await?;
            let follows = page.is_elsewhere().await?;
            let what = match random.random_range(0..12) {
                0 => {
                    page.reload().await?;
                    page.is_as_before(follows).await?;
                    "reloaded"
                }
                1 => {
                    page.goto_blank().await?;
                    page.client.back().await?;
                    page.is_as_before(follows).await?;
                    "left and come back to"
                }
                2 => {
                    page.client.close_window().await?;
                    page.turn_to(&tabs[1 - at]).await?;
                    tabs[at] = page.open_table_in_tab().await?;
                    page.find("[data-table] .cell").await?;
                    // If this tab played it, the one that comes first plays it now.
                    if page.is_elsewhere().await? {
                        page.follows().await?;
                    }
                    "closed and opened"
                }
                3 | 4 if follows => {
                    page.go_on_here().await?;
                    page.turn_to(&tabs[1 - at]).await?;
                    page.follows().await?;
                    page.turn_to(&tabs[at]).await?;
                    "taken over"
                }
                10 if !follows => {
                    let is_asked = page.click_move().await?;
                    page.turn_to(&tabs[1 - at]).await?;
                    page.go_on_here().await?;
                    let now = page.log().await?.len();
                    assert!(now > log.len() || !is_asked, "step {step}: a click is lost");
                    moves += usize::from(is_asked);
                    page.turn_to(&tabs[at]).await?;
                    page.follows().await?;
                    "taken over while it was played"
                }
                11 if page.kind == Kind::Chromium && !follows => {
                    // It is frozen while it rests: a transaction that is frozen too would block the database.
                    page.wait_for(&ASKED).await?;
                    page.log().await?;
                    page.lifecycle("frozen").await?;
                    page.turn_to(&tabs[1 - at]).await?;
                    page.go_on_here().await?;
                    page.act().await?;
                    moves += 1;
                    page.turn_to(&tabs[at]).await?;
                    page.lifecycle("active").await?;
                    page.follows().await?;
                    "frozen and thawed"
                }
                _ if follows => {
                    page.script(
                        "document.querySelectorAll('.cell, .edge').forEach((it) => it.click())",
                    )
                    .await?;
                    "looked at"
                }
                _ => {
                    page.act().await?;
                    moves += 1;
                    "played"
                }
            };
            let now = page.log().await?;
            assert!(
                now.starts_with(&log),
                "step {step}, {what}: {log:?} became {now:?}"
            );
            log = now;
        }
        assert!(moves >= steps / 4, "only {moves} moves");
        page.no_complaints().await
    })
    .await
}
