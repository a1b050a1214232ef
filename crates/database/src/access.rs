//! Transactions that begin once the database has what is kept in the local storage: an earlier release's data, and the
//! matches of pages that were left.

use std::rc::Rc;

use async_once_cell::OnceCell;
use idb::Transaction;
use model::storage::StorageError;

use crate::connection::{self, BoxFuture};
use crate::left_matches::put_left;
use crate::takeover::take_over;

thread_local! {
    /// Set once that is done.
    static PREPARED: Rc<OnceCell<()>> = Rc::default();
}

/// Calls `work` in a transaction that reads these stores.
///
/// # Errors
/// If the database cannot be opened, what is kept elsewhere cannot be put there, or `work` fails.
pub async fn read<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, idb::Error>,
) -> Result<T, StorageError> {
    prepare().await?;
    connection::read(stores, work).await
}

/// Calls `work` in a transaction that writes these stores. It writes all or nothing.
///
/// # Errors
/// If the database cannot be opened, what is kept elsewhere cannot be put there, `work` fails, or there is no room.
pub async fn write<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, idb::Error>,
) -> Result<T, StorageError> {
    prepare().await?;
    connection::write(stores, work).await
}

/// Puts into the database what is kept in the local storage, once per page.
pub fn prepare() -> BoxFuture<'static, ()> {
    Box::pin(async {
        let once = PREPARED.with(Rc::clone);
        let prepared = once.get_or_try_init(put_from_local_storage()).await;
        prepared.copied()
    })
}

/// Puts into the database what is kept in the local storage.
///
/// # Errors
/// If the database cannot be opened or is full; what it does not have stays where it is.
pub async fn put_from_local_storage() -> Result<(), StorageError> {
    // First what is older: a page that was left may have gone on with it.
    take_over().await?;
    put_left().await
}
