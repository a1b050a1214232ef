//! The results and pars of the days' games.

use engine::GameId;
use model::day::Day;
use model::day_log::{DayLog, DayNote, FinalScores};
use model::results::Line;
use model::storage::StorageError;

use crate::access;
use crate::row::{DayRow, day_key, from_js, to_js};
use crate::rows;
use crate::stores::{DAYS, PARS, UNREADABLE};

/// All results and pars.
///
/// # Errors
/// If the database cannot be read.
pub async fn days() -> Result<DayLog, StorageError> {
    access::read(&[DAYS, PARS, UNREADABLE], async |transaction| {
        rows::days(transaction).await
    })
    .await
}

/// The result of a day's game that counts; `None` if there is none.
///
/// # Errors
/// If the database cannot be read.
pub async fn day_result(game: GameId, day: Day) -> Result<Option<Line>, StorageError> {
    match note(DAYS, game, day).await? {
        Some(DayNote::Done(_, line)) => Ok(Some(line)),
        _ => Ok(None),
    }
}

/// The par of a day's game; `None` if it is not known.
///
/// # Errors
/// If the database cannot be read.
pub async fn par(game: GameId, day: Day) -> Result<Option<FinalScores>, StorageError> {
    match note(PARS, game, day).await? {
        Some(DayNote::Par(.., par)) => Ok(Some(par)),
        _ => Ok(None),
    }
}

/// The entry of a store about a day's game.
async fn note(
    store: &'static str,
    game: GameId,
    day: Day,
) -> Result<Option<DayNote>, StorageError> {
    access::read(&[store], async |transaction| {
        let notes = transaction.object_store(store)?;
        let row = notes.get(day_key(&day.to_string(), game))?.await?;
        let row = row.and_then(|row| from_js::<DayRow>(&row));
        Ok(row.and_then(|row| row.note.parse().ok()))
    })
    .await
}

/// Stores the par of a day's game; replaces an earlier one.
///
/// # Errors
/// If the database is blocked or full.
pub async fn set_par(day: Day, game: GameId, par: &FinalScores) -> Result<(), StorageError> {
    access::write(&[PARS], async |transaction| {
        let pars = transaction.object_store(PARS)?;
        let row = DayRow::par(day, game, par);
        let put = pars.put(&to_js(&row), None)?;
        put.await?;
        Ok(())
    })
    .await
}
