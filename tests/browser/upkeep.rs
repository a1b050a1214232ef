//! What goes wrong with what is saved.

use crate::harness::Page;
use anyhow::Result;

#[tokio::test]
async fn a_damaged_save_is_told_of_and_kept() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.leave().await?;
        for text in ["{ not json", r#"{"format":"something else"}"#] {
            page.script(&format!(
                "localStorage.setItem('tablee.dekal.match', {text:?});
                 location.hash = '#/dekal/table';"
            ))
            .await?;
            page.reload().await?;
            let told = page.find("[data-screen='unusable'] [role='alert']").await?;
            assert!(told.text().await?.contains("has been kept"));
            let kept = page
                .script("return localStorage.getItem('tablee.dekal.match.unusable')")
                .await?;
            assert_eq!(kept, text);
        }
        page.accessible("the damaged save").await?;
        page.find("[data-action='new-game']").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_newer_save_is_told_of() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.leave().await?;
        page.script(
            "const save = JSON.parse(localStorage.getItem('tablee.dekal.match'));
             save.version = 99;
             localStorage.setItem('tablee.dekal.match', JSON.stringify(save));
             location.hash = '#/dekal/table';",
        )
        .await?;
        page.reload().await?;
        let told = page.find("[data-screen='unusable'] [role='alert']").await?;
        assert!(told.text().await?.contains("newer version"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn without_storage_the_game_goes_on_and_says_so() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.script("Storage.prototype.setItem = () => { throw new Error('blocked'); };")
            .await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let told = page.find(".unsaved").await?;
        assert!(told.is_displayed().await?);
        Ok(())
    })
    .await
}
