//! The ends of rounds and games, on small screens and at full tables: the whole stage and the buttons that
//! continue are visible.

use crate::dice::eager;
use crate::harness::Page;
use anyhow::{Context, Result};
use engine::debacle::{Debacle, Rules};
use engine::{Game, Match, Phase, Seed};

/// A phone upright, and one held sideways.
const SMALL: [(u32, u32); 2] = [(390, 844), (740, 360)];

/// Deletes everything stored and sets these settings.
async fn set(page: &Page, speed: &str, lang: &str) -> Result<()> {
    page.forget_all().await?;
    page.script(&format!(
        "localStorage.setItem('tablee.settings',
             JSON.stringify({{ speed: '{speed}', lang: '{lang}' }}));"
    ))
    .await?;
    Ok(())
}

/// Fails unless the result's buttons and the whole stage are visible on small screens.
async fn is_in_sight(page: &Page, what: &str) -> Result<()> {
    page.find(".result:not([hidden])").await?;
    for (width, height) in SMALL {
        page.resize(width, height).await?;
        let what = format!("{what}, {width} × {height}");
        page.fits(&what).await?;
        let cut = page
            .script(
                "const place = document.querySelector('.stage-place');
                 return place.scrollHeight - place.clientHeight;",
            )
            .await?;
        assert_eq!(cut, 0, "{what}: so much of the stage is out of sight");
    }
    Ok(())
}

#[tokio::test]
async fn a_full_table_of_dekal_shows_the_way_on_everywhere() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "de").await?;
        page.play_against(&["beginner"; 5]).await?;
        page.finish().await?;
        is_in_sight(page, "Dékal for six").await
    })
    .await
}

#[tokio::test]
async fn a_full_table_of_detrak_shows_the_way_on_everywhere() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "fr").await?;
        page.set_out_sheets(&["beginner"; 5], true).await?;
        page.begin_with("C").await?;
        page.finish_detrak().await?;
        is_in_sight(page, "Détrak for six").await
    })
    .await
}

#[tokio::test]
async fn a_full_table_of_dumble_shows_the_way_on_everywhere() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "de").await?;
        page.deal_cards(&["beginner"; 7]).await?;
        loop {
            let due = ["discard", "draw", "round-over"];
            match page.wait_for(&due).await?.as_str() {
                "discard" if page.announce().await? => {}
                "discard" => page.discard_last().await?,
                "draw" => page.draw().await?,
                _ => return is_in_sight(page, "Dumble for eight").await,
            }
        }
    })
    .await
}

/// A match of Débâcle one action before the end of its first round.
fn almost_over() -> Match<Debacle> {
    let mut play = Match::<Debacle>::new(Rules::default()).expect("rules that can be played");
    loop {
        play.draw_all(Seed(1));
        let Phase::Decide(seats) = play.game().phase() else {
            unreachable!("a round has not ended before its last action")
        };
        let (seat, action) = (seats.first(), eager(&play));
        let mut next = play.clone();
        next.act(
            seat.expect("somebody decides"),
            action.expect("there is a way"),
        )
        .expect("it is legal");
        match next.game().phase() {
            Phase::Over => return play,
            Phase::Decide(_) | Phase::Chance => play = next,
        }
    }
}

#[tokio::test]
async fn the_last_move_ends_before_the_result_comes() -> Result<()> {
    Page::run(async |page| {
        set(page, "normal", "fr").await?;
        page.resize(390, 844).await?;
        let play = almost_over();
        let last = eager(&play).context("there is a way")?;
        page.put_on_the_table(play).await?;
        page.script(
            "window.moved = 0;
             window.early = 0;
             const watch = () => {
                 const isMoving = document.getAnimations().some((one) =>
                     one.playState === 'running' && one.effect.target.closest('.visual'));
                 const isShown = document.querySelector('.result:not([hidden])') !== null;
                 window.moved += isMoving;
                 window.early += isMoving && isShown;
                 requestAnimationFrame(watch);
             };
             watch();",
        )
        .await?;
        page.do_by_tapping(last).await?;
        page.wait_for(&["round-over"]).await?;
        page.find(".result:not([hidden])").await?;
        let seen = page
            .script("return [window.moved > 0, window.early]")
            .await?;
        assert_eq!(
            seen,
            serde_json::json!([true, 0]),
            "what moved, and too late"
        );
        is_in_sight(page, "Débâcle").await?;
        page.no_complaints().await
    })
    .await
}
