//! The contrast of text and signs with what lies below them, measured in pixels, since axe does not see what lies on
//! what.

use crate::dice::reached;
use crate::harness::{Page, only_in};
use crate::skipping::{end, last_entries};
use anyhow::{Context, Result, ensure};
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use serde_json::{Value, json};
use xtask::browser::Kind;

/// Defines `inks`.
const INKS: &str = include_str!("contrast.js");

/// How often pictures are taken at most until the screen is the same after them as before: what a bot has worked out may
/// come between two of them.
const TAKES: u32 = 5;

impl Page {
    /// Fails if a word or a sign on the present screen stands out too little: text has to have a contrast of 4.5 to 1,
    /// large text and signs one of 3. This runs only in Chromium, which paints as the others do.
    pub async fn stands_out(&self, what: &str) -> Result<()> {
        let faults = self.faults(what).await?;
        ensure!(faults.is_empty(), "{what}: {faults:#?}");
        Ok(())
    }

    /// What stands out too little on the present screen.
    async fn faults(&self, what: &str) -> Result<Vec<String>> {
        if self.kind != Kind::Chromium {
            return Ok(Vec::new());
        }
        self.script(&format!("if (!window.inks) {{ {INKS} }}"))
            .await?;
        let count = self.script("return inks.count").await?;
        let count = count.as_u64().context("a number")?;
        let mut found = Value::Null;
        for _ in 0..TAKES {
            self.drawn().await?;
            let mut pictures = Vec::new();
            for index in 0..count {
                self.script(&format!("inks.paint({index})")).await?;
                pictures.push(self.png().await?);
            }
            let pictures = Value::from(pictures);
            found = self
                .script_async(&format!(
                    "inks.compare({pictures}).then(done, (error) => done(String(error)))"
                ))
                .await?;
            if found["isStill"] == true {
                break;
            }
        }
        ensure!(
            found["count"].as_u64() > Some(5),
            "{what}: nothing to be seen, {found}"
        );
        Ok(serde_json::from_value(found["faults"].take())?)
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

    /// As [`Page::png`], once it is the same twice: pictures on the page may still come.
    async fn still_png(&self) -> Result<Value> {
        let look = async || {
            let first = self.png().await?;
            self.drawn().await?;
            let is_still = self.png().await? == first;
            Ok(is_still.then_some(first))
        };
        self.eventually("a page that is still", look).await
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

/// Defines `farthest`: how far the colours of two pictures lie apart where they differ most.
const FARTHEST: &str = "
    const pixels = async (png) => {
        const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        canvas.drawImage(picture, 0, 0);
        return canvas.getImageData(0, 0, picture.width, picture.height).data;
    };
    const farthest = async (...pictures) => {
        const [one, other] = await Promise.all(pictures.map(pixels));
        return one.reduce((most, value, place) => Math.max(most, Math.abs(value - other[place])), 0);
    };";

/// A browser with forced dark inverts light parts of the page and what is drawn on them: a person with the light theme
/// would see the suits of Dumble on black cards. Such browsers may ask for the dark theme as well.
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
        page.is_left_as_it_is("Dumble").await?;
        page.play_against(&["regular"]).await?;
        page.wait_for(&["reveal"]).await?;
        page.is_left_as_it_is("Dékal").await?;
        page.set_out_sheets(&["regular"], true).await?;
        page.begin_with("C").await?;
        page.roll().await?;
        page.is_left_as_it_is("Détrak").await?;
        page.set_up_dice("red", "regular").await?;
        page.wait_for(&["act"]).await?;
        page.is_left_as_it_is("Débâcle").await?;
        for screen in ["/", "/dumble/rules", "/settings"] {
            page.open_screen(screen).await?;
            page.is_left_as_it_is(screen).await?;
        }
        Ok(())
    })
    .await
}

/// The pieces of each game, with many of them on the table. Chromium darkens small drawings otherwise than large ones, so
/// they are looked at on a phone, too.
#[tokio::test]
async fn where_chromium_darkens_all_every_piece_can_be_read() -> Result<()> {
    if !only_in(&[Kind::Chromium], "no other can be told to darken pages")? {
        return Ok(());
    }
    Page::run(async |page| {
        page.forget_everything().await?;
        page.play_against(&["regular"]).await?;
        page.wait_for(&["reveal"]).await?;
        last_entries::<Dekal>(page, 8).await?;
        page.wait_for(&["reveal", "draft"]).await?;
        page.shows_pieces(
            ".card:not(.is-cancelled) .card-face[data-value] .numeral",
            12,
        )
        .await?;
        page.is_read_in_forced_dark("Dékal").await?;
        page.set_out_sheets(&["regular"], true).await?;
        page.begin_with("C").await?;
        last_entries::<Detrak>(page, 8).await?;
        page.wait_for(&["roll", "note"]).await?;
        page.shows_pieces(".own .square .symbol", 6).await?;
        page.is_read_in_forced_dark("Détrak").await?;
        page.deal_cards(&["regular"; 3]).await?;
        page.wait_for(&["discard"]).await?;
        page.shows_pieces(".playing-card:is([data-suit='C'], [data-suit='S'])", 2)
            .await?;
        page.is_read_in_forced_dark("Dumble").await?;
        page.set_up_dice("red", "regular").await?;
        page.wait_for(&["act"]).await?;
        page.shows_pieces(".die-on-table .die-face", 12).await?;
        page.is_read_in_forced_dark("Débâcle").await?;
        // Buttons that are filled, and levels that are chosen.
        for screen in ["/", "/dekal/new", "/daily"] {
            page.open_screen(screen).await?;
            page.shows_pieces(".button.primary", 1).await?;
            page.is_read_in_forced_dark(screen).await?;
        }
        Ok(())
    })
    .await
}

/// Hints and results, and what may be declined: words on grounds that are filled, and small signs.
#[tokio::test]
async fn where_chromium_darkens_all_hints_and_results_can_be_read() -> Result<()> {
    if !only_in(&[Kind::Chromium], "no other can be told to darken pages")? {
        return Ok(());
    }
    Page::run(async |page| {
        page.forget_everything().await?;
        page.play_against(&["beginner"; 3]).await?;
        page.is_hint_read_in_forced_dark("Dékal", "reveal").await?;
        end::<Dekal>(page).await?;
        page.is_read_in_forced_dark("a result of Dékal").await?;
        page.set_out_sheets(&["beginner"], true).await?;
        page.begin_with("C").await?;
        page.roll().await?;
        page.is_hint_read_in_forced_dark("Détrak", "note").await?;
        end::<Detrak>(page).await?;
        page.is_read_in_forced_dark("a result of Détrak").await?;
        page.deal_cards(&["beginner"]).await?;
        page.is_hint_read_in_forced_dark("Dumble", "discard")
            .await?;
        end::<Dumble>(page).await?;
        page.is_read_in_forced_dark("a result of Dumble").await?;
        page.set_up_dice("red", "beginner").await?;
        page.is_hint_read_in_forced_dark("Débâcle", "act").await?;
        let rebounds = reached(|position| position.rebounding().is_some());
        page.put_on_the_table(rebounds).await?;
        page.wait_for(&["rebound"]).await?;
        page.shows_pieces("[data-action='decline'].primary", 1)
            .await?;
        page.is_read_in_forced_dark("a rebound").await?;
        page.set_up_dice("red", "beginner").await?;
        end::<Debacle>(page).await?;
        page.is_read_in_forced_dark("a result of Débâcle").await
    })
    .await
}

impl Page {
    /// Fails unless at least this many pieces can be seen.
    async fn shows_pieces(&self, css: &str, least: u64) -> Result<()> {
        let count = format!(
            "return [...document.querySelectorAll(\"{css}\")].filter((piece) => piece.checkVisibility()).length"
        );
        let count = self.script(&count).await?;
        ensure!(count.as_u64() >= Some(least), "{css}: {count}");
        Ok(())
    }

    /// Fails if a browser that darkens pages changes the present screen where the system asks for the dark theme.
    async fn is_left_as_it_is(&self, what: &str) -> Result<()> {
        let (usual, more) = (Value::Null, json!("more"));
        for (system, theme, contrast) in [
            ("dark", &json!("light"), &usual),
            ("dark", &json!("light"), &more),
            ("dark", &usual, &usual),
        ] {
            let asked = json!([{ "name": "prefers-color-scheme", "value": system }]);
            self.debug("Emulation.setEmulatedMedia", json!({ "features": asked }))
                .await?;
            self.set_theme(theme, contrast).await?;
            self.drawn().await?;
            let before = self.still_png().await?;
            let darken = json!({ "enabled": true });
            self.debug("Emulation.setAutoDarkModeOverride", darken)
                .await?;
            self.drawn().await?;
            let after = self.still_png().await?;
            let most = self
                .script_async(&format!(
                    "{FARTHEST} farthest({before}, {after}).then(done)"
                ))
                .await?;
            // Shadows are not always rounded alike.
            ensure!(
                most.as_u64().is_some_and(|most| most < 4),
                "{what} is darkened, system {system}, theme {theme}, contrast {contrast}"
            );
            self.debug("Emulation.setAutoDarkModeOverride", json!({}))
                .await?;
        }
        self.set_theme(&usual, &usual).await
    }

    /// As [`Page::is_read_in_forced_dark`], with a hint, once this is due.
    async fn is_hint_read_in_forced_dark(&self, what: &str, due: &str) -> Result<()> {
        self.wait_for(&[due]).await?;
        self.find("[data-action='hint']").await?.click().await?;
        self.find(".hint-badge").await?;
        self.is_read_in_forced_dark(&format!("a hint at {what}"))
            .await
    }

    /// Fails if the present screen cannot be read in Chromium when it darkens pages although the system asks for the light
    /// theme. Then it darkens all, whatever a page asks for.
    async fn is_read_in_forced_dark(&self, what: &str) -> Result<()> {
        let light = json!([{ "name": "prefers-color-scheme", "value": "light" }]);
        self.debug("Emulation.setEmulatedMedia", json!({ "features": light }))
            .await?;
        let darken = json!({ "enabled": true });
        self.debug("Emulation.setAutoDarkModeOverride", darken)
            .await?;
        for (width, height) in [(390, 844), (1280, 800)] {
            self.resize(width, height).await?;
            let name = format!("{}-forced-{width}", what.replace('/', "-"));
            self.picture(&name).await?;
            let faults = self.faults(what).await?;
            ensure!(
                faults.is_empty(),
                "{what} in forced dark, {width} px: {faults:#?}"
            );
        }
        self.debug("Emulation.setAutoDarkModeOverride", json!({}))
            .await?;
        Ok(())
    }
}
