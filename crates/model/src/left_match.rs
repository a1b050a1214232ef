//! Matches of pages that were left before the database was known to have their last moves.
//!
//! A browser may drop what a page asks of the database just before it is left. So the page keeps the match here, in the
//! local storage, and the tab that opens the database next puts it there.

use crate::save_slot::{LEFT, SaveSlot};
use crate::storage::{self, StorageError};

/// Keeps the text of a slot's match. If it cannot be written, it is lost with the page.
pub fn keep(slot: SaveSlot, text: &str) {
    let _ = storage::write(&slot.left_key(), text);
}

/// Whether a key of the local storage is that of a match that is kept.
pub fn is_left(key: &str) -> bool {
    key.starts_with(LEFT)
}

/// The text that is kept of a slot's match.
fn text(slot: SaveSlot) -> Option<String> {
    storage::read(&slot.left_key()).ok().flatten()
}

/// All matches that are kept, each with its slot and its text.
///
/// # Errors
///
/// If the local storage cannot be read.
pub fn all() -> Result<Vec<(SaveSlot, String)>, StorageError> {
    let keys = storage::keys(LEFT)?;
    let slots = keys.iter().filter_map(|key| SaveSlot::of_left_key(key));
    Ok(slots.filter_map(|slot| Some((slot, text(slot)?))).collect())
}

/// Deletes the text of a slot's match if it is this one, because the database has it. A later one stays, which another
/// page may have kept since.
pub fn forget(slot: SaveSlot, text: &str) {
    if self::text(slot).as_deref() == Some(text) {
        // If it cannot be removed, the next tab finds that the database has it.
        let _ = storage::remove(&slot.left_key());
    }
}

#[cfg(test)]
mod tests {
    use engine::GameId;

    use super::*;
    use crate::takeover;

    #[test]
    fn keys_lead_to_their_slots_and_are_none_of_earlier_releases() {
        let day = "2026-11-21".parse().unwrap();
        for game in GameId::ALL {
            for slot in [SaveSlot::of(game), SaveSlot::of_day(game, day)] {
                assert_eq!(SaveSlot::of_left_key(&slot.left_key()), Some(slot));
                assert!(!takeover::is_old(&slot.left_key()));
            }
        }
        for other in ["tablee.left.chess", "tablee.saved.dekal", "tablee.left."] {
            assert_eq!(SaveSlot::of_left_key(other), None, "{other}");
        }
    }
}
