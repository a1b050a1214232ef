//! The actions of a person at Dumble's table.

use crate::harness::Page;
use crate::table::Pointer;
use anyhow::{Context, Result};
use engine::Record;
use engine::dumble::Dumble;
use serde_json::json;

/// Everything that can be due for the person.
const DUE: [&str; 4] = ["discard", "draw", "round-over", "match-over"];

impl Page {
    /// Opens the table of Dumble with a fixed seed and bots that move at once.
    pub async fn sit_down_to_dumble(&self, bots: &[&str]) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        self.deal_cards(bots).await
    }

    /// Begins another match, with the settings as they are.
    pub async fn deal_cards(&self, bots: &[&str]) -> Result<()> {
        let options = json!({ "players": bots.len() + 1, "levels": bots, "seed": "TAB1EE" });
        self.open_table("dumble", &options).await?;
        self.find("[data-table='dumble'] [data-hand]").await?;
        Ok(())
    }

    /// The saved match, replayed by the engine.
    pub async fn dumble(&self) -> Result<Record<Dumble>> {
        Ok(Record::from_json(&self.saved().await?.to_string())?)
    }

    /// Chooses the card of one's hand that is the last on the table.
    pub async fn choose_last(&self) -> Result<()> {
        self.script(
            "document.querySelector('[data-hand][aria-pressed=true]') ||
             [...document.querySelectorAll('[data-hand]')].pop().click()",
        )
        .await?;
        self.find("[data-hand][aria-pressed='true']").await?;
        Ok(())
    }

    /// Chooses this card of one's hand.
    pub async fn choose_card(&self, card: &str) -> Result<()> {
        self.script(&format!(
            "document.querySelector(\"[data-hand='{card}']\").click()"
        ))
        .await?;
        Ok(())
    }

    /// Discards the last card with clicks.
    pub async fn discard_last(&self) -> Result<()> {
        self.wait_for(&["discard"]).await?;
        self.choose_last().await?;
        self.find("[data-action='discard']").await?.click().await?;
        self.wait_for(&["draw"]).await?;
        Ok(())
    }

    /// Draws from the stock with a click.
    pub async fn draw(&self) -> Result<()> {
        self.find("[data-source='stock']").await?.click().await?;
        Ok(())
    }

    /// Drags the last card of one's hand onto the discards.
    pub async fn drag_to_discards(&self, pointer: Pointer) -> Result<()> {
        let (x, y) = self.middle("[data-hand]:last-child").await?;
        let (_, up) = self.middle("[data-source='latest']").await?;
        self.drag(pointer, (x, y), (x - 60.0, up)).await
    }

    /// Drags a card that can be drawn into one's hand.
    pub async fn drag_to_hand(&self, pointer: Pointer, source: &str) -> Result<()> {
        let from = self.middle(&format!("[data-source='{source}']")).await?;
        let to = self.middle("[data-hand]").await?;
        self.drag(pointer, from, to).await
    }

    /// Calls Dumble if that is allowed; returns whether it was.
    pub async fn call(&self) -> Result<bool> {
        let may = self
            .script("return document.querySelector('[data-action=dumble]:not([hidden])') !== null")
            .await?;
        if may == true {
            self.find("[data-action='dumble']").await?.click().await?;
        }
        Ok(may == true)
    }

    /// Whether nobody but bots is left in the match.
    async fn plays_itself(&self) -> Result<bool> {
        let controls = "return document.querySelector('[data-watch]') !== null";
        Ok(self.script(controls).await? == true)
    }

    /// Plays a match to its end, discarding and drawing with these functions; returns the number of rounds.
    pub async fn play_dumble(
        &self,
        discard: impl AsyncFn(&Page) -> Result<()>,
        draw: impl AsyncFn(&Page) -> Result<()>,
    ) -> Result<usize> {
        loop {
            let due = self.wait_for(&DUE).await?;
            let before = self.saved_length().await?;
            match due.as_str() {
                "discard" if self.call().await? => {}
                "discard" => discard(self).await?,
                "draw" => draw(self).await?,
                // A person who is eliminated need not look on.
                "round-over" if self.plays_itself().await? => {
                    self.find("[data-action='to-end']").await?.click().await?;
                    self.wait_for(&["match-over"]).await?;
                }
                "round-over" => {
                    self.find("[data-action='next-round']:not([hidden])")
                        .await?
                        .click()
                        .await?;
                }
                _ => return Ok(self.dumble().await?.play.rounds().len()),
            }
            self.goes_on_from(before, &due).await?;
        }
    }

    /// The texts of one's hand, in its order.
    pub async fn hand(&self) -> Result<Vec<String>> {
        let cards = self
            .script(
                "return [...document.querySelectorAll('[data-hand]')].map((b) => b.dataset.hand)",
            )
            .await?;
        serde_json::from_value(cards).context("a list of cards")
    }
}
