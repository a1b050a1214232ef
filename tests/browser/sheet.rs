//! The actions of a person at Détrak's table.

use crate::harness::Page;
use crate::table::{Point, Pointer};
use anyhow::{Context, Result};
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use serde_json::json;
use std::time::Duration;

/// The longest time in which the bots study a game's dice, for which they play many games.
const PATIENCE: Duration = Duration::from_secs(120);

impl Page {
    /// Opens the table of Détrak with a fixed seed and bots that move at once.
    pub async fn sit_down_to_detrak(&self, bots: &[&str], advanced: bool) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        self.set_out_sheets(bots, advanced).await
    }

    /// Begins another game, with the settings as they are.
    pub async fn set_out_sheets(&self, bots: &[&str], advanced: bool) -> Result<()> {
        let options = json!({ "players": bots.len() + 1, "levels": bots,
            "advanced": advanced, "seed": "TAB1EE" });
        self.open_table("detrak", &options).await?;
        self.find("[data-table='detrak'] .square").await?;
        Ok(())
    }

    /// Chooses the symbol to begin with.
    pub async fn begin_with(&self, symbol: &str) -> Result<()> {
        self.wait_for(&["start"]).await?;
        let button = format!("[data-start='{symbol}']");
        self.find(&button).await?.click().await?;
        self.wait_for(&["roll"]).await?;
        Ok(())
    }

    /// Rolls the dice, once that is due.
    pub async fn roll(&self) -> Result<()> {
        self.wait_for(&["roll"]).await?;
        self.find("[data-action='roll']").await?.click().await?;
        self.wait_for(&["note"]).await?;
        Ok(())
    }

    /// The first two cells side by side, or else one above the other, that are
    /// free.
    pub async fn two_cells(&self) -> Result<(String, String)> {
        // The free cells are marked one rendering after a note is due.
        self.find(".square.is-lit").await?;
        let found = self
            .script(
                "const free = new Set([...document.querySelectorAll('.square.is-lit')]
                     .map((cell) => cell.dataset.cell));
                 const beside = (down, right) => [...free].flatMap((cell) => {
                     const other = `r${+cell[1] + down}c${+cell[3] + right}`;
                     return free.has(other) ? [[cell, other]] : [];
                 });
                 return [...beside(0, 1), ...beside(1, 0)][0];",
            )
            .await?;
        let cell = |index: usize| found[index].as_str().map(str::to_owned);
        cell(0).zip(cell(1)).context("nothing can be noted")
    }

    /// Notes the roll with its first symbol on the first of these cells: the mouse shows it there, the
    /// key turns it, and a click notes it.
    pub async fn note(&self, one: &str, other: &str) -> Result<()> {
        let cell = self.find(&format!("[data-cell='{one}']")).await?;
        self.point_at(one).await?;
        // A hint may show its own note meanwhile.
        let lies = format!(
            "const shown = [...document.querySelectorAll('.own .is-ghost')];
             return shown.length === 2
                 && shown.every((cell) => ['{one}', '{other}'].includes(cell.dataset.cell))"
        );
        for _ in 0..4 {
            if self.script(&lies).await? == true {
                break;
            }
            self.find("body").await?.send_keys("t").await?;
            self.drawn().await?;
        }
        Ok(cell.click().await?)
    }

    /// Moves the mouse to a cell, and waits until the roll is shown there.
    pub async fn point_at(&self, cell: &str) -> Result<()> {
        let (x, y) = self.middle(&format!("[data-cell='{cell}']")).await?;
        let go = PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let moves = MouseActions::new("mouse".into()).then(go);
        self.client.perform_actions(moves).await?;
        self.find(&format!("[data-cell='{cell}'].is-ghost")).await?;
        Ok(())
    }

    /// Taps a cell with a finger.
    pub async fn tap_cell(&self, cell: &str) -> Result<()> {
        let (x, y) = self.middle(&format!("[data-cell='{cell}']")).await?;
        let button = MOUSE_BUTTON_LEFT;
        let go = PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let steps = [
            go,
            PointerAction::Down { button },
            PointerAction::Up { button },
        ];
        let finger = TouchActions::new("finger".into());
        let taps = steps.into_iter().fold(finger, |taps, step| taps.then(step));
        Ok(self.client.perform_actions(taps).await?)
    }

    /// Notes the roll on the first cells that are free, and waits until the table shows it.
    pub async fn note_anywhere(&self) -> Result<()> {
        let (one, _) = self.two_cells().await?;
        // The piece turns to the first direction in which it fits.
        self.find(&format!("[data-cell='{one}']"))
            .await?
            .click()
            .await?;
        self.is_noted().await
    }

    /// Waits until the table shows that the roll is noted.
    pub async fn is_noted(&self) -> Result<()> {
        self.until("return document.querySelector('[data-prompt]')?.dataset.step !== 'note'")
            .await
    }

    /// Points at a place for the roll with the mouse.
    pub async fn hover_a_note(&self) -> Result<()> {
        let (one, _) = self.two_cells().await?;
        self.point_at(&one).await
    }

    /// The point between two cells.
    pub async fn between(&self, one: &str, other: &str) -> Result<Point> {
        let (a, b) = (
            self.middle(&format!("[data-cell='{one}']")).await?,
            self.middle(&format!("[data-cell='{other}']")).await?,
        );
        Ok((((a.0 + b.0) / 2.0).round(), ((a.1 + b.1) / 2.0).round()))
    }

    /// Drags the piece onto two cells, turned so that it fits.
    pub async fn drag_piece(&self, pointer: Pointer, one: &str, other: &str) -> Result<()> {
        let upright = one[..2] != other[..2];
        let class = if upright { ".is-upright" } else { ".is-flat" };
        if self
            .script(&format!("return !document.querySelector('.piece{class}')"))
            .await?
            == true
        {
            self.find("[data-action='turn']").await?.click().await?;
            self.find(&format!(".piece{class}")).await?;
        }
        let from = self.middle("[data-piece]").await?;
        let to = self.between(one, other).await?;
        self.drag(pointer, from, to).await
    }

    /// Plays on anywhere until the game is over.
    pub async fn finish_detrak(&self) -> Result<()> {
        loop {
            match self
                .wait_for(&["roll", "note", "match-over"])
                .await?
                .as_str()
            {
                "roll" => self.roll().await?,
                "note" => self.note_anywhere().await?,
                _ => return Ok(()),
            }
        }
    }

    /// Waits until the study of the dice shows something.
    async fn until_studied(&self, css: &str) -> Result<()> {
        let found = format!("return document.querySelector(`{css}`) !== null");
        let look = async || Ok((self.script(&found).await? == true).then_some(()));
        let what = format!("the bots to have played on these dice: {css}");
        self.eventually_within(PATIENCE, &what, look).await
    }

    /// Waits until the best sheet on the dice of a game alone is known.
    pub async fn studied(&self) -> Result<()> {
        self.until_studied("[data-study=true] [data-best]").await
    }

    /// Waits until the bots of a level have played on the dice of a game alone, and returns what is said of it.
    pub async fn studied_by(&self, level: &str) -> Result<String> {
        let css = format!("[data-percentile='{level}']:not([hidden])");
        self.until_studied(&css).await?;
        Ok(self.find(&css).await?.text().await?)
    }

    /// Waits until the table says that something is impossible, with these words.
    pub async fn is_refused(&self, words: &str) -> Result<()> {
        let refused = self
            .until(&format!(
                "const said = document.querySelector('[data-refusal]')?.innerText ?? '';
                 return said !== '' && said.includes('{words}')"
            ))
            .await;
        refused.with_context(|| format!("it was not said: {words}"))
    }
}
