//! What is repeated of the person's mistakes: the rows of [`model::mistakes`].

use std::collections::{BTreeMap, BTreeSet};

use idb::{Error, Transaction};
use model::storage::StorageError;
use wasm_bindgen::JsValue;

use crate::access;
use crate::put::put_texts;
use crate::stores::MISTAKES;

/// The keys of all rows.
///
/// # Errors
/// If the database cannot be read.
pub async fn mistake_keys() -> Result<BTreeSet<String>, StorageError> {
    access::read(&[MISTAKES], async |transaction| keys(transaction).await).await
}

/// All rows.
///
/// # Errors
/// If the database cannot be read.
pub async fn mistakes() -> Result<BTreeMap<String, String>, StorageError> {
    access::read(&[MISTAKES], async |transaction| {
        let store = transaction.object_store(MISTAKES)?;
        let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
        let (keys, texts) = (keys.await?, texts.await?);
        let all = keys.iter().zip(texts.iter());
        let row = |(key, text): (&JsValue, &JsValue)| key.as_string().zip(text.as_string());
        Ok(all.filter_map(row).collect())
    })
    .await
}

/// As [`mistake_keys`], within a transaction.
pub async fn keys(transaction: &Transaction) -> Result<BTreeSet<String>, Error> {
    let store = transaction.object_store(MISTAKES)?;
    let keys = store.get_all_keys(None, None)?.await?;
    Ok(keys.iter().filter_map(JsValue::as_string).collect())
}

/// Adds rows, except those whose keys exist, and removes others, in one transaction.
///
/// # Errors
/// If the database is blocked or full; nothing is changed then.
pub async fn change_mistakes(
    added: &BTreeMap<String, String>,
    removed: &[String],
) -> Result<(), StorageError> {
    access::write(&[MISTAKES], async |transaction| {
        let store = transaction.object_store(MISTAKES)?;
        for key in removed {
            store.delete(JsValue::from(key))?.await?;
        }
        put_texts(transaction, MISTAKES, added).await
    })
    .await
}
