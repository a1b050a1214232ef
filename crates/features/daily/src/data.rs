//! The stored data of the games of all days.

use std::collections::BTreeSet;

use super::table::tidy;
use model::clock::now;
use model::day::Day;
use model::day_log::DayLog;
use model::storage::StorageError;

/// What is kept of the games of all days.
#[derive(Default)]
pub struct DailyData {
    pub log: DayLog,
    /// The names of the games whose records are kept.
    pub names: BTreeSet<String>,
}

/// All of it. Tables of days whose games are over go.
///
/// # Errors
/// If the database cannot be read.
pub async fn load() -> Result<DailyData, StorageError> {
    let log = database::days().await?;
    tidy(&log, Day::of(now()));
    let names = database::names().await?.into_iter().collect();
    Ok(DailyData { log, names })
}
