//! A table's match that comes to the database from the local storage: from a page that was left, or from an earlier
//! release. The database may have more of it, less of it, or another match.

use idb::{Error, Transaction};
use model::archive::SavedGame;
use model::clock::now;
use model::save_slot::SaveSlot;
use model::unchecked_record::{UncheckedRecord, goes_on};
use wasm_bindgen::JsValue;

use crate::put::put_game;
use crate::saves;
use crate::stores::RECORDS;

/// Writes a match to its table's slot, unless the slot has all of it. If the slot has another match, adds it to the
/// archive instead, unless nobody has played it: this happens when a tab was left open in which an earlier release runs,
/// another line is played, or a page was left before another match was saved.
pub async fn put_from_elsewhere(
    transaction: &Transaction,
    slot: SaveSlot,
    text: &str,
) -> Result<(), Error> {
    let table = slot.name();
    match saves::latest(transaction, &table).await? {
        None => saves::put_save(transaction, &table, 1, text).await,
        Some(save) if goes_on(&save.text, text) => Ok(()),
        Some(save) if goes_on(text, &save.text) => {
            saves::put_save(transaction, &table, save.number + 1, text).await?;
            saves::remove(transaction, &table, save.number).await
        }
        Some(_) if !is_played(text) => Ok(()),
        Some(_) => {
            let game = SavedGame::unchecked(text.into(), now());
            put_game(transaction, &game).await.map(drop)
        }
    }
}

/// Whether somebody has played the match of a text, as far as it can be read.
fn is_played(text: &str) -> bool {
    UncheckedRecord::read(text).is_none_or(|record| record.is_played())
}

/// Whether the database has all of a match: in its table's slot, or in the archive. A match that nobody has played is not
/// needed if the slot has another one.
pub async fn has(transaction: &Transaction, slot: SaveSlot, text: &str) -> Result<bool, Error> {
    let save = saves::latest(transaction, &slot.name()).await?;
    if save.is_some_and(|save| goes_on(&save.text, text) || !is_played(text)) {
        return Ok(true);
    }
    let archived = SavedGame::unchecked(text.into(), 0);
    let records = transaction.object_store(RECORDS)?;
    let record = records.get(JsValue::from(archived.id()))?.await?;
    Ok(record.is_some())
}
