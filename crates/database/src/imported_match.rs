//! Puts imported matches under way on their tables.

use idb::{Error, Transaction};
use js_sys::Array;
use model::additions::ImportedMatch;

use crate::put::put_game;
use crate::saves::{latest, remove};
use crate::stores::SAVES;

/// Saves a match at its table, and keeps the one whose place it takes as a game. A match that is over stays saved until
/// its table is next opened, which keeps it if it is not among the games. Returns `false` and writes nothing if another
/// tab has saved there meanwhile.
pub async fn put_imported_match(
    transaction: &Transaction,
    imported: &ImportedMatch,
) -> Result<bool, Error> {
    let table = imported.slot.name();
    let saved = latest(transaction, &table).await?;
    let expected = imported.before.as_ref().map(|before| &before.text);
    if saved.as_ref().map(|save| &save.text) != expected {
        return Ok(false);
    }
    let number = saved.map_or(0, |save| save.number);
    let key = Array::of2(&table.as_str().into(), &(number + 1).into());
    let saves = transaction.object_store(SAVES)?;
    let text = imported.save.text.as_str().into();
    saves.add(&text, Some(&key))?.await?;
    if let Some(game) = imported.replaced() {
        put_game(transaction, game).await?;
        remove(transaction, &table, number).await?;
    }
    Ok(true)
}
