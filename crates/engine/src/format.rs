//! What tells a record from other documents, and why a document is none.

/// What a record's `format` says.
pub const FORMAT: &str = "tablee-record";
/// The newest version of the format that this program reads, and the one it
/// writes.
pub const VERSION: u32 = 1;

/// Why a document is no record that can be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is not JSON, or lacks something, or holds something of a wrong kind.
    #[error("the record is damaged: {0}")]
    Damaged(String),
    /// It is some other program's document.
    #[error("this is not a Tablée record")]
    Foreign,
    /// A newer version of the program wrote it.
    #[error("the record has format version {0}, and this program reads up to {VERSION}: update it")]
    Newer(u32),
    /// It is longer than any match.
    #[error("the record is too large to be that of a match")]
    Enormous,
    /// It holds another game.
    #[error("the record holds another game")]
    OtherGame,
    /// What it tells cannot have happened.
    #[error("the record contradicts the rules: {0}")]
    Impossible(String),
}

/// The error of a text that serde cannot read.
pub(crate) fn damaged(error: serde_json::Error) -> RecordError {
    RecordError::Damaged(error.to_string())
}
