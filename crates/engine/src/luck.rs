//! Luck that is the same on every machine and in every release.
//!
//! Every chance event has an [`RngStream`]: its round, its turn, and its place in that turn. Seed and stream
//! alone determine the random numbers of the event, so taking a move back never rolls it again, and a seed
//! deals the same to everyone who plays it.
//!
//! Numbers are drawn by [`below`] and shuffled by the games' own code, not by the distributions of `rand`,
//! whose algorithms may change between releases: a seed must deal the same luck for ever. The same holds
//! wherever results are kept: for bots, whose choices by a seed are compared between machines and releases;
//! for their training, since the committed weights can be learned again from their seed; and for
//! measurements, since the figures in `docs` name their seeds. Everything else, tests above all, uses `rand`.

use core::fmt;
use core::str::FromStr;

#[cfg(feature = "luck")]
use chacha20::ChaCha8Rng;
use rand_core::Rng;

use crate::notation::debug_as_display;

/// The seed of a match's luck: 64 bits, written with up to 13 letters and digits of Crockford's base 32,
/// which has no I, L, O or U. Every seed has one text; reading ignores only case, blanks and dashes, so the
/// seed that a person types is shown unchanged afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "text::Text", into = "text::Text")
)]
pub struct Seed(pub u64);

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeedError {
    /// There is nothing but blanks and dashes.
    #[error("a seed needs at least one letter or digit")]
    Empty,
    /// A character that is neither a digit nor a letter, or is I, L, O or U.
    #[error("a seed is written with digits and letters other than I, L, O and U, not '{0}'")]
    Character(char),
    /// It begins with a 0, which its text would not have.
    #[error("a seed does not begin with 0")]
    LeadingZero,
    /// It does not fit into 64 bits.
    #[error("a seed has at most 13 letters and digits, and the largest is FZZZZZZZZZZZZ")]
    TooLong,
}

const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The serde form of a seed is its text; JSON numbers lose 64-bit integers.
#[cfg(feature = "serde")]
mod text {
    use super::{Seed, SeedError};

    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(transparent)]
    pub struct Text(String);

    impl From<Seed> for Text {
        fn from(seed: Seed) -> Text {
            Text(seed.to_string())
        }
    }

    impl TryFrom<Text> for Seed {
        type Error = SeedError;

        fn try_from(text: Text) -> Result<Seed, SeedError> {
            text.0.parse()
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = (64 - self.0.leading_zeros()).div_ceil(5).max(1);
        (0..digits).rev().try_for_each(|place| {
            let digit = (self.0 >> (5 * place)) & 31;
            write!(f, "{}", DIGITS[digit as usize] as char)
        })
    }
}

debug_as_display!(Seed);

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads a seed. Blanks, dashes and case are ignored.
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let mut value: Option<u64> = None;
        for character in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            let is_it = |digit: &u8| *digit as char == character.to_ascii_uppercase();
            let digit = DIGITS.iter().position(is_it);
            let digit = digit.ok_or(SeedError::Character(character))? as u64;
            value = Some(match value {
                None => digit,
                Some(0) => return Err(SeedError::LeadingZero),
                Some(before) if before >> 59 != 0 => return Err(SeedError::TooLong),
                Some(before) => before << 5 | digit,
            });
        }
        value.map(Seed).ok_or(SeedError::Empty)
    }
}

/// The stream of random numbers of a chance event: where in a match the event is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RngStream {
    /// The round, from 0.
    pub round: u16,
    /// The turn within the round, from 0.
    pub turn: u16,
    /// The place within the turn: usually a seat's index, otherwise as the game defines it.
    pub slot: u16,
}

/// The random numbers of one stream of one seed.
///
/// ChaCha with 8 rounds; the seed is the key, and the stream gives the stream number. Both are fixed for
/// ever, since records and shared seeds rely on them.
#[cfg(feature = "luck")]
pub struct Luck(ChaCha8Rng);

#[cfg(feature = "luck")]
impl Luck {
    /// The random numbers of this seed and stream.
    pub fn new(seed: Seed, stream: RngStream) -> Luck {
        use rand_core::SeedableRng;

        let mut key = *b"--------tablee: luck of the game";
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(
            u64::from(stream.round) << 32 | u64::from(stream.turn) << 16 | u64::from(stream.slot),
        );
        Luck(rng)
    }
}

#[cfg(feature = "luck")]
impl rand_core::TryRng for Luck {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

/// A number from 0 to `bound - 1`, all equally likely.
///
/// Lemire's method (Fast Random Integer Generation in an Interval, 2019) on 32 bits; the module's
/// documentation says why it is written out here.
///
/// # Panics
///
/// If `bound` is 0, which is a bug in the caller.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "no number is below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}
