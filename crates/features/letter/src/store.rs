//! The matches by letter on this device.

use std::collections::BTreeMap;

use engine::Game;
use model::archive::SavedGame;
use model::clock::now;
use model::exchanges::letter::{KeptLetter, Letter, PREFIX, Relation, Turn};
use model::storage::StorageError;
use wasm_bindgen_futures::spawn_local;

/// The texts of all matches, by key.
pub async fn all() -> Result<BTreeMap<String, String>, StorageError> {
    database::exchanges(PREFIX).await
}

/// Keeps a match, if it continues what is kept of it, and among the games played if it is over now. Returns whether it is
/// what is kept, so that a second attempt at the same succeeds.
pub async fn keep<G: Game>(kept: &KeptLetter<G>) -> Result<bool, StorageError> {
    let key = KeptLetter::<G>::key(&kept.id);
    let is_over = kept.letter.turn() == Turn::Over;
    let ended = is_over.then(|| SavedGame::new(kept.letter.record().clone(), now()));
    if database::put_exchange(&key, &kept.text(), ended.as_ref()).await? {
        return Ok(true);
    }
    Ok(match find::<G>(&kept.id).await? {
        Opening::Match(there, _) => there.letter == kept.letter && there.seat == kept.seat,
        _ => false,
    })
}

/// As [`keep`], for a match that is new on this device. It lies there for days, so the browser is asked to keep it.
pub async fn keep_new<G: Game>(kept: &KeptLetter<G>) -> Result<bool, StorageError> {
    // A browser that asks the person answers when they do.
    spawn_local(database::ask_to_persist());
    keep(kept).await
}

/// Removes the row of a key.
pub async fn remove(key: &str) -> Result<(), StorageError> {
    database::remove_exchange(key).await
}

/// What an address leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum Opening<G: Game> {
    /// The person is to say who they are.
    Unknown(Letter<G>),
    /// A match; whether the letter was older than what is known of it.
    Match(KeptLetter<G>, bool),
    /// A letter that tells something else than what is known of its match.
    Diverges(KeptLetter<G>, Letter<G>),
    /// There is no such match here.
    Gone,
    /// What is kept cannot be read.
    Unreadable,
}

/// Finds the match of an id.
pub async fn find<G: Game>(id: &str) -> Result<Opening<G>, StorageError> {
    Ok(found(&all().await?, id))
}

fn found<G: Game>(all: &BTreeMap<String, String>, id: &str) -> Opening<G> {
    let key = KeptLetter::<G>::key(id);
    match all.get(&key).map(|text| KeptLetter::read(&key, text)) {
        None => Opening::Gone,
        Some(Ok(kept)) => Opening::Match(kept, false),
        Some(Err(_)) => Opening::Unreadable,
    }
}

/// Opens a letter: what goes further than what is kept of its match is kept.
pub async fn open<G: Game>(letter: Letter<G>, now: u64) -> Result<Opening<G>, StorageError> {
    let Some(id) = letter.id() else {
        return Ok(Opening::Unknown(letter));
    };
    let all = all().await?;
    let known = match found::<G>(&all, &id) {
        Opening::Match(known, _) => known,
        Opening::Gone => {
            // Another version of the page may have written the id in another way.
            let mut all = all.iter();
            let known = all.find_map(|(key, text)| {
                let kept = KeptLetter::<G>::read(key, text).ok()?;
                (letter.relation(&kept.letter) != Relation::OtherMatch).then_some(kept)
            });
            match known {
                Some(known) => known,
                None => return Ok(Opening::Unknown(letter)),
            }
        }
        other => return Ok(other),
    };
    Ok(match letter.relation(&known.letter) {
        Relation::Further => {
            let kept = KeptLetter {
                letter,
                since: now,
                ..known
            };
            match keep(&kept).await? {
                true => Opening::Match(kept, false),
                // Another tab has gone further meanwhile.
                false => find(&kept.id).await?,
            }
        }
        Relation::Same => Opening::Match(known, false),
        Relation::Behind => Opening::Match(known, true),
        Relation::Diverges | Relation::OtherMatch => Opening::Diverges(known, letter),
    })
}
