//! Reading and writing, once what earlier releases kept elsewhere has been taken over.

use std::rc::Rc;

use idb::Transaction;
use model::storage::StorageError;
use tokio::sync::OnceCell;

use crate::connection::{self, Coming};
use crate::take_over::take_over;

thread_local! {
    /// Whether it has been taken over.
    static TAKEN_OVER: Rc<OnceCell<()>> = Rc::default();
}

/// Does something in a transaction that reads these stores.
///
/// # Errors
/// If the browser gives no database, or what is done fails.
pub async fn read<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, idb::Error>,
) -> Result<T, StorageError> {
    prepare().await?;
    connection::read(stores, work).await
}

/// Does something in a transaction that writes these stores: all of it is kept, or nothing.
///
/// # Errors
/// If the browser gives no database, what is done fails, or there is no room.
pub async fn write<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, idb::Error>,
) -> Result<T, StorageError> {
    prepare().await?;
    connection::write(stores, work).await
}

/// Takes over what earlier releases kept elsewhere, before anything is read or written.
pub fn prepare() -> Coming<'static, ()> {
    Box::pin(async {
        let once = TAKEN_OVER.with(Rc::clone);
        once.get_or_try_init(take_over).await.copied()
    })
}
