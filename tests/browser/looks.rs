//! Every screen, on a desktop and on a phone, in the light and the dark theme, in French and English and at
//! least once in each other language: without axe violations and without horizontal scrolling. Keeps
//! screenshots.
//!
//! A screen is opened once, on a phone, and examined in one look after the other: getting to a screen takes longer than
//! examining it. The phone becomes a desktop, and the settings change as if another tab had changed them.

use crate::harness::{Page, only_in};
use crate::skipping::end;
use crate::table::ONLY_COLOURS;
use anyhow::Result;
use engine::debacle::Debacle;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use serde_json::{Value, json};
use xtask::browser::Kind;

/// The screens: the name in file names, the address, and a selector that does not match the screen before, so
/// that the test can wait for it.
const SCREENS: [(&str, &str, &str); 15] = [
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
    ("evenings", "/evening", "evenings"),
];

/// Why small windows are not tested in WebKit.
const NOT_NARROW: &str = "its window cannot be as narrow as a small phone";

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

#[tokio::test]
async fn on_a_low_window_every_edge_can_be_reached() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        let aside = page
            .script(
                "const middle = (css) => {
                     const box = document.querySelector(css).getBoundingClientRect();
                     return box.x + box.width / 2;
                 };
                 return Math.abs(middle('.bar-turn') - middle('.stage-place'));",
            )
            .await?;
        assert!(
            aside.as_f64() < Some(2.0),
            "the turn stands {aside} px aside of the stage"
        );
        for (width, height) in [(800, 600), (844, 390), (360, 640), (320, 256)] {
            if width < 447 && !only_in(&[Kind::Chromium, Kind::Firefox], NOT_NARROW)? {
                continue;
            }
            page.resize(width, height).await?;
            page.drawn().await?;
            if height < 300 {
                let above =
                    "const top = (css) => document.querySelector(css).getBoundingClientRect().top;
                    return top('.stage-place') < Math.min(top('.bar'), top('.prompt'))";
                assert_eq!(
                    page.script(above).await?,
                    true,
                    "at 400 %, the board comes first"
                );
            }
            let hidden = page
                .script(
                    "const seen = (edge) => {
                         edge.scrollIntoView({ block: 'center', inline: 'center' });
                         const box = edge.getBoundingClientRect();
                         const at = document.elementFromPoint(
                             box.x + box.width / 2, box.y + box.height / 2);
                         return at === edge;
                     };
                     return [...document.querySelectorAll('[data-push], .cell')]
                         .filter((edge) => !seen(edge)).map((edge) => edge.outerHTML);",
                )
                .await?;
            assert_eq!(hidden, serde_json::json!([]), "{width} × {height}");
        }
        Ok(())
    })
    .await
}

/// Fails if a button of the stage is not completely visible.
async fn stage_is_in_sight(page: &Page, what: &str) -> Result<()> {
    page.drawn().await?;
    let out = page
        .script(
            "const stage = document.querySelector('.stage-place').getBoundingClientRect();
             const isOut = (button) => {
                 const box = button.getBoundingClientRect();
                 return box.left < stage.left - 1 || box.top < stage.top - 1
                     || box.right > stage.right + 1 || box.bottom > stage.bottom + 1;
             };
             return [...document.querySelectorAll('.stage-place button')]
                 .filter((button) => button.offsetParent && isOut(button))
                 .map((button) => button.outerHTML);",
        )
        .await?;
    assert_eq!(out, serde_json::json!([]), "{what}");
    Ok(())
}

/// Checks the present table in these languages and all these sizes; `check` gets a name for it. Afterwards the table
/// has the first size again.
async fn in_sight(
    page: &Page,
    what: &str,
    langs: &[&str],
    sizes: &[(u32, u32)],
    check: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    for lang in langs {
        page.adopt(lang, &json!({})).await?;
        for (width, height) in sizes {
            page.resize(*width, *height).await?;
            let what = format!("{what}, {lang}, {width} × {height}");
            stage_is_in_sight(page, &what).await?;
            page.shows_all(&what).await?;
            check(page).await?;
        }
    }
    page.resize(sizes[0].0, sizes[0].1).await?;
    page.drawn().await
}

/// Checks every table with several opponents, at every step that has controls of its own, in these languages and all
/// these sizes.
async fn tables_are_in_sight(
    langs: &[&str],
    sizes: &[(u32, u32)],
    check: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    Page::run(async |page| {
        page.resize(sizes[0].0, sizes[0].1).await?;
        let settings = json!({ "speed": "none", "lang": langs[0] });
        page.script(&format!(
            "localStorage.setItem('tablee.settings', JSON.stringify({settings}))"
        ))
        .await?;
        let seen = async |what: &str| in_sight(page, what, langs, sizes, &check).await;
        for bots in [5, 3] {
            page.play_against(&vec!["regular"; bots]).await?;
            // At the second draft, everybody has a last move.
            for _ in 0..2 {
                page.wait_for(&["reveal"]).await?;
                page.reveal().await?;
                page.wait_for(&["draft"]).await?;
                page.find(".centre-slot.is-lit").await?;
                page.press_first("draft").await?;
            }
            page.wait_for(&["reveal"]).await?;
            seen(&format!("Dékal against {bots}")).await?;
        }
        page.set_out_sheets(&["regular"; 5], true).await?;
        page.begin_with("C").await?;
        seen("Détrak against five").await?;
        page.set_out_sheets(&["regular"; 3], false).await?;
        page.wait_for(&["start"]).await?;
        seen("Détrak at first").await?;
        page.begin_with("C").await?;
        seen("Détrak before the roll").await?;
        page.roll().await?;
        seen("Détrak").await?;
        page.deal_cards(&["regular"; 7]).await?;
        page.wait_for(&["discard"]).await?;
        seen("Dumble").await?;
        page.set_up_dice("red", "regular").await?;
        page.wait_for(&["act"]).await?;
        seen("Débâcle").await
    })
    .await
}

#[tokio::test]
async fn a_phone_held_sideways_shows_whole_tables() -> Result<()> {
    let sizes = [(844, 390), (667, 375)];
    tables_are_in_sight(&["en"], &sizes, async |_| Ok(())).await
}

#[tokio::test]
async fn a_small_phone_shows_whole_tables_under_a_bar_of_one_line() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], NOT_NARROW)? {
        return Ok(());
    }
    let sizes = [(320, 568), (360, 640)];
    tables_are_in_sight(&["de", "fr"], &sizes, async |page| {
        let bar = page
            .script("return document.querySelector('.bar').offsetHeight")
            .await?;
        assert!(bar.as_u64().is_some_and(|height| height < 50), "{bar} px");
        Ok(())
    })
    .await
}
