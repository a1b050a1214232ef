//! The archive of a release, in the form in which game portals expect uploads.

use crate::files::files_under;
use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// Packs a folder's files, with the page at the top. The same files always give the same archive, byte by byte.
///
/// # Errors
/// If a file cannot be read, or the archive cannot be written.
pub fn pack(dir: &Path, archive: &Path) -> Result<()> {
    let file =
        fs::File::create(archive).with_context(|| format!("cannot write {}", archive.display()))?;
    let mut zip = ZipWriter::new(file);
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for path in files_under(dir)? {
        let parts = path.strip_prefix(dir)?.components();
        let parts: Vec<_> = parts
            .map(|part| part.as_os_str().to_string_lossy())
            .collect();
        zip.start_file(parts.join("/"), options)?;
        zip.write_all(&fs::read(&path)?)?;
    }
    zip.finish()?;
    Ok(())
}

/// Unpacks an archive into a folder.
///
/// # Errors
/// If it is not an archive, or its files cannot be written.
pub fn unpack(archive: &Path, dir: &Path) -> Result<()> {
    let file =
        fs::File::open(archive).with_context(|| format!("cannot read {}", archive.display()))?;
    Ok(zip::ZipArchive::new(file)?.extract(dir)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_again_and_packs_the_same() {
        let place = tempfile::tempdir().unwrap();
        let (site, first) = (place.path().join("site"), place.path().join("first.zip"));
        fs::create_dir_all(site.join("sub")).unwrap();
        fs::write(site.join("index.html"), "<p>".repeat(1_000)).unwrap();
        fs::write(site.join("sub/a.wasm"), b"\0asm\xff").unwrap();
        pack(&site, &first).unwrap();
        assert!(fs::metadata(&first).unwrap().len() < 1_000, "it is packed");
        let out = place.path().join("out");
        unpack(&first, &out).unwrap();
        for name in ["index.html", "sub/a.wasm"] {
            let same = fs::read(site.join(name)).unwrap() == fs::read(out.join(name)).unwrap();
            assert!(same, "{name}");
        }
        let second = place.path().join("second.zip");
        pack(&out, &second).unwrap();
        assert!(fs::read(&first).unwrap() == fs::read(&second).unwrap());
    }
}
