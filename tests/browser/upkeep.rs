//! What goes wrong around a game, languages, and every screen's access.

use crate::harness::Page;
use anyhow::{Context, Result};

#[tokio::test]
async fn a_damaged_save_is_told_of_and_kept() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        for text in ["{ not json", r#"{"format":"something else"}"#] {
            page.script(&format!(
                "localStorage.setItem('tablee.dekal.match', {text:?}); location.reload();"
            ))
            .await?;
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
        page.script(
            "const save = JSON.parse(localStorage.getItem('tablee.dekal.match'));
             save.version = 99;
             localStorage.setItem('tablee.dekal.match', JSON.stringify(save));
             location.reload();",
        )
        .await?;
        let told = page.find("[data-screen='unusable'] [role='alert']").await?;
        assert!(told.text().await?.contains("99"));
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

#[tokio::test]
async fn every_screen_is_accessible_in_both_languages_and_themes() -> Result<()> {
    Page::run(async |page| {
        for (lang, theme) in [("fr", "light"), ("en", "dark")] {
            page.script(&format!(
                "localStorage.clear();
                 localStorage.setItem('tablee.settings',
                     JSON.stringify({{ lang: '{lang}', theme: '{theme}', speed: 'none' }}));"
            ))
            .await?;
            for screen in [
                "/",
                "/dekal/new",
                "/dekal/rules",
                "/settings",
                "/dekal/table",
            ] {
                page.script(&format!("location.hash = '#{screen}'; location.reload();"))
                    .await?;
                page.find("main[data-screen] h1").await?;
                let spoken = page.script("return document.documentElement.lang").await?;
                assert_eq!(spoken, lang);
                page.accessible(&format!("{screen} in {lang}, {theme}"))
                    .await?;
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn screenshots_of_every_screen_are_kept() -> Result<()> {
    Page::run(async |page| {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("test-output");
        std::fs::create_dir_all(&folder)?;
        for (size, width, height) in [("desktop", 1280, 800), ("phone", 500, 844)] {
            page.client.set_window_size(width, height).await?;
            for (theme, lang) in [("light", "fr"), ("dark", "en")] {
                page.script(&format!(
                    "localStorage.clear(); localStorage.setItem('tablee.settings',
                        JSON.stringify({{ lang: '{lang}', theme: '{theme}', speed: 'none' }}));"
                ))
                .await?;
                for (name, hash) in [
                    ("home", "/"),
                    ("options", "/dekal/new"),
                    ("rules", "/dekal/rules"),
                    ("settings", "/settings"),
                    ("table", "/dekal/table"),
                ] {
                    page.script(&format!("location.hash = '#{hash}'; location.reload();"))
                        .await?;
                    page.find("main[data-screen] h1").await?;
                    if name == "table" {
                        page.wait_for(&["reveal"]).await?;
                        page.reveal().await?;
                        page.wait_for(&["draft"]).await?;
                    }
                    let picture = page.client.screenshot().await.context("a screenshot")?;
                    assert!(!picture.is_empty());
                    std::fs::write(folder.join(format!("{name}-{size}-{theme}.png")), picture)?;
                }
            }
        }
        Ok(())
    })
    .await
}
