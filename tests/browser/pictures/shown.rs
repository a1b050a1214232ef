//! What is visible first: the page before its program is loaded, the pictures on the home screen, and tables
//! without layout shifts.

use crate::harness::{Page, Scene, copy_of_build, kind};
use anyhow::{Context, Result};
use serde_json::json;
use std::fs;
use xtask::browser::Kind;

/// The games, as files and addresses name them.
const GAMES: [&str; 4] = ["dekal", "detrak", "dumble", "debacle"];

/// Adds up the layout shifts from the beginning of the page on.
const SHIFTS: &str = "window.shifted = { all: 0, what: [] };
    const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
    window.heard = (entries) => {
        for (const entry of entries) {
            window.shifted.all += entry.value;
            const at = `${Math.round(entry.startTime)} ms: ${entry.value.toFixed(4)}`;
            const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
                `${node?.className ?? node?.nodeName} ${rect(previousRect)} to ${rect(currentRect)}`);
            window.shifted.what.push([at, ...moved].join('; '));
        }
    };
    window.watching = new PerformanceObserver((list) => window.heard(list.getEntries()));
    window.watching.observe({ type: 'layout-shift', buffered: true });";

impl Page {
    /// The home screen, with these settings.
    async fn home_with(&self, lang: &str, theme: &str) -> Result<()> {
        let settings = json!({ "lang": lang, "theme": theme });
        self.prefer(&settings.to_string()).await?;
        self.open_home().await
    }

    /// Waits for a game's picture; returns its file, its width, and its description.
    async fn shown_picture(&self, game: &str) -> Result<(String, u64, String)> {
        let shown = self
            .script_async(&format!(
                "const picture = document.querySelector(\"[data-game='{game}'] img\");
                 picture.scrollIntoView();
                 const look = () => picture.complete && picture.naturalWidth
                     ? done([picture.currentSrc, picture.naturalWidth, picture.alt])
                     : setTimeout(look, 20);
                 look();"
            ))
            .await?;
        Ok(serde_json::from_value(shown)?)
    }

    /// The text of the visible ones among some elements.
    async fn seen(&self, css: &str) -> Result<String> {
        let seen = self
            .script(&format!(
                "return [...document.querySelectorAll(\"{css}\")].map((part) => part.innerText).join(' ')"
            ))
            .await?;
        Ok(seen.as_str().context("a text")?.trim().to_owned())
    }
}

#[tokio::test]
async fn home_shows_the_real_tables_by_day_and_by_night() -> Result<()> {
    Page::run(async |page| {
        for (lang, theme) in [("en", "light"), ("fr", "dark")] {
            page.home_with(lang, theme).await?;
            for game in GAMES {
                let (file, width, about) = page.shown_picture(game).await?;
                assert!(file.contains(&format!("/{game}-{theme}-")), "{file}");
                assert_eq!(width, 480);
                let word = ["in the middle of", "en cours de"][usize::from(lang == "fr")];
                assert!(about.contains(word), "{lang}: {about}");
            }
            for size in [(1280, 800), (390, 844)] {
                page.resize(size.0, size.1).await?;
                page.fits(&format!("home, {lang}, {theme}, {}", size.0))
                    .await?;
            }
        }
        page.shown_picture("dumble").await?;
        page.find("[data-game='dumble'] .game-picture")
            .await?
            .click()
            .await?;
        page.find("[data-table='dumble']").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_page_whose_program_does_not_come_says_so() -> Result<()> {
    let build = copy_of_build()?;
    for entry in fs::read_dir(build.path())? {
        let entry = entry?;
        if entry
            .file_name()
            .to_string_lossy()
            .starts_with("tablee_bg-")
        {
            fs::remove_file(entry.path())?;
        }
    }
    let scene = Scene {
        dir: Some(build.path().to_owned()),
        ..Scene::default()
    };
    scene
        .run(async |page| {
            for (lang, words) in [("en", "could not be started"), ("fr", "n’a pas pu démarrer")] {
                page.prefer(&json!({ "lang": lang, "theme": "dark" }).to_string())
                    .await?;
                page.open("/", "").await?;
                page.find("[data-failed]:not([hidden])").await?;
                let seen = page.seen(".splash").await?;
                assert!(seen.contains(words), "{lang}: {seen}");
                assert_eq!(seen.matches("Dékal").count(), 1, "one language: {seen}");
                let root = page
                    .script("return [document.documentElement.lang, document.documentElement.dataset.theme]")
                    .await?;
                assert_eq!(root, json!([lang, "dark"]));
                page.accessible(&format!("a page that cannot start, {lang}"))
                    .await?;
            }
            Ok(())
        })
        .await
}

#[tokio::test]
async fn tables_stand_where_they_stand_from_the_beginning() -> Result<()> {
    if kind() != Kind::Chromium {
        // Only Chromium measures this.
        return Ok(());
    }
    Page::run(async |page| {
        page.before_everything(SHIFTS).await?;
        for game in GAMES {
            for (width, height) in [(1280, 800), (390, 844)] {
                page.resize(width, height).await?;
                page.open(&format!("/{game}/table"), "await forgetAll()")
                    .await?;
                page.find(&format!("[data-table='{game}']")).await?;
                // The table is complete once something is due for the person. Shifts until then are reported
                // when the browser has drawn them.
                page.wait_for(&["reveal", "start", "roll", "discard", "act"])
                    .await?;
                let shifted = page
                    .script_async(
                        "requestAnimationFrame(() => requestAnimationFrame(() => {
                             window.heard(window.watching.takeRecords());
                             done(window.shifted);
                         }))",
                    )
                    .await?;
                let all = shifted["all"].as_f64().context("a number")?;
                assert!(all < 0.02, "{game}, {width}: {:#}", shifted["what"]);
            }
        }
        page.no_complaints().await
    })
    .await
}
