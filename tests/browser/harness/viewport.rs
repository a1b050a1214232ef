//! The size of the viewport, and screenshots.

use super::page::{PATIENCE, Page};
use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use std::time::Instant;
use xtask::browser::Kind;

impl Page {
    /// Sets the size of the viewport, in pixels. A narrow one has the touch screen of a phone.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        self.resize_to(width, height, 1.0).await
    }

    /// As [`Page::resize`], with this many physical pixels for each pixel of the page.
    pub async fn resize_to(&self, width: u32, height: u32, dots: f64) -> Result<()> {
        match self.kind {
            Kind::Chromium => {
                let metrics = json!({
                    "width": width,
                    "height": height,
                    "deviceScaleFactor": dots,
                    "mobile": false,
                });
                self.debug("Emulation.setDeviceMetricsOverride", metrics)
                    .await?;
                let touch = json!({ "enabled": width < 600, "maxTouchPoints": 5 });
                self.debug("Emulation.setTouchEmulationEnabled", touch)
                    .await?;
            }
            // Firefox cannot change whether it has a touch screen while it runs.
            Kind::Firefox => {
                let viewport = json!({
                    "context": self.context(),
                    "viewport": { "width": width, "height": height },
                    "devicePixelRatio": dots,
                });
                let connection = self.session.connection()?;
                connection
                    .command("browsingContext.setViewport", viewport)
                    .await?;
            }
            Kind::WebKit => self.resize_window(width, height).await?,
        }
        Ok(())
    }

    /// Sets the size by that of the window, in browsers without a command for the viewport. WebKit's test
    /// browser cannot be narrower than its tool bar, 447 pixels.
    async fn resize_window(&self, width: u32, height: u32) -> Result<()> {
        self.client.set_window_size(width, height).await?;
        let started = Instant::now();
        loop {
            // The window changes its size before the page is told.
            let heights = self.script("return [innerHeight, outerHeight]").await?;
            let (inner, outer): (u32, u32) = serde_json::from_value(heights)?;
            if inner == height {
                return Ok(());
            }
            ensure!(
                started.elapsed() < PATIENCE,
                "the window is {inner} px high"
            );
            let bar = outer.saturating_sub(inner);
            self.client.set_window_size(width, height + bar).await?;
            self.drawn().await?;
        }
    }

    /// What is to be seen of the page in Chromium, as WebP of a quality between 0 and 1.
    pub async fn webp(&self, quality: f64) -> Result<Vec<u8>> {
        let capture = json!({ "format": "webp", "quality": (quality * 100.0).round() as u32 });
        let answer = self.debug("Page.captureScreenshot", capture).await?;
        let data = answer["data"].as_str().context("a picture")?;
        Ok(BASE64_STANDARD.decode(data)?)
    }
}
