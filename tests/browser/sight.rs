//! Whole tables in low and small windows: everything can be seen and reached.

use crate::harness::{Page, only_in};
use anyhow::Result;
use serde_json::json;
use xtask::browser::Kind;

/// Why small windows are not tested in WebKit.
pub const NOT_NARROW: &str = "its window cannot be as narrow as a small phone";

#[tokio::test]
async fn on_a_low_window_every_edge_can_be_reached() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        let aside = page
            .script(
                "const middle = (css) => {
                     const box = document.querySelector(css).getBoundingClientRect();
                     return box.x + box.width / 2;
                 };
                 return Math.abs(middle('.bar-turn') - middle('.stage-place'));",
            )
            .await?;
        assert!(
            aside.as_f64() < Some(2.0),
            "the turn stands {aside} px aside of the stage"
        );
        for (width, height) in [(800, 600), (844, 390), (360, 640), (320, 256)] {
            if width < 447 && !only_in(&[Kind::Chromium, Kind::Firefox], NOT_NARROW)? {
                continue;
            }
            page.resize(width, height).await?;
            page.drawn().await?;
            if height < 300 {
                let above =
                    "const top = (css) => document.querySelector(css).getBoundingClientRect().top;
                    return top('.stage-place') < Math.min(top('.bar'), top('.prompt'))";
                assert_eq!(
                    page.script(above).await?,
                    true,
                    "at 400 %, the board comes first"
                );
            }
            let hidden = page
                .script(
                    "const seen = (edge) => {
                         edge.scrollIntoView({ block: 'center', inline: 'center' });
                         const box = edge.getBoundingClientRect();
                         const at = document.elementFromPoint(
                             box.x + box.width / 2, box.y + box.height / 2);
                         return at === edge;
                     };
                     return [...document.querySelectorAll('[data-push], .cell')]
                         .filter((edge) => !seen(edge)).map((edge) => edge.outerHTML);",
                )
                .await?;
            assert_eq!(hidden, serde_json::json!([]), "{width} × {height}");
        }
        Ok(())
    })
    .await
}

/// Fails if a button of the stage is not completely visible.
pub async fn stage_is_in_sight(page: &Page, what: &str) -> Result<()> {
    page.drawn().await?;
    let out = page
        .script(
            "const stage = document.querySelector('.stage-place').getBoundingClientRect();
             const isOut = (button) => {
                 const box = button.getBoundingClientRect();
                 return box.left < stage.left - 1 || box.top < stage.top - 1
                     || box.right > stage.right + 1 || box.bottom > stage.bottom + 1;
             };
             return [...document.querySelectorAll('.stage-place button')]
                 .filter((button) => button.offsetParent && isOut(button))
                 .map((button) => button.outerHTML);",
        )
        .await?;
    assert_eq!(out, serde_json::json!([]), "{what}");
    Ok(())
}

/// Checks the present table in these languages and all these sizes; `check` gets a name for it. Afterwards the table
/// has the first size again.
async fn in_sight(
    page: &Page,
    what: &str,
    langs: &[&str],
    sizes: &[(u32, u32)],
    check: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    for lang in langs {
        page.adopt(lang, &json!({})).await?;
        for (width, height) in sizes {
            page.resize(*width, *height).await?;
            let what = format!("{what}, {lang}, {width} × {height}");
            stage_is_in_sight(page, &what).await?;
            page.shows_all(&what).await?;
            check(page).await?;
        }
    }
    page.resize(sizes[0].0, sizes[0].1).await?;
    page.drawn().await
}

/// Checks every table with several opponents, at every step that has controls of its own, in these languages and all
/// these sizes.
async fn tables_are_in_sight(
    langs: &[&str],
    sizes: &[(u32, u32)],
    check: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    Page::run(async |page| {
        page.resize(sizes[0].0, sizes[0].1).await?;
        let settings = json!({ "speed": "none", "lang": langs[0] });
        page.script(&format!(
            "localStorage.setItem('tablee.settings', JSON.stringify({settings}))"
        ))
        .await?;
        let seen = async |what: &str| in_sight(page, what, langs, sizes, &check).await;
        for bots in [5, 3] {
            page.play_against(&vec!["regular"; bots]).await?;
            // At the second draft, everybody has a last move.
            for _ in 0..2 {
                page.wait_for(&["reveal"]).await?;
                page.reveal().await?;
                page.wait_for(&["draft"]).await?;
                page.find(".centre-slot.is-lit").await?;
                page.press_first("draft").await?;
            }
            page.wait_for(&["reveal"]).await?;
            seen(&format!("Dékal against {bots}")).await?;
        }
        page.set_out_sheets(&["regular"; 5], true).await?;
        page.begin_with("C").await?;
        seen("Détrak against five").await?;
        page.set_out_sheets(&["regular"; 3], false).await?;
        page.wait_for(&["start"]).await?;
        seen("Détrak at first").await?;
        page.begin_with("C").await?;
        seen("Détrak before the roll").await?;
        page.roll().await?;
        seen("Détrak").await?;
        page.deal_cards(&["regular"; 7]).await?;
        page.wait_for(&["discard"]).await?;
        seen("Dumble").await?;
        page.set_up_dice("red", "regular").await?;
        page.wait_for(&["act"]).await?;
        seen("Débâcle").await
    })
    .await
}

#[tokio::test]
async fn a_phone_held_sideways_shows_whole_tables() -> Result<()> {
    let sizes = [(844, 390), (667, 375)];
    tables_are_in_sight(&["en"], &sizes, async |_| Ok(())).await
}

#[tokio::test]
async fn a_small_phone_shows_whole_tables_under_a_bar_of_one_line() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], NOT_NARROW)? {
        return Ok(());
    }
    let sizes = [(320, 568), (360, 640)];
    tables_are_in_sight(&["de", "fr"], &sizes, async |page| {
        let bar = page
            .script("return document.querySelector('.bar').offsetHeight")
            .await?;
        assert!(bar.as_u64().is_some_and(|height| height < 50), "{bar} px");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_low_window_shows_whole_tables() -> Result<()> {
    let sizes = [(900, 540), (1280, 600)];
    tables_are_in_sight(&["fr"], &sizes, async |_| Ok(())).await
}
