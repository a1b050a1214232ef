//! Whole matches of Débâcle with every kind of input, and every special move.

use crate::announced::check_languages;
use crate::dice::{die_name, eager, legal, reached};
use crate::harness::Page;
use crate::skipping::{end, last_entries_if};
use crate::table::Pointer;
use anyhow::{Context, Result};
use engine::Entry;
use engine::debacle::{Action, Debacle, Position, Square};
use fantoccini::key::Key;
use serde_json::Value;
use std::cell::Cell;

/// Checks that the table shows the engine's position.
async fn check_board(page: &Page) -> Result<()> {
    let record = page.debacle().await?;
    let board = *record.play.game().position().board();
    let shown = page
        .script(
            "return Object.fromEntries([...document.querySelectorAll('[data-square]')]
                 .map(({ dataset }) => [dataset.square, dataset.die ?? '']))",
        )
        .await?;
    let expected = Square::all().map(|square| {
        let die = board.get(square).map(|(side, value)| die_name(side, value));
        (square.to_string(), die.unwrap_or_default().into())
    });
    assert_eq!(shown, Value::Object(expected.collect()));
    page.no_complaints().await
}

/// Plays a match, from where `skip` has led it, to its end.
async fn played(
    skip: impl AsyncFn(&Page) -> Result<()>,
    act: impl AsyncFn(&Page, Action) -> Result<()>,
) -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("red", "beginner").await?;
        skip(page).await?;
        page.play_debacle(act).await?;
        check_board(page).await?;
        page.find("[data-result] .scores").await?;
        page.accessible("the result of a match").await
    })
    .await
}

#[tokio::test]
async fn a_match_by_tapping() -> Result<()> {
    let tap = async |page: &Page, action| page.do_by_tapping(action).await;
    played(async |_| Ok(()), tap).await
}

/// Plays the saved match until this many entries of its log are left, as the tests go on.
async fn last_moves(page: &Page, count: usize) -> Result<()> {
    last_entries_if::<Debacle>(page, count, |play, _| {
        eager(play).expect("there is something to do")
    })
    .await
}

/// Plays the last moves of a match. The tests by tapping play a whole one.
async fn the_last_moves_by_dragging(pointer: Pointer) -> Result<()> {
    let (rolled, captured) = (Cell::new(0), Cell::new(0));
    let drag = async |page: &Page, action| {
        match action {
            Action::Roll(_) => rolled.set(rolled.get() + 1),
            Action::Capture(_) => captured.set(captured.get() + 1),
            Action::Flip(_)
            | Action::Return(_)
            | Action::Keep(_)
            | Action::Recover(_)
            | Action::Decline => {}
        }
        page.do_by_dragging(pointer, action).await
    };
    played(async |page| last_moves(page, 40).await, drag).await?;
    let drags = (rolled.get(), captured.get());
    assert!(drags.0 > 5 && drags.1 > 0, "rolled and captured: {drags:?}");
    Ok(())
}

#[tokio::test]
async fn the_last_moves_by_dragging_with_the_mouse() -> Result<()> {
    the_last_moves_by_dragging(Pointer::Mouse).await
}

#[tokio::test]
async fn the_last_moves_by_dragging_with_a_finger() -> Result<()> {
    the_last_moves_by_dragging(Pointer::Touch).await
}

#[tokio::test]
async fn the_end_of_a_match_with_black_by_keyboard_alone_is_told_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("black", "regular").await?;
        let french = by_keyboard(page, "fr").await?;
        let english = by_keyboard(page, "en").await?;
        check_languages(&french, &english);
        check_board(page).await?;
        page.accessible("the result by keyboard").await
    })
    .await
}

/// Presses keys on a square.
async fn press(page: &Page, square: Square, keys: &str) -> Result<()> {
    let square = page.find(&format!("[data-square='{square}']")).await?;
    square.send_keys(keys).await?;
    Ok(())
}

/// Does an action with keys.
async fn do_by_keys(page: &Page, action: Action) -> Result<()> {
    let enter = Key::Enter.to_string();
    match action {
        Action::Roll(way) | Action::Capture(way) => {
            let body = page.find("body").await?;
            body.send_keys(&Key::Escape.to_string()).await?;
            let hand = page
                .script("return document.querySelector('[aria-pressed=true][data-square]')?.dataset.square")
                .await?;
            if hand.as_str() != Some(&way.from().to_string()) {
                press(page, way.from(), &enter).await?;
            }
            press(page, way.to(), &enter).await
        }
        Action::Flip(square) => press(page, square, "f").await,
        Action::Return(to) | Action::Keep(to) | Action::Recover(to) => {
            press(page, to, &enter).await
        }
        Action::Decline => {
            page.find("body").await?.send_keys("d").await?;
            Ok(())
        }
    }
}

/// The announcement about a player who declines in this position.
fn declined(position: &Position, lang: &str) -> &'static str {
    let [doubles, rebound, recovery] = match lang {
        "fr" => ["doubles refusés", "pas de rebond", "aucun dé repris"],
        _ => ["takes no doubles", "no rebound", "takes no die back"],
    };
    if position.takes_doubles() {
        doubles
    } else if position.rebounding().is_some() {
        rebound
    } else {
        recovery
    }
}

/// Plays with keys alone; returns the announcements.
async fn by_keyboard(page: &Page, lang: &str) -> Result<Vec<String>> {
    page.listen(lang).await?;
    page.set_up_dice("black", "beginner").await?;
    last_moves(page, 28).await?;
    let before = page.debacle().await?.play.log().len();
    page.play_debacle(do_by_keys).await?;
    let record = page.debacle().await?;
    let log = record.play.log().iter().enumerate().skip(before);
    let acts = log.filter_map(|(at, entry)| match entry {
        Entry::Act(_, action) => Some(match action {
            Action::Roll(_) | Action::Capture(_) => vec![action.to_string()],
            Action::Flip(square)
            | Action::Return(square)
            | Action::Keep(square)
            | Action::Recover(square) => vec![square.to_string()],
            Action::Decline => {
                let before = record.play.rewound(at);
                vec![declined(before.game().position(), lang).into()]
            }
        }),
        _ => None,
    });
    let acts: Vec<_> = acts.collect();
    assert!(acts.len() > 20, "{} actions", acts.len());
    page.check_announced(&acts).await
}

/// The scores of both sides, as screen readers read them.
const HEARD: &str = "
    return [...document.querySelectorAll('.side-points')].map((line) => {
        const heard = line.cloneNode(true);
        for (const silent of heard.querySelectorAll('[aria-hidden], [hidden]')) silent.remove();
        return [...heard.children].map((part) => part.textContent.trim()).join(' ');
    });";

#[tokio::test]
async fn two_people_play_at_one_screen_and_the_board_turns() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("both", "regular").await?;
        page.wait_for(&["act"]).await?;
        let top = async |page: &Page| -> Result<f64> {
            Ok(page
                .square("a1".parse().map_err(anyhow::Error::msg)?)
                .await?
                .1)
        };
        let below = top(page).await?;
        for way in ["c1-c2", "c2-c3"] {
            let action: Action = way.parse().map_err(anyhow::Error::msg)?;
            page.do_by_tapping(action).await?;
        }
        page.wait_for(&["act"]).await?;
        assert!(top(page).await? < below, "black's camp is below now");
        let prompt = page.find("[data-prompt]").await?.text().await?;
        assert!(prompt.contains("Player 2"), "{prompt}");
        let standing = page.script(HEARD).await?;
        let sentence = |worth: u8| {
            format!(
                "0 points, and 0 in this round: 0 of 5 dice captured. 30 to win {worth} to capture"
            )
        };
        // Red's 3 shows 5 now.
        assert_eq!(standing, serde_json::json!([sentence(21), sentence(23)]));
        check_board(page).await
    })
    .await
}

/// Shows a position in which something special is due, and does it with every kind of input.
async fn special(due: &str, is_it: fn(&engine::debacle::Position) -> bool) -> Result<()> {
    let play = reached(is_it);
    Page::run(async |page| {
        page.sit_down_to_debacle("both", "regular").await?;
        let mut kinds = Vec::new();
        for action in legal(&play) {
            let kind = core::mem::discriminant(&action);
            if kinds.contains(&kind) {
                continue;
            }
            kinds.push(kind);
            page.put_on_the_table(play.clone()).await?;
            assert_eq!(page.wait_for(&[due]).await?, due);
            page.do_by_tapping(action).await?;
            let log = page.debacle().await?.play.log().to_vec();
            assert_eq!(log.len(), play.log().len() + 1, "{action}");
            check_board(page).await?;
            // The action is taken back.
            page.find("[data-action='undo']").await?.click().await?;
            page.wait_for(&[due]).await?;
            assert_eq!(page.debacle().await?.play.log(), play.log());
        }
        assert!(!kinds.is_empty());
        page.accessible(due).await
    })
    .await
}

#[tokio::test]
async fn doubles_are_taken_or_left() -> Result<()> {
    special("doubles", |position| position.takes_doubles()).await
}

#[tokio::test]
async fn a_rebound_is_made_or_left() -> Result<()> {
    special("rebound", |position| {
        position.rebounding().is_some() && position.returning().is_none() && !position.can_recover()
    })
    .await
}

#[tokio::test]
async fn a_die_returns_before_or_after_its_rebound() -> Result<()> {
    special("rebound", |position| {
        position.rebounding().is_some() && position.returning().is_some() && !position.can_recover()
    })
    .await
}

#[tokio::test]
async fn a_die_returns_to_its_camp() -> Result<()> {
    special("return", |position| {
        position.returning().is_some() && position.rebounding().is_none()
    })
    .await
}

#[tokio::test]
async fn a_captured_die_is_recovered_or_left() -> Result<()> {
    special("recover", |position| {
        position.can_recover() && position.rebounding().is_none()
    })
    .await
}

#[tokio::test]
async fn what_is_impossible_says_why() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("both", "regular").await?;
        page.wait_for(&["act"]).await?;
        let (before, length) = (page.saved().await?, page.saved_length().await?);
        let square = |text: &str| text.parse::<Square>().map_err(anyhow::Error::msg);
        for (taps, why) in [
            (vec!["c3"], "one of your dice"),
            (vec!["c1", "c4"], "one square"),
            (vec!["d2"], "one square"),
        ] {
            for tap in taps {
                page.tap(square(tap)?).await?;
            }
            page.is_refused(why).await?;
        }
        let (from, beside) = (page.square(square("a1")?).await?, (5.0, 300.0));
        page.drag(Pointer::Mouse, from, beside).await?;
        assert_eq!(page.saved().await?, before, "nothing has happened");
        // A double click flips the die, and does not flip it twice.
        page.double_click(from).await?;
        page.find("[data-square='a1'][data-die='r6']").await?;
        page.find("body").await?.send_keys("f").await?;
        page.is_refused("twice in a row").await?;
        // If the first click moves a die, the second does not flip it.
        page.set_up_dice("both", "regular").await?;
        page.wait_for(&["act"]).await?;
        page.tap(square("a1")?).await?;
        page.double_click(page.square(square("a2")?).await?).await?;
        page.find("[data-square='a2'][data-die^='r']").await?;
        page.drawn().await?;
        assert_eq!(page.saved_length().await?, length + 1);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_reload_in_mid_turn_goes_on_exactly_there() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("red", "strong").await?;
        page.wait_for(&["act"]).await?;
        page.do_by_tapping("b1-b2".parse().map_err(anyhow::Error::msg)?)
            .await?;
        let saved = page.saved().await?;
        page.reload().await?;
        page.wait_for(&["act"]).await?;
        assert_eq!(page.saved().await?, saved);
        let dots = "return document.querySelectorAll(\"[data-actions='1'] > .action-left\").length";
        assert_eq!(page.script(dots).await?, 1);
        check_board(page).await
    })
    .await
}

#[tokio::test]
async fn threats_are_shown_when_asked_for() -> Result<()> {
    let play = reached(|position| {
        let near = |square: &Square| position.board().get(*square).is_some();
        position.rebounding().is_none()
            && position.returning().is_none()
            && !position.takes_doubles()
            && Square::all().filter(near).count() < 10
    });
    Page::run(async |page| {
        page.sit_down_to_debacle("both", "regular").await?;
        // At the beginning there are none. The table says so above the board and where one has clicked.
        page.click_on("[data-action='threats']").await?;
        page.find("[data-action='threats'][aria-pressed='true']")
            .await?;
        assert!(
            page.text_of("[data-action='threats']")
                .await?
                .contains("(0)")
        );
        assert_eq!(
            page.text_of("[data-forecast]").await?,
            "No die can be captured."
        );
        page.put_on_the_table(play).await?;
        let count = async |page: &Page| {
            page.script("return document.querySelectorAll('.is-endangered').length")
                .await
        };
        assert_eq!(count(page).await?, 0);
        page.find("[data-action='threats']").await?.click().await?;
        let threats = page
            .script(
                "return [...document.querySelectorAll('.is-endangered')]
                     .every((square) => square.ariaLabel.includes('can be captured'))",
            )
            .await?;
        assert_eq!(threats, true);
        page.find("body").await?.send_keys("t").await?;
        assert_eq!(count(page).await?, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_round_is_looked_back_at_with_the_best_line_on_the_board() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("red", "beginner").await?;
        end::<Debacle>(page).await?;
        let strokes = async |page: &Page| -> Result<u64> {
            let drawn = page
                .find("[data-strokes]")
                .await?
                .attr("data-strokes")
                .await?;
            Ok(drawn.context("a number")?.parse()?)
        };
        assert_eq!(strokes(page).await?, 0);
        let total = page.saved_length().await?;
        page.script(
            "const slider = document.querySelector('[data-look=slider]');
             slider.value = 4; slider.dispatchEvent(new Event('input', { bubbles: true }));",
        )
        .await?;
        page.wait_for(&["looking"]).await?;
        page.find("[data-depth]").await?;
        assert!(strokes(page).await? > 0, "the best line is drawn");
        // The analysis goes deeper the longer one looks.
        let depth = async |page: &Page| -> Result<u64> {
            let depth = page.find("[data-depth]").await?.attr("data-depth").await?;
            Ok(depth.context("a number")?.parse()?)
        };
        let first = depth(page).await?;
        let deeper = async || Ok((depth(page).await? > first).then_some(()));
        page.eventually("a deeper line", deeper).await?;
        page.accessible("looking back").await?;
        page.find("[data-look='forward']").await?.click().await?;
        let prompt = page.find("[data-prompt]").await?.text().await?;
        assert!(prompt.contains(&format!("5 of {total}")), "{prompt}");
        page.find("[data-look='last']").await?.click().await?;
        page.wait_for(&["match-over"]).await?;
        assert_eq!(page.saved_length().await?, total, "nothing has changed");
        page.no_complaints().await
    })
    .await
}
