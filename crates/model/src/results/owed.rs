//! What the results owe: changes that are written down at once, in a line, and
//! made when the code for it is there. A page that is closed before loses none.

use std::str::FromStr;

use crate::archive::Store;
use crate::storage::StorageError;

/// Where it is written down.
const OWED: &str = "tablee.results-owed";

/// What is to be done about a game of the archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Debt {
    /// Its result is to be noted; whether it was the attempt that counts at a
    /// game of the day.
    Note {
        /// See [`Kind::Daily`](super::Kind::Daily).
        counted: bool,
    },
    /// Its result is to be forgotten: it did not end like this after all. Tables of
    /// version 0.2.0 and before, where a last move could be taken back, owe this.
    Forget,
}

/// A game by its name in the archive, and what is to be done about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owed {
    pub id: String,
    pub debt: Debt,
}

impl Owed {
    fn write(id: &str, debt: Debt) -> String {
        let sign = match debt {
            Debt::Note { counted: false } => "+",
            Debt::Note { counted: true } => "!",
            Debt::Forget => "-",
        };
        [sign, id].concat()
    }
}

impl FromStr for Owed {
    type Err = ();

    fn from_str(text: &str) -> Result<Owed, ()> {
        let debts = [
            ("+", Debt::Note { counted: false }),
            ("!", Debt::Note { counted: true }),
            ("-", Debt::Forget),
        ];
        let mut debts = debts.into_iter();
        let owed = debts.find_map(|(sign, debt)| Some((text.strip_prefix(sign)?, debt)));
        let (id, debt) = owed.ok_or(())?;
        Ok(Owed {
            id: id.into(),
            debt,
        })
    }
}

/// Writes down what is to be done about a game of the archive, after all that
/// is to be done already.
///
/// # Errors
/// If the storage is blocked or full.
pub fn owe(store: &impl Store, id: &str, debt: Debt) -> Result<(), StorageError> {
    let mut all = store.read(OWED)?.unwrap_or_default();
    if !all.is_empty() {
        all.push(' ');
    }
    all.push_str(&Owed::write(id, debt));
    store.write(OWED, &all)
}

/// All that is to be done, in its order.
///
/// # Errors
/// If the storage cannot be read.
pub fn owed(store: &impl Store) -> Result<Vec<Owed>, StorageError> {
    let all = store.read(OWED)?.unwrap_or_default();
    // What cannot be read was never written here.
    Ok(all.split(' ').filter_map(|one| one.parse().ok()).collect())
}

/// Nothing is to be done any more.
///
/// # Errors
/// If the storage cannot be written.
pub fn paid(store: &impl Store) -> Result<(), StorageError> {
    store.remove(OWED)
}
