//! Whole evenings, played on the page from the first decision to the last, with a reload and an import amid each.

use super::SETTINGS;
use super::deals::{check_cast, own_actions};
use crate::daily::CLOCK;
use crate::harness::Page;
use crate::records::CATCH;
use ::debacle::DebacleUi;
use ::dekal::DekalUi;
use ::detrak::DetrakUi;
use ::dumble::DumbleUi;
use anyhow::{Context, Result, ensure};
use engine::GameId;
use model::evening::{Board, DEALS, Evening, Player, own_line, read_entry};

/// The deal during which the page is loaded again, and the one during which the person goes to another browser.
const RELOADED: usize = 1;
const TAKEN: usize = 2;

impl Page {
    /// Makes the person's first decision in a deal.
    async fn begin_deal(&self, evening: &Evening, deal: usize) -> Result<()> {
        match evening.game(deal) {
            GameId::Dekal => {
                let due = self.wait_for(&["reveal", "draft"]).await?;
                self.press_first(&due).await.map(drop)
            }
            GameId::Detrak => {
                self.begin_with("A").await?;
                self.roll().await?;
                self.note_anywhere().await
            }
            GameId::Dumble => {
                self.discard_last().await?;
                self.draw().await
            }
            GameId::Debacle => {
                let own = own_actions::<DebacleUi>(evening, deal)?;
                self.do_dice(&own[..1]).await
            }
        }
    }

    /// Plays a deal on to its end, after so many decisions.
    async fn play_deal(&self, evening: &Evening, deal: usize, made: usize) -> Result<()> {
        match evening.game(deal) {
            GameId::Dekal => self.finish().await?,
            GameId::Detrak => {
                if made == 0 {
                    self.begin_with("A").await?;
                }
                self.finish_detrak().await?;
            }
            GameId::Dumble => self.finish_cards().await?,
            GameId::Debacle => {
                let own = own_actions::<DebacleUi>(evening, deal)?;
                self.do_dice(&own[made..]).await?;
            }
        }
        self.wait_for(&["match-over"]).await.map(drop)
    }

    /// The row of the person's own deal, once it is kept.
    async fn own_row(&self, evening: &Evening, deal: usize) -> Result<String> {
        let look = async || {
            let entries = self.entries().await?;
            let own = entries
                .iter()
                .find(|(entry, _)| read_entry(entry) == Some((*evening, deal, Player::You)));
            Ok(own.map(|(entry, played)| format!("{entry} {played}")))
        };
        self.eventually("the deal to be kept", look).await
    }

    /// Plays a whole evening from its board, at these hours on the clock before and after the person has gone to
    /// another browser; `None` if the clock is right.
    async fn play_evening(&self, evening: &Evening, hours: Option<[u32; 2]>) -> Result<()> {
        let at = |place: usize| match hours {
            Some(hours) => format!("{SETTINGS}; localStorage.later = {}", hours[place]),
            None => SETTINGS.to_owned(),
        };
        self.open(&format!("/evening/{evening}"), &at(0)).await?;
        self.find("main[data-screen='evening'][data-played='0']")
            .await?;
        for deal in 0..DEALS {
            self.click_on("[data-action='next-deal']").await?;
            self.find(&format!(".table-place[data-deal='{}']", deal + 1))
                .await?;
            let is_cut = deal == RELOADED || deal == TAKEN;
            if is_cut {
                self.begin_deal(evening, deal).await?;
                let before = self.own_row(evening, deal).await?;
                if deal == RELOADED {
                    self.reload().await?;
                } else {
                    self.open_records().await?;
                    let file = self.export_all().await?;
                    self.delete_everything().await?;
                    self.open("/", &at(1)).await?;
                    self.open_records().await?;
                    self.choose_files(&[("evening.json", &file)]).await?;
                    self.open(&format!("/evening/{evening}"), "").await?;
                    self.find("main[data-screen='evening'][data-played='2']")
                        .await?;
                    self.click_on("[data-action='next-deal']").await?;
                }
                self.find(&format!(".table-place[data-deal='{}']", deal + 1))
                    .await?;
                let after = self.own_row(evening, deal).await?;
                let (entry, _) = before.rsplit_once(' ').context("a row")?;
                ensure!(after.starts_with(entry), "{before}, then {after}");
            }
            self.play_deal(evening, deal, usize::from(is_cut)).await?;
            self.find(".after-deal").await?;
        }
        self.click_on("[data-action='board']").await?;
        self.until_all_have_played("main[data-screen='evening'][data-played='4']")
            .await
    }

    /// Compares the board on the screen with what is stored, and that with what the bots of this machine play.
    async fn board_adds_up(&self, evening: &Evening) -> Result<()> {
        let entries = self.entries().await?;
        ensure!(entries.len() == 52, "{} entries", entries.len());
        let mut board = Board::new(*evening);
        for (entry, played) in &entries {
            let (_, deal, player) = read_entry(entry).with_context(|| entry.clone())?;
            board.results[deal][player.index()].clone_from(&played.result);
        }
        let standings = board.standings();
        let own = own_line(&standings).context("a line")?;
        let tenths = own.deals.iter().chain([&own.total]).flatten();
        let expected: Vec<String> = tenths
            .map(|tenths| format!("{}%", (tenths + 5) / 10))
            .collect();
        let cells = "return [...document.querySelectorAll('tr[data-player=you] td')].slice(1).map((cell) => cell.textContent)";
        let shown: Vec<String> = serde_json::from_value(self.script(cells).await?)?;
        ensure!(shown == expected, "{shown:?}, not {expected:?}");
        ensure!(self.live_regions().await? == 1, "one live region");
        let some = [2, 7];
        for deal in 0..DEALS {
            match evening.game(deal) {
                GameId::Dekal => check_cast::<DekalUi>(evening, deal, some, &entries)?,
                GameId::Detrak => check_cast::<DetrakUi>(evening, deal, some, &entries)?,
                GameId::Dumble => check_cast::<DumbleUi>(evening, deal, some, &entries)?,
                GameId::Debacle => check_cast::<DebacleUi>(evening, deal, some, &entries)?,
            }
        }
        Ok(())
    }
}

/// Begun on its day and ended on the next, it counts.
#[tokio::test]
async fn an_evening_of_all_games_is_played_through_a_reload_and_an_import() -> Result<()> {
    let evening: Evening = "2026-11-21/mixed/even".parse()?;
    Page::run(async |page| {
        page.before_everything(CLOCK).await?;
        page.before_everything(CATCH).await?;
        page.play_evening(&evening, Some([0, 24])).await?;
        page.board_adds_up(&evening).await?;
        page.find("[data-practice][hidden]").await?;
        page.open("/evening", "").await?;
        let told = page.text_of("section[aria-labelledby='played']").await?;
        ensure!(
            told.contains("on your first evening") && !told.contains("practice"),
            "{told}"
        );
        page.find("section[aria-labelledby='balance']:not([hidden]) li")
            .await?;
        page.no_complaints().await
    })
    .await
}

/// Begun after its day, it is practice: its board is there, and nothing else counts it.
#[tokio::test]
async fn an_evening_of_one_game_is_practised_through_a_reload_and_an_import() -> Result<()> {
    let evening: Evening = "2026-11-20/dumble/relaxed".parse()?;
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_evening(&evening, None).await?;
        page.board_adds_up(&evening).await?;
        page.find("[data-practice]:not([hidden])").await?;
        page.open("/evening", "").await?;
        let told = page.text_of("section[aria-labelledby='played']").await?;
        ensure!(
            told.contains("practice") && !told.contains("on your first evening"),
            "{told}"
        );
        page.find("section[aria-labelledby='balance'][hidden]")
            .await?;
        page.open("/dekal/new", "").await?;
        page.find("[data-chair='1'] [data-balance][hidden]").await?;
        page.no_complaints().await
    })
    .await
}
