//! Takes over what releases up to 0.2.0 kept in the local storage.

use idb::Transaction;
use model::storage::StorageError;
use model::takeover::OldStorage;
use wasm_bindgen::JsValue;

use crate::connection::{RECORDS, trouble, write};
use crate::put::{ALL, put};
use crate::rows::known;

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
    write(&ALL, async |transaction| {
        let known = known(transaction).await?;
        let (additions, unreadable) = old.additions(known);
        put(transaction, &additions, &unreadable).await
    })
    .await?;
    // What cannot be removed is there already the next time.
    if write(&ALL, async |transaction| verified(transaction, &old).await).await? {
        let _ = old.remove();
    }
    Ok(())
}

/// Whether all that was kept is there: every game has its record, and nothing is left to add.
async fn verified(transaction: &Transaction, old: &OldStorage) -> Result<bool, StorageError> {
    let records = transaction.object_store(RECORDS).map_err(trouble)?;
    for game in old.games() {
        let found = records.get(JsValue::from(game.id())).map_err(trouble)?;
        let found = found.await.map_err(trouble)?;
        if found.and_then(|text| text.as_string()).is_none() {
            return Ok(false);
        }
    }
    let (left, _) = old.additions(known(transaction).await?);
    Ok(left.is_empty())
}
