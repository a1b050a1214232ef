//! Stores a finished game with its result, and as the result of its day if it is a day's game.

use idb::{Error, Query, Transaction};
use js_sys::Array;
use model::archive::SavedGame;
use model::day::Day;
use model::day_log::DayNote;
use model::results::{Attempt, Kind, Line};
use model::storage::StorageError;
use wasm_bindgen::JsValue;

use crate::access;
use crate::put::{Kept, put_game};
use crate::row::{DayRow, ResultRow, from_js, to_js};
use crate::stores::{BY_LUCK, DAYS, GAMES, RECORDS, RESULTS};

/// Stores a game that has just ended with its result, in one transaction; `day` is its day if it was the
/// attempt that counts. What is stored already stays unchanged.
///
/// # Errors
/// If the database is blocked or full; nothing is stored then.
pub async fn finish(game: &SavedGame, day: Option<Day>) -> Result<Kept, StorageError> {
    access::write(&[GAMES, RECORDS, RESULTS, DAYS], async |transaction| {
        let kept = put_game(transaction, game).await?;
        if kept == Kept::Added {
            put_result(transaction, game, day).await?;
        }
        if let Some(day) = day {
            put_day(transaction, game, day).await?;
        }
        Ok(kept)
    })
    .await
}

/// Stores a game that ended earlier, as [`finish`] does, if it has no stored result: its page was closed too
/// early. A game that was stored and then deleted still has its result, so it is not stored again.
///
/// # Errors
/// As [`finish`].
pub async fn finish_late(game: &SavedGame, day: Option<Day>) -> Result<(), StorageError> {
    let id = JsValue::from(game.id());
    let is_known = access::read(&[RESULTS], async |transaction| {
        let results = transaction.object_store(RESULTS)?;
        let known = results.get_key(id)?;
        Ok(known.await?.is_some())
    })
    .await?;
    // A game that yields no result is skipped: if it was deleted, nothing would show that.
    if !is_known && Line::of(game.text(), game.id(), Kind::Own).is_some() {
        finish(game, day).await?;
    }
    Ok(())
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
