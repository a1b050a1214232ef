//! Takes over what releases up to 0.2.0 stored in the local storage, and what pages that were left keep there: matches
//! whose last moves the database may not have.

use idb::{Error, Transaction};
use model::archive::SavedGame;
use model::clock::now;
use model::save_slot::SaveSlot;
use model::session::is_over;
use model::storage::StorageError;
use model::takeover::OldStorage;
use model::unchecked_record::{UncheckedRecord, goes_on};
use wasm_bindgen::JsValue;

use crate::connection::{read, write};
use crate::put::{put, put_game};
use crate::row::UnreadableRow;
use crate::rows::known;
use crate::saves;
use crate::stores::{PLAYED, RECORDS, SAVES, UNREADABLE};

/// Copies the old data into the database, and removes it once all of it is there.
///
/// # Errors
/// If the database cannot be opened or is full; nothing is removed then.
pub async fn take_over() -> Result<(), StorageError> {
    // If the local storage is blocked, no earlier release could store anything there.
    let old = OldStorage::read().unwrap_or_default();
    if old.0.is_empty() {
        return Ok(());
    }
    let stores: Vec<&str> = PLAYED.into_iter().chain([SAVES]).collect();
    let added = write(&stores, async |transaction| {
        let (additions, unreadable) = old.additions(known(transaction).await?, now());
        put(transaction, &additions, &unreadable).await?;
        for (slot, text) in old.saves() {
            take_save(transaction, slot, text).await?;
        }
        Ok(additions.games)
    })
    .await?;
    for (slot, text) in old.saves() {
        slot.note(is_over(text));
    }
    let is_there = read(&stores, async |transaction| {
        is_there(transaction, &old, &added).await
    });
    if is_there.await? {
        // If it cannot be removed, the next takeover finds that it is in the database already.
        let _ = old.remove();
    }
    Ok(())
}

/// Writes a match to its table's slot, unless the slot has all of it. If the slot has another match, adds it to the
/// archive instead, unless nobody has played it: this happens when a tab was left open in which an earlier release runs,
/// another line is played, or a page was left before another match was saved.
async fn take_save(transaction: &Transaction, slot: SaveSlot, text: &str) -> Result<(), Error> {
    let table = slot.name();
    match saves::latest(transaction, &table).await? {
        None => saves::put_save(transaction, &table, 1, text).await,
        Some(save) if goes_on(&save.text, text) => Ok(()),
        Some(save) if goes_on(text, &save.text) => {
            saves::put_save(transaction, &table, save.number + 1, text).await?;
            saves::remove(transaction, &table, save.number).await
        }
        Some(_) if !is_played(text) => Ok(()),
        Some(_) => {
            let game = SavedGame::unchecked(text.into(), now());
            put_game(transaction, &game).await.map(drop)
        }
    }
}

/// Whether somebody has played the match of a text, as far as it can be read.
fn is_played(text: &str) -> bool {
    UncheckedRecord::read(text).is_none_or(|record| record.is_played())
}

/// Whether all old data is in the database: the added games are unchanged, every match and unreadable line is
/// there, and nothing is left to add.
async fn is_there(
    transaction: &Transaction,
    old: &OldStorage,
    added: &[SavedGame],
) -> Result<bool, Error> {
    let records = transaction.object_store(RECORDS)?;
    for game in added {
        let record = records.get(JsValue::from(game.id()))?.await?;
        if record.and_then(|text| text.as_string()).as_deref() != Some(game.text()) {
            return Ok(false);
        }
    }
    for (slot, text) in old.saves() {
        let save = saves::latest(transaction, &slot.name()).await?;
        let archived = SavedGame::unchecked(text.into(), 0);
        let record = records.get(JsValue::from(archived.id()))?.await?;
        let is_kept = save.is_some_and(|save| goes_on(&save.text, text) || !is_played(text));
        if !is_kept && record.is_none() {
            return Ok(false);
        }
    }
    let odd = transaction.object_store(UNREADABLE)?;
    let (left, unreadable) = old.additions(known(transaction).await?, now());
    for line in &unreadable {
        let key = UnreadableRow::of(line).key();
        if odd.get_key(key)?.await?.is_none() {
            return Ok(false);
        }
    }
    Ok(left.is_empty())
}
