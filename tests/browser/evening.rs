//! Evenings: the cast plays the person's deals, a deal goes on after a reload, nothing is told too early, and the board adds
//! up.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::database::KEEPING;
use crate::dice::DICE_DUE;
use crate::harness::Page;
use crate::records::CATCH;
use crate::skipping::advised;
use ::debacle::DebacleUi;
use ::dekal::DekalUi;
use ::detrak::DetrakUi;
use ::dumble::DumbleUi;
use anyhow::{Context, Result, ensure};
use bots::BotGame;
use engine::debacle::Action;
use engine::{Entry, GameId, Seat};
use model::evening::{DEALS, Evening, Played, Player, matchpoints, percent};
use model::session::Session;
use protocol::{Answer, Level, Shard, WorkerTask};
use serde_json::json;
use table::{Playable, next_bot};

/// An evening of which all deals are Détrak's.
const EVENING: &str = "2026-11-20/detrak/even";
/// Bots move at once, in English.
const SETTINGS: &str =
    "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }))";
/// So many actions of a deal are left to the person where a test has played the others.
const LEFT: usize = 3;
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

    /// Waits until the cast has played the deals of the screen, by its attribute.
    async fn until_all_have_played(&self, css: &str) -> Result<()> {
        let all = format!("return document.querySelector(`{css}[data-missing='0']`) !== null");
        let look = async || Ok((self.script(&all).await? == true).then_some(()));
        self.eventually_within(PATIENCE, "the cast to have played", look)
            .await
    }
}

/// Has bots decide, as they are compiled for this machine, until the person has to, or until the deal is over.
fn bots_play<G: BotGame>(session: &mut Session<G>) -> Result<()> {
    while let Some(seat) = next_bot(session) {
        let task = session.task(seat).context("a bot decides")?;
        let of = task.shards();
        let shards =
            (0..of).map(|index| bots::advise(&task.clone().with_shard(Shard { index, of })));
        let shards = shards.collect::<Result<Vec<_>, _>>()?;
        let advice = Answer::merge(shards).context("a shard")?;
        let action = advice.chosen().context("an action")?;
        session
            .act(seat, action)
            .expect("bots choose legal actions");
    }
    Ok(())
}

/// Plays a deal to its end; the person decides as a beginner does.
fn all_play<G: BotGame>(session: &mut Session<G>) -> Result<()> {
    bots_play(session)?;
    while let Some(seat) = session.persons_to_decide().first() {
        let action = advised(session.play(), seat, Level::Beginner);
        session.act(seat, action).expect("it is legal");
        bots_play(session)?;
    }
    Ok(())
}

/// The actions of a deal that are left to the person.
type Rest<G> = Vec<<G as engine::Game>::Action>;

/// A deal that the person, who decides as a beginner does, has played but for their last actions; these actions.
fn nearly_over<G: Playable<Game: BotGame>>(
    evening: &Evening,
    deal: usize,
) -> Result<(Played, Rest<G::Game>)> {
    let mut session = evening::dealt::<G>(evening, deal, Player::You).context("a deal")?;
    all_play(&mut session)?;
    let log = session.play().log();
    let own = log
        .iter()
        .enumerate()
        .filter_map(|(at, entry)| match entry {
            Entry::Act(seat, action) if *seat == Seat::FIRST => Some((at, *action)),
            _ => None,
        });
    let own: Vec<_> = own.collect();
    let left = own.len().checked_sub(LEFT).context("a long deal")?;
    let mut record = session.record(None);
    record.play = session.play().rewound(own[left].0);
    let played = Played {
        result: None,
        record: record.to_json(),
    };
    let rest = own[left..].iter().map(|(_, action)| *action).collect();
    Ok((played, rest))
}

/// What a member has played of a deal, by the bots as they are compiled for this machine.
fn played<G: Playable<Game: BotGame>>(
    evening: &Evening,
    deal: usize,
    player: Player,
) -> Result<Played> {
    let mut session = evening::dealt::<G>(evening, deal, player).context("a deal")?;
    bots_play(&mut session)?;
    Ok(evening::played(&session))
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
            ensure!(
                *stored == played::<DetrakUi>(&evening, 0, player)?,
                "{player:?}: {stored:?}"
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

fn check_all<G: Playable<Game: BotGame>>(
    evening: &Evening,
    entries: &BTreeMap<String, Played>,
) -> Result<()> {
    for deal in 0..DEALS {
        for player in Player::all().filter(|player| *player != Player::You) {
            let entry = evening.entry(deal, player);
            let stored = entries.get(&entry).with_context(|| entry.clone())?;
            ensure!(
                *stored == played::<G>(evening, deal, player)?,
                "{entry}: {stored}"
            );
        }
    }
    Ok(())
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
                let begun = std::time::Instant::now();
                page.open(&format!("/evening/{evening}"), SETTINGS).await?;
                page.until_all_have_played("main[data-screen='evening'][data-played='4']")
                    .await?;
                println!("{evening}: {} ms", begun.elapsed().as_millis());
                let entries = page.entries().await?;
                match fare {
                    "dekal" => check_all::<DekalUi>(&evening, &entries)?,
                    "detrak" => check_all::<DetrakUi>(&evening, &entries)?,
                    "dumble" => check_all::<DumbleUi>(&evening, &entries)?,
                    _ => check_all::<DebacleUi>(&evening, &entries)?,
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
        page.no_complaints().await
    })
    .await
}

/// Stores a deal that the person has nearly played, and opens it; what is left for the person.
async fn resumed<G: Playable<Game: BotGame>>(
    page: &Page,
    evening: &Evening,
    deal: usize,
) -> Result<Rest<G::Game>> {
    let (played, rest) = nearly_over::<G>(evening, deal)?;
    let entry = json!(evening.entry(deal, Player::You));
    let row = json!(played.to_string());
    page.write_rows("evenings", &format!("store.put({row}, {entry});"))
        .await?;
    page.script(&format!(
        "location.hash = '#/evening/{evening}/{}'",
        deal + 1
    ))
    .await?;
    page.find(&format!(
        ".table-place[data-deal='{}'] [data-table='{}']",
        deal + 1,
        G::ID.name()
    ))
    .await?;
    Ok(rest)
}

impl Page {
    /// Does what is left of a deal.
    async fn end_deal(&self, evening: &Evening, deal: usize) -> Result<()> {
        match evening.game(deal) {
            GameId::Dekal => {
                resumed::<DekalUi>(self, evening, deal).await?;
                self.finish().await
            }
            GameId::Detrak => {
                resumed::<DetrakUi>(self, evening, deal).await?;
                // A deal goes on after a reload.
                self.reload().await?;
                self.finish_detrak().await
            }
            GameId::Dumble => {
                resumed::<DumbleUi>(self, evening, deal).await?;
                self.finish_cards().await
            }
            GameId::Debacle => {
                let rest = resumed::<DebacleUi>(self, evening, deal).await?;
                self.finish_dice(rest).await
            }
        }
    }

    async fn finish_cards(&self) -> Result<()> {
        loop {
            match self
                .wait_for(&["discard", "draw", "match-over"])
                .await?
                .as_str()
            {
                "discard" if self.call().await? => {
                    return self.wait_for(&["match-over"]).await.map(drop);
                }
                "discard" => self.discard_last().await?,
                "draw" => {
                    self.draw().await?;
                    self.wait_for(&["wait", "discard", "match-over"]).await?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// Does these actions. The bots of the page answer as those of this machine have done.
    async fn finish_dice(&self, rest: Vec<Action>) -> Result<()> {
        for action in rest {
            self.wait_for(&DICE_DUE).await?;
            self.do_by_tapping(action).await?;
        }
        self.wait_for(&["match-over"]).await.map(drop)
    }
}

/// Compares what was stored of some members with what the bots of this machine play.
fn check_cast<G: Playable<Game: BotGame>>(
    evening: &Evening,
    deal: usize,
    entries: &BTreeMap<String, Played>,
) -> Result<()> {
    for place in [0, 5, 11] {
        let player = Player::Member(place);
        let entry = evening.entry(deal, player);
        let stored = entries.get(&entry).with_context(|| entry.clone())?;
        ensure!(
            *stored == played::<G>(evening, deal, player)?,
            "{entry}: {stored}"
        );
    }
    Ok(())
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
        page.looks_right("the board of a whole evening").await?;
        let entries = page.entries().await?;
        ensure!(entries.len() == 52, "{} entries", entries.len());
        check_cast::<DekalUi>(&evening, 0, &entries)?;
        check_cast::<DetrakUi>(&evening, 1, &entries)?;
        check_cast::<DumbleUi>(&evening, 2, &entries)?;
        check_cast::<DebacleUi>(&evening, 3, &entries)?;
        page.no_complaints().await
    })
    .await
}

/// Stores the person's deals of an evening as a beginner plays them, to their end.
async fn all_deals_over(page: &Page, evening: &Evening) -> Result<()> {
    for deal in 0..DEALS {
        let played = over_of(evening, deal)?;
        let entry = json!(evening.entry(deal, Player::You));
        let row = json!(played.to_string());
        page.write_rows("evenings", &format!("store.put({row}, {entry});"))
            .await?;
    }
    Ok(())
}

/// The link with the person's results under this name, by the board of an evening that is over.
async fn sent_as(page: &Page, evening: &Evening, name: &str) -> Result<String> {
    page.open(&format!("/evening/{evening}"), SETTINGS).await?;
    let field = page.find("input[name='own-name']").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    page.script("copied.length = 0").await?;
    page.click_on(".evening-send [data-action='copy-link']")
        .await?;
    page.until("return copied.length === 1").await?;
    let link = page.script("return copied[0]").await?;
    let link = link.as_str().context("a link")?;
    let (_, path) = link.split_once('#').context("an address")?;
    Ok(path.to_owned())
}

#[tokio::test]
async fn a_friends_evening_goes_both_ways_and_stays_sealed_until_ones_own_is_over() -> Result<()> {
    let evening: Evening = "9FNWSVKXZ571M/detrak/even".parse()?;
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.open(&format!("/evening/{evening}"), SETTINGS).await?;
        page.find("main[data-played='0']").await?;
        all_deals_over(page, &evening).await?;
        let from_zoe = sent_as(page, &evening, "Zoé").await?;

        page.delete_everything().await?;
        // What messengers add does no harm.
        page.open(&format!("{from_zoe}?utm_source=x"), SETTINGS).await?;
        page.find("[data-friend='sealed']").await?;
        let text = page.script("return document.documentElement.outerHTML").await?;
        let own = over::<DetrakUi>(&evening, 0)?.result.context("a result")?;
        ensure!(
            !text.as_str().context("a text")?.contains(&format!(">{}<", own.scores[0])),
            "a sealed result is in the page"
        );
        page.looks_right("a friend's evening, sealed").await?;
        // It waits in the list, too, and goes along to another browser.
        page.open("/evening", SETTINGS).await?;
        page.click_on(".evening-list a[href*='9FNWSVKXZ571M']").await?;
        page.find("[data-friend='sealed']").await?;
        all_deals_over(page, &evening).await?;
        page.open(&format!("/evening/{evening}"), SETTINGS).await?;
        page.until_all_have_played("main[data-screen='evening'][data-played='4']")
            .await?;
        page.find("[data-friend='open'] .evening-summary").await?;
        page.looks_right("a friend's evening").await?;
        let from_ada = sent_as(page, &evening, "Ada").await?;

        page.open(&from_ada, SETTINGS).await?;
        let friends = page
            .script("return [...document.querySelectorAll('[data-friend=open] h2')].map((one) => one.textContent)");
        page.until("return document.querySelectorAll('[data-friend=open]').length === 2").await?;
        ensure!(friends.await? == json!(["You and Ada", "You and Zoé"]));
        // A link that was cut, and one to another evening.
        for bad in [
            from_ada[..from_ada.len() - 4].to_owned(),
            from_ada.replace("/even/", "/hard/"),
        ] {
            page.open(&bad, SETTINGS).await?;
            let why = page.text_of("main[data-screen='refusal'] [data-why]").await?;
            ensure!(why.contains("damaged"), "{bad}: {why}");
        }
        page.no_complaints().await
    })
    .await
}

fn over_of(evening: &Evening, deal: usize) -> Result<Played> {
    match evening.game(deal) {
        GameId::Dekal => over::<DekalUi>(evening, deal),
        GameId::Detrak => over::<DetrakUi>(evening, deal),
        GameId::Dumble => over::<DumbleUi>(evening, deal),
        GameId::Debacle => over::<DebacleUi>(evening, deal),
    }
}

/// The deal as the person plays it who decides as a beginner does.
fn over<G: Playable<Game: BotGame>>(evening: &Evening, deal: usize) -> Result<Played> {
    let mut session = evening::dealt::<G>(evening, deal, Player::You).context("a deal")?;
    all_play(&mut session)?;
    Ok(evening::played(&session))
}
