//! What is seen first: the page before its program is there, the boxes on the home screen, and
//! tables that stand where they stand.

use crate::harness::{Page, Setup, copy_of_build, only_in};
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
    /// The games on the home screen, from the first to the last: the name, the text of the button
    /// that plays it, where that ends, and what the answer is to a request for the picture on its box.
    async fn boxes(&self) -> Result<Vec<(String, String, f64, String)>> {
        let boxes = self
            .script_async(
                "const look = async (game) => {
                     const lid = game.querySelector('.box');
                     const [, file] = getComputedStyle(lid).backgroundImage.match(/url\\(\"(.*)\"\\)/);
                     const answer = await fetch(file);
                     const play = game.querySelector('.button.primary');
                     return [game.dataset.game, play.innerText, play.getBoundingClientRect().bottom,
                         `${answer.status} ${answer.headers.get('content-type')}`];
                 };
                 Promise.all([...document.querySelectorAll('.game')].map(look)).then(done);",
            )
            .await?;
        Ok(serde_json::from_value(boxes)?)
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
async fn home_shows_the_games_in_their_boxes_first_that_which_is_under_way() -> Result<()> {
    Page::run(async |page| {
        page.deal_cards(&["regular"]).await?;
        page.until("return localStorage.getItem('tablee.saved.dumble') !== null")
            .await?;
        for (lang, goes_on) in [("en", "Continue"), ("fr", "Reprendre")] {
            page.prefer(&json!({ "lang": lang }).to_string()).await?;
            page.open_home().await?;
            for (width, height) in [(1280, 800), (844, 390), (390, 844)] {
                page.resize(width, height).await?;
                let boxes = page.boxes().await?;
                let names: Vec<&str> = boxes.iter().map(|(game, ..)| &**game).collect();
                assert_eq!(names, ["dumble", "dekal", "detrak", "debacle"]);
                assert_eq!(boxes[0].1, goes_on);
                for (game, play, bottom, picture) in &boxes {
                    let place = format!("{game}, {width} × {height}: {play} ends at {bottom}");
                    assert!(*bottom < f64::from(height), "{place}");
                    assert_eq!(picture, "200 image/svg+xml", "{game}");
                }
                let below = "return [...document.querySelectorAll('.day-tile span')]
                    .filter((line) => line.getBoundingClientRect().bottom > innerHeight).length";
                assert_eq!(
                    page.script(below).await?,
                    0,
                    "{width} × {height}: days below"
                );
                page.fits(&format!("home, {lang}, {width}")).await?;
            }
        }
        let face = "document.fonts.ready.then(() => done(
            [...document.fonts].find((face) => face.family.includes('Calistoga')).status))";
        assert_eq!(page.script_async(face).await?, "loaded");
        page.find("[data-game='dumble'] .box a")
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
    let setup = Setup {
        dir: Some(build.path().to_owned()),
        ..Setup::default()
    };
    setup
        .run(async |page| {
            for (lang, part) in [("en", "could not be started"), ("fr", "n’a pas pu démarrer")] {
                page.prefer(&json!({ "lang": lang, "theme": "dark" }).to_string())
                    .await?;
                page.open("/", "").await?;
                page.find("[data-failed]:not([hidden])").await?;
                let seen = page.seen(".splash").await?;
                assert!(seen.contains(part), "{lang}: {seen}");
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
    if !only_in(&[Kind::Chromium], "no other measures shifts of the layout")? {
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
