//! Puts the matches into the database that pages kept in the local storage when they were left.

use model::left_match;
use model::session::is_over;
use model::storage::StorageError;

use crate::connection::{read, write};
use crate::match_from_elsewhere::{has, put_from_elsewhere};
use crate::stores::{PLAYED, SAVES};

/// Puts the matches of pages that were left into the database, and removes them from the local storage once they are
/// there.
///
/// # Errors
/// If the database cannot be opened or is full; nothing is removed then.
pub async fn put_left() -> Result<(), StorageError> {
    // If the local storage is blocked, nothing could be kept there.
    let left = left_match::all().unwrap_or_default();
    if left.is_empty() {
        return Ok(());
    }
    let stores: Vec<&str> = PLAYED.into_iter().chain([SAVES]).collect();
    write(&stores, async |transaction| {
        for (slot, text) in &left {
            put_from_elsewhere(transaction, *slot, text).await?;
        }
        Ok(())
    })
    .await?;
    for (slot, text) in &left {
        slot.note(is_over(text));
    }
    let are_there = read(&stores, async |transaction| {
        for (slot, text) in &left {
            if !has(transaction, *slot, text).await? {
                return Ok(false);
            }
        }
        Ok(true)
    });
    if are_there.await? {
        for (slot, text) in &left {
            left_match::forget(*slot, text);
        }
    }
    Ok(())
}
