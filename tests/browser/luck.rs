//! Luck in the statistics: computed by the workers for stored games, stored by reviews, and shown as expected
//! against actual results.

use crate::harness::Page;
use crate::languages::said_alike;
use crate::records::CATCH;
use crate::review::{dekal_with, match_of};
use anyhow::{Context, Result};
use engine::Seed;
use engine::detrak::Detrak;
use serde_json::{Value, json};

/// When the first of the games ended.
const ENDED: u64 = 1_700_000_000_000;
/// The result lines of a game whose record is damaged, and of one whose record is missing.
const LINES: &str = "1700000005000 dekal bad one own 8 .s 33,30 2,1\n\
     1700000006000 dekal gone one own 9 .s 33,30 2,1\n";

impl Page {
    /// Puts records among the games played, the latest last, named 10, 11 and
    /// so on; and the lines of others.
    async fn keep_games(&self, records: &[String], lines: &str, lang: &str) -> Result<()> {
        self.delete_everything().await?;
        self.script(&format!(
            "localStorage.setItem('tablee.settings', JSON.stringify({{ speed: 'none', lang: '{lang}' }}));"
        ))
        .await?;
        for (place, record) in (0_u64..).zip(records) {
            let (when, id) = (ENDED + 1_000 * place, 10 + place);
            let text = Value::from(record.replace(&ENDED.to_string(), &when.to_string()));
            self.script(&format!(
                "localStorage.setItem('tablee.games.{when}.{id}', {text})"
            ))
            .await?;
        }
        let lines = Value::from(lines);
        self.script(&format!(
            "localStorage.setItem('tablee.games.1700000005000.bad', '{{ damaged');
             localStorage.setItem('tablee.results.2023-11', {lines});"
        ))
        .await?;
        Ok(())
    }

    async fn open_luck(&self, game: &str) -> Result<()> {
        self.open_screen(&format!("/statistics/{game}")).await?;
        self.find(&format!("[data-report='{game}'] [data-luck]"))
            .await?;
        Ok(())
    }

    /// The numbers of games whose luck is known, and whose luck can be computed.
    async fn luck_counts(&self) -> Result<(String, String)> {
        let read = async |name: &str| -> Result<String> {
            let script =
                format!("return document.querySelector('.luck-work').getAttribute('data-{name}')");
            let value = self.script(&script).await?;
            Ok(value.as_str().context("a number")?.to_owned())
        };
        Ok((read("known").await?, read("open").await?))
    }

    /// Starts the computation of luck, and stops it once a question has been answered. A script in the page
    /// does so: the bots may be done before WebDriver has clicked.
    async fn begin_and_stop(&self) -> Result<()> {
        self.script_async(
            "const press = (action) => document.querySelector(`[data-action='${action}']`).click();
             press('work-out');
             const look = () => {
                 if (!(document.querySelector('#luck-progress').value > 0)) return setTimeout(look, 5);
                 press('stop');
                 done(true);
             };
             look();",
        )
        .await?;
        self.find("[data-action='go-on']").await?;
        Ok(())
    }

    async fn no_luck_is_missing(&self) -> Result<()> {
        // The bots judge whole games, so no time limit is set.
        let none = "return document.querySelector('.luck-work').dataset.open === '0' ? 'none' : ''";
        self.once("all luck", none).await.map(drop)
    }
}

#[tokio::test]
async fn luck_is_worked_out_for_kept_games_stopped_and_resumed() -> Result<()> {
    let records = [1, 2].map(|seed| dekal_with(Seed(seed)).to_json());
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.keep_games(&records, LINES, "en").await?;
        page.open_luck("dekal").await?;
        let text = page.text_of("[data-luck]").await?;
        for part in [
            "any of these games yet",
            "for 3 games",
            "1 game is no longer kept",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        page.accessible("luck that is not known").await?;
        page.begin_and_stop().await?;
        let stopped = page.text_of("[data-work-news]").await?;
        assert!(stopped.contains("Stopped"), "{stopped}");
        page.accessible("luck that is half worked out").await?;
        let known = page.luck_counts().await?.0;
        // The known luck and the progress in the present game survive leaving the screen. A value that was
        // being stored when the computation was stopped may be known as well.
        page.open_luck("dumble").await?;
        page.open_luck("dekal").await?;
        assert!(page.luck_counts().await?.0 >= known, "{known} and no less");
        page.click_on("[data-action='work-out']").await?;
        page.no_luck_is_missing().await?;
        page.find(".luck-work[data-known='2'][data-open='0']")
            .await?;
        let text = page.text_of("[data-luck]").await?;
        for part in [
            "2 of these 4 games",
            "1 game is no longer kept",
            "record of 1 game cannot be used",
            "% of a win a game",
            "from 10 games on",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        page.accessible("luck that is known").await?;
        let luck_counts = "const has = document.activeElement;
            return has.closest('[data-luck]') ? '' : has.outerHTML.slice(0, 200)";
        assert_eq!(page.script(luck_counts).await?, "", "the focus stays near");
        page.click_on("[data-action='export-csv']").await?;
        let (_, text) = page.file().await?;
        let known = text.lines().filter(|line| line.contains(",wins,"));
        assert_eq!(known.count(), 2, "{text}");
        // The luck is kept.
        page.reload().await?;
        page.find("[data-measure='wins'][data-games='2']").await?;
        page.no_complaints().await
    })
    .await
}

/// This many games, alternately lost and won, with a luck of 1.32 wins in each.
fn lucky_games(count: u64, seats: &str, results: [&str; 2]) -> String {
    let game = |number: u64| {
        let (when, result) = (ENDED + number, results[number as usize % 2]);
        format!(
            "{when} dekal a{number} one own {number} {seats} {result}\nluck a{number} wins 1320\n"
        )
    };
    (1..=count).map(game).collect()
}

#[tokio::test]
async fn what_would_have_been_won_is_told_of_enough_games_against_one() -> Result<()> {
    Page::run(async |page| {
        let two = lucky_games(12, ".s", ["30,33 1,2", "33,30 2,1"]);
        page.keep_games(&[], &two, "en").await?;
        page.open_luck("dekal").await?;
        let text = page.text_of("[data-measure]").await?;
        for part in ["You won 50% of the games", "gave you 1.3 wins a game", "more than a whole win", "it almost evens out"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains("from 10 games on"), "{text}");
        page.click_on("[data-luck] .chart-table summary").await?;
        let cells = page
            .script("return [...document.querySelectorAll('[data-luck] .chart-table tbody tr')].map((row) => [...row.children].slice(1).map((cell) => cell.textContent))")
            .await?;
        // There are three means of ten games. A share below 0 is shown as 0.
        assert_eq!(cells, json!([["50%", "0%"], ["50%", "0%"], ["50%", "0%"]]));
        page.accessible("luck of many games").await?;
        let three = lucky_games(12, ".ss", ["30,33,35 1,2,3", "35,33,30 3,2,1"]);
        page.keep_games(&[], &three, "en").await?;
        page.open_luck("dumble").await?;
        page.open_luck("dekal").await?;
        let text = page.text_of("[data-measure]").await?;
        assert!(text.contains("Luck and the others’ choices gave you 1.3 wins a game"), "{text}");
        for part in ["without it", "evens out", "from 10 games on"] {
            assert!(!text.contains(part), "{part}: {text}");
        }
        let chart = "return document.querySelector('[data-luck] .chart-table').checkVisibility()";
        assert_eq!(page.script(chart).await?, json!(false));
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn luck_is_told_in_both_languages() -> Result<()> {
    let records = [1, 2].map(|seed| dekal_with(Seed(seed)).to_json());
    Page::run(async |page| {
        page.keep_games(&records, LINES, "fr").await?;
        page.open_luck("dekal").await?;
        assert_eq!(said_alike(page).await?, [""; 0], "before");
        page.choose_language("fr").await?;
        page.begin_and_stop().await?;
        let stopped = page.text_of("[data-work-news]").await?;
        assert!(stopped.contains("conservé"), "{stopped}");
        page.accessible("luck in French, half worked out").await?;
        page.click_on("[data-action='go-on']").await?;
        page.no_luck_is_missing().await?;
        assert_eq!(said_alike(page).await?, [""; 0], "after");
        page.choose_language("fr").await?;
        let text = page.text_of("[data-luck]").await?;
        assert!(text.contains("La chance vous a "), "{text}");
        for size in [(390, 844), (1280, 900)] {
            page.fits_day_and_night("luck", size).await?;
        }
        page.accessible("luck in French").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_review_notes_its_luck_with_the_result() -> Result<()> {
    let records = [dekal_with(Seed(3)).to_json()];
    Page::run(async |page| {
        page.keep_games(&records, "", "en").await?;
        page.open_screen("/games/10/review").await?;
        page.judged().await?;
        let told = page
            .script("return document.querySelector('[data-account] [data-seat=\"0\"] td:nth-last-child(2)').textContent")
            .await?;
        let told: f64 = told.as_str().context("what luck gave")?.parse()?;
        page.open_luck("dekal").await?;
        page.find("[data-measure='wins'][data-games='1']").await?;
        let text = page.text_of("[data-measure]").await?;
        let given: f64 = text
            .strip_prefix("Luck gave you ")
            .and_then(|rest| rest.split_once("% of a win a game."))
            .context("what luck gave in this game")?
            .0
            .trim()
            .parse()?;
        // The account's luck is what its rounded numbers leave.
        assert!(
            given != 0.0 && (given - told).abs() <= 0.5,
            "{given}, and {told} in the account"
        );
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_dice_of_detrak_are_studied_later_as_well() -> Result<()> {
    let record = match_of::<Detrak>(Seed(4), Default::default());
    Page::run(async |page| {
        page.keep_games(&[record.to_json()], "", "en").await?;
        page.open_luck("detrak").await?;
        page.click_on("[data-action='work-out']").await?;
        page.find("[data-measure='points'][data-games='1']").await?;
        let text = page.text_of("[data-measure]").await?;
        assert!(text.contains("points a game"), "{text}");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn where_no_bot_starts_the_page_says_so_and_goes_on_later() -> Result<()> {
    let records = [dekal_with(Seed(3)).to_json()];
    Page::run(async |page| {
        page.before_everything(
            "const Real = window.Worker;
             window.Worker = function (...given) {
                 if (window.refused !== false) throw new Error('no workers here');
                 return new Real(...given);
             };",
        )
        .await?;
        page.keep_games(&records, "", "en").await?;
        page.open_luck("dekal").await?;
        page.click_on("[data-action='work-out']").await?;
        page.find("[data-action='go-on']").await?;
        let text = page.text_of("[data-work-news]:not([hidden])").await?;
        assert!(text.len() > 20 && !text.contains("Stopped"), "{text}");
        assert_eq!(page.luck_counts().await?, ("0".into(), "1".into()));
        page.script("window.refused = false").await?;
        page.click_on("[data-action='go-on']").await?;
        page.find("[data-measure='wins'][data-games='1']").await?;
        Ok(())
    })
    .await
}
