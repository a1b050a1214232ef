//! Golden files.

use std::path::Path;

/// The environment variable that rewrites the golden files, for intended changes of rules, chance events or
/// notation.
const REWRITE: &str = "TABLEE_REWRITE_GOLDENS";

/// Compares a text with the golden file of this name.
pub fn compare(name: &str, actual: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let file = folder.join(format!("{name}.txt"));
    if std::env::var_os(REWRITE).is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&file, actual).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let kept = kept.replace('\r', "");
    let differs = actual.lines().zip(kept.lines()).position(|(a, b)| a != b);
    let line = differs.unwrap_or(actual.lines().count().min(kept.lines().count()));
    assert!(
        actual == kept,
        "{name} plays differently from line {} on; if it should, run the test with {REWRITE}=1",
        line + 1
    );
}
