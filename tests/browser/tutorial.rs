//! The lessons: completed by keyboard and by mouse, left and resumed, and with explanations for other
//! actions.

use crate::harness::{Page, only_in};
use crate::sight::stage_is_in_sight;
use anyhow::{Context, Result};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::Value;
use std::collections::HashSet;
use xtask::browser::Kind;

/// The input with which a lesson is completed.
#[derive(Clone, Copy, PartialEq)]
enum Input {
    Keyboard,
    Mouse,
}

/// The progress in a lesson: the name of the stop, and whether the lesson is over.
type Place = (String, bool);

impl Page {
    /// Opens a game's lesson on a device where nothing has been done.
    async fn open_lesson(&self, game: &str, lang: &str) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        let keep = format!(
            "await forgetAll();
             localStorage.setItem('tablee.settings', JSON.stringify({{ speed: 'none', lang: '{lang}' }}));"
        );
        self.open(&format!("/{game}/tutorial"), &keep).await?;
        self.find("[data-lesson] [data-table]").await?;
        Ok(())
    }

    async fn lesson_place(&self) -> Result<Place> {
        let found = self
            .script(
                "const lesson = document.querySelector('[data-lesson]');
                 return [lesson?.dataset.lesson ?? '', lesson?.dataset.over ?? ''];",
            )
            .await?;
        let text = |index: usize| found[index].as_str().unwrap_or_default();
        Ok((text(0).to_owned(), text(1) == "true"))
    }

    /// Waits until the lesson is at another place.
    async fn elsewhere(&self, before: &Place) -> Result<Place> {
        let look = async || {
            let now = self.lesson_place().await?;
            Ok((now != *before).then_some(now))
        };
        self.eventually("another place in the lesson", look).await
    }

    /// The number of marked elements that are to be used in order.
    async fn spots(&self) -> Result<usize> {
        let count =
            "return document.querySelectorAll(\"[data-lit]:not([data-lit='look'])\").length";
        let count = self.script(count).await?;
        Ok(count.as_u64().context("a number")? as usize)
    }

    async fn lesson_text(&self) -> Result<String> {
        self.find("[data-lesson-texts]")
            .await?
            .text()
            .await
            .context("the text of the lesson")
    }

    /// Checks that the focus is on what is to be done next: the button that continues, or the first marked
    /// element that is not chosen yet.
    async fn is_led_on(&self, stop: &str) -> Result<()> {
        let script = "const place = (mark) => Number(mark.dataset.lit);
             const marks = [...document.querySelectorAll(\"[data-lit]:not([data-lit='look'])\")]
                 .sort((a, b) => place(a) - place(b));
             const goal = document.querySelector('[data-lesson-next]:not([hidden])')
                 ?? marks.find((mark) => mark.ariaPressed !== 'true');
             return goal != null && goal === document.activeElement";
        self.until(script)
            .await
            .with_context(|| format!("{stop}: the focus is elsewhere"))
    }

    async fn use_element(&self, input: Input, element: &Element) -> Result<()> {
        match input {
            Input::Keyboard => element.send_keys(&Key::Enter.to_string()).await?,
            Input::Mouse => element.click().await?,
        }
        Ok(())
    }

    /// Does what is to be done at a stop.
    async fn follow(&self, input: Input, place: &Place) -> Result<Place> {
        let (stop, _) = place;
        let next = self.find("[data-action='lesson-next']").await?;
        if next.is_displayed().await? {
            self.until(
                "return [...document.querySelectorAll('[data-lit]')].filter((mark) => mark.checkVisibility()).length
                     === Number(document.querySelector('[data-lesson]').dataset.highlights)",
            )
            .await
            .with_context(|| format!("{stop}: something that it speaks of is not on the table"))?;
            self.use_element(input, &next).await?;
            let after = self.elsewhere(place).await;
            return after.with_context(|| format!("{stop}: reading on leads nowhere"));
        }
        // The table is marked after the text has changed.
        let spots = self.eventually("a lit spot", async || {
            let spots = self.spots().await?;
            Ok((spots > 0).then_some(spots))
        });
        let spots = spots
            .await
            .with_context(|| format!("{stop}: nothing is lit"))?;
        for spot in 1..=spots {
            let lit = self.find(&format!("[data-lit='{spot}']")).await?;
            if lit.attr("aria-pressed").await?.as_deref() == Some("true") {
                continue; // In hand already, from the move before.
            }
            if stop == "upright" && spot == 1 {
                match input {
                    Input::Keyboard => lit.send_keys("t").await?,
                    Input::Mouse => self.find("[data-action='turn']").await?.click().await?,
                }
            }
            self.use_element(input, &lit).await?;
            self.drawn().await?;
            // One press may complete several spots.
            let now = self.lesson_place().await?;
            if now != *place {
                return Ok(now);
            }
        }
        let after = self.elsewhere(place).await;
        after.with_context(|| format!("{stop}: what is lit leads nowhere"))
    }

    /// Waits until the stored progress in a game's lesson is this: a stop, or `done`.
    async fn lesson_is_stored(&self, game: &str, wanted: &str) -> Result<()> {
        self.until(&format!(
            "return localStorage.getItem('tablee.{game}.tutorial') === '{wanted}'"
        ))
        .await
    }
}

/// Completes a lesson, and begins a first game.
async fn learn(game: &str, stops: usize, lang: &str, input: Input) -> Result<()> {
    Page::run(async |page| {
        page.open_lesson(game, lang).await?;
        if input == Input::Keyboard {
            // From here on the keyboard is used.
            page.find("[data-action='lesson-next']")
                .await?
                .send_keys("x")
                .await?;
        }
        let mut passages = vec![page.lesson_text().await?];
        let mut place = page.lesson_place().await?;
        while !place.1 {
            if input == Input::Mouse {
                page.accessible(&format!("{game}: {}", place.0)).await?;
            }
            place = page.follow(input, &place).await?;
            let passage = page.lesson_text().await?;
            assert!(
                !passages.contains(&passage),
                "{}: nothing new is said",
                place.0
            );
            passages.push(passage);
            if input == Input::Keyboard {
                page.is_led_on(&place.0).await?;
            }
        }
        assert_eq!(passages.len(), stops + 1, "every stop, and the end");
        page.lesson_is_stored(game, "done").await?;
        let play = page.find("[data-action='lesson-play']").await?;
        page.use_element(input, &play).await?;
        page.find(".table-place:not(.lesson) [data-table]").await?;
        let saved = page.saved().await?;
        let bots: Vec<&Value> = saved["seats"]
            .as_array()
            .context("seats")?
            .iter()
            .filter_map(|player| player.get("bot").filter(|bot| !bot.is_null()))
            .collect();
        assert_eq!(bots, ["beginner"], "a first game is against a beginner");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_lesson_of_dekal_by_keyboard() -> Result<()> {
    learn("dekal", 12, "fr", Input::Keyboard).await
}

#[tokio::test]
async fn the_lesson_of_dekal_by_mouse() -> Result<()> {
    learn("dekal", 12, "en", Input::Mouse).await
}

#[tokio::test]
async fn the_lesson_of_detrak_by_keyboard() -> Result<()> {
    learn("detrak", 13, "en", Input::Keyboard).await
}

#[tokio::test]
async fn the_lesson_of_detrak_by_mouse() -> Result<()> {
    learn("detrak", 13, "fr", Input::Mouse).await
}

#[tokio::test]
async fn the_lesson_of_dumble_by_keyboard() -> Result<()> {
    learn("dumble", 13, "fr", Input::Keyboard).await
}

#[tokio::test]
async fn the_lesson_of_dumble_by_mouse() -> Result<()> {
    learn("dumble", 13, "en", Input::Mouse).await
}

#[tokio::test]
async fn the_lesson_of_debacle_by_keyboard() -> Result<()> {
    learn("debacle", 15, "en", Input::Keyboard).await
}

#[tokio::test]
async fn the_lesson_of_debacle_by_mouse() -> Result<()> {
    learn("debacle", 15, "fr", Input::Mouse).await
}

#[tokio::test]
async fn a_lesson_is_offered_left_and_resumed() -> Result<()> {
    Page::run(async |page| {
        page.open_home().await?;
        let invitation = page.find("[data-invitation]").await?;
        assert!(invitation.is_displayed().await?, "nobody has been here");
        page.open_lesson("dekal", "en").await?;
        let mut place = page.lesson_place().await?;
        for stop in ["goal", "reveal", "token"] {
            assert_eq!(place.0, stop);
            place = page.follow(Input::Mouse, &place).await?;
        }
        assert_eq!(place.0, "push");
        page.find("[data-action='home']").await?.click().await?;
        page.find("[data-screen='home']").await?;
        assert!(!page.find("[data-invitation]").await?.is_displayed().await?);
        page.reload().await?;
        let link = page.find("[data-tutorial='dekal']").await?;
        assert_eq!(link.text().await?, "Continue the tutorial");
        link.click().await?;
        page.find("[data-lesson='push']").await?;
        page.reload().await?;
        page.find("[data-lesson='push'] .centre-slot.is-lit")
            .await?;
        // The buttons go back by a step, go on without doing anything, and begin again.
        for (way, stop) in [("back", "token"), ("skip", ""), ("restart", "goal")] {
            if stop.is_empty() {
                page.find("[data-action='lesson-next']")
                    .await?
                    .click()
                    .await?;
                page.find("[data-lesson='push']").await?;
            }
            page.find(&format!("[data-action='lesson-{way}']"))
                .await?
                .click()
                .await?;
            let stop = if stop.is_empty() { "shifted" } else { stop };
            page.find(&format!("[data-lesson='{stop}']")).await?;
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn what_else_is_tried_is_explained_and_not_done() -> Result<()> {
    Page::run(async |page| {
        page.open_lesson("dekal", "en").await?;
        let remark_is = async |page: &Page, condition: &str| {
            page.until(&format!(
                "const remark = document.querySelector('[data-refusal]')?.innerText ?? '';
                 return {condition}"
            ))
            .await
        };
        page.find("[data-cell='r1c1']").await?.click().await?;
        // The lesson waits for the person to read.
        remark_is(page, "remark.includes('Read first')").await?;
        let mut place = page.lesson_place().await?;
        while place.0 != "draft" {
            place = page.follow(Input::Mouse, &place).await?;
        }
        let push = async |page: &Page, card: &str, edge: &str| -> Result<()> {
            page.find(&format!("[data-card='{card}']"))
                .await?
                .click()
                .await?;
            page.find(&format!("[data-push='{edge}']"))
                .await?
                .click()
                .await?;
            Ok(())
        };
        push(page, "2", "R1").await?;
        // The push is legal.
        remark_is(page, "remark.includes('For now')").await?;
        // The 2 is still chosen.
        page.find("[data-push='T1']").await?.click().await?;
        remark_is(page, "remark !== '' && !remark.includes('For now')").await?;
        assert_eq!(
            page.lesson_place().await?.0,
            "draft",
            "nothing has happened"
        );
        page.accessible("an explanation").await?;
        page.script("document.activeElement.blur()").await?;
        page.client
            .active_element()
            .await?
            .send_keys(&Key::Escape.to_string())
            .await?;
        let place = page.follow(Input::Mouse, &place).await?;
        assert_eq!(place.0, "pair");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_lessons_look_right_everywhere() -> Result<()> {
    Page::run(async |page| {
        for game in ["dekal", "detrak", "dumble", "debacle"] {
            page.resize(1280, 800).await?;
            let keep = "await forgetAll();
                 localStorage.setItem('tablee.settings',
                    JSON.stringify({ speed: 'none', lang: 'fr', theme: 'light' }));";
            page.open(&format!("/{game}/tutorial"), keep).await?;
            page.find("[data-lesson] [data-table]").await?;
            page.find("[data-action='lesson-next']")
                .await?
                .click()
                .await?;
            page.find("[data-lit='1']").await?;
            for (width, height) in [(1280, 800), (390, 844)] {
                page.resize(width, height).await?;
                page.lit_by("light").await?;
                let name = |theme| format!("tutorial-{game}-{theme}-{width}");
                page.fits(&name("light")).await?;
                page.picture(&name("light")).await?;
                page.bears_wider_text_in(&name("light"), (width, height))
                    .await?;
                page.lit_by("dark").await?;
                page.fits_relit(&name("dark")).await?;
                page.picture(&name("dark")).await?;
            }
        }
        page.no_complaints().await
    })
    .await
}

/// A lesson's words leave its table less height than other tables have in such windows.
#[tokio::test]
async fn in_low_windows_a_lesson_shows_its_whole_table() -> Result<()> {
    Page::run(async |page| {
        for game in ["dekal", "detrak", "dumble", "debacle"] {
            page.open_lesson(game, "fr").await?;
            page.find("[data-action='lesson-next']")
                .await?
                .click()
                .await?;
            page.find("[data-lit='1']").await?;
            for (width, height) in [(900, 600), (1280, 640), (801, 560), (1024, 560)] {
                page.resize(width, height).await?;
                page.picture(&format!("lesson-{game}-{width}-{height}"))
                    .await?;
                let what = format!("{game}, {width} × {height}");
                stage_is_in_sight(page, &what).await?;
                page.shows_all(&what).await?;
            }
        }
        page.no_complaints().await
    })
    .await
}

/// What is marked, by its kind: rings on the same kind of thing look the same.
const MARKED: &str = "return [...document.querySelectorAll('[data-lit]')]
    .map((mark) => `${mark.className} ${mark.dataset.lit === 'look'} ${mark.ariaPressed}`).sort().join()";

/// Goes through a lesson, and measures how far words, signs and marks stand out in every theme, on a phone and on a
/// desktop, wherever something else is marked than before.
async fn stands_out_at_every_stop(game: &str) -> Result<()> {
    if !only_in(&[Kind::Chromium], "the others paint the same")? {
        return Ok(());
    }
    Page::run(async |page| {
        page.open_lesson(game, "fr").await?;
        let mut seen = HashSet::new();
        let mut look = async |stop: &str| -> Result<()> {
            page.drawn().await?;
            if !seen.insert(page.script(MARKED).await?) {
                return Ok(());
            }
            for (width, height) in [(390, 844), (1280, 800)] {
                page.resize(width, height).await?;
                let what = format!("{game}: {stop}, {width} px");
                page.stands_out_in_every_theme(&what).await?;
            }
            Ok(())
        };
        let mut place = page.lesson_place().await?;
        while !place.1 {
            look(&place.0).await?;
            if page.spots().await? > 1 {
                // The first thing in hand, and the ring of the second.
                page.script("document.querySelector(\"[data-lit='1']\").click()")
                    .await?;
                look(&format!("{}, begun", place.0)).await?;
            }
            place = page.follow(Input::Mouse, &place).await?;
        }
        assert!(seen.len() > 3, "{seen:?}");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_lesson_of_dekal_stands_out_in_every_theme() -> Result<()> {
    stands_out_at_every_stop("dekal").await
}

#[tokio::test]
async fn the_lesson_of_detrak_stands_out_in_every_theme() -> Result<()> {
    stands_out_at_every_stop("detrak").await
}

#[tokio::test]
async fn the_lesson_of_dumble_stands_out_in_every_theme() -> Result<()> {
    stands_out_at_every_stop("dumble").await
}

#[tokio::test]
async fn the_lesson_of_debacle_stands_out_in_every_theme() -> Result<()> {
    stands_out_at_every_stop("debacle").await
}
