//! What stands at the beginning of a pack.

use crate::Fault;

/// What a pack says of itself. In a file its numbers follow the four bytes by
/// which a pack is known, in the order of the fields, the lowest byte first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    /// What comes out of it.
    pub contents: Sum,
    /// What it refers to; empty if it stands by itself.
    pub dictionary: Sum,
}

/// How long something is, and what it hashes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum {
    /// Its length in bytes.
    pub length: u32,
    /// Its FNV-1a hash: it finds damage, not forgers.
    pub hash: u32,
}

/// By which a pack is known; the digit is the version of the format.
const MAGIC: [u8; 4] = *b"TPK2";

impl Header {
    /// How long a header is, in bytes.
    pub const LENGTH: usize = 20;
    /// The most that may come out of a pack, or be a dictionary, in bytes.
    pub const MOST: u32 = 1 << 24;

    /// Reads the header of a pack.
    ///
    /// # Errors
    /// [`Fault::Foreign`] if it does not begin as one, [`Fault::Damaged`] if what
    /// it says cannot be.
    pub fn read(pack: &[u8]) -> Result<Header, Fault> {
        let rest = pack.strip_prefix(&MAGIC).ok_or(Fault::Foreign)?;
        let numbers = rest.first_chunk().ok_or(Fault::Damaged)?;
        let [contents, dictionary] = sums(numbers);
        let fits = contents.length <= Self::MOST && dictionary.length <= Self::MOST;
        match fits {
            true => Ok(Header {
                contents,
                dictionary,
            }),
            false => Err(Fault::Damaged),
        }
    }

    /// The header as it stands in a pack.
    #[must_use]
    pub fn bytes(&self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        let numbers = [self.contents, self.dictionary].map(|sum| [sum.length, sum.hash]);
        let numbers = numbers.as_flattened().iter();
        let parts = numbers.map(|number| number.to_le_bytes());
        for (place, part) in bytes.chunks_mut(4).zip([MAGIC].into_iter().chain(parts)) {
            place.copy_from_slice(&part);
        }
        bytes
    }
}

impl Sum {
    /// What these bytes add up to.
    ///
    /// # Panics
    /// If they are more than 4 GB.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Sum {
        let length = bytes.len().try_into().expect("nothing here is that large");
        let hash = bytes.iter().fold(0x811c_9dc5, |hash: u32, byte| {
            (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
        });
        Sum { length, hash }
    }
}

fn sums(bytes: &[u8; 16]) -> [Sum; 2] {
    let number = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|i| bytes[at + i]));
    [0, 8].map(|at| Sum {
        length: number(at),
        hash: number(at + 4),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: Header = Header {
        contents: Sum {
            length: 0x0001_0203,
            hash: 0xfffe_fdfc,
        },
        dictionary: Sum { length: 7, hash: 9 },
    };

    #[test]
    fn a_header_is_read_as_it_was_written() {
        let bytes = HEADER.bytes();
        let expected = b"TPK2\x03\x02\x01\0\xfc\xfd\xfe\xff\x07\0\0\0\x09\0\0\0";
        assert_eq!(&bytes, expected);
        assert_eq!(Header::read(&bytes), Ok(HEADER));
    }

    #[test]
    fn what_is_no_header_is_refused() {
        let bytes = HEADER.bytes();
        for (length, fault) in [
            (0, Fault::Foreign),
            (3, Fault::Foreign),
            (4, Fault::Damaged),
        ] {
            assert_eq!(Header::read(&bytes[..length]), Err(fault), "{length}");
        }
        assert_eq!(Header::read(&bytes[..19]), Err(Fault::Damaged));
        assert_eq!(Header::read(b"\0asm\x01\0\0\0"), Err(Fault::Foreign));
        // The version, and the two lengths.
        for (at, by, fault) in [
            (3, b'1', Fault::Foreign),
            (7, 2, Fault::Damaged),
            (15, 2, Fault::Damaged),
        ] {
            let mut other = bytes;
            other[at] = by;
            assert_eq!(Header::read(&other), Err(fault), "{at}");
        }
    }

    #[test]
    fn every_byte_counts_in_a_sum() {
        assert_eq!(Sum::of(b"").hash, 0x811c_9dc5);
        assert_eq!(
            Sum::of(b"foobar").hash,
            0xbf9c_f968,
            "as FNV's authors have it"
        );
        assert_ne!(Sum::of(b"foobar"), Sum::of(b"foobas"));
    }
}
