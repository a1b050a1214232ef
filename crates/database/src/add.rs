//! What goes into files and comes from them.

use model::additions::{Additions, Known};
use model::storage::StorageError;

use crate::access;
use crate::put::put;
use crate::rows;
use crate::stores::PLAYED;

/// All that is kept, for comparing with what is to be added.
///
/// # Errors
/// If the database cannot be read.
pub async fn known() -> Result<Known, StorageError> {
    access::read(&PLAYED, async |transaction| rows::known(transaction).await).await
}

/// Whether nothing at all is kept.
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

/// Adds all of this in one transaction. What is there by now stays as it is.
///
/// # Errors
/// If the database is blocked or full; nothing is added then.
pub async fn add(additions: &Additions) -> Result<(), StorageError> {
    access::write(&PLAYED, async |transaction| {
        put(transaction, additions, &[]).await
    })
    .await
}
