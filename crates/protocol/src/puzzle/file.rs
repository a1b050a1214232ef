//! The files of puzzles.

use super::{Puzzle, PuzzleGame, Stored};
use crate::checksum::checksum_of;
use crate::message::{DecodeError, decode, encode};

/// The version of the files.
const VERSION: u8 = 1;

/// The puzzles of a game, as one file has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzles<G: PuzzleGame>(pub Vec<Puzzle<G>>);

/// Why bytes are no puzzles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// They end too early to be a file of puzzles.
    #[error("the puzzles are cut off")]
    CutOff,
    /// They have another version.
    #[error("the puzzles are of version {0}, not {VERSION}")]
    Version(u8),
    /// They are not what was written.
    #[error("the puzzles are damaged")]
    Damaged,
    /// A state is none that play reaches, or something is missing or left over.
    #[error("the puzzles cannot be read: {0}")]
    Unreadable(DecodeError),
    /// One of them is no puzzle.
    #[error("puzzle {place} is none: {reason}")]
    NoPuzzle {
        /// Its place, from 0.
        place: usize,
        /// What is wrong with it.
        reason: &'static str,
    },
}

impl<G: PuzzleGame> Puzzles<G> {
    /// The bytes of the file: the version, the puzzles in postcard's encoding, and their checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored: Vec<Stored<G>> = self.0.iter().map(Stored::from).collect();
        let mut bytes = vec![VERSION];
        bytes.extend(encode(&stored));
        bytes.extend(checksum_of(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// If they are of another version, damaged, or no puzzles: each is a state that play can reach, its seat is to decide,
    /// what is accepted is legal, and something is not accepted.
    pub fn from_bytes(bytes: &[u8]) -> Result<Puzzles<G>, PuzzleError> {
        let version = *bytes.first().ok_or(PuzzleError::CutOff)?;
        if version != VERSION {
            return Err(PuzzleError::Version(version));
        }
        let (kept, checksum) = bytes.split_last_chunk().ok_or(PuzzleError::CutOff)?;
        if checksum_of(kept) != u32::from_le_bytes(*checksum) {
            return Err(PuzzleError::Damaged);
        }
        let stored = kept.get(1..).ok_or(PuzzleError::CutOff)?;
        let stored: Vec<Stored<G>> = decode(stored).map_err(PuzzleError::Unreadable)?;
        let puzzles = stored.into_iter().enumerate().map(|(place, stored)| {
            Puzzle::try_from(stored).map_err(|reason| PuzzleError::NoPuzzle { place, reason })
        });
        puzzles.collect::<Result<_, _>>().map(Puzzles)
    }
}
