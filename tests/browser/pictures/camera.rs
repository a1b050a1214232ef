//! Shows a position on a table, and takes its picture once nothing moves any more.

use super::positions::Position;
use crate::harness::Page;
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::time::Duration;

/// The size of a picture.
#[derive(Clone, Copy)]
pub struct Size {
    /// In pixels of the page.
    width: u32,
    height: u32,
    /// The number of the picture's pixels for each of them, in one direction.
    dots: f64,
}

impl Size {
    /// A size in pixels of the page, with this many pixels of the picture for each.
    pub const fn new(width: u32, height: u32, dots: f64) -> Size {
        Size {
            width,
            height,
            dots,
        }
    }
}

/// The time between two pictures that have to be equal.
const BREATH: Duration = Duration::from_millis(150);

/// The most pictures that may differ from the one before.
const PATIENCE: usize = 40;

impl Page {
    /// Shows a position on the game's table, and clicks what the position says.
    pub async fn set_out(&self, position: &Position, theme: &str, size: Size) -> Result<()> {
        let (game, record) = (position.game, Value::from(position.record));
        let save = format!("await saveMatch('{game}', {record});");
        self.show(&format!("/{game}/table"), &save, theme, size)
            .await?;
        self.wait_for(&[position.due]).await?;
        for css in position.begun {
            self.find(css).await?;
            // A script clicks, so that no pointer hovers over what was clicked.
            self.script(&format!("document.querySelector(\"{css}\").click()"))
                .await?;
        }
        Ok(())
    }

    /// Shows how a table of Dékal is set up: bots of the cast on its chairs.
    pub async fn show_chairs(&self, theme: &str, size: Size) -> Result<()> {
        let options = json!({ "players": 4, "levels": ["casual", "regular", "strong"] });
        let options = Value::from(options.to_string());
        let keep = format!("localStorage.setItem('tablee.dekal.options', {options});");
        self.show("/dekal/new", &keep, theme, size).await?;
        self.find("[data-chair='1'] .sitter").await?;
        // A phone shows one chair after the other.
        self.script("if (innerWidth < 600) document.querySelector('.chairs').scrollIntoView()")
            .await?;
        Ok(())
    }

    /// Opens a screen at an address, with nothing stored but settings and what a script keeps.
    async fn show(&self, address: &str, keep: &str, theme: &str, size: Size) -> Result<()> {
        let settings = json!({ "speed": "none", "lang": "en", "hints": false, "theme": theme });
        let settings = Value::from(settings.to_string());
        self.resize_to(size.width, size.height, size.dots).await?;
        let keep = format!(
            "await forgetAll();
             localStorage.setItem('tablee.settings', {settings});
             {keep}"
        );
        self.open(address, &keep).await
    }

    /// A picture of the page, once nothing moves on it any more.
    pub async fn still_picture(&self, quality: f64) -> Result<Vec<u8>> {
        let mut last = self.webp(quality).await?;
        for _ in 0..PATIENCE {
            tokio::time::sleep(BREATH).await;
            let picture = self.webp(quality).await?;
            if picture == last {
                return Ok(picture);
            }
            last = picture;
        }
        bail!("the table does not stand still")
    }
}
