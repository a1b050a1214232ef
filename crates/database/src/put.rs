//! Putting what is new into the stores, in a transaction.

use std::collections::BTreeSet;

use idb::Transaction;
use model::additions::Additions;
use model::day_log::DayNote;
use model::storage::StorageError;
use model::takeover::Unreadable;
use wasm_bindgen::JsValue;

use crate::connection::{DAYS, GAMES, LUCK, PARS, RECORDS, RESULTS, UNREADABLE, trouble};
use crate::row::{DayRow, GameRow, LuckRow, ResultRow, UnreadableRow, to_js};

/// All stores.
pub const ALL: [&str; 7] = [GAMES, RECORDS, RESULTS, LUCK, DAYS, PARS, UNREADABLE];
/// So many rows are written before the page has its turn.
const STEP: usize = 100;

/// Puts additions into the stores, with lines that cannot be read.
pub async fn put(
    transaction: &Transaction,
    additions: &Additions,
    unreadable: &[Unreadable],
) -> Result<(), StorageError> {
    let games = additions.games.iter();
    let rows = games
        .clone()
        .map(|game| (JsValue::from(game.id()), to_js(&GameRow::of(game))));
    put_new(transaction, GAMES, Keys::InRows, rows).await?;
    let rows = games.map(|game| (JsValue::from(game.id()), JsValue::from(game.text())));
    put_new(transaction, RECORDS, Keys::Beside, rows).await?;
    let rows = additions.results.iter();
    let rows = rows.map(|line| (JsValue::from(&line.id), to_js(&ResultRow::of(line))));
    put_new(transaction, RESULTS, Keys::InRows, rows).await?;
    let rows = additions.luck.iter();
    let rows = rows.map(|(id, luck)| (JsValue::from(id), to_js(&LuckRow::of(id, *luck))));
    put_new(transaction, LUCK, Keys::InRows, rows).await?;
    for (store, is_par) in [(DAYS, false), (PARS, true)] {
        let notes = additions.days.iter();
        let notes = notes.filter(|note| matches!(note, DayNote::Par(..)) == is_par);
        let rows = notes.map(DayRow::of).map(|row| (row.key(), to_js(&row)));
        put_new(transaction, store, Keys::InRows, rows).await?;
    }
    let odd = transaction.object_store(UNREADABLE).map_err(trouble)?;
    for line in unreadable {
        let (from, line) = match line {
            Unreadable::Result(line) => (RESULTS, line),
            Unreadable::Day(line) => (DAYS, line),
        };
        let row = UnreadableRow {
            from: from.into(),
            line: line.clone(),
        };
        odd.put(&to_js(&row), None).map_err(trouble)?;
    }
    Ok(())
}

/// Where a store has its keys.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keys {
    InRows,
    Beside,
}

/// Puts rows into a store, but for those whose keys are there.
async fn put_new(
    transaction: &Transaction,
    store: &str,
    keys: Keys,
    rows: impl Iterator<Item = (JsValue, JsValue)>,
) -> Result<(), StorageError> {
    let store = transaction.object_store(store).map_err(trouble)?;
    let known = store.get_all_keys(None, None).map_err(trouble)?;
    let known = known.await.map_err(trouble)?;
    let known: BTreeSet<String> = known.iter().map(name_of).collect();
    for (number, (key, row)) in rows.enumerate() {
        if known.contains(&name_of(&key)) {
            continue;
        }
        let key = (keys == Keys::Beside).then_some(&key);
        let put = store.put(&row, key).map_err(trouble)?;
        if number % STEP == 0 {
            put.await.map_err(trouble)?;
        }
    }
    Ok(())
}

/// A key as a text, so that keys can be compared.
fn name_of(key: &JsValue) -> String {
    let text = key.as_string();
    text.unwrap_or_else(|| js_sys::Array::from(key).join("/").into())
}
