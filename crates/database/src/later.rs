//! The functions that tables need. A table has to be shown before the code that stores played games is loaded,
//! so these functions load that code when they need it.

use engine::GameId;
use lazy::NotLoaded;
use model::archive::SavedGame;
use model::day::Day;
use model::left_match;
use model::results::{Achievement, Rating};
use model::storage::{self, StorageError};
use model::takeover::is_old;

use crate::access::put_from_local_storage;
use crate::connection::BoxFuture;
use crate::evenings::has_evenings as has_evenings_now;
use crate::finish::{Ended, ReplacedMatch};
use crate::saves::{self, Save};

/// Why something was not stored or read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeepError {
    /// The code that does it could not be loaded.
    #[error(transparent)]
    NotLoaded(#[from] NotLoaded),
    /// The database is blocked or full.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

/// The functions of the part that is loaded later.
pub struct DatabasePart {
    put_from_local_storage: fn() -> BoxFuture<'static, ()>,
    finish: fn(SavedGame, Option<Day>, Ended) -> BoxFuture<'static, ()>,
    keep_replaced: fn(String, u32, ReplacedMatch, Option<Day>) -> BoxFuture<'static, ()>,
    read: fn(String) -> BoxFuture<'static, Option<String>>,
    note_luck: fn(String, f64) -> BoxFuture<'static, ()>,
    achievement: fn(SavedGame) -> BoxFuture<'static, Achievement>,
    rating: fn(GameId) -> BoxFuture<'static, Option<Rating>>,
    has_evenings: fn() -> BoxFuture<'static, bool>,
}

lazy::part!(
    /// The code that stores played games.
    DATABASE: DatabasePart = database, DatabasePart {
        put_from_local_storage: || Box::pin(put_from_local_storage()),
        finish: |game, day, ended| Box::pin(async move {
            crate::finish(&game, day, ended).await?;
            if ended == Ended::Now {
                // Now there is data that the browser should not evict.
                crate::ask_to_persist().await;
            }
            Ok(())
        }),
        keep_replaced: |table, number, replaced, day| Box::pin(async move {
            crate::keep_replaced(&table, number, &replaced, day).await
        }),
        read: |id| Box::pin(async move { crate::read(&id).await }),
        note_luck: |id, found| Box::pin(async move { crate::note_luck(&id, found).await }),
        achievement: |game| Box::pin(async move { crate::achievement(&game).await }),
        rating: |game| Box::pin(crate::rating(game)),
        has_evenings: || Box::pin(has_evenings_now()),
    }
);

/// Loads the code in advance, since something will soon be stored.
pub async fn prepare() {
    // A failure is reported when the code is needed.
    let _ = DATABASE.load().await;
}

/// See [`load`](crate::load). First puts into the database what an earlier release or a page that was left keeps in the
/// local storage.
///
/// # Errors
/// If the code for that cannot be loaded, or the database cannot be read.
pub async fn load(table: String) -> Result<Vec<Save>, KeepError> {
    // If the local storage is blocked, nothing could be kept there.
    let keys = storage::keys("tablee.").unwrap_or_default();
    if keys
        .iter()
        .any(|key| is_old(key) || left_match::is_left(key))
    {
        (DATABASE.load().await?.put_from_local_storage)().await?;
    }
    Ok(saves::load(&table).await?)
}

/// See [`finish`](crate::finish). Also asks the browser not to evict the data, unless the game has ended before.
///
/// # Errors
/// If the code cannot be loaded, or the database is blocked or full.
pub async fn finish(game: SavedGame, day: Option<Day>, ended: Ended) -> Result<(), KeepError> {
    Ok((DATABASE.load().await?.finish)(game, day, ended).await?)
}

/// See [`keep_replaced`](crate::keep_replaced).
///
/// # Errors
/// As [`finish`]; the save stays then.
pub async fn keep_replaced(
    table: String,
    number: u32,
    replaced: ReplacedMatch,
    day: Option<Day>,
) -> Result<(), KeepError> {
    Ok((DATABASE.load().await?.keep_replaced)(table, number, replaced, day).await?)
}

/// See [`read`](crate::read).
///
/// # Errors
/// If the code cannot be loaded, or the database cannot be read.
pub async fn read(id: String) -> Result<Option<String>, KeepError> {
    Ok((DATABASE.load().await?.read)(id).await?)
}

/// See [`note_luck`](crate::note_luck).
///
/// # Errors
/// As [`finish`].
pub async fn note_luck(id: String, found: f64) -> Result<(), KeepError> {
    Ok((DATABASE.load().await?.note_luck)(id, found).await?)
}

/// See [`achievement`](crate::achievement).
///
/// # Errors
/// If the code cannot be loaded, or the database cannot be read.
pub async fn achievement(game: SavedGame) -> Result<Achievement, KeepError> {
    Ok((DATABASE.load().await?.achievement)(game).await?)
}

/// See [`rating`](crate::rating).
///
/// # Errors
/// If the code cannot be loaded, or the database cannot be read.
pub async fn rating(game: GameId) -> Result<Option<Rating>, KeepError> {
    Ok((DATABASE.load().await?.rating)(game).await?)
}

/// Whether anything of any evening is stored.
///
/// # Errors
/// If the code cannot be loaded, or the database cannot be read.
pub async fn has_evenings() -> Result<bool, KeepError> {
    Ok((DATABASE.load().await?.has_evenings)().await?)
}
