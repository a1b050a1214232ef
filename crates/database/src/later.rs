//! The same for tables, whose code is loaded beside that of the database: they show that they wait for it, or
//! that it cannot be had.

use lazy::NotLoaded;
use model::archive::SavedGame;
use model::day::Day;
use model::storage::StorageError;

use crate::connection::Coming;
use crate::{Save, Saved};

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeepError {
    /// The code for it could not be loaded.
    #[error(transparent)]
    NotLoaded(#[from] NotLoaded),
    /// The database is blocked or full.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

/// What tables need.
pub struct Keeper {
    load: fn(String) -> Coming<'static, Option<Save>>,
    save: fn(&str, &Save) -> Coming<'static, Saved>,
    finish: fn(SavedGame, Option<Day>) -> Coming<'static, ()>,
    finish_late: fn(SavedGame, Option<Day>) -> Coming<'static, ()>,
    keep: fn(SavedGame) -> Coming<'static, ()>,
    read: fn(String) -> Coming<'static, Option<String>>,
    note_luck: fn(String, f64) -> Coming<'static, ()>,
}

lazy::part!(
    /// What tables need.
    pub KEEPER: Keeper = database, Keeper {
        load: |table| Box::pin(async move { crate::load(&table).await }),
        save: crate::save,
        finish: |game, day| Box::pin(async move {
            crate::finish(&game, day).await?;
            // Now there is something that should not go by itself.
            crate::ask_to_persist().await;
            Ok(())
        }),
        finish_late: |game, day| Box::pin(async move { crate::finish_late(&game, day).await }),
        keep: |game| Box::pin(async move { crate::keep(&game).await.map(drop) }),
        read: |id| Box::pin(async move { crate::read(&id).await }),
        note_luck: |id, found| Box::pin(async move { crate::note_luck(&id, found).await }),
    }
);

/// See [`load`](crate::load).
///
/// # Errors
/// If the code cannot be loaded, or the database not be read.
pub async fn load(table: String) -> Result<Option<Save>, KeepError> {
    Ok((KEEPER.load().await?.load)(table).await?)
}

/// See [`save`](crate::save).
///
/// # Errors
/// As [`finish`].
pub fn save(table: &str, save: &Save) -> Coming<'static, Saved, KeepError> {
    // Once the code is here the browser is asked before this returns.
    let saving = KEEPER.get().map(|keeper| (keeper.save)(table, save));
    let (table, save) = (table.to_owned(), save.clone());
    Box::pin(async move {
        let saving = match saving {
            Some(saving) => saving,
            None => (KEEPER.load().await?.save)(&table, &save),
        };
        Ok(saving.await?)
    })
}

/// See [`finish`](crate::finish). The browser is asked to keep it.
///
/// # Errors
/// If the code cannot be loaded, or the database is blocked or full.
pub async fn finish(game: SavedGame, day: Option<Day>) -> Result<(), KeepError> {
    Ok((KEEPER.load().await?.finish)(game, day).await?)
}

/// See [`finish_late`](crate::finish_late).
///
/// # Errors
/// As [`finish`].
pub async fn finish_late(game: SavedGame, day: Option<Day>) -> Result<(), KeepError> {
    Ok((KEEPER.load().await?.finish_late)(game, day).await?)
}

/// See [`keep`](crate::keep).
///
/// # Errors
/// As [`finish`].
pub async fn keep(game: SavedGame) -> Result<(), KeepError> {
    Ok((KEEPER.load().await?.keep)(game).await?)
}

/// See [`read`](crate::read).
///
/// # Errors
/// If the code cannot be loaded, or the database not be read.
pub async fn read(id: String) -> Result<Option<String>, KeepError> {
    Ok((KEEPER.load().await?.read)(id).await?)
}

/// See [`note_luck`](crate::note_luck).
///
/// # Errors
/// As [`finish`].
pub async fn note_luck(id: String, found: f64) -> Result<(), KeepError> {
    Ok((KEEPER.load().await?.note_luck)(id, found).await?)
}
