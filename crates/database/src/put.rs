//! Adds rows to the stores within a transaction.

use std::collections::{BTreeMap, BTreeSet};

use idb::{Error, Transaction};
use model::additions::Additions;
use model::archive::SavedGame;
use model::day_log::DayNote;
use model::takeover::Unreadable;
use wasm_bindgen::JsValue;

use crate::row::{DayRow, GameRow, LuckRow, ResultRow, UnreadableRow, to_js};
use crate::stores::{DAYS, GAMES, LUCK, MISTAKES, PARS, RECORDS, RESULTS, UNREADABLE};

/// The number of rows that are written without a pause. Waiting for a row gives the page its turn.
const STEP: usize = 100;

/// The outcome of storing a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeepOutcome {
    /// It was stored.
    Added,
    /// It was stored already, and nothing was changed.
    Known,
}

/// Adds a game and its record, unless they are stored already.
pub async fn put_game(transaction: &Transaction, game: &SavedGame) -> Result<KeepOutcome, Error> {
    let games = transaction.object_store(GAMES)?;
    let key = JsValue::from(game.id());
    let known = games.get_key(key.clone())?;
    if known.await?.is_some() {
        return Ok(KeepOutcome::Known);
    }
    games.put(&to_js(&GameRow::of(game)), None)?;
    let records = transaction.object_store(RECORDS)?;
    let record = records.put(&game.text().into(), Some(&key))?;
    record.await?;
    Ok(KeepOutcome::Added)
}

/// Adds additions, and lines that cannot be read.
pub async fn put(
    transaction: &Transaction,
    additions: &Additions,
    unreadable: &[Unreadable],
) -> Result<(), Error> {
    let games = additions.games.iter();
    let rows = games
        .clone()
        .map(|game| (JsValue::from(game.id()), to_js(&GameRow::of(game))));
    put_new(transaction, GAMES, rows).await?;
    let rows = games.map(|game| (JsValue::from(game.id()), JsValue::from(game.text())));
    put_new(transaction, RECORDS, rows).await?;
    let rows = additions.results.iter();
    let rows = rows.map(|line| (JsValue::from(&line.id), to_js(&ResultRow::of(line))));
    put_new(transaction, RESULTS, rows).await?;
    let rows = additions.luck.iter();
    let rows = rows.map(|(id, luck)| (JsValue::from(id), to_js(&LuckRow::of(id, *luck))));
    put_new(transaction, LUCK, rows).await?;
    for (store, is_par) in [(DAYS, false), (PARS, true)] {
        let notes = additions.days.iter();
        let notes = notes.filter(|note| matches!(note, DayNote::Par(..)) == is_par);
        let rows = notes.map(DayRow::of).map(|row| (row.key(), to_js(&row)));
        put_new(transaction, store, rows).await?;
    }
    put_texts(transaction, MISTAKES, &additions.mistakes).await?;
    let rows = unreadable.iter().map(UnreadableRow::of);
    let rows = rows.map(|row| (row.key(), to_js(&row)));
    put_new(transaction, UNREADABLE, rows).await
}

/// Adds texts to a store, by their keys, except those whose keys exist.
pub async fn put_texts(
    transaction: &Transaction,
    store: &str,
    added: &BTreeMap<String, String>,
) -> Result<(), Error> {
    if added.is_empty() {
        return Ok(());
    }
    let rows = added.iter();
    let rows = rows.map(|(key, text)| (JsValue::from(key), JsValue::from(text)));
    put_new(transaction, store, rows).await
}

/// Adds rows to a store, except those whose keys exist.
async fn put_new(
    transaction: &Transaction,
    store: &str,
    rows: impl Iterator<Item = (JsValue, JsValue)>,
) -> Result<(), Error> {
    let store = transaction.object_store(store)?;
    // In a store without key path, the key is passed beside the row.
    let is_beside = store.key_path()?.is_none();
    let known = store.get_all_keys(None, None)?;
    let known = known.await?;
    let known: BTreeSet<String> = known.iter().map(key_text).collect();
    for (number, (key, row)) in rows.enumerate() {
        if known.contains(&key_text(&key)) {
            continue;
        }
        let key = is_beside.then_some(&key);
        let put = store.put(&row, key)?;
        if number % STEP == 0 {
            put.await?;
        }
    }
    Ok(())
}

/// A key as text, for comparison.
fn key_text(key: &JsValue) -> String {
    let text = key.as_string();
    text.unwrap_or_else(|| js_sys::Array::from(key).join("/").into())
}
