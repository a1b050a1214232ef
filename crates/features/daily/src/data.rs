//! Reads the stored data of the games of the day.

use std::collections::BTreeSet;

use model::clock::now;
use model::day::Day;
use model::day_log::DayLog;
use model::save_slot::SaveSlot;
use model::storage::StorageError;

/// The stored data of the games of all days.
#[derive(Default)]
pub struct DailyData {
    pub log: DayLog,
    /// The ids of the games whose records are stored.
    pub ids: BTreeSet<String>,
    /// The tables with a match under way, by the names of their slots.
    pub tables: BTreeSet<String>,
}

/// Reads the data. Also removes the saved matches of other days whose result already counts.
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
            // If it cannot be removed, the next load tries again.
            let _ = database::forget(&slot.name()).await;
            slot.clear();
        }
    }
    let ids = database::ids().await?.into_iter().collect();
    Ok(DailyData { log, ids, tables })
}
