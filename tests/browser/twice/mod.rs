//! Whatever acts does so once, whether a key stays down on it, or a double click is meant to press it.

mod boards;
mod screens;
mod tables;

use crate::harness::Page;
use anyhow::{Context, Result, ensure};
use fantoccini::key::Key;
use serde_json::{Value, json};

/// Why other browsers do not run these tests.
pub const NOT_REPEATED: &str = "other drivers do not say that a key is repeated";

/// Notes what gets past the guard: its listeners are those of the body, too, and were there before.
const NOTE: &str = "
    if (!window.passed) for (const type of ['click', 'keydown'])
        document.body.addEventListener(type, (event) => {
            const { id, className, dataset } = event.target.closest('button, a, label, input, summary') ?? event.target;
            if (event.isTrusted) window.passed.push([type, `${id} ${className} ${JSON.stringify(dataset)}`]);
        }, true);
    window.passed = [];";

/// How a control is pressed for too long, or too often.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// By a key that stays down while the page goes on.
    Held,
    /// By a double click.
    Double,
}

const BOTH: [Way; 2] = [Way::Held, Way::Double];

impl Page {
    /// Presses a control in this way, and fails unless the page has got one press.
    pub async fn act_once(&self, way: Way, css: &str) -> Result<()> {
        self.find(css).await?;
        self.drawn().await?;
        self.script(NOTE).await?;
        let show = format!(
            "const control = document.querySelector(\"{css}\");
             control.scrollIntoView({{ block: 'nearest' }});
             if ({}) control.focus();",
            way == Way::Held
        );
        self.script(&show).await?;
        match way {
            Way::Held => self.hold(char::from(Key::Enter)).await?,
            Way::Double => self.double_click(self.middle(css).await?).await?,
        }
        self.drawn().await?;
        let passed = self.script("return window.passed").await?;
        let passed: Vec<(String, String)> = serde_json::from_value(passed)?;
        let count = |wanted: &str| passed.iter().filter(|(kind, _)| kind == wanted).count();
        let (keys, clicks) = (count("keydown"), count("click"));
        let is_one = match way {
            Way::Held => keys == 1 && clicks <= 1,
            Way::Double => clicks == 1,
        };
        ensure!(is_one, "{css}, {way:?}: {passed:#?}");
        Ok(())
    }

    /// As [`Page::act_once`], for a control of a table; then waits until something of `due` is due, and fails unless
    /// the person has done this much more, or less.
    async fn decide_once(&self, way: Way, css: &str, due: &[&str], more: isize) -> Result<()> {
        let before = self.own_moves().await?;
        self.act_once(way, css).await?;
        self.wait_for(due).await?;
        self.drawn().await?;
        let after = self.own_moves().await?;
        let wanted = before.checked_add_signed(more).context("a number")?;
        ensure!(after == wanted, "{css}, {way:?}: {before} became {after}");
        Ok(())
    }

    /// Fails unless a script's value is this.
    async fn value_is(&self, script: &str, wanted: Value, what: &str) -> Result<()> {
        let found = self.script(&format!("return {script}")).await?;
        ensure!(found == wanted, "{what}: {found} instead of {wanted}");
        Ok(())
    }

    /// Fails unless a control is pressed, as it says itself.
    async fn is_pressed(&self, css: &str, what: &str) -> Result<()> {
        let script = format!("document.querySelector(\"{css}\").ariaPressed");
        self.value_is(&script, json!("true"), what).await
    }
}
