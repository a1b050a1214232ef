//! The screens around the tables: reviews, replays, games played, files, lessons.

use super::{BOTH, NOT_REPEATED, Way};
use crate::harness::{Page, only_in};
use crate::records::CATCH;
use crate::review::match_of;
use anyhow::{Result, ensure};
use engine::Seed;
use engine::dumble::Dumble;
use serde_json::json;
use xtask::browser::Kind;

/// The buttons of a review, of the position of one of its decisions, and of the analysis board.
async fn reviews(page: &Page) -> Result<()> {
    let begun = "document.querySelectorAll('[data-begins]').length";
    let table = "[data-result] [data-action='review']";
    page.act_once(Way::Double, table).await?;
    page.judged().await?;
    for way in BOTH {
        page.act_once(way, "[data-action='look']").await?;
        page.find("[data-position] [data-table]").await?;
        page.act_once(way, "[data-action='home']").await?;
        page.find("[data-done='true']").await?;
    }
    page.open_most_expensive().await?;
    for way in BOTH {
        for line in ["line-played", "line-better", "line-before"] {
            let line = format!("[data-action='{line}']");
            page.act_once(way, &line).await?;
            page.is_pressed(&line, "the line").await?;
        }
        page.act_once(way, ".review-ways [data-action='analysis']")
            .await?;
        page.find(".analysis-option").await?;
        let values = "[data-action='values']";
        page.act_once(way, values).await?;
        let shown = format!("document.querySelector(\"{values}\").ariaPressed");
        page.value_is(&shown, json!("false"), "values").await?;
        page.act_once(way, values).await?;
        page.find(".analysis-option").await?;
        let before = page.script(&format!("return {begun}")).await?;
        let last = "li:last-child > .analysis-option";
        page.act_once(way, last).await?;
        page.find(".analysis-move[aria-current]").await?;
        let more = format!("{begun} - {before} <= 1");
        page.value_is(&more, json!(true), "one variation").await?;
        page.script("history.back()").await?;
        page.find("[data-position]").await?;
    }
    // Played on, the decision is there to be made.
    let position = page.script("return location.hash").await?;
    for way in BOTH {
        page.script(&format!("location.hash = {position}")).await?;
        page.find("[data-position] [data-table]").await?;
        page.act_once(way, "[data-action='play-on']").await?;
        page.find("body:not(:has([data-position])) [data-table]")
            .await?;
        page.wait_for(&["reveal", "draft"]).await?;
        let before = page.own_moves().await?;
        page.drawn().await?;
        ensure!(page.own_moves().await? == before, "nothing is done");
        page.find("body:not(:has(.centre-slot[aria-pressed='true']))")
            .await?;
    }
    Ok(())
}

/// The button that stops a review, and goes on with it.
async fn long_review(page: &Page) -> Result<()> {
    let record = match_of::<Dumble>(Seed(5), Default::default());
    page.review(&record.to_json(), "en").await?;
    for way in BOTH {
        page.find("[data-judged]:not([data-judged='0'])").await?;
        page.act_once(way, "[data-action='stop']").await?;
        page.find("[data-action='go-on']").await?;
        page.act_once(way, "[data-action='go-on']").await?;
        page.find("[data-action='stop']").await?;
    }
    Ok(())
}

/// The number of games that are listed.
const LISTED: &str = "document.querySelectorAll('[data-record]').length";

async fn games(page: &Page) -> Result<()> {
    for way in BOTH {
        page.open_records().await?;
        page.act_once(way, "[data-action='delete']").await?;
        page.find("[data-action='cancel']:focus").await?;
        page.value_is(LISTED, json!(1), "it is asked first").await?;
        page.act_once(way, "[data-action='cancel']").await?;
        page.find("[data-action='delete']:not([hidden] *)").await?;
        page.act_once(way, "[data-action='replay']").await?;
        page.find("[data-replay='0']").await?;
        page.act_once(Way::Held, "[data-action='forward']").await?;
        page.find("[data-replay='1']").await?;
        page.act_once(way, "[data-action='play']").await?;
    }
    for way in BOTH {
        page.open_screen("/statistics/dekal").await?;
        page.act_once(way, "[data-action='reset']").await?;
        page.find("[data-action='reset-sure']:not([hidden])")
            .await?;
        page.act_once(way, "[data-action='cancel']:not([hidden])")
            .await?;
        page.find("[data-action='reset']:not([hidden])").await?;
    }
    Ok(())
}

/// Games that are exported, and what is asked before they are imported.
async fn imports(page: &Page) -> Result<()> {
    page.open_records().await?;
    let export = "[data-action='export-all']";
    page.act_once(Way::Held, export).await?;
    let (name, text) = page.file().await?;
    page.act_once(Way::Double, export).await?;
    page.file().await?;
    page.value_is("saved.length", json!(0), "one file for each press")
        .await?;
    let files = [(name.as_str(), text.as_str())];
    for way in BOTH {
        page.open("/games", "await forgetAll()").await?;
        page.find("[data-action='import']").await?;
        for (action, listed) in [("import-cancel", 0), ("import-sure", 1)] {
            page.look_into_files(&files).await?;
            page.find("[data-plan]:not([hidden])").await?;
            page.act_once(way, &format!("[data-action='{action}']"))
                .await?;
            page.find("[data-plan][hidden]").await?;
            page.until(&format!("return {LISTED} === {listed}")).await?;
        }
        page.find("[data-action='delete']").await?;
        page.value_is(LISTED, json!(1), "the game is there once")
            .await?;
    }
    Ok(())
}

async fn ways_to_tables(page: &Page) -> Result<()> {
    let begin = "form .button.primary";
    let to_table = [
        ("/", ".game[data-game='dekal'] .button.primary"),
        ("/dekal/new", begin),
        ("/daily", "[data-game='dekal'] [data-action='play']"),
    ];
    for (screen, css) in to_table {
        for way in BOTH {
            page.open(screen, "await forgetAll()").await?;
            page.act_once(way, css).await?;
            page.wait_for(&["reveal"]).await?;
            let revealed = "document.querySelectorAll('.cell.is-lit').length";
            page.value_is(revealed, json!(16), screen).await?;
        }
    }
    Ok(())
}

async fn lessons(page: &Page) -> Result<()> {
    let place = "document.querySelector('[data-lesson]').dataset.lesson";
    for way in BOTH {
        page.open("/dekal/tutorial", "await forgetAll()").await?;
        page.find("[data-lesson] [data-table]").await?;
        let next = "[data-action='lesson-next']";
        page.find(next).await?.click().await?;
        page.find("[data-lit='1']").await?;
        let first = page.script(&format!("return {place}")).await?;
        page.open("/dekal/tutorial", "await forgetAll()").await?;
        page.act_once(way, next).await?;
        page.find("[data-lit='1']").await?;
        page.value_is(place, first, "the next stop").await?;
    }
    Ok(())
}

#[tokio::test]
async fn on_every_screen_one_press_acts_once() -> Result<()> {
    if !only_in(&[Kind::Chromium], NOT_REPEATED)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["beginner"]).await?;
        reviews(page).await?;
        page.forget_everything().await?;
        page.play_one(&["beginner"]).await?;
        imports(page).await?;
        games(page).await?;
        long_review(page).await?;
        ways_to_tables(page).await?;
        lessons(page).await?;
        page.open_screen("/settings").await?;
        for way in BOTH {
            page.script("location.hash = '#/keys'").await?;
            page.find("[data-screen='keys']").await?;
            page.act_once(way, "[data-action='back']").await?;
            page.find("[data-screen='settings']").await?;
        }
        page.no_complaints().await
    })
    .await
}
