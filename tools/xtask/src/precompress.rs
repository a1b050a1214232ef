//! Writes compressed copies of a release's files, for hosts that serve such copies directly (`gzip_static` and
//! `brotli_static` of nginx, `precompressed` of Caddy).

use crate::files::{files_under, gzip};
use anyhow::{Context, Result};
use flate2::Compression;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes `.br` and `.gz` beside each file, where they are smaller.
///
/// # Errors
/// If a file cannot be read or written.
pub fn precompress(dir: &Path) -> Result<()> {
    for path in files_under(dir)? {
        let bytes = fs::read(&path)?;
        for (ending, small) in [
            ("br", brotli(&bytes)?),
            ("gz", gzip(&bytes, Compression::best())?),
        ] {
            if small.len() < bytes.len() {
                let to = with_ending(&path, ending);
                fs::write(&to, small).with_context(|| format!("cannot write {}", to.display()))?;
            }
        }
    }
    Ok(())
}

/// The path with another extension added: `a.wasm` becomes `a.wasm.gz`.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    // The default parameters give the best compression.
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &Default::default())?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_becomes_smaller_gets_copies_that_hold_the_same() {
        let dir = tempfile::tempdir().unwrap();
        let text = "<p>hello ".repeat(100);
        fs::write(dir.path().join("a.html"), &text).unwrap();
        fs::write(dir.path().join("b.png"), "x").unwrap();
        precompress(dir.path()).unwrap();
        let names = files_under(dir.path()).unwrap();
        assert_eq!(names.len(), 4, "{names:?}");
        let read = |name: &str| fs::read(dir.path().join(name)).unwrap();
        let mut plain = String::new();
        flate2::read::GzDecoder::new(&read("a.html.gz")[..])
            .read_to_string(&mut plain)
            .unwrap();
        assert_eq!(plain, text);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &read("a.html.br")[..], &mut plain).unwrap();
        assert_eq!(plain, text.as_bytes());
    }
}
