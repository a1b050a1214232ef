//! Evenings: the cast plays the person's deals, a deal goes on after a reload, nothing is told too early, and the board adds
//! up.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::database::KEEPING;
use crate::harness::Page;
use crate::records::CATCH;
use crate::skipping::end;
use ::debacle::DebacleUi;
use ::dekal::DekalUi;
use ::detrak::DetrakUi;
use ::dumble::DumbleUi;
use anyhow::{Context, Result, ensure};
use deals::{all_deals_over, check_cast, played};
use engine::dekal::Dekal;
use model::cast::{NAMES, SIZE};
use model::evening::{DEALS, Evening, Played, Player, matchpoints, percent};

mod deals;
mod friend;
mod whole;

/// An evening of which all deals are Détrak's.
const EVENING: &str = "2026-11-20/detrak/even";
/// What an earlier release found of a member's deal: no bot gets as much.
const EARLIER_RELEASE: &str = "99 1 RECORD";
/// Bots move at once, in English.
const SETTINGS: &str =
    "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }))";

/// The longest time in which the cast plays a deal, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

impl Page {
    async fn open_evening(&self, below: &str) -> Result<()> {
        self.open(&format!("/evening/{EVENING}{below}"), SETTINGS)
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

    /// Waits until the cast has played a deal, whatever the screen shows.
    pub async fn until_cast_has_played(&self, evening: &Evening, deal: usize) -> Result<()> {
        let members: Vec<String> = (0..SIZE)
            .map(|place| evening.entry(deal, Player::Member(place)))
            .collect();
        let look = async || {
            let entries = self.entries().await?;
            let all = members.iter().all(|entry| entries.contains_key(entry));
            Ok(all.then_some(()))
        };
        self.eventually_within(PATIENCE, "the cast to have played", look)
            .await
    }

    /// Waits until the cast has played the deals of the screen, by its attribute.
    async fn until_all_have_played(&self, css: &str) -> Result<()> {
        let all = format!("return document.querySelector(`{css}[data-missing='0']`) !== null");
        let look = async || Ok((self.script(&all).await? == true).then_some(()));
        self.eventually_within(PATIENCE, "the cast to have played", look)
            .await
    }
}

#[tokio::test]
async fn the_cast_plays_the_deal_and_the_board_adds_up() -> Result<()> {
    Page::run(async |page| {
        let evening: Evening = EVENING.parse()?;
        // What an earlier release has found stands, whatever the bots would play today.
        let (early, found) = (evening.entry(0, Player::Member(5)), EARLIER_RELEASE);
        page.open_evening("").await?;
        page.find("main[data-screen='evening']").await?;
        page.write_rows("evenings", &format!("store.put('{found}', '{early}');"))
            .await?;
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
        let about = page.text_of(".after-deal [data-percentage]").await?;
        ensure!(about.contains("share of the others"), "{about}");
        let entries = page.entries().await?;
        ensure!(entries.len() == 13, "{} entries", entries.len());
        for place in [0, 8, 11] {
            let player = Player::Member(place);
            let stored = &entries[&evening.entry(0, player)];
            ensure!(
                *stored == played::<DetrakUi>(&evening, 0, player)?,
                "{player:?}: {stored:?}"
            );
        }
        ensure!(entries[&early].to_string() == EARLIER_RELEASE, "kept");
        let told = page
            .text_of(&format!(
                ".after-deal [data-player='{}'] .evening-percent",
                NAMES[5]
            ))
            .await?;
        ensure!(told == "100%", "{told} for 99 points");
        // The person's percentage, from the stored results.
        let results: Vec<_> = Player::all()
            .map(|player| match player {
                // It was begun after its day.
                Player::You => evening.own_entry(0, true),
                Player::Member(_) => evening.entry(0, player),
            })
            .map(|entry| entries[&entry].result.clone())
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

/// The page's workers play as the bots do that are compiled for this machine, decision by decision. Prints how long they
/// have played.
#[tokio::test]
#[ignore = "minutes: 960 games"]
async fn twenty_deals_a_game_are_played_as_bots_play_them() -> Result<()> {
    Page::run(async |page| {
        for day in 1..=5 {
            for fare in ["dekal", "detrak", "dumble", "debacle"] {
                let evening: Evening = format!("2026-11-{day:02}/{fare}/even").parse()?;
                page.open(&format!("/evening/{evening}"), SETTINGS).await?;
                page.find("main[data-played='0']").await?;
                all_deals_over(page, &evening).await?;
                page.open("/evening", SETTINGS).await?;
                let begun = Instant::now();
                page.open(&format!("/evening/{evening}"), SETTINGS).await?;
                page.until_all_have_played("main[data-screen='evening'][data-played='4']")
                    .await?;
                println!("{evening}: {} ms", begun.elapsed().as_millis());
                let entries = page.entries().await?;
                for deal in 0..DEALS {
                    match fare {
                        "dekal" => check_cast::<DekalUi>(&evening, deal, 0..SIZE, &entries)?,
                        "detrak" => check_cast::<DetrakUi>(&evening, deal, 0..SIZE, &entries)?,
                        "dumble" => check_cast::<DumbleUi>(&evening, deal, 0..SIZE, &entries)?,
                        _ => check_cast::<DebacleUi>(&evening, deal, 0..SIZE, &entries)?,
                    }
                }
            }
        }
        Ok(())
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
        // A private evening is found again before anything of it is played.
        page.click_on("[data-action='private-evening']").await?;
        page.find("main[data-screen='evening']").await?;
        let address = page.script("return location.hash").await?;
        page.client.back().await?;
        let listed = page
            .find("section[aria-labelledby='private'] li a")
            .await?
            .attr("href")
            .await?;
        ensure!(
            listed.as_deref() == address.as_str(),
            "{address}: {listed:?}"
        );
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_whole_evening_is_played_and_taken_to_another_browser_in_its_middle() -> Result<()> {
    let evening: Evening = "2026-11-21/mixed/relaxed".parse()?;
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.open(&format!("/evening/{evening}/1"), SETTINGS)
            .await?;
        page.wait_for(&["reveal"]).await?;
        for deal in 0..2 {
            page.end_deal(&evening, deal).await?;
        }
        page.click_on("[data-action='board']").await?;
        page.until_all_have_played("main[data-screen='evening'][data-played='2']")
            .await?;
        page.open_records().await?;
        let file = page.export_all().await?;
        page.delete_everything().await?;
        page.open("/", SETTINGS).await?;
        page.open_records().await?;
        page.choose_files(&[("evening.json", &file)]).await?;
        let news = page.text_of("[data-news]").await?;
        let entries = page.entries().await?.len();
        ensure!(entries == 26, "{entries} entries: {news}");
        for deal in 2..DEALS {
            page.end_deal(&evening, deal).await?;
        }
        page.click_on("[data-action='board']").await?;
        page.until_all_have_played("main[data-screen='evening'][data-played='4']")
            .await?;
        // What the choices are worth where the ways part, in all games in which they part.
        page.until("return document.querySelectorAll('[data-worth]:not([hidden])').length > 3")
            .await?;
        page.looks_right("the board of a whole evening").await?;
        // No picture of where the ways part lies below what stands beside it.
        page.resize(1280, 900).await?;
        let below = "const right = (all) => Math.max(...[...all].map((one) => one.getBoundingClientRect().right));
            return [...document.querySelectorAll('.evening-parting')].filter((one) =>
                right(one.firstElementChild.querySelectorAll('*')) > one.lastElementChild.getBoundingClientRect().left)
                .map((one) => one.textContent)";
        let found = page.script(below).await?;
        ensure!(found == serde_json::json!([]), "{found}");
        for (number, game) in ["Débâcle", "Dumble", "Détrak", "Dékal"].iter().enumerate() {
            page.script(&format!(
                "document.querySelectorAll('.evening-parting')[{number}]?.scrollIntoView({{ block: 'center' }})"
            ))
            .await?;
            page.picture(&format!("where ways part at {game}")).await?;
        }
        let entries = page.entries().await?;
        ensure!(entries.len() == 52, "{} entries", entries.len());
        let some = [0, 5, 11];
        check_cast::<DekalUi>(&evening, 0, some, &entries)?;
        check_cast::<DetrakUi>(&evening, 1, some, &entries)?;
        check_cast::<DumbleUi>(&evening, 2, some, &entries)?;
        check_cast::<DebacleUi>(&evening, 3, some, &entries)?;
        // The chairs say how the person and the cast stand by now: Anna sits on the first.
        page.open("/dekal/new", SETTINGS).await?;
        let said = page
            .text_of("[data-chair='1'] [data-balance]:not([hidden])")
            .await?;
        ensure!(said.contains("Anna") && said.contains('1'), "{said}");
        // So does the result of any match.
        page.play_against(&["regular"]).await?;
        end::<Dekal>(page).await?;
        let told = page.text_of(".afterword [data-balance]:not([hidden])").await?;
        ensure!(told.contains(&said) && told.ends_with("over your evenings"), "{told}");
        page.no_complaints().await
    })
    .await
}
