//! The texts of a language: a person downloads those of their own language, and the page changes to another
//! one once its texts are loaded.

use crate::analysis::after_chance;
use crate::coach::{CARD, MARK};
use crate::harness::Page;
use anyhow::{Context, Result};
use engine::GameId;
use serde_json::json;

/// The files of texts that were fetched so far.
const TEXTS: &str = r"
    return performance.getEntriesByType('resource')
        .map((entry) => entry.name.split('/').pop().replace(/-[0-9a-f]{16}/, ''))
        .filter((name) => /^texts_/.test(name))
        .sort()";

/// Makes requests fail whose file names contain `window.cut`.
const CUT: &str = r"
    const original = window.fetch;
    window.fetch = (what, ...how) => window.cut && String(what).includes(window.cut)
        ? Promise.reject(new TypeError('cut')) : original(what, ...how);";

impl Page {
    /// Opens the home screen in English, with nothing else stored, where files whose names contain `cut`
    /// cannot be fetched.
    async fn open_in_english(&self, cut: &str) -> Result<()> {
        self.before_everything(&format!("window.cut = '{cut}'; {CUT}"))
            .await?;
        let keep = "await forgetAll();
             localStorage.setItem('tablee.settings', JSON.stringify({ lang: 'en' }));";
        self.open("/", keep).await?;
        self.find("html[lang='en'] main[data-screen='home']")
            .await?;
        Ok(())
    }

    /// The stored language.
    async fn kept_language(&self) -> Result<String> {
        let kept = "return JSON.parse(localStorage.getItem('tablee.settings')).lang";
        let kept = self.script(kept).await?;
        Ok(kept.as_str().context("a language is kept")?.to_owned())
    }

    /// Checks that the page says, in its language, that French cannot be loaded.
    async fn misses_french(&self) -> Result<()> {
        let sentence = self
            .find("[data-missing='fr']:not([hidden])")
            .await?
            .text()
            .await?;
        let is_english = sentence.contains("Français") && sentence.contains("Check the connection");
        anyhow::ensure!(is_english, "{sentence}");
        Ok(())
    }
}

#[tokio::test]
async fn a_person_downloads_the_texts_of_one_language() -> Result<()> {
    Page::run(async |page| {
        page.open_in_english("").await?;
        assert_eq!(page.script(TEXTS).await?, json!(["texts_en.wasm"]));
        page.script("location.hash = '#/dekal/table'").await?;
        page.find("[data-table='dekal'] .cell").await?;
        assert_eq!(page.script(TEXTS).await?, json!(["texts_en.wasm"]));
        page.script("location.hash = '#/settings'").await?;
        page.find("[data-screen='settings'] [data-group='play']")
            .await?;
        assert_eq!(page.script(TEXTS).await?, json!(["texts_en.wasm"]));
        page.find("input[name='language'][value='1']")
            .await?
            .click()
            .await?;
        page.find("html[lang='fr'] [data-screen='settings']")
            .await?;
        let both = json!(["texts_en.wasm", "texts_fr.wasm"]);
        assert_eq!(page.script(TEXTS).await?, both);
        let heading = page.find("main h1").await?.text().await?;
        assert_eq!(heading, "Réglages");
        assert_eq!(page.kept_language().await?, "fr");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_language_that_cannot_be_had_is_told_and_the_page_stays_as_it_was() -> Result<()> {
    Page::run(async |page| {
        page.open_in_english("texts_fr").await?;
        page.script("location.hash = '#/settings'").await?;
        let french = "input[name='language'][value='1']";
        page.find(french).await?.click().await?;
        page.misses_french().await?;
        page.accessible("a language that cannot be had").await?;
        page.find("html[lang='en'] [data-screen='settings']")
            .await?;
        page.find("input[name='language'][value='2']:checked")
            .await?;
        assert_eq!(page.kept_language().await?, "en");
        // Other settings do not wait for the language.
        page.find("input[name='theme'][value='2']")
            .await?
            .click()
            .await?;
        page.find("html[data-theme='dark'] [data-missing='fr']:not([hidden])")
            .await?;
        page.script("window.cut = ''").await?;
        page.find(french).await?.click().await?;
        page.find("html[lang='fr'][data-theme='dark'] [data-screen='settings']")
            .await?;
        page.find("input[name='language'][value='1']:checked")
            .await?;
        let missing = "return document.querySelector('[data-missing]') === null";
        page.until(missing).await?;
        assert_eq!(page.kept_language().await?, "fr");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_list_shows_the_language_that_is_spoken() -> Result<()> {
    const CHOOSE: &str = "
        const list = document.querySelector(\"select[name='language']\");
        list.selectedIndex = 1;
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    Page::run(async |page| {
        page.open_in_english("texts_fr").await?;
        page.script(CHOOSE).await?;
        page.misses_french().await?;
        let shown =
            "return document.querySelector(\"select[name='language']\").selectedIndex === 2";
        page.until(shown).await?;
        page.find("[data-missing] button").await?.click().await?;
        page.until("return document.querySelector('[data-missing]') === null")
            .await?;
        page.script("window.cut = ''").await?;
        page.script(CHOOSE).await?;
        page.find("html[lang='fr'] main[data-screen='home']")
            .await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn texts_that_cannot_be_had_are_told() -> Result<()> {
    Page::run(async |page| {
        page.open_in_english("").await?;
        // Without them, the page does not start.
        page.before_everything("window.cut = 'texts_en-';").await?;
        page.reload().await?;
        let shown = page.find("[data-failed]:not([hidden])").await?;
        assert!(shown.is_displayed().await?, "in the person's language");
        let sentence = shown.text().await?;
        assert!(sentence.contains("could not be started"), "{sentence}");
        Ok(())
    })
    .await
}

/// Translates as browsers do: every text that comes is put into elements of the translator, unless the page forbids it.
const TRANSLATOR: &str = r"
    const translate = (root) => {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walk.nextNode()) found.push(walk.currentNode);
        for (const text of root.nodeType === Node.TEXT_NODE ? [root] : found) {
            const parent = text.parentElement;
            if (!text.data.trim() || !parent || !parent.translate || parent.closest('font, script, style')) continue;
            const [outer, inner] = [document.createElement('font'), document.createElement('font')];
            inner.append(`«${text.data}»`);
            outer.append(inner);
            text.replaceWith(outer);
        }
    };
    const see = { childList: true, characterData: true, subtree: true };
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const one of [target, ...addedNodes]) translate(one);
    }).observe(document, see);";

/// The number of texts on the page that are translated, and of those that are not.
const TRANSLATED: &str = "
    const texts = [...document.querySelectorAll('body *')].filter((one) => !one.children.length && one.textContent.trim());
    const ours = texts.filter((one) => !one.matches('font'));
    return [texts.length - ours.length, ours.length];";

#[tokio::test]
async fn a_browser_translates_rules_and_breaks_nothing() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(TRANSLATOR).await?;
        page.forget_everything().await?;
        for game in GameId::ALL {
            page.open_screen(&format!("/{}/rules", game.name())).await?;
            page.until("return document.querySelectorAll('.body font font').length > 5")
                .await?;
            // The texts of another language are shown, and translated.
            for (lang, heading) in [("de", "Ein Zug"), ("en", "A turn")] {
                page.adopt(lang, &json!({})).await?;
                page.until(&format!(
                    "return [...document.querySelectorAll('h2 font font')].some((one) => one.textContent === '«{heading}»')"
                ))
                .await?;
                let (many, few): (usize, usize) =
                    serde_json::from_value(page.script(TRANSLATED).await?)?;
                assert!(many > 10 && few > 3, "{many}, {few}");
            }
            page.begin_against(game, "beginner").await?;
            for _ in 0..6 {
                page.go_on(game).await?;
            }
        }
        for screen in ["/", "/settings", "/keys", "/daily", "/games"] {
            page.open_screen(screen).await?;
            for lang in ["fr", "en"] {
                page.adopt(lang, &json!({})).await?;
            }
            let (many, _): (usize, usize) = serde_json::from_value(page.script(TRANSLATED).await?)?;
            assert_eq!(many, 0, "{screen} changes");
        }
        page.no_complaints().await
    })
    .await
}

impl Page {
    /// Shows the screen in other languages, and fails if something on it was translated.
    async fn stays_as_it_is(&self, what: &str) -> Result<()> {
        for lang in ["fr", "en"] {
            self.adopt(lang, &json!({})).await?;
        }
        let (many, few): (usize, usize) = serde_json::from_value(self.script(TRANSLATED).await?)?;
        assert_eq!(many, 0, "{what} changes");
        assert!(few > 5, "{what}: {few} texts");
        Ok(())
    }
}

#[tokio::test]
async fn whatever_is_judged_or_solved_goes_on_beside_a_translator() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(TRANSLATOR).await?;
        page.forget_everything().await?;
        page.client.set_window_size(1280, 900).await?;
        page.open_puzzles("").await?;
        page.stays_as_it_is("the list of puzzles").await?;
        for game in GameId::ALL.map(GameId::name) {
            page.go_to_puzzles(&format!("/{game}")).await?;
            page.until_stage("open").await?;
            page.press_beside_puzzle("solution").await?;
            page.until_stage("shown").await?;
            page.find(".puzzle-value .is-good").await?;
            page.stays_as_it_is("a puzzle").await?;
            page.press_beside_puzzle("next-puzzle").await?;
            page.until_stage("open").await?;
        }
        let (record, place) = after_chance()?;
        page.analyse(&record, &place).await?;
        page.find(".analysis-option").await?;
        page.press_in_panel("redraw").await?;
        page.until_variations(1).await?;
        page.find(".analysis-option").await?;
        page.stays_as_it_is("the analysis board").await?;
        page.review(&record.to_json(), "en").await?;
        page.judged().await?;
        page.stays_as_it_is("a review").await?;
        page.open_most_expensive().await?;
        page.find("[data-action='line-better']")
            .await?
            .click()
            .await?;
        page.stays_as_it_is("a decision").await?;
        page.begin_coached().await?;
        page.play_until_coached().await?;
        page.find(MARK).await?.click().await?;
        page.find(CARD).await?;
        page.stays_as_it_is("the coach").await?;
        page.find("[data-action='try']").await?.click().await?;
        page.until_saved("detrak", |saved| saved["practice"] == true)
            .await?;
        page.note_anywhere().await?;
        page.watch("detrak", "fast", json!({ "players": 2 }))
            .await?;
        page.click_on("[data-action='to-end']").await?;
        page.wait_for(&["match-over"]).await?;
        page.stays_as_it_is("a result").await?;
        page.no_complaints().await
    })
    .await
}
