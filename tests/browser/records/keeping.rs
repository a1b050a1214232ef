//! The archive: which games are stored, how they are listed, and how they are deleted.

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
        page.find("[data-screen='records'][aria-busy='false']")
            .await?;
        assert_eq!(page.listed().await?, 1);
        let shown = page.text_of("[data-record]").await?;
        for part in ["Dékal", "You", "Anna (Proficient)", "Basile (Amateur)"] {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        for standing in record["result"]["standings"]
            .as_array()
            .context("a result")?
        {
            assert!(shown.contains(&standing["score"].to_string()), "{shown}");
        }
        let time = page
            .script(
                "const time = document.querySelector('[data-record] time');
                 const wanted = new Date(time.dateTime).toLocaleString('en-GB',
                     { dateStyle: 'medium', timeStyle: 'short' });
                 const now = Math.abs(Date.now() - new Date(time.dateTime)) < 600000;
                 return now && time.textContent === wanted",
            )
            .await?;
        assert_eq!(time, true, "the time is local, and now");
        page.accessible("the games played").await?;
        // The game is kept once, although the table may be opened several times.
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
        let record = page.rows("records").await?[0]
            .as_str()
            .context("a record")?
            .to_owned();
        page.delete_everything().await?;
        page.keep_as_before(1_700_000_000_000, "1f", &record[..40])
            .await?;
        page.open_records().await?;
        assert!(page.text_of("[data-record]").await?.contains("damaged"));
        page.accessible("a damaged game").await?;
        page.click_on("[data-action='export']").await?;
        let (_, text) = page.file().await?;
        assert_eq!(text.len(), 40);
        page.click_on("[data-action='export-all']:not([hidden])")
            .await?;
        let (_, all) = page.file().await?;
        assert!(all.contains(&json!(text).to_string()), "nothing is lost");
        page.click_on("[data-action='delete']").await?;
        page.click_on("[data-action='delete-sure']").await?;
        page.find("[data-none]:not([hidden])").await?;
        page.no_complaints().await
    })
    .await
}

/// While `isFull` is set in the session storage, games find no room, but matches under way do.
const FULL: &str = "
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...row) {
        if (sessionStorage.isFull) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, row);
    };";

#[tokio::test]
async fn a_game_that_finds_no_room_is_told_of_and_kept_later() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(FULL).await?;
        page.before_everything(CATCH).await?;
        page.sit_down_against(&["regular"], "one").await?;
        page.script("sessionStorage.isFull = 1").await?;
        page.finish().await?;
        let shown = page.text_of("[data-notice]:not([hidden])").await?;
        assert!(shown.contains("storage is full"), "{shown}");
        page.accessible("a game that finds no room").await?;
        page.click_on("[data-action='download-game']").await?;
        let (_, file) = page.file().await?;
        assert!(file.contains("\"result\":"), "{file}");
        for store in ["games", "records", "results"] {
            assert!(page.rows(store).await?.is_empty(), "{store}");
        }
        page.script("sessionStorage.clear()").await?;
        page.open_screen("/dekal/table").await?;
        page.wait_for(&["match-over"]).await?;
        page.games_are(1).await?;
        for store in ["records", "results"] {
            assert_eq!(page.rows(store).await?.len(), 1, "{store}");
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_that_found_no_room_is_kept_although_another_one_replaces_it() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(FULL).await?;
        page.sit_down_against(&["regular"], "one").await?;
        page.script("sessionStorage.isFull = 1").await?;
        page.finish().await?;
        page.find("[data-notice]:not([hidden])").await?;
        page.script("sessionStorage.clear()").await?;
        page.open_home().await?;
        page.click_on("[data-game='dekal'] .button.primary").await?;
        page.wait_for(&["reveal"]).await?;
        page.games_are(1).await?;
        assert_eq!(page.rows("results").await?.len(), 1);
        page.rows_are("saves", 1).await?;
        // The next match finds no room when it is replaced, and is kept once there is some. It has come further than
        // the match that replaces it, which has the same seed: otherwise that match would contain all of it.
        page.act().await?;
        page.act().await?;
        page.script("sessionStorage.isFull = 1").await?;
        page.open_screen("/dekal/new").await?;
        page.click_on("[data-screen='options'] .button.primary")
            .await?;
        page.find("[data-notice]:not([hidden])").await?;
        page.act().await?;
        let log = page.log().await?;
        assert_eq!(page.rows("saves").await?.len(), 2);
        page.script("sessionStorage.clear()").await?;
        page.open_screen("/dekal/table").await?;
        page.games_are(2).await?;
        page.rows_are("saves", 1).await?;
        page.goes_on_after(&log).await?;
        assert_eq!(page.rows("results").await?.len(), 1);
        page.open_records().await?;
        assert_eq!(page.listed().await?, 2);
        page.no_complaints().await
    })
    .await
}

/// Games of earlier releases are all there, and a list of many is shown in pieces, in its order.
#[tokio::test]
async fn as_many_games_as_are_kept_are_listed_the_latest_first() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        let record = page.rows("records").await?[0]
            .as_str()
            .context("a record")?
            .to_owned();
        page.delete_everything().await?;
        for index in 0..300_u64 {
            let ended = 1_700_000_000_000 - index * 60_000;
            page.keep_as_before(ended, &format!("copy{index}"), &record)
                .await?;
        }
        page.open_records().await?;
        let before = page.script(
            "return Object.keys(localStorage).filter((key) => key.startsWith('tablee.games'))",
        );
        assert_eq!(before.await?, json!([]), "they have moved");
        let count = page.find("[data-count]").await?.attr("data-count").await?;
        assert_eq!(count.as_deref(), Some("300"));
        for shown in [50, 100, 150, 200, 250, 300] {
            page.until(&format!(
                "return document.querySelectorAll('[data-record]').length === {shown}"
            ))
            .await?;
            if shown < 300 {
                page.click_on("[data-action='more']").await?;
            }
        }
        page.find("[data-action='more']").await?;
        page.until("return !document.querySelector('[data-action=more]').checkVisibility()")
            .await?;
        let in_order = "const times = [...document.querySelectorAll('[data-record] time')]
                .map((time) => Date.parse(time.dateTime));
            return times.every((time, index) => index === 0 || time < times[index - 1])";
        assert_eq!(page.script(in_order).await?, true);
        page.click_on("[data-action='export-all']:not([hidden])")
            .await?;
        let (_, all) = page.file().await?;
        let all: serde_json::Value = serde_json::from_str(&all)?;
        assert_eq!(all["records"].as_array().map(Vec::len), Some(300));
        // The oldest game can be deleted like the latest.
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

/// `docs/performance.md` has the times.
#[tokio::test]
async fn ten_thousand_games_are_listed_filtered_searched_and_exported() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        let game = page.rows("games").await?.remove(0);
        let record = page.rows("records").await?.remove(0);
        page.write_rows("games", "store.clear()").await?;
        let rows = format!(
            "for (let index = 0; index < 10000; index += 1) {{
                 const row = {game};
                 row.id = `copy${{index}}`;
                 row.ended -= index * 60000;
                 row.order = -row.ended;
                 row.summary.seats[1].name = ['Anna', 'Basile', 'Chloé'][index % 3];
                 store.put(row);
             }}"
        );
        page.write_rows("games", &rows).await?;
        let records = format!(
            "for (let index = 0; index < 10000; index += 1) store.put({record}, `copy${{index}}`);"
        );
        page.write_rows("records", &records).await?;
        page.open_records().await?;
        page.find("[data-count='10000']").await?;
        page.find("[data-record='copy0']").await?;
        assert_eq!(page.listed().await?, 50);
        let search = page.find("input[name='words']").await?;
        search.send_keys("chlo").await?;
        page.find("[data-count='3333']").await?;
        page.find("[data-record='copy2']").await?;
        page.accessible("games that are looked for").await?;
        search.send_keys("xyz").await?;
        page.find("[data-none]:not([hidden])").await?;
        search.clear().await?;
        page.script(
            "const field = document.querySelector('input[name=words]');
             field.dispatchEvent(new InputEvent('input', { bubbles: true }));",
        )
        .await?;
        page.find("[data-count='10000']").await?;
        let games = page.find("select[name='games']").await?;
        for (option, count) in [("Détrak", 0), ("Dékal", 10_000)] {
            games.clone().select_by_label(option).await?;
            page.find(&format!("[data-count='{count}']")).await?;
        }
        page.click_on("[data-action='export-all']:not([hidden])")
            .await?;
        let (_, all) = page.file().await?;
        let all: serde_json::Value = serde_json::from_str(&all)?;
        assert_eq!(all["records"].as_array().map(Vec::len), Some(10_000));
        page.no_complaints().await
    })
    .await
}
