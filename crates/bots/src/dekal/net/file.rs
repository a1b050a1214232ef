//! The file format of the network.

use super::super::table::{COUNT, Table};
use super::{NARROW, Net, Shape, WIDE};
use protocol::checksum_of;

/// Parameters are stored as multiples of this, in 16 bits.
const UNIT: f32 = 1.0 / 2048.0;
/// The length of the checksum at the end, in bytes.
const CHECKSUM: usize = 4;

/// The error of bytes that are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// They do not have the length of a network.
    #[error("a network of {expected} bytes was expected, not of {found}")]
    Length {
        /// The right length.
        expected: usize,
        /// The length of the bytes.
        found: usize,
    },
    /// They are damaged, or of another release.
    #[error("the network is damaged")]
    Damaged,
}

impl Net {
    /// Reads what [`Net::to_bytes`] wrote.
    ///
    /// # Errors
    /// If they are no network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let length = |shape: Shape| COUNT + 2 * shape.parameters() + CHECKSUM;
        let found = bytes.len();
        let shape = [NARROW, WIDE]
            .into_iter()
            .find(|shape| length(*shape) == found);
        let wrong = NetError::Length {
            expected: length(WIDE),
            found,
        };
        let shape = shape.ok_or(wrong)?;
        let (numbers, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(wrong)?;
        let (table, parameters) = numbers.split_at_checked(COUNT).ok_or(wrong)?;
        let (words, rest) = parameters.as_chunks::<2>();
        let number = |word: &[u8; 2]| f32::from(i16::from_le_bytes(*word)) * UNIT;
        let table = Table::from_bytes(table).ok_or(wrong)?;
        let parameters: Vec<f32> = words.iter().map(number).collect();
        let parameters = shape.widened(&parameters).ok_or(wrong)?;
        let net = Net::new(table, parameters).filter(|_| rest.is_empty());
        let net = net.ok_or(wrong)?;
        if checksum_of(numbers) != u32::from_le_bytes(*checksum) {
            return Err(NetError::Damaged);
        }
        Ok(net)
    }

    /// The network as bytes, its parameters rounded, with a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let number = |number: &f32| (number / UNIT).round() as i16;
        let narrow = NARROW.narrowed(&self.parameters);
        let parameters = narrow.as_ref().unwrap_or(&self.parameters);
        let mut bytes = self.table.to_bytes();
        bytes.extend(parameters.iter().map(number).flat_map(i16::to_le_bytes));
        bytes.extend(checksum_of(&bytes).to_le_bytes());
        bytes
    }
}
