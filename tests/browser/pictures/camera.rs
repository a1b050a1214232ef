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

/// Styles that hide everything around the stage, and the words on it.
const WORDLESS: &str = "
    .bar, .prompt, .side, .watch-place, .tools, .turns, .names, .side-line { display: none !important }
    .rival-name, .seat-name, .seat-last, .name-text, .name-level, .name-score
        { visibility: hidden !important }";

/// The rectangle around the framed elements, with the aspect ratio 4:3 and a margin if the window is large
/// enough.
const FRAME: &str = "
    const rects = [...document.querySelectorAll(CSS)].map((part) => part.getBoundingClientRect());
    const [left, top] = ['left', 'top'].map((side) => Math.min(...rects.map((rect) => rect[side])));
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...rects.map((rect) => rect[side])));
    const wanted = Math.max((right - left + 2 * ROOM) / 4, (bottom - top + 2 * ROOM) / 3);
    const step = Math.floor(Math.min(wanted, innerWidth / 4, innerHeight / 3));
    const [width, height] = [4 * step, 3 * step];
    const within = (middle, size, all) => Math.max(0, Math.min(Math.round(middle - size / 2), all - size));
    return [within((left + right) / 2, width, innerWidth), within((top + bottom) / 2, height, innerHeight), width, height];";

/// The margin around the framed elements, in pixels of the page.
const ROOM: u32 = 14;

impl Page {
    /// Shows a position on the game's table, and clicks what the position says.
    pub async fn set_out(&self, position: &Position, theme: &str, size: Size) -> Result<()> {
        let settings = json!({ "speed": "none", "lang": "en", "hints": false, "theme": theme });
        let settings = Value::from(settings.to_string());
        let (game, record) = (position.game, Value::from(position.record));
        self.resize_to(size.width, size.height, size.dots).await?;
        let keep = format!(
            "await forgetAll();
             localStorage.setItem('tablee.settings', {settings});
             await saveMatch('{game}', {record});"
        );
        self.open(&format!("/{game}/table"), &keep).await?;
        self.wait_for(&[position.due]).await?;
        for css in position.begun {
            self.find(css).await?;
            // By a script, so that no pointer hovers over what it has clicked.
            self.script(&format!("document.querySelector(\"{css}\").click()"))
                .await?;
        }
        Ok(())
    }

    /// Shows the stage alone, without words, so that the framed elements fill a picture of this width.
    pub async fn frame(&self, position: &Position, size: Size, width: u32) -> Result<Framed> {
        self.script(&format!(
            "const sheet = new CSSStyleSheet();
             sheet.replaceSync(`{WORDLESS}`);
             document.adoptedStyleSheets = [sheet];"
        ))
        .await?;
        self.still_picture(None, 1.0).await?;
        let css = Value::from(position.framed).to_string();
        let frame = FRAME
            .replace("CSS", &css)
            .replace("ROOM", &ROOM.to_string());
        let framed: [i32; 4] = serde_json::from_value(self.script(&frame).await?)?;
        let dots = f64::from(width) / f64::from(framed[2]);
        self.resize_to(size.width, size.height, dots).await?;
        Ok(framed)
    }

    /// A picture of the page, or of this part of it, once nothing moves on it any more.
    pub async fn still_picture(&self, part: Option<Framed>, quality: f64) -> Result<Vec<u8>> {
        let mut last = self.webp(part, quality).await?;
        for _ in 0..PATIENCE {
            tokio::time::sleep(BREATH).await;
            let picture = self.webp(part, quality).await?;
            if picture == last {
                return Ok(picture);
            }
            last = picture;
        }
        bail!("the table does not stand still")
    }
}

/// A part of the page: left, top, width and height, in its pixels.
pub type Framed = [i32; 4];
