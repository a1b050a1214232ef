//! Whole games of Détrak with every kind of input.

use crate::announced::check_languages;
use crate::harness::{Page, only_in};
use crate::skipping::end;
use crate::table::Pointer;
use anyhow::{Context, Result};
use engine::Record;
use engine::detrak::{Action, Cell, Detrak, Note, Sheet, Step};
use engine::{Entry, Game, Seat};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_RIGHT, MouseActions, PointerAction,
};
use fantoccini::key::Key;
use serde_json::Value;
use xtask::browser::Kind;

/// The saved game, replayed by the engine.
async fn record(page: &Page) -> Result<Record<Detrak>> {
    Ok(Record::from_json(&page.saved().await?.to_string())?)
}

/// Plays until the game is over, noting with this function; returns the number of notes.
async fn play(page: &Page, note: impl AsyncFn(&Page) -> Result<()>) -> Result<usize> {
    loop {
        let due = page.wait_for(&["roll", "note", "match-over"]).await?;
        let before = page.saved_length().await?;
        match due.as_str() {
            "roll" => page.find("[data-action='roll']").await?.click().await?,
            "note" => {
                note(page).await?;
                page.is_noted().await?;
            }
            _ => break,
        }
        page.goes_on_from(before, &due).await?;
    }
    let record = record(page).await?;
    let sheet = record.play.game().sheet(Seat::FIRST);
    let shown = page.find(".own [data-sum]").await?.text().await?;
    let score = sheet.score(record.play.game().is_advanced());
    assert_eq!(shown.replace('−', "-"), score.to_string());
    page.find("[data-result] table").await?;
    page.no_complaints().await?;
    let own = |entry: &&Entry<Detrak>| matches!(entry, Entry::Act(Seat::FIRST, Action::Note(_)));
    Ok(record.play.log().iter().filter(own).count())
}

async fn by_dragging(pointer: Pointer) -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        page.begin_with("B").await?;
        let notes = play(page, async |page| {
            let (one, other) = page.two_cells().await?;
            page.drag_piece(pointer, &one, &other).await
        })
        .await?;
        assert_eq!(notes, 12);
        page.accessible("the result").await
    })
    .await
}

#[tokio::test]
async fn a_game_alone_by_dragging_with_the_mouse() -> Result<()> {
    by_dragging(Pointer::Mouse).await
}

#[tokio::test]
async fn a_game_alone_by_dragging_with_a_finger() -> Result<()> {
    by_dragging(Pointer::Touch).await
}

/// The study of a finished game: bots' results on the same dice, and the best possible one.
#[tokio::test]
async fn the_dice_of_a_game_alone_are_studied_by_bots_of_every_level() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        end::<Detrak>(page).await?;
        page.studied().await?;
        for level in ["beginner", "regular", "strong", "expert"] {
            let text = page.studied_by(level).await?;
            assert!(text.contains("games"), "{text}");
        }
        let record = record(page).await?;
        let own = record.play.game().sheet(Seat::FIRST).score(false);
        let best = page.find("[data-best]").await?.attr("data-best").await?;
        assert!(best.context("a score")?.parse::<i32>()? >= own);
        page.accessible("the result").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_game_against_bots_by_clicking_cells() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["expert", "beginner"], false)
            .await?;
        page.begin_with("E").await?;
        assert_eq!(play(page, Page::note_anywhere).await?, 12);
        let record = record(page).await?;
        assert_eq!(record.play.game().seats(), 3);
        page.accessible("the result of three").await
    })
    .await
}

#[tokio::test]
async fn an_advanced_game_by_keyboard_alone_is_told_in_both_languages() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], true).await?;
        let french = by_keyboard(page, "fr").await?;
        let english = by_keyboard(page, "en").await?;
        check_languages(&french, &english);
        let record = record(page).await?;
        assert!(record.play.game().is_advanced());
        let ends = page
            .script("return document.querySelectorAll('.own [data-line=diagonal]').length")
            .await?;
        assert_eq!(ends, 2, "the diagonal is noted at both of its ends");
        page.accessible("the result of an advanced game").await
    })
    .await
}

/// Plays with keys alone; returns the announcements.
async fn by_keyboard(page: &Page, lang: &str) -> Result<Vec<String>> {
    page.listen(lang).await?;
    page.set_out_sheets(&["regular"], true).await?;
    page.wait_for(&["start"]).await?;
    let enter = Key::Enter.to_string();
    let start = page.find("[data-start='D']").await?;
    start.send_keys(&enter).await?;
    loop {
        let due = page.wait_for(&["roll", "note", "match-over"]).await?;
        match due.as_str() {
            "roll" => {
                let dice = page.find("[data-action='roll']").await?;
                dice.send_keys(&enter).await?;
            }
            "note" => {
                let (one, _) = page.two_cells().await?;
                let cell = page.find(&format!("[data-cell='{one}']")).await?;
                cell.send_keys(&enter).await?;
            }
            _ => break,
        }
    }
    let you = if lang == "fr" { "Vous" } else { "You" };
    let names = [you.to_owned(), "Anna".to_owned()];
    // Both tell where they have noted, once both have.
    let record = record(page).await?;
    let notes = record.play.log().iter().filter_map(|entry| match entry {
        Entry::Act(seat, Action::Note(note)) => Some((*seat, *note)),
        _ => None,
    });
    let notes = notes.map(|(seat, note)| {
        let at = [note.first, note.second];
        let places = at.map(|cell| (cell.row() + 1, cell.column() + 1));
        let places = places.map(|(row, column)| match lang {
            "fr" => format!("en ligne {row}, colonne {column}"),
            _ => format!("in row {row}, column {column}"),
        });
        [names[seat.index()].clone()]
            .into_iter()
            .chain(places)
            .collect()
    });
    let notes: Vec<Vec<String>> = notes.collect();
    assert!(notes.len() >= 20, "{} notes", notes.len());
    page.check_announced(&notes).await
}

/// The note that leaves the most cells in which no later note fits.
fn wasteful(game: &Detrak) -> Option<Note> {
    let Step::Note(roll, _) = game.step() else {
        return None;
    };
    let sheet: Sheet = game.sheet(Seat::FIRST);
    let free = |(one, other): &(Cell, Cell)| sheet.is_free(*one) && sheet.is_free(*other);
    let notes = Cell::pairs()
        .filter(free)
        .map(|(first, second)| Note { first, second });
    notes.max_by_key(|note| sheet.noted_unchecked(roll, *note).isolated().count_ones())
}

#[tokio::test]
async fn a_sheet_that_closes_early_ends_the_game() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        page.begin_with("A").await?;
        let notes = play(page, async |page| {
            let game = *record(page).await?.play.game();
            let note = wasteful(&game).context("nothing to note")?;
            page.note(&note.first.to_string(), &note.second.to_string())
                .await
        })
        .await?;
        assert!(notes < 11, "{notes} notes");
        let lost = page
            .script("return document.querySelectorAll('.own .square.is-isolated').length")
            .await?;
        assert_eq!(lost.as_u64(), Some(24 - 2 * notes as u64));
        Ok(())
    })
    .await
}

/// A record without the bot's notes, which come at any time.
fn without_the_bots(mut record: Value) -> Value {
    if let Some(log) = record["log"].as_array_mut() {
        log.retain(|entry| entry.as_str().is_none_or(|entry| !entry.starts_with("2:r")));
    }
    record
}

#[tokio::test]
async fn a_reload_loses_nothing_and_re_rolls_nothing() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], false).await?;
        page.begin_with("A").await?;
        page.roll().await?;
        let rolled = page.saved().await?;
        page.reload().await?;
        page.wait_for(&["note"]).await?;
        assert_eq!(
            without_the_bots(page.saved().await?),
            without_the_bots(rolled)
        );
        page.note_anywhere().await?;
        page.wait_for(&["roll"]).await?;
        let noted = page.saved().await?;
        page.reload().await?;
        page.wait_for(&["roll"]).await?;
        assert_eq!(page.saved().await?, noted);
        Ok(())
    })
    .await
}

/// A clicked cell loses the focus to the cell that is clicked next, at which the mouse points.
#[tokio::test]
async fn one_click_notes_also_where_the_mouse_has_stayed_on_the_sheet() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        page.begin_with("A").await?;
        for _ in 0..3 {
            page.wait_for(&["roll"]).await?;
            // This is done as by a key: the mouse and the focus stay where they are.
            page.script("document.querySelector(\"[data-action='roll']\").click()")
                .await?;
            page.wait_for(&["note"]).await?;
            page.note_anywhere().await?;
        }
        Ok(())
    })
    .await
}

/// This game has one player. With others, their notes come to light, and nothing can be taken back any more.
#[tokio::test]
async fn a_note_is_taken_back_until_the_next_roll() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        page.begin_with("A").await?;
        page.roll().await?;
        page.note_anywhere().await?;
        page.wait_for(&["roll"]).await?;
        let noted = page.saved().await?;
        page.find("[data-action='undo']").await?.click().await?;
        page.wait_for(&["note"]).await?;
        page.note("r5c5", "r5c4").await?;
        page.roll().await?;
        let again = page.saved().await?;
        let first = |record: &Value, sign: &str| {
            let entries = record["log"].as_array().cloned().unwrap_or_default();
            let is_such = |entry: &Value| entry.as_str().is_some_and(|e| e.starts_with(sign));
            entries.into_iter().find(is_such)
        };
        let (note, roll) = ("1:r", "*");
        assert_ne!(first(&again, note), first(&noted, note), "noted elsewhere");
        assert_eq!(first(&again, roll), first(&noted, roll), "the same roll");
        assert!(
            !page
                .find("[data-action='undo']")
                .await?
                .is_enabled()
                .await?
        );
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_is_impossible_says_why() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        page.wait_for(&["start"]).await?;
        page.find("[data-cell='r2c2']").await?.click().await?;
        page.is_refused("first symbol").await?;
        page.begin_with("A").await?;
        page.find("[data-cell='r2c2']").await?.click().await?;
        page.is_refused("Roll the dice").await?;
        page.roll().await?;
        let before = page.saved().await?;
        page.find("[data-cell='r1c1']").await?.click().await?;
        page.is_refused("already").await?;
        // The piece is dragged onto the cell that is taken, and off the sheet.
        let from = page.middle("[data-piece]").await?;
        let to = page.between("r1c1", "r1c2").await?;
        page.drag(Pointer::Mouse, from, to).await?;
        page.is_refused("already").await?;
        page.drag(Pointer::Mouse, from, (from.0 + 20.0, from.1 + 40.0))
            .await?;
        page.is_refused("on the sheet").await?;
        assert_eq!(page.saved().await?, before, "nothing was noted");
        Ok(())
    })
    .await
}

/// Whether no half of the piece begins to show before the last die has stopped.
const PIECE_WAITS_FOR_DICE: &str = "
    const timings = (css) => document.getAnimations()
        .filter((animation) => animation.effect.target.matches(css))
        .map((animation) => animation.effect.getComputedTiming());
    const ends = timings('.die').map((timing) => timing.endTime);
    const begins = timings('.piece .half').map((timing) => timing.delay);
    return ends.length === 2 && begins.length === 2 && Math.max(...ends) <= Math.min(...begins);";

#[tokio::test]
async fn the_piece_turns_by_tap_key_button_and_right_click() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        page.begin_with("A").await?;
        // The roll is shown as it moves: the piece comes once the dice lie still.
        page.script("document.documentElement.dataset.speed = 'slow'")
            .await?;
        page.roll().await?;
        assert_eq!(page.script(PIECE_WAITS_FOR_DICE).await?, true);
        page.script("document.documentElement.dataset.speed = 'none'")
            .await?;
        let is = async |class: &str| page.find(&format!(".piece.{class}")).await.map(|_| ());
        is("is-flat").await?;
        page.find("[data-piece]").await?.click().await?;
        is("is-upright").await?;
        page.find("body").await?.send_keys("t").await?;
        is("is-flat").await?;
        page.find("[data-action='turn']").await?.click().await?;
        is("is-upright").await?;
        // Both symbols are shown where the mouse is.
        page.point_at("r3c3").await?;
        page.find("[data-cell='r2c3'].is-ghost .symbol").await?;
        let clicks = MouseActions::new("mouse".into())
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_RIGHT,
            })
            .then(PointerAction::Up {
                button: MOUSE_BUTTON_RIGHT,
            });
        page.client.perform_actions(clicks).await?;
        is("is-flat").await?;
        page.find("[data-cell='r3c4'].is-ghost .symbol").await?;
        // In the corner, the piece turns to the only directions in which it fits.
        page.point_at("r5c5").await?;
        page.find("[data-cell='r5c4'].is-ghost").await?;
        let key = KeyActions::new("keys".into())
            .then(KeyAction::Down { value: 't' })
            .then(KeyAction::Up { value: 't' });
        page.client.perform_actions(key).await?;
        page.find("[data-cell='r4c5'].is-ghost").await?;
        let with_fingers = [Kind::Chromium, Kind::Firefox];
        if !only_in(
            &with_fingers,
            "its driver moves the mouse instead of a finger",
        )? {
            return Ok(());
        }
        // A finger shows the piece with the first tap, and notes it with the second.
        let before = page.saved_length().await?;
        page.tap_cell("r2c5").await?;
        page.find("[data-cell='r2c5'].is-ghost").await?;
        page.tap_cell("r2c3").await?;
        page.find("[data-cell='r2c3'].is-ghost").await?;
        assert_eq!(page.saved_length().await?, before, "nothing was noted");
        page.tap_cell("r2c3").await?;
        page.is_noted().await?;
        page.find("[data-cell='r2c3'][data-symbol]").await?;
        Ok(())
    })
    .await
}

/// The most points of a line that are shown, and how far they lie within the circle, in pixels. Digits are lower than the
/// line in which they stand.
const IN_CIRCLE: &str = "
    const most = [...document.querySelectorAll('.own .most')].find((one) => one.checkVisibility());
    const range = document.createRange();
    range.selectNodeContents(most);
    const { left, right, top, bottom } = range.getBoundingClientRect(), less = 0.14 * (bottom - top);
    const box = most.parentElement.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const corners = [left, right].flatMap((at) => [top + less, bottom - less].map((to) => Math.hypot(at - x, to - y)));
    const radius = parseFloat(getComputedStyle(most.parentElement, '::before').width) / 2;
    return [most.textContent, radius - Math.max(...corners)];";

#[tokio::test]
async fn what_a_line_can_score_at_most_stands_in_its_circle() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["beginner"; 5], true).await?;
        page.begin_with("C").await?;
        for (width, height) in [(1280, 800), (390, 844), (740, 360)] {
            page.resize(width, height).await?;
            page.drawn().await?;
            let (x, y) = page.middle(".own .line-end[data-line='row-3']").await?;
            let go = PointerAction::MoveTo {
                duration: None,
                x,
                y,
            };
            let moves = MouseActions::new("mouse".into()).then(go);
            page.client.perform_actions(moves).await?;
            page.until("return [...document.querySelectorAll('.own .most')].some((one) => one.checkVisibility())")
                .await?;
            let found = page.script(IN_CIRCLE).await?;
            assert_eq!(found[0], "≤10");
            let free = found[1].as_f64().context("a distance")?;
            assert!(free >= 1.0, "{width} × {height}: {free} px");
        }
        page.no_complaints().await
    })
    .await
}
