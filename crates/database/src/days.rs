//! What came of the days' games.

use engine::GameId;
use model::day::Day;
use model::day_log::{DayLog, Ended};
use model::storage::StorageError;

use crate::access;
use crate::row::{DayRow, to_js};
use crate::rows;
use crate::stores::{DAYS, PARS, UNREADABLE};

/// All that is kept.
///
/// # Errors
/// If the database cannot be read.
pub async fn days() -> Result<DayLog, StorageError> {
    access::read(&[DAYS, PARS, UNREADABLE], async |transaction| {
        rows::days(transaction).await
    })
    .await
}

/// Notes the par of a day's game, in place of what was noted before.
///
/// # Errors
/// If the database is blocked or full.
pub async fn set_par(day: Day, game: GameId, ended: &Ended) -> Result<(), StorageError> {
    access::write(&[PARS], async |transaction| {
        let pars = transaction.object_store(PARS)?;
        let row = DayRow::par(day, game, ended);
        let put = pars.put(&to_js(&row), None)?;
        put.await?;
        Ok(())
    })
    .await
}
