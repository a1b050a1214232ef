//! Evenings: the cast plays the person's deals, a deal goes on after a reload, nothing is told too early, and the board adds
//! up.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::database::KEEPING;
use crate::harness::Page;
use anyhow::{Context, Result, ensure};
use detrak::DetrakUi;
use engine::detrak::Detrak;
use engine::{Game, Seat};
use model::evening::{Evening, Played, Player, matchpoints, percent};
use protocol::{Answer, Shard, WorkerTask};
use table::next_bot;

/// An evening of which all deals are Détrak's.
const EVENING: &str = "2026-11-20/detrak/even";
/// The longest time in which the cast plays a deal, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

impl Page {
    async fn open_evening(&self, below: &str) -> Result<()> {
        self.open(&format!("/evening/{EVENING}{below}"), "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }))")
            .await
    }

    /// What was played of evenings, by entry.
    async fn entries(&self) -> Result<BTreeMap<String, Played>> {
        let read = self
            .script_async(&format!(
                "{KEEPING}
                 (async () => {{
                     const database = await opened();
                     const store = database.transaction('evenings').objectStore('evenings');
                     const [keys, texts] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
                     database.close();
                     return keys.map((key, index) => [key, texts[index]]);
                 }})().then(done);"
            ))
            .await?;
        let rows: Vec<(String, String)> = serde_json::from_value(read)?;
        let rows = rows.into_iter();
        rows.map(|(key, text)| Ok((key, text.parse()?))).collect()
    }

    /// Waits until the cast has played the deals of the screen, by its attribute.
    async fn until_all_have_played(&self, css: &str) -> Result<()> {
        let all = format!("return document.querySelector(`{css}[data-missing='0']`) !== null");
        let look = async || Ok((self.script(&all).await? == true).then_some(()));
        self.eventually_within(PATIENCE, "the cast to have played", look)
            .await
    }
}

/// What a member plays of the first deal, by the bots as they are compiled for this machine.
fn played(evening: &Evening, player: Player) -> Result<Vec<i32>> {
    let mut session = evening::dealt::<DetrakUi>(evening, 0, player).context("a deal")?;
    while let Some(seat) = next_bot::<Detrak>(&mut session) {
        let task = session.task(seat).context("a bot decides")?;
        let of = task.shards();
        let shards =
            (0..of).map(|index| bots::advise(&task.clone().with_shard(Shard { index, of })));
        let shards = shards.collect::<Result<Vec<_>, _>>()?;
        let advice = Answer::merge(shards).context("a shard")?;
        session.act(seat, advice.chosen().context("an action")?)?;
    }
    let outcome = session.game().outcome().context("it is over")?;
    let own = outcome.standing(Seat::FIRST).context("a result")?;
    Ok(vec![own.score])
}

#[tokio::test]
async fn the_cast_plays_the_deal_and_the_board_adds_up() -> Result<()> {
    Page::run(async |page| {
        let evening: Evening = EVENING.parse()?;
        page.open_evening("/1").await?;
        page.begin_with("A").await?;
        page.roll().await?;
        page.note_anywhere().await?;
        // A deal goes on after a reload.
        page.wait_for(&["roll"]).await?;
        page.reload().await?;
        page.wait_for(&["roll"]).await?;
        ensure!(
            page.script("return document.querySelectorAll('.after-deal').length")
                .await?
                == 0,
            "told too early"
        );
        page.finish_detrak().await?;
        page.until_all_have_played(".after-deal").await?;
        let faces = page
            .script("return document.querySelectorAll('.after-deal .evening-face').length")
            .await?;
        ensure!(faces == 13, "{faces} faces");
        let entries = page.entries().await?;
        ensure!(entries.len() == 13, "{} entries", entries.len());
        for place in [0, 8, 11] {
            let player = Player::Member(place);
            let stored = &entries[&evening.entry(0, player)];
            let result = stored.result.as_ref().context("it is over")?;
            ensure!(
                result.scores == played(&evening, player)?,
                "{player:?}: {result:?}"
            );
        }
        // The person's percentage, from the stored results.
        let results: Vec<_> = Player::all()
            .map(|player| entries[&evening.entry(0, player)].result.clone())
            .collect();
        let scores: Vec<Option<i32>> = results
            .iter()
            .map(|one| Some(one.as_ref()?.scores[0]))
            .collect();
        let own = percent(matchpoints(&scores)[0].context("a result")?, 13);
        let shown = page.text_of(".after-deal .is-own .evening-percent").await?;
        ensure!(
            shown == format!("{}%", (own + 5) / 10),
            "{shown}, not {own} tenths"
        );
        // The board has the same, and each cell leads to its replay.
        page.click_on("[data-action='board']").await?;
        page.find("main[data-screen='evening'][data-played='1'][data-missing='0']")
            .await?;
        page.find("[data-parting]").await?;
        page.looks_right("the board of an evening").await?;
        let total = page.text_of("tr[data-player='you'] td:last-child").await?;
        ensure!(total == shown, "{total}, not {shown}");
        page.click_on("tr[data-player='Mila'] td a").await?;
        page.find("[data-table='detrak']").await?;
        // A deal that is over is not played again.
        page.open_evening("/1").await?;
        page.find("main[data-screen='evening'][data-played='1']")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_deal_of_cards_ends_with_its_round_and_tells_the_place() -> Result<()> {
    Page::run(async |page| {
        page.open("/evening/2026-11-20/mixed/relaxed/1", "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'fr' }))")
            .await?;
        page.finish().await?;
        page.until_all_have_played(".after-deal").await?;
        page.picture("the plate of a deal").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn an_evening_to_come_is_nobodys_and_one_is_chosen() -> Result<()> {
    Page::run(async |page| {
        page.open(
            "/evening/9998-01-01/mixed/even",
            "localStorage.setItem('tablee.settings', JSON.stringify({ lang: 'en' }))",
        )
        .await?;
        page.until("return document.querySelector('main')?.textContent.includes('still to come')")
            .await?;
        page.script("location.hash = '#/evening'").await?;
        page.find("main[data-screen='evenings'][aria-busy='false']")
            .await?;
        page.click_on("input[name='fare'][value='3']").await?;
        page.click_on("input[name='strength'][value='2']").await?;
        let target = page
            .find("[data-action='sit-down']")
            .await?
            .attr("href")
            .await?;
        let target = target.context("an address")?;
        ensure!(target.contains("/dumble/hard/1"), "{target}");
        // The choice is kept.
        page.reload().await?;
        page.find("input[name='fare'][value='3']:checked").await?;
        page.no_complaints().await
    })
    .await
}
