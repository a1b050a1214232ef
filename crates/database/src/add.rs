//! What imports and exports need.

use model::additions::{Additions, Stored};
use model::storage::StorageError;

use crate::access;
use crate::put::put;
use crate::rows;
use crate::stores::PLAYED;

/// All that is stored, for comparison with an import.
///
/// # Errors
/// If the database cannot be read.
pub async fn known() -> Result<Stored, StorageError> {
    access::read(&PLAYED, async |transaction| rows::known(transaction).await).await
}

/// Whether nothing about played games is stored.
///
/// # Errors
/// If the database cannot be read.
pub async fn is_empty() -> Result<bool, StorageError> {
    access::read(&PLAYED, async |transaction| {
        for store in PLAYED {
            let store = transaction.object_store(store)?;
            if store.count(None)?.await? > 0 {
                return Ok(false);
            }
        }
        Ok(true)
    })
    .await
}

/// Adds all additions in one transaction. What has been stored under the same keys meanwhile stays.
///
/// # Errors
/// If the database is blocked or full; nothing is added then.
pub async fn add(additions: &Additions) -> Result<(), StorageError> {
    access::write(&PLAYED, async |transaction| {
        put(transaction, additions, &[]).await
    })
    .await
}
