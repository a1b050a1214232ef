//! Bytes as letters, digits, `-` and `_` (RFC 4648, section 5, unpadded).

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bytes as text.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..=chunk.len() {
            let digit = bits >> (18 - 6 * place) & 63;
            text.push(char::from(DIGITS[digit as usize]));
        }
    }
    text
}

/// The bytes of a text; `None` if it is none that [`encode`] writes.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for digit in chunk {
            let value = DIGITS.iter().position(|other| other == digit)?;
            bits = bits << 6 | value as u32;
        }
        bits <<= 6 * (4 - chunk.len());
        let whole = chunk.len() * 6 / 8;
        let left_over = bits & (0x00ff_ffff >> (8 * whole));
        if whole == 0 || left_over != 0 {
            return None;
        }
        bytes.extend(&bits.to_be_bytes()[1..=whole]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard() {
        let examples = [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ];
        for (bytes, text) in examples {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["Z", "Zh", "Zm9", "Zm9v=", "Zm9v Yg", "Zé8", "Zm+v"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
