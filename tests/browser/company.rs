//! Tables of more than two, and matches of several rounds.

use crate::harness::{Page, only_in};
use crate::sight::NOT_NARROW;
use crate::skipping::{end, end_if};
use anyhow::{Context, Result};
use engine::Game;
use engine::detrak::Detrak;
use xtask::browser::Kind;

/// The texts of a result's rows, cell by cell.
async fn rows(page: &Page, css: &str) -> Result<Vec<Vec<String>>> {
    let found = page
        .script(&format!(
            "return [...document.querySelectorAll('{css} tbody tr')]
                 .map((row) => [...row.children].map((cell) => cell.textContent))"
        ))
        .await?;
    Ok(serde_json::from_value(found)?)
}

async fn a_round_for(page: &Page, bots: &[&str]) -> Result<()> {
    page.sit_down_against(bots, "one").await?;
    page.finish().await?;
    let record = page.saved().await?;
    let standings = record["result"]["standings"]
        .as_array()
        .context("a result")?;
    assert_eq!(standings.len(), bots.len() + 1);
    let shown = rows(page, ".scores").await?;
    assert_eq!(shown.len(), standings.len());
    let places: Vec<&str> = shown.iter().map(|row| row[0].as_str()).collect();
    assert!(places.is_sorted(), "the best first: {places:?}");
    for standing in standings {
        let score = standing["score"].to_string();
        assert!(shown.iter().any(|row| row[3] == score), "{score}");
    }
    page.accessible(&format!("a table of {}", standings.len()))
        .await?;
    page.no_complaints().await
}

#[tokio::test]
async fn three_at_a_table() -> Result<()> {
    Page::run(async |page| a_round_for(page, &["beginner", "regular"]).await).await
}

#[tokio::test]
async fn six_at_a_table() -> Result<()> {
    Page::run(async |page| {
        let bots = ["beginner", "regular", "beginner", "regular", "beginner"];
        a_round_for(page, &bots).await
    })
    .await
}

#[tokio::test]
async fn a_match_to_a_hundred_adds_up_round_by_round() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_against(&["regular"], "to_hundred").await?;
        let mut rounds = 1;
        while page.finish_round().await? == "round-over" {
            page.find("[data-action='next-round']:not([hidden])")
                .await?
                .click()
                .await?;
            page.wait_for(&["reveal", "draft", "wait"]).await?;
            rounds += 1;
            let heading = page.find("[data-turn]").await?.text().await?;
            assert!(heading.contains(&format!("Round {rounds}")), "{heading}");
        }
        assert!(rounds > 1, "nobody makes 100 points in a round like this");
        let shown = rows(page, ".rounds").await?;
        assert_eq!(shown.len(), rounds);
        for row in rows(page, ".scores").await? {
            let column = if row[1] == "You" { 1 } else { 2 };
            let points = |text: &String| text.parse::<i32>().unwrap_or(i32::MIN / 100);
            let sum: i32 = shown.iter().map(|round| points(&round[column])).sum();
            assert_eq!(sum, points(&row[4]), "{shown:?}");
        }
        page.accessible("the end of a match").await?;
        page.find("[data-action='rematch']").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        Ok(())
    })
    .await
}

/// Phones, upright and sideways.
const PHONES: [(u32, u32); 3] = [(390, 844), (320, 568), (740, 360)];

/// How many last moves, and tokens of who begins, are seen: wholly in the window, and not below anything else.
const TOLD: &str = "
    const isSeen = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const isAt = (x, y) => document.elementsFromPoint(x, y).slice(0, 3).some((other) => one.contains(other));
        return width > 0 && isAt(left + 1, top + height / 2) && isAt(left + width - 1, top + height / 2);
    };
    return ['.name-last > :first-child', '.token > :first-child'].map((css) =>
        [...document.querySelectorAll(css)].filter(isSeen).length);";

/// Of the grid or sheet that is shown large: how many cards or squares it has, how wide the narrowest is, and how many are
/// in the window with nothing over them.
const LARGE: &str = "
    const large = document.querySelector('.enlargeable.is-large');
    const parts = [...large.querySelectorAll('.enlarged-grid > span, .square')].map((one) => one.getBoundingClientRect());
    const isSeen = ({ left, top, width, height }) =>
        large.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return [parts.length, Math.min(...parts.map(({ width }) => width)), parts.filter(isSeen).length];";

/// Fails unless each other seat's grid or sheet, which has so many parts, is shown large by a click on it, and small again
/// by another one.
async fn can_be_looked_at_large(page: &Page, seats: usize, parts: u64, what: &str) -> Result<()> {
    for seat in 1..seats {
        // On the smallest phones the result lies over what it tells of, until it is put aside.
        page.press(".result:not([hidden], .is-aside) [data-action='aside']")
            .await?;
        page.drawn().await?;
        let css = format!("[data-enlarge='{seat}']");
        page.find(&css).await?.click().await?;
        page.find(&format!("{css}.is-large")).await?;
        page.drawn().await?;
        let found = page.script(LARGE).await?;
        assert_eq!(
            (&found[0], &found[2]),
            (&parts.into(), &parts.into()),
            "{what}, seat {seat}: all of it is seen"
        );
        let width = found[1].as_f64().context("a width")?;
        assert!(width >= 30.0, "{what}, seat {seat}: {width} px");
        page.find(&css).await?.click().await?;
        page.find(&format!("{css}:not(.is-large)")).await?;
    }
    Ok(())
}

#[tokio::test]
async fn on_a_phone_six_at_dekal_see_what_the_others_do() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], NOT_NARROW)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.sit_down_against(&["regular"; 5], "one").await?;
        // From the second turn on, everybody has a last move.
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        page.find(".centre-slot.is-lit").await?;
        page.press_first("draft").await?;
        page.wait_for(&["reveal"]).await?;
        for (width, height) in PHONES {
            page.resize(width, height).await?;
            page.drawn().await?;
            let what = format!("{width} × {height}");
            assert_eq!(
                page.script(TOLD).await?,
                serde_json::json!([5, 1]),
                "{what}"
            );
            can_be_looked_at_large(page, 6, 16, &what).await?;
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn on_a_phone_the_sheets_of_six_are_looked_at_large() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], NOT_NARROW)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.sit_down_to_detrak(&["beginner"; 5], true).await?;
        page.begin_with("C").await?;
        end::<Detrak>(page).await?;
        for (width, height) in PHONES {
            page.resize(width, height).await?;
            page.drawn().await?;
            can_be_looked_at_large(page, 6, 25, &format!("{width} × {height}")).await?;
        }
        page.no_complaints().await
    })
    .await
}

/// What the note below a result says, and whether all of it is seen: wholly in the window and in the plate, and with nothing
/// over it.
const NOTE: &str = "
    const note = document.querySelector('.result-body p.soft:not([hidden], [data-rating])');
    note.scrollIntoView({ block: 'nearest' });
    const lines = document.createRange();
    lines.selectNodeContents(note);
    const isSeen = ({ left, right, top, bottom }) =>
        [[left + 1, top + 1], [right - 1, bottom - 1]].every(([x, y]) => note.contains(document.elementFromPoint(x, y)));
    return [note.textContent.length > 20, [...lines.getClientRects()].every(isSeen)];";

#[tokio::test]
async fn on_a_phone_what_broke_a_tie_of_six_is_read_wholly() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], NOT_NARROW)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.sit_down_to_detrak(&["beginner"; 5], true).await?;
        page.begin_with("C").await?;
        end_if::<Detrak>(page, |play| {
            let outcome = play.game().outcome();
            outcome.is_some_and(|outcome| outcome.has_equal_scores())
        })
        .await?;
        for (width, height) in PHONES {
            page.resize(width, height).await?;
            page.drawn().await?;
            let found = page.script(NOTE).await?;
            let what = format!("{width} × {height}");
            page.picture(&format!("a tie of six, {what}")).await?;
            assert_eq!(found, serde_json::json!([true, true]), "{what}");
        }
        page.no_complaints().await
    })
    .await
}
