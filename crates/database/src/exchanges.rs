//! What goes between friends by links: the rows of [`model::exchanges`].

use std::collections::BTreeMap;

use idb::{Error, KeyRange, Query, Transaction};
use model::archive::SavedGame;
use model::exchanges::is_news;
use model::storage::StorageError;
use wasm_bindgen::JsValue;

use crate::access;
use crate::put::put_game;
use crate::stores::{EXCHANGES, GAMES, RECORDS};

/// Above every character of a key.
const LAST: char = '\u{ffff}';

/// The texts of all rows whose keys begin with `prefix`, by their keys.
///
/// # Errors
/// If the database cannot be read.
pub async fn exchanges(prefix: &str) -> Result<BTreeMap<String, String>, StorageError> {
    access::read(&[EXCHANGES], async |transaction| {
        rows(transaction, prefix).await
    })
    .await
}

/// As [`exchanges`], within a transaction.
pub async fn rows(
    transaction: &Transaction,
    prefix: &str,
) -> Result<BTreeMap<String, String>, Error> {
    let store = transaction.object_store(EXCHANGES)?;
    let keys = store.get_all_keys(Some(beginning(prefix)?), None)?;
    let texts = store.get_all(Some(beginning(prefix)?), None)?;
    let (keys, texts) = (keys.await?, texts.await?);
    let all = keys.iter().zip(texts.iter());
    Ok(all
        .filter_map(|(key, text)| key.as_string().zip(text.as_string()))
        .collect())
}

/// Stores a row, unless what is stored under its key is as far or further (see [`is_news`]), and with it a match that it ends,
/// without a result. Returns whether it was stored.
///
/// # Errors
/// If the database is blocked or full; what was stored stays then, and nothing else is.
pub async fn put_exchange(
    key: &str,
    text: &str,
    ended: Option<&SavedGame>,
) -> Result<bool, StorageError> {
    let stores: &[&str] = match ended {
        Some(_) => &[EXCHANGES, GAMES, RECORDS],
        None => &[EXCHANGES],
    };
    access::write(stores, async |transaction| {
        let is_new = put(transaction, key, text).await?;
        if let Some(game) = ended.filter(|_| is_new) {
            put_game(transaction, game).await?;
        }
        Ok(is_new)
    })
    .await
}

/// As [`put_exchange`], within a transaction.
pub async fn put(transaction: &Transaction, key: &str, text: &str) -> Result<bool, Error> {
    let store = transaction.object_store(EXCHANGES)?;
    let at = JsValue::from(key);
    let before = store.get(at.clone())?.await?;
    let before = before.and_then(|before| before.as_string());
    let is_new = is_news(key, text, before.as_deref());
    if is_new {
        store.put(&JsValue::from(text), Some(&at))?.await?;
    }
    Ok(is_new)
}

/// Deletes the row of a key.
///
/// # Errors
/// If the database cannot be written; nothing is deleted then.
pub async fn remove_exchange(key: &str) -> Result<(), StorageError> {
    access::write(&[EXCHANGES], async |transaction| {
        let store = transaction.object_store(EXCHANGES)?;
        store.delete(JsValue::from(key))?.await
    })
    .await
}

/// Deletes all rows whose keys begin with `prefix`.
///
/// # Errors
/// If the database cannot be written; nothing is deleted then.
pub async fn remove_exchanges(prefix: &str) -> Result<(), StorageError> {
    access::write(&[EXCHANGES], async |transaction| {
        let store = transaction.object_store(EXCHANGES)?;
        store.delete(beginning(prefix)?)?.await
    })
    .await
}

/// The range of keys that begin with `prefix`.
fn beginning(prefix: &str) -> Result<Query, Error> {
    let [first, last] = [prefix.to_owned(), format!("{prefix}{LAST}")].map(JsValue::from);
    Ok(KeyRange::bound(&first, &last, None, None)?.into())
}
