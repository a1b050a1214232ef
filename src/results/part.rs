//! The part of the page that keeps the results: loaded when a game ends.

use super::settle;
use crate::archive::Device;
use crate::storage::StorageError;

/// What the part offers.
pub struct ResultsPart {
    /// Does what is [owed](super::owe).
    pub settle: fn() -> Result<(), StorageError>,
}

lazy::part!(
    /// What keeps the results.
    pub RESULTS: ResultsPart = "results-book",
    ResultsPart {
        settle: || settle(&Device),
    }
);
