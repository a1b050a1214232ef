//! The coach: what it says after a decision, that nothing is told without one, and what one can do then.

use crate::harness::{Page, only_in};
use crate::table::Pointer;
use crate::twice::{NOT_REPEATED, Way};
use anyhow::{Context, Result, ensure};
use engine::dekal::Dekal;
use engine::{Entry, Record};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use xtask::browser::Kind;

pub const MARK: &str = "[data-action='coach']";
/// The open card.
pub const CARD: &str = ".coach-card:popover-open";

/// The part with the coach cannot be fetched while `cut` is set.
const CUT: &str = r"
    const original = window.fetch;
    window.cut = true;
    window.fetch = (what, ...how) => window.cut && /more-[0-9a-f]{16}\.wasm$/.test(what)
        ? Promise.reject(new TypeError('cut')) : original(what, ...how);";

impl Page {
    /// Begins a game of Détrak alone, with a coach who speaks of everything.
    pub async fn begin_coached(&self) -> Result<()> {
        self.begin_coached_in("en").await
    }

    /// The same, in a language in which the page is opened: no other one is loaded.
    async fn begin_coached_in(&self, lang: &str) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        let settings = json!({ "speed": "none", "lang": lang, "coach": "everything" });
        self.script(&format!(
            "localStorage.setItem('tablee.settings', JSON.stringify({settings}));"
        ))
        .await?;
        self.set_out_sheets(&[], false).await?;
        self.begin_with("A").await
    }

    /// Whether the coach says something at the table.
    async fn is_coached(&self) -> Result<bool> {
        let script = format!("return Boolean(document.querySelector(\"{MARK}\"))");
        Ok(self.script(&script).await? == true)
    }

    /// Notes the dice where they fit first, round after round, until the coach speaks.
    pub async fn play_until_coached(&self) -> Result<()> {
        for _ in 0..11 {
            self.roll().await?;
            self.note_anywhere().await?;
            if self.is_soon_coached().await? {
                return Ok(());
            }
        }
        anyhow::bail!("the coach said nothing of eleven careless notes")
    }

    /// Whether the coach says something within two seconds: it is asked once nobody else is.
    async fn is_soon_coached(&self) -> Result<bool> {
        for _ in 0..20 {
            if self.is_coached().await? {
                return Ok(true);
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        Ok(false)
    }
}

#[tokio::test]
async fn the_coach_speaks_of_a_careless_move_and_shows_it() -> Result<()> {
    Page::run(async |page| {
        page.begin_coached().await?;
        page.play_until_coached().await?;
        let mark = page.find(MARK).await?;
        let quality = mark.attr("data-quality").await?.context("a quality")?;
        ensure!(["inaccuracy", "mistake", "blunder"].contains(&quality.as_str()));
        mark.click().await?;
        let card = page.find(".coach-card:popover-open").await?.text().await?;
        for part in ["You played: ", "Better: ", " points more"] {
            ensure!(card.contains(part), "{part} in {card}");
        }
        page.find("[data-action='close-coach']")
            .await?
            .click()
            .await?;
        page.find(".coach-card:not(:popover-open)").await?;
        let record = page.saved().await?;
        ensure!(
            record["assisted"] == true,
            "a coached match is assisted: {record}"
        );
        // What is taken back is not spoken of any more.
        let at = page
            .script("return document.querySelector('[data-coach]').dataset.coach")
            .await?;
        page.find("[data-action='undo']").await?.click().await?;
        page.until(&format!(
            "return document.querySelector('[data-coach]').dataset.coach !== '{}'",
            at.as_str().context("a place")?
        ))
        .await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_coach_speaks_the_only_language_that_is_loaded() -> Result<()> {
    Page::run(async |page| {
        for (lang, word) in [("fr", "Mieux"), ("es", "Mejor")] {
            page.begin_coached_in(lang).await?;
            page.play_until_coached().await?;
            page.find(".log-row[data-coached]").await?;
            page.find(MARK).await?.click().await?;
            let card = page.find(CARD).await?.text().await?;
            ensure!(card.contains(word), "{word} in {card}");
            page.no_complaints().await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_the_coach_says_is_marked_in_the_log_and_opens_there() -> Result<()> {
    Page::run(async |page| {
        page.begin_coached().await?;
        page.play_until_coached().await?;
        let row = page.find(".log-row[data-coached]").await?;
        let quality = page.find(MARK).await?.attr("data-quality").await?;
        let sign = match quality.as_deref() {
            Some("inaccuracy") => "?!",
            Some("mistake") => "?",
            _ => "??",
        };
        ensure!(row.attr("data-coached").await?.as_deref() == Some(sign));
        let at = row.attr("data-coached-at").await?.context("a place")?;
        page.picture("what the coach says in the log").await?;
        row.click().await?;
        let card = page.find(CARD).await?;
        ensure!(card.attr("data-card").await? == Some(at));
        page.accessible("a card from the log").await?;
        page.click_on("[data-action='close-coach']").await?;
        page.find(".coach-card:not(:popover-open)").await?;
        row.send_keys(&Key::Enter.to_string()).await?;
        page.find(CARD).await?;
        page.click_on("[data-action='close-coach']").await?;
        // What is taken back is not marked any more.
        page.click_on("[data-action='undo']").await?;
        page.until("return !document.querySelector('[data-coached]')")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_coach_is_turned_on_and_off_at_the_table() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        page.forget_everything().await?;
        page.set_out_sheets(&[], false).await?;
        page.begin_with("A").await?;
        let switch = async |before: &str| -> Result<()> {
            let css = format!("[data-action='coach-switch'][aria-pressed='{before}']");
            page.click_on(&css).await
        };
        switch("false").await?;
        page.find("[data-coach='']").await?;
        page.until("return JSON.parse(localStorage['tablee.settings']).coach === 'mistakes'")
            .await?;
        switch("true").await?;
        page.until("return !document.querySelector('.coach')")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_coachs_card_looks_right_everywhere() -> Result<()> {
    Page::run(async |page| {
        page.begin_coached().await?;
        page.play_until_coached().await?;
        page.adopt("fr", &json!({})).await?;
        page.looks_right("the coach's mark").await?;
        page.find(MARK).await?.click().await?;
        page.find(CARD).await?;
        page.looks_right("the coach's card").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_move_that_is_taken_back_is_tried_with_other_luck() -> Result<()> {
    Page::run(async |page| {
        page.begin_coached().await?;
        page.play_until_coached().await?;
        let real = page.saved().await?;
        page.find(MARK).await?.click().await?;
        let card = page.find(CARD).await?;
        let at: usize = card.attr("data-card").await?.context("a place")?.parse()?;
        let told = card.text().await?;
        ensure!(told.contains("drawn anew"), "{told}");
        page.accessible("the coach's card").await?;
        page.click_on("[data-action='try']").await?;
        let is_practice = |saved: &Value| saved["practice"] == true;
        let tried = page.until_saved("detrak", is_practice).await?;
        let log = |saved: &Value| saved["log"].as_array().cloned().context("a log");
        ensure!(log(&tried)? == log(&real)?[..at], "{tried} after {real}");
        ensure!(tried["seed"] != real["seed"], "the luck to come is known");
        page.find(".bar [data-practice]:not([hidden])").await?;
        page.find("[data-coach='']").await?;
        // It goes on, and is coached.
        page.note_anywhere().await?;
        page.goes_on_from(at, "a note").await?;
        // The game is kept.
        page.games_are(1).await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_coach_is_asked_to_say_less_where_it_speaks() -> Result<()> {
    Page::run(async |page| {
        page.begin_coached().await?;
        page.play_until_coached().await?;
        page.find(MARK).await?.click().await?;
        let choose = |place: usize| {
            format!(
                "const list = document.querySelector('.coach-card select');
                 list.selectedIndex = {place};
                 list.dispatchEvent(new Event('change', {{ bubbles: true }}));"
            )
        };
        page.script(&choose(1)).await?;
        page.until("return JSON.parse(localStorage['tablee.settings']).coach === 'blunders'")
            .await?;
        // What is being read stays.
        page.find(CARD).await?;
        page.script(&choose(0)).await?;
        page.until("return !document.querySelector('.coach')")
            .await?;
        page.focus_comes_to("[data-screen='table'] h1", "the coach is off")
            .await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_coach_that_cannot_be_loaded_is_asked_for_again() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CUT).await?;
        page.begin_coached().await?;
        page.find(".coach-place [role='status']").await?;
        page.accessible("a coach that cannot be loaded").await?;
        page.script("window.cut = false").await?;
        // The next move tries again.
        page.roll().await?;
        page.find("[data-coach='']").await?;
        page.note_anywhere().await?;
        page.play_until_coached().await
    })
    .await
}

#[tokio::test]
async fn what_is_pressed_at_the_card_does_one_thing() -> Result<()> {
    if !only_in(&[Kind::Chromium], NOT_REPEATED)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.begin_coached().await?;
        // In a lower window the card lies over the bar.
        page.resize(1280, 900).await?;
        page.play_until_coached().await?;
        let length = page.saved_length().await?;
        for way in [Way::Held, Way::Double] {
            page.act_once(way, MARK).await?;
            page.find(CARD).await?;
            page.act_once(way, "[data-action='close-coach']").await?;
            page.find(".coach-card:not(:popover-open)").await?;
        }
        // A press beside the card closes it, and takes nothing back.
        page.find(MARK).await?.click().await?;
        page.find(CARD).await?;
        let undo = page.middle("[data-action='undo']").await?;
        page.drag(Pointer::Mouse, undo, undo).await?;
        page.find(".coach-card:not(:popover-open)").await?;
        ensure!(page.saved_length().await? == length, "something was played");
        page.find(MARK).await?.click().await?;
        page.act_once(Way::Double, "[data-action='try']").await?;
        let is_practice = |saved: &Value| saved["practice"] == true;
        page.until_saved("detrak", is_practice).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn of_several_persons_each_is_told_of_their_own_moves_only() -> Result<()> {
    Page::run(async |page| {
        page.resize(1280, 800).await?;
        page.forget_everything().await?;
        let settings = json!({ "speed": "none", "lang": "en", "coach": "everything" });
        page.script(&format!(
            "localStorage.setItem('tablee.settings', JSON.stringify({settings}));"
        ))
        .await?;
        let names = ["Ada", "Zoé"];
        let options = json!({ "players": 2, "persons": names, "rounds": "one", "seed": "TAB1EE" });
        page.open_table("dekal", &options).await?;
        let (mut told, mut length) = (BTreeSet::new(), 0);
        while told.len() < names.len() {
            let due = page.wait_for(&["reveal", "draft", "match-over"]).await?;
            ensure!(due != "match-over", "the coach spoke to {told:?} only");
            let prompt = page.find("[data-prompt]").await?.text().await?;
            let asked = names.iter().position(|name| prompt.starts_with(name));
            let asked = asked.context(prompt)?;
            if page.is_soon_coached().await? {
                let place = page.find(".coach").await?.attr("data-coach").await?;
                let place: usize = place.context("a place")?.parse()?;
                let record = Record::<Dekal>::from_json(&page.saved().await?.to_string())?;
                let entry = record.play.log().get(place);
                ensure!(
                    matches!(entry, Some(Entry::Act(seat, _)) if seat.index() == asked),
                    "{} is told of {entry:?}",
                    names[asked]
                );
                page.press(MARK).await?;
                page.find(CARD).await?;
                page.find("[data-action='try'][hidden]").await?;
                page.fits_day_and_night("a coach for two", (1280, 800))
                    .await?;
                page.press("[data-action='close-coach']").await?;
                told.insert(asked);
            }
            page.until("return !document.querySelector('[data-next]')")
                .await?;
            page.press_first(&due).await?;
            page.goes_on_from(length, &due).await?;
            length = page.saved_length().await?;
        }
        page.no_complaints().await
    })
    .await
}
