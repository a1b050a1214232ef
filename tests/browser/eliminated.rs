//! A person who is out of the match. The others play on by themselves, or the rest is played at once; and a match that
//! has ended does not go on.

use crate::harness::Page;
use crate::skipping::last_rounds;
use crate::stillness::COUNT_TIMERS;
use anyhow::{Context, Result, ensure};
use engine::dumble::{Action, Dumble, EDGE, Rules};
use engine::{Entry, Game, Match, Phase, Player, Record, Seat, Seed};
use serde_json::json;

/// The person's seat.
const PERSON: Seat = Seat::FIRST;

/// The action of a seat that discards the most points; the person never calls.
fn choice(game: &Dumble, seat: Seat) -> Result<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut |action| actions.push(action));
    let worth = |action: &Action| match action {
        Action::Call if seat != PERSON => 1_000,
        Action::Discard(cards) => {
            let points = cards.as_slice().iter().map(|card| u16::from(card.points()));
            points.sum()
        }
        Action::Stock => 1,
        _ => 0,
    };
    actions
        .into_iter()
        .max_by_key(worth)
        .context("an action is legal")
}

/// A match of four at the end of the round by which the person was eliminated, as
/// the first.
fn eliminated() -> Result<String> {
    for seed in (0..100).map(Seed) {
        let mut play = Match::<Dumble>::new(Rules::of(4))?;
        while play.outcome().is_none() {
            match play.game().phase() {
                Phase::Decide(seats) => {
                    let seat = seats.first().context("somebody decides")?;
                    let action = choice(play.game(), seat)?;
                    play.act(seat, action)?;
                }
                Phase::Chance => drop(play.draw(seed)),
                Phase::Over => {
                    let game = play.game();
                    let out = |seat: &Seat| game.total_after(*seat) > Some(EDGE);
                    let first: Vec<Seat> = Seat::all(4).filter(out).collect();
                    if first == [PERSON] {
                        return Ok(record(play, seed));
                    }
                    if !first.is_empty() {
                        break;
                    }
                    play.push(Entry::NextRound)?;
                }
            }
        }
    }
    anyhow::bail!("the person is the first to go sometimes")
}

fn record(play: Match<Dumble>, seed: Seed) -> String {
    let names = ["", "Anna", "Basile", "Chloé"];
    let bot = |name: &str| (!name.is_empty()).then(|| "beginner".into());
    let players = names.map(|name| Player {
        name: name.into(),
        bot: bot(name),
    });
    let record = Record {
        players: players.into(),
        seed,
        play,
        ended: None,
        practice: false,
        assisted: false,
    };
    record.to_json()
}

impl Page {
    /// Sits down at the table at which the person has just been eliminated.
    async fn sit_eliminated(&self, speed: &str) -> Result<()> {
        let match_ = json!(eliminated()?);
        let keep = format!(
            "localStorage.setItem('tablee.settings',
                 JSON.stringify({{ speed: '{speed}', lang: 'en' }}));
             await saveMatch('dumble', {match_});"
        );
        self.open("/dumble/table", &keep).await?;
        self.find("[data-watch='going']").await?;
        Ok(())
    }

    /// The label of the link from home to Dumble's table.
    async fn home_link_to_dumble(&self) -> Result<String> {
        let link = self.find("[data-game='dumble'] .button.primary").await?;
        Ok(link.text().await?)
    }
}

#[tokio::test]
async fn whoever_is_eliminated_leaves_the_result_and_the_bots_go_on() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(COUNT_TIMERS).await?;
        page.client.set_window_size(1280, 900).await?;
        page.sit_eliminated("none").await?;
        page.is_still().await?;
        assert_eq!(page.due().await?, "round-over", "their last result stays");
        page.accessible("a table without its person").await?;
        page.find("[data-action='next-round']:not([hidden])")
            .await?
            .click()
            .await?;
        // The rounds follow each other without another click.
        let before = page.dumble().await?.play.rounds().len();
        page.eventually("two rounds", async || {
            let rounds = page.dumble().await?.play.rounds().len();
            Ok((rounds > before + 1).then_some(()))
        })
        .await?;
        last_rounds::<Dumble>(page, 1).await?;
        page.until_saved("dumble", |save| save["result"].is_object())
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_rest_is_played_at_once_and_the_next_match_is_another() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(390, 844).await?;
        page.sit_eliminated("slow").await?;
        page.leave().await?;
        assert_eq!(page.home_link_to_dumble().await?, "Continue");
        page.find("[data-game='dumble'] .button.primary")
            .await?
            .click()
            .await?;
        page.find("[data-action='to-end']").await?.click().await?;
        page.wait_for(&["match-over"]).await?;
        let saved = page.saved().await?;
        ensure!(saved["result"].is_object(), "{saved}");
        page.until("return document.querySelector('[data-watch]') == null")
            .await?;
        // Its own address shows it again.
        page.reload().await?;
        page.wait_for(&["match-over"]).await?;
        page.leave().await?;
        assert_eq!(page.home_link_to_dumble().await?, "Play");
        page.script("location.hash = '#/dumble/new'").await?;
        let note = page
            .find("form > .about:nth-last-child(2)")
            .await?
            .text()
            .await?;
        ensure!(!note.contains("in progress"), "{note}");
        page.leave().await?;
        page.find("[data-game='dumble'] .button.primary")
            .await?
            .click()
            .await?;
        page.until_saved("dumble", |save| {
            save["seed"] != saved["seed"] && save["result"].is_null()
        })
        .await?;
        page.no_complaints().await
    })
    .await
}
