//! The results of the played games, and the luck in them.

use engine::GameId;
use model::archive::SavedGame;
use model::results::{Achievement, Kind, Line, Luck, Rating, Results};
use model::storage::StorageError;
use wasm_bindgen::JsValue;

use crate::access;
use crate::row::{LuckRow, ResultRow, UnreadableRow, from_js, to_js};
use crate::rows;
use crate::stores::{LUCK, RESULTS, UNREADABLE};

/// All results, with the luck.
///
/// # Errors
/// If the database cannot be read.
pub async fn results() -> Result<Results, StorageError> {
    access::read(&[RESULTS, LUCK, UNREADABLE], async |transaction| {
        rows::results(transaction).await
    })
    .await
}

/// What is remarkable about the result of a game, beside those that are stored; nothing if there was not exactly one
/// person in it.
///
/// # Errors
/// If the database cannot be read.
pub async fn achievement(game: &SavedGame) -> Result<Achievement, StorageError> {
    let Some(own) = Line::of(game.text(), game.id(), Kind::Own) else {
        return Ok(Achievement::default());
    };
    Ok(Achievement::of(&own, &results().await?.games))
}

/// The person's rating in a game; `None` before the first rated game.
///
/// # Errors
/// If the database cannot be read.
pub async fn rating(game: GameId) -> Result<Option<Rating>, StorageError> {
    Ok(Rating::of(game, &results().await?.games))
}

/// The lines of earlier releases that cannot be read: those about results, and those about days' games.
///
/// # Errors
/// If the database cannot be read.
pub async fn unreadable() -> Result<(Vec<String>, Vec<String>), StorageError> {
    let rows = access::read(&[UNREADABLE], async |transaction| {
        rows::rows::<UnreadableRow>(transaction, UNREADABLE).await
    })
    .await?;
    let (results, days): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.from == RESULTS);
    let lines = |rows: Vec<UnreadableRow>| rows.into_iter().map(|row| row.line).collect();
    Ok((lines(results), lines(days)))
}

/// Deletes all results. The games stay, but do not count any more.
///
/// # Errors
/// If the database cannot be written; nothing is deleted then.
pub async fn reset() -> Result<(), StorageError> {
    access::write(&[RESULTS, LUCK, UNREADABLE], async |transaction| {
        for store in [RESULTS, LUCK] {
            let store = transaction.object_store(store)?;
            store.clear()?.await?;
        }
        let odd = transaction.object_store(UNREADABLE)?;
        odd.delete(UnreadableRow::keys(RESULTS)?)?.await
    })
    .await
}

/// Stores the luck in a game, in the unit of the game's reviews; replaces an earlier value. Does nothing if the
/// game has no stored result.
///
/// # Errors
/// If the database is blocked or full; an earlier value stays then.
pub async fn note_luck(id: &str, found: f64) -> Result<(), StorageError> {
    access::write(&[RESULTS, LUCK], async |transaction| {
        let results = transaction.object_store(RESULTS)?;
        let row = results.get(JsValue::from(id))?;
        let row = row.await?;
        let row = row.and_then(|row| from_js::<ResultRow>(&row));
        let Some(line) = row.and_then(|row| row.line.parse::<Line>().ok()) else {
            return Ok(());
        };
        let luck = transaction.object_store(LUCK)?;
        let row = LuckRow::of(id, Luck::of(&line, found));
        let put = luck.put(&to_js(&row), None)?;
        put.await?;
        Ok(())
    })
    .await
}
