//! What comes from files.

use model::additions::{Additions, Known};
use model::storage::StorageError;

use crate::access;
use crate::put::put;
use crate::rows;
use crate::stores::ALL;

/// All that is kept, for comparing with what is to be added.
///
/// # Errors
/// If the database cannot be read.
pub async fn known() -> Result<Known, StorageError> {
    access::read(&ALL, async |transaction| rows::known(transaction).await).await
}

/// Adds all of this in one transaction. What is there by now stays as it is.
///
/// # Errors
/// If the database is blocked or full; nothing is added then.
pub async fn add(additions: &Additions) -> Result<(), StorageError> {
    access::write(&ALL, async |transaction| {
        put(transaction, additions, &[]).await
    })
    .await
}
