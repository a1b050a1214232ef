//! The analysis board, positions that are set up, and puzzles.

use super::{BOTH, NOT_REPEATED, Way};
use crate::analysis::after_chance;
use crate::harness::{Page, only_in};
use crate::puzzles::{answers, of_debacle};
use crate::review::match_of;
use anyhow::{Context, Result, ensure};
use engine::dumble::Dumble;
use engine::{Entry, Seed};
use serde_json::json;
use xtask::browser::Kind;

impl Page {
    /// Presses a switch once, and fails unless it is the other way round afterwards.
    async fn switch_once(&self, way: Way, css: &str) -> Result<()> {
        let pressed = format!("document.querySelector(\"{css}\").ariaPressed");
        let before = self.script(&format!("return {pressed}")).await?;
        self.act_once(way, css).await?;
        let other = json!((before != "true").to_string());
        self.value_is(&pressed, other, css).await
    }

    /// Unfolds something that is folded.
    async fn unfold_once(&self, way: Way, css: &str) -> Result<()> {
        self.act_once(way, &format!("{css} > summary")).await?;
        self.find(&format!("{css}[open]")).await?;
        Ok(())
    }
}

/// What is judged: by what the player knows, or by all hands; and the round that follows one that is over.
async fn judgements(page: &Page) -> Result<()> {
    let record = match_of::<Dumble>(Seed(5), Default::default());
    page.analyse(&record, "30").await?;
    page.find(".analysis-option").await?;
    for switch in ["all-hands", "values"] {
        for way in BOTH {
            page.switch_once(way, &format!("[data-action='{switch}']"))
                .await?;
        }
    }
    for way in BOTH {
        page.analyse(&record, "30").await?;
        page.find(".analysis-option").await?;
        let shown = page.shown_move().await?;
        page.act_once(way, "[data-action='insert-line']").await?;
        page.until(&format!(
            "return document.querySelector('.analysis-move[aria-current]').innerText !== {shown:?}"
        ))
        .await?;
    }
    // The round after one that is over: nothing is done in it.
    let mut log = record.play.log().iter();
    let end = log.position(|entry| matches!(entry, Entry::NextRound));
    let end = end.context("a second round")?.to_string();
    for way in BOTH {
        page.analyse(&record, &end).await?;
        page.act_once(way, "[data-action='analysis-round']").await?;
        page.find(".analysis-option").await?;
        page.value_is(
            "document.querySelectorAll('[data-begins]').length",
            json!(0),
            "no variation",
        )
        .await?;
    }
    Ok(())
}

/// What changes the tree, and what chance brings.
async fn changes(page: &Page) -> Result<()> {
    let (record, place) = after_chance()?;
    for way in BOTH {
        page.analyse(&record, &place).await?;
        page.find(".analysis-option").await?;
        for (action, variations) in [("redraw", 1), ("promote", 1), ("undo", 1), ("delete", 0)] {
            page.act_once(way, &format!("[data-action='{action}']"))
                .await?;
            let done = page.until_variations(variations).await;
            done.with_context(|| format!("{action}, {way:?}"))?;
        }
        page.unfold_once(way, ".analysis-chance").await?;
        let other = ".analysis-events .analysis-option[aria-pressed='false']";
        page.act_once(way, other).await?;
        page.until_variations(1).await?;
        page.act_once(way, "[data-action='average']").await?;
        page.find("[data-average]").await?;
        page.act_once(way, "[data-action='keep-analysis']").await?;
        page.find(".analysis-keep .about:not(:empty)").await?;
        page.open_screen("/position").await?;
        page.value_is(KEPT, json!(1), "kept once").await?;
        page.act_once(way, "[data-action='delete']").await?;
        page.find("[data-action='delete-sure']").await?;
        page.value_is(KEPT, json!(1), "it is asked first").await?;
        page.act_once(way, "[data-action='delete-sure']").await?;
        page.until(&format!("return {KEPT} === 0")).await?;
    }
    Ok(())
}

/// The number of moves on the analysis board.
const PLAYED: &str = "document.querySelectorAll('.analysis-move').length";

/// The number of analyses that are listed as kept.
const KEPT: &str = "document.querySelectorAll('.kept-analyses > li').length";

/// A position that is set up cell by cell, or by its line.
async fn positions(page: &Page) -> Result<()> {
    const LINE: &str =
        "detrak rules=basic turn=1 step=roll sheets=AAA../...../...../...../..... sealed=-";
    let is_there = "return location.hash.startsWith('#/position/ZGV0cmFr')";
    for way in BOTH {
        page.forget_everything().await?;
        page.open("/position/detrak", "").await?;
        page.unfold_once(way, ".analysis-setup").await?;
        let sign = ".setup-tray > .setup-cell:nth-child(2)";
        page.act_once(way, sign).await?;
        page.is_pressed(sign, "the sign").await?;
        let line = "document.querySelector('.setup-line > textarea').value";
        let changed = format!("return {line}.replace('sheets=.', 'sheets=B')");
        let wanted = page.script(&changed).await?;
        page.act_once(way, "[data-field='sheets'] .setup-row .setup-cell")
            .await?;
        page.value_is(line, wanted, "one cell").await?;
        let area = page.find(".setup-line > textarea").await?;
        area.clear().await?;
        area.send_keys(LINE).await?;
        let show = "[data-action='show-position']";
        page.find(&format!("{show}[aria-disabled='false']")).await?;
        page.act_once(way, show).await?;
        page.until(is_there).await?;
        page.find(".analysis-screen").await?;
        page.value_is(PLAYED, json!(0), "nothing is played").await?;
        page.open_screen("/position").await?;
        page.find(".paste-position textarea")
            .await?
            .send_keys(LINE)
            .await?;
        let open = "[data-action='open-position']";
        page.find(&format!("{open}[aria-disabled='false']")).await?;
        page.act_once(way, open).await?;
        page.until(is_there).await?;
        page.find(".analysis-screen").await?;
        page.value_is(PLAYED, json!(0), "nothing is played").await?;
    }
    Ok(())
}

#[tokio::test]
async fn on_the_analysis_board_one_press_acts_once() -> Result<()> {
    if !only_in(&[Kind::Chromium], NOT_REPEATED)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        judgements(page).await?;
        changes(page).await?;
        positions(page).await?;
        page.no_complaints().await
    })
    .await
}

/// The number of answers that are kept.
const ANSWERS: &str =
    "(localStorage['tablee.debacle.puzzles'] ?? '').split('\\n').filter((line) => line).length";

#[tokio::test]
async fn at_a_puzzle_one_press_acts_once() -> Result<()> {
    if !only_in(&[Kind::Chromium], NOT_REPEATED)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        for way in BOTH {
            page.forget_everything().await?;
            page.open_puzzles("").await?;
            let game = "[data-game='debacle']";
            page.unfold_once(way, &format!("{game} > details:first-of-type"))
                .await?;
            page.act_once(way, &format!("{game} .button.primary"))
                .await?;
            page.until_stage("open").await?;
            page.drawn().await?;
            page.value_is(ANSWERS, json!(0), "nothing is answered")
                .await?;
            let first = page.puzzle().await?;
            let (wrong, _) = answers(&of_debacle(first)?)?;
            page.do_by_tapping(wrong).await?;
            page.until_stage("wrong").await?;
            page.act_once(way, "[data-action='again']").await?;
            page.until_stage("open").await?;
            page.act_once(way, "[data-action='solution']").await?;
            page.until_stage("shown").await?;
            page.act_once(way, "[data-action='next-puzzle']").await?;
            page.until_stage("open").await?;
            page.drawn().await?;
            ensure!(page.puzzle().await? != first, "the next puzzle");
            page.value_is(ANSWERS, json!(1), "one answer").await?;
            page.act_once(way, "[data-action='solution']").await?;
            page.until_stage("shown").await?;
            page.act_once(way, "[data-action='analyse']").await?;
            page.find(".analysis-option").await?;
            page.value_is(PLAYED, json!(0), "nothing is played").await?;
        }
        page.no_complaints().await
    })
    .await
}
