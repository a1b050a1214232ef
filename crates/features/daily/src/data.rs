//! Reads the stored data of the games of the day.

use std::collections::BTreeSet;

use database::ReplacedMatch;
use model::archive::SavedGame;
use model::clock::now;
use model::day::Day;
use model::day_log::DayLog;
use model::results::Line;
use model::save_slot::SaveSlot;
use model::storage::StorageError;
use model::unchecked_record::UncheckedRecord;
use ui::tab_lock::try_lock;

/// The stored data of the games of all days.
#[derive(Default)]
pub struct DailyData {
    pub log: DayLog,
    /// The ids of the games whose records are stored.
    pub ids: BTreeSet<String>,
    /// The tables with a match under way, by the names of their slots.
    pub tables: BTreeSet<String>,
}

/// Reads the data. Also removes the saved matches of other days whose result already counts; what somebody would miss
/// of them becomes a game.
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
            // What cannot be removed, or is played in another tab, is tried again by the next load.
            if let Some(_lock) = try_lock(&slot.name()).await
                && put_away(slot, line).await.is_ok()
            {
                slot.clear();
            }
        }
    }
    let ids = database::ids().await?.into_iter().collect();
    Ok(DailyData { log, ids, tables })
}

/// Removes the saves of a day's table. The result that counts may have come from another device: then a match that a
/// person has played here becomes a game first.
async fn put_away(slot: SaveSlot, counts: &Line) -> Result<(), StorageError> {
    for save in database::load(&slot.name()).await? {
        let record = UncheckedRecord::read(&save.text);
        let game = SavedGame::unchecked(save.text, now());
        let is_worth_keeping =
            |record: UncheckedRecord| record.is_played() && game.id() != counts.id;
        let replaced = if record.is_none_or(is_worth_keeping) {
            ReplacedMatch::Unfinished(game)
        } else {
            ReplacedMatch::Unplayed
        };
        database::keep_replaced(&slot.name(), save.number, &replaced, None).await?;
    }
    Ok(())
}
