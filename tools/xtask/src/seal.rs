//! Seals a release: gives it a name made from its contents, and its service worker the list of its files.

use crate::files::files_under;
use crate::hash::hex;
use crate::release::fill;
use anyhow::{Context, Result};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// The placeholder in the page for the release's name.
const UNSEALED: &str = "unsealed-release";

/// Names a release and writes the list of its files into its service worker. The files must have their final
/// names.
///
/// # Errors
/// If the page or the service worker has no placeholder, or reading or writing fails.
pub fn seal(dir: &Path) -> Result<()> {
    let release = name(dir)?;
    fill(&dir.join("index.html"), UNSEALED, &release)?;
    let service = dir.join("service-worker.js");
    fill(
        &service,
        "RELEASE = \"\";",
        &format!("RELEASE = \"{release}\";"),
    )?;
    fill(&service, "FILES = [];", &format!("FILES = {};", list(dir)?))
}

/// Eight digits that depend on every file of the release.
fn name(dir: &Path) -> Result<String> {
    let mut digest = Sha256::new();
    for path in files_under(dir)? {
        let name = path.strip_prefix(dir)?.to_string_lossy().into_owned();
        let contents = Sha256::digest(fs::read(&path)?);
        digest.update(name.as_bytes());
        digest.update([0]);
        digest.update(contents);
    }
    Ok(hex(&digest.finalize()[..4]))
}

/// The files that a page needs, with their checksums, as a JSON list.
fn list(dir: &Path) -> Result<String> {
    let mut list = Vec::new();
    for path in files_under(dir)? {
        let name = path
            .strip_prefix(dir)?
            .to_str()
            .context("a readable name")?;
        if is_kept(name) {
            // Every host answers requests for the folder's address, but some not for the page's file name.
            let address = if name == "index.html" { "./" } else { name };
            list.push([address.to_owned(), integrity(&fs::read(&path)?)]);
        }
    }
    Ok(serde_json::to_string(&list)?)
}

/// Whether a file is kept for playing offline. The service worker itself is not, and neither is the page that
/// removes it.
fn is_kept(name: &str) -> bool {
    name != "service-worker.js" && !name.starts_with("reset")
}

/// A file's checksum, in the form of subresource integrity.
#[must_use]
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SERVICE: &str = include_str!("../../../static/service-worker.js");

    fn sealed(style: &str) -> (String, String) {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
        write(
            "index.html",
            "<meta content=unsealed-release name=tablee-release>",
        );
        write("service-worker.js", SERVICE);
        write("a.css", style);
        write("reset.html", "");
        seal(dir.path()).unwrap();
        let read = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
        (read("index.html"), read("service-worker.js"))
    }

    #[test]
    fn the_service_worker_knows_the_release_and_its_files() {
        let (page, service) = sealed("p {}");
        let release = page.split(['=', ' ']).nth(2).unwrap();
        assert_eq!(release.len(), 8, "{page}");
        assert!(service.contains(&format!("RELEASE = \"{release}\";")));
        let sum = integrity(page.as_bytes());
        assert!(
            service.contains(&format!("[\"./\",\"{sum}\"]")),
            "the sealed page's sum"
        );
        assert!(service.contains("[\"a.css\",\"sha256-"));
        for other in ["\"service-worker.js\"", "\"reset.html\""] {
            assert!(!service.contains(other), "{other}");
        }
    }

    #[test]
    fn every_change_makes_another_release() {
        assert_eq!(sealed("p {}"), sealed("p {}"));
        assert_ne!(sealed("p {}").0, sealed("p { }").0);
    }

    #[test]
    fn checksums_are_those_of_browsers() {
        let expected = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
        assert_eq!(integrity(b""), expected);
    }
}
