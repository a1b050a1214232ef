//! The matches by letter on this device.

use std::collections::BTreeMap;

use engine::Game;
use model::exchanges::letter::{KeptLetter, Letter, LetterError, PREFIX, Relation};
use model::storage::StorageError;

/// The texts of all matches, by key.
pub async fn all() -> Result<BTreeMap<String, String>, StorageError> {
    database::exchanges(PREFIX).await
}

/// Keeps a match, if it continues what is kept of it; returns whether it does.
pub async fn keep<G: Game>(kept: &KeptLetter<G>) -> Result<bool, StorageError> {
    match kept.letter.id() {
        Some(id) => database::put_exchange(&KeptLetter::<G>::key(&id), &kept.text()).await,
        // A match begins with names and rules that fit into a link.
        None => Ok(false),
    }
}

/// Removes a match.
pub async fn remove<G: Game>(id: &str) -> Result<(), StorageError> {
    database::remove_exchanges(&KeptLetter::<G>::key(id)).await
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
    Unreadable(LetterError),
}

/// Finds the match of an id.
pub async fn find<G: Game>(id: &str) -> Result<Opening<G>, StorageError> {
    let key = KeptLetter::<G>::key(id);
    Ok(match all().await?.get(&key) {
        None => Opening::Gone,
        Some(text) => match KeptLetter::read(&key, text) {
            Ok(kept) => Opening::Match(kept, false),
            Err(error) => Opening::Unreadable(error),
        },
    })
}

/// Opens a letter: what goes further than what is kept of its match is kept.
pub async fn open<G: Game>(letter: Letter<G>, now: u64) -> Result<Opening<G>, StorageError> {
    let Some(id) = letter.id() else {
        return Ok(Opening::Unknown(letter));
    };
    let known = match find::<G>(&id).await? {
        Opening::Match(known, _) => known,
        Opening::Gone => return Ok(Opening::Unknown(letter)),
        other => return Ok(other),
    };
    Ok(match letter.relation(&known.letter) {
        Relation::Further => {
            let seat = known.seat;
            let kept = KeptLetter {
                letter,
                seat,
                since: now,
            };
            match keep(&kept).await? {
                true => Opening::Match(kept, false),
                // Another tab has gone further meanwhile.
                false => find(&id).await?,
            }
        }
        Relation::Same => Opening::Match(known, false),
        Relation::Behind => Opening::Match(known, true),
        Relation::Diverges | Relation::OtherMatch => Opening::Diverges(known, letter),
    })
}
