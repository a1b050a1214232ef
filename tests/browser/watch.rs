//! Watching bots play: chosen in the options, at any speed, with pause and single steps. Such a match is
//! stored, but counts for nobody.

use crate::harness::Page;
use crate::skipping::{last_entries, last_rounds};
use crate::stillness::COUNT_TIMERS;
use anyhow::{Context, Result};
use engine::debacle::Debacle;
use engine::dumble::Dumble;
use serde_json::{Value, json};
use std::time::Duration;

/// The longest time of a whole match of bots.
const PATIENCE: Duration = Duration::from_secs(240);

/// The selector of a table with bots only; at full speed the match may already be over.
const BEGUN: &str = "[data-watch='going'], .result:not([hidden])";

impl Page {
    /// Begins a match of bots by the options' screen, at this speed.
    pub async fn watch(&self, game: &str, speed: &str, options: Value) -> Result<()> {
        let keep = format!(
            "localStorage.setItem('tablee.settings',
                 JSON.stringify({{ speed: '{speed}', lang: 'en' }}));
             localStorage.setItem('tablee.{game}.options', JSON.stringify({options}));"
        );
        self.open(&format!("/{game}/new"), &keep).await?;
        self.find("main[data-screen='options']").await?;
        self.script("document.querySelector(\"input[name='role'][value='1']\").click()")
            .await?;
        self.find("form .button.primary").await?.click().await?;
        self.find(BEGUN).await?;
        Ok(())
    }

    /// Waits until the match is over.
    async fn watch_to_the_end(&self) -> Result<()> {
        let over = async || Ok((self.due().await? == "match-over").then_some(()));
        self.eventually_within(PATIENCE, "the bots' match to be over", over)
            .await?;
        // The last step has been saved.
        self.find(".result:not([hidden])").await?;
        Ok(())
    }

    /// Waits until a match with another seed than this has been saved.
    async fn another_than(&self, game: &str, seed: &Value) -> Result<()> {
        self.until_saved(game, |save| save["seed"] != *seed)
            .await
            .map(drop)
    }

    async fn click_on_it(&self, action: &str) -> Result<()> {
        let css = format!("[data-action='{action}']");
        self.find(&css).await?.click().await?;
        Ok(())
    }
}

/// How many entries the log of a saved match has.
fn entries(save: &Value) -> usize {
    save["log"].as_array().map_or(0, Vec::len)
}

/// Watches bots play a match to its end, from the beginning or from where `skip` has led it.
async fn whole(
    game: &str,
    players: usize,
    options: Value,
    skip: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        page.watch(game, "none", options).await?;
        page.accessible("a table that plays itself").await?;
        let can = page
            .script(
                "return ['hint', 'undo'].filter((action) =>
                     document.querySelector(`[data-action='${action}']`).checkVisibility())",
            )
            .await?;
        assert_eq!(can, json!([]), "whoever looks on plays no part");
        skip(page).await?;
        page.watch_to_the_end().await?;
        page.resize(1280, 800).await?;
        page.shows_all("the end of a watched match").await?;
        let record = page.saved().await?;
        let seats = record["seats"].as_array().context("seats")?;
        assert_eq!(seats.len(), players);
        assert!(
            seats.iter().all(|seat| seat["bot"].is_string()),
            "{seats:?}"
        );
        assert!(record["result"].is_object());
        page.accessible("its result").await?;
        let seed = record["seed"].clone();
        page.click_on_it("rematch").await?;
        page.another_than(game, &seed).await?;
        // The match is kept like any other, and nobody's name is on it.
        page.open_records().await?;
        page.find("[data-watched]:not([hidden])").await?;
        page.open_replay().await?;
        page.no_complaints().await
    })
    .await
}

async fn from_the_beginning(_: &Page) -> Result<()> {
    Ok(())
}

#[tokio::test]
async fn bots_play_dekal_to_the_end() -> Result<()> {
    whole(
        "dekal",
        3,
        json!({ "players": 3, "levels": ["beginner", "expert", "strong"] }),
        from_the_beginning,
    )
    .await
}

#[tokio::test]
async fn bots_play_dekal_over_several_rounds() -> Result<()> {
    let options = json!({ "players": 2, "rounds": "to_hundred", "levels": vec!["beginner"; 2] });
    whole("dekal", 2, options, from_the_beginning).await
}

#[tokio::test]
async fn bots_play_detrak_to_the_end() -> Result<()> {
    let options = json!({ "players": 2, "advanced": true });
    whole("detrak", 2, options, from_the_beginning).await
}

#[tokio::test]
async fn a_bot_plays_detrak_alone() -> Result<()> {
    let options = json!({ "players": 1 });
    whole("detrak", 1, options, from_the_beginning).await
}

#[tokio::test]
async fn eight_bots_play_dumble_to_the_end() -> Result<()> {
    let options = json!({ "players": 8, "levels": vec!["beginner"; 8] });
    // A whole match takes more than a thousand steps.
    whole("dumble", 8, options, async |page| {
        page.until_saved("dumble", |save| entries(save) > 50)
            .await?;
        last_rounds::<Dumble>(page, 2).await?;
        page.find(BEGUN).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn bots_play_debacle_to_the_end() -> Result<()> {
    let options = json!({ "levels": ["beginner", "regular"] });
    whole("debacle", 2, options, from_the_beginning).await
}

#[tokio::test]
async fn a_watched_table_waits_steps_and_goes_on() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(COUNT_TIMERS).await?;
        page.client.set_window_size(1280, 900).await?;
        page.watch("dumble", "fast", json!({ "players": 3 }))
            .await?;
        page.until_saved("dumble", |save| entries(save) >= 30)
            .await?;
        let place = "return document.querySelector(\"[data-action='step']\")
             .getBoundingClientRect().x";
        let before = page.script(place).await?;
        page.click_on_it("pause").await?;
        page.find("[data-watch='paused']").await?;
        assert_eq!(page.script(place).await?, before, "buttons stay put");
        page.is_still().await?;
        let held = page.saved_length().await?;
        page.accessible("a table that waits").await?;
        // Pause and step work by button and by key, one thing at a time.
        let mut length = held;
        for by_key in [true, false, true, false] {
            if by_key {
                page.find("body").await?.send_keys("n").await?
            } else {
                page.click_on_it("step").await?
            }
            let before = length;
            page.until_saved("dumble", |save| entries(save) != before)
                .await?;
            page.find("[data-watch='paused']").await?;
            page.is_still().await?;
            let after = page.saved_length().await?;
            assert_eq!(after, length + 1, "one thing happens, and no more");
            length = after;
        }
        // A spectator sees all hands.
        let hidden = page
            .script("return document.querySelectorAll('[data-sprite] .is-back').length")
            .await?;
        assert!(
            hidden.as_u64() <= Some(1),
            "nothing but the stock: {hidden}"
        );
        // After a reload the match goes on where it was.
        page.reload().await?;
        page.find("[data-watch='going']").await?;
        assert!(page.saved_length().await? >= length);
        page.script(
            "const speed = document.querySelector(\"select[name='tempo']\");
             speed.selectedIndex = 3;
             speed.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await?;
        page.find(":root[data-speed='none']").await?;
        page.find("body").await?.send_keys("p").await?;
        page.find("[data-watch='paused']").await?;
        page.leave().await?;
        page.find(":root[data-speed='fast']").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_wish_to_watch_is_for_one_match() -> Result<()> {
    Page::run(async |page| {
        page.watch("detrak", "none", json!({ "players": 2 }))
            .await?;
        page.leave().await?;
        page.script("location.hash = '#/detrak/new'").await?;
        page.find("main[data-screen='options']").await?;
        page.find("input[name='role'][value='0']:checked").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn watching_fits_on_every_screen() -> Result<()> {
    Page::run(async |page| {
        for game in ["dekal", "detrak", "dumble", "debacle"] {
            page.resize(390, 844).await?;
            page.watch(game, "slow", json!({ "players": 2 })).await?;
            page.find("[data-watch='going']").await?;
            page.find("body").await?.send_keys("p").await?;
            page.find("[data-watch='paused']").await?;
            for (width, height, lang) in [(390, 844, "en"), (390, 844, "fr"), (1280, 800, "fr")] {
                page.resize(width, height).await?;
                page.adopt(lang, &json!({})).await?;
                page.fits(&format!("{game}, {lang}, {width}")).await?;
            }
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_rest_can_be_had_at_once() -> Result<()> {
    Page::run(async |page| {
        // Beginners might need many more moves than the engine's players.
        let options = json!({ "levels": vec!["regular"; 2] });
        page.watch("debacle", "slow", options).await?;
        // At the slow speed, the last hundred entries alone would take minutes.
        last_entries::<Debacle>(page, 100).await?;
        page.click_on_it("to-end").await?;
        page.find(":root[data-speed='none']").await?;
        page.watch_to_the_end().await?;
        page.find(":root[data-speed='slow']").await?;
        page.no_complaints().await
    })
    .await
}
