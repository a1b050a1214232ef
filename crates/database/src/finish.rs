//! Stores a finished game with its result, and as the result of its day if it is a day's game.

use idb::{Error, Query, Transaction};
use js_sys::Array;
use model::archive::SavedGame;
use model::day::Day;
use model::day_log::DayNote;
use model::results::{Attempt, Kind, Line};
use model::storage::StorageError;
use model::unchecked_record::goes_on;
use wasm_bindgen::JsValue;

use crate::access;
use crate::put::{KeepOutcome, put_game};
use crate::row::{DayRow, ResultRow, from_js, to_js};
use crate::saves;
use crate::stores::{BY_LUCK, DAYS, GAMES, RECORDS, RESULTS, SAVES};

/// What became of a match that another one replaced on its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplacedMatch {
    /// It is over, and its game may be stored already.
    Over(SavedGame),
    /// It was not played to its end, or cannot be used.
    Unfinished(SavedGame),
    /// Nobody had played.
    Unplayed,
}

/// When a game that is to be stored has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Just now.
    Now,
    /// Earlier: its page was closed too early, or there was no room. It is stored only if it has no stored result, since
    /// a game that was stored and then deleted still has one. A save has no time, so the game's end is the time at which
    /// the caller made it from the save.
    Before,
}

/// Stores a game that has ended with its result, in one transaction; `day` is its day if it was the attempt that counts.
/// What is stored already stays unchanged.
///
/// # Errors
/// If the database is blocked or full; nothing is stored then.
pub async fn finish(game: &SavedGame, day: Option<Day>, ended: Ended) -> Result<(), StorageError> {
    access::write(
        &[GAMES, RECORDS, RESULTS, DAYS],
        async |transaction| match ended {
            Ended::Now => put_finished(transaction, game, day).await,
            Ended::Before => put_before(transaction, game, day).await,
        },
    )
    .await
}

/// Stores a match that another one has replaced on its table, and deletes its save, which has this number, in one
/// transaction. A match that is over is stored as one that has ended [before](Ended::Before). One that has come further in
/// another tab is not stored, since the match on the table has all of it.
///
/// # Errors
/// If the database is blocked or full; the save stays then, and [`load`](crate::load) finds it.
pub async fn keep_replaced(
    table: &str,
    number: u32,
    replaced: &ReplacedMatch,
    day: Option<Day>,
) -> Result<(), StorageError> {
    let stores = [GAMES, RECORDS, RESULTS, DAYS, SAVES];
    access::write(&stores, async |transaction| {
        match replaced {
            ReplacedMatch::Over(game) => put_before(transaction, game, day).await?,
            ReplacedMatch::Unfinished(game) => {
                let later = saves::latest(transaction, table).await?;
                if !later
                    .is_some_and(|save| save.number > number && goes_on(&save.text, game.text()))
                {
                    put_game(transaction, game).await?;
                }
            }
            ReplacedMatch::Unplayed => {}
        }
        saves::remove(transaction, table, number).await
    })
    .await
}

async fn put_before(
    transaction: &Transaction,
    game: &SavedGame,
    day: Option<Day>,
) -> Result<(), Error> {
    let results = transaction.object_store(RESULTS)?;
    let is_known = results.get_key(JsValue::from(game.id()))?.await?.is_some();
    // A game that yields no result is skipped: if it was deleted, nothing would show that.
    if !is_known && Line::of(game.text(), game.id(), Kind::Own).is_some() {
        put_finished(transaction, game, day).await?;
    }
    Ok(())
}

async fn put_finished(
    transaction: &Transaction,
    game: &SavedGame,
    day: Option<Day>,
) -> Result<(), Error> {
    if put_game(transaction, game).await? == KeepOutcome::Added {
        put_result(transaction, game, day).await?;
    }
    match day {
        Some(day) => put_day(transaction, game, day).await,
        None => Ok(()),
    }
}

async fn put_result(
    transaction: &Transaction,
    game: &SavedGame,
    day: Option<Day>,
) -> Result<(), Error> {
    let Some(line) = Line::of(game.text(), game.id(), Kind::Own) else {
        return Ok(());
    };
    let results = transaction.object_store(RESULTS)?;
    if results.get_key(JsValue::from(game.id()))?.await?.is_some() {
        return Ok(());
    }
    let seed = line.seed.to_string();
    let key: JsValue = Array::of2(&line.game.name().into(), &seed.into()).into();
    let same = results.index(BY_LUCK)?.get_all(Some(key.into()), None)?;
    let same = same.await?;
    let same = same.iter().filter_map(from_js::<ResultRow>);
    let same: Vec<Line> = same.filter_map(|row| row.line.parse().ok()).collect();
    let attempt = match day {
        Some(_) => Attempt::Counted,
        None => Attempt::Any,
    };
    let is_played = line.is_known_from(&same);
    let row = ResultRow::of(&line.as_attempt(attempt, is_played));
    results.put(&to_js(&row), None)?.await?;
    Ok(())
}

/// Stores the result of a day's game, unless there is one: the first counts.
async fn put_day(transaction: &Transaction, game: &SavedGame, day: Day) -> Result<(), Error> {
    let Some(line) = Line::of(game.text(), game.id(), Kind::Daily) else {
        return Ok(());
    };
    let row = DayRow::of(&DayNote::Done(day, line));
    let days = transaction.object_store(DAYS)?;
    let known = days.get_key(Query::from(row.key()))?;
    if known.await?.is_none() {
        let put = days.put(&to_js(&row), None)?;
        put.await?;
    }
    Ok(())
}
