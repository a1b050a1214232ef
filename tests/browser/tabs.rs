//! One match in two tabs: it is played in one of them, and shown in the other.

use crate::database::KEEPING;
use crate::harness::{Page, Tab};
use anyhow::{Context, Result, ensure};
use engine::dekal::Dekal;
use engine::{Game, Record, Seat};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::time::Duration;
use xtask::browser::Kind;

/// How many actions are done in the tabs; the variable sets another number.
const STEPS: usize = 40;
const STEPS_VARIABLE: &str = "TABLEE_TAB_STEPS";
/// Which of the possible actions is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Which {
    First,
    Last,
}

impl Which {
    /// Its index for JavaScript's `at`.
    const fn place(self) -> &'static str {
        match self {
            Which::First => "0",
            Which::Last => "-1",
        }
    }
}

/// What is due when bots and chance have done their part.
pub const ASKED: [&str; 4] = ["reveal", "draft", "round-over", "match-over"];
/// The longest time of a step, on a busy machine.
pub const STEP: Duration = Duration::from_secs(5);

pub fn steps() -> Result<usize> {
    match std::env::var(STEPS_VARIABLE) {
        Ok(steps) => steps.parse().context(STEPS_VARIABLE),
        Err(_) => Ok(STEPS),
    }
}

/// The means by which tabs know of each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    /// The browser's locks.
    Locks,
    /// Messages, as on a page that is not served securely.
    Messages,
}

impl Between {
    /// The script that removes the means that the page would prefer.
    const fn taken_away(self) -> &'static str {
        match self {
            Between::Locks => "",
            Between::Messages => "delete Navigator.prototype.locks",
        }
    }
}

/// Does what is due for the person, in one script. It waits for it, and clicks the first or the last possible action.
/// Then it waits until that is saved and bots and chance have acted, or until the table is another one because another
/// tab had saved. Returns whether it was another one, and whether there was a choice; null if nothing was due.
const ACT: &str = "
    const rest = () => new Promise((go) => setTimeout(go, 10));
    const asked = async () => {
        for (;;) {
            const due = document.querySelector('[data-prompt]')?.dataset.step;
            if (ASKED.includes(due)) return due;
            await rest();
        }
    };
    let isChoice = false;
    const press = async (css) => {
        while (!document.querySelector(css)) await rest();
        const all = [...document.querySelectorAll(css)];
        isChoice ||= all.length > 1;
        all.at(PLACE).click();
    };
    const length = async () => JSON.parse(await savedMatch('dekal'))?.log.length;
    const act = async () => {
        const due = await asked();
        // A table appears before its match has been saved for the first time.
        while (await length() === undefined) await rest();
        const [table, before] = [document.querySelector('[data-table]'), await length()];
        if (due === 'reveal') await press('.cell.is-lit');
        else if (due === 'draft') {
            await press('.centre-slot.is-lit[aria-pressed=false]');
            await press('.edge.is-lit');
        } else if (due === 'round-over') await press('[data-action=next-round]:not([hidden])');
        else return null;
        while (table.isConnected && await length() <= before) await rest();
        await asked();
        return [!table.isConnected, isChoice];
    };";

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
        // Just after another tab was in front, WebKit's driver may report that the button cannot be clicked yet.
        self.until(
            "const button = document.querySelector(\"[data-action='go-on-here']\");
             if (!button?.checkVisibility()) return false;
             button.click();
             return true;",
        )
        .await?;
        self.is_played_here().await
    }

    /// Waits until the person is to decide, and does the first possible action, or begins the next round.
    pub async fn act(&self) -> Result<()> {
        let done = self.try_to_act(Which::First).await?;
        ensure!(done.is_none_or(|done| !done.0), "another tab has saved");
        Ok(())
    }

    /// As [`Page::act`], also if another tab may have saved. Returns whether it has, and whether there were several
    /// actions, or `None` if the match is over.
    pub async fn try_to_act(&self, which: Which) -> Result<Option<(bool, bool)>> {
        let act = ACT
            .replace("ASKED", &json!(ASKED).to_string())
            .replace("PLACE", which.place());
        let script = format!("{KEEPING} {act} act().then(done, (error) => done(String(error)));");
        let done = self.script_async(&script).await?;
        serde_json::from_value(done.clone()).with_context(|| format!("the action: {done}"))
    }

    /// Waits until the person is to decide, and clicks a possible action, without waiting for what follows; returns
    /// whether there was one.
    pub async fn click_move(&self) -> Result<bool> {
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
    pub async fn open_table_in_tab(&self) -> Result<Tab> {
        let tab = self.open_tab().await?;
        let address = format!("{}#/dekal/table", self.url());
        self.client.goto(&address).await?;
        Ok(tab)
    }
}

/// Plays in one tab, follows in another, and changes places.
async fn changes_places(page: &Page) -> Result<Tab> {
    page.sit_down().await?;
    let first = page.tab();
    page.act().await?;
    let second = page.open_table_in_tab().await?;
    page.follows().await?;
    page.accessible("a match that another tab plays").await?;
    // Nothing can be done in this tab.
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
    page.no_complaints().await?;
    Ok(first)
}

#[tokio::test]
async fn a_match_is_played_in_one_tab_and_followed_in_the_other() -> Result<()> {
    Page::run(async |page| {
        let other = changes_places(page).await?;
        // The tab that plays is closed. The other tab no longer says that the match is played elsewhere.
        page.client.close_window().await?;
        page.turn_to(&other).await?;
        page.is_played_here().await
    })
    .await
}

#[tokio::test]
async fn tabs_without_locks_agree_who_plays() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(Between::Messages.taken_away())
            .await?;
        changes_places(page).await.map(drop)
    })
    .await
}

#[tokio::test]
async fn what_a_tab_saves_after_it_was_taken_over_from_comes_to_the_table() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        let before = page.log().await?;
        let mut record = Record::<Dekal>::from_json(&page.saved().await?.to_string())?;
        let actions = record.play.game().legal_actions(Seat::FIRST);
        record
            .play
            .act(Seat::FIRST, *actions.first().context("a card")?)?;
        let text = Value::from(record.to_json());
        page.write_rows(
            "saves",
            &format!(
                "const last = (await settled(store.getAllKeys(savesOf('dekal')))).at(-1)[1];
                 store.delete(['dekal', last]);
                 store.put({text}, ['dekal', last + 1]);
                 new BroadcastChannel('tablee.saves').postMessage(`dekal ${{last + 1}}`);"
            ),
        )
        .await?;
        page.wait_for(&["draft"]).await?;
        page.act().await?;
        let after = page.log().await?;
        assert!(after.len() > before.len() + 1 && after.starts_with(&before));
        assert!(page.rows("games").await?.is_empty());
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn no_order_of_moves_in_two_tabs_loses_one() -> Result<()> {
    in_any_order(Between::Locks).await
}

#[tokio::test]
async fn no_order_of_moves_in_two_tabs_without_locks_loses_one() -> Result<()> {
    in_any_order(Between::Messages).await
}

/// Does various things in two tabs that know of each other.
async fn in_any_order(between: Between) -> Result<()> {
    let steps = steps()?;
    Page::run_longer(STEP * u32::try_from(steps)?, async |page| {
        page.before_everything(between.taken_away()).await?;
        page.sit_down_against(&["beginner"], "to_hundred").await?;
        let mut tabs = [page.tab(), page.open_table_in_tab().await?];
        page.follows().await?;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
        let mut log = page.log().await?;
        let (mut moves, mut playing) = (0, 0);
        for step in 0..steps {
            let at = random.random_range(0..2);
            page.turn_to(&tabs[at]).await?;
            let follows = match between {
                // The lock of a page that is left may go to either tab.
                Between::Locks => page.is_elsewhere().await?,
                Between::Messages => {
                    // A page that WebKit kept for the way back loads itself again when the person comes back to it.
                    page.is_as_before(at != playing).await?;
                    at != playing
                }
            };
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
                    if follows || between == Between::Messages {
                        page.is_as_before(follows).await?;
                    } else {
                        // The tab that comes first plays the match now.
                        page.find("[data-table] .cell").await?;
                        if page.is_elsewhere().await? {
                            page.follows().await?;
                        }
                    }
                    "closed and opened"
                }
                3 | 4 if follows => {
                    page.go_on_here().await?;
                    page.turn_to(&tabs[1 - at]).await?;
                    page.follows().await?;
                    page.turn_to(&tabs[at]).await?;
                    playing = at;
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
                    playing = 1 - at;
                    "taken over while it was played"
                }
                11 if page.kind == Kind::Chromium && !follows => {
                    // The tab is frozen while it rests: a transaction that is frozen too would block the database.
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
                    playing = 1 - at;
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
