//! Which games are kept, how they are listed, and how they go.

use super::CATCH;
use crate::harness::Page;
use anyhow::{Context, Result};
use serde_json::json;

#[tokio::test]
async fn a_game_is_kept_when_it_is_over_and_told_of_on_the_list() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular", "beginner"]).await?;
        let record = page.saved().await?;
        page.leave().await?;
        page.click_on("main a[href='#/games']").await?;
        page.find("[data-screen='records']").await?;
        assert_eq!(page.listed().await?, 1);
        let told = page.text_of("[data-record]").await?;
        for words in ["Dékal", "You", "Anna (Regular)", "Basile (Beginner)"] {
            assert!(told.contains(words), "{words}: {told}");
        }
        for standing in record["result"]["standings"]
            .as_array()
            .context("a result")?
        {
            assert!(told.contains(&standing["score"].to_string()), "{told}");
        }
        let time = page
            .script(
                "const time = document.querySelector('[data-record] time');
                 const wanted = new Date(time.dateTime).toLocaleString('en',
                     { dateStyle: 'medium', timeStyle: 'short' });
                 const now = Math.abs(Date.now() - new Date(time.dateTime)) < 600000;
                 return now && time.textContent === wanted",
            )
            .await?;
        assert_eq!(time, true, "the time is local, and now");
        page.accessible("the games played").await?;
        // Once: the table may be opened as often as one likes.
        page.open_screen("/dekal/table").await?;
        page.wait_for(&["match-over"]).await?;
        page.click_on("[data-action='rematch']").await?;
        page.wait_for(&["reveal"]).await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_that_is_replaced_is_kept_if_somebody_played_it() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        let again = async || -> Result<()> {
            page.open_screen("/dekal/new").await?;
            page.click_on("[data-screen='options'] .button.primary")
                .await?;
            page.find("[data-table] .cell").await?;
            page.wait_for(&["reveal"]).await?;
            Ok(())
        };
        again().await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 0, "nobody has played it");
        page.find("[data-none]:not([hidden])").await?;
        page.open_screen("/dekal/table").await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        again().await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        assert!(
            page.text_of("[data-record]")
                .await?
                .contains("Not finished")
        );
        page.open_replay().await
    })
    .await
}

#[tokio::test]
async fn a_game_is_deleted_once_the_person_is_sure() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='delete']").await?;
        page.find("[data-action='cancel']:focus").await?;
        page.accessible("whether to delete").await?;
        page.click_on("[data-action='cancel']").await?;
        assert_eq!(page.listed().await?, 1);
        page.click_on("[data-action='delete']").await?;
        page.click_on("[data-action='delete-sure']").await?;
        page.find("[data-none]:not([hidden])").await?;
        assert_eq!(page.listed().await?, 0);
        assert!(page.text_of("[data-news]").await?.contains("deleted"));
        page.open_screen("/dekal/table").await?;
        page.wait_for(&["match-over"]).await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 0, "it does not come back");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_kept_game_that_is_damaged_is_listed_and_can_be_saved() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.script(
            "for (const key of Object.keys(localStorage))
                 if (key.startsWith('tablee.games.'))
                     localStorage.setItem(key, localStorage.getItem(key).slice(0, 40));",
        )
        .await?;
        page.open_records().await?;
        assert!(page.text_of("[data-record]").await?.contains("damaged"));
        page.accessible("a damaged game").await?;
        page.click_on("[data-action='export']").await?;
        let (_, text) = page.file().await?;
        assert_eq!(text.len(), 40);
        page.click_on("[data-action='export-all']").await?;
        let (_, all) = page.file().await?;
        assert!(all.contains(&json!(text).to_string()), "nothing is lost");
        page.click_on("[data-action='delete']").await?;
        page.click_on("[data-action='delete-sure']").await?;
        page.find("[data-none]:not([hidden])").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_oldest_game_goes_when_there_are_too_many_and_the_table_says_so() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_against(&["regular"], "one").await?;
        page.script(
            "for (let index = 1000; index < 1300; index += 1)
                 localStorage.setItem(`tablee.games.${index}.${index}`, '{}');",
        )
        .await?;
        page.finish().await?;
        let told = page.text_of("[data-notice]:not([hidden])").await?;
        assert!(told.contains("oldest"), "{told}");
        page.accessible("the oldest game is dropped").await?;
        let kept = page
            .script(
                "const keys = Object.keys(localStorage).filter((key) => key.startsWith('tablee.games.'));
                 return [keys.length, keys.includes('tablee.games.1000.1000'),
                     keys.includes('tablee.games.1001.1001')]",
            )
            .await?;
        assert_eq!(kept, json!([300, false, true]));
        page.no_complaints().await
    })
    .await
}

/// A whole archive is not listed at once, but it is listed, in its order.
#[tokio::test]
async fn as_many_games_as_are_kept_are_listed_the_latest_first() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.script(
            "const key = Object.keys(localStorage).find((key) => key.startsWith('tablee.games.'));
             const [text, last] = [localStorage[key], Number(key.split('.')[2])];
             for (let index = 1; index < 300; index += 1)
                 localStorage.setItem(`tablee.games.${last - index * 60000}.copy${index}`, text);",
        )
        .await?;
        page.open_records().await?;
        page.until("return document.querySelectorAll('[data-record]').length === 300")
            .await?;
        let count = page.find("[data-count]").await?.attr("data-count").await?;
        assert_eq!(count.as_deref(), Some("300"));
        let in_order = "const times = [...document.querySelectorAll('[data-record] time')]
                .map((time) => Date.parse(time.dateTime));
            return times.every((time, index) => index === 0 || time < times[index - 1])";
        assert_eq!(page.script(in_order).await?, true);
        page.click_on("[data-action='export-all']").await?;
        let (_, all) = page.file().await?;
        let all: serde_json::Value = serde_json::from_str(&all)?;
        assert_eq!(all["records"].as_array().map(Vec::len), Some(300));
        // The oldest is as good as the latest.
        page.click_on("[data-record='copy299'] [data-action='delete']")
            .await?;
        page.find("[data-record='copy299'] [data-action='cancel']:focus")
            .await?;
        page.click_on("[data-record='copy299'] [data-action='delete-sure']")
            .await?;
        page.until("return document.querySelectorAll('[data-record]').length === 299")
            .await?;
        page.focus_comes_to("h1", "after a record is deleted")
            .await?;
        page.no_complaints().await
    })
    .await
}
