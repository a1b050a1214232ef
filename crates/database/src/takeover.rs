//! Takes over what releases up to 0.2.0 stored in the local storage.

use idb::{Error, Transaction};
use model::archive::SavedGame;
use model::clock::now;
use model::session::is_over;
use model::storage::StorageError;
use model::takeover::OldStorage;
use wasm_bindgen::JsValue;

use crate::connection::{read, write};
use crate::match_from_elsewhere::{has, put_from_elsewhere};
use crate::put::put;
use crate::row::UnreadableRow;
use crate::rows::known;
use crate::stores::{PLAYED, RECORDS, SAVES, UNREADABLE};

/// Copies the old data into the database, and removes it once all of it is there.
///
/// # Errors
/// If the database cannot be opened or is full; nothing is removed then.
pub async fn take_over() -> Result<(), StorageError> {
    // If the local storage is blocked, no earlier release could store anything there.
    let old = OldStorage::read().unwrap_or_default();
    if old.0.is_empty() {
        return Ok(());
    }
    let stores: Vec<&str> = PLAYED.into_iter().chain([SAVES]).collect();
    let added = write(&stores, async |transaction| {
        let (additions, unreadable) = old.additions(known(transaction).await?, now());
        put(transaction, &additions, &unreadable).await?;
        for (slot, text) in old.saves() {
            put_from_elsewhere(transaction, slot, text).await?;
        }
        Ok(additions.games)
    })
    .await?;
    for (slot, text) in old.saves() {
        slot.note(is_over(text));
    }
    let is_there = read(&stores, async |transaction| {
        is_there(transaction, &old, &added).await
    });
    if is_there.await? {
        // If it cannot be removed, the next takeover finds that it is in the database already.
        let _ = old.remove();
    }
    Ok(())
}

/// Whether all old data is in the database: the added games are unchanged, every match and unreadable line is
/// there, and nothing is left to add.
async fn is_there(
    transaction: &Transaction,
    old: &OldStorage,
    added: &[SavedGame],
) -> Result<bool, Error> {
    let records = transaction.object_store(RECORDS)?;
    for game in added {
        let record = records.get(JsValue::from(game.id()))?.await?;
        if record.and_then(|text| text.as_string()).as_deref() != Some(game.text()) {
            return Ok(false);
        }
    }
    for (slot, text) in old.saves() {
        if !has(transaction, slot, text).await? {
            return Ok(false);
        }
    }
    let odd = transaction.object_store(UNREADABLE)?;
    let (left, unreadable) = old.additions(known(transaction).await?, now());
    for line in &unreadable {
        let key = UnreadableRow::of(line).key();
        if odd.get_key(key)?.await?.is_none() {
            return Ok(false);
        }
    }
    Ok(left.is_empty())
}
