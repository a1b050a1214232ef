//! Packing.

mod finder;
mod parser;
mod price;
mod writer;

use crate::coder::Coder;
use crate::range::Chance;
use crate::{Header, Sum};
use parser::Parser;
use writer::RangeEncoder;

/// A pack that has just been made.
pub struct Packed {
    /// The pack.
    pub pack: Vec<u8>,
    /// What packs whose dictionary ends with its contents begin with.
    pub learned: Vec<Chance>,
}

/// Packs some contents. `learned` is what the last file of the dictionary taught; if it is empty
/// nothing has been learned. The same input gives the same pack.
///
/// # Panics
/// If `learned` comes from something else.
#[must_use]
pub fn pack(contents: &[u8], dictionary: &[u8], learned: &[Chance]) -> Packed {
    let header = Header {
        contents: Sum::of(contents),
        dictionary: Sum::of(dictionary),
    };
    let mut coder = Coder::new();
    if !learned.is_empty() {
        coder.chances.copy_from_slice(learned);
    }
    let mut window = [dictionary, contents].concat();
    let mut parser = Parser::new(&window, dictionary.len());
    let mut writer = RangeEncoder::new(header.bytes().to_vec());
    let mut at = dictionary.len();
    while at < window.len() {
        for step in parser.parse(&mut coder, &window, at) {
            let next = coder.step(&mut writer, &mut window, at, &step);
            at = next.expect("the parser refers to what is there");
        }
    }
    Packed {
        pack: writer.finish(),
        learned: coder.chances,
    }
}
