//! The tables of all games, as the benchmarks use them.

use crate::dice::eager;
use crate::harness::Page;
use anyhow::{Context, Result};
use engine::GameId;
use serde_json::json;

/// Everything that can be due in a game.
const DUE: [&str; 15] = [
    "reveal",
    "draft",
    "start",
    "roll",
    "note",
    "discard",
    "draw",
    "act",
    "rebound",
    "return",
    "doubles",
    "recover",
    "round-over",
    "match-over",
    "keep",
];

/// Settings with bots that move at once and without hints, so that workers compute bots' moves only.
pub const AT_ONCE: &str = r#"{ "speed": "none", "lang": "en", "hints": false }"#;

/// The number of players in the measurements.
pub const fn players(game: GameId) -> usize {
    match game {
        GameId::Dekal | GameId::Dumble => 4,
        _ => 2,
    }
}

impl Page {
    /// Sets the settings from now on, in the form in which the page stores them.
    pub async fn prefer(&self, settings: &str) -> Result<()> {
        self.script(&format!(
            "localStorage.setItem('tablee.settings', `{settings}`)"
        ))
        .await?;
        Ok(())
    }

    /// Begins a match of a game against bots of this level.
    pub async fn begin_against(&self, game: GameId, level: &str) -> Result<()> {
        self.begin_for(game, players(game), level).await
    }

    /// Begins a match of a game for so many, against bots of this level.
    pub async fn begin_for(&self, game: GameId, players: usize, level: &str) -> Result<()> {
        let bots = vec![level; players - 1];
        match game {
            GameId::Dekal => self.play_against(&bots).await,
            GameId::Detrak => {
                self.set_out_sheets(&bots, false).await?;
                self.begin_with("A").await
            }
            GameId::Debacle => self.set_up_dice("red", level).await,
            _ => {
                let options = json!({ "players": players, "levels": bots, "seed": "TAB1EE" });
                self.open_table(game.name(), &options).await
            }
        }
    }

    /// Does whatever can be done at the table; returns whether the match goes on.
    pub async fn go_on(&self, game: GameId) -> Result<bool> {
        match self.wait_for(&DUE).await?.as_str() {
            "match-over" => return Ok(false),
            "reveal" => self.click(".cell.is-lit").await?,
            "draft" => {
                self.click(".centre-slot.is-lit[aria-pressed='false']")
                    .await?;
                self.click(".edge.is-lit").await?;
            }
            "roll" => self.click("[data-action='roll']").await?,
            "note" => self.note_anywhere().await?,
            "discard" if self.call().await? => {}
            "discard" => self.discard_last().await?,
            "draw" => self.draw().await?,
            "round-over" => self.click("[data-action='next-round']").await?,
            _ if game == GameId::Debacle => {
                let record = self.debacle().await?;
                let action = eager(&record.play).context("nothing to do")?;
                self.do_by_tapping(action).await?;
            }
            other => anyhow::bail!("what is to be done about {other}?"),
        }
        Ok(true)
    }

    async fn click(&self, css: &str) -> Result<()> {
        self.script(&format!("document.querySelector(\"{css}\")?.click()"))
            .await?;
        Ok(())
    }
}
