//! Putting what is new into the stores, in a transaction.

use std::collections::BTreeSet;

use idb::{Error, Transaction};
use model::additions::Additions;
use model::archive::SavedGame;
use model::day_log::DayNote;
use model::takeover::Unreadable;
use wasm_bindgen::JsValue;

use crate::row::{DayRow, GameRow, LuckRow, ResultRow, UnreadableRow, to_js};
use crate::stores::{DAYS, GAMES, LUCK, PARS, RECORDS, RESULTS, UNREADABLE};

/// So many rows are written before the page has its turn.
const STEP: usize = 100;

/// What became of a game that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is kept.
    Added,
    /// It was there already.
    Known,
}

/// Puts a game into the stores, unless it is there.
pub async fn put_game(transaction: &Transaction, game: &SavedGame) -> Result<Kept, Error> {
    let games = transaction.object_store(GAMES)?;
    let key = JsValue::from(game.id());
    let known = games.get_key(key.clone())?;
    if known.await?.is_some() {
        return Ok(Kept::Known);
    }
    games.put(&to_js(&GameRow::of(game)), None)?;
    let records = transaction.object_store(RECORDS)?;
    let record = records.put(&game.text().into(), Some(&key))?;
    record.await?;
    Ok(Kept::Added)
}

/// Puts additions into the stores, with lines that cannot be read.
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
    let rows = unreadable.iter().map(UnreadableRow::of);
    let rows = rows.map(|row| (row.key(), to_js(&row)));
    put_new(transaction, UNREADABLE, rows).await
}

/// Puts rows into a store, but for those whose keys are there.
async fn put_new(
    transaction: &Transaction,
    store: &str,
    rows: impl Iterator<Item = (JsValue, JsValue)>,
) -> Result<(), Error> {
    let store = transaction.object_store(store)?;
    // Where rows have no key in them it stands beside them.
    let is_beside = store.key_path()?.is_none();
    let known = store.get_all_keys(None, None)?;
    let known = known.await?;
    let known: BTreeSet<String> = known.iter().map(name_of).collect();
    for (number, (key, row)) in rows.enumerate() {
        if known.contains(&name_of(&key)) {
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

/// A key as a text, so that keys can be compared.
fn name_of(key: &JsValue) -> String {
    let text = key.as_string();
    text.unwrap_or_else(|| js_sys::Array::from(key).join("/").into())
}
