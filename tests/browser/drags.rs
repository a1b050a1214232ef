//! Drags that are cancelled, or whose piece turns under way.

use crate::harness::Page;
use crate::speed::drags::{DRAGS, go_round, let_go, press, sit_down};
use crate::table::Point;
use anyhow::Result;
use engine::GameId;
use fantoccini::key::Key;
use serde_json::json;

/// Whether everything is in its place, and nothing shows where it would land.
const NOTHING_IS_HELD: &str = "
    const held = ['.is-dragging', '.is-dragged', '.is-over.zone', '.is-over.board-square',
        '.is-hovered', '.is-refused', '.is-sliding', '[aria-pressed=true]'];
    const moved = [...document.querySelectorAll('[data-table] [style]')];
    return !document.querySelector(held.map((one) => `[data-table] ${one}, [data-table]${one}`))
        && moved.every((element) => !element.style.translate);";

/// The steps of the pointer from one point to another. A browser without a graphics processor needs its time for each.
const STEPS: u32 = 8;

/// Presses the pointer on something and drags it to a point, without a release.
async fn drag(page: &Page, from: Point, to: Point) -> Result<()> {
    press(page, from).await?;
    half_round(page, from, to).await
}

/// Moves the pointer from one point to another, in half a circle.
async fn half_round(page: &Page, from: Point, to: Point) -> Result<()> {
    go_round(page, from, to, STEPS, 2 * STEPS).await
}

/// Lets go at a point.
async fn let_go_at(page: &Page, (x, y): Point) -> Result<()> {
    let place = json!({ "bubbles": true, "clientX": x, "clientY": y });
    page.script(&format!(
        "const {{ target, pointerId }} = window.held;
         target.dispatchEvent(new PointerEvent('pointerup', {{ ...{place}, pointerId }}));"
    ))
    .await?;
    // The driver's own pointer has not moved since it pressed.
    let_go(page).await
}

#[tokio::test]
async fn escape_lets_go_of_what_is_dragged_and_nothing_is_done_with_it() -> Result<()> {
    for (game, ..) in DRAGS {
        Page::run(async |page| {
            let (from, to) = sit_down(page, game, false).await?;
            let before = page.saved().await?;
            // If everything is selected, the browser would drag the selection.
            page.script("getSelection().selectAllChildren(document.body)")
                .await?;
            drag(page, from, to).await?;
            page.find("[data-table].is-dragging").await?;
            let escape = Key::Escape.to_string();
            page.find("body").await?.send_keys(&escape).await?;
            page.until(NOTHING_IS_HELD).await?;
            half_round(page, to, from).await?;
            half_round(page, from, to).await?;
            assert_eq!(page.script(NOTHING_IS_HELD).await?, true, "{game:?}");
            let_go_at(page, to).await?;
            page.drawn().await?;
            assert_eq!(page.script(NOTHING_IS_HELD).await?, true, "{game:?}");
            assert_eq!(page.saved().await?, before, "{game:?}");
            // The piece can be taken once more.
            drag(page, from, to).await?;
            page.find("[data-table].is-dragging").await?;
            let_go(page).await?;
            page.no_complaints().await
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_piece_that_is_turned_in_the_hand_shows_where_it_would_land_now() -> Result<()> {
    const UPRIGHT: &str = "
        const cells = [...document.querySelectorAll('.square.is-ghost')];
        const columns = new Set(cells.map((cell) => cell.dataset.cell.slice(2)));
        return cells.length === 2 && columns.size === 1";
    Page::run(async |page| {
        let (from, _) = sit_down(page, GameId::Detrak, false).await?;
        let to = page.between("r3c2", "r3c3").await?;
        drag(page, from, to).await?;
        page.find("[data-cell='r3c2'].is-ghost").await?;
        page.find("[data-cell='r3c3'].is-ghost .is-drawn").await?;
        // The symbols are held without the ground on which they stood.
        let bare = "return ['.piece', '.piece .half'].every((css) => getComputedStyle(
                document.querySelector(css)).backgroundColor === 'rgba(0, 0, 0, 0)')";
        assert_eq!(page.script(bare).await?, true);
        // The pointer keeps still.
        page.find("body").await?.send_keys("t").await?;
        page.until(UPRIGHT).await?;
        let_go_at(page, to).await?;
        page.wait_for(&["roll"]).await?;
        Ok(())
    })
    .await
}

/// Notes in every frame whether the symbols of the piece are seen, and whether it glides.
const WATCH_THE_PIECE: &str = "
    window.faded = 0;
    window.glided = 0;
    const watch = () => {
        const opacity = (half) => +getComputedStyle(half).opacity;
        window.faded += [...document.querySelectorAll('.piece .half')].some((half) => opacity(half) < 1);
        window.glided += document.querySelector('.piece').getAnimations()
            .some((one) => one.transitionProperty === 'translate');
        requestAnimationFrame(watch);
    };
    watch();";

#[tokio::test]
async fn a_piece_that_is_dropped_off_the_sheet_is_seen_to_glide_back() -> Result<()> {
    Page::run(async |page| {
        let (from, _) = sit_down(page, GameId::Detrak, false).await?;
        // The piece appears once the dice lie still.
        page.until(
            "return [...document.querySelectorAll('.piece .half')]
                 .every((half) => getComputedStyle(half).opacity === '1')",
        )
        .await?;
        let to = (from.0, from.1 + 120.0);
        drag(page, from, to).await?;
        page.find("[data-table].is-dragging").await?;
        page.script(WATCH_THE_PIECE).await?;
        let_go_at(page, to).await?;
        page.until("return window.glided > 0").await?;
        page.until(NOTHING_IS_HELD).await?;
        page.drawn().await?;
        assert_eq!(page.script("return window.faded").await?, 0);
        page.wait_for(&["note"]).await?;
        Ok(())
    })
    .await
}
