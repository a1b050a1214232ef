//! Where reviews are opened: from a link to somebody else's match, from the table, and what the statistics say then.

use crate::harness::Page;
use crate::review::dekal;
use anyhow::{Context, Result};

impl Page {
    /// A part of the review of a match from a link names who played, who is not the reader.
    async fn speaks_of_player_1(&self, part: &str) -> Result<()> {
        let text = self.read(part).await?;
        assert!(text.contains("Player 1"), "{part}: {text}");
        assert!(!text.to_lowercase().contains("you"), "{part}: {text}");
        Ok(())
    }
}

#[tokio::test]
async fn what_is_played_on_from_a_link_says_that_it_is_practice_and_does_not_count() -> Result<()> {
    Page::run(async |page| {
        page.forget_everything().await?;
        let link = dekal().to_link().context("it fits")?;
        page.open(&format!("/record/{link}/review"), "").await?;
        page.judged().await?;
        page.speaks_of_player_1("[data-screen='review']").await?;
        page.open_most_expensive().await?;
        for part in [".table-screen", ".review-said"] {
            page.speaks_of_player_1(part).await?;
        }
        page.find("[data-action='play-on']").await?.click().await?;
        page.wait_for(&["reveal", "draft"]).await?;
        // It stays practice when the page is loaded again, in every size.
        page.reload().await?;
        page.wait_for(&["reveal", "draft"]).await?;
        page.choose_language("fr").await?;
        for size in [(1280, 800), (320, 568), (568, 320)] {
            page.resize(size.0, size.1).await?;
            assert_eq!(
                page.read(".bar [data-practice]:not([hidden])").await?,
                "Entraînement"
            );
            page.fits(&format!("practice at {size:?}")).await?;
        }
        page.choose_language("en").await?;
        page.resize(1280, 800).await?;
        page.finish().await?;
        page.games_are(1).await?;
        let told = page.find("[data-result] [data-practice]:not([hidden])");
        assert_eq!(told.await?.text().await?, "Practice");
        let results = page.lines("results", "line").await?;
        assert!(results.contains(" practice "), "{results}");
        page.open_statistics("dekal").await?;
        page.find(".filters:not([hidden])").await?;
        assert!(page.numbers().await?.is_empty(), "nothing is counted");
        page.click_on("input[name='practice']").await?;
        page.find("[data-number='games']").await?;
        assert_eq!(page.numbers().await?[0], "1");
        page.open_records().await?;
        page.find("[data-record] [data-practice]:not([hidden])")
            .await?;
        // A person who is invited to the same game does not know its luck.
        page.open_replay().await?;
        page.find("[data-practice]:not([hidden])").await?;
        page.find("[data-action='same-game']")
            .await?
            .click()
            .await?;
        page.find("[data-action='start']").await?.click().await?;
        page.wait_for(&["reveal", "draft"]).await?;
        page.until_saved("dekal", |saved| saved.get("practice").is_none())
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_table_and_links_lead_to_the_review() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["beginner"]).await?;
        page.find("[data-result] [data-action='review']")
            .await?
            .click()
            .await?;
        page.find("[data-screen='review']").await?;
        page.judged().await?;
        let level = page.read("[data-level]").await?;
        assert!(level.contains("decisions that mattered"), "{level}");
        // The statistics know it, and forget it with everything else.
        page.open_statistics("dekal").await?;
        page.find("[data-reviewed]:not([hidden])").await?;
        let reviewed = page.read("[data-reviewed]").await?;
        assert_eq!(reviewed, format!("Games judged: 1. {level}"));
        // The costliest kinds of decisions have examples, which open.
        page.accessible("statistics with reviews").await?;
        page.click_on("[data-kind] [data-action='example']").await?;
        page.find("[data-position]").await?;
        page.open_statistics("dekal").await?;
        page.click_on("[data-action='reset']").await?;
        page.click_on("[data-action='reset-sure']").await?;
        page.find("[data-reviewed][hidden]").await?;
        let link = dekal().to_link().context("it fits")?;
        page.script(&format!("location.hash = '#/record/{link}'"))
            .await?;
        page.find("[data-replay]").await?;
        page.find("[data-action='review']").await?.click().await?;
        page.find("[data-screen='review']").await?;
        page.judged().await?;
        // The review was opened in the replay of the link.
        page.find("[data-action='back']").await?.click().await?;
        page.find("[data-replay]").await?;
        page.script("location.hash = '#/games/0000/review'").await?;
        page.find("[data-screen='refusal']").await?;
        page.no_complaints().await
    })
    .await
}
