//! The announcements for screen readers, from the beginning of a page on.

use crate::harness::Page;
use anyhow::{Context, Result};

/// The selector of the polite live regions.
pub const LIVE_REGIONS: &str = "[aria-live=polite], [role=status], [role=log], output";

/// Records everything that is added to the live region.
const LISTEN: &str = "if (!window.__said) {
    window.__said = [];
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
            if (target.nodeType === 1 && target.matches('[data-said]'))
                for (const node of addedNodes) window.__said.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
}";

impl Page {
    /// Sets the language and records announcements, in every page that is loaded from now on.
    pub async fn listen(&self, lang: &str) -> Result<()> {
        self.before_everything(LISTEN).await?;
        self.script(&format!(
            "const settings = JSON.parse(localStorage.getItem('tablee.settings'));
             localStorage.setItem('tablee.settings', JSON.stringify({{ ...settings, lang: '{lang}' }}));"
        ))
        .await?;
        Ok(())
    }

    /// Everything that this page has announced, in order.
    pub async fn announcements(&self) -> Result<Vec<String>> {
        serde_json::from_value(self.script("return window.__said").await?).context("a list")
    }

    /// Fails unless the page announced lines with these words, in this order; returns all announcements.
    pub async fn check_announced(&self, wanted: &[Vec<String>]) -> Result<Vec<String>> {
        let announcements = self.announcements().await?;
        let mut rest = announcements.iter();
        for (index, parts) in wanted.iter().enumerate() {
            let has = |line: &&String| parts.iter().all(|word| line.contains(word.as_str()));
            assert!(
                rest.any(|line| has(&line)),
                "{parts:?}, the {index}th of {}, was not told in its turn: {announcements:#?}",
                wanted.len()
            );
        }
        Ok(announcements)
    }

    /// How many polite live regions there are.
    pub async fn live_regions(&self) -> Result<u64> {
        let count = format!("return document.querySelectorAll('{LIVE_REGIONS}').length");
        let count = self.script(&count).await?;
        count.as_u64().context("a number")
    }
}

#[tokio::test]
async fn another_screen_begins_with_nothing_said() -> Result<()> {
    Page::run(async |page| {
        page.open_screen("/daily").await?;
        page.click_on("[data-action='month-before']").await?;
        page.until("return document.querySelector('[data-said]').childElementCount > 0")
            .await?;
        page.script(
            "window.__before = [...document.querySelector('[data-said]').children];
             location.hash = '#/dekal/tutorial';",
        )
        .await?;
        page.find("[data-lesson]").await?;
        // What the lesson says on its arrival is announced, and nothing older.
        page.until(
            "const said = [...document.querySelector('[data-said]').children];
             return said.length > 0 && !said.some((line) => window.__before.includes(line))",
        )
        .await?;
        page.no_complaints().await
    })
    .await
}

/// Fails if sentences were the same in both languages.
pub fn check_languages(french: &[String], english: &[String]) {
    let sentence = |line: &&String| line.split_whitespace().count() > 3;
    let both: Vec<_> = french
        .iter()
        .filter(sentence)
        .filter(|line| english.contains(line))
        .collect();
    assert!(both.is_empty(), "said in both languages: {both:?}");
}
