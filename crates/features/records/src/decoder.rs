//! Decodes a text that comes in pieces.

use std::mem;

/// A text in UTF-8, of which some pieces have come.
///
/// The browser's `TextDecoder` does the same, but the code that calls it would belong to what every screen loads.
pub struct Decoder {
    text: String,
    /// The beginning of a character whose rest has not come yet.
    cut: Vec<u8>,
}

impl Decoder {
    /// Begins with a text of about this many bytes.
    pub fn new(size: usize) -> Decoder {
        Decoder {
            text: String::with_capacity(size),
            cut: Vec::new(),
        }
    }

    /// Adds a piece, which may end within a character. What is no UTF-8 becomes U+FFFD.
    pub fn push(&mut self, piece: &[u8]) {
        let mut bytes = mem::take(&mut self.cut);
        bytes.extend(piece);
        let mut chunks = bytes.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            self.text.push_str(chunk.valid());
            let invalid = chunk.invalid();
            let is_cut = || str::from_utf8(invalid).is_err_and(|error| error.error_len().is_none());
            if chunks.peek().is_none() && is_cut() {
                self.cut = invalid.to_vec();
            } else if !invalid.is_empty() {
                self.text.push(char::REPLACEMENT_CHARACTER);
            }
        }
    }

    /// The whole text, without a byte order mark.
    pub fn end(mut self) -> String {
        if !self.cut.is_empty() {
            self.text.push(char::REPLACEMENT_CHARACTER);
        }
        if self.text.starts_with('\u{feff}') {
            self.text.remove(0);
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8], piece: usize) -> String {
        let mut decoder = Decoder::new(bytes.len());
        for piece in bytes.chunks(piece) {
            decoder.push(piece);
        }
        decoder.end()
    }

    #[test]
    fn pieces_of_any_size_are_decoded_as_the_whole_is() {
        let texts: [&[u8]; 8] = [
            b"",
            "a\u{e9}\u{20ac}\u{1f3b2}z".as_bytes(),
            // Damaged: bytes that begin nothing, characters that are cut, and codes that are none.
            b"\xff\xc3\xa9\xe2\x82\xf0\x9f\x8e",
            b"\xe2\x82a\xc3\xc3\xa9\x80\x80",
            b"\xed\xa0\x80\xf4\x90\x80\x80\xc0\xaf\xf0\x80\x80\x80",
            b"a\xc3",
            b"a\xe2\x82",
            b"\xf0\x9f\x8e",
        ];
        for text in texts {
            let whole = String::from_utf8_lossy(text);
            for piece in 1..=text.len().max(1) {
                assert_eq!(decoded(text, piece), whole, "{text:x?} by {piece}");
            }
        }
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        let text = "\u{feff}a\u{feff}b".as_bytes();
        for piece in 1..=text.len() {
            assert_eq!(decoded(text, piece), "a\u{feff}b");
        }
    }
}
