//! The ends of rounds and games, on small screens and at full tables: the whole stage and the buttons that
//! continue are visible.

use crate::dice::eager;
use crate::harness::{Page, only_in};
use crate::skipping::{end, end_of_round};
use anyhow::{Context, Result};
use engine::debacle::{Debacle, Rules};
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Game, Match, Phase, Seed};
use fantoccini::key::Key;
use xtask::browser::Kind;

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

/// Fails unless every row of the result is visible, or can be scrolled to where a shadow says that there is more. Also
/// fails if a number lies on a card that is face up.
async fn is_all_in_reach(page: &Page, what: &str) -> Result<()> {
    let found = page
        .script(
            "const box = (one) => one.getBoundingClientRect();
             const body = document.querySelector('.result-body');
             const within = box(body);
             const rows = [...body.querySelectorAll('tbody tr')];
             const hidden = rows.filter((row) => {
                 row.scrollIntoView({ block: 'nearest' });
                 return box(row).top < within.top - 1 || box(row).bottom > within.bottom + 1;
             });
             const isLonger = body.scrollHeight > body.clientHeight + 1;
             const hasSign = getComputedStyle(body).backgroundImage.includes('gradient');
             body.scrollTop = 0;
             const counts = [...document.querySelectorAll('.seat .card-count')]
                 .filter((count) => count.checkVisibility());
             return [hidden.length, isLonger && !hasSign, counts.length];",
        )
        .await?;
    assert_eq!(
        found,
        serde_json::json!([0, false, 0]),
        "{what}: rows out of reach, rows without a sign, numbers on cards"
    );
    Ok(())
}

/// Fails unless what decided the round is visible on the plate.
async fn is_decisive_visible(page: &Page, what: &str) -> Result<()> {
    let is_visible = page
        .script(
            "const line = document.querySelector('[data-decisive]');
             const [box, plate] = [line, line.closest('.result')].map((one) => one.getBoundingClientRect());
             return line.textContent !== '' && box.height > 0
                 && box.top >= plate.top && box.bottom <= plate.bottom
                 && box.left >= plate.left && box.right <= plate.right;",
        )
        .await?;
    assert_eq!(is_visible, true, "{what}: what decided the round");
    Ok(())
}

/// Fails unless the result's buttons, what decided the round and the whole stage are visible on small screens.
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
        page.shows_all(&what).await?;
        is_all_in_reach(page, &what).await?;
        is_decisive_visible(page, &what).await?;
    }
    Ok(())
}

/// Where the seats are in windows in which the result takes something from the stage.
async fn sides(page: &Page) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for (width, height) in [SMALL[1], SMALL[0], (1280, 800)] {
        page.resize(width, height).await?;
        all.push(page.sides().await?);
    }
    Ok(all)
}

/// Fails unless one row of the result is marked as the person's own, and not only by its colour.
async fn is_own_row_marked(page: &Page, name: &str) -> Result<()> {
    let found = page
        .script(
            "return [...document.querySelectorAll('.scores .is-own > th')].map((cell) =>
                 [cell.textContent, parseFloat(getComputedStyle(cell, '::after').borderRightWidth) > 3]);",
        )
        .await?;
    assert_eq!(found, serde_json::json!([[name, true]]));
    Ok(())
}

#[tokio::test]
async fn a_full_table_of_dekal_shows_the_way_on_everywhere() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "de").await?;
        page.play_against(&["beginner"; 5]).await?;
        let before = sides(page).await?;
        end::<Dekal>(page).await?;
        assert_eq!(sides(page).await?, before);
        page.shows_all("Dékal for six beside its result").await?;
        is_own_row_marked(page, "Du").await?;
        is_in_sight(page, "Dékal for six").await
    })
    .await
}

/// Shows a result of Dékal as if this seat had won.
const WINS: &str = "
    const wins = (one, itDoes) => {
        one.classList.toggle('is-winner', itDoes);
        one.classList.toggle('is-beaten', !itDoes);
    };
    document.querySelectorAll('.light').forEach((one, place) => wins(one, place === SEAT));
    document.querySelectorAll('.name').forEach((one) => wins(one, +one.dataset.seat === SEAT));";

#[tokio::test]
async fn whoever_wins_at_dekal_the_names_can_be_read_on_a_phone() -> Result<()> {
    if !only_in(&[Kind::Chromium], "contrast is measured only there")? {
        return Ok(());
    }
    Page::run(async |page| {
        page.resize(390, 844).await?;
        for bots in [1, 3, 5] {
            set(page, "none", "en").await?;
            page.play_against(&vec!["beginner"; bots]).await?;
            end::<Dekal>(page).await?;
            page.lit_by("light").await?;
            for seat in 0..=bots {
                page.script(&WINS.replace("SEAT", &seat.to_string()))
                    .await?;
                page.stands_out(&format!("{bots} bots, seat {seat} wins"))
                    .await?;
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_full_table_of_detrak_shows_the_way_on_everywhere() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "fr").await?;
        page.set_out_sheets(&["beginner"; 5], true).await?;
        let before = sides(page).await?;
        end::<Detrak>(page).await?;
        assert_eq!(sides(page).await?, before);
        page.shows_all("Détrak for six beside its result").await?;
        is_in_sight(page, "Détrak for six").await?;
        // No sum is longer.
        page.script(
            "for (const sum of document.querySelectorAll('.sum')) {
                 sum.classList.add('is-long');
                 sum.firstChild.data = '−29';
             }",
        )
        .await?;
        is_in_sight(page, "Détrak for six, with long sums").await
    })
    .await
}

/// How many entries of its log are left of a round of Dumble, so that the page does not play it from its beginning.
const LEFT: usize = 16;

/// Discards and draws until a round of Dumble is over, or calls as soon as that is allowed.
async fn finish_round_of_dumble(page: &Page) -> Result<()> {
    loop {
        let due = ["discard", "draw", "round-over"];
        match page.wait_for(&due).await?.as_str() {
            "discard" if page.call().await? => {}
            "discard" => page.discard_last().await?,
            "draw" => page.draw().await?,
            _ => return Ok(()),
        }
    }
}

#[tokio::test]
async fn a_full_table_of_dumble_shows_the_way_on_everywhere() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "de").await?;
        page.deal_cards(&["beginner"; 7]).await?;
        end_of_round::<Dumble>(page, LEFT).await?;
        finish_round_of_dumble(page).await?;
        is_in_sight(page, "Dumble for eight").await
    })
    .await
}

/// Whether the plate with the scores is seen.
const SHOWN: &str = "return document.querySelector('.result .scores').checkVisibility()";

/// How many cards of hands, and lines of the person, lie below the plate.
const COVERED: &str = "const plate = document.querySelector('.result').getBoundingClientRect();
    const all = document.querySelectorAll('.play:is(.is-winner, .is-beaten), .own-line');
    return [...all].map((one) => one.getBoundingClientRect()).filter((box) =>
        box.left < plate.right && box.right > plate.left
            && box.top < plate.bottom && box.bottom > plate.top).length;";

#[tokio::test]
async fn the_result_lies_beside_the_hands_can_be_put_aside_and_comes_back() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "en").await?;
        page.deal_cards(&["regular"]).await?;
        end_of_round::<Dumble>(page, LEFT).await?;
        page.find("[data-hand]")
            .await?
            .send_keys(&Key::Shift.to_string())
            .await?;
        finish_round_of_dumble(page).await?;
        page.find(".result:not([hidden], .is-aside)").await?;
        assert_eq!(page.script(SHOWN).await?, true, "it is there");
        for (width, height) in [(1280, 800), (900, 700), (390, 844), (740, 360)] {
            page.resize(width, height).await?;
            page.drawn().await?;
            assert_eq!(page.script(COVERED).await?, 0, "{width} × {height}");
        }
        let twice = "return document.querySelector('.side .scores') !== null
            || document.querySelector('[data-prompt]').checkVisibility({ visibilityProperty: true })";
        assert_eq!(page.script(twice).await?, false, "it is said once");
        page.press_key("Escape").await?;
        page.find(".result.is-aside").await?;
        assert_eq!(page.script(SHOWN).await?, false, "the table is seen");
        page.fits("the table, with the result aside").await?;
        for (width, height) in SMALL {
            page.resize(width, height).await?;
            page.fits(&format!("the same, {width} × {height}")).await?;
        }
        page.click_on("[data-action='aside']").await?;
        page.find(".result:not(.is-aside)").await?;
        assert_eq!(page.script(SHOWN).await?, true, "it is back");
        page.click_on("[data-action='aside']").await?;
        page.click_on("[data-action='next-round']").await?;
        page.find(".result[hidden]").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_keyboard_is_led_to_the_next_round() -> Result<()> {
    Page::run(async |page| {
        set(page, "none", "en").await?;
        page.deal_cards(&["regular"]).await?;
        end_of_round::<Dumble>(page, LEFT).await?;
        loop {
            let due = ["discard", "draw", "round-over"];
            match page.wait_for(&due).await?.as_str() {
                "discard" => {
                    let card = page.find("[data-hand]:last-child").await?;
                    card.send_keys("a").await?;
                    if page.due().await? == "discard" {
                        card.send_keys(&Key::Enter.to_string()).await?;
                        card.send_keys("d").await?;
                    }
                }
                "draw" => {
                    let stock = page.find("[data-source='stock']").await?;
                    stock.send_keys("s").await?;
                }
                _ => break,
            }
        }
        page.focus_comes_to("[data-action='next-round']", "the end of a round")
            .await?;
        page.press_key("Escape").await?;
        page.focus_comes_to("[data-action='aside']", "put aside")
            .await
    })
    .await
}

#[tokio::test]
async fn a_round_of_dumble_is_told_where_the_hands_lie_before_the_result_comes() -> Result<()> {
    Page::run(async |page| {
        set(page, "fast", "en").await?;
        page.deal_cards(&["regular"; 3]).await?;
        end_of_round::<Dumble>(page, LEFT).await?;
        page.script(
            "window.stages = [];
             window.early = 0;
             const note = () => {
                 const isSeen = (css) => [...document.querySelectorAll(css)].some((one) => !one.hidden);
                 const now = isSeen('.result:not([hidden])') ? 'result'
                     : isSeen('.scored') ? 'scores' : isSeen('.hand-worth') ? 'points' : 'none';
                 if (window.stages.at(-1) !== now) window.stages.push(now);
                 const told = [...document.querySelectorAll('.log-sign > strong')]
                     .filter(({ textContent }) => textContent.startsWith('= ')).length;
                 if (['none', 'points'].includes(now)) window.early += told;
                 window.told = told;
             };
             note();
             // Under load, frames would miss what is shown only briefly.
             new MutationObserver(note)
                 .observe(document.body, { subtree: true, childList: true, attributes: true });",
        )
        .await?;
        finish_round_of_dumble(page).await?;
        page.find(".result:not([hidden])").await?;
        let shown = page.script("return window.stages").await?;
        assert_eq!(shown, serde_json::json!(["none", "points", "scores", "result"]));
        // The log tells the scores of the four no earlier.
        let told = page.script("return [window.early, window.told]").await?;
        assert_eq!(told, serde_json::json!([0, 4]));
        let won = page
            .script("return document.querySelectorAll(':is(.seat, .own-line).is-winner').length")
            .await?;
        assert_eq!(won, 1, "who has won is lit");
        page.no_complaints().await
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
