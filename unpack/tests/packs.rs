//! Packs that an encoder has made, whole and damaged.

use std::io::Write;

use lzma_rust2::{EncodeMode, LzmaOptions, LzmaWriter, MfType};
use unpack::{Fault, Header, Sum, Unpacker};

/// A pack of these contents, as `cargo xtask dist` makes them.
fn pack(contents: &[u8], dictionary: &[u8], [lc, lp, pb]: [u32; 3]) -> Vec<u8> {
    let mut options =
        LzmaOptions::new(1 << 20, lc, lp, pb, EncodeMode::Normal, 273, MfType::Bt4, 0);
    options.preset_dict = Some(dictionary.to_vec()).filter(|bytes| !bytes.is_empty());
    let header = Header {
        contents: Sum::of(contents),
        dictionary: Sum::of(dictionary),
        settings: options.get_props(),
    };
    let writer = LzmaWriter::new_no_header(header.bytes().to_vec(), &options, false);
    let mut writer = writer.expect("settings that there are");
    writer.write_all(contents).expect("a list takes everything");
    writer.finish().expect("a list takes everything")
}

/// Noise, a long run, words that come again, and some that do so far away.
fn contents() -> Vec<u8> {
    let noise = (0_u32..3_000).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8);
    let words = (0_u32..4_000).flat_map(|i| (i * i % 97).to_string().into_bytes());
    let run = std::iter::repeat_n(b'x', 5_000);
    let all: Vec<u8> = noise.chain(words).chain(run).collect();
    [&all[..], &all[1_000..9_000]].concat()
}

#[test]
fn what_was_packed_comes_out_by_all_settings() {
    let contents = contents();
    for bits in [
        [3, 0, 2],
        [0, 0, 0],
        [0, 2, 0],
        [4, 0, 0],
        [1, 3, 4],
        [8, 0, 0],
    ] {
        let pack = pack(&contents, b"", bits);
        assert!(pack.len() < contents.len() / 3, "{bits:?}: {}", pack.len());
        assert!(Unpacker::all(pack, b"") == Ok(contents.clone()), "{bits:?}");
    }
    for contents in [&b""[..], b"a"] {
        assert_eq!(
            Unpacker::all(pack(contents, b"", [3, 0, 0]), b""),
            Ok(contents.into())
        );
    }
}

#[test]
fn a_dictionary_is_referred_to() {
    let contents = contents();
    let (dictionary, rest) = contents.split_at(12_000);
    let alone = pack(rest, b"", [3, 0, 2]);
    let pack = pack(rest, dictionary, [3, 1, 2]);
    assert!(pack.len() < alone.len());
    assert!(Unpacker::all(pack.clone(), dictionary) == Ok(rest.into()));
    let mut other = dictionary.to_vec();
    other[6_000] ^= 1;
    for other in [&other[..], &dictionary[1..], b""] {
        assert_eq!(Unpacker::all(pack.clone(), other), Err(Fault::Dictionary));
    }
}

#[test]
fn slices_make_a_whole() {
    let contents = contents();
    let mut unpacker = Unpacker::new(pack(&contents, b"", [3, 0, 0])).unwrap();
    let mut slices = 1;
    while !unpacker.go_on(1_000).unwrap() {
        slices += 1;
        assert!(contents.starts_with(unpacker.contents()));
        assert!(unpacker.contents().len() >= (slices - 1) * 1_000);
    }
    assert!(slices > 10 && unpacker.contents() == contents);
}

#[test]
fn damage_is_noticed_wherever_it_is() {
    let contents = contents();
    let (dictionary, rest) = contents.split_at(10_000);
    let whole = pack(rest, dictionary, [3, 0, 0]);
    let refused = |pack: Vec<u8>| Unpacker::all(pack, dictionary).err();
    assert_eq!(refused(whole.clone()), None);
    for at in 0..Header::LENGTH {
        let mut pack = whole.clone();
        pack[at] ^= 0x40;
        let expected = match at {
            0..4 => Fault::Foreign,
            // The highest byte of its length makes that too large.
            12..=14 | 16..=19 => Fault::Dictionary,
            _ => Fault::Damaged,
        };
        assert_eq!(refused(pack), Some(expected), "{at}");
    }
    // The first byte of a stream says nothing, and of the last four not every bit does.
    for at in Header::LENGTH + 1..whole.len() - 4 {
        for bit in [0, 7] {
            let mut pack = whole.clone();
            pack[at] ^= 1 << bit;
            assert_eq!(refused(pack), Some(Fault::Damaged), "{at}");
        }
    }
    for length in (Header::LENGTH..whole.len() - 4).step_by(7) {
        assert_eq!(
            refused(whole[..length].into()),
            Some(Fault::Damaged),
            "{length}"
        );
    }
}

#[test]
fn noise_ends_in_an_error() {
    let header = Header {
        contents: Sum {
            length: 100_000,
            hash: 1,
        },
        dictionary: Sum::of(b""),
        settings: 93,
    };
    let mut word = 1_u32;
    for _ in 0..200 {
        let mut pack = header.bytes().to_vec();
        for _ in 0..5_000 {
            word ^= word << 13;
            word ^= word >> 17;
            word ^= word << 5;
            pack.push(word as u8);
        }
        assert_eq!(Unpacker::all(pack, b""), Err(Fault::Damaged));
    }
}
