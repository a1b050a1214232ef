//! Setting up a table: who sits on the chairs, at which levels, by mouse and by keyboard; and the portraits of those who
//! sit there, at the table and in records.

use crate::harness::Page;
use crate::records::CATCH;
use anyhow::{Context, Result};
use fantoccini::key::Key;
use model::cast;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The names on the chairs, in their order.
const SITTERS: &str =
    "return [...document.querySelectorAll('.sitter-name')].map(({ textContent }) => textContent)";

impl Page {
    async fn sitters(&self) -> Result<Vec<String>> {
        Ok(serde_json::from_value(self.script(SITTERS).await?)?)
    }

    /// Presses a key where the focus is.
    async fn key(&self, key: Key) -> Result<()> {
        let focused = self.client.active_element().await?;
        Ok(focused.send_keys(&key.to_string()).await?)
    }

    /// Sets up a table of Dékal for this many.
    async fn set_up(&self, players: usize) -> Result<()> {
        self.forget_everything().await?;
        let options = json!({ "players": players });
        let keep =
            format!("localStorage.setItem('tablee.dekal.options', JSON.stringify({options}));");
        self.open("/dekal/new", &keep).await?;
        self.find("[data-chair='1'] .sitter").await?;
        Ok(())
    }

    /// The file of the portrait that is drawn before what a selector finds; nothing for the neutral face.
    async fn portrait(&self, css: &str) -> Result<String> {
        self.find(css).await?;
        let image = self
            .script(&format!(
                "return getComputedStyle(document.querySelector(`{css}`), '::before').backgroundImage"
            ))
            .await?;
        let image = image.as_str().context("a picture")?;
        let file = image.split("url(").nth(1).unwrap_or_default();
        let file = file.split('"').nth(1).unwrap_or_default();
        let file = file.rsplit('/').next().unwrap_or_default();
        Ok(file.split(['-', '.']).next().unwrap_or_default().to_owned())
    }
}

/// The seats of a saved match: names and levels of bots.
fn bots(save: &Value) -> Vec<(String, String)> {
    let text = |seat: &Value, field: &str| Some(seat[field].as_str()?.to_owned());
    let seats = save["seats"].as_array().into_iter().flatten();
    seats
        .filter_map(|seat| text(seat, "name").zip(text(seat, "bot")))
        .collect()
}

#[tokio::test]
async fn who_sits_on_a_chair_is_chosen_by_keyboard_alone_and_stays() -> Result<()> {
    Page::run(async |page| {
        page.set_up(3).await?;
        assert_eq!(page.sitters().await?, ["Anna", "Basile"]);
        page.script("document.querySelector('[data-chair=\"2\"] .sitter').focus()")
            .await?;
        page.key(Key::Enter).await?;
        page.find("[data-chair='2'] .sitter[aria-expanded='true']")
            .await?;
        // The levels come first in the order of the focus. Each press changes the level by one.
        page.key(Key::Tab).await?;
        page.find("input[name='level-2']:checked:focus").await?;
        page.key(Key::Right).await?;
        page.find("input[name='level-2'][value='5']:checked:focus")
            .await?;
        page.key(Key::Tab).await?;
        page.find("[data-chair='2'] [data-action='person']:focus")
            .await?;
        page.key(Key::Tab).await?;
        page.find("input[name='chair-2'][value='Basile']:checked:focus")
            .await?;
        page.key(Key::Down).await?;
        page.find("input[name='chair-2'][value='Chloé']:checked:focus")
            .await?;
        // A member who sits on another chair changes places.
        page.key(Key::Up).await?;
        page.key(Key::Up).await?;
        page.find("input[name='chair-2'][value='Anna']:checked:focus")
            .await?;
        assert_eq!(page.sitters().await?, ["Basile", "Anna"]);
        page.key(Key::Escape).await?;
        page.find("[data-chair='2'] .sitter[aria-expanded='false']:focus")
            .await?;
        page.find("#seed")
            .await?
            .send_keys(&Key::Enter.to_string())
            .await?;
        page.find("[data-table] .cell").await?;
        let seats = [("Basile", "regular"), ("Anna", "proficient")];
        let seats = seats.map(|(name, level)| (name.to_owned(), level.to_owned()));
        assert_eq!(
            bots(
                &page
                    .until_saved("dekal", |save| save["seats"].is_array())
                    .await?
            ),
            seats
        );
        page.reload().await?;
        page.find("[data-table] .cell").await?;
        let shown = page
            .script("return [...document.querySelectorAll('.name[data-face]')].map(({ dataset }) => dataset.face)")
            .await?;
        assert_eq!(shown, json!(["Basile", "Anna"]));
        // The next table begins with the same members.
        page.open_screen("/dekal/new").await?;
        page.find("input[name='level-2'][value='5']:checked")
            .await?;
        assert_eq!(page.sitters().await?, ["Basile", "Anna"]);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_surprise_seats_others_at_the_same_levels() -> Result<()> {
    Page::run(async |page| {
        page.set_up(6).await?;
        page.click_on("label:has(> input[name='level-3'][value='7'])")
            .await?;
        page.find("input[name='level-3'][value='7']:checked").await?;
        let mut before = page.sitters().await?;
        for _ in 0..3 {
            page.click_on("[data-action='surprise']").await?;
            let now = page.sitters().await?;
            let different: BTreeSet<&String> = now.iter().collect();
            assert_eq!(different.len(), 5);
            for (name, other) in now.iter().zip(&before) {
                assert!(cast::NAMES.contains(&name.as_str()) && name != other, "{now:?}");
            }
            // The screen says who has come.
            let said = format!(
                "return document.querySelector('[data-said]').lastChild.textContent.includes('{}, {}')",
                now[0], now[1]
            );
            page.until(&said).await?;
            before = now;
        }
        let notes = page
            .script("return [...document.querySelectorAll('[data-level-note]')].map(({ dataset }) => dataset.levelNote)")
            .await?;
        assert_eq!(notes, json!(["regular", "expert"]));
        page.find("form .button.primary").await?.click().await?;
        page.find("[data-table] .cell").await?;
        let saved = bots(&page.until_saved("dekal", |save| save["seats"].is_array()).await?);
        let names: Vec<&String> = saved.iter().map(|(name, _)| name).collect();
        assert_eq!(names, before.iter().collect::<Vec<_>>());
        let levels: Vec<&str> = saved.iter().map(|(_, level)| level.as_str()).collect();
        assert_eq!(levels, ["regular", "regular", "expert", "regular", "regular"]);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn only_a_level_that_slips_is_said_to() -> Result<()> {
    Page::run(async |page| {
        let notes = [
            ("dekal", "casual", "Often slips."),
            ("dekal", "proficient", "Slips now and then."),
            ("dekal", "strong", ""),
            ("dumble", "very-strong", "Slips now and then."),
            ("debacle", "casual", "Often slips."),
            ("debacle", "amateur", ""),
            ("debacle", "proficient", ""),
            ("debacle", "very-strong", ""),
            (
                "debacle",
                "formidable",
                "Looks less closely than an expert.",
            ),
        ];
        for (game, level, note) in notes {
            let options = json!({ "players": 2, "levels": [level] });
            let keep = format!(
                "localStorage.setItem('tablee.{game}.options', JSON.stringify({options}));"
            );
            page.open(&format!("/{game}/new"), &keep).await?;
            let css = format!("[data-level-note='{level}'] dd");
            let said = page.find(&css).await?.text().await?;
            // The text follows the description of the level.
            let (_, differs) = said.split_once('.').context("a sentence")?;
            assert_eq!(differs.trim(), note, "{game}, {level}: {said}");
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn bots_that_keep_up_begin_each_match_at_the_suggested_level() -> Result<()> {
    const EVEN: &str = "input[name='even']";
    const STORED: &str = "JSON.parse(localStorage.getItem('tablee.dekal.options'))";
    Page::run(async |page| {
        let is_played = async |level: &str| {
            let is_such = |save: &Value| {
                let bots = bots(save);
                matches!(&bots[..], [(_, of)] if of == level)
            };
            page.until_saved("dekal", is_such).await
        };
        page.set_up(2).await?;
        page.find(&format!("{EVEN}:not(:checked)")).await?;
        page.script(&format!("document.querySelector(\"{EVEN}\").focus()"))
            .await?;
        page.key(Key::Space).await?;
        page.find(&format!("{EVEN}:checked:focus")).await?;
        // Without a result nothing is suggested, and the chosen level stays.
        page.find("input[name='level-1'][value='4']:checked")
            .await?;
        let seed = format!("TAB1EE{}", Key::Enter);
        page.find("#seed").await?.send_keys(&seed).await?;
        page.find("[data-table] .cell").await?;
        is_played("regular").await?;
        page.finish().await?;
        // The first result moves the rating far enough for another level.
        page.until(&format!("return Boolean({STORED}.suggested)"))
            .await?;
        let suggested = page.script(&format!("return {STORED}.suggested")).await?;
        let suggested = suggested.as_str().context("a level")?;
        assert_ne!(suggested, "regular");
        page.click_on("[data-action='rematch']").await?;
        page.wait_for(&["reveal"]).await?;
        is_played(suggested).await?;
        page.open_screen("/dekal/new").await?;
        page.find(&format!("{EVEN}:checked")).await?;
        page.find(".pip.is-suggested > :checked").await?;
        page.accessible("bots that keep up").await?;
        // A spectator chooses the levels.
        page.click_on("label:has(> input[name='role'][value='1'])")
            .await?;
        page.find("input[name='level-1'][value='4']:checked")
            .await?;
        page.find("span[hidden] ~ .chairs").await?;
        page.click_on("label:has(> input[name='role'][value='0'])")
            .await?;
        page.find(&format!("{EVEN}:checked")).await?;
        page.find(".pip.is-suggested > :checked").await?;
        page.click_on("label:has(> input[name='level-1'][value='7'])")
            .await?;
        page.find(&format!("{EVEN}:not(:checked)")).await?;
        page.find("input[name='level-1'][value='7']:checked")
            .await?;
        page.find("form .button.primary").await?.click().await?;
        is_played("expert").await?;
        page.open_screen("/dekal/new").await?;
        page.find(&format!("{EVEN}:not(:checked)")).await?;
        page.find("input[name='level-1'][value='7']:checked")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn only_bots_of_the_cast_have_portraits_wherever_a_record_comes_from() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["beginner", "beginner", "beginner"]).await?;
        let face = |seat: usize| format!(".scores [data-seat=\"{seat}\"] th");
        for (seat, file) in ["", "anna", "basile", "chloe"].into_iter().enumerate() {
            assert_eq!(page.portrait(&face(seat)).await?, file);
        }
        let mut record = page.saved().await?;
        record["seats"] = json!([
            { "name": "" },
            { "name": "HAL", "bot": "beginner" },
            { "name": "Basile" },
            { "name": "Mila", "bot": "beginner" },
        ]);
        page.delete_everything().await?;
        page.open_records().await?;
        page.choose_files(&[("foreign.json", &record.to_string())])
            .await?;
        page.open_replay().await?;
        assert_eq!(page.portrait(".name[data-face=\"Mila\"]").await?, "mila");
        assert_eq!(page.portrait(".name[data-face=\"HAL\"]").await?, "");
        page.click_on("[data-action='round-forward']").await?;
        page.find(".result:not([hidden])").await?;
        for (seat, file) in ["", "", "", "mila"].into_iter().enumerate() {
            assert_eq!(page.portrait(&face(seat)).await?, file);
        }
        page.accessible("a foreign record").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_table_for_many_is_set_up_in_every_window_and_both_themes() -> Result<()> {
    Page::run(async |page| {
        page.forget_everything().await?;
        let keep = "localStorage.setItem('tablee.dumble.options', '{\"players\":8}');";
        page.open("/dumble/new", keep).await?;
        page.click_on("[data-chair='2'] .sitter").await?;
        page.find("[data-chair='2'] .sitters:not([hidden])").await?;
        for size in [(360, 740), (1280, 800), (2560, 1300)] {
            page.fits_day_and_night("eight chairs", size).await?;
        }
        page.no_complaints().await
    })
    .await
}
