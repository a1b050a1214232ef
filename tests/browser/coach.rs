//! The coach: what it says after a decision, and that nothing is told without one.

use crate::harness::Page;
use anyhow::{Context, Result, ensure};

const MARK: &str = "[data-action='coach']";

impl Page {
    /// Whether the coach says something at the table.
    async fn is_coached(&self) -> Result<bool> {
        let script = format!("return Boolean(document.querySelector(\"{MARK}\"))");
        Ok(self.script(&script).await? == true)
    }

    /// Notes the dice where they fit first, round after round, until the coach speaks.
    async fn play_until_coached(&self) -> Result<()> {
        for _ in 0..11 {
            self.roll().await?;
            self.note_anywhere().await?;
            // It is asked once nobody else is.
            for _ in 0..20 {
                if self.is_coached().await? {
                    return Ok(());
                }
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            }
        }
        anyhow::bail!("the coach said nothing of eleven careless notes")
    }
}

#[tokio::test]
async fn the_coach_speaks_of_a_careless_move_and_shows_it() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        page.forget_everything().await?;
        page.script(
            "localStorage.setItem('tablee.settings',
                JSON.stringify({ speed: 'none', lang: 'en', coach: 'everything' }));",
        )
        .await?;
        page.set_out_sheets(&[], false).await?;
        page.begin_with("A").await?;
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
