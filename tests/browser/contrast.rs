//! The contrast of text and signs with what lies below them, measured in pixels, since axe does not see what lies on
//! what.

use crate::harness::{Page, only_in};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use xtask::browser::Kind;

/// Defines `inks`.
const INKS: &str = include_str!("contrast.js");

impl Page {
    /// Fails if a word or a sign on the present screen stands out too little: text has to have a contrast of 4.5 to 1,
    /// large text and signs one of 3. This runs only in Chromium, which paints as the others do.
    pub async fn stands_out(&self, what: &str) -> Result<()> {
        if self.kind != Kind::Chromium {
            return Ok(());
        }
        self.drawn().await?;
        self.script(&format!("if (!window.inks) {{ {INKS} }}"))
            .await?;
        let mut pictures = Vec::new();
        let count = self.script("return inks.count").await?;
        for index in 0..count.as_u64().context("a number")? {
            self.script(&format!("inks.paint({index})")).await?;
            pictures.push(self.png().await?);
        }
        self.script("inks.paint(0)").await?;
        let pictures = Value::from(pictures);
        let found = self
            .script_async(&format!(
                "inks.compare({pictures}).then(done, (error) => done(String(error)))"
            ))
            .await?;
        ensure!(found["faults"] == json!([]), "{what}: {found:#}");
        ensure!(
            found["count"].as_u64() > Some(5),
            "{what}: nothing to be seen, {found}"
        );
        Ok(())
    }

    /// As [`Page::stands_out`], in both themes and in both of high contrast. Afterwards the page has its former theme
    /// again.
    pub async fn stands_out_in_every_theme(&self, what: &str) -> Result<()> {
        const USUAL: &str = "const { theme, contrast } = document.documentElement.dataset; return [theme, contrast]";
        let usual = self.script(USUAL).await?;
        for contrast in [Value::Null, json!("more")] {
            for theme in ["light", "dark"] {
                self.set_theme(&json!(theme), &contrast).await?;
                let what = format!("{what}, {theme}, contrast {contrast}");
                self.stands_out(&what).await?;
            }
        }
        self.set_theme(&usual[0], &usual[1]).await
    }

    /// What is to be seen of the page in Chromium, as PNG in Base64.
    async fn png(&self) -> Result<Value> {
        let capture = json!({ "format": "png", "optimizeForSpeed": true });
        let mut answer = self.debug("Page.captureScreenshot", capture).await?;
        Ok(answer["data"].take())
    }

    /// Sets the theme and the contrast; `null` is the usual one.
    async fn set_theme(&self, theme: &Value, contrast: &Value) -> Result<()> {
        self.script(&format!(
            "for (const [name, value] of Object.entries({{ theme: {theme}, contrast: {contrast} }})) {{
                 if (value === null) delete document.documentElement.dataset[name];
                 else document.documentElement.dataset[name] = value;
             }}"
        ))
        .await?;
        Ok(())
    }
}

/// A browser with forced dark asks for the dark theme, and inverts light parts of the page and what is drawn on them. A
/// person who has chosen the light theme would see the suits of Dumble on black cards.
#[tokio::test]
async fn a_browser_that_darkens_pages_leaves_this_one_as_it_is() -> Result<()> {
    if !only_in(&[Kind::Chromium], "no other can be told to darken pages")? {
        return Ok(());
    }
    Page::run(async |page| {
        page.forget_everything().await?;
        page.deal_cards(&["regular"; 3]).await?;
        page.wait_for(&["discard"]).await?;
        page.find(".playing-card:is([data-suit='C'], [data-suit='S'])")
            .await?;
        let dark = json!([{ "name": "prefers-color-scheme", "value": "dark" }]);
        page.debug("Emulation.setEmulatedMedia", json!({ "features": dark }))
            .await?;
        for contrast in [Value::Null, json!("more")] {
            page.set_theme(&json!("light"), &contrast).await?;
            page.drawn().await?;
            let usual = page.png().await?;
            let darken = json!({ "enabled": true });
            page.debug("Emulation.setAutoDarkModeOverride", darken)
                .await?;
            page.drawn().await?;
            let is_same = page.png().await? == usual;
            assert!(is_same, "it is darkened, contrast {contrast}");
            page.debug("Emulation.setAutoDarkModeOverride", json!({}))
                .await?;
        }
        Ok(())
    })
    .await
}
