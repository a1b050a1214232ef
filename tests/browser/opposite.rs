//! Two persons who sit opposite each other: the table turns to whoever's turn it is, and everything is where they touch it.

use crate::harness::Page;
use crate::speed::drags::{ends, go_round, let_go, press};
use crate::table::{Point, Pointer};
use anyhow::{Context, Result, ensure};
use engine::GameId;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// What can be due for one of two persons.
const DUE: [&str; 7] = [
    "reveal", "draft", "start", "roll", "note", "discard", "covered",
];

/// To whom the table is turned, and by how much.
const TURNED: &str = "
    const table = document.querySelector('[data-opposite] .table-screen');
    return table ? [table.dataset.near, getComputedStyle(table).rotate] : [];";

impl Page {
    /// A table of two persons who sit opposite each other.
    async fn sit_opposite(&self, game: GameId) -> Result<()> {
        self.resize(1280, 800).await?;
        self.forget_everything().await?;
        let names = ["Ada", "Zoé"];
        let options = match game {
            GameId::Debacle => json!({ "people": "both", "names": names, "first": "red" }),
            _ => json!({ "players": 2, "persons": names }),
        };
        let mut options: Value = options;
        options["seed"] = "TAB1EE".into();
        let name = game.name();
        self.script(&format!(
            "localStorage.setItem('tablee.{name}.agreed', ' opposite')"
        ))
        .await?;
        self.open_table(game.name(), &options).await?;
        self.find("[data-opposite] .table-screen").await?;
        Ok(())
    }

    /// Waits until the table is turned to the person on this seat, as far as it turns.
    async fn is_turned_to(&self, seat: usize) -> Result<()> {
        let rotate = ["0deg", "180deg"][seat];
        self.until(&format!(
            "const [near, rotate] = (() => {{ {TURNED} }})();
             return near === '{seat}' && rotate === '{rotate}' && !document.querySelector('[data-next]')"
        ))
        .await
        .with_context(|| format!("turned to seat {seat}"))?;
        self.drawn().await
    }

    /// Plays until the second person has something to drag.
    async fn play_to_the_second(&self, game: GameId) -> Result<()> {
        if game == GameId::Debacle {
            self.wait_for(&["act"]).await?;
            self.is_turned_to(0).await?;
            for way in ["c1-c2", "c2-c3"] {
                let action = way.parse().map_err(anyhow::Error::msg)?;
                self.do_by_tapping(action).await?;
            }
            self.wait_for(&["act"]).await?;
            return self.is_turned_to(1).await;
        }
        for _ in 0..12 {
            let due = self.wait_for(&DUE).await?;
            self.until("return !document.querySelector('[data-next]')")
                .await?;
            let near = self.script(TURNED).await?[0] == "1";
            let length = self.saved_length().await?;
            match due.as_str() {
                "draft" | "note" | "discard" if near => return self.is_turned_to(1).await,
                "covered" => {
                    self.find("[data-action='show-hand'][aria-disabled='false']")
                        .await?
                        .click()
                        .await?;
                    self.wait_for(&["discard"]).await?;
                    continue;
                }
                // Each has a symbol of their own.
                "start" if near => self.press("[data-start='C']").await?,
                "start" => self.press("[data-start='A']").await?,
                "roll" => self.press("[data-action='roll']").await?,
                "note" => {
                    // It is the other one's turn to note then.
                    let (cell, _) = self.two_cells().await?;
                    self.press(&format!("[data-cell='{cell}']")).await?;
                }
                "discard" => {
                    self.discard_last().await?;
                    self.draw().await?;
                    self.find("[data-action='cover-hand'][aria-disabled='false']")
                        .await?
                        .click()
                        .await?;
                }
                due => {
                    self.press_first(due).await?;
                }
            }
            self.goes_on_from(length, &due).await?;
        }
        anyhow::bail!("the second person is never asked")
    }
}

/// The middle of the elements that are moved away from their places.
const DRAGGED: &str = "
    return [...document.querySelectorAll('[data-table] [style]')].filter(({ style }) => style.translate)
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])";

/// Fails unless something is dragged with its middle here.
async fn is_dragged_to(page: &Page, (x, y): Point) -> Result<()> {
    page.find("[data-table].is-dragging").await?;
    page.drawn().await?;
    let dragged: Vec<Point> = serde_json::from_value(page.script(DRAGGED).await?)?;
    let is_there = dragged.iter().any(|at| (at.0 - x).hypot(at.1 - y) < 8.0);
    ensure!(is_there, "{dragged:?} instead of {:?}", (x, y));
    Ok(())
}

async fn both_drag(game: GameId) -> Result<()> {
    Page::run(async |page| {
        page.sit_opposite(game).await?;
        page.play_to_the_second(game).await?;
        page.picture(&format!("opposite-{}", game.name())).await?;
        let (from, to) = ends(page, game).await?;
        // A card that is pushed stays on its lane.
        if game != GameId::Dekal {
            press(page, from).await?;
            let there = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
            go_round(page, from, there, 8, 16).await?;
            is_dragged_to(page, there).await?;
            let escape = Key::Escape.to_string();
            page.find("body").await?.send_keys(&escape).await?;
            let_go(page).await?;
        }
        for pointer in [Pointer::Mouse, Pointer::Touch] {
            let length = page.saved_length().await?;
            let (from, to) = ends(page, game).await?;
            page.drag(pointer, from, to).await?;
            page.goes_on_from(length, "a drag").await?;
            if game == GameId::Detrak {
                // The last note of a turn cannot be taken back.
                page.play_to_the_second(game).await?;
            } else if pointer == Pointer::Mouse {
                page.find("[data-action='undo']:not([disabled])")
                    .await?
                    .click()
                    .await?;
                let is_back = async || Ok((page.saved_length().await? == length).then_some(()));
                page.eventually("the move to be taken back", is_back)
                    .await?;
                page.is_turned_to(1).await?;
            }
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn who_sits_opposite_drags_dice() -> Result<()> {
    both_drag(GameId::Debacle).await
}

#[tokio::test]
async fn who_sits_opposite_pushes_cards() -> Result<()> {
    both_drag(GameId::Dekal).await
}

#[tokio::test]
async fn who_sits_opposite_drags_the_piece() -> Result<()> {
    both_drag(GameId::Detrak).await
}

#[tokio::test]
async fn who_sits_opposite_discards_by_dragging() -> Result<()> {
    both_drag(GameId::Dumble).await
}

/// Sits down opposite each other in the set-up, and plays a turn each.
#[tokio::test]
async fn the_table_turns_and_the_dice_lie_where_they_lay() -> Result<()> {
    Page::run(async |page| {
        page.resize(390, 844).await?;
        page.forget_everything().await?;
        let keep = "localStorage.setItem('tablee.debacle.options', JSON.stringify({ people: 'red', first: 'red' }));";
        page.open("/debacle/new", keep).await?;
        page.find(".start-bar button").await?;
        ensure!(page.script("return document.querySelector(\"[name='places']\").checkVisibility()").await? == false);
        page.press("[name='people'][value='2']").await?;
        page.find("[name='places'][value='0']:checked").await?;
        page.press("[name='places'][value='1']").await?;
        page.press(".start-bar button").await?;
        page.wait_for(&["act"]).await?;
        page.is_turned_to(0).await?;
        let places = "return ['a1', 'c2', 'd5'].map((square) => {
            const { x, y, width, height } = document.querySelector(`[data-square=${square}]`).getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2)];
        })";
        let before = page.script(places).await?;
        for way in ["c1-c2", "c2-c3"] {
            let action = way.parse().map_err(anyhow::Error::msg)?;
            page.do_by_tapping(action).await?;
        }
        page.is_turned_to(1).await?;
        page.wait_for(&["act"]).await?;
        let after = page.script(places).await?;
        ensure!(before.as_array().is_some_and(|all| all.len() == 3), "{before}");
        // Words and numbers beside the board have changed sides.
        for (before, after) in before.as_array().into_iter().flatten().zip(after.as_array().into_iter().flatten()) {
            for axis in 0..2 {
                let moved = before[axis].as_f64().zip(after[axis].as_f64()).context("a place")?;
                ensure!((moved.0 - moved.1).abs() < 28.0, "{before} has come to {after}");
            }
        }
        let order = "return document.querySelector('.bar').getBoundingClientRect().top > document.querySelector('.stage').getBoundingClientRect().top";
        ensure!(page.script(order).await? == true, "the bar is far from whom it is for");
        // An arrow leads where whoever sits there sees it: up for them is down in the window.
        page.script("document.querySelector('[data-square=c5]').focus()").await?;
        let middle = "const { x, y } = document.activeElement.getBoundingClientRect(); return [x, y]";
        let start = page.script(middle).await?;
        let focused = page.client.active_element().await?;
        focused.send_keys(&Key::Up.to_string()).await?;
        let up = page.script(middle).await?;
        ensure!(up[1].as_f64() > start[1].as_f64() && up[0] == start[0], "{start}, {up}");
        for (width, height) in [(390, 844), (1280, 800), (844, 390)] {
            page.resize(width, height).await?;
            for theme in ["light", "dark"] {
                page.lit_by(theme).await?;
                page.drawn().await?;
                page.picture(&format!("opposite-turned-{width}-{theme}")).await?;
            }
        }
        page.accessible("a table that is turned").await?;
        // It is remembered: a reload turns it to whoever's turn it is.
        page.reload().await?;
        page.is_turned_to(1).await?;
        page.no_complaints().await
    })
    .await
}
