//! Removes from WebP files what screenshots do not need.
//!
//! The format: <https://developers.google.com/speed/webp/docs/riff_container>.

use anyhow::{Result, ensure};

/// The length of the header of a file and of each chunk: four letters, and the length of the rest.
const HEAD: usize = 8;

/// The picture without the colour profile that the browser adds, which is sRGB.
///
/// # Errors
/// If it is no WebP file, or one with more than a plain picture.
pub fn bare(file: &[u8]) -> Result<Vec<u8>> {
    ensure!(
        file.len() > HEAD + 4 && &file[..4] == b"RIFF" && &file[8..12] == b"WEBP",
        "the browser made no WebP"
    );
    let mut rest = &file[HEAD + 4..];
    let mut picture = Vec::new();
    while rest.len() > HEAD {
        // Chunks begin at even places.
        let end = HEAD + length(rest).next_multiple_of(2);
        ensure!(end <= rest.len(), "a chunk is cut off");
        match &rest[..4] {
            b"VP8 " | b"VP8L" => picture.extend_from_slice(&rest[..end]),
            b"VP8X" | b"ICCP" => {}
            other => anyhow::bail!("what is {:?}?", String::from_utf8_lossy(other)),
        }
        rest = &rest[end..];
    }
    ensure!(!picture.is_empty(), "there is no picture in it");
    let size = u32::try_from(picture.len() + 4)?.to_le_bytes();
    let head = [b"RIFF", size.as_slice(), b"WEBP"];
    Ok([head.concat(), picture].concat())
}

fn length(chunk: &[u8]) -> usize {
    let bytes = [chunk[4], chunk[5], chunk[6], chunk[7]];
    u32::from_le_bytes(bytes) as usize
}

#[test]
fn only_the_picture_stays() {
    let chunk = |name: &[u8; 4], data: &[u8]| {
        let length = u32::try_from(data.len()).unwrap().to_le_bytes();
        let pad: &[u8] = if data.len() % 2 == 1 { &[0] } else { &[] };
        [name.as_slice(), &length, data, pad].concat()
    };
    let file = |chunks: &[Vec<u8>]| chunk(b"RIFF", &[b"WEBP".to_vec(), chunks.concat()].concat());
    let picture = [chunk(b"VP8 ", b"abc")];
    let more = [
        chunk(b"VP8X", b"0123456789"),
        chunk(b"ICCP", b"p"),
        picture[0].clone(),
    ];
    assert_eq!(bare(&file(&more)).unwrap(), file(&picture));
    assert_eq!(bare(&file(&picture)).unwrap(), file(&picture));
    assert!(bare(&file(&[chunk(b"ALPH", b"a")])).is_err());
    assert!(bare(b"RIFF").is_err());
    assert!(bare(&file(&more)[..30]).is_err());
}
