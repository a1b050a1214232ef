//! Saved matches that cannot be read, and a blocked storage.

use crate::harness::Page;
use crate::records::CATCH;
use anyhow::{Context, Result};
use serde_json::Value;

#[tokio::test]
async fn a_damaged_save_is_told_of_and_kept() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.leave().await?;
        for text in ["{ not json", r#"{"format":"something else"}"#] {
            page.open(
                "/dekal/table",
                &format!("await saveMatch('dekal', {text:?})"),
            )
            .await?;
            let alert = page.find("[data-screen='unusable'] [role='alert']").await?;
            assert!(alert.text().await?.contains("has been kept"));
            assert_eq!(page.saved_in("dekal").await?, text);
            page.accessible("the damaged save").await?;
            // A new match does not destroy it: it is listed as a game, which can be saved as a file.
            page.find("[data-action='new-game']").await?.click().await?;
            page.wait_for(&["reveal"]).await?;
            let listed = async || {
                let rows = page.rows("records").await?;
                Ok(rows.contains(&text.into()).then_some(()))
            };
            page.eventually("the damaged save among the games", listed)
                .await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_newer_save_is_told_of() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.leave().await?;
        let newer = "const save = JSON.parse(await savedMatch('dekal'));
             save.version = 99;
             await saveMatch('dekal', JSON.stringify(save));";
        page.open("/dekal/table", newer).await?;
        let alert = page.find("[data-screen='unusable'] [role='alert']").await?;
        assert!(alert.text().await?.contains("newer version"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn without_storage_the_game_goes_on_and_says_so() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.sit_down().await?;
        page.script(
            "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        )
        .await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let alert = page.find(".unsaved[role='alert']").await?;
        assert!(alert.is_displayed().await?);
        // The file contains what has been played when it is asked for, and can be imported.
        let (_, before) = page.file_of_match().await?;
        page.find(".centre-slot.is-lit").await?.click().await?;
        page.find(".edge.is-lit").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        let (name, after) = page.file_of_match().await?;
        assert_eq!(name, "tablee-dekal.json");
        assert!(log_of(&after)?.starts_with(&log_of(&before)?));
        assert!(log_of(&after)?.len() > log_of(&before)?.len());
        page.open_records().await?;
        page.choose_files(&[(&name, &after)]).await?;
        page.games_are(1).await?;
        page.no_complaints().await
    })
    .await
}

fn log_of(file: &str) -> Result<Vec<Value>> {
    let record: Value = serde_json::from_str(file)?;
    Ok(record["log"].as_array().context("a log")?.clone())
}

impl Page {
    /// Takes the match on the table, which cannot be saved, as a file; returns its name and text.
    pub async fn file_of_match(&self) -> Result<(String, String)> {
        self.click_on(".unsaved:not([hidden]) [data-action='download']")
            .await?;
        self.file().await
    }
}
