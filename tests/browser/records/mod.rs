//! The games that were played: kept, listed, replayed, exported, imported, and
//! shared as links.

mod files;
mod keeping;
mod links;
mod replay;

use crate::harness::Page;
use anyhow::{Context, Result};
use serde_json::json;

/// Records the files that are saved and the texts that are copied.
pub const CATCH: &str = "
    window.saved = [];
    const [click, make] = [HTMLElement.prototype.click, URL.createObjectURL];
    const blobs = new Map();
    URL.createObjectURL = (blob) => {
        const address = make(blob);
        blobs.set(address, blob);
        return address;
    };
    HTMLElement.prototype.click = function () {
        if (!this.download) return click.call(this);
        const name = this.download;
        blobs.get(this.href).text().then((text) => window.saved.push({ name, text }));
    };
    window.copied = [];
    const clipboard = { writeText: async (text) => { window.copied.push(text); } };
    Object.defineProperty(navigator, 'clipboard', {
        get: () => window.noClipboard ? undefined : clipboard });";

impl Page {
    /// Opens a screen by the part of its address after `#`.
    pub async fn open_screen(&self, hash: &str) -> Result<()> {
        self.open(hash, "").await?;
        self.find("main[data-screen]:not([aria-busy='true']) h1")
            .await?;
        Ok(())
    }

    /// Opens the list of games played.
    pub async fn open_records(&self) -> Result<()> {
        self.open_screen("/games").await?;
        self.find("[data-screen='records']").await?;
        Ok(())
    }

    /// Plays one round of Dékal to its end.
    pub async fn play_one(&self, bots: &[&str]) -> Result<()> {
        self.sit_down_against(bots, "one").await?;
        let before = self.rows("games").await?.len();
        self.finish().await?;
        self.games_are(before + 1).await
    }

    /// Opens the replay of the latest game.
    pub async fn open_replay(&self) -> Result<()> {
        self.open_records().await?;
        self.find("[data-action='replay']").await?.click().await?;
        self.find("[data-replay]").await?;
        Ok(())
    }

    pub async fn text_of(&self, css: &str) -> Result<String> {
        Ok(self.find(css).await?.text().await?)
    }

    pub async fn click_on(&self, css: &str) -> Result<()> {
        let element = self.find(css).await?;
        // Something may stick to the edge of the window.
        let middle = "arguments[0].scrollIntoView({ block: 'center' })";
        let argument = serde_json::to_value(&element)?;
        self.client.execute(middle, vec![argument]).await?;
        let clicked = element.click().await;
        clicked.with_context(|| format!("`{css}` could not be clicked"))
    }

    /// How many games are listed.
    async fn listed(&self) -> Result<u64> {
        let count = self.script("return document.querySelectorAll('[data-record]').length");
        count.await?.as_u64().context("a number")
    }

    /// Waits for a saved file; returns the name and text of the last one.
    pub async fn file(&self) -> Result<(String, String)> {
        let file = self
            .script_async(
                "const look = () => saved.length ? done(saved.pop()) : setTimeout(look, 20); look();",
            )
            .await?;
        let part = |name: &str| Some(file[name].as_str()?.to_owned());
        part("name").zip(part("text")).context("a file")
    }

    /// Chooses files with these names and texts, and imports what they would add.
    pub async fn choose_files(&self, files: &[(&str, &str)]) -> Result<()> {
        self.import(&json!(files).to_string()).await
    }

    /// The same with a JavaScript list of pairs of a name and a text.
    async fn import(&self, files: &str) -> Result<()> {
        self.look_into(files).await?;
        let plan = "return !document.querySelector('[data-plan]').hidden";
        if self.script(plan).await? == true {
            let script = "const news = document.querySelector('[data-news]');
                 const options = { childList: true, characterData: true, subtree: true };
                 new MutationObserver(() => done()).observe(news, options);
                 document.querySelector('[data-action=import-sure]').click();";
            self.script_async(script).await?;
        }
        Ok(())
    }

    /// Chooses files with these names and texts, and waits for the message about them.
    pub async fn look_into_files(&self, files: &[(&str, &str)]) -> Result<()> {
        self.look_into(&json!(files).to_string()).await
    }

    /// The same with a JavaScript list of pairs of a name and a text.
    async fn look_into(&self, files: &str) -> Result<()> {
        self.script_async(&format!(
            "const news = document.querySelector('[data-news]');
             const options = {{ childList: true, characterData: true, subtree: true }};
             new MutationObserver(() => done()).observe(news, options);
             const plan = document.querySelector('[data-plan]');
             new MutationObserver(() => done()).observe(plan, {{ attributes: true }});
             const transfer = new DataTransfer();
             for (const [name, text] of {files}) transfer.items.add(new File([text], name));
             const input = document.querySelector('[data-action=import]');
             input.files = transfer.files;
             input.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ))
        .await?;
        Ok(())
    }

    /// Waits until a step of the replay is shown.
    async fn shows(&self, step: usize) -> Result<()> {
        self.find(&format!("[data-replay='{step}']")).await?;
        Ok(())
    }

    /// Presses the key for the next step, from `first` on, until the replay shows step `last`.
    async fn step_through(&self, first: usize, last: usize) -> Result<()> {
        for step in first + 1..=last {
            self.press_key("ArrowRight").await?;
            self.shows(step).await?;
        }
        Ok(())
    }

    /// Moves the slider to a step.
    async fn slide_to(&self, step: usize) -> Result<()> {
        self.script(&format!(
            "const slider = document.querySelector('.replay-steps input');
             slider.value = {step}; slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
        ))
        .await?;
        self.shows(step).await
    }

    pub async fn press_key(&self, key: &str) -> Result<()> {
        self.script(&format!(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
                 {{ key: '{key}', bubbles: true, cancelable: true }}))"
        ))
        .await?;
        Ok(())
    }

    /// The largest value of the slider.
    async fn last_step(&self) -> Result<usize> {
        let last = self.script("return Number(document.querySelector('.replay-steps input').max)");
        Ok(usize::try_from(last.await?.as_u64().context("a number")?)?)
    }
}
