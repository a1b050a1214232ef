//! No text is in the wrong language.

use crate::harness::Page;
use crate::skipping::end;
use anyhow::Result;
use engine::debacle::Debacle;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use model::cast;
use serde_json::json;
use std::collections::BTreeSet;

/// Texts that are the same in French and in English: names besides those of the cast, and shared words.
const SHARED: &[&str] = &[
    "Tablée",
    "Dékal",
    "Détrak",
    "Dumble",
    "Débâcle",
    "Français",
    "English",
    "Deutsch",
    "Español",
    "Italiano",
    "Amateur",
    "Expert",
    "Options",
    concat!("Version ", env!("CARGO_PKG_VERSION")),
    "Table",
    "Score",
    "Place",
    "Total",
    "Points",
    "triangle",
    "points",
    "Vibration",
    "Tab",
];

/// All texts that are visible or read out: contents, labels, titles.
const TEXTS: &str = "
    const texts = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.add(walk.currentNode.data.trim());
    for (const name of ['aria-label', 'title', 'placeholder'])
        for (const element of document.querySelectorAll(`[${name}]`))
            texts.add(element.getAttribute(name).trim());
    return [...texts].filter((text) => /\\p{L}{2}/u.test(text));";

/// The texts that are the same in both languages, without names and seeds.
pub async fn said_alike(page: &Page) -> Result<Vec<String>> {
    let (french, english) = (texts(page, "fr").await?, texts(page, "en").await?);
    let both = french.intersection(&english);
    let both = both.filter(|text| !is_shared(text));
    Ok(both.cloned().collect())
}

async fn texts(page: &Page, lang: &str) -> Result<BTreeSet<String>> {
    page.adopt(lang, &json!({})).await?;
    page.drawn().await?;
    Ok(serde_json::from_value(page.script(TEXTS).await?)?)
}

/// Whether a text may be the same in both languages. Levels have their numbers before their names.
fn is_shared(text: &str) -> bool {
    let is_number = |letter: char| letter.is_ascii_digit() || " ·".contains(letter);
    let name = text.trim_start_matches(is_number);
    SHARED.contains(&name) || cast::NAMES.contains(&name) || is_seed(text)
}

/// Points are points in both languages.
fn is_score(text: &str) -> bool {
    let number = text
        .trim_end_matches('s')
        .strip_suffix(" point")
        .unwrap_or_default();
    number.trim_start_matches('−').parse::<u32>().is_ok()
}

fn is_seed(text: &str) -> bool {
    let mut signs = text.bytes();
    signs.all(|sign| sign.is_ascii_digit() || sign.is_ascii_uppercase())
}

#[tokio::test]
async fn no_text_at_the_table_of_detrak_is_the_same_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], true).await?;
        let compare = async |what: &str| -> Result<()> {
            let (french, english) = (texts(page, "fr").await?, texts(page, "en").await?);
            let shared = |text: &&String| !is_shared(text) && !is_score(text);
            let both: Vec<_> = french.intersection(&english).filter(shared).collect();
            assert!(both.is_empty(), "{what}: {both:?}");
            Ok(())
        };
        compare("the start").await?;
        page.begin_with("A").await?;
        page.roll().await?;
        compare("a roll").await?;
        end::<Detrak>(page).await?;
        page.studied().await?;
        compare("the result").await
    })
    .await
}

#[tokio::test]
async fn no_text_at_the_table_of_debacle_is_the_same_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("red", "regular").await?;
        let compare = async |what: &str| -> Result<()> {
            let (french, english) = (texts(page, "fr").await?, texts(page, "en").await?);
            let both: Vec<_> = french
                .intersection(&english)
                .filter(|text| !is_shared(text))
                .filter(|text| !is_notation(text))
                .collect();
            assert!(both.is_empty(), "{what}: {both:?}");
            Ok(())
        };
        page.wait_for(&["act"]).await?;
        compare("a turn").await?;
        end::<Debacle>(page).await?;
        compare("the result").await
    })
    .await
}

/// Moves are written alike in both languages, as in `3. Anna` and `c1xc2 (4)`.
fn is_notation(text: &str) -> bool {
    let name = text.split_once(". ").map(|(_, name)| name);
    let action = text.split(' ').next().unwrap_or_default();
    name == Some("Anna") || action.parse::<engine::debacle::Action>().is_ok()
}

#[tokio::test]
async fn no_text_at_the_table_of_dumble_is_the_same_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["regular"]).await?;
        let compare = async |what: &str| -> Result<()> {
            let (french, english) = (texts(page, "fr").await?, texts(page, "en").await?);
            let shared = |text: &&String| !is_shared(text) && !is_score(text);
            let both: Vec<_> = french.intersection(&english).filter(shared).collect();
            assert!(both.is_empty(), "{what}: {both:?}");
            Ok(())
        };
        page.discard_last().await?;
        compare("a draw").await?;
        end::<Dumble>(page).await?;
        compare("the result").await
    })
    .await
}

#[tokio::test]
async fn no_text_about_games_played_is_the_same_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        let compare = async |what: &str| -> Result<()> {
            let (french, english) = (texts(page, "fr").await?, texts(page, "en").await?);
            let shared = |text: &&String| !is_shared(text);
            let both: Vec<_> = french.intersection(&english).filter(shared).collect();
            assert!(both.is_empty(), "{what}: {both:?}");
            Ok(())
        };
        page.open_records().await?;
        compare("the list").await?;
        page.open_replay().await?;
        compare("a replay").await?;
        page.find("[data-action='same-game']")
            .await?
            .click()
            .await?;
        page.find("[data-screen='play']").await?;
        compare("a match to play").await?;
        page.script("location.hash = '#/record/zzzz'").await?;
        page.find("[data-screen='refusal']").await?;
        compare("a bad link").await
    })
    .await
}

#[tokio::test]
async fn no_text_is_the_same_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        for screen in [
            "/dekal/table",
            "/",
            "/dekal/new",
            "/dekal/rules",
            "/detrak/new",
            "/detrak/rules",
            "/dumble/new",
            "/dumble/rules",
            "/debacle/new",
            "/debacle/rules",
            "/settings",
            "/keys",
            "/daily",
            "/statistics/debacle",
        ] {
            page.open_screen(screen).await?;
            let (french, english) = (texts(page, "fr").await?, texts(page, "en").await?);
            assert!(
                french.len() > 5 && english.len() > 5,
                "{screen} says little"
            );
            let both: Vec<_> = french
                .intersection(&english)
                .filter(|text| !is_shared(text))
                .collect();
            assert!(both.is_empty(), "{screen}: {both:?}");
        }
        Ok(())
    })
    .await
}
