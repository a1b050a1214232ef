//! Plays matches on in the engine, so that a test begins shortly before what it is about.

use crate::harness::Page;
use anyhow::{Context, Result};
use bots::BotGame;
use engine::{Entry, Match, Phase, Record, Seat, Seed};
use protocol::{Level, Shard, Task};
use serde_json::Value;

/// What a bot of a level does on a seat.
pub fn advised<G: BotGame>(play: &Match<G>, seat: Seat, level: Level) -> G::Action {
    let task = Task::<G> {
        view: play.game().view(Some(seat)),
        level,
        seed: play.log().len() as u64,
        style: None,
        shard: Shard::WHOLE,
    };
    let advice = bots::advise(&task).expect("somebody decides");
    advice.best().expect("there is a choice")
}

/// Plays a match to its end, each seat as this function decides.
fn play_by<G: BotGame>(
    play: &mut Match<G>,
    seed: Seed,
    decide: impl Fn(&Match<G>, Seat) -> G::Action,
) {
    while play.outcome().is_none() {
        play.draw_all(seed);
        match play.game().phase() {
            Phase::Chance => unreachable!("all luck has been drawn"),
            Phase::Over => {
                if play.outcome().is_none() {
                    play.push(Entry::NextRound).expect("a round is over");
                }
            }
            Phase::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                let action = decide(play, seat);
                play.act(seat, action).expect("it is legal");
            }
        }
    }
}

/// Plays a match to its end, each seat at its level.
pub fn play_on<G: BotGame>(play: &mut Match<G>, seed: Seed, level: impl Fn(usize) -> Level) {
    play_by(play, seed, |play, seat| {
        advised(play, seat, level(seat.index()))
    });
}

/// Plays the saved match of a game to its end in the engine, and loads its table. Other tests play on the
/// page.
pub async fn end<G: BotGame>(page: &Page) -> Result<()> {
    let mut record = Record::<G>::from_json(&page.saved().await?.to_string())?;
    play_on(&mut record.play, record.seed, |_| Level::Beginner);
    show(page, &record).await?;
    page.wait_for(&["match-over"]).await?;
    page.find(".result:not([hidden])").await?;
    Ok(())
}

/// Plays the saved match of a game anew in the engine, with other luck, until one ends like this, and loads its table.
pub async fn end_if<G: BotGame>(page: &Page, is_such: impl Fn(&Match<G>) -> bool) -> Result<()> {
    let mut record = Record::<G>::from_json(&page.saved().await?.to_string())?;
    let found = (1..1000).map(Seed).find_map(|seed| {
        let mut play = Match::new(record.play.rules().clone()).ok()?;
        play_on(&mut play, seed, |_| Level::Beginner);
        is_such(&play).then_some((play, seed))
    });
    (record.play, record.seed) = found.context("no match of a thousand ends so")?;
    show(page, &record).await?;
    page.wait_for(&["match-over"]).await?;
    page.find(".result:not([hidden])").await?;
    Ok(())
}

/// Plays the saved match of a game until this many rounds are left, and loads its table.
pub async fn last_rounds<G: BotGame>(page: &Page, count: usize) -> Result<()> {
    let mut record = Record::<G>::from_json(&page.saved().await?.to_string())?;
    let mut whole = record.play.clone();
    play_on(&mut whole, record.seed, |_| Level::Beginner);
    let skipped = whole.rounds().len().saturating_sub(count);
    for entry in &whole.log()[record.play.log().len()..] {
        if record.play.rounds().len() >= skipped {
            break;
        }
        let pushed = record.play.push(*entry);
        pushed.expect("the match has been played so");
    }
    show(page, &record).await
}

/// Plays the saved match of a game until this many entries of its log are left, and loads its table. The bots of the
/// page may need more or fewer.
pub async fn last_entries<G: BotGame>(page: &Page, count: usize) -> Result<()> {
    last_entries_if(page, count, |play: &Match<G>, seat| {
        advised(play, seat, Level::Beginner)
    })
    .await
}

/// As [`last_entries`], if the person decides as this function does. Then the match is over after about this many
/// entries.
pub async fn last_entries_if<G: BotGame>(
    page: &Page,
    count: usize,
    person: impl Fn(&Match<G>, Seat) -> G::Action,
) -> Result<()> {
    let mut record = Record::<G>::from_json(&page.saved().await?.to_string())?;
    let mut whole = record.play.clone();
    play_by(&mut whole, record.seed, |play, seat| {
        match record.players[seat.index()].bot {
            Some(_) => advised(play, seat, Level::Beginner),
            None => person(play, seat),
        }
    });
    let (known, end) = (record.play.log().len(), whole.log().len());
    for entry in &whole.log()[known..end.saturating_sub(count).max(known)] {
        let pushed = record.play.push(*entry);
        pushed.expect("the match has been played so");
    }
    show(page, &record).await
}

/// Plays the saved match of a game until the person may do such an action, and loads its table.
pub async fn until_possible<G: BotGame>(
    page: &Page,
    is_such: impl Fn(&G::Action) -> bool,
) -> Result<()> {
    let mut record = Record::<G>::from_json(&page.saved().await?.to_string())?;
    let mut whole = record.play.clone();
    play_on(&mut whole, record.seed, |_| Level::Beginner);
    for entry in &whole.log()[record.play.log().len()..] {
        let actions = record.play.game().legal_actions(Seat::FIRST);
        if actions.iter().any(&is_such) {
            break;
        }
        let pushed = record.play.push(*entry);
        pushed.expect("the match has been played so");
    }
    show(page, &record).await
}

/// Plays the saved match of a game until this many entries of its round's log are left, and loads its table. The bots of
/// the page may need more or fewer.
pub async fn end_of_round<G: BotGame>(page: &Page, count: usize) -> Result<()> {
    let mut record = Record::<G>::from_json(&page.saved().await?.to_string())?;
    let mut whole = record.play.clone();
    play_on(&mut whole, record.seed, |_| Level::Beginner);
    let rest = &whole.log()[record.play.log().len()..];
    let (mut play, rounds) = (record.play.clone(), record.play.rounds().len());
    let entries = rest.iter().map_while(|entry| {
        let pushed = play.push(*entry);
        pushed.expect("the match has been played so");
        (play.rounds().len() == rounds).then_some(*entry)
    });
    let entries: Vec<_> = entries.collect();
    for entry in &entries[..entries.len().saturating_sub(count)] {
        let pushed = record.play.push(*entry);
        pushed.expect("the match has been played so");
    }
    show(page, &record).await
}

/// Loads a game's table with this match.
async fn show<G: BotGame>(page: &Page, record: &Record<G>) -> Result<()> {
    let game = G::ID.name();
    let keep = format!(
        "await saveMatch('{game}', {})",
        Value::from(record.to_json())
    );
    page.open(&format!("/{game}/table"), &keep).await
}
