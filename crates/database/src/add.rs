//! What imports and exports need.

use model::additions::{Additions, StoredData};
use model::save_slot::SaveSlot;
use model::storage::StorageError;

use crate::access;
use crate::evenings::{entries, put_entries};
use crate::exchanges;
use crate::imported_match::put_imported_match;
use crate::mistakes;
use crate::put::put;
use crate::rows;
use crate::stores::{PLAYED, SAVES};

/// All that is stored, for comparison with an import.
///
/// # Errors
/// If the database cannot be read.
pub async fn stored_data() -> Result<StoredData, StorageError> {
    access::read(&PLAYED, async |transaction| {
        Ok(StoredData {
            evenings: entries(transaction).await?,
            mistakes: mistakes::keys(transaction).await?,
            exchanges: exchanges::rows(transaction, "").await?,
            ..rows::known(transaction).await?
        })
    })
    .await
}

/// Whether neither anything about played games is stored, nor a match of a table.
///
/// # Errors
/// If the database cannot be read.
pub async fn is_empty() -> Result<bool, StorageError> {
    let stores = [&PLAYED[..], &[SAVES]].concat();
    access::read(&stores, async |transaction| {
        for store in &stores {
            let store = transaction.object_store(store)?;
            if store.count(None)?.await? > 0 {
                return Ok(false);
            }
        }
        Ok(true)
    })
    .await
}

/// Adds all additions in one transaction. What has been stored under the same keys meanwhile stays. Returns the
/// tables that were left alone, because another tab has saved there since the import was planned.
///
/// # Errors
/// If the database is blocked or full; nothing is added then.
pub async fn add(additions: &Additions) -> Result<Vec<SaveSlot>, StorageError> {
    let stores = [&PLAYED[..], &[SAVES]].concat();
    access::write(&stores, async |transaction| {
        put(transaction, additions, &[]).await?;
        put_entries(transaction, &additions.evenings).await?;
        for (key, text) in &additions.exchanges {
            exchanges::put(transaction, key, text).await?;
        }
        let mut left = Vec::new();
        for imported in &additions.matches {
            if !put_imported_match(transaction, imported).await? {
                left.push(imported.slot);
            }
        }
        Ok(left)
    })
    .await
}
