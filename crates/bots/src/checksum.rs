//! Telling damaged files of weights from whole ones.

/// FNV-1a, to tell damage and other releases (Fowler, Noll and Vo).
pub const fn checksum_of(bytes: &[u8]) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    let mut index = 0;
    while index < bytes.len() {
        hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    hash
}
