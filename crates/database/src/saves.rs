//! The saved matches of the tables.
//!
//! Each save of a match is a row of its own, with the table and an increasing number as its key; it deletes the row of
//! the save before. If two tabs save the same match after the same save, only the first can succeed: the key already
//! exists for the second, or a later one does. What the second has is saved below the later one, like a match that was
//! replaced.
//!
//! When a new match replaces another one on its table, the last save of the replaced match stays until its game is
//! stored ([`keep_replaced`](crate::later::keep_replaced)).
//!
//! Tables load this code from the beginning. [`later`](crate::later) takes over what earlier releases saved.

use std::collections::BTreeSet;

use idb::request::futures::GetAllKeysStoreRequestFuture;
use idb::{Error, KeyRange, Transaction};
use js_sys::Array;
use model::storage::StorageError;
use wasm_bindgen::JsValue;

use crate::connection::{BoxFuture, begin_writing, commit, name_of, read, storage_error_named};
use crate::stores::SAVES;

/// A save of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// The number of the save, from 1. It grows with each save of the table.
    pub number: u32,
    /// The match, as a record.
    pub text: String,
}

/// The outcome of saving a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveOutcome {
    /// The match is saved.
    Done,
    /// Another tab has saved later numbers: this is the save of a replaced match.
    Overtaken,
    /// Another tab has saved this number: nothing was written.
    NumberTaken,
}

/// What is saved of a table, in the order of the numbers. The last one is the save of the match on the table; those
/// before are of matches that were replaced and could not be stored as games yet.
///
/// # Errors
/// If the database cannot be read.
pub async fn load(table: &str) -> Result<Vec<Save>, StorageError> {
    read(&[SAVES], async |transaction| all(transaction, table).await).await
}

/// The last save of a table's match, within a transaction.
pub async fn latest(transaction: &Transaction, table: &str) -> Result<Option<Save>, Error> {
    Ok(all(transaction, table).await?.pop())
}

/// All saves of a table, in the order of their numbers, within a transaction.
async fn all(transaction: &Transaction, table: &str) -> Result<Vec<Save>, Error> {
    let saves = transaction.object_store(SAVES)?;
    let range = all_of(table)?;
    let keys = saves.get_all_keys(Some(range.clone().into()), None)?;
    let texts = saves.get_all(Some(range.into()), None)?;
    let (keys, texts) = (keys.await?, texts.await?);
    let save = |(key, text): (&JsValue, &JsValue)| {
        Some(Save {
            number: Array::from(key).get(1).as_f64()? as u32,
            text: text.as_string()?,
        })
    };
    Ok(keys.iter().zip(&texts).filter_map(save).collect())
}

/// Saves a table's match and deletes its save before this one. `replaced` is the number of the last save of the match
/// before, or 0; only a save between these two is deleted. If the database is open, the browser has the request before
/// the function returns.
///
/// # Errors
/// If the database is blocked or full; the save before this one stays then.
pub fn save(table: &str, save: &Save, replaced: u32) -> BoxFuture<'static, SaveOutcome> {
    match begin_writing(&[SAVES]) {
        Ok(transaction) => saved(put(transaction, table, save, replaced)),
        Err(begun) => {
            let (table, save) = (table.to_owned(), save.clone());
            Box::pin(async move {
                let transaction = begun.await?;
                saved(put(transaction, &table, &save, replaced)).await
            })
        }
    }
}

/// Requests the save and commits the transaction. Also returns a future of the keys of later saves.
fn put(
    transaction: Transaction,
    table: &str,
    save: &Save,
    replaced: u32,
) -> Result<(BoxFuture<'static, (), String>, GetAllKeysStoreRequestFuture), Error> {
    let saves = transaction.object_store(SAVES)?;
    let key = key_of(table, save.number);
    saves.add(&save.text.as_str().into(), Some(&key))?;
    // No other row: one that is there without this tab's knowing has something that is nowhere else.
    if save.number > replaced + 1 {
        saves.delete(key_of(table, save.number - 1))?;
    }
    let later = KeyRange::bound(&key, &after_all(table), Some(true), None)?;
    // Listens from here on. What fails comes before: a future that is dropped early panics when the answer comes.
    let later = saves.get_all_keys(Some(later.into()), None)?.into_future();
    Ok((commit(transaction), later))
}

fn saved(
    asked: Result<(BoxFuture<'static, (), String>, GetAllKeysStoreRequestFuture), Error>,
) -> BoxFuture<'static, SaveOutcome> {
    Box::pin(async move {
        let outcome = match asked {
            Ok((kept, later)) => {
                // Both answers are awaited, also after a refusal.
                let (kept, later) = (kept.await, later.await);
                // Another tab has saved more than once, and so deleted the save with this number. What this one has
                // saved lies before that, like a match that was replaced.
                if kept.is_ok() && later.is_ok_and(|later| !later.is_empty()) {
                    return Ok(SaveOutcome::Overtaken);
                }
                kept
            }
            Err(error) => Err(name_of(&error)),
        };
        match outcome {
            Ok(()) => Ok(SaveOutcome::Done),
            Err(why) if why == "ConstraintError" => Ok(SaveOutcome::NumberTaken),
            Err(why) => Err(storage_error_named(&why)),
        }
    })
}

/// Deletes one save of a table, within a transaction.
pub async fn remove(transaction: &Transaction, table: &str, number: u32) -> Result<(), Error> {
    let saves = transaction.object_store(SAVES)?;
    saves.delete(key_of(table, number))?.await
}

/// Writes the first save of a table, within a transaction.
pub async fn put_first(transaction: &Transaction, table: &str, text: &str) -> Result<(), Error> {
    let saves = transaction.object_store(SAVES)?;
    saves
        .put(&text.into(), Some(&key_of(table, 1)))?
        .await
        .map(drop)
}

/// The names of the tables with a match.
///
/// # Errors
/// If the database cannot be read.
pub async fn tables() -> Result<BTreeSet<String>, StorageError> {
    read(&[SAVES], async |transaction| {
        let saves = transaction.object_store(SAVES)?;
        let keys = saves.get_all_keys(None, None)?.await?;
        let table = |key: &JsValue| Array::from(key).get(0).as_string();
        Ok(keys.iter().filter_map(table).collect())
    })
    .await
}

/// The key of a save.
fn key_of(table: &str, number: u32) -> JsValue {
    Array::of2(&table.into(), &number.into()).into()
}

/// The range of keys of a table's saves.
fn all_of(table: &str) -> Result<KeyRange, Error> {
    KeyRange::bound(&Array::of1(&table.into()), &after_all(table), None, None)
}

/// A key after those of all saves of a table.
fn after_all(table: &str) -> Array {
    // In IndexedDB arrays sort after numbers.
    Array::of2(&table.into(), &Array::new())
}
