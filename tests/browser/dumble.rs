//! Whole matches of Dumble with every kind of input.

use crate::announced::check_languages;
use crate::harness::Page;
use crate::skipping::last_rounds;
use crate::table::Pointer;
use anyhow::{Context, Result};
use engine::dumble::{Action, Card, Cards, Dumble, Event};
use engine::{Entry, Seat};
use fantoccini::key::Key;

/// Checks that the result shows the engine's outcome.
async fn check_result(page: &Page) -> Result<()> {
    let record = page.dumble().await?;
    let outcome = record.play.outcome().context("the match is over")?;
    let rows = page
        .script(
            "return [...document.querySelectorAll('.scores tbody tr')]
                 .map((row) => [row.children[1].textContent, row.children[4].textContent])",
        )
        .await?;
    let rows: Vec<(String, i32)> = rows
        .as_array()
        .context("rows")?
        .iter()
        .map(|row| {
            let text = |index: usize| row[index].as_str().unwrap_or_default().to_owned();
            (text(0), text(1).parse().unwrap_or(-1))
        })
        .collect();
    let covering =
        "return [...document.querySelectorAll('.card-count')].some((one) => one.offsetParent)";
    assert_eq!(
        page.script(covering).await?,
        false,
        "no number lies over cards that are face up"
    );
    for (seat, player) in Seat::all(8).zip(&record.players) {
        let name = if player.name.is_empty() {
            "You"
        } else {
            &player.name
        };
        let score = outcome.standing(seat).context("a standing")?.score;
        assert!(
            rows.iter().any(|row| row.0 == name && row.1 == score),
            "{name} has {score}: {rows:?}"
        );
    }
    page.no_complaints().await
}

async fn by_dragging(pointer: Pointer) -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["regular"]).await?;
        last_rounds::<Dumble>(page, 5).await?;
        let before = page.dumble().await?.play.rounds().len();
        let rounds = page
            .play_dumble(
                async |page| page.drag_to_discards(pointer).await,
                async |page| page.drag_to_hand(pointer, "stock").await,
            )
            .await?;
        // The page may need more rounds than the engine.
        assert!(
            before > 0 && rounds > before + 1,
            "{before} to {rounds} rounds"
        );
        check_result(page).await?;
        page.find("[data-details] .chart").await?;
        page.accessible("the result of a match").await
    })
    .await
}

#[tokio::test]
async fn the_end_of_a_match_by_dragging_with_the_mouse() -> Result<()> {
    by_dragging(Pointer::Mouse).await
}

#[tokio::test]
async fn the_end_of_a_match_by_dragging_with_a_finger() -> Result<()> {
    by_dragging(Pointer::Touch).await
}

#[tokio::test]
async fn the_end_of_a_match_by_keyboard_alone_is_told_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["strong"]).await?;
        let french = by_keyboard(page, "fr").await?;
        let english = by_keyboard(page, "en").await?;
        check_languages(&french, &english);
        check_result(page).await
    })
    .await
}

/// Plays with keys alone; returns the announcements.
async fn by_keyboard(page: &Page, lang: &str) -> Result<Vec<String>> {
    page.listen(lang).await?;
    page.deal_cards(&["strong"]).await?;
    last_rounds::<Dumble>(page, 5).await?;
    let before = page.dumble().await?.play;
    let enter = Key::Enter.to_string();
    let rounds = page
        .play_dumble(
            async |page| {
                let last = page.find("[data-hand]:last-child").await?;
                last.send_keys(&enter).await?;
                last.send_keys("d").await?;
                page.wait_for(&["draw"]).await?;
                Ok(())
            },
            async |page| {
                let stock = page.find("[data-source='stock']").await?;
                stock.send_keys(&enter).await?;
                page.wait_for(&["discard", "round-over", "match-over"])
                    .await?;
                Ok(())
            },
        )
        .await?;
    assert!(rounds > before.rounds().len() + 1, "{rounds} rounds");
    let record = page.dumble().await?;
    let own = record.play.log().iter().skip(before.log().len());
    let acts = own.filter_map(|entry| match entry {
        Entry::Act(seat, action) => Some((*seat, *action)),
        _ => None,
    });
    let lines = acts.map(|(seat, action)| {
        let name = match (seat, lang) {
            (Seat::FIRST, "fr") => "Vous",
            (Seat::FIRST, _) => "You",
            _ => "Anna",
        };
        let what = match (action, lang) {
            (Action::Discard(_), "fr") => "défauss",
            (Action::Discard(_), _) => "discard",
            (Action::Stock, "fr") => "pioche",
            (Action::Stock, _) => "draw",
            (Action::Take(_), "fr") => "pren",
            (Action::Take(_), _) => "take",
            (Action::Call, _) => "Dumble",
        };
        vec![name.to_owned(), what.to_owned()]
    });
    let lines: Vec<_> = lines.collect();
    assert!(lines.len() > 30, "{} actions", lines.len());
    page.check_announced(&lines).await
}

#[tokio::test]
async fn two_packs_for_six_until_one_is_left() -> Result<()> {
    Page::run(async |page| {
        let bots = ["expert", "regular", "strong", "beginner", "regular"];
        page.sit_down_to_dumble(&bots).await?;
        assert_eq!(page.dumble().await?.play.rules().packs(), 2);
        last_rounds::<Dumble>(page, 3).await?;
        page.play_dumble(Page::discard_last, Page::draw).await?;
        let record = page.dumble().await?;
        let out = record.play.game().playing();
        assert!(out.len() <= 6 && record.play.outcome().is_some());
        check_result(page).await?;
        page.accessible("the result of six").await
    })
    .await
}

#[tokio::test]
async fn a_discard_is_judged_and_every_refusal_explained() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["regular"]).await?;
        page.wait_for(&["discard"]).await?;
        let before = page.saved().await?;
        page.find("[data-action='discard']").await?.click().await?;
        page.is_refused("Choose the cards").await?;
        page.draw().await?;
        page.is_refused("Discard first").await?;
        page.find("body").await?.send_keys("a").await?;
        page.is_refused("first turn").await?;
        // These are two cards that do not go together.
        let hand = page.hand().await?;
        let cards: Vec<Card> = hand.iter().flat_map(|card| card.parse()).collect();
        let odd = |one: &&Card| Cards::new(&[cards[0], **one]).is_err();
        let other = cards[1..].iter().find(odd).context("seven of a kind")?;
        page.choose_card(&hand[0]).await?;
        page.choose_card(&other.to_string()).await?;
        page.find("[data-forecast]:not(:empty)").await?;
        page.find("[data-action='discard']").await?.click().await?;
        page.is_refused("").await?;
        assert_eq!(page.saved().await?, before, "nothing has happened");
        page.find("body")
            .await?
            .send_keys(&Key::Escape.to_string())
            .await?;
        page.discard_last().await?;
        page.script("document.querySelector('[data-hand]').click()")
            .await?;
        page.is_refused("now draw").await?;
        page.draw().await?;
        page.wait_for(&["discard"]).await?;
        page.find("body").await?.send_keys("a").await?;
        page.is_refused("10 points or less").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_reload_in_mid_turn_loses_nothing_and_deals_nothing_anew() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["regular", "strong"]).await?;
        page.discard_last().await?;
        let saved = page.saved().await?;
        page.reload().await?;
        page.wait_for(&["draw"]).await?;
        assert_eq!(page.saved().await?, saved);
        // The discard is taken back, and another card is discarded: the stock has the same card.
        let drawn = async |page: &Page| -> Result<Option<Card>> {
            page.draw().await?;
            page.wait_for(&["discard", "round-over"]).await?;
            let record = page.dumble().await?;
            let log = record.play.log();
            let at = log
                .iter()
                .position(|entry| matches!(entry, Entry::Act(Seat::FIRST, _)));
            let rest = log.iter().skip(at.context("a discard")?);
            let mut cards = rest.filter_map(|entry| match entry {
                Entry::Event(Event::Card(card)) => Some(*card),
                _ => None,
            });
            Ok(cards.next())
        };
        page.find("[data-action='undo']").await?.click().await?;
        page.wait_for(&["discard"]).await?;
        let first = page.hand().await?[0].clone();
        page.choose_card(&first).await?;
        page.find("[data-action='discard']").await?.click().await?;
        page.wait_for(&["draw"]).await?;
        let one = drawn(page).await?;
        page.sit_down_to_dumble(&["regular", "strong"]).await?;
        page.discard_last().await?;
        assert_eq!(drawn(page).await?, one);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_hand_is_sorted_by_rank_by_suit_and_by_hand() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["regular"]).await?;
        page.wait_for(&["discard"]).await?;
        let sorted = |hand: &[String], key: fn(Card) -> usize| {
            let cards = hand.iter().flat_map(|card| card.parse::<Card>());
            cards.map(key).collect::<Vec<_>>().is_sorted()
        };
        assert!(sorted(&page.hand().await?, |card| card.rank().index()));
        page.find("[data-action='sort']").await?.click().await?;
        assert!(sorted(&page.hand().await?, |card| card.suit() as usize));
        // The first card is moved to the end with the mouse, and back with the keys.
        let before = page.hand().await?;
        let from = page.middle("[data-hand]").await?;
        let to = page.middle("[data-hand]:last-child").await?;
        page.drag(Pointer::Mouse, from, to).await?;
        let after = page.hand().await?;
        assert_eq!(after.last(), before.first());
        assert_eq!(after[..6], before[1..]);
        let shift = format!("{}{}", Key::Shift, Key::Left);
        page.find("[data-hand]:last-child")
            .await?
            .send_keys(&shift)
            .await?;
        assert_eq!(page.hand().await?[5], before[0]);
        // The next table remembers how hands are sorted, unless they are sorted by hand.
        page.find("[data-action='sort']").await?.click().await?;
        page.find("[data-action='sort']").await?.click().await?;
        page.deal_cards(&["regular"]).await?;
        assert!(sorted(&page.hand().await?, |card| card.suit() as usize));
        Ok(())
    })
    .await
}
