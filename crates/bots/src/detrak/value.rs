//! The learned values of sheets: the score that can be expected.

use engine::detrak::{Sheet, TURNS};

use super::shapes::Shapes;
use protocol::checksum_of;

/// The number of units in a point.
pub const UNIT: i32 = 128;

/// The values of sheets after a turn, by learned numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    advanced: bool,
    numbers: Vec<i16>,
}

/// The error of bytes that are no values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ValuesError {
    /// They are not of the length that the rules' shapes ask for.
    #[error("a table of {expected} bytes was expected, not of {found}")]
    Length {
        /// The length there should be.
        expected: usize,
        /// The length there is.
        found: usize,
    },
    /// They are damaged, or of another release.
    #[error("the table is damaged")]
    Damaged,
}

/// How many bytes the checksum at the end has.
const CHECKSUM: usize = 4;

impl Values {
    /// Values from their numbers, in units of a 128th of a point.
    ///
    /// # Errors
    ///
    /// If there are not as many as the shapes need.
    pub fn new(advanced: bool, numbers: Vec<i16>) -> Result<Values, ValuesError> {
        let expected = Shapes::of(advanced).count();
        if numbers.len() == expected {
            Ok(Values { advanced, numbers })
        } else {
            Err(ValuesError::Length {
                expected: 2 * expected + CHECKSUM,
                found: 2 * numbers.len() + CHECKSUM,
            })
        }
    }

    /// Reads the bytes of [`Values::to_bytes`].
    ///
    /// # Errors
    ///
    /// If they are no values for these rules.
    pub fn from_bytes(advanced: bool, bytes: &[u8]) -> Result<Values, ValuesError> {
        let expected = 2 * Shapes::of(advanced).count() + CHECKSUM;
        let found = bytes.len();
        let Some((numbers, checksum)) = bytes
            .split_last_chunk::<CHECKSUM>()
            .filter(|_| found == expected)
        else {
            return Err(ValuesError::Length { expected, found });
        };
        if checksum_of(numbers) != u32::from_le_bytes(*checksum) {
            return Err(ValuesError::Damaged);
        }
        // All low bytes, then all high ones: they compress better that way.
        let (low, high) = numbers.split_at(numbers.len() / 2);
        let number = |(low, high): (&u8, &u8)| i16::from_le_bytes([*low, *high]);
        Values::new(advanced, low.iter().zip(high).map(number).collect())
    }

    /// The values as bytes, with a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let low = self.numbers.iter().map(|number| number.to_le_bytes()[0]);
        let high = self.numbers.iter().map(|number| number.to_le_bytes()[1]);
        let mut bytes: Vec<u8> = low.chain(high).collect();
        bytes.extend(checksum_of(&bytes).to_le_bytes());
        bytes
    }

    /// Whether they are for the advanced rules.
    pub fn is_advanced(&self) -> bool {
        self.advanced
    }

    /// The numbers for sheets after a turn.
    pub fn stage(&self, turn: u8) -> &[i16] {
        &self.numbers[Shapes::of(self.advanced).stage(turn)]
    }

    /// The expected score of a sheet after a turn, 1 to 12, in units; exact where nothing more can be noted.
    pub fn of(&self, sheet: Sheet, turn: u8) -> i32 {
        if turn >= TURNS || !sheet.has_room() {
            return sheet.score(self.advanced) * UNIT;
        }
        let places = Shapes::of(self.advanced).places(sheet, turn);
        places
            .iter()
            .map(|place| i32::from(self.numbers[*place as usize]))
            .sum()
    }
}
