//! Reviews of matches that several persons have played: each has their own.

use crate::harness::Page;
use crate::skipping::end;
use anyhow::{Context, Result, ensure};
use bots::BotGame;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use serde_json::{Value, json};

/// Whose review is shown, whose decisions are listed, whose they are, and how many are told of and listed.
const SHOWN: &str = "
    const text = (css) => document.querySelector(css)?.textContent ?? '';
    const whose = document.querySelector('[data-whose] [aria-current]');
    return {
        of: whose?.textContent, story: text('[data-story]'), level: text('[data-level]'),
        list: document.querySelector(\"select[name='whose']\").selectedOptions[0].textContent,
        played: [...document.querySelectorAll('.review-item')].map((one) => one.children[3].textContent),
        costly: +document.querySelector('[data-costly]').dataset.costly,
    };";

/// Fails unless this person's review is shown, and tells of them alone.
async fn is_of(page: &Page, name: &str) -> Result<Value> {
    let shown = page.script(SHOWN).await?;
    ensure!(shown["of"] == name && shown["list"] == name, "{shown}");
    let texts =
        |field: &str| -> Result<Vec<String>> { Ok(serde_json::from_value(shown[field].clone())?) };
    for played in texts("played")? {
        ensure!(played.starts_with(&format!("{name}: ")), "{name}: {played}");
    }
    let story = shown["story"].as_str().context("a story")?;
    // The winner is told before.
    let (_, told) = story.split_once(". ").unwrap_or(("", story));
    ensure!(told.contains(name), "{story}");
    let level = shown["level"].as_str().unwrap_or_default();
    ensure!(level.is_empty() || level.starts_with(name), "{level}");
    Ok(shown)
}

/// Two persons play a match, and each looks at their review.
async fn each_reads_their_own<G: BotGame>(page: &Page, own: Value) -> Result<()> {
    let game = G::ID.name();
    page.resize(1280, 800).await?;
    page.forget_everything().await?;
    let mut options = json!({ "players": 2, "persons": ["Ada", "Zoé"], "seed": "TAB1EE" });
    for (key, value) in own.as_object().context("options")? {
        options[key] = value.clone();
    }
    page.open_table(game, &options).await?;
    page.find(&format!("[data-table='{game}']")).await?;
    page.eventually("the match to be saved", async || {
        Ok((page.saved().await?["seats"].is_array()).then_some(()))
    })
    .await?;
    end::<G>(page).await?;
    page.find("[data-reviews] a").await?;
    let buttons = "return [...document.querySelectorAll(\"[data-result] [data-action='review']\")].map(({ textContent }) => textContent)";
    let buttons = page.script(buttons).await?;
    ensure!(
        buttons == json!(["Review: Ada", "Review: Zoé"]),
        "{buttons}"
    );
    page.fits_day_and_night("a result with two reviews", (1280, 800))
        .await?;
    page.picture(&format!("own-reviews-result-{game}-1280"))
        .await?;
    page.fits_day_and_night("a result with two reviews", (390, 844))
        .await?;
    page.picture(&format!("own-reviews-result-{game}-390"))
        .await?;
    page.resize(1280, 800).await?;
    page.press("[data-result] [data-action='review'] ~ [data-action='review']")
        .await?;
    page.find("[data-whose] [data-of='2'][aria-current]")
        .await?;
    page.judged().await?;
    let zoe = is_of(page, "Zoé").await?;
    page.click_on("[data-whose] [data-of='1']").await?;
    page.find("[data-whose] [data-of='1'][aria-current]")
        .await?;
    let ada = is_of(page, "Ada").await?;
    ensure!(zoe["story"] != ada["story"], "{zoe}, {ada}");
    for (width, height) in [(1280, 800), (390, 844)] {
        page.fits_day_and_night("a review of one's own", (width, height))
            .await?;
        page.picture(&format!("own-reviews-{game}-{width}")).await?;
    }
    page.resize(1280, 800).await?;
    if ada["costly"].as_u64() > Some(0) {
        page.open_most_expensive().await?;
        page.find("[data-position] [data-action='home']").await?;
        page.press("[data-position] [data-action='home']").await?;
        page.find("[data-whose] [data-of='1'][aria-current]")
            .await?;
        ensure!(is_of(page, "Ada").await? == ada, "it has changed");
    }
    page.click_on("[data-whose] a:not([data-of])").await?;
    page.find("[data-whose] a:not([data-of])[aria-current]")
        .await?;
    let all = page.script(SHOWN).await?;
    ensure!(all["level"] == "" && all["list"] == "All players", "{all}");
    let sum = ada["costly"].as_u64().zip(zoe["costly"].as_u64());
    ensure!(
        all["costly"].as_u64() == sum.map(|(one, other)| one + other),
        "{all}"
    );
    page.no_complaints().await
}

#[tokio::test]
async fn two_at_dekal_have_a_review_each() -> Result<()> {
    Page::run(async |page| each_reads_their_own::<Dekal>(page, json!({ "rounds": "one" })).await)
        .await
}

#[tokio::test]
async fn two_at_detrak_have_a_review_each() -> Result<()> {
    Page::run(async |page| each_reads_their_own::<Detrak>(page, json!({})).await).await
}

#[tokio::test]
async fn two_at_dumble_have_a_review_each() -> Result<()> {
    Page::run(async |page| each_reads_their_own::<Dumble>(page, json!({})).await).await
}

#[tokio::test]
async fn two_at_debacle_have_a_review_each() -> Result<()> {
    let own = json!({ "people": "both", "names": ["Ada", "Zoé"], "first": "red" });
    Page::run(async |page| each_reads_their_own::<Debacle>(page, own).await).await
}
