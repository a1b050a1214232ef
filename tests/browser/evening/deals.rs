//! Deals as the bots play them that are compiled for this machine, and deals that are played to their end on the page.

use std::collections::BTreeMap;

use super::SETTINGS;
use crate::dice::DICE_DUE;
use crate::harness::Page;
use crate::skipping::advised;
use ::debacle::DebacleUi;
use ::dekal::DekalUi;
use ::detrak::DetrakUi;
use ::dumble::DumbleUi;
use anyhow::{Context, Result, ensure};
use bots::BotGame;
use engine::debacle::Action;
use engine::{Entry, GameId, Seat};
use model::evening::{DEALS, Evening, Played, Player};
use model::session::Session;
use protocol::{Answer, Level, Shard, WorkerTask};
use serde_json::json;
use table::{Playable, next_bot};

/// So many actions of a deal are left to the person where a test has played the others.
const LEFT: usize = 3;

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
pub type Rest<G> = Vec<<G as engine::Game>::Action>;

/// What the person does in a deal who decides as a beginner does.
pub fn own_actions<G: Playable<Game: BotGame>>(
    evening: &Evening,
    deal: usize,
) -> Result<Rest<G::Game>> {
    let mut session = evening::dealt::<G>(evening, deal, Player::You).context("a deal")?;
    all_play(&mut session)?;
    let log = session.play().log().iter();
    let own = log.filter_map(|entry| match entry {
        Entry::Act(seat, action) if *seat == Seat::FIRST => Some(*action),
        _ => None,
    });
    Ok(own.collect())
}

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
pub fn played<G: Playable<Game: BotGame>>(
    evening: &Evening,
    deal: usize,
    player: Player,
) -> Result<Played> {
    let mut session = evening::dealt::<G>(evening, deal, player).context("a deal")?;
    bots_play(&mut session)?;
    Ok(evening::played(&session))
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

/// Compares what was stored of these members with what the bots of this machine play.
pub fn check_cast<G: Playable<Game: BotGame>>(
    evening: &Evening,
    deal: usize,
    members: impl IntoIterator<Item = usize>,
    entries: &BTreeMap<String, Played>,
) -> Result<()> {
    for place in members {
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

/// Stores the person's deals of an evening as a beginner plays them, to their end.
pub async fn all_deals_over(page: &Page, evening: &Evening) -> Result<()> {
    for deal in 0..DEALS {
        let played = over_of(evening, deal)?;
        let entry = json!(evening.entry(deal, Player::You));
        let row = json!(played.to_string());
        page.write_rows("evenings", &format!("store.put({row}, {entry});"))
            .await?;
    }
    Ok(())
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
    page.open(&format!("/evening/{evening}/{}", deal + 1), SETTINGS)
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
    pub async fn end_deal(&self, evening: &Evening, deal: usize) -> Result<()> {
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
                self.do_dice(&rest).await?;
                self.wait_for(&["match-over"]).await.map(drop)
            }
        }
    }

    /// Ends a deal of Dumble.
    pub async fn finish_cards(&self) -> Result<()> {
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
    pub async fn do_dice(&self, actions: &[Action]) -> Result<()> {
        for action in actions {
            self.wait_for(&DICE_DUE).await?;
            self.do_by_tapping(*action).await?;
        }
        Ok(())
    }
}
