//! Transactions that begin after the takeover of an earlier release's data.

use std::rc::Rc;

use async_once_cell::OnceCell;
use idb::Transaction;
use model::storage::StorageError;

use crate::connection::{self, BoxFuture};
use crate::takeover::take_over;

thread_local! {
    /// Set once the takeover is done.
    static TAKEN_OVER: Rc<OnceCell<()>> = Rc::default();
}

/// Calls `work` in a transaction that reads these stores.
///
/// # Errors
/// If the database cannot be opened, the takeover fails, or `work` fails.
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
/// If the database cannot be opened, the takeover or `work` fails, or there is no room.
pub async fn write<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, idb::Error>,
) -> Result<T, StorageError> {
    prepare().await?;
    connection::write(stores, work).await
}

/// Takes over the data of an earlier release, once per page.
pub fn prepare() -> BoxFuture<'static, ()> {
    Box::pin(async {
        let once = TAKEN_OVER.with(Rc::clone);
        once.get_or_try_init(take_over()).await.copied()
    })
}
