//! Mutations of inputs.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::below;
use engine::conformance::{changed_json, damaged_bytes, damaged_text};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

/// How an input is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mutation {
    /// Changes parts of its JSON; the rest stays.
    Json,
    /// Leaves out, doubles or exchanges characters.
    Text,
    /// Flips a bit.
    Bytes,
    /// Flips a bit of the bytes that the input encodes in base 64.
    Base64,
}

impl Mutation {
    /// A random kind: often `Json`, since JSON rarely stays valid with the others, and rarely `Base64`, which only
    /// links have.
    fn drawn(rng: &mut impl Rng) -> Mutation {
        match below(rng, 8) {
            0..4 => Mutation::Json,
            4 | 5 => Mutation::Text,
            6 => Mutation::Bytes,
            _ => Mutation::Base64,
        }
    }

    /// The mutated input; `None` if this kind does not apply to it.
    fn of(self, input: &[u8], donor: &[u8], rng: &mut impl Rng) -> Option<Vec<u8>> {
        match self {
            Mutation::Json => {
                let (before, value) = json(input)?;
                let donor = json(donor).map_or(Value::Null, |(_, value)| value);
                let changed = changed_json(&value, &donor, rng).to_string();
                Some([before, changed.as_bytes()].concat())
            }
            Mutation::Text => Some(damaged_text(str::from_utf8(input).ok()?, rng).into_bytes()),
            Mutation::Bytes => Some(damaged_bytes(input, rng)),
            Mutation::Base64 => {
                let bytes = URL_SAFE_NO_PAD.decode(input).ok()?;
                Some(URL_SAFE_NO_PAD.encode(damaged_bytes(&bytes, rng)).into())
            }
        }
    }
}

/// A mutated input, by random numbers from a seed. Parts may come from the donor.
#[must_use]
pub fn mutate(input: &[u8], donor: &[u8], seed: u64) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let drawn = Mutation::drawn(&mut rng).of(input, donor, &mut rng);
    drawn.unwrap_or_else(|| damaged_bytes(input, &mut rng))
}

/// The text before the JSON object at the end of an input, and this object.
fn json(input: &[u8]) -> Option<(&[u8], Value)> {
    let begin = input.iter().position(|byte| *byte == b'{')?;
    let (before, text) = input.split_at(begin);
    serde_json::from_slice(text)
        .ok()
        .map(|value| (before, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_inputs_are_the_same_for_a_seed_and_keep_what_they_are() {
        let (input, donor) = (br#"dekal state {"a":[1,2,3],"b":7}"#, br#"{"a":[9]}"#);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for seed in 0..200 {
            assert_eq!(mutate(input, donor, seed), mutate(input, donor, seed));
            let changed = Mutation::Json.of(input, donor, &mut rng).unwrap();
            let text = changed.strip_prefix(b"dekal state ").unwrap();
            serde_json::from_slice::<Value>(text).unwrap();
        }
        assert_eq!(Mutation::Json.of(b"dekal", donor, &mut rng), None);
        assert_eq!(Mutation::Base64.of(b"Zm9v=", donor, &mut rng), None);
        assert_eq!(mutate(b"", b"", 1), b"");
    }
}
