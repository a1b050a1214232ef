//! The analysis board: moves are tried as variations, and nothing is lost.

use crate::harness::Page;
use crate::review::{dekal, match_of};
use anyhow::{Context, Result, ensure};
use engine::dekal::Dekal;
use engine::detrak::{Detrak, Rules};
use engine::dumble::{self, Dumble};
use engine::{Entry, Game, Record, Seed};
use serde_json::json;

/// The board in the document.
const BOARD: &str = ".analysis-screen";

impl Page {
    /// Opens the analysis of a match in a link, at a length of its log.
    pub async fn analyse<G: Game>(&self, record: &Record<G>, place: &str) -> Result<()> {
        self.forget_everything().await?;
        self.script(
            "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }));",
        )
        .await?;
        let link = record.to_link().context("it fits")?;
        self.open(&format!("/record/{link}/analysis/{place}"), "")
            .await?;
        self.find(BOARD).await?;
        Ok(())
    }

    /// Opens the analysis of the replay that is shown, a step before its end.
    pub async fn analyse_the_replay(&self) -> Result<()> {
        let link = ".sharing [data-action='analysis']";
        self.find(link).await?.click().await?;
        self.find(BOARD).await?;
        self.press_key("ArrowLeft").await?;
        self.find(".analysis-option").await?;
        Ok(())
    }

    /// The number of nodes, and of rows with which variations begin.
    async fn tree(&self) -> Result<(u64, u64)> {
        let script = format!(
            "return [Number(document.querySelector('{BOARD}').dataset.analysis),
                document.querySelectorAll('[data-begins]').length]"
        );
        let found = self.script(&script).await?;
        let number = |index: usize| found[index].as_u64().context("a number");
        Ok((number(0)?, number(1)?))
    }

    /// Waits until the tree has this many variations.
    pub async fn until_variations(&self, count: u64) -> Result<()> {
        let script =
            format!("return document.querySelectorAll('[data-begins]').length === {count}");
        self.until(&script).await
    }

    pub async fn press_in_panel(&self, action: &str) -> Result<()> {
        let button = format!(".analysis-panel [data-action='{action}']");
        self.find(&button).await?.click().await?;
        Ok(())
    }

    /// The text of the row that is shown.
    pub async fn shown_move(&self) -> Result<String> {
        let row = self.find(".analysis-move[aria-current]").await?;
        Ok(row.text().await?)
    }
}

/// A round of Dékal, and the length of its log at the first decision after chance.
pub fn after_chance() -> Result<(Record<Dekal>, String)> {
    let record = dekal();
    let pairs = record.play.log().windows(2);
    let mut decided = pairs.map(|pair| matches!(pair, [Entry::Event(_), Entry::Act(..)]));
    let before = decided.position(|is_such| is_such);
    Ok((record, (before.context("a decision")? + 1).to_string()))
}

#[tokio::test]
async fn another_move_is_tried_on_the_table_and_kept() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        let record = match_of::<Detrak>(Seed(5), Rules::default());
        page.analyse(&record, "").await?;
        // Nothing is hidden in Détrak.
        page.find("[data-action='all-hands'][hidden]").await?;
        let (played, _) = page.tree().await?;
        page.press_in_panel("back").await?;
        page.press_in_panel("back").await?;
        let before = page.shown_move().await?;
        // The piece goes where it can on the sheet of who decides.
        page.note_anywhere().await?;
        page.until(&format!(
            "return document.querySelector('{BOARD}').dataset.analysis !== '{played}'
                || document.querySelector('.analysis-move[aria-current]').innerText !== {before:?}"
        ))
        .await?;
        page.press_in_panel("back").await?;
        page.find(".analysis-option:nth-child(1)").await?;
        // The best move, or else the next, is not what the beginner noted.
        for option in 1..3 {
            let (_, variations) = page.tree().await?;
            if variations == 0 {
                let option = format!("li:nth-child({option}) > .analysis-option");
                page.find(&option).await?.click().await?;
                page.press_in_panel("back").await?;
                page.find(".analysis-option").await?;
            }
        }
        page.until_variations(1).await?;
        let (grown, _) = page.tree().await?;
        ensure!(grown > played, "{grown} after {played}");
        page.reload().await?;
        page.find(BOARD).await?;
        ensure!(page.tree().await? == (grown, 1), "a reload loses nothing");
        // By keys: into the line, and beside it.
        page.script("document.activeElement.blur()").await?;
        page.press_key("ArrowRight").await?;
        let line = page.shown_move().await?;
        page.press_key("ArrowDown").await?;
        page.until(&format!(
            "return document.querySelector('.analysis-move[aria-current]').innerText !== {line:?}"
        ))
        .await?;
        let tried = page.shown_move().await?;
        page.press_in_panel("promote").await?;
        page.until_variations(1).await?;
        let promoted = page.shown_move().await?;
        ensure!(tried.ends_with(&promoted), "{promoted} was {tried}");
        page.press_in_panel("delete").await?;
        page.until_variations(0).await?;
        page.press_in_panel("undo").await?;
        page.until_variations(1).await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn what_is_judged_is_what_the_deciding_seat_knows_and_can_be_hidden() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        let record = match_of::<Dumble>(Seed(5), dumble::Rules::default());
        page.analyse(&record, "30").await?;
        page.find(".analysis-option").await?;
        let said = page.find(".analysis-expected").await?.text().await?;
        ensure!(said.contains("% of the time from here"), "{said}");
        ensure!(said.contains("Going by what "), "{said}");
        page.press_in_panel("all-hands").await?;
        page.until("return /nobody at the table/.test(document.querySelector('.analysis-expected').innerText)")
            .await?;
        let open = page.find(".analysis-expected").await?.text().await?;
        ensure!(open.contains('%') && open != said, "{open}");
        page.fits("judged by all hands").await?;
        page.picture("all-hands").await?;
        page.press_in_panel("values").await?;
        page.until("return document.querySelector('.analysis-option') === null")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_replay_leads_to_the_board_and_the_board_back() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        page.analyse(&dekal(), "").await?;
        page.find(".bar [data-action='home']")
            .await?
            .click()
            .await?;
        page.find("[data-replay]").await?;
        page.press_key("End").await?;
        page.analyse_the_replay().await?;
        // A link that was cut says so.
        let link = dekal().to_link().context("it fits")?;
        page.open(&format!("/record/{link}/analysis/MT05"), "")
            .await?;
        page.find("[data-screen='refusal']").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_position_is_set_up_by_hand_and_kept() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 900).await?;
        page.open_screen("/games").await?;
        page.find("[data-action='analyses']").await?.click().await?;
        page.find("[href='#/position/detrak/']")
            .await?
            .click()
            .await?;
        page.find(BOARD).await?;
        page.find(".analysis-setup > summary")
            .await?
            .click()
            .await?;
        // Two symbols that one roll cannot have brought, since no turn is over.
        let cell = |number: usize| {
            format!("[data-field='sheets'] .setup-row .setup-cell:nth-child({number})")
        };
        page.find(&cell(1)).await?.click().await?;
        page.find(&cell(2)).await?.click().await?;
        page.find(&cell(3)).await?.click().await?;
        page.until("return document.querySelector('.setup-refused').textContent.trim() !== ''")
            .await?;
        let show = "[data-action='show-position']";
        let refuses = format!("return document.querySelector(\"{show}\").ariaDisabled");
        assert_eq!(page.script(&refuses).await?, "true");
        let line =
            "detrak rules=basic turn=1 step=roll sheets=AAA../...../...../...../..... sealed=-";
        let area = ".setup-line > textarea";
        page.find(area).await?.clear().await?;
        page.find(area).await?.send_keys(line).await?;
        page.until(&format!("{refuses} === 'false'")).await?;
        page.find(show).await?.click().await?;
        page.until("return location.hash.startsWith('#/position/ZGV0cmFr')")
            .await?;
        page.find(BOARD).await?;
        // The dice are rolled; another roll is chosen, which is a variation.
        page.find("[data-action='roll']").await?.click().await?;
        page.find(".analysis-chance > summary")
            .await?
            .click()
            .await?;
        page.find(".analysis-events .analysis-option[aria-pressed='false']")
            .await?
            .click()
            .await?;
        page.until_variations(1).await?;
        page.press_in_panel("average").await?;
        page.find("[data-average]").await?;
        page.press_in_panel("keep-analysis").await?;
        page.find(".analysis-setup > summary")
            .await?
            .click()
            .await?;
        page.adopt("fr", &json!({})).await?;
        page.looks_right("a position that is set up").await?;
        page.open_screen("/position").await?;
        page.looks_right("the analyses that are kept").await?;
        page.find(".kept-analyses a").await?.click().await?;
        page.find(BOARD).await?;
        page.until_variations(1).await?;
        page.accessible("the analysis of a position").await?;
        page.no_complaints().await
    })
    .await
}
