//! Statistics: what counts, the numbers, the export, and the reset.

use crate::database::BLOCKED;
use crate::harness::Page;
use crate::languages::said_alike;
use crate::records::CATCH;
use anyhow::{Context, Result};
use serde_json::json;

/// A file of results: three games of Dékal at one table, one at another, one
/// for practice, and two of Détrak, one of them with its luck.
fn file() -> String {
    let line = |day: u32, rest: &str| format!("17952{day:02}000000 {rest}");
    let results = [
        line(1, "dekal a1 one own 1 .s 20,30 1,2"),
        line(2, "dekal a2 one own 2 .s 40,30 2,1"),
        line(3, "dekal a3 one daily 3 .s 27,30 1,2"),
        line(4, "dekal a4 one own 4 .re 33,30,20 3,2,1"),
        line(5, "dekal a5 one practice 1 .s 10,30 1,2"),
        line(6, "detrak b1 basic own 6 . 31 1"),
        line(7, "detrak b2 basic own 7 . 35 1"),
        "luck b2 points 1500".to_owned(),
        "something from the future".to_owned(),
    ];
    json!({ "format": "tablee-records", "version": 1, "records": [], "results": results })
        .to_string()
}

impl Page {
    async fn import_results(&self) -> Result<()> {
        self.before_everything(CATCH).await?;
        self.forget_all().await?;
        self.script(
            "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }));",
        )
        .await?;
        self.open_records().await?;
        self.choose_files(&[("results.json", &file())]).await?;
        let news = self.text_of("[data-news]").await?;
        assert!(news.contains("7 results"), "{news}");
        Ok(())
    }

    pub async fn open_statistics(&self, game: &str) -> Result<()> {
        self.open_screen(&format!("/statistics/{game}")).await?;
        self.find(&format!("[data-report='{game}']")).await?;
        Ok(())
    }

    /// The numbers on top: games, wins, mean, spread, best.
    pub async fn numbers(&self) -> Result<Vec<String>> {
        let numbers = self.script(
            "return [...document.querySelectorAll('[data-number] dd')].map((dd) => dd.textContent)",
        );
        Ok(serde_json::from_value(numbers.await?)?)
    }
}

#[tokio::test]
async fn imported_results_are_counted_drawn_and_exported() -> Result<()> {
    Page::run(async |page| {
        page.import_results().await?;
        page.open_statistics("dekal").await?;
        assert_eq!(page.numbers().await?, ["4", "50%", "30.0", "8.5", "20"]);
        let rating = page.text_of("[data-rating]").await?;
        assert!(rating.starts_with("Your rating: about 1"), "{rating}");
        assert!(rating.contains("about level 6 · Strong"), "{rating}");
        page.script(
            "const select = document.querySelector('select[name=tables]');
             select.selectedIndex = 1; select.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await?;
        page.find("[data-number='games'] dd").await?;
        assert_eq!(page.numbers().await?, ["3", "67%", "29.0", "10.1", "20"]);
        page.click_on("input[name='practice']").await?;
        assert_eq!(page.numbers().await?[0], "4");
        let rows = page
            .script("return [...document.querySelectorAll('[data-tables] tr')].map((tr) => tr.innerText)")
            .await?;
        assert_eq!(rows.as_array().map(Vec::len), Some(2), "{rows}");
        let dots = page
            .script("return document.querySelectorAll('svg:not(.chart-legend svg) .series-dots circle').length")
            .await?;
        assert_eq!(dots, 4);
        page.click_on(".chart-table summary").await?;
        let cells = page
            .script("return document.querySelectorAll('.chart-table[open] tbody tr').length")
            .await?;
        assert_eq!(cells, 4, "the chart is a table as well");
        let days = page
            .script("return [...document.querySelectorAll('.chart-table[open] tbody th')].map((th) => th.innerText)")
            .await?;
        let days: Vec<String> = serde_json::from_value(days)?;
        assert!(days.iter().all(|day| day.starts_with('2') && day.ends_with(" Nov")), "as a person writes days: {days:?}");
        page.accessible("the statistics").await?;
        page.click_on("[data-action='export-csv']").await?;
        let (name, text) = page.file().await?;
        assert_eq!(name, "tablee.csv");
        assert_eq!(text.lines().count(), 8, "{text}");
        assert!(text.contains(",detrak,basic,own,1,1,,35,1,1.000,7,1.500,points,35.000,33.500,35,"), "{text}");
        // As the spreadsheets of the language read it.
        for lang in ["fr", "de", "es", "it"] {
            page.adopt(lang, &json!({})).await?;
            page.click_on("[data-action='export-csv']").await?;
            let (_, text) = page.file().await?;
            assert!(text.contains(";detrak;basic;own;1;1;;35;1;1,000;7;1,500;points;35,000;33,500;35;"), "{lang}: {text}");
        }
        page.adopt("en", &json!({})).await?;
        page.open_statistics("detrak").await?;
        assert_eq!(page.numbers().await?, ["2", "–", "33.0", "2.8", "35"]);
        let luck = page.text_of("[data-luck]").await?;
        for part in ["1 of these 2 games", "gave you 1.5 points a game", "33.5"] {
            assert!(luck.contains(part), "{part}: {luck}");
        }
        page.find("[data-rating][hidden]").await?;
        page.open_screen("/dekal/new").await?;
        let suggested = page.text_of("[data-suggested]:not([hidden])").await?;
        assert!(suggested.starts_with("A good match for you: level 6 · Strong"), "{suggested}");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn forgetting_asks_first() -> Result<()> {
    Page::run(async |page| {
        page.import_results().await?;
        page.open_statistics("dekal").await?;
        page.click_on("[data-action='reset']").await?;
        page.find("[data-action='cancel']:not([hidden])")
            .await?
            .click()
            .await?;
        assert_eq!(page.numbers().await?[0], "4");
        page.click_on("[data-action='reset']").await?;
        page.find("[data-action='reset-sure']:not([hidden])")
            .await?;
        page.accessible("the question whether to forget").await?;
        page.click_on("[data-action='reset-sure']").await?;
        page.find("[data-none]").await?;
        page.find("[data-news]:not([hidden])").await?;
        // Nothing is left to be exported or deleted.
        page.find(".statistics-ways[hidden]").await?;
        page.focus_comes_to("h1", "after all is forgotten").await?;
        for store in ["results", "luck", "unreadable"] {
            assert_eq!(page.rows(store).await?, [json!(null); 0], "{store}");
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_game_counts_when_it_ends_and_outlives_its_record() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.find("[data-result] [data-rating]:not([hidden])")
            .await?;
        page.open_statistics("dekal").await?;
        assert_eq!(page.numbers().await?[0], "1");
        for store in ["games", "records"] {
            page.write_rows(store, "store.clear()").await?;
        }
        page.open_statistics("dekal").await?;
        assert_eq!(page.numbers().await?[0], "1");
        page.open_records().await?;
        page.before_everything(CATCH).await?;
        page.open_records().await?;
        page.click_on("[data-action='export-all']:not([hidden])")
            .await?;
        let (_, text) = page.file().await?;
        let file: serde_json::Value = serde_json::from_str(&text)?;
        let results = file["results"].as_array().context("results")?;
        assert_eq!(results.len(), 1, "{results:?}");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn games_that_were_kept_before_are_counted() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        let record = page.rows("records").await?[0]
            .as_str()
            .context("a record")?
            .to_owned();
        page.delete_everything().await?;
        page.keep_as_before(1_700_000_000_000, "1f", &record)
            .await?;
        page.open_statistics("dekal").await?;
        assert_eq!(page.numbers().await?[0], "1");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn without_storage_the_statistics_say_so() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(BLOCKED).await?;
        page.open_statistics("dumble").await?;
        page.find("[role='alert'].unsaved:not([hidden])").await?;
        page.find("[data-none]").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn statistics_are_told_in_both_languages_on_every_screen() -> Result<()> {
    Page::run(async |page| {
        page.import_results().await?;
        for game in ["dekal", "detrak"] {
            page.open_statistics(game).await?;
            for size in [(390, 844), (1280, 900)] {
                page.fits_day_and_night(game, size).await?;
            }
            assert_eq!(said_alike(page).await?, [""; 0]);
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn with_larger_text_tables_and_lists_keep_to_their_width() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.choose_files(&[("results.json", &file())]).await?;
        page.find("[data-news]:not(:empty)").await?;
        page.script(
            "localStorage.setItem('tablee.settings',
                 JSON.stringify({ speed: 'none', lang: 'es', text: 'larger' }));",
        )
        .await?;
        page.reload().await?;
        page.find("html[lang='es'][data-text='larger'] main")
            .await?;
        for (width, height) in [(390, 844), (1280, 900)] {
            page.resize(width, height).await?;
            page.open_statistics("dekal").await?;
            page.script("document.querySelectorAll('details').forEach((one) => one.open = true)")
                .await?;
            page.fits(&format!("statistics with tables, {width} px"))
                .await?;
            page.open_records().await?;
            page.find("[data-record] .score:not(:empty)").await?;
            let under = page
                .script(
                    "const places = (css) => [...document.querySelectorAll('[data-record] ' + css)]
                         .map((one) => one.getBoundingClientRect());
                     const meet = (a, b) => a.left < b.right - 1 && a.right > b.left + 1
                         && a.top < b.bottom - 1 && a.bottom > b.top + 1;
                     return places('.record-seats span').filter((seat) =>
                         places('.button').some((button) => meet(seat, button))).length",
                )
                .await?;
            assert_eq!(under, 0, "scores under a button, {width} px");
        }
        Ok(())
    })
    .await
}
