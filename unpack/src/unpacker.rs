//! Unpacking, a slice at a time.

use crate::coder::{Coder, Step};
use crate::range::{Chance, RangeDecoder};
use crate::{Fault, Header, Sum};

/// A pack that is being unpacked.
pub struct Unpacker {
    header: Header,
    coder: Coder,
    range: RangeDecoder,
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
        Ok(Unpacker {
            header,
            coder: Coder::new(),
            range: RangeDecoder::new(pack, Header::LENGTH),
            window: vec![0; dictionary + header.contents.length as usize],
            at: dictionary,
        })
    }

    /// Where the dictionary belongs, as long as it is.
    pub fn dictionary(&mut self) -> &mut [u8] {
        &mut self.window[..self.header.dictionary.length as usize]
    }

    /// What has been learned. In the beginning what the last file of the dictionary taught belongs
    /// here, if there is a dictionary; in the end it is what this one has taught.
    pub fn learned(&mut self) -> &mut [Chance] {
        &mut self.coder.chances
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
        while self.at < until {
            let next = (self.coder).step(&mut self.range, &mut self.window, self.at, &Step::ANY)?;
            self.at = next;
        }
        if self.range.is_past_end() {
            return Err(Fault::Damaged);
        }
        if self.at < self.window.len() {
            return Ok(false);
        }
        match Sum::of(self.contents()) == self.header.contents {
            true => Ok(true),
            false => Err(Fault::Damaged),
        }
    }

    /// Unpacks all of a pack at once: its contents, and what it has taught.
    ///
    /// # Errors
    /// If it is damaged or foreign, or has another dictionary.
    pub fn all(pack: Vec<u8>, dictionary: &[u8], learned: &[Chance]) -> Result<Unpacked, Fault> {
        let mut unpacker = Unpacker::new(pack)?;
        let place = unpacker.dictionary();
        if place.len() != dictionary.len() {
            return Err(Fault::Dictionary);
        }
        place.copy_from_slice(dictionary);
        let place = unpacker.learned();
        if place.len() == learned.len() {
            place.copy_from_slice(learned);
        }
        while !unpacker.go_on(usize::MAX)? {}
        Ok(Unpacked {
            contents: unpacker.contents().into(),
            learned: unpacker.coder.chances,
        })
    }
}

/// What comes out of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unpacked {
    /// What was packed.
    pub contents: Vec<u8>,
    /// What packs whose dictionary ends with these contents begin with.
    pub learned: Vec<Chance>,
}
