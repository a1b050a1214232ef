//! What was played on evenings, by [entry](model::evening::Evening::entry), and what friends have sent of them.

use std::collections::BTreeMap;

use idb::{Error, Transaction};
use model::evening::Played;
use model::storage::StorageError;
use wasm_bindgen::JsValue;

use crate::access;
use crate::stores::EVENINGS;

/// The texts of all entries of all evenings.
///
/// # Errors
/// If the database cannot be read.
pub async fn evenings() -> Result<BTreeMap<String, String>, StorageError> {
    access::read(&[EVENINGS], async |transaction| entries(transaction).await).await
}

/// See [`later::has_evenings`](crate::later::has_evenings).
pub async fn has_evenings() -> Result<bool, StorageError> {
    access::read(&[EVENINGS], async |transaction| {
        let store = transaction.object_store(EVENINGS)?;
        Ok(store.count(None)?.await? > 0)
    })
    .await
}

/// As [`evenings`], within a transaction.
pub async fn entries(transaction: &Transaction) -> Result<BTreeMap<String, String>, Error> {
    let store = transaction.object_store(EVENINGS)?;
    let keys = store.get_all_keys(None, None)?;
    let texts = store.get_all(None, None)?;
    let (keys, texts) = (keys.await?, texts.await?);
    let all = keys.iter().zip(texts.iter());
    Ok(all
        .filter_map(|(key, text)| key.as_string().zip(text.as_string()))
        .collect())
}

/// Adds entries of a file, which have been checked, except those that are no [news](Played::is_news) any more.
pub async fn put_entries(
    transaction: &Transaction,
    added: &BTreeMap<String, String>,
) -> Result<(), Error> {
    if added.is_empty() {
        return Ok(());
    }
    let known = entries(transaction).await?;
    let store = transaction.object_store(EVENINGS)?;
    for (entry, text) in added {
        let before = known.get(entry).map(String::as_str);
        // What is no deal has been sent by a friend. The model's own test is not asked: the part that all screens load would
        // hold what reads links.
        let is_news = match text.parse::<Played>() {
            Ok(played) => played.is_news(before),
            Err(_) => before.is_none(),
        };
        if is_news {
            let put = store.put(&JsValue::from(text), Some(&JsValue::from(entry)))?;
            put.await?;
        }
    }
    Ok(())
}

/// Stores what somebody has played of a deal. One that is over stays as it is.
///
/// # Errors
/// If the database is blocked or full; what was stored stays then.
pub async fn put_evening(entry: &str, played: &Played) -> Result<(), StorageError> {
    access::write(&[EVENINGS], async |transaction| {
        let store = transaction.object_store(EVENINGS)?;
        let key = JsValue::from(entry);
        let before = store.get(key.clone())?.await?;
        let before = before.and_then(|before| before.as_string());
        let before: Option<Played> = before.and_then(|before| before.parse().ok());
        if before.is_some_and(|before| before.result.is_some()) {
            return Ok(());
        }
        let put = store.put(&JsValue::from(played.to_string()), Some(&key))?;
        put.await?;
        Ok(())
    })
    .await
}

/// Stores what somebody has sent of an evening, or deletes it if there is no `link`.
///
/// # Errors
/// If the database is blocked or full; what was stored stays then.
pub async fn set_sent(entry: &str, link: Option<&str>) -> Result<(), StorageError> {
    access::write(&[EVENINGS], async |transaction| {
        let store = transaction.object_store(EVENINGS)?;
        let key = JsValue::from(entry);
        match link {
            Some(link) => drop(store.put(&JsValue::from(link), Some(&key))?.await?),
            None => store.delete(key)?.await?,
        }
        Ok(())
    })
    .await
}
