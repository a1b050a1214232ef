//! Reads the contents of the stores within a transaction.

use std::collections::BTreeSet;

use idb::{Error, KeyRange, Transaction};
use model::additions::StoredData;
use model::day_log::{DayLog, DayNote};
use model::results::{Line, Results, read_luck};
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use crate::connection::BoxFuture;
use crate::row::{DayRow, LuckRow, ResultRow, UnreadableRow, from_js};
use crate::stores::{DAYS, GAMES, LUCK, PARS, RESULTS, UNREADABLE};

/// The number of rows that are read at a time: some milliseconds on a slow device.
const STEP: u32 = 500;

/// All that is stored about played games, for comparison with additions.
pub fn known(transaction: &Transaction) -> BoxFuture<'_, StoredData, Error> {
    Box::pin(async move {
        let games: BTreeSet<String> = ids(transaction).await?.into_iter().collect();
        Ok(StoredData {
            games,
            results: results(transaction).await?,
            days: days(transaction).await?,
            ..StoredData::default()
        })
    })
}

/// The ids of all games.
pub async fn ids(transaction: &Transaction) -> Result<Vec<String>, Error> {
    let games = transaction.object_store(GAMES)?;
    let keys = games.get_all_keys(None, None)?;
    let keys = keys.await?;
    Ok(keys.iter().filter_map(JsValue::as_string).collect())
}

/// All results, with the luck.
pub fn results(transaction: &Transaction) -> BoxFuture<'_, Results, Error> {
    Box::pin(async move {
        let mut results = Results::default();
        for row in rows::<ResultRow>(transaction, RESULTS).await? {
            match row.line.parse::<Line>() {
                Ok(line) => results.games.push(line),
                Err(_) => results.unreadable += 1,
            }
        }
        results.games.sort_by_key(|line| line.ended);
        let luck = rows::<LuckRow>(transaction, LUCK).await?;
        results.luck = luck.iter().filter_map(|row| read_luck(&row.line)).collect();
        let odd = rows::<UnreadableRow>(transaction, UNREADABLE).await?;
        results.unreadable += odd.iter().filter(|row| row.from == RESULTS).count();
        Ok(results)
    })
}

/// All rows of a store, read in steps of `STEP`. Rows in an unknown format are left out.
pub async fn rows<T: DeserializeOwned>(
    transaction: &Transaction,
    store: &str,
) -> Result<Vec<T>, Error> {
    let store = transaction.object_store(store)?;
    let (mut rows, mut last) = (Vec::new(), None::<JsValue>);
    loop {
        let range = last.map(|last| KeyRange::lower_bound(&last, Some(true)));
        let range = range.transpose()?;
        let keys = store.get_all_keys(range.clone().map(Into::into), Some(STEP))?;
        let found = store.get_all(range.map(Into::into), Some(STEP))?;
        let (keys, found) = (keys.await?, found.await?);
        rows.extend(found.iter().filter_map(from_js::<T>));
        match keys.last() {
            Some(key) if keys.len() == STEP as usize => last = Some(key.clone()),
            _ => return Ok(rows),
        }
    }
}

/// All results and pars of days' games.
pub fn days(transaction: &Transaction) -> BoxFuture<'_, DayLog, Error> {
    Box::pin(async move {
        let mut log = DayLog::default();
        for store in [DAYS, PARS] {
            for row in rows::<DayRow>(transaction, store).await? {
                match row.note.parse::<DayNote>() {
                    Ok(note) => drop(log.add(note)),
                    Err(_) => log.unreadable += 1,
                }
            }
        }
        let odd = rows::<UnreadableRow>(transaction, UNREADABLE).await?;
        log.unreadable += odd.iter().filter(|row| row.from == DAYS).count();
        Ok(log)
    })
}
