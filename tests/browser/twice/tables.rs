//! The tables of all games, also with bots that are watched.

use super::{BOTH, NOT_REPEATED, Way};
use crate::harness::{Page, only_in};
use crate::skipping::{end, end_of_round, until_possible};
use anyhow::{Result, ensure};
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::{Action, Dumble};
use serde_json::json;
use std::time::Duration;
use xtask::browser::Kind;

async fn cards_and_edges(page: &Page) -> Result<()> {
    page.sit_down_against(&["beginner"], "to_hundred").await?;
    for way in BOTH {
        page.wait_for(&["reveal"]).await?;
        page.decide_once(way, ".cell.is-lit", &["draft"], 1).await?;
        let slot = ".centre-slot.is-lit";
        page.decide_once(way, slot, &["draft"], 0).await?;
        page.is_pressed(slot, "the card").await?;
        page.decide_once(way, ".edge.is-lit", &["reveal"], 1)
            .await?;
    }
    // A hint, more of it, and no end of it.
    page.reveal().await?;
    page.wait_for(&["draft"]).await?;
    let ranks = "new Set([...document.querySelectorAll('.hint-badge')].map((one) => one.dataset.rank)).size";
    for way in BOTH {
        let hint = "[data-action='hint']";
        page.act_once(way, hint).await?;
        page.find(&format!("{hint}[aria-pressed='true']")).await?;
        page.value_is(ranks, json!(1), "one move").await?;
        page.act_once(way, hint).await?;
        page.is_pressed(hint, "more moves").await?;
        page.until(&format!("return {ranks} > 1")).await?;
        page.act_once(way, hint).await?;
        page.until(&format!("return {ranks} === 0")).await?;
    }
    let sound = "[data-action='sound']";
    for on in [false, true] {
        let way = BOTH[usize::from(on)];
        let before = page.script(SOUND).await?;
        page.act_once(way, sound).await?;
        ensure!(page.script(SOUND).await? != before, "the sound, {way:?}");
    }
    // The next round begins, and nothing is done in it.
    for way in BOTH {
        end_of_round::<Dekal>(page, 4).await?;
        ensure!(page.finish_round().await? == "round-over", "a round");
        let aside = "[data-action='aside']";
        page.act_once(way, aside).await?;
        page.find(".result.is-aside").await?;
        let next = "[data-action='next-round']:not([hidden])";
        page.decide_once(way, next, &["reveal"], 0).await?;
    }
    Ok(())
}

/// Whether there is sound.
const SOUND: &str = "return document.querySelector('[data-action=sound]').outerHTML";

async fn sheets(page: &Page) -> Result<()> {
    page.set_out_sheets(&["beginner"], false).await?;
    page.wait_for(&["start"]).await?;
    page.decide_once(Way::Double, "[data-start='C']", &["roll"], 1)
        .await?;
    for way in BOTH {
        let roll = "[data-action='roll']";
        page.decide_once(way, roll, &["note"], 0).await?;
        let (cell, _) = page.two_cells().await?;
        let cell = format!("[data-cell='{cell}']");
        page.decide_once(way, &cell, &["roll"], 1).await?;
    }
    let enlarged = ".enlargeable.is-large";
    for way in BOTH {
        page.act_once(way, "[data-enlarge]").await?;
        page.find(enlarged).await?;
        page.press_key("Escape").await?;
        page.until(&format!("return !document.querySelector('{enlarged}')"))
            .await?;
    }
    for way in BOTH {
        end::<Detrak>(page).await?;
        page.act_once(way, "[data-action='rematch']:not([hidden])")
            .await?;
        page.wait_for(&["start"]).await?;
        ensure!(page.own_moves().await? == 0, "another game, {way:?}");
        page.begin_with("C").await?;
    }
    Ok(())
}

async fn hands(page: &Page) -> Result<()> {
    page.deal_cards(&["beginner"]).await?;
    for way in BOTH {
        page.wait_for(&["discard"]).await?;
        let card = "[data-hand]";
        page.decide_once(way, card, &["discard"], 0).await?;
        page.is_pressed(card, "a card").await?;
        let discard = "[data-action='discard']";
        page.decide_once(way, discard, &["draw"], 1).await?;
        page.decide_once(way, "[data-source='stock']", &["discard"], 1)
            .await?;
    }
    // A call ends the round, and the next one does not begin by itself.
    for way in BOTH {
        page.deal_cards(&["beginner"]).await?;
        until_possible::<Dumble>(page, |action| *action == Action::Call).await?;
        page.wait_for(&["discard"]).await?;
        let call = "[data-action='dumble']:not([hidden])";
        page.decide_once(way, call, &["round-over"], 1).await?;
        page.find(".result:not([hidden])").await?;
        let next = "[data-action='next-round']:not([hidden])";
        page.decide_once(way, next, &["discard"], 0).await?;
    }
    Ok(())
}

async fn board(page: &Page) -> Result<()> {
    page.set_up_dice("red", "beginner").await?;
    for way in BOTH {
        page.wait_for(&["act"]).await?;
        let threats = "[data-action='threats']";
        let pressed = format!("document.querySelector(\"{threats}\").ariaPressed");
        let before = page.script(&format!("return {pressed}")).await?;
        page.act_once(way, threats).await?;
        let other = json!((before != "true").to_string());
        page.value_is(&pressed, other, "the threats").await?;
        // A double click flips a die.
        page.decide_once(Way::Held, ".board-square.is-movable", &["act"], 0)
            .await?;
        page.find(".board-square.is-chosen").await?;
        page.decide_once(way, ".board-square.is-lit", &["act"], 1)
            .await?;
    }
    for way in BOTH {
        page.decide_once(way, "[data-action='undo']:not(:disabled)", &["act"], -1)
            .await?;
    }
    Ok(())
}

/// The controls of bots that are watched.
async fn watching(page: &Page) -> Result<()> {
    page.watch("dumble", "fast", json!({ "players": 3 }))
        .await?;
    // The cards that are dealt are one step.
    page.until_saved("dumble", |save| {
        save["log"].as_array().map(Vec::len) >= Some(30)
    })
    .await?;
    for way in BOTH {
        page.act_once(way, "[data-action='pause']").await?;
        page.find("[data-watch='paused']").await?;
        // What was under way when it was paused may still be saved.
        let mut before = page.saved_length().await?;
        loop {
            tokio::time::sleep(Duration::from_millis(800)).await;
            match page.saved_length().await? {
                same if same == before => break,
                more => before = more,
            }
        }
        // A double click steps twice, as it is meant to.
        if way == Way::Held {
            page.act_once(way, "[data-action='step']").await?;
            page.until_saved("dumble", |save| {
                save["log"].as_array().map(Vec::len) != Some(before)
            })
            .await?;
            page.drawn().await?;
            ensure!(page.saved_length().await? == before + 1, "one step");
        }
        page.act_once(way, "[data-action='pause']").await?;
        page.find("[data-watch='going']").await?;
    }
    // Where the end comes, what has been played stays.
    for way in BOTH {
        page.watch("detrak", "slow", json!({ "players": 2 }))
            .await?;
        let seed = page.saved().await?["seed"].take();
        page.act_once(way, "[data-action='to-end']").await?;
        page.wait_for(&["match-over"]).await?;
        page.find(".result:not([hidden])").await?;
        page.drawn().await?;
        ensure!(page.saved().await?["seed"] == seed, "the same match");
    }
    Ok(())
}

#[tokio::test]
async fn at_every_table_one_press_acts_once() -> Result<()> {
    if !only_in(&[Kind::Chromium], NOT_REPEATED)? {
        return Ok(());
    }
    Page::run(async |page| {
        cards_and_edges(page).await?;
        sheets(page).await?;
        hands(page).await?;
        board(page).await?;
        watching(page).await?;
        page.no_complaints().await
    })
    .await
}
