//! The stored data of the games of all days.

use std::collections::BTreeSet;

use model::clock::now;
use model::day::Day;
use model::day_log::DayLog;
use model::save_slot::SaveSlot;
use model::storage::StorageError;

/// What is kept of the games of all days.
#[derive(Default)]
pub struct DailyData {
    pub log: DayLog,
    /// The names of the games whose records are kept.
    pub names: BTreeSet<String>,
    /// The tables with a match, by the names of their slots.
    pub tables: BTreeSet<String>,
}

/// All of it. The tables of days whose games are over go, but for the present day's.
///
/// # Errors
/// If the database cannot be read.
pub async fn load() -> Result<DailyData, StorageError> {
    let log = database::days().await?;
    let mut tables = database::tables().await?;
    let today = Day::of(now());
    for (day, line) in log.done() {
        let slot = SaveSlot::of_day(line.game, *day);
        if *day != today && tables.remove(&slot.name()) {
            // One that cannot be removed harms nothing.
            let _ = database::forget(&slot.name()).await;
            slot.clear();
        }
    }
    let names = database::names().await?.into_iter().collect();
    Ok(DailyData { log, names, tables })
}
