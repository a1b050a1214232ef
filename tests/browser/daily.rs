//! The games of the day: one attempt that counts, its par, the calendar, streaks
//! and clocks, and what is copied.

use crate::database::BLOCKED;
use crate::harness::{Page, kind};
use crate::languages::said_alike;
use crate::records::CATCH;
use anyhow::{Context, Result};
use serde_json::json;
use std::time::Duration;
use xtask::browser::Kind;

/// A clock that begins on a fixed morning, plus the number of hours in the storage's `later`.
pub const CLOCK: &str = "
    const real = Date.now.bind(Date);
    const shift = Date.parse('2026-11-21T10:00:00Z') - real();
    const later = () => { try { return Number(localStorage.later || 0) } catch { return 0 } };
    Date.now = () => real() + shift + later() * 3600000;";

/// The longest time in which bots play for par, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The end of a day's game of Dékal, for a log.
fn done(day: u32) -> String {
    let date = format!("2026-11-{day:02}");
    format!(
        "done {date} 17952{day:02}000000 dekal {day}f one daily {day} .s 34,41 1,2\n\
         par {date} dekal 31,40 1,2\n"
    )
}

impl Page {
    /// Opens the games of the day on the fixed morning, with this log.
    pub async fn open_days(&self, lang: &str, log: &str) -> Result<()> {
        self.before_everything(CLOCK).await?;
        self.before_everything(CATCH).await?;
        self.client.set_window_size(1280, 900).await?;
        self.forget_all().await?;
        self.script(&format!(
            "localStorage.setItem('tablee.settings',
                 JSON.stringify({{ speed: 'none', lang: '{lang}' }}));
             if ({log:?}) localStorage.setItem('tablee.daily-log.2026-11', {log:?});"
        ))
        .await?;
        self.open_screen("/daily").await
    }

    /// Sets the clock to this many hours after the morning.
    async fn turn_clock(&self, hours: i32) -> Result<()> {
        self.script(&format!("localStorage.later = {hours}"))
            .await?;
        self.open_screen("/daily").await
    }

    async fn sit_down_to_days_detrak(&self) -> Result<()> {
        self.click_on("[data-game='detrak'] [data-action='play']")
            .await?;
        self.find("[data-table='detrak'] .square").await?;
        Ok(())
    }

    /// Begins the day's game of Détrak, and notes the first roll.
    pub async fn begin_days_detrak(&self) -> Result<()> {
        self.sit_down_to_days_detrak().await?;
        self.begin_with("A").await?;
        self.roll().await?;
        self.note_anywhere().await?;
        self.wait_for(&["roll"]).await?;
        Ok(())
    }

    /// Waits until a script returns a text, and returns it.
    pub async fn once(&self, what: &str, script: &str) -> Result<String> {
        let look = async || {
            let found = self.script(script).await?;
            Ok(found
                .as_str()
                .filter(|text| !text.is_empty())
                .map(str::to_owned))
        };
        self.eventually_within(PATIENCE, what, look).await
    }

    /// Waits for the par, and returns how the result compares with it.
    async fn par(&self) -> Result<String> {
        let script = "return document.querySelector('.day-result')?.dataset.par ?? ''";
        self.once("the par", script).await
    }

    async fn state_of(&self, game: &str) -> Result<String> {
        let card = self.find(&format!(".day-game[data-game='{game}']")).await?;
        card.attr("data-state").await?.context("a state")
    }

    async fn streak_in_dekal(&self) -> Result<String> {
        let streak = self.script(
            "return document.querySelector('.day-game[data-game=dekal] .day-streak').dataset.streak",
        );
        Ok(streak.await?.as_str().context("a number")?.to_owned())
    }

    async fn results(&self) -> Result<String> {
        self.lines("results", "line").await
    }

    /// The stored lines about days' games.
    async fn days_log(&self) -> Result<String> {
        let (days, pars) = (
            self.lines("days", "note").await?,
            self.lines("pars", "note").await?,
        );
        Ok([days, pars].join("\n"))
    }
}

#[tokio::test]
async fn the_first_game_that_is_finished_counts_and_others_are_practice() -> Result<()> {
    Page::run(async |page| {
        page.open_days("en", "").await?;
        page.begin_days_detrak().await?;
        let undo = "return document.querySelector('[data-action=undo]').disabled";
        assert_eq!(page.script(undo).await?, true, "nothing is taken back");
        page.find("body").await?.send_keys("h").await?;
        let hint = "const hint = document.querySelector('[data-action=hint]');
            return [hint.ariaDisabled, hint.ariaBusy, hint.checkVisibility()]";
        let none = json!(["true", "false", false]);
        assert_eq!(page.script(hint).await?, none, "no hint is given");
        let slot = "detrak/2026-11-21";
        let before = page.saved_in(slot).await?;
        assert!(before.is_string(), "it is saved");
        page.open_screen("/daily").await?;
        assert_eq!(page.state_of("detrak").await?, "begun");
        page.sit_down_to_days_detrak().await?;
        page.wait_for(&["roll"]).await?;
        assert_eq!(page.saved_in(slot).await?, before, "the same attempt");
        page.finish_detrak().await?;
        page.find(".after-day [data-result-of='detrak']").await?;
        page.par().await?;
        // What is known of the dice changes until then, also between two pictures.
        page.studied().await?;
        page.accessible("the result of the day").await?;
        page.stands_out_in_every_theme("the result of the day")
            .await?;
        page.click_on("[data-action='copy-result']").await?;
        page.find("[data-copied]:not(:empty)").await?;
        let copied = page.script("return copied[0]").await?;
        let copied = copied.as_str().context("a text")?;
        let score = page.text_of(".after-day .day-score").await?;
        let begin = format!("Tablée · Détrak · 2026-11-21 · {score} (par ");
        assert!(
            copied.starts_with(&begin) && copied.ends_with("#/daily"),
            "{copied}"
        );
        page.open_screen("/daily").await?;
        assert_eq!(page.state_of("detrak").await?, "done");
        assert_eq!(
            page.text_of("[data-game='detrak'] .day-score").await?,
            score
        );
        // The day is shared by signs, without points.
        page.par().await?;
        page.click_on("[data-action='copy-day']").await?;
        page.until("return copied.length > 0").await?;
        let day = page.script("return copied[0]").await?;
        let day = day.as_str().context("a text")?;
        let lines: Vec<&str> = day.lines().collect();
        let is_sign = |line: &str| line.starts_with(['★', '＝', '▽']) && line.contains(" par");
        assert!(
            lines.len() == 3
                && lines[0].trim_end() == "Tablée · 2026-11-21"
                && is_sign(lines[1])
                && !lines[1].contains(|sign: char| sign.is_ascii_digit())
                && lines[2].ends_with("#/daily"),
            "{day}"
        );
        let log_before = page.days_log().await?;
        page.click_on("[data-game='detrak'] [data-action='practise']")
            .await?;
        page.find("[data-screen='play']").await?;
        page.click_on("[data-action='start']").await?;
        page.begin_with("B").await?;
        page.finish_detrak().await?;
        page.games_are(2).await?;
        assert_eq!(page.days_log().await?, log_before, "one attempt counts");
        let results = page.results().await?;
        let kinds = |kind: &str| results.matches(kind).count();
        assert_eq!(
            (kinds(" daily "), kinds(" practice "), kinds(" own ")),
            (1, 1, 0),
            "{results}"
        );
        let luck = async || Ok((!page.rows("luck").await?.is_empty()).then_some(()));
        page.eventually_within(PATIENCE, "the luck of the dice", luck)
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_calendar_shows_past_days_and_lets_them_be_practised() -> Result<()> {
    Page::run(async |page| {
        page.open_days("en", &(done(18) + &done(20))).await?;
        assert_eq!(page.state_of("dekal").await?, "open");
        page.click_on("[data-day='2026-11-20']").await?;
        page.find("[data-day-shown='2026-11-20']").await?;
        assert_eq!(page.state_of("dekal").await?, "done");
        assert_eq!(page.par().await?, "worse");
        let text = page.text_of(".day-game[data-game='dekal']").await?;
        for part in ["34, 1st of 2", "Par: 31", "3 points worse than par"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        page.click_on("[data-day='2026-11-19']").await?;
        page.find("[data-day-shown='2026-11-19']").await?;
        assert_eq!(page.state_of("dekal").await?, "missed");
        page.accessible("a day that was missed").await?;
        page.click_on("[data-action='month-before']").await?;
        page.find("[data-month='2026-10']").await?;
        page.click_on("[data-day='2026-10-01']").await?;
        page.click_on("[data-game='dumble'] [data-action='practise']")
            .await?;
        page.find("[data-screen='play']").await?;
        assert_eq!(
            page.script("return document.querySelectorAll('[data-screen=play] li').length")
                .await?,
            3
        );
        page.open_screen("/daily/dekal/2026-11-19").await?;
        page.find("[data-screen='refusal']").await?;
        let why = page.text_of("[data-why]").await?;
        assert!(why.contains("no longer counts"), "{why}");
        page.open_screen("/daily/dekal/2026-11-22").await?;
        assert!(page.text_of("[data-why]").await?.contains("still to come"));
        page.open_screen("/daily/dekal/2026-11-20").await?;
        assert!(page.text_of("[data-why]").await?.contains("already played"));
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn no_clock_breaks_a_streak_for_good() -> Result<()> {
    Page::run(async |page| {
        page.open_days("en", &(done(18) + &done(19) + &done(20)))
            .await?;
        let before = page.days_log().await?;
        for (hours, streak) in [
            (0, "3"),
            (13, "3"),
            (14 + 24, "0"),
            (24 * 400, "0"),
            (-24 * 30, "3"),
            (0, "3"),
        ] {
            page.turn_clock(hours).await?;
            assert_eq!(page.streak_in_dekal().await?, streak, "{hours} hours later");
        }
        assert_eq!(page.days_log().await?, before);
        // An attempt that is begun goes on past midnight.
        page.begin_days_detrak().await?;
        page.turn_clock(20).await?;
        page.find("[data-day-shown='2026-11-22']").await?;
        page.click_on("[data-day='2026-11-21']").await?;
        page.find("[data-day-shown='2026-11-21']").await?;
        page.sit_down_to_days_detrak().await?;
        page.finish_detrak().await?;
        page.find(".after-day[data-counted='true']").await?;
        let log = page.days_log().await?;
        assert!(log.contains("done 2026-11-21 "), "{log}");
        // The home screen is left open over midnight.
        page.open_home().await?;
        let is_of = |day: &str| {
            format!("return [...document.querySelectorAll('[data-today]')].every(({{ href }}) => href.endsWith('/{day}'))")
        };
        page.until(&is_of("2026-11-22")).await?;
        page.script("localStorage.later = 44; document.dispatchEvent(new Event('visibilitychange'))")
            .await?;
        page.until(&is_of("2026-11-23")).await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn an_attempt_that_another_device_was_quicker_to_end_is_kept_as_a_game() -> Result<()> {
    Page::run(async |page| {
        page.open_days("en", "").await?;
        page.begin_days_detrak().await?;
        let saved = page.saved_in("detrak/2026-11-21").await?;
        let saved = saved.as_str().context("a match")?;
        // An import adds such a line.
        let line = "done 2026-11-21 1795255200000 detrak 1f advanced daily 1f . 41 1";
        page.write_rows(
            "days",
            &format!("store.put({{ day: '2026-11-21', game: 'detrak', note: '{line}' }});"),
        )
        .await?;
        page.open_screen("/daily").await?;
        assert_eq!(page.state_of("detrak").await?, "done");
        assert_eq!(page.rows("saves").await?.len(), 1, "it is still its day");
        page.turn_clock(24).await?;
        page.games_are(1).await?;
        page.rows_are("saves", 0).await?;
        assert_eq!(page.rows("records").await?, [saved]);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn without_storage_the_day_is_played_and_the_page_says_what_is_lost() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CLOCK).await?;
        page.before_everything(CATCH).await?;
        page.before_everything(BLOCKED).await?;
        page.client.set_window_size(1280, 900).await?;
        // Without storage no speed can be chosen, so animations are turned off by the system's setting, which only
        // Chromium can be given.
        if kind() == Kind::Chromium {
            page.debug(
                "Emulation.setEmulatedMedia",
                json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] }),
            )
            .await?;
        }
        page.open_screen("/daily").await?;
        page.find("[role='alert'].unsaved:not([hidden])").await?;
        page.sit_down_to_days_detrak().await?;
        page.begin_with("A").await?;
        page.finish_detrak().await?;
        page.par().await?;
        page.click_on("[data-action='copy-result']").await?;
        page.find("[data-copied]:not(:empty)").await?;
        let copied = page.script("return copied[0]").await?;
        assert!(
            copied
                .as_str()
                .is_some_and(|text| text.contains("Détrak · 2026-11-21"))
        );
        page.find(".unsaved:not([hidden])").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_result_without_room_is_told_and_can_be_counted_later() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(
            "const put = IDBObjectStore.prototype.put;
             IDBObjectStore.prototype.put = function (...row) {
                 if (window.isFull !== false && this.name === 'days') {
                     window.refused = (window.refused ?? 0) + 1;
                     throw new DOMException('full', 'QuotaExceededError');
                 }
                 return put.apply(this, row);
             };",
        )
        .await?;
        page.open_days("en", "").await?;
        page.sit_down_to_days_detrak().await?;
        page.begin_with("A").await?;
        page.finish_detrak().await?;
        page.find(".day-lost:not([hidden])").await?;
        // When the par is told, what lies below it moves.
        page.par().await?;
        page.accessible("a result that finds no room").await?;
        page.click_on(".day-lost [data-action='download-game']")
            .await?;
        let (_, file) = page.file().await?;
        assert!(file.contains("\"result\":"), "{file}");
        let refused = page.script("return refused").await?;
        page.click_on("[data-action='count-again']").await?;
        page.until(&format!("return refused > {refused}")).await?;
        page.find(".day-lost:not([hidden])").await?;
        page.script("window.isFull = false").await?;
        page.click_on("[data-action='count-again']").await?;
        page.until("return document.querySelector('.day-lost').hidden")
            .await?;
        let log = page.days_log().await?;
        assert!(log.contains("done 2026-11-21 "), "{log}");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn days_are_told_in_both_languages_on_every_screen() -> Result<()> {
    Page::run(async |page| {
        page.open_days("en", &(done(19) + &done(20))).await?;
        for size in [(1280, 900), (390, 844)] {
            page.fits_day_and_night("the days", size).await?;
        }
        assert_eq!(said_alike(page).await?, [""; 0]);
        page.open_screen("/daily").await?;
        page.click_on("[data-day='2026-11-20']").await?;
        page.par().await?;
        assert_eq!(said_alike(page).await?, [""; 0]);
        for (lang, title) in [
            ("en", "Détrak · Saturday 21 November 2026"),
            ("fr", "Détrak · samedi 21 novembre 2026"),
        ] {
            page.choose_language(lang).await?;
            page.open_screen("/daily/detrak/2026-11-21").await?;
            page.find("[data-table='detrak'] .square").await?;
            // Some browsers set a comma after the day of the week.
            let shown = page
                .script("return document.title.replace(',', '')")
                .await?;
            assert_eq!(shown, title);
        }
        // Only Chromium can be given a time zone.
        if kind() == Kind::Chromium {
            let there = json!({ "timezoneId": "Pacific/Auckland" });
            page.debug("Emulation.setTimezoneOverride", there).await?;
            for (lang, heading) in [
                ("en", "Saturday 21 November 2026, until 13:00"),
                ("fr", "Samedi 21 novembre 2026, jusqu’à 13:00"),
            ] {
                page.choose_language(lang).await?;
                page.open_screen("/daily").await?;
                assert_eq!(
                    page.text_of("#day").await?.replacen("day,", "day", 1),
                    heading
                );
            }
        }
        Ok(())
    })
    .await
}
