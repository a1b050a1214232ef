//! Unpacking, a slice at a time.

use crate::lzma::Decoder;
use crate::range::RangeDecoder;
use crate::{Fault, Header, Sum};

/// A pack that is being unpacked.
pub struct Unpacker {
    header: Header,
    decoder: Decoder,
    /// The dictionary, and after it the contents, as far as they are there.
    window: Vec<u8>,
    at: usize,
}

impl Unpacker {
    /// Begins to unpack a pack, whose dictionary is yet to be put in.
    ///
    /// # Errors
    /// If it does not begin as a pack.
    pub fn new(pack: Vec<u8>) -> Result<Unpacker, Fault> {
        let header = Header::read(&pack)?;
        let dictionary = header.dictionary.length as usize;
        let range = RangeDecoder::new(pack, Header::LENGTH);
        Ok(Unpacker {
            header,
            decoder: Decoder::new(range, header.bits()),
            window: vec![0; dictionary + header.contents.length as usize],
            at: dictionary,
        })
    }

    /// Where the dictionary belongs, as long as it is.
    pub fn dictionary(&mut self) -> &mut [u8] {
        &mut self.window[..self.header.dictionary.length as usize]
    }

    /// What has come out so far.
    #[must_use]
    pub fn contents(&self) -> &[u8] {
        &self.window[self.header.dictionary.length as usize..self.at]
    }

    /// Unpacks so many bytes more, or a few more than that; whether that is all.
    ///
    /// # Errors
    /// If it is damaged, or what was put in is not the dictionary that it was packed with.
    pub fn go_on(&mut self, bytes: usize) -> Result<bool, Fault> {
        if self.contents().is_empty() && Sum::of(self.dictionary()) != self.header.dictionary {
            return Err(Fault::Dictionary);
        }
        let until = self.window.len().min(self.at.saturating_add(bytes));
        self.at = self.decoder.go_on(&mut self.window, self.at, until)?;
        if self.at < self.window.len() {
            return Ok(false);
        }
        match Sum::of(self.contents()) == self.header.contents {
            true => Ok(true),
            false => Err(Fault::Damaged),
        }
    }

    /// Unpacks all of a pack at once.
    ///
    /// # Errors
    /// If it is damaged or foreign, or has another dictionary.
    pub fn all(pack: Vec<u8>, dictionary: &[u8]) -> Result<Vec<u8>, Fault> {
        let mut unpacker = Unpacker::new(pack)?;
        let place = unpacker.dictionary();
        if place.len() != dictionary.len() {
            return Err(Fault::Dictionary);
        }
        place.copy_from_slice(dictionary);
        while !unpacker.go_on(usize::MAX)? {}
        Ok(unpacker.contents().into())
    }
}
