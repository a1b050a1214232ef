//! Which level decides as well as the person did, told with the result of a match: judged while nothing else is to be
//! done, and nothing while nobody looks.

use std::time::Duration;

use crate::harness::Page;
use crate::skipping::end;
use anyhow::{Context, Result, ensure};
use engine::Game;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;

/// The page is hidden or not as `isHidden` says, and `begun` counts its workers.
const HIDES: &str = "
    window.isHidden = true;
    Object.defineProperty(document, 'hidden', { get: () => window.isHidden });
    window.begun = 0;
    const Original = window.Worker;
    window.Worker = class extends Original {
        constructor(...how) { super(...how); window.begun += 1; }
    };";

/// The longest time in which the decisions of a match are judged, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(180);

/// The sizes, languages and themes in which the result is looked at.
const LOOKS: [(u32, u32, &str, &str); 4] = [
    (1280, 800, "en", "light"),
    (390, 844, "fr", "dark"),
    (900, 600, "de", "light"),
    (740, 360, "es", "dark"),
];

/// Settings in English without pauses.
const SETTINGS: &str =
    "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }));";

impl Page {
    async fn begins_anew(&self) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        self.script(SETTINGS).await?;
        Ok(())
    }

    /// Waits for the level on the plate and returns what is said.
    async fn own_level(&self) -> Result<String> {
        let told = "return document.querySelector('[data-own-level]')?.dataset.ownLevel === 'true'";
        let look = async || Ok((self.script(told).await? == true).then_some(()));
        self.eventually_within(PATIENCE, "the level of the person's own decisions", look)
            .await?;
        self.text_of("[data-own-level-said]").await
    }

    /// What the matches of a game have cost, as it is noted.
    async fn losses_of<G: Game>(&self) -> Result<String> {
        let script = format!(
            "return localStorage['tablee.{}.losses'] ?? ''",
            G::ID.name()
        );
        let noted = self.script(&script).await?;
        Ok(noted.as_str().context("a text")?.to_owned())
    }

    /// The level is told on the plate, and the match is noted once.
    async fn level_is_told<G: Game>(&self) -> Result<()> {
        let said = self.own_level().await?;
        ensure!(
            // After one match it may be any level.
            (said.starts_with("You chose like ") || said.starts_with("You lost "))
                && said.contains("that mattered"),
            "{said}"
        );
        let noted = self.losses_of::<G>().await?;
        ensure!(noted.lines().count() == 1, "{noted:?}");
        self.find("[data-own-luck='true']").await?;
        for (width, height, lang, theme) in LOOKS {
            self.resize(width, height).await?;
            self.adopt(lang, &serde_json::json!({ "theme": theme }))
                .await?;
            self.drawn().await?;
            let what = format!("a level at {}, {lang}, {width}", G::ID.name());
            self.fits(&what).await?;
            // On small screens it takes nothing from the stage.
            let cut = "const place = document.querySelector('.stage-place');
                return place.scrollHeight - place.clientHeight";
            ensure!(self.script(cut).await? == 0, "{what}: the stage is cut");
            self.picture(&format!("{what}, {theme}")).await?;
        }
        let (width, height, lang, theme) = LOOKS[0];
        self.resize(width, height).await?;
        self.adopt(lang, &serde_json::json!({ "theme": theme }))
            .await
    }
}

#[tokio::test]
async fn a_result_says_which_level_chose_as_well_and_the_review_has_the_answers() -> Result<()> {
    Page::run(async |page| {
        page.begins_anew().await?;
        page.play_against(&["beginner"]).await?;
        end::<Dekal>(page).await?;
        page.level_is_told::<Dekal>().await?;
        let noted = page.losses_of::<Dekal>().await?;
        // Nothing is left for the review to judge, which says the same.
        let said = page.text_of("[data-own-level-said]").await?;
        page.script(
            "window.asked = 0;
             const post = Worker.prototype.postMessage;
             Worker.prototype.postMessage = function (...all) { window.asked += 1; return post.apply(this, all); };",
        )
        .await?;
        page.click_on("[data-result] [data-action='review']").await?;
        page.judged().await?;
        ensure!(page.script("return window.asked").await? == 0, "asked again");
        ensure!(page.read("[data-level]").await? == said);
        ensure!(page.losses_of::<Dekal>().await? == noted, "noted once");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn it_is_told_in_every_game() -> Result<()> {
    Page::run(async |page| {
        page.begins_anew().await?;
        page.set_out_sheets(&[], false).await?;
        end::<Detrak>(page).await?;
        page.level_is_told::<Detrak>().await?;
        page.begins_anew().await?;
        page.deal_cards(&["beginner"]).await?;
        end::<Dumble>(page).await?;
        page.level_is_told::<Dumble>().await?;
        page.begins_anew().await?;
        page.sit_down_to_debacle("red", "beginner").await?;
        end::<Debacle>(page).await?;
        page.level_is_told::<Debacle>().await
    })
    .await
}

#[tokio::test]
async fn nothing_is_judged_while_nobody_looks() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(HIDES).await?;
        page.begins_anew().await?;
        page.play_against(&["beginner"]).await?;
        end::<Dekal>(page).await?;
        page.find("[data-own-level='false']").await?;
        ensure!(
            page.script("return window.begun").await? == 0,
            "workers are asked"
        );
        page.script(
            "window.isHidden = false; document.dispatchEvent(new Event('visibilitychange'));",
        )
        .await?;
        page.own_level().await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn whoever_had_help_did_not_choose_alone() -> Result<()> {
    Page::run(async |page| {
        page.begins_anew().await?;
        page.play_against(&["beginner"]).await?;
        page.click_on("[data-action='hint']").await?;
        page.until_saved("dekal", |saved| saved["assisted"] == true)
            .await?;
        end::<Dekal>(page).await?;
        page.find("[data-result] [data-assisted]").await?;
        ensure!(
            page.script("return document.querySelector('[data-own-level]') === null")
                .await?
                == true
        );
        Ok(())
    })
    .await
}
