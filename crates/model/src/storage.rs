//! The browser's local storage, which may be blocked or full: reading and writing never panic, but return the reason.
//! gloo-storage would read and write values as JSON. What is stored here is text that each reader reads in its own way,
//! the settings one value at a time.

use web_sys::Storage;

/// Why something could not be stored or read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// The browser blocks the storage.
    #[error("the browser blocks the page's storage")]
    Blocked,
    /// There is no room for the value.
    #[error("the page's storage is full")]
    Full,
    /// Another tab keeps the database open in the version of an earlier release.
    #[error("another tab keeps an earlier version of the storage open")]
    HeldByOtherTab,
    /// A newer release of the page has changed the stored data.
    #[error("a newer release of the page has changed the storage")]
    Newer,
}

/// The value of a key; `None` if there is none.
///
/// # Errors
///
/// [`StorageError::Blocked`] if the browser gives no storage.
pub fn read(key: &str) -> Result<Option<String>, StorageError> {
    storage()?.get_item(key).map_err(|_| StorageError::Blocked)
}

/// Stores a value under a key, in place of the former one, which stays if there is an error.
///
/// # Errors
///
/// [`StorageError::Blocked`] if the browser gives no storage, [`StorageError::Full`] if the value does not
/// fit.
pub fn write(key: &str, value: &str) -> Result<(), StorageError> {
    // While the storage is there, the standard has only one error: that of the quota.
    storage()?
        .set_item(key, value)
        .map_err(|_| StorageError::Full)
}

/// Removes the value of a key, if there is one.
///
/// # Errors
///
/// [`StorageError::Blocked`] if the browser gives no storage.
pub fn remove(key: &str) -> Result<(), StorageError> {
    storage()?
        .remove_item(key)
        .map_err(|_| StorageError::Blocked)
}

/// All keys with this prefix, in no particular order.
///
/// # Errors
///
/// [`StorageError::Blocked`] if the browser gives no storage.
pub fn keys(prefix: &str) -> Result<Vec<String>, StorageError> {
    let storage = storage()?;
    let count = storage.length().map_err(|_| StorageError::Blocked)?;
    let all = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    Ok(all.filter(|key| key.starts_with(prefix)).collect())
}

/// Whether the browser gives the page no storage.
pub fn is_blocked() -> bool {
    storage().is_err()
}

/// Reading the property throws where the storage is blocked, and gives nothing where it is turned off.
fn storage() -> Result<Storage, StorageError> {
    web_sys::window()
        .ok_or(StorageError::Blocked)?
        .local_storage()
        .ok()
        .flatten()
        .ok_or(StorageError::Blocked)
}
