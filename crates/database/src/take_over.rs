//! Takes over what releases up to 0.2.0 kept in the local storage.

use idb::{Error, Transaction};
use model::archive::SavedGame;
use model::storage::StorageError;
use model::takeover::OldStorage;
use wasm_bindgen::JsValue;

use crate::connection::{read, write};
use crate::put::put;
use crate::row::UnreadableRow;
use crate::rows::known;
use crate::stores::{ALL, RECORDS, UNREADABLE};

/// Takes over what is there, and removes it once all of it is in the database.
///
/// # Errors
/// If the browser gives no database or it is full; nothing is removed then.
pub async fn take_over() -> Result<(), StorageError> {
    // Where the local storage is blocked nothing was kept there.
    let old = OldStorage::read().unwrap_or_default();
    if old.0.is_empty() {
        return Ok(());
    }
    let added = write(&ALL, async |transaction| {
        let (additions, unreadable) = old.additions(known(transaction).await?);
        put(transaction, &additions, &unreadable).await?;
        Ok(additions.games)
    })
    .await?;
    let is_there = read(&ALL, async |transaction| {
        is_there(transaction, &old, &added).await
    });
    if is_there.await? {
        // What cannot be removed is there already the next time.
        let _ = old.remove();
    }
    Ok(())
}

/// Whether all that was kept is in the database: the games that were added as they were, and nothing is left
/// to add.
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
    let odd = transaction.object_store(UNREADABLE)?;
    let (left, unreadable) = old.additions(known(transaction).await?);
    for line in &unreadable {
        let key = UnreadableRow::of(line).key();
        if odd.get_key(key)?.await?.is_none() {
            return Ok(false);
        }
    }
    Ok(left.is_empty())
}
