//! Whatever is copied is confirmed where it was asked for: by a sign or in words that are seen, and to screen readers.

use crate::harness::Page;
use crate::records::CATCH;
use anyhow::{Context, Result, ensure};
use serde_json::json;

/// What is seen of a button that copies, given its `data-action`: whether its sign is shown, the words of its status that are
/// shown, and how often the page has announced that status.
const SEEN: &str = "
    const button = document.querySelector(`[data-action='${action}']`);
    const status = button.parentElement.querySelector('[data-copied]');
    const isIn = ({ x, y, width, height }) => {
        const [across, down] = [x + width / 2, y + height / 2];
        return across > 0 && down > 0 && across < innerWidth && down < innerHeight;
    };
    const { visibility, width } = getComputedStyle(button, '::after');
    const hasSign = visibility === 'visible' && parseFloat(width) > 0 && isIn(button.getBoundingClientRect());
    const isRead = status.checkVisibility({ visibilityProperty: true }) && isIn(status.getBoundingClientRect());
    const said = [...document.querySelectorAll('[data-said] > p')].map((line) => line.textContent);
    return { hasSign, words: isRead ? status.textContent : '', told: status.textContent,
        said: said.filter((line) => line === status.textContent).length };";

impl Page {
    /// Presses a button that copies twice; fails unless each time the text that has this part is copied, which is
    /// confirmed.
    async fn copy_is_confirmed(&self, action: &str, part: &str) -> Result<()> {
        let seen = format!("const action = '{action}'; {SEEN}");
        let before = self.script(&seen).await?;
        ensure!(
            before == json!({ "hasSign": false, "words": "", "told": "", "said": 0 }),
            "before: {before}"
        );
        for count in 1..=2 {
            let press = format!(
                "const button = document.querySelector(`[data-action='{action}']`);
                 button.scrollIntoView({{ block: 'center' }});
                 button.click();"
            );
            self.script(&press).await?;
            self.until(&format!("return copied.length === {count}"))
                .await?;
            let copied = self.script("return copied.at(-1)").await?;
            let copied = copied.as_str().context("a text")?;
            ensure!(copied.contains(part), "{copied}");
            let said = format!("return (() => {{ {seen} }})().said === {count}");
            self.until(&said).await?;
            let after = self.script(&seen).await?;
            let is_shown = after["hasSign"] == true || after["words"] != "";
            ensure!(is_shown && after["told"] != "", "{action}: {after}");
        }
        self.script("copied.length = 0").await?;
        Ok(())
    }
}

/// The sizes in which a confirmation has to be seen.
const WINDOWS: [(u32, u32); 3] = [(1280, 800), (390, 844), (844, 390)];

#[tokio::test]
async fn every_link_that_is_copied_is_confirmed() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        for (width, height) in WINDOWS {
            page.resize(width, height).await?;
            page.open_replay().await?;
            page.copy_is_confirmed("copy-link", "#/record/").await?;
            page.click_on("[data-action='same-game']").await?;
            page.find("[data-screen='play']").await?;
            page.copy_is_confirmed("copy-link", "#/play/").await?;
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_days_result_that_is_copied_is_confirmed() -> Result<()> {
    Page::run(async |page| {
        page.open_days("en", "").await?;
        page.begin_days_detrak().await?;
        page.finish_detrak().await?;
        for (width, height) in WINDOWS {
            page.resize(width, height).await?;
            page.find(".after-day [data-result-of='detrak']").await?;
            page.copy_is_confirmed("copy-result", "Tablée · Détrak · 2026-11-21")
                .await?;
            page.reload().await?;
        }
        page.open_screen("/daily").await?;
        page.find("[data-result-of='detrak']").await?;
        page.copy_is_confirmed("copy-result", "Tablée · Détrak · 2026-11-21")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_report_that_is_copied_is_confirmed() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.open_home().await?;
        page.script("tableeFailed('as a test')").await?;
        page.find("#failure[open] [data-failure='copy']")
            .await?
            .click()
            .await?;
        page.until("return copied.length === 1").await?;
        let status = page.find("#failure [data-failure='status']").await?;
        assert_eq!(status.text().await?, "The report has been copied.");
        let role = status.attr("role").await?;
        assert_eq!(role.as_deref(), Some("status"), "it is read aloud");
        Ok(())
    })
    .await
}
