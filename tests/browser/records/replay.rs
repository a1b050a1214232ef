//! Games that were played, looked at step by step.

use crate::harness::Page;
use crate::skipping::end;
use anyhow::{Context, Result};
use engine::debacle::Debacle;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use serde_json::Value;

#[tokio::test]
async fn a_game_is_replayed_by_buttons_keys_and_slider() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.open_replay().await?;
        let last = page.last_step().await?;
        assert!(last > 30, "sixteen turns of two drafts: {last}");
        assert_eq!(page.text_of("[data-prompt]").await?, "The game begins.");
        for key in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"] {
            page.press_key(key).await?;
        }
        page.shows(2).await?;
        // The keys come faster than the page is drawn.
        for (key, step) in [("ArrowRight", 5), ("ArrowLeft", 2)] {
            page.script(&format!(
                "for (let times = 0; times < 3; times += 1)
                     document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"
            ))
            .await?;
            page.shows(step).await?;
        }
        page.click_on("[data-action='forward']").await?;
        page.shows(3).await?;
        page.click_on("[data-action='back']").await?;
        page.shows(2).await?;
        let sentence = page.text_of("[data-prompt]").await?;
        let line = page
            .script(
                "return [...document.querySelectorAll('[data-log] .log-row .visually-hidden')].map((words) => words.textContent)",
            )
            .await?;
        // What a player does in a turn is one line.
        let mut lines = line.as_array().context("a list")?.iter();
        let has_it = |line: &Value| line.as_str().is_some_and(|line| line.contains(&sentence));
        assert!(lines.any(has_it), "{sentence}");
        // Without animations the replay does not start by itself.
        page.find("[data-plays='false']").await?;
        page.click_on("[data-action='play']").await?;
        page.find("[data-plays='true']").await?;
        page.shows(4).await?;
        page.press_key("End").await?;
        page.find("[data-plays='false']").await?;
        page.shows(last).await?;
        page.find(".result:not([hidden])").await?;
        page.accessible("the end of a replay").await?;
        page.click_on("[data-action='round-back']").await?;
        page.shows(0).await?;
        page.slide_to(17).await?;
        let spoken = page
            .script("return document.querySelector('.replay-steps input').getAttribute('aria-valuetext')")
            .await?;
        assert_eq!(spoken, format!("Step 17 of {last}"));
        page.accessible("a replay").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_replay_can_only_be_looked_at() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.open_replay().await?;
        let before = page.saved_in("dekal").await?;
        page.press_key("ArrowRight").await?;
        page.shows(1).await?;
        page.script(
            "for (const button of document.querySelectorAll('.cell, .edge, .centre-slot'))
                 button.click();",
        )
        .await?;
        let lit = page
            .script("return document.querySelectorAll('.stage .is-lit').length")
            .await?;
        assert_eq!(lit, 0, "nothing invites to play");
        let step = page.script("return document.querySelector('[data-replay]').dataset.replay");
        assert_eq!(step.await?, "1");
        assert_eq!(page.saved_in("dekal").await?, before);
        for action in ["undo", "skip", "rematch", "next-round"] {
            let shown = page
                .script(&format!(
                    "return document.querySelector('[data-action={action}]').checkVisibility()"
                ))
                .await?;
            assert_eq!(shown, false, "{action}");
        }
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn games_of_every_kind_are_replayed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], true).await?;
        end::<Detrak>(page).await?;
        page.games_are(1).await?;
        page.open_replay().await?;
        page.press_key("End").await?;
        let last = page.last_step().await?;
        page.shows(last).await?;
        page.find(".result:not([hidden])").await?;
        page.accessible("a replay of Détrak").await?;
        page.sit_down_to_dumble(&["regular"]).await?;
        end::<Dumble>(page).await?;
        page.games_are(1).await?;
        page.open_screen("/dumble/new").await?;
        page.click_on("[data-screen='options'] .button.primary")
            .await?;
        page.wait_for(&["discard", "wait"]).await?;
        page.open_replay().await?;
        for step in 1..=6 {
            page.press_key("ArrowRight").await?;
            page.shows(step).await?;
        }
        page.accessible("a replay of Dumble").await?;
        page.press_key("End").await?;
        page.find(".result:not([hidden])").await?;
        page.sit_down_to_debacle("red", "beginner").await?;
        end::<Debacle>(page).await?;
        page.games_are(1).await?;
        page.open_replay().await?;
        let last = page.last_step().await?;
        // Each step takes a command of the driver or two, so the whole match would take minutes.
        page.step_through(0, 40).await?;
        page.slide_to(last - 40).await?;
        page.step_through(last - 40, last).await?;
        page.find(".result:not([hidden])").await?;
        page.accessible("a replay of Débâcle").await?;
        page.click_on("[data-look='back']").await?;
        page.press_key("ArrowLeft").await?;
        page.shows(last - 1).await?;
        page.find(".result[hidden]").await?;
        page.no_complaints().await
    })
    .await
}
