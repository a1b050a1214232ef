//! Whole games of Dékal with every kind of input.

use crate::announced::check_languages;
use crate::harness::Page;
use crate::skipping::last_entries;
use crate::table::Pointer;
use anyhow::{Context, Result};
use engine::dekal::{Action, Dekal};
use engine::{Entry, Record, Seat};
use fantoccini::key::Key;
use serde_json::Value;
use std::cell::Cell;

/// Plays until the match is over, revealing and drafting with these functions.
async fn play(
    page: &Page,
    reveal: impl AsyncFn(&Page) -> Result<()>,
    draft: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    loop {
        let due = page.wait_for(&["reveal", "draft", "match-over"]).await?;
        let before = page.saved_length().await?;
        match due.as_str() {
            "reveal" => reveal(page).await?,
            "draft" => draft(page).await?,
            _ => break,
        }
        page.goes_on_from(before, &due).await?;
    }
    let record = page.saved().await?;
    assert_eq!(
        record["result"]["standings"].as_array().map(Vec::len),
        Some(2)
    );
    let drafts = record["log"].as_array().context("a log")?.iter();
    let own = drafts.filter(|entry| {
        let text = entry.as_str().unwrap_or_default();
        text.starts_with("1:") && !text.contains("flip")
    });
    assert_eq!(own.count(), 16);
    page.find("[data-result] table").await?;
    page.no_complaints().await
}

/// Plays a game, from where `skip` has led it, to its end; the person drags this many cards.
async fn by_dragging(
    pointer: Pointer,
    skip: impl AsyncFn(&Page) -> Result<()>,
    drafts: usize,
) -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        skip(page).await?;
        let dragged = Cell::new(0);
        play(page, Page::reveal, async |page| {
            let from = page.middle(".centre-slot.is-lit").await?;
            let to = page.middle(".edge.is-lit").await?;
            dragged.set(dragged.get() + 1);
            page.drag(pointer, from, to).await
        })
        .await?;
        assert_eq!(dragged.get(), drafts);
        page.accessible("the result").await
    })
    .await
}

#[tokio::test]
async fn a_game_by_dragging_with_the_mouse() -> Result<()> {
    by_dragging(Pointer::Mouse, async |_| Ok(()), 16).await
}

#[tokio::test]
async fn the_end_of_a_game_by_dragging_with_a_finger() -> Result<()> {
    let skip = async |page: &Page| last_entries::<Dekal>(page, 20).await;
    by_dragging(Pointer::Touch, skip, 4).await
}

#[tokio::test]
async fn a_game_by_keyboard_alone_is_told_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        let french = by_keyboard(page, "fr").await?;
        let english = by_keyboard(page, "en").await?;
        check_languages(&french, &english);
        Ok(())
    })
    .await
}

/// Plays with the Tab and Enter keys alone; returns the announcements.
async fn by_keyboard(page: &Page, lang: &str) -> Result<Vec<String>> {
    page.listen(lang).await?;
    page.play_against(&["regular"]).await?;
    let press = async |page: &Page, css: &str| {
        // Only elements that the tab key reaches count as reachable.
        let target = page.find(&format!("{css}[tabindex='0']")).await?;
        target.send_keys(&Key::Enter.to_string()).await?;
        Ok(())
    };
    play(
        page,
        async |page| press(page, ".cell").await,
        async |page| {
            press(page, ".centre-slot").await?;
            press(page, ".edge").await
        },
    )
    .await?;
    // Every draft of both, as it happened: the card, and the line it went into.
    let record = Record::<Dekal>::from_json(&page.saved().await?.to_string())?;
    let you = if lang == "fr" { "Vous" } else { "You" };
    let drafts = record.play.log().iter().filter_map(|entry| match entry {
        Entry::Act(seat, Action::Draft(draft)) => {
            let name = if *seat == Seat::FIRST { you } else { "Anna" };
            let line = (draft.push.line() + 1).to_string();
            Some(vec![name.into(), format!(" {} ", draft.card), line])
        }
        _ => None,
    });
    let drafts: Vec<_> = drafts.collect();
    assert_eq!(drafts.len(), 32);
    page.check_announced(&drafts).await
}

#[tokio::test]
async fn an_edge_that_is_closed_refuses_and_says_why() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.find("[data-cell='r1c2']").await?.click().await?;
        page.wait_for(&["draft"]).await?;
        let before = page.saved().await?;
        let from = page.middle(".centre-slot.is-lit").await?;
        for (edge, why) in [("T2", "at least one card"), ("L3", "the row or the column")] {
            let to = page.middle(&format!("[data-push='{edge}']")).await?;
            page.drag(Pointer::Mouse, from, to).await?;
            page.is_refused(why).await.context(edge)?;
        }
        assert_eq!(page.saved().await?, before);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_card_let_go_early_springs_back_and_escape_lets_go() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let before = page.saved().await?;
        let from = page.middle(".centre-slot.is-lit").await?;
        // A card that is no longer moved, but still counts as dragged, jumps to its old place.
        page.script(
            "window.moved = new Set(); window.jumped = 0;
             new MutationObserver(() => {
                 for (const card of document.querySelectorAll('.card.is-dragged')) {
                     if (card.style.translate) window.moved.add(card.id);
                     else if (window.moved.has(card.id)) window.jumped += 1;
                 }
             }).observe(document.querySelector('.visual'), {
                 attributes: true, subtree: true, attributeFilter: ['class', 'style'] });",
        )
        .await?;
        page.drag(Pointer::Mouse, from, (from.0 + 12.0, from.1 + 30.0))
            .await?;
        page.until("return !document.querySelector('.card.is-dragged')")
            .await?;
        let seen = page.script("return [window.moved.size, window.jumped]");
        assert_eq!(
            seen.await?,
            serde_json::json!([1, 0]),
            "it goes back from where it is"
        );
        page.until("return !document.querySelector('.card[style*=translate]')")
            .await?;
        assert_eq!(page.due().await?, "draft");
        let card = page.find(".centre-slot.is-lit").await?;
        card.click().await?;
        page.find(".centre-slot[aria-pressed='true']").await?;
        card.send_keys(&Key::Escape.to_string()).await?;
        page.find(".centre-slot.is-lit[aria-pressed='false']")
            .await?;
        assert_eq!(page.saved().await?, before);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_reload_in_mid_turn_goes_on_exactly_there_and_a_draft_can_be_taken_back() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let before = page.saved().await?;
        page.reload().await?;
        page.find("[data-table] .cell").await?;
        page.wait_for(&["draft"]).await?;
        assert_eq!(page.saved().await?, before);
        page.find(".centre-slot.is-lit").await?.click().await?;
        page.find(".edge.is-lit").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        // In the log each of both has a line, which marks on the stage where the cards went.
        let marked = page
            .script(
                "const lines = [...document.querySelectorAll('[data-log] .log-row')];
                 const marked = () => document.querySelectorAll('.stage [data-pointed]').length;
                 const seen = [lines.length];
                 for (const line of lines) { line.focus(); seen.push(marked() > 0); }
                 document.activeElement.blur();
                 return [...seen, marked()];",
            )
            .await?;
        assert_eq!(marked, serde_json::json!([2, true, true, 0]));
        let first = page.find("[data-log] .log-row[tabindex='0']").await?;
        first.send_keys(&Key::Down.to_string()).await?;
        let second = "return document.activeElement === document.querySelectorAll('.log-row')[1]";
        assert_eq!(page.script(second).await?, true, "by the arrow keys");
        page.find("[data-action='undo']").await?.click().await?;
        page.wait_for(&["draft"]).await?;
        // The match is as it was before; but who drafts first has seen the other's answer.
        let log = before["log"].as_array().context("a log")?;
        let is_last = log
            .last()
            .and_then(Value::as_str)
            .is_some_and(|last| last.starts_with("2:"));
        let mut expected = before;
        if !is_last {
            expected["assisted"] = true.into();
        }
        assert_eq!(page.saved().await?, expected);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_rules_are_one_key_away_and_the_match_waits() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let before = page.saved().await?;
        page.find("body").await?.send_keys("r").await?;
        page.find("[data-screen='rules'] .ways a")
            .await?
            .click()
            .await?;
        page.wait_for(&["draft"]).await?;
        assert_eq!(page.saved().await?, before);
        page.find("[data-action='rules']").await?.click().await?;
        page.find("[data-screen='rules']").await?;
        Ok(())
    })
    .await
}
