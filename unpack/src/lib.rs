//! What the page's wasm is packed in for the way, and how it is unpacked.
//!
//! A pack is a [`Header`] and a raw LZMA stream. The stream may refer to a
//! *dictionary*, bytes that whoever unpacks has already: those of files that are
//! loaded before it, which are much like it. Hosts of static files cannot do that
//! (as RFC 9842 would let servers), so the page does.
//!
//! An [`Unpacker`] works in slices, for a thread that has other things to do as
//! well. No input makes it panic, loop for ever or take more memory than
//! [`Header::MOST`] and the lengths of what it is given; the result is compared
//! with a checksum.
//!
//! Compiled to wasm the crate is a file of its own (`exports`), which the page's
//! start loads before everything else; so it is small before it is quick.

mod coder;
#[cfg(target_family = "wasm")]
mod exports;
mod header;
#[cfg(feature = "pack")]
mod pack;
mod range;
mod syntax;
mod unpacker;

pub use header::{Header, Sum};
#[cfg(feature = "pack")]
pub use pack::{Packed, pack};
pub use range::Chance;
pub use unpacker::{Unpacked, Unpacker};

/// Why something cannot be unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It does not begin as packs do: it is something else, or of a later kind.
    #[error("this is not a pack")]
    Foreign,
    /// It was packed with another dictionary: the files are of different releases.
    #[error("the pack belongs to other files")]
    Dictionary,
    /// It is not as it was when it was made.
    #[error("the pack is damaged")]
    Damaged,
}
