//! The page of keys, and one live region on every screen.

use crate::coach::{CARD, MARK};
use crate::harness::Page;
use crate::review::dekal;
use anyhow::Result;
use engine::GameId;
use fantoccini::key::Key;
use serde_json::json;

#[tokio::test]
async fn the_keys_are_one_key_away_from_everywhere_and_that_key_leads_back() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        for (screen, hash, first) in [
            ("home", "/", "dekal"),
            ("settings", "/settings", "dekal"),
            ("records", "/games", "dekal"),
            ("keys", "/keys", "dekal"),
            ("rules", "/dumble/rules", "dumble"),
            ("options", "/debacle/new", "debacle"),
            ("table", "/detrak/table", "detrak"),
        ] {
            page.script(&format!("location.hash = '#{hash}'")).await?;
            page.find(&format!("[data-screen='{screen}']")).await?;
            assert_eq!(page.live_regions().await?, 1, "{screen}");
            let landmarks = page
                .script("return document.querySelectorAll('main').length")
                .await?;
            assert_eq!(landmarks, 1, "{screen}");
            if screen == "keys" {
                continue;
            }
            page.hold('?').await?;
            page.find("[data-screen='keys']").await?;
            page.accessible("the keys").await?;
            let own = format!("[data-keys='general'] + [data-keys='{first}'] kbd");
            page.find(&own).await?;
            page.find("body").await?.send_keys("?").await?;
            page.find(&format!("[data-screen='{screen}']")).await?;
        }
        // If there is no screen before, the page is not left, not even after a step forward and back.
        for (hash, there) in [("/keys", "home"), ("/detrak/keys", "table")] {
            page.open(hash, "").await?;
            page.find("[data-screen='keys']").await?;
            page.script("location.hash = '#/settings'").await?;
            page.find("[data-screen='settings']").await?;
            page.client.back().await?;
            page.find("[data-screen='keys']").await?;
            if there == "home" {
                page.find("body").await?.send_keys("?").await?;
            } else {
                page.find("[data-action='back']").await?.click().await?;
            }
            page.find(&format!("[data-screen='{there}']")).await?;
        }
        // A key that is typed into a field is not a command.
        page.script("location.hash = '#/dekal/new'").await?;
        let seed = page.find("#seed").await?;
        seed.send_keys("R?").await?;
        page.find("[data-screen='options']").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_held_key_and_a_double_click_act_once() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&[], false).await?;
        page.wait_for(&["start"]).await?;
        page.script("document.querySelector('[data-start=A]').focus()")
            .await?;
        let right = Key::Right.to_string();
        let symbol = page.client.active_element().await?;
        symbol.send_keys(&right).await?;
        page.focus_comes_to("[data-start=B]", "an arrow").await?;
        let enter = char::from(Key::Enter);
        for (due, goal) in [("roll", "[data-action=roll]"), ("note", "[data-cell]")] {
            let before = page.saved_length().await?;
            page.hold(enter).await?;
            page.wait_for(&[due]).await?;
            page.focus_comes_to(goal, due).await?;
            page.drawn().await?;
            assert_eq!(page.saved_length().await?, before + 1, "{due}");
        }
        // A move that has to be confirmed is not confirmed by the same key press, nor by the same double click.
        page.adopt("en", &json!({ "confirm": true })).await?;
        page.reload().await?;
        page.wait_for(&["note"]).await?;
        page.script("document.querySelector('[data-cell][aria-disabled=false]').focus()")
            .await?;
        let asks = "[data-action='confirm']";
        let before = page.saved_length().await?;
        page.hold(enter).await?;
        page.until(&format!(
            "return document.querySelector(\"{asks}\").checkVisibility()"
        ))
        .await?;
        page.find("[data-action='withdraw']").await?.click().await?;
        page.double_click(page.middle("[data-cell='r3c3']").await?)
            .await?;
        page.drawn().await?;
        page.find(asks).await?.click().await?;
        page.wait_for(&["roll"]).await?;
        assert_eq!(page.saved_length().await?, before + 1);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn boards_are_grids_that_are_read_cell_by_cell() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.sit_down_to_detrak(&["regular"], true).await?;
        page.wait_for(&["start"]).await?;
        for (game, rows, cells) in [("dekal", 4, 16), ("detrak", 5, 25), ("debacle", 6, 36)] {
            page.script(&format!("location.hash = '#/{game}/table'"))
                .await?;
            page.find(&format!("[data-table='{game}'] [role='grid'][aria-label]"))
                .await?;
            let counts = page
                .script(
                    "const grid = document.querySelector('[role=grid]');
                     const all = (css) => [...grid.querySelectorAll(css)];
                     return [all(':scope > [role=row]').length,
                             all('[role=row] > [role=gridcell] > button[aria-label]').length,
                             all('button[tabindex=\"0\"]').length];",
                )
                .await?;
            assert_eq!(counts, serde_json::json!([rows, cells, 1]), "{game}");
        }
        // The boards of others are tables, each with a name.
        page.script("location.hash = '#/dekal/table'").await?;
        page.find("[data-table='dekal'] table caption").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn every_key_of_a_game_is_heard_at_its_table() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("red", "regular").await?;
        page.wait_for(&["act"]).await?;
        let pressed = "return document.querySelector('[data-action=threats]').ariaPressed";
        assert_eq!(page.script(pressed).await?, "false");
        page.find("body").await?.send_keys("t").await?;
        page.find("[data-action='threats'][aria-pressed='true']")
            .await?;
        let square = page.find("[data-square='c1']").await?;
        square.send_keys(&Key::Up.to_string()).await?;
        page.focus_comes_to("[data-square='c2']", "an arrow")
            .await?;
        page.leaves_chords_alone("a square").await?;
        page.focus_comes_to("[data-square='c2']", "no arrow")
            .await?;
        // Not every event with the name of a key's or a pointer's event is one.
        let others = "for (const type of ['keydown', 'keyup', 'click', 'dblclick', 'pointerdown', 'pointermove',
                    'pointerup', 'pointercancel', 'pointerover', 'pointerout', 'contextmenu', 'focusin', 'dragstart'])
                document.activeElement.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));";
        page.script(others).await?;
        page.find("body").await?.send_keys("t").await?;
        page.find("[data-action='threats'][aria-pressed='false']")
            .await?;
        page.no_complaints().await?;
        // On keyboards without Latin letters, the place of a key counts.
        page.script(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'к', code: 'KeyR', bubbles: true }))",
        )
        .await?;
        page.find("[data-screen='rules']").await?;
        Ok(())
    })
    .await
}

/// Presses every key together with each modifier key of the browser and the system, on the whole page and on what has the
/// focus. Returns the keys that the page has taken from the browser, and what it shows now and did not before.
const CHORDS: &str = "
    const keys = [...'abcdefghijklmnopqrstuvwxyz0123456789?+- ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown',
        'Home', 'End', 'PageUp', 'PageDown', 'Escape', 'Enter', 'Tab', 'Delete', 'Backspace', 'F1'];
    const shown = () => [location.hash, document.activeElement.outerHTML,
        ...[...document.querySelectorAll('[aria-pressed], [aria-current], [data-replay], [data-stage], [data-table]')]
            .map((one) => JSON.stringify([one.ariaPressed, one.ariaCurrent, { ...one.dataset }]))];
    const before = shown(), taken = [];
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) for (const key of keys) {
        const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : '';
        const press = { key, code, [held]: true, bubbles: true, cancelable: true };
        for (const place of [document.body, document.activeElement])
            if (!place.dispatchEvent(new KeyboardEvent('keydown', press))) taken.push(`${held} ${key}`);
    }
    setTimeout(() => done([taken, shown().filter((one, place) => one !== before[place])]), 100);";

impl Page {
    /// Fails unless the page leaves the browser's and the system's own keys alone.
    async fn leaves_chords_alone(&self, what: &str) -> Result<()> {
        self.drawn().await?;
        let found = self.script_async(CHORDS).await?;
        assert_eq!(found, json!([[], []]), "{what}");
        Ok(())
    }
}

#[tokio::test]
async fn the_browser_has_its_own_keys_on_every_screen() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        page.play_one(&["regular"]).await?;
        for screen in [
            "/",
            "/settings",
            "/dekal/new",
            "/dekal/rules",
            "/daily",
            "/statistics/dekal",
            "/games",
            "/position",
            "/puzzles",
        ] {
            page.open_screen(screen).await?;
            page.leaves_chords_alone(screen).await?;
        }
        page.open_replay().await?;
        page.press_key("ArrowRight").await?;
        page.find("[data-replay='1']").await?;
        page.leaves_chords_alone("a replay").await?;
        page.open_puzzles("/debacle").await?;
        page.until_stage("open").await?;
        page.script("document.querySelector('.board-square.is-movable').focus()")
            .await?;
        page.leaves_chords_alone("a puzzle").await?;
        page.press_beside_puzzle("solution").await?;
        page.until_stage("shown").await?;
        page.find(".puzzle-value .review-value:not(:empty)").await?;
        page.leaves_chords_alone("a solution").await?;
        page.analyse(&dekal(), "").await?;
        page.press_in_panel("back").await?;
        page.press_in_panel("values").await?;
        page.leaves_chords_alone("the analysis board").await?;
        page.script("document.querySelector('.cell, .centre-slot').focus()")
            .await?;
        page.leaves_chords_alone("its table").await?;
        for game in GameId::ALL {
            page.begin_against(game, "beginner").await?;
            page.drawn().await?;
            page.leaves_chords_alone(game.name()).await?;
            let first = ".stage-place button:not([aria-disabled='true'], [hidden])";
            page.script(&format!("document.querySelector(\"{first}\").focus()"))
                .await?;
            page.leaves_chords_alone(game.name()).await?;
        }
        page.begin_coached().await?;
        page.play_until_coached().await?;
        page.find(MARK).await?.click().await?;
        page.find(CARD).await?;
        page.leaves_chords_alone("the coach").await?;
        page.no_complaints().await
    })
    .await
}
