//! The actions of a person at Dékal's table, and helpers for all tables.

use crate::announced::LIVE_REGIONS;
use crate::harness::Page;
use anyhow::{Context, Result, ensure};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use serde_json::{Value, json};
use std::iter;
use std::path::PathBuf;
use std::time::Duration;

/// The options of axe for a screen that was examined in another theme before.
pub const ONLY_COLOURS: &str = "runOnly: ['color-contrast', 'link-in-text-block'],";

/// Waits until all changes are drawn. A change that is noticed in one frame, such as another size, may affect the next
/// one and begin a transition. Half way between two themes, a colour has the contrast of neither. A tab in the
/// background is not drawn.
const DRAWN: &str = "
    const frame = () => new Promise((go) => document.hidden ? setTimeout(go) : requestAnimationFrame(() => setTimeout(go)));
    const drawn = async () => {
        for (let count = 0; count < 3; count += 1) await frame();
        const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
        await Promise.allSettled(changes.map((change) => change.finished));
    };";

/// The time between two repetitions of a key that is held.
const BETWEEN: Duration = Duration::from_millis(25);

/// The kind of pointer of a drag.
#[derive(Clone, Copy, PartialEq)]
pub enum Pointer {
    Mouse,
    Touch,
}

/// A point on the page, in pixels.
pub type Point = (f64, f64);

impl Page {
    /// Opens the table with a fixed seed and bots that move at once.
    pub async fn sit_down(&self) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        self.open("/dekal/table", "").await?;
        self.find("[data-table] .cell").await?;
        Ok(())
    }

    /// Opens the table with bots of these levels, for `one` round or
    /// `to_hundred` points.
    pub async fn sit_down_against(&self, bots: &[&str], rounds: &str) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        self.begin(bots, rounds).await
    }

    /// Begins another match, with the settings as they are.
    pub async fn play_against(&self, bots: &[&str]) -> Result<()> {
        self.begin(bots, "one").await
    }

    async fn begin(&self, bots: &[&str], rounds: &str) -> Result<()> {
        let options = json!({
            "players": bots.len() + 1, "levels": bots, "rounds": rounds, "seed": "TAB1EE" });
        self.open_table("dekal", &options).await?;
        self.find("[data-table] .cell").await?;
        Ok(())
    }

    /// Leaves the app, and deletes everything stored except the settings of most tests: bots that move at
    /// once, and English.
    pub async fn forget_everything(&self) -> Result<()> {
        self.delete_everything().await?;
        self.script(
            "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }));",
        )
        .await?;
        Ok(())
    }

    /// Opens a game's table for another match, with these options.
    pub async fn open_table(&self, game: &str, options: &Value) -> Result<()> {
        let keep = format!(
            "await forgetMatch('{game}');
             localStorage.setItem('tablee.{game}.options', JSON.stringify({options}));"
        );
        self.open(&format!("/{game}/table"), &keep).await
    }

    /// Goes home, which saves nothing.
    pub async fn leave(&self) -> Result<()> {
        self.script("location.hash = '#/'").await?;
        self.find("[data-screen='home']").await?;
        Ok(())
    }

    /// Sets the language and loads the page again.
    pub async fn choose_language(&self, lang: &str) -> Result<()> {
        self.script(&format!(
            "const settings = JSON.parse(localStorage.getItem('tablee.settings'));
             localStorage.setItem('tablee.settings', JSON.stringify({{ ...settings, lang: '{lang}' }}));"
        ))
        .await?;
        self.reload().await?;
        self.find(&format!("html[lang='{lang}'] main[data-screen] h1"))
            .await?;
        Ok(())
    }

    /// Changes the language and other settings as if another tab had: the page is not loaded again. The test
    /// `settings::what_is_set_in_one_tab_…` does so with two tabs.
    pub async fn adopt(&self, lang: &str, others: &Value) -> Result<()> {
        self.script(&format!(
            "const key = 'tablee.settings';
             const before = JSON.parse(localStorage.getItem(key));
             const newValue = JSON.stringify({{ ...before, ...{others}, lang: '{lang}' }});
             localStorage.setItem(key, newValue);
             dispatchEvent(new StorageEvent('storage', {{ key, newValue }}));"
        ))
        .await?;
        self.find(&format!("html[lang='{lang}']")).await?;
        Ok(())
    }

    /// Plays whatever comes first until the match is over.
    pub async fn finish(&self) -> Result<()> {
        let end = self.finish_round().await?;
        ensure!(end == "match-over", "there are several rounds");
        Ok(())
    }

    /// Plays whatever comes first until the round is over; returns what is due then.
    pub async fn finish_round(&self) -> Result<String> {
        loop {
            let due = self
                .wait_for(&["reveal", "draft", "round-over", "match-over"])
                .await?;
            if !self.press_first(&due).await? {
                return Ok(due);
            }
        }
    }

    /// Clicks the first action of a decision of this kind, without waiting for what follows; returns whether it is a
    /// decision.
    pub async fn press_first(&self, due: &str) -> Result<bool> {
        match due {
            "reveal" => self.press(".cell.is-lit").await?,
            "draft" => {
                self.press(".centre-slot.is-lit[aria-pressed='false']")
                    .await?;
                self.press(".edge.is-lit").await?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Clicks an element, wherever it is, if it is there.
    pub async fn press(&self, css: &str) -> Result<()> {
        self.script(&format!("document.querySelector(\"{css}\")?.click()"))
            .await?;
        Ok(())
    }

    /// What is due for the person: `reveal`, `draft`, `wait`, `round-over` or `match-over`.
    pub async fn due(&self) -> Result<String> {
        let due = self
            .script("return document.querySelector('[data-prompt]')?.dataset.step ?? 'none'")
            .await?;
        Ok(due.as_str().context("a text")?.to_owned())
    }

    /// Waits until one of these is due, and says which.
    pub async fn wait_for(&self, wanted: &[&str]) -> Result<String> {
        let look = async || {
            let due = self.due().await?;
            Ok(wanted.contains(&due.as_str()).then_some(due))
        };
        let due = self.eventually(&format!("{wanted:?}"), look).await;
        match due {
            Ok(due) => Ok(due),
            Err(error) => {
                let shown = self.shown().await;
                Err(error.context(format!("it is not due: {shown}")))
            }
        }
    }

    /// What the page shows, for an error: what is due, what has the focus, what is chosen, all words, and, if the page has
    /// failed, its report.
    async fn shown(&self) -> String {
        let shown = self
            .script(
                "const named = (element) => element?.cloneNode(false).outerHTML;
                 const chosen = document.querySelectorAll('main [aria-pressed=true]');
                 const report = () => {
                     const copy = document.querySelector('html > #failure [data-failure=copy]');
                     copy?.click();
                     return copy && document.querySelector('[data-failure=report]').value;
                 };
                 return `due: ${document.querySelector('[data-prompt]')?.dataset.step}
                     focus: ${named(document.activeElement)} (of the window: ${document.hasFocus()})
                     chosen: ${[...chosen].map(named)}
                     failure: ${report()}
                     ${document.body.innerText}`;",
            )
            .await;
        match shown {
            Ok(shown) => shown.as_str().unwrap_or_default().to_owned(),
            Err(error) => format!("{error:#}"),
        }
    }

    /// The middle of the first element of a selector.
    pub async fn middle(&self, css: &str) -> Result<Point> {
        let script = format!(
            "const box = document.querySelector(\"{css}\").getBoundingClientRect();
             return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"
        );
        let point = self.script(&script).await?;
        let at = |index: usize| point[index].as_f64().context("a number");
        Ok((at(0)?, at(1)?))
    }

    /// Turns over the first card that may be turned over, with a click.
    pub async fn reveal(&self) -> Result<()> {
        self.find(".cell.is-lit").await?.click().await?;
        Ok(())
    }

    /// Drags from one point to another, by several steps.
    pub async fn drag(&self, pointer: Pointer, from: Point, to: Point) -> Result<()> {
        let mut steps = Vec::new();
        for step in 1u8..=6 {
            let part = |a: f64, b: f64| (a + (b - a) * f64::from(step) / 6.0).round();
            steps.push(PointerAction::MoveTo {
                duration: Some(Duration::from_millis(16)),
                x: part(from.0, to.0),
                y: part(from.1, to.1),
            });
        }
        let go = PointerAction::MoveTo {
            duration: None,
            x: from.0,
            y: from.1,
        };
        let down = PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        };
        let up = PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        };
        let all = [go, down].into_iter().chain(steps).chain([up]);
        match pointer {
            Pointer::Mouse => {
                let start = MouseActions::new("mouse".into());
                let actions = all.fold(start, |actions, action| actions.then(action));
                self.client.perform_actions(actions).await?;
            }
            Pointer::Touch => {
                let start = TouchActions::new("finger".into());
                let actions = all.fold(start, |actions, action| actions.then(action));
                self.client.perform_actions(actions).await?;
            }
        }
        self.drawn().await
    }

    /// Clicks twice in quick succession.
    pub async fn double_click(&self, (x, y): Point) -> Result<()> {
        let button = MOUSE_BUTTON_LEFT;
        let duration = None;
        let go = PointerAction::MoveTo { duration, x, y };
        let click = [PointerAction::Down { button }, PointerAction::Up { button }];
        let all = iter::once(go).chain(click.clone()).chain(click);
        let start = MouseActions::new("mouse".into());
        let clicks = all.fold(start, |clicks, action| clicks.then(action));
        Ok(self.client.perform_actions(clicks).await?)
    }

    /// Holds a key down, on whatever has the focus at each moment.
    pub async fn hold(&self, key: char) -> Result<()> {
        let down = || {
            [
                KeyAction::Down { value: key },
                KeyAction::Pause { duration: BETWEEN },
            ]
        };
        let all = iter::repeat_with(down).take(12).flatten();
        let start = KeyActions::new("keys".into());
        let held = all.fold(start, |held, action| held.then(action));
        let up = KeyAction::Up { value: key };
        Ok(self.client.perform_actions(held.then(up)).await?)
    }

    /// Waits until the page has drawn all changes, and nothing changes its place or colour any more.
    pub async fn drawn(&self) -> Result<()> {
        self.script_async(&format!("{DRAWN} drawn().then(() => done());"))
            .await?;
        Ok(())
    }

    /// The saved match of the game on the table, as a record.
    pub async fn saved(&self) -> Result<Value> {
        let game = self.game().await?;
        // A table appears before its match has been saved for the first time.
        self.until_saved(&game, |_| true).await
    }

    /// The game on the table.
    async fn game(&self) -> Result<String> {
        let game = self.script("return location.hash.split('/')[1]").await?;
        Ok(game.as_str().context("a game")?.to_owned())
    }

    /// The length of the saved match's log.
    pub async fn saved_length(&self) -> Result<usize> {
        Ok(self.saved().await?["log"]
            .as_array()
            .context("a log")?
            .len())
    }

    /// Waits until the log of the saved match is longer than this; `done` names the reason in the error.
    pub async fn goes_on_from(&self, length: usize, done: &str) -> Result<()> {
        let is_longer = |save: &Value| save["log"].as_array().is_some_and(|log| log.len() > length);
        match self.until_saved(&self.game().await?, is_longer).await {
            Ok(_) => Ok(()),
            Err(error) => {
                let shown = self.shown().await;
                Err(error.context(format!("{done} had no effect: {shown}")))
            }
        }
    }

    /// Fails if the page has to be scrolled sideways, if a button of a result is not visible, or if axe finds
    /// a violation.
    pub async fn fits(&self, what: &str) -> Result<()> {
        self.fits_with(what, "").await.map(drop)
    }

    /// As [`Page::fits`], for a screen that was examined in another theme before: of axe's rules, only those
    /// about colours.
    pub async fn fits_relit(&self, what: &str) -> Result<()> {
        self.fits_with(what, ONLY_COLOURS).await.map(drop)
    }

    /// As [`Page::fits`], with these options of axe besides the usual ones; returns the number of live regions.
    pub async fn fits_with(&self, what: &str, options: &str) -> Result<u64> {
        let found = self.examined(options).await?;
        let wide = &found["wide"];
        assert!(wide.as_i64() <= Some(0), "{what} is {wide} px too wide");
        assert_eq!(found["shows"], json!([]), "{what}: hidden, but there");
        assert_eq!(found["hidden"], json!([]), "{what}: buttons out of sight");
        complain_of(what, &found)?;
        found["regions"].as_u64().context("a number")
    }

    /// Writes a screenshot into the folder that `TABLEE_SCREENSHOTS` names, if it is set.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let Some(folder) = std::env::var_os("TABLEE_SCREENSHOTS").map(PathBuf::from) else {
            return Ok(());
        };
        std::fs::create_dir_all(&folder)?;
        let picture = self.client.screenshot().await.context("a screenshot")?;
        assert!(!picture.is_empty());
        std::fs::write(folder.join(format!("{name}.png")), picture)?;
        Ok(())
    }

    /// Fails unless the screen fits a window of this size, in both themes.
    pub async fn fits_day_and_night(&self, what: &str, size: (u32, u32)) -> Result<()> {
        let (width, height) = size;
        self.resize(width, height).await?;
        self.lit_by("light").await?;
        self.fits(&format!("{what}, {width}, light")).await?;
        self.lit_by("dark").await?;
        self.fits_relit(&format!("{what}, {width}, dark")).await
    }

    /// Sets the theme `light` or `dark`, as the settings would.
    pub async fn lit_by(&self, theme: &str) -> Result<()> {
        self.script(&format!(
            "document.documentElement.dataset.theme = '{theme}'"
        ))
        .await?;
        Ok(())
    }

    /// Fails if axe finds a violation on the page as it is.
    pub async fn accessible(&self, what: &str) -> Result<()> {
        complain_of(what, &self.examined("").await?)
    }

    /// What is found in one script on the page once it is drawn: how much too wide it is, what shows though it is
    /// hidden, the buttons of a result that are not visible, the number of live regions, and axe's violations, by
    /// these options besides the usual ones.
    async fn examined(&self, options: &str) -> Result<Value> {
        const AXE: &str = include_str!("../vendor/axe.min.js");
        // Preloading all styles is only for a rule that does not run by default.
        let script = format!(
            "{DRAWN} (async () => {{
                 if (window.axe === undefined) return 'no axe';
                 await drawn();
                 const wide = document.documentElement.scrollWidth - innerWidth;
                 const shows = [...document.querySelectorAll('[hidden]')]
                     .filter((one) => one.getClientRects().length > 0)
                     .map((one) => one.outerHTML);
                 const isHidden = (button) => {{
                     const box = button.getBoundingClientRect();
                     const at = document.elementFromPoint(
                         box.x + box.width / 2, box.y + box.height / 2);
                     return box.left < 0 || box.top < 0 || box.right > innerWidth
                         || box.bottom > innerHeight || !button.contains(at);
                 }};
                 // A sheet that is enlarged covers everything until it is closed.
                 const buttons = document.querySelector('.enlargeable.is-large') ? []
                     : [...document.querySelectorAll('.result:not([hidden]) > .row .button')];
                 const hidden = buttons.filter((button) => button.offsetParent && isHidden(button))
                     .map((button) => button.outerHTML);
                 const regions = document.querySelectorAll('{LIVE_REGIONS}').length;
                 const result = await axe.run(document, {{
                     {options} resultTypes: ['violations'], preload: {{ assets: ['media'] }},
                 }});
                 const violations = result.violations.map((v) => `${{v.id}}: ${{v.nodes[0].html}}`);
                 return {{ wide, shows, hidden, regions, violations }};
             }})().then(done, (error) => done(String(error)))"
        );
        let found = self.script_async(&script).await?;
        if found != "no axe" {
            return Ok(found);
        }
        self.script(AXE).await?;
        self.script_async(&script).await
    }
}

/// Fails if axe has found a violation.
fn complain_of(what: &str, found: &Value) -> Result<()> {
    ensure!(found["violations"] == json!([]), "axe on {what}: {found:#}");
    Ok(())
}
