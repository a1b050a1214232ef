//! The archive: the stored games.

use engine::GameId;
use idb::{Error, KeyRange, Query, Transaction};
use js_sys::Array;
use model::archive::{SavedGame, Summary};
use model::storage::StorageError;
use wasm_bindgen::JsValue;

use crate::access;
use crate::put::{KeepOutcome, put_game};
use crate::row::{GameRow, from_js};
use crate::rows;
use crate::stores::{BY_GAME, GAMES, LATEST, RECORDS};

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedGame {
    /// The id of the game.
    pub id: String,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended: u64,
    /// Its summary; `None` if its record cannot be read.
    pub summary: Option<Summary>,
}

/// Stores a game without a result.
///
/// # Errors
/// If the database is blocked or full; nothing is stored then.
pub async fn keep(game: &SavedGame) -> Result<KeepOutcome, StorageError> {
    access::write(&[GAMES, RECORDS], async |transaction| {
        put_game(transaction, game).await
    })
    .await
}

/// The text of a game's record, damaged or not; `None` if there is no such game.
///
/// # Errors
/// If the database cannot be read.
pub async fn read(id: &str) -> Result<Option<String>, StorageError> {
    access::read(&[RECORDS], async |transaction| {
        let records = transaction.object_store(RECORDS)?;
        let found = records.get(JsValue::from(id))?;
        let found = found.await?;
        Ok(found.and_then(|text| text.as_string()))
    })
    .await
}

/// The texts of these games' records, damaged or not, in the same order. Games that are not stored are left
/// out.
///
/// # Errors
/// If the database cannot be read.
pub async fn records(games: &[ListedGame]) -> Result<Vec<String>, StorageError> {
    access::read(&[RECORDS], async |transaction| {
        let records = transaction.object_store(RECORDS)?;
        let mut texts = Vec::new();
        for game in games {
            let found = records.get(JsValue::from(&game.id))?.await?;
            texts.extend(found.and_then(|text| text.as_string()));
        }
        Ok(texts)
    })
    .await
}

/// Deletes a game; its result stays. Does nothing if there is no such game.
///
/// # Errors
/// If the database cannot be written.
pub async fn remove(id: &str) -> Result<(), StorageError> {
    access::write(&[GAMES, RECORDS], async |transaction| {
        for store in [GAMES, RECORDS] {
            let store = transaction.object_store(store)?;
            let removed = store.delete(JsValue::from(id))?;
            removed.await?;
        }
        Ok(())
    })
    .await
}

/// The ids of all games.
///
/// # Errors
/// If the database cannot be read.
pub async fn ids() -> Result<Vec<String>, StorageError> {
    access::read(&[GAMES], async |transaction| rows::ids(transaction).await).await
}

/// The number of games of one kind, or of all with `None`.
///
/// # Errors
/// If the database cannot be read.
pub async fn count(game: Option<GameId>) -> Result<usize, StorageError> {
    access::read(&[GAMES], async |transaction| {
        let index = index(transaction, game)?;
        let count = index.count(range(game, None)?)?;
        Ok(count.await? as usize)
    })
    .await
}

/// A page of the list of games, the latest first: at most `limit` games of one kind (or of all with `None`),
/// beginning after the game `after`.
///
/// # Errors
/// If the database cannot be read.
pub async fn page(
    game: Option<GameId>,
    after: Option<&ListedGame>,
    limit: u32,
) -> Result<Vec<ListedGame>, StorageError> {
    access::read(&[GAMES], async |transaction| {
        let index = index(transaction, game)?;
        let rows = index.get_all(range(game, after)?, Some(limit))?;
        let rows = rows.await?;
        Ok(rows.iter().filter_map(listed).collect())
    })
    .await
}

fn listed(row: &JsValue) -> Option<ListedGame> {
    let row: GameRow = from_js(row)?;
    Some(ListedGame {
        id: row.id,
        ended: row.ended,
        summary: row.summary,
    })
}

fn index(transaction: &Transaction, game: Option<GameId>) -> Result<idb::Index, Error> {
    let games = transaction.object_store(GAMES)?;
    let name = match game {
        None => LATEST,
        Some(_) => BY_GAME,
    };
    games.index(name)
}

/// The range of index keys for games of a kind after `after`; `None` if that is the whole index.
fn range(game: Option<GameId>, after: Option<&ListedGame>) -> Result<Option<Query>, Error> {
    let first = Array::new();
    if let Some(game) = game {
        first.push(&game.name().into());
    }
    if let Some(after) = after {
        first.push(&JsValue::from(-(after.ended as f64)));
        first.push(&after.id.as_str().into());
    }
    let range = match game {
        None if after.is_none() => return Ok(None),
        None => KeyRange::lower_bound(&first, Some(true)),
        // In IndexedDB arrays sort after numbers.
        Some(game) => {
            let last = Array::of2(&game.name().into(), &Array::new());
            KeyRange::bound(&first, &last, Some(true), Some(true))
        }
    };
    Ok(Some(range?.into()))
}
