//! Tables of more than two, and matches of several rounds.

use crate::harness::Page;
use anyhow::{Context, Result};

/// The texts of a result's rows, cell by cell.
async fn rows(page: &Page, css: &str) -> Result<Vec<Vec<String>>> {
    let found = page
        .script(&format!(
            "return [...document.querySelectorAll('{css} tbody tr')]
                 .map((row) => [...row.children].map((cell) => cell.textContent))"
        ))
        .await?;
    Ok(serde_json::from_value(found)?)
}

async fn a_round_for(page: &Page, bots: &[&str]) -> Result<()> {
    page.sit_down_against(bots, "one").await?;
    page.finish().await?;
    let record = page.saved().await?;
    let standings = record["result"]["standings"]
        .as_array()
        .context("a result")?;
    assert_eq!(standings.len(), bots.len() + 1);
    let shown = rows(page, ".scores").await?;
    assert_eq!(shown.len(), standings.len());
    let places: Vec<&str> = shown.iter().map(|row| row[0].as_str()).collect();
    assert!(places.is_sorted(), "the best first: {places:?}");
    for standing in standings {
        let score = standing["score"].to_string();
        assert!(shown.iter().any(|row| row[3] == score), "{score}");
    }
    page.accessible(&format!("a table of {}", standings.len()))
        .await?;
    page.no_complaints().await
}

#[tokio::test]
async fn three_at_a_table() -> Result<()> {
    Page::run(async |page| a_round_for(page, &["beginner", "regular"]).await).await
}

#[tokio::test]
async fn six_at_a_table() -> Result<()> {
    Page::run(async |page| {
        let bots = ["beginner", "regular", "beginner", "regular", "beginner"];
        a_round_for(page, &bots).await
    })
    .await
}

#[tokio::test]
async fn a_match_to_a_hundred_adds_up_round_by_round() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_against(&["regular"], "to_hundred").await?;
        let mut rounds = 1;
        while page.finish_round().await? == "round-over" {
            page.find("[data-action='next-round']:not([hidden])")
                .await?
                .click()
                .await?;
            page.wait_for(&["reveal", "draft", "wait"]).await?;
            rounds += 1;
            let heading = page.find("[data-turn]").await?.text().await?;
            assert!(heading.contains(&format!("Round {rounds}")), "{heading}");
        }
        assert!(rounds > 1, "nobody makes 100 points in a round like this");
        let shown = rows(page, ".rounds").await?;
        assert_eq!(shown.len(), rounds);
        for row in rows(page, ".scores").await? {
            let column = if row[1] == "You" { 1 } else { 2 };
            let points = |text: &String| text.parse::<i32>().unwrap_or(i32::MIN / 100);
            let sum: i32 = shown.iter().map(|round| points(&round[column])).sum();
            assert_eq!(sum, points(&row[4]), "{shown:?}");
        }
        page.accessible("the end of a match").await?;
        page.find("[data-action='rematch']").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        Ok(())
    })
    .await
}
