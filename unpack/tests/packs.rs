//! Packs, whole and damaged.

use unpack::{Fault, Header, Sum, Unpacker};

/// A pack of these contents that stands by itself.
fn pack(contents: &[u8], dictionary: &[u8]) -> Vec<u8> {
    unpack::pack(contents, dictionary, &[]).pack
}

/// What comes out of such a pack.
fn unpacked(pack: Vec<u8>, dictionary: &[u8]) -> Result<Vec<u8>, Fault> {
    Unpacker::all(pack, dictionary, &[]).map(|unpacked| unpacked.contents)
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
fn what_was_packed_comes_out() {
    let contents = contents();
    let pack_of_all = pack(&contents, b"");
    assert!(pack_of_all.len() < contents.len() / 3);
    assert!(unpacked(pack_of_all, b"") == Ok(contents));
    let long = [7; 3_000];
    for contents in [&b""[..], b"a", b"\0", b"\0asm\x01\0\0\0", &long] {
        assert!(unpacked(pack(contents, b""), b"") == Ok(contents.into()));
    }
}

/// Bytes that repeat nothing, others for each seed.
fn noise(mut word: u32) -> impl Iterator<Item = u8> {
    std::iter::repeat_with(move || {
        word ^= word << 13;
        word ^= word >> 17;
        word ^= word << 5;
        (word >> 11) as u8
    })
}

/// What begins as modules and their sections do, and is noise in them: of all lengths, true and
/// false, and with every opcode.
fn modules(seed: u32) -> Vec<u8> {
    let mut noise = noise(seed);
    let mut module = b"\0asm\x01\0\0\0".to_vec();
    for i in 0..40_usize {
        let id = [0, 1, 10, 10, 11, 99][i % 6];
        let length = noise.next().map_or(0, usize::from) % 90;
        let body: Vec<u8> = noise.by_ref().take(length).collect();
        module.extend([id, (length % 128) as u8]);
        match id {
            0 => module.extend(b"\x06module\0asm\x01\0\0\0"),
            10 => module.extend([3, (length % 50) as u8, 1, 2, 0x7f]),
            _ => {}
        }
        module.extend(&body);
        module.extend(body.iter().take(i));
    }
    module
}

#[test]
fn whatever_looks_like_wasm_comes_out() {
    for seed in 1..60 {
        let module = modules(seed);
        let (dictionary, rest) = module.split_at(module.len() / 3);
        let first = unpack::pack(dictionary, b"", &[]);
        let second = unpack::pack(rest, dictionary, &first.learned);
        let unpacked = Unpacker::all(second.pack, dictionary, &first.learned).unwrap();
        assert!(unpacked.contents == rest && unpacked.learned == second.learned);
    }
}

/// A module of functions with instructions as they come, in a section of this kind.
fn functions(section: u8) -> Vec<u8> {
    let mut noise = noise(5);
    let mut some = |below: u8| noise.next().map_or(0, |byte| byte % below);
    let mut code = vec![100];
    for _ in 0..100 {
        let mut body = vec![0];
        while body.len() < 40 {
            match some(4) {
                0 => body.extend([0x20, some(8)]),
                1 => body.extend([0x28, 2, some(16) * 4]),
                2 => body.extend([0x41, 0x80 | some(128), 1 + some(3)]),
                _ => body.extend([0x10, 0x40 + some(60), 0x6a]),
            }
        }
        body.push(0x0b);
        code.push(body.len() as u8);
        code.extend(body);
    }
    let length = [code.len() as u8 | 0x80, (code.len() >> 7) as u8];
    [b"\0asm\x01\0\0\0", &[section][..], &length, &code].concat()
}

#[test]
fn what_is_known_of_code_makes_it_smaller() {
    let [code, data] = [10, 11].map(|section| {
        let module = functions(section);
        let packed = pack(&module, b"");
        let length = packed.len();
        assert!(unpacked(packed, b"") == Ok(module));
        length
    });
    assert!(code < data * 95 / 100, "{code} and {data}");
}

#[test]
fn a_dictionary_is_referred_to() {
    let contents = contents();
    let (dictionary, rest) = contents.split_at(12_000);
    let alone = pack(rest, b"");
    let pack = pack(rest, dictionary);
    assert!(pack.len() < alone.len());
    assert!(unpacked(pack.clone(), dictionary) == Ok(rest.into()));
    let mut other = dictionary.to_vec();
    other[6_000] ^= 1;
    for other in [&other[..], &dictionary[1..], b""] {
        assert_eq!(unpacked(pack.clone(), other), Err(Fault::Dictionary));
    }
}

#[test]
fn what_was_learned_is_made_use_of() {
    let contents = contents();
    let (dictionary, rest) = contents.split_at(12_000);
    let first = unpack::pack(dictionary, b"", &[]);
    let second = unpack::pack(rest, dictionary, &first.learned);
    assert!(second.pack.len() < pack(rest, dictionary).len());
    let unpack = |learned: &[_]| Unpacker::all(second.pack.clone(), dictionary, learned);
    assert!(unpack(&first.learned).unwrap().contents == rest);
    // Another file's.
    for learned in [&[][..], &second.learned] {
        assert_eq!(unpack(learned).err(), Some(Fault::Damaged));
    }
}

#[test]
fn slices_make_a_whole() {
    let contents = contents();
    let mut unpacker = Unpacker::new(pack(&contents, b"")).unwrap();
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
    let whole = pack(rest, dictionary);
    let refused = |pack: Vec<u8>| unpacked(pack, dictionary).err();
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
    // Of the last four bytes not every bit says something.
    for at in Header::LENGTH..whole.len() - 4 {
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
    };
    let learned = unpack::pack(&contents(), b"", &[]).learned;
    for seed in 1..200 {
        let mut pack = header.bytes().to_vec();
        pack.extend(noise(seed).take(5_000));
        assert_eq!(unpacked(pack.clone(), b""), Err(Fault::Damaged));
        let mut other = learned.clone();
        let any = noise(seed).zip(noise(seed + 1_000));
        for (chance, (low, high)) in other.iter_mut().zip(any) {
            *chance = u16::from_le_bytes([low, high]);
        }
        let unpacked = Unpacker::all(pack, b"", &other);
        assert_eq!(unpacked.err(), Some(Fault::Damaged), "whatever is learned");
    }
}
