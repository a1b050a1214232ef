//! Measures how smooth drags are on a processor that is four times slower.

use super::trace::{Trace, traced};
use crate::dice::legal;
use crate::harness::{Page, kind};
use crate::stillness::COUNT_TIMERS;
use crate::table::Point;
use anyhow::{Context, Result};
use engine::GameId;
use engine::debacle::Action;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::json;
use xtask::browser::Kind;

/// For each game what is dragged at its table, another target, and what changes on the table with the target, in the order
/// of names.
pub const DRAGS: [(GameId, [&str; 2], &[&str]); GameId::ALL.len()] = [
    (
        GameId::Dekal,
        [".centre-slot.is-lit", ".edge.is-lit"],
        &[
            "attributes class of BUTTON edge",
            "attributes class of DIV card",
        ],
    ),
    (
        GameId::Detrak,
        ["[data-piece]", ".own .square.is-lit"],
        &[
            "a symbol",
            "attributes class of BUTTON square",
            "childList  of BUTTON square",
        ],
    ),
    (
        GameId::Dumble,
        ["[data-hand]:last-child", "[data-source='latest']"],
        &["attributes class of DIV zone"],
    ),
    // Which die can move depends on the position.
    (
        GameId::Debacle,
        [".board-square"; 2],
        &["attributes class of BUTTON board-square"],
    ),
];
/// How much slower the page's processor is.
const SLOWER: f64 = 4.0;
/// The steps of a drag, one a frame.
const STEPS: u32 = 300;
/// The steps of a drag that is not measured.
const WARM_UP: u32 = 60;
/// The steps of a circle.
const CIRCLE: u32 = 60;

#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --browser"]
async fn how_smoothly_things_are_dragged() -> Result<()> {
    println!(
        "\nDrags, times in milliseconds; the page's thread as it is, and {SLOWER} times slower"
    );
    println!(
        "game      slower  frames  a second  frame: median    95 %    most  work a frame  longest task"
    );
    for (game, ..) in DRAGS {
        for slower in [1.0, SLOWER] {
            let trace = traced(async |page: &Page| drag(page, game, slower).await).await?;
            print(game, slower, &trace)?;
        }
    }
    Ok(())
}

fn print(game: GameId, slower: f64, trace: &Trace) -> Result<()> {
    let (from, to) = marks(STEPS);
    let (frames, tasks) = (trace.frames(&from, &to)?, trace.tasks(&from, &to)?);
    println!(
        "{:<8}  {slower:>6}  {:>6}  {:>8.1}  {:>13.1}  {:>6.1}  {:>6.1}  {:>12.1}  {:>12.1}",
        game.title(),
        frames.count(),
        1_000.0 * frames.count() as f64 / frames.sum().max(1.0),
        frames.percentile(0.5),
        frames.percentile(0.95),
        frames.max(),
        tasks.work.sum() / frames.count().max(1) as f64,
        tasks.work.max()
    );
    Ok(())
}

/// The marks of a drag of this many steps, at its beginning and its end.
fn marks(steps: u32) -> (String, String) {
    (format!("drag-{steps}-begins"), format!("drag-{steps}-ends"))
}

/// The start of a drag, and a point over another target.
pub async fn ends(page: &Page, game: GameId) -> Result<(Point, Point)> {
    if game == GameId::Debacle {
        let record = page.debacle().await?;
        let rolls = legal(&record.play).into_iter();
        let mut ways = rolls.filter_map(|action| match action {
            Action::Roll(way) => Some(way),
            _ => None,
        });
        let way = ways.next_back().context("no die can move")?;
        return Ok((page.square(way.from()).await?, page.square(way.to()).await?));
    }
    let drag = DRAGS.iter().find(|(other, ..)| *other == game);
    let (_, [from, to], _) = drag.context("nothing is dragged there")?;
    Ok((page.middle(from).await?, page.middle(to).await?))
}

/// While something is dragged over one place, only its own `translate` changes. Nothing else on the table changes, and
/// nothing is laid out.
#[tokio::test]
async fn what_is_dragged_is_all_that_changes() -> Result<()> {
    for (game, ..) in DRAGS {
        Page::run(async |page| {
            let (from, _) = sit_down(page, game, true).await?;
            press(page, from).await?;
            page.drawn().await?;
            page.script(OBSERVE).await?;
            let laid_out = layouts(page).await?;
            go_round(page, from, (from.0 + 9.0, from.1), WARM_UP, CIRCLE).await?;
            assert_eq!(layouts(page).await?, laid_out, "{game:?}");
            let seen = page.script("return window.seen()").await?;
            assert_eq!(seen["others"], json!([]), "{game:?}");
            assert_eq!(seen["moved"], 1, "{game:?}");
            let changes = seen["changes"].as_u64().unwrap_or_default();
            // Steps of less than a pixel change nothing.
            assert!(
                (9..=WARM_UP.into()).contains(&changes),
                "{game:?}: {changes}"
            );
            let_go(page).await
        })
        .await?;
    }
    Ok(())
}

/// When a dragged piece comes over another target, only the mark of where it would land changes on the whole screen.
/// Hints are off, since an answer may come meanwhile.
#[tokio::test]
async fn a_change_of_target_changes_what_shows_it_and_nothing_else() -> Result<()> {
    for (game, _, shown) in DRAGS {
        Page::run(async |page| {
            let (from, to) = sit_down(page, game, false).await?;
            press(page, from).await?;
            page.drawn().await?;
            page.script(OBSERVE).await?;
            let laid_out = layouts(page).await?;
            go_round(page, from, to, WARM_UP, CIRCLE).await?;
            let seen = page.script("return window.seen()").await?;
            assert_eq!(seen["others"], json!(shown), "{game:?}");
            // A symbol is a new element of its square.
            if game != GameId::Detrak {
                assert_eq!(layouts(page).await?, laid_out, "{game:?}");
            }
            let_go(page).await
        })
        .await?;
    }
    Ok(())
}

/// The number of layouts of the page so far; 0 if the browser does not tell.
async fn layouts(page: &Page) -> Result<f64> {
    if kind() != Kind::Chromium {
        return Ok(0.0);
    }
    page.debug("Performance.enable", json!({})).await?;
    let metrics = page.debug("Performance.getMetrics", json!({})).await?;
    let all = metrics["metrics"].as_array().context("no metrics")?;
    let layouts = all.iter().find(|one| one["name"] == "LayoutCount");
    layouts
        .and_then(|one| one["value"].as_f64())
        .context("layouts are not counted")
}

async fn drag(page: &Page, game: GameId, slower: f64) -> Result<()> {
    let (from, to) = sit_down(page, game, true).await?;
    slow_down(page, slower).await?;
    // The first steps load what drags use.
    follow(page, from, to, WARM_UP).await?;
    follow(page, from, to, STEPS).await?;
    // At the usual speed the test ends sooner.
    slow_down(page, 1.0).await
}

/// Begins a match in which something can be dragged, with or without hints; returns the start of a drag, and
/// a point over another target.
pub async fn sit_down(page: &Page, game: GameId, hints: bool) -> Result<(Point, Point)> {
    page.client.set_window_size(1280, 900).await?;
    page.before_everything(COUNT_TIMERS).await?;
    let settings = json!({ "speed": "normal", "lang": "en", "hints": hints });
    page.prefer(&settings.to_string()).await?;
    page.begin_against(game, "beginner").await?;
    if matches!(game, GameId::Dekal | GameId::Detrak) {
        // Turns over a card or rolls the dice.
        page.go_on(game).await?;
    }
    page.wait_for(&["draft", "note", "discard", "act"]).await?;
    page.is_still().await?;
    page.until(NOTHING_MOVES).await?;
    ends(page, game).await
}

pub async fn slow_down(page: &Page, slower: f64) -> Result<()> {
    let rate = json!({ "rate": slower });
    page.debug("Emulation.setCPUThrottlingRate", rate).await?;
    Ok(())
}

/// Drags in circles between two points, one step a frame, and drops where the drag began. The driver does the
/// first and the last step; it is too slow for the others, which a script does.
async fn follow(page: &Page, from: Point, to: Point, steps: u32) -> Result<()> {
    press(page, from).await?;
    go_round(page, from, to, steps, CIRCLE).await?;
    let_go(page).await
}

/// Presses the pointer on something, and begins to move it.
pub async fn press(page: &Page, from: Point) -> Result<()> {
    page.script(HOLD).await?;
    let near = (from.0 + 8.0, from.1 + 8.0);
    let button = MOUSE_BUTTON_LEFT;
    let press = [go(from), PointerAction::Down { button }, go(near), go(from)];
    hand(page, &press).await
}

/// Moves the pointer in circles of so many steps between two points, one step a frame.
pub async fn go_round(page: &Page, from: Point, to: Point, steps: u32, circle: u32) -> Result<()> {
    let script = MOVE.replace(
        "PLACES",
        &json!([from, to, steps, circle, marks(steps)]).to_string(),
    );
    page.script_async(&script).await?;
    Ok(())
}

/// Releases the pointer.
pub async fn let_go(page: &Page) -> Result<()> {
    let button = MOUSE_BUTTON_LEFT;
    hand(page, &[PointerAction::Up { button }]).await
}

fn go((x, y): Point) -> PointerAction {
    PointerAction::MoveTo {
        duration: None,
        x,
        y,
    }
}

async fn hand(page: &Page, actions: &[PointerAction]) -> Result<()> {
    let mouse = MouseActions::new("mouse".into());
    let all = actions.iter().cloned();
    let actions = all.fold(mouse, |actions, action| actions.then(action));
    page.client.perform_actions(actions).await?;
    Ok(())
}

/// Whether no animation is under way but those without an end.
const NOTHING_MOVES: &str = "
    const lasts = (one) => one.effect.getComputedTiming().endTime !== Infinity;
    return document.getAnimations().every((one) => one.playState !== 'running' || !lasts(one))";

/// Stores the element that has captured the pointer.
const HOLD: &str = "addEventListener('gotpointercapture', ({ target, pointerId }) => {
    window.held = { target, pointerId };
}, { capture: true, once: true });";

/// Counts the changes of the dragged elements, and names all other changed elements on the screen, by their
/// first class.
const OBSERVE: &str = "
    const moved = new Set(), others = new Set();
    let changes = 0;
    const name = ({ type, attributeName, target }) => {
        const element = target.closest ? target : target.parentElement;
        const what = `${type} ${attributeName ?? ''} of ${target.nodeName} ${element.classList[0] ?? ''}`;
        return element.closest('svg') ? 'a symbol' : what;
    };
    const look = (records) => records.forEach((record) => {
        const { attributeName, target } = record;
        if (attributeName === 'style' && (target.style.translate || moved.has(target))) {
            moved.add(target);
            changes += 1;
        } else {
            others.add(name(record));
        }
    });
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('[data-screen=table]'),
        { subtree: true, childList: true, attributes: true, characterData: true });
    window.seen = () => {
        look(observer.takeRecords());
        observer.disconnect();
        return { changes, moved: moved.size, others: [...others].sort() };
    };";

/// Moves the pointer once a frame, and marks the beginning and the end in the trace.
const MOVE: &str = "
    const [[fromX, fromY], [toX, toY], steps, circle, [begins, ends]] = PLACES;
    const { target, pointerId } = window.held;
    let step = 0;
    const next = () => {
        if (step === 0) performance.mark(begins);
        if (step === steps) { performance.mark(ends); return done(); }
        step += 1;
        const turn = 2 * Math.PI * step / circle;
        const there = (1 - Math.cos(turn)) / 2, aside = 0.2 * Math.sin(turn);
        target.dispatchEvent(new PointerEvent('pointermove', {
            bubbles: true, cancelable: true, composed: true, isPrimary: true,
            pointerId, pointerType: 'mouse', buttons: 1,
            clientX: fromX + (toX - fromX) * there + (toY - fromY) * aside,
            clientY: fromY + (toY - fromY) * there - (toX - fromX) * aside,
        }));
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);";
