//! Setting out a table, and waiting until it stands still.

use super::positions::Position;
use crate::harness::Page;
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::time::Duration;

/// How large a picture is.
#[derive(Clone, Copy)]
pub struct Size {
    /// In pixels of the page.
    width: u32,
    height: u32,
    /// How many dots the picture has for each of them.
    dots: f64,
}

impl Size {
    /// So wide and so high, in pixels of the page, and so many dots for each.
    pub const fn new(width: u32, height: u32, dots: f64) -> Size {
        Size {
            width,
            height,
            dots,
        }
    }
}

/// Between two pictures that have to be the same.
const BREATH: Duration = Duration::from_millis(150);

/// How often a table may turn out to be moving still.
const PATIENCE: usize = 40;

/// What is taken away from around the stage, and the words on it.
const WORDLESS: &str = "
    .bar, .prompt, .side, .watch-place, .tools, .turns, .names, .side-line { display: none !important }
    .rival-name, .seat-name, .seat-last, .name-text, .name-level, .name-score
        { visibility: hidden !important }";

/// What is framed, as four thirds as wide as it is high, with a little room around it where the
/// window has that.
const FRAME: &str = "
    const rects = [...document.querySelectorAll(CSS)].map((part) => part.getBoundingClientRect());
    const [left, top] = ['left', 'top'].map((side) => Math.min(...rects.map((rect) => rect[side])));
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...rects.map((rect) => rect[side])));
    const wanted = Math.max((right - left + 2 * ROOM) / 4, (bottom - top + 2 * ROOM) / 3);
    const step = Math.floor(Math.min(wanted, innerWidth / 4, innerHeight / 3));
    const [width, height] = [4 * step, 3 * step];
    const within = (middle, size, all) => Math.max(0, Math.min(Math.round(middle - size / 2), all - size));
    return [within((left + right) / 2, width, innerWidth), within((top + bottom) / 2, height, innerHeight), width, height];";

/// The room around what is framed, in pixels of the page.
const ROOM: u32 = 14;

impl Page {
    /// Puts a position on the game's table, and has the person begin what the position says.
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

    /// Shows the stage alone, without words, and what of it is framed fills a picture of this width.
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
