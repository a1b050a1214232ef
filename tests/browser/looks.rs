//! Every screen, on a desktop and on a phone, in the light and the dark theme, in French and English and at
//! least once in each other language: without axe violations and without horizontal scrolling. Keeps
//! screenshots.
//!
//! A screen is opened once, on a phone, and examined in one look after the other: getting to a screen takes longer than
//! examining it. The phone becomes a desktop, and the settings change as if another tab had changed them.

use crate::harness::Page;
use crate::skipping::end;
use crate::table::ONLY_COLOURS;
use anyhow::Result;
use engine::debacle::Debacle;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use serde_json::{Value, json};

/// The screens: the name in file names, the address, and a selector that does not match the screen before, so
/// that the test can wait for it.
const SCREENS: [(&str, &str, &str); 18] = [
    ("home", "/", "home"),
    ("options", "/dekal/new", "options"),
    ("rules", "/dekal/rules", "rules"),
    ("detrak-options", "/detrak/new", "options"),
    ("detrak-rules", "/detrak/rules", "rules"),
    ("dumble-options", "/dumble/new", "options"),
    ("dumble-rules", "/dumble/rules", "rules"),
    ("debacle-options", "/debacle/new", "options"),
    ("debacle-rules", "/debacle/rules", "rules"),
    ("settings", "/settings", "settings"),
    ("keys", "/keys", "keys"),
    ("daily", "/daily", "daily"),
    ("statistics", "/statistics/dekal", "statistics"),
    ("puzzles", "/puzzles", "puzzles"),
    ("mistakes", "/puzzles/dekal/mistakes", "refusal"),
    ("evenings", "/evening", "evenings"),
    ("duels", "/duel", "duels"),
    ("letters", "/letter", "letters"),
];

/// The name of a window's size in file names, and its width and height in pixels.
type Window = (&'static str, (u32, u32));

const PHONE: Window = ("phone", (390, 844));
const DESKTOP: Window = ("desktop", (1280, 800));

/// The conditions under which the screens are examined.
#[derive(Clone, Copy)]
struct Look {
    /// The windows; the screens are opened in the first one.
    windows: &'static [Window],
    /// The page's language.
    lang: &'static str,
    /// The themes; the settings have the first one.
    lights: &'static [&'static str],
    /// Whether text is larger, patterns are shown, and the layout is left-handed.
    helps: bool,
}

impl Look {
    /// Changes the settings of a page to those of this look.
    async fn put_on(&self, page: &Page) -> Result<()> {
        page.adopt(self.lang, &self.others()).await?;
        let light = self.lights[0];
        let lit = match light {
            CONTRAST => "html[data-contrast]",
            _ => &format!("html[data-theme='{light}']:not([data-contrast])"),
        };
        page.find(lit).await?;
        Ok(())
    }

    /// Sets one of its themes, as the settings would.
    async fn light(&self, page: &Page, light: &str) -> Result<()> {
        if self.lights.len() > 1 {
            page.lit_by(light).await?;
        }
        Ok(())
    }

    /// The settings besides the language.
    fn others(&self) -> Value {
        let helps = self.helps;
        json!({ "theme": self.lights[0], "text": if helps { "larger" } else { "normal" },
            "patterns": helps, "left_handed": helps, "hints": true, "speed": "none" })
    }
}

impl Page {
    /// Examines what the tests of this file do not come to: by day and by night, on a desktop and on phones; also contrast,
    /// and wider text.
    pub async fn looks_right(&self, what: &str) -> Result<()> {
        for (size, (width, height)) in BOTH {
            let what = format!("{what}, {size}");
            self.fits_day_and_night(&what, (*width, *height)).await?;
            self.picture(&format!("{what}-dark")).await?;
            self.stands_out(&format!("{what}, dark")).await?;
            self.lit_by("light").await?;
            self.stands_out(&format!("{what}, light")).await?;
            self.bears_wider_text_in(&what, (*width, *height)).await?;
        }
        Ok(())
    }
}

/// Examines the present screen in all looks. Then it has the window of the first one.
async fn keep(page: &Page, looks: &[Look], screen: &str) -> Result<()> {
    for look in looks {
        look.put_on(page).await?;
        for window in look.windows {
            let (_, (width, height)) = window;
            page.resize(*width, *height).await?;
            for (place, light) in look.lights.iter().enumerate() {
                look.light(page, light).await?;
                let (size, lang) = (window.0, look.lang);
                // Some names end with the number of a step at the table.
                let name = match screen.split_once('/') {
                    Some((screen, step)) => format!("{screen}-{size}-{light}-{lang}-{step}"),
                    None => format!("{screen}-{size}-{light}-{lang}"),
                };
                let options = if place == 0 { "" } else { ONLY_COLOURS };
                assert_eq!(page.fits_with(&name, options).await?, 1, "{name}");
                page.picture(&name).await?;
                if lang != "fr" {
                    continue;
                }
                // Each theme in one of the windows.
                if (size == PHONE.0) != (*light == "dark") {
                    page.stands_out(&name).await?;
                }
                if *light == "light" {
                    page.bears_wider_text_in(&name, window.1).await?;
                }
            }
            look.light(page, look.lights[0]).await?;
        }
    }
    let (_, (width, height)) = looks[0].windows[0];
    page.resize(width, height).await?;
    page.drawn().await
}

async fn tables(page: &Page, looks: &[Look]) -> Result<()> {
    page.play_against(&["regular"]).await?;
    page.wait_for(&["reveal"]).await?;
    keep(page, looks, "table/1-reveal").await?;
    page.reveal().await?;
    page.wait_for(&["draft"]).await?;
    page.script("document.querySelector('.centre-slot.is-lit').click()")
        .await?;
    page.find(".centre-slot[aria-pressed='true']").await?;
    page.script("document.querySelector('.edge.is-lit').focus()")
        .await?;
    page.find(".card.is-previewed").await?;
    page.find("[data-forecast]:not(:empty)").await?;
    keep(page, looks, "table/2-draft").await?;
    page.finish().await?;
    keep(page, looks, "table/3-result").await?;
    let bots = ["expert", "regular", "beginner", "regular", "beginner"];
    page.play_against(&bots).await?;
    page.wait_for(&["reveal"]).await?;
    page.reveal().await?;
    page.wait_for(&["draft"]).await?;
    keep(page, looks, "table/4-six").await
}

async fn sheets(page: &Page, looks: &[Look]) -> Result<()> {
    let advanced = looks[0].lang == "fr";
    page.set_out_sheets(&["expert", "regular", "strong"], advanced)
        .await?;
    page.wait_for(&["start"]).await?;
    keep(page, looks, "detrak/1-start").await?;
    page.begin_with("C").await?;
    for _ in 0..3 {
        page.roll().await?;
        page.note_anywhere().await?;
    }
    page.wait_for(&["roll"]).await?;
    keep(page, looks, "detrak/2-roll").await?;
    page.roll().await?;
    page.hover_a_note().await?;
    page.find("[data-forecast]:not(:empty)").await?;
    keep(page, looks, "detrak/3-note").await?;
    end::<Detrak>(page).await?;
    // The best sheet that is found changes until then, also between two pictures of one look.
    page.studied().await?;
    keep(page, looks, "detrak/4-result").await?;
    page.script("document.querySelector('[data-enlarge]').click()")
        .await?;
    page.find(".enlargeable.is-large").await?;
    keep(page, looks, "detrak/5-rival").await
}

async fn cards(page: &Page, looks: &[Look]) -> Result<()> {
    page.deal_cards(&["regular", "strong", "beginner"]).await?;
    for _ in 0..2 {
        page.discard_last().await?;
        page.draw().await?;
    }
    page.wait_for(&["discard"]).await?;
    page.choose_last().await?;
    keep(page, looks, "dumble/1-discard").await?;
    page.find("[data-forecast]:not(:empty)").await?;
    page.discard_last().await?;
    keep(page, looks, "dumble/2-draw").await?;
    end::<Dumble>(page).await?;
    keep(page, looks, "dumble/3-result").await?;
    page.deal_cards(&["regular"; 7]).await?;
    page.discard_last().await?;
    keep(page, looks, "dumble/4-eight").await
}

async fn dice(page: &Page, looks: &[Look]) -> Result<()> {
    page.set_up_dice("black", "regular").await?;
    page.wait_for(&["act"]).await?;
    page.script("document.querySelector('.board-square.is-movable').click()")
        .await?;
    page.find(".board-square.is-chosen").await?;
    page.find("[data-forecast]:not(:empty)").await?;
    keep(page, looks, "debacle/1-act").await?;
    end::<Debacle>(page).await?;
    keep(page, looks, "debacle/2-result").await
}

async fn records(page: &Page, looks: &[Look]) -> Result<()> {
    page.open_records().await?;
    keep(page, looks, "games").await?;
    page.find("[data-action='delete']").await?.click().await?;
    page.find("[data-action='delete-sure']").await?;
    keep(page, looks, "games/delete").await?;
    page.open_replay().await?;
    page.find("[data-action='forward']").await?.click().await?;
    page.find("[data-replay='1']").await?;
    keep(page, looks, "replay/1-step").await?;
    page.press_key("End").await?;
    page.find(".result:not([hidden])").await?;
    keep(page, looks, "replay/2-end").await?;
    page.analyse_the_replay().await?;
    keep(page, looks, "analysis").await?;
    page.script("history.back()").await?;
    page.find("[data-replay]").await?;
    page.find("[data-action='same-game']")
        .await?
        .click()
        .await?;
    page.find("[data-screen='play']").await?;
    keep(page, looks, "play").await?;
    page.script("location.hash = '#/record/zzzz'").await?;
    page.find("[data-screen='refusal']").await?;
    keep(page, looks, "refusal").await
}

/// Opens the page in the first window of the first look, with its settings, and examines what `examine` leads to.
async fn examined(looks: &[Look], examine: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<()> {
    // The settings say whether it is kept.
    Page::run_kept(async |page| {
        let (width, height) = looks[0].windows[0].1;
        page.resize(width, height).await?;
        let (lang, others) = (looks[0].lang, looks[0].others());
        page.script(&format!(
            "localStorage.clear();
             localStorage.setItem('tablee.settings', JSON.stringify({{ ...{others}, lang: '{lang}' }}));"
        ))
        .await?;
        page.open_home().await?;
        examine(page).await?;
        page.no_complaints().await
    })
    .await
}

async fn every_screen(looks: &[Look]) -> Result<()> {
    examined(looks, async |page| {
        // The test `languages` checks that each opens by its address, too.
        for (name, hash, screen) in SCREENS {
            page.script(&format!("location.hash = '#{hash}'")).await?;
            page.find(&format!("main[data-screen='{screen}'] h1"))
                .await?;
            keep(page, looks, name).await?;
        }
        tables(page, looks).await
    })
    .await
}

async fn tables_and_games_played(looks: &[Look]) -> Result<()> {
    examined(looks, async |page| {
        sheets(page, looks).await?;
        cards(page, looks).await?;
        dice(page, looks).await?;
        records(page, looks).await
    })
    .await
}

const fn look(
    lang: &'static str,
    windows: &'static [Window],
    lights: &'static [&'static str],
) -> Look {
    Look {
        windows,
        lang,
        lights,
        helps: false,
    }
}

/// A look with the settings for larger text, patterns and the left-handed layout.
const fn helped(look: Look) -> Look {
    Look {
        helps: true,
        ..look
    }
}

/// The theme that is black and white, light or dark by the system's setting.
const CONTRAST: &str = "contrast";
const DAY_AND_NIGHT: &[&str] = &["light", "dark"];
const BOTH: &[Window] = &[PHONE, DESKTOP];

// The other languages: all on a phone, and the one with the longest words on a desktop.
const FRENCH: Look = look("fr", BOTH, DAY_AND_NIGHT);
const ENGLISH: Look = look("en", BOTH, DAY_AND_NIGHT);
const GERMAN: Look = look("de", BOTH, &["dark"]);
const SPANISH: Look = look("es", &[PHONE], &["dark"]);
const ITALIAN: Look = look("it", &[PHONE], &["light"]);
const HELPED: Look = helped(look("fr", BOTH, &[CONTRAST]));

/// In French and with larger text, the sheets of Détrak are those of the advanced game.
const WITH_ADVANCED_SHEETS: &[Look] = &[FRENCH, HELPED];
const WITH_SIMPLE_SHEETS: &[Look] = &[ENGLISH, GERMAN, SPANISH, ITALIAN];

#[tokio::test]
async fn every_screen_in_french_and_with_larger_text() -> Result<()> {
    every_screen(WITH_ADVANCED_SHEETS).await
}

#[tokio::test]
async fn every_screen_in_other_languages() -> Result<()> {
    every_screen(WITH_SIMPLE_SHEETS).await
}

#[tokio::test]
async fn tables_and_games_played_in_french_and_with_larger_text() -> Result<()> {
    tables_and_games_played(WITH_ADVANCED_SHEETS).await
}

#[tokio::test]
async fn tables_and_games_played_in_other_languages() -> Result<()> {
    tables_and_games_played(WITH_SIMPLE_SHEETS).await
}
