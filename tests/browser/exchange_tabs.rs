//! A match by letter, or a duel, in two tabs: one plays it, and nothing is lost whatever the other does.

use crate::database::KEEPING;
use crate::dice::{eager, legal};
use crate::duel::alone;
use crate::harness::{Page, Tab, only_in};
use crate::letter::{SETTINGS, begun, gone_on, length, link};
use crate::unaware::{KNOWS_BEFORE, NOTHING_IS_HEARD};
use anyhow::{Context, Result, ensure};
use engine::debacle::{Action, Debacle};
use model::exchanges::letter::{KeptLetter, Letter};
use xtask::browser::Kind;

/// Whether the table of a match by letter is shown.
const KEPT: &str = "return document.querySelector('[data-letter]') !== null";

impl Page {
    /// Opens an address of the page in another tab.
    async fn open_in_tab(&self, hash: &str) -> Result<Tab> {
        let tab = self.open_tab().await?;
        let address = format!("{}#{hash}", self.url());
        self.client.goto(&address).await?;
        Ok(tab)
    }

    /// Waits until the table of a match by letter has so many entries.
    async fn has_entries(&self, entries: usize) -> Result<()> {
        self.find(&format!("[data-letter='{entries}']")).await?;
        Ok(())
    }
}

/// A letter with which Ada's turn begins.
fn for_ada() -> Result<Letter<Debacle>> {
    gone_on(&begun()?, 2)
}

/// Opens a letter as Ada in one tab, and then in another.
async fn in_two_tabs(page: &Page) -> Result<(Letter<Debacle>, [Tab; 2])> {
    let letter = for_ada()?;
    let address = format!("/letter/{}/", link(&letter)?);
    page.open(&address, SETTINGS).await?;
    page.click_on("[data-action='seat-2']").await?;
    page.has_entries(length(&letter)).await?;
    let first = page.tab();
    let second = page.open_in_tab(&address).await?;
    page.has_entries(length(&letter)).await?;
    Ok((letter, [first, second]))
}

/// Two different ways to go on.
fn two_ways(letter: &Letter<Debacle>) -> Result<[Action; 2]> {
    let play = &letter.record().play;
    let one = eager(play).context("nothing to do")?;
    let is_roll = |action: &Action| matches!(action, Action::Roll(_));
    let other = legal(play)
        .into_iter()
        .find(|action| is_roll(action) && *action != one);
    Ok([one, other.context("only one thing to do")?])
}

#[tokio::test]
async fn a_letter_in_two_tabs_is_played_in_the_one_that_was_opened_last() -> Result<()> {
    Page::run(async |page| {
        let (letter, [first, second]) = in_two_tabs(page).await?;
        let [one, _] = two_ways(&letter)?;
        page.turn_to(&first).await?;
        page.find("main[data-screen='elsewhere']").await?;
        ensure!(page.script(KEPT).await? == false, "the other tab plays");
        page.accessible("a letter that another tab has open")
            .await?;
        page.turn_to(&second).await?;
        page.do_by_tapping(one).await?;
        page.until_kept(length(&letter) + 1).await?;
        // The other tab takes over, and goes on from there.
        page.turn_to(&first).await?;
        page.click_on("[data-action='play-here']").await?;
        page.has_entries(length(&letter) + 1).await?;
        let kept = page.play_letter().await?;
        page.turn_to(&second).await?;
        page.find("main[data-screen='elsewhere']").await?;
        page.turn_to(&first).await?;
        // Once it is closed, the second has what the first has done.
        page.client.close_window().await?;
        page.turn_to(&second).await?;
        page.has_entries(length(&kept)).await?;
        ensure!(
            page.kept_letter().await?.letter == kept,
            "something is lost"
        );
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_letter_in_tabs_that_know_nothing_of_each_other_stays_one_match() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], KNOWS_BEFORE)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.before_everything(NOTHING_IS_HEARD).await?;
        let (letter, [first, second]) = in_two_tabs(page).await?;
        let [one, other] = two_ways(&letter)?;
        page.do_by_tapping(one).await?;
        let kept: KeptLetter<Debacle> = page.until_kept(length(&letter) + 1).await?;
        // The first tab does something else: what is kept stays, and comes to the table.
        page.turn_to(&first).await?;
        page.has_entries(length(&letter)).await?;
        page.do_by_tapping(other).await?;
        let shown = format!(
            "return document.querySelector('[data-letter]')?.dataset.letter === '{}'",
            length(&letter) + 1
        );
        page.until(&shown).await?;
        ensure!(
            page.kept_letter().await?.letter == kept.letter,
            "it is lost"
        );
        let on_the_table = async || {
            let way = match one {
                Action::Roll(way) | Action::Capture(way) => way.to(),
                _ => return Ok(None),
            };
            let die = format!(
                "return document.querySelector(\"[data-square='{way}'][data-die^='b']\") !== null"
            );
            Ok((page.script(&die).await? == true).then_some(()))
        };
        page.eventually("what the second tab has done", on_the_table)
            .await?;
        // Both go on from the same match, to the same letter.
        let letter = page.play_letter().await?;
        page.turn_to(&second).await?;
        page.reload().await?;
        page.has_entries(length(&letter)).await?;
        ensure!(page.letter_to_send().await? == link(&letter)?);
        page.no_complaints().await
    })
    .await
}

/// The texts of the rows of duels.
const DUELS: &str = "(async () => {
    const database = await opened();
    const store = database.transaction('exchanges').objectStore('exchanges');
    const [keys, texts] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    database.close();
    return keys.map((key, index) => [key, texts[index]]).filter(([key]) => key.endsWith('/you'));
})()";

/// How far the duel is that is kept, as its row tells.
async fn duel_progress(page: &Page) -> Result<String> {
    let rows = page
        .script_async(&format!("{KEEPING} {DUELS}.then(done);"))
        .await?;
    let text = rows[0][1].as_str().unwrap_or_default();
    Ok(text.split(' ').next().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_duel_is_played_in_one_tab_and_goes_on_in_the_other() -> Result<()> {
    Page::run(async |page| {
        let sent = alone("Zoé", 7, usize::MAX)?;
        page.open(&format!("/duel/{sent}/"), SETTINGS).await?;
        page.click_on("[data-action='accept']").await?;
        page.begin_with("A").await?;
        page.roll().await?;
        page.note_anywhere().await?;
        page.wait_for(&["roll"]).await?;
        let first = page.tab();
        let hash = page.script("return location.hash.slice(1)").await?;
        let hash = hash.as_str().context("an address")?.to_owned();
        let rolled = async || {
            let progress = duel_progress(page).await?;
            Ok(progress.parse::<usize>().ok())
        };
        let before = page.eventually("the duel to be kept", rolled).await?;
        let second = page.open_in_tab(&hash).await?;
        let told = page
            .text_of("main[data-screen='refusal'] [data-why]")
            .await?;
        ensure!(told.contains("another tab"), "{told}");
        page.accessible("a duel that another tab plays").await?;
        // The first plays on, and is closed: the second has all of it.
        page.turn_to(&first).await?;
        page.roll().await?;
        page.note_anywhere().await?;
        page.wait_for(&["roll"]).await?;
        let further = async || Ok(rolled().await?.filter(|now| *now > before));
        page.eventually("the next note to be kept", further).await?;
        page.client.close_window().await?;
        page.turn_to(&second).await?;
        page.wait_for(&["roll"]).await?;
        // A tab that was in the background draws the sheet once it is seen.
        page.find(".own .square :is(.is-drawn, [data-symbol])")
            .await?;
        page.finish_detrak().await?;
        page.click_on("[data-action='compare']").await?;
        page.find("[data-friend='open'] [data-verdict]").await?;
        ensure!(duel_progress(page).await? == "end");
        page.no_complaints().await
    })
    .await
}
