//! One match in two tabs that hear nothing of each other, as a tab does that was frozen. Each tab plays the match that it
//! has loaded, and learns of the other tab's moves when it saves. Then it shows the match as the other tab has saved
//! it; its own moves become one of the games.

use crate::database::KEEPING;
use crate::harness::{Page, only_in};
use crate::tabs::{ASKED, STEP, Which, steps};
use anyhow::{Context, Result};
use engine::dekal::Dekal;
use engine::{Game, Phase, Record};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use xtask::browser::Kind;

/// Why WebKit does not run these tests.
pub const KNOWS_BEFORE: &str = "a tab there may know of a save before it saves itself";

/// The browser gives no locks, and no message reaches another tab.
pub const NOTHING_IS_HEARD: &str = "
    delete Navigator.prototype.locks;
    window.BroadcastChannel = class extends EventTarget {
        postMessage() {}
        close() {}
    };";

/// What is saved of the match: the number of the save, and the match.
const STANDING: &str = "
    (async () => {
        const database = await opened();
        const saves = database.transaction('saves').objectStore('saves');
        const [keys, texts] = await Promise.all([
            settled(saves.getAllKeys(savesOf('dekal'))), settled(saves.getAll(savesOf('dekal')))]);
        database.close();
        return [keys.at(-1)[1], texts.at(-1)];
    })()";

/// Whether a match waits for a person, so that nothing more is saved.
fn rests(text: &str) -> Result<bool> {
    let Record { players, play, .. } = Record::<Dekal>::from_json(text)?;
    Ok(match play.game().phase() {
        Phase::Decide(seats) => seats.iter().all(|seat| players[seat.index()].bot.is_none()),
        Phase::Over => true,
        Phase::Chance => false,
    })
}

impl Page {
    /// The number of the last save, and its log, once the match waits for the person. A table shows the match before
    /// the acts of bots and chance are saved.
    async fn standing(&self) -> Result<(u64, Vec<Value>)> {
        let script = format!("{KEEPING} {STANDING}.then(done);");
        let look = async || {
            let (number, text): (u64, String) =
                serde_json::from_value(self.script_async(&script).await?)?;
            let log = serde_json::from_str::<Value>(&text)?["log"].take();
            Ok(rests(&text)?.then_some((number, serde_json::from_value(log)?)))
        };
        self.eventually("the match to rest", look).await
    }
}

#[tokio::test]
async fn no_order_of_moves_in_tabs_that_know_nothing_of_each_other_loses_one() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], KNOWS_BEFORE)? {
        return Ok(());
    }
    let steps = steps()?;
    Page::run_longer(STEP * u32::try_from(steps)?, async |page| {
        page.before_everything(NOTHING_IS_HEARD).await?;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
        let (mut done, mut games) = (0, 0);
        while done < steps {
            let (more, behind) = in_any_order(page, &mut random, steps - done).await?;
            done += more;
            games += behind;
        }
        assert!(games > 0, "neither tab was ever behind with a choice");
        page.no_complaints().await
    })
    .await
}

/// Does various things in two tabs with one match, until it is over or this many steps are done. Returns the number of
/// steps, and how often a tab that was behind had a choice.
async fn in_any_order(
    page: &Page,
    random: &mut Xoshiro256PlusPlus,
    steps: usize,
) -> Result<(usize, usize)> {
    page.sit_down_against(&["beginner"], "to_hundred").await?;
    page.act().await?;
    let mut tabs = [page.tab(), page.open_table_in_tab().await?];
    page.is_played_here().await?;
    let (mut number, mut log) = page.standing().await?;
    // The save from which each tab goes on.
    let mut known = [number; 2];
    let mut games = 0;
    for step in 0..steps {
        let at = random.random_range(0..2);
        page.turn_to(&tabs[at]).await?;
        let what = match random.random_range(0..10) {
            0 => {
                page.reload().await?;
                page.is_played_here().await?;
                known[at] = number;
                "reloaded"
            }
            1 => {
                page.client.close_window().await?;
                page.turn_to(&tabs[1 - at]).await?;
                tabs[at] = page.open_table_in_tab().await?;
                page.is_played_here().await?;
                known[at] = number;
                "closed and opened"
            }
            _ => {
                // If there is a choice, the two tabs choose differently.
                let which = [Which::First, Which::Last][at];
                let Some((is_told, is_choice)) = page.try_to_act(which).await? else {
                    page.client.close_window().await?;
                    page.turn_to(&tabs[1 - at]).await?;
                    return Ok((step + 1, games));
                };
                assert_eq!(is_told, known[at] < number, "step {step}: {known:?}");
                if is_told {
                    let told = page.text_of("[data-notice]:not([hidden])").await?;
                    assert!(told.contains("went on in another tab"), "{told}");
                    games += usize::from(is_choice);
                    page.games_are(games).await?;
                    page.rows_are("saves", 1).await?;
                }
                if is_told { "overtaken" } else { "played" }
            }
        };
        let (now, entries) = page.standing().await?;
        let is_as_it_was = (now, &entries) == (number, &log);
        assert_eq!(is_as_it_was, what != "played", "step {step}, {what}");
        assert!(
            entries.starts_with(&log),
            "step {step}, {what}: {log:?} became {entries:?}"
        );
        (number, log) = (now, entries);
        if matches!(what, "played" | "overtaken") {
            known[at] = number;
        }
    }
    Ok((steps, games))
}

impl Page {
    /// Opens a match in two tabs, plays on in the first, and turns to the second, which does not know of that. Returns
    /// the number and the log of the save that it knows, and those of the last save.
    async fn falls_behind(&self) -> Result<[(u64, Vec<Value>); 2]> {
        self.before_everything(NOTHING_IS_HEARD).await?;
        self.sit_down().await?;
        self.act().await?;
        // Without this wait, either tab may save what bots and chance do.
        let known = self.standing().await?;
        let first = self.tab();
        let second = self.open_table_in_tab().await?;
        self.is_played_here().await?;
        self.wait_for(&["draft"]).await?;
        self.turn_to(&first).await?;
        self.act().await?;
        let standing = self.standing().await?;
        // A bot has answered or a card was turned up. These are saves of their own.
        assert!(standing.0 > known.0 + 1, "{known:?}, {standing:?}");
        self.turn_to(&second).await?;
        Ok([known, standing])
    }

    /// Waits until the moves of the second tab are a game, and the match is as the first tab left it. Returns the moves
    /// since the two tabs had the same match.
    async fn is_a_game(&self, known: &[Value], standing: &(u64, Vec<Value>)) -> Result<Vec<Value>> {
        self.games_are(1).await?;
        self.rows_are("saves", 1).await?;
        assert_eq!(&self.standing().await?, standing, "what is on the table");
        let games = self.rows("records").await?;
        let game: Value = serde_json::from_str(games[0].as_str().context("a text")?)?;
        let log = game["log"].as_array().context("a log")?;
        let done = log.strip_prefix(known).context("the same beginning")?;
        Ok(done.to_vec())
    }
}

/// Where the other tab has saved only once.
#[tokio::test]
async fn what_a_tab_does_one_save_too_late_is_a_game() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], KNOWS_BEFORE)? {
        return Ok(());
    }
    Page::run(async |page| {
        let [(number, known), (last, log)] = page.falls_behind().await?;
        // The saves since then become one.
        let one = number + 1;
        page.write_rows(
            "saves",
            &format!(
                "const text = await settled(store.get(['dekal', {last}]));
                 store.delete(['dekal', {last}]);
                 store.put(text, ['dekal', {one}]);"
            ),
        )
        .await?;
        let done = page.try_to_act(Which::Last).await?;
        assert_eq!(done, Some((true, true)), "told, and another action");
        let done = page.is_a_game(&known, &(one, log.clone())).await?;
        assert_ne!(done[0], log[known.len()]);
        page.no_complaints().await
    })
    .await
}

/// Moves that a tab makes before it is told are part of the game, too.
#[tokio::test]
async fn what_follows_a_save_that_comes_too_late_is_kept_with_it() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], KNOWS_BEFORE)? {
        return Ok(());
    }
    Page::run(async |page| {
        let [(_, known), standing] = page.falls_behind().await?;
        // The page has to wait for the database.
        page.script_async(&format!(
            "{KEEPING}
             window.isHeld = true;
             (async () => {{
                 const database = await opened();
                 const store = database.transaction('saves', 'readwrite').objectStore('saves');
                 const hold = () => {{
                     if (window.isHeld) store.get(['none', 0]).onsuccess = hold;
                     else database.close();
                 }};
                 hold();
             }})().then(() => done());"
        ))
        .await?;
        for _ in 0..2 {
            assert!(page.click_move().await?);
        }
        page.wait_for(&ASKED).await?;
        page.script("window.isHeld = false").await?;
        let done = page.is_a_game(&known, &standing).await?;
        let is_own = |entry: &&Value| entry.as_str().is_some_and(|entry| entry.starts_with("1:"));
        assert_eq!(done.iter().filter(is_own).count(), 2, "{done:?}");
        let told = page.text_of("[data-notice]:not([hidden])").await?;
        assert!(told.contains("went on in another tab"), "{told}");
        page.no_complaints().await
    })
    .await
}
