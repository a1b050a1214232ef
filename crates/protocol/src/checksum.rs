//! The checksum by which damaged files are recognised.

/// FNV-1a (Fowler, Noll and Vo), to recognise damage and files of other releases. It finds no forgery.
pub const fn checksum_of(bytes: &[u8]) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    let mut index = 0;
    while index < bytes.len() {
        hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    hash
}
