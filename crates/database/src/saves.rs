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

/// The row that a save gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveRow {
    /// A new one; the row before it is deleted, if its number is above `replaced`: the number of the last save of the
    /// match before, or 0.
    New {
        /// This number.
        replaced: u32,
    },
    /// That of this tab's last save, which was [overtaken](SaveOutcome::Overtaken).
    Own,
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

/// Saves a table's match in place of its save before this one. If the database is open, the browser has the request
/// before the function returns.
///
/// # Errors
/// If the database is blocked or full; the save before this one stays then.
pub fn save(table: &str, save: &Save, row: SaveRow) -> BoxFuture<'static, SaveOutcome> {
    match begin_writing(&[SAVES]) {
        Ok(transaction) => saved(put(transaction, table, save, row)),
        Err(begun) => {
            let (table, save) = (table.to_owned(), save.clone());
            Box::pin(async move {
                let transaction = begun.await?;
                saved(put(transaction, &table, &save, row)).await
            })
        }
    }
}

/// A save that was requested: the transaction, the writing of the row, and the keys of later saves.
struct Requested {
    kept: BoxFuture<'static, (), String>,
    written: BoxFuture<'static, (), Error>,
    later: GetAllKeysStoreRequestFuture,
}

/// Requests the save and commits the transaction.
fn put(
    transaction: Transaction,
    table: &str,
    save: &Save,
    row: SaveRow,
) -> Result<Requested, Error> {
    let saves = transaction.object_store(SAVES)?;
    let key = key_of(table, save.number);
    // No other row: one that is there without this tab's knowing has something that is nowhere else.
    if let SaveRow::New { replaced } = row
        && save.number > replaced + 1
    {
        saves.delete(key_of(table, save.number - 1))?;
    }
    let later = KeyRange::bound(&key, &after_all(table), Some(true), None)?;
    let later = saves.get_all_keys(Some(later.into()), None)?;
    // The last request: if another one follows and the commit is requested already, Firefox completes the transaction
    // although this one fails.
    let text = save.text.as_str().into();
    let written: BoxFuture<'static, (), Error> = match row {
        SaveRow::New { .. } => {
            let added = saves.add(&text, Some(&key))?.into_future();
            Box::pin(async move { added.await.map(drop) })
        }
        SaveRow::Own => {
            let put = saves.put(&text, Some(&key))?.into_future();
            Box::pin(async move { put.await.map(drop) })
        }
    };
    Ok(Requested {
        kept: commit(transaction),
        written,
        // Listens from here on. What fails comes before: a future that is dropped early panics when the answer comes.
        later: later.into_future(),
    })
}

fn saved(requested: Result<Requested, Error>) -> BoxFuture<'static, SaveOutcome> {
    Box::pin(async move {
        let Requested {
            kept,
            written,
            later,
        } = requested.map_err(|error| storage_error_named(&name_of(&error)))?;
        // All answers are awaited, also after a refusal.
        let (kept, written, later) = (kept.await, written.await, later.await);
        // The transaction may know only that it was aborted.
        let error = written.err().map(|error| name_of(&error));
        let error = error.filter(|error| error != "AbortError").or(kept.err());
        match error.as_deref() {
            // Another tab has saved more than once, and so deleted the save with this number. What this one has saved
            // lies before that, like a match that was replaced.
            None if later.is_ok_and(|later| !later.is_empty()) => Ok(SaveOutcome::Overtaken),
            None => Ok(SaveOutcome::Done),
            Some("ConstraintError") => Ok(SaveOutcome::NumberTaken),
            Some(error) => Err(storage_error_named(error)),
        }
    })
}

/// Deletes one save of a table, within a transaction.
pub async fn remove(transaction: &Transaction, table: &str, number: u32) -> Result<(), Error> {
    let saves = transaction.object_store(SAVES)?;
    saves.delete(key_of(table, number))?.await
}

/// Writes a save of a table with this number, within a transaction.
pub async fn put_save(
    transaction: &Transaction,
    table: &str,
    number: u32,
    text: &str,
) -> Result<(), Error> {
    let saves = transaction.object_store(SAVES)?;
    let put = saves.put(&text.into(), Some(&key_of(table, number)))?;
    put.await.map(drop)
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
