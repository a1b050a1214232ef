//! What several persons agree on when they sit down at one screen: whether they have help.

use crate::harness::Page;
use anyhow::{Result, ensure};
use engine::debacle::Action;
use serde_json::json;

/// How many ways to help there are.
const HELP: &str = "return [...document.querySelectorAll(\"[data-action='hint'], [data-action='undo'], [data-action='coach-switch']\")]
    .filter((one) => one.checkVisibility()).length";

/// An action by its notation.
fn action(text: &str) -> Result<Action> {
    text.parse().map_err(anyhow::Error::msg)
}

impl Page {
    /// Opens the set-up of a game whose last match had these options.
    async fn set_up_anew(&self, game: &str, options: &serde_json::Value) -> Result<()> {
        let keep = format!(
            "await forgetMatch('{game}');
             localStorage.setItem('tablee.{game}.options', JSON.stringify({options}));"
        );
        self.open(&format!("/{game}/new"), &keep).await?;
        self.find(".start-bar button").await?;
        Ok(())
    }
}

#[tokio::test]
async fn several_persons_agree_to_have_no_help() -> Result<()> {
    Page::run(async |page| {
        page.resize(1280, 800).await?;
        page.forget_everything().await?;
        // Who plays against bots alone, decides about help by using it.
        page.set_up_anew("debacle", &json!({ "people": "red" }))
            .await?;
        let is_offered = "return document.querySelector(\"[name='help']\").checkVisibility()";
        ensure!(page.script(is_offered).await? == false);
        let two = json!({ "people": "both", "names": ["Ada", "Zoé"], "first": "red" });
        page.set_up_anew("debacle", &two).await?;
        page.find("[name='help']:checked").await?.click().await?;
        for lang in ["fr", "en"] {
            page.adopt(lang, &json!({})).await?;
            for (width, height) in [(1280, 800), (390, 844)] {
                page.fits_day_and_night(&format!("what two agree on, {lang}"), (width, height))
                    .await?;
                page.script(
                    "document.querySelector(\"[name='help']\").scrollIntoView({ block: 'center' })",
                )
                .await?;
                page.picture(&format!("agreed-{width}-{lang}")).await?;
            }
        }
        page.resize(1280, 800).await?;
        page.find(".start-bar button").await?.click().await?;
        page.wait_for(&["act"]).await?;
        let unaided = async || -> Result<()> {
            ensure!(page.script(HELP).await? == 0, "there is help");
            let before = page.saved().await?;
            page.find("body").await?.send_keys("hu").await?;
            page.drawn().await?;
            let said = "return document.querySelector('[data-refusal]').textContent + document.querySelector('[data-hint]').textContent";
            ensure!(page.script(said).await? == "", "something is said");
            ensure!(page.saved().await? == before);
            Ok(())
        };
        unaided().await?;
        page.do_by_tapping(action("c1-c2")?).await?;
        page.goes_on_from(0, "act").await?;
        unaided().await?;
        // It stays so when the match is loaded again, and in the next one.
        page.reload().await?;
        page.wait_for(&["act"]).await?;
        unaided().await?;
        page.open("/debacle/new", "").await?;
        page.find("[name='help']:not(:checked)").await?.click().await?;
        page.find(".start-bar button").await?.click().await?;
        page.wait_for(&["act"]).await?;
        page.find("[data-action='hint']").await?;
        ensure!(page.script(HELP).await? == 3, "hint, take back, and the coach");
        page.no_complaints().await
    })
    .await
}
