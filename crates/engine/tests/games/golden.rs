//! Texts that are kept, and compared with what is told today.

use std::path::Path;

/// Set to rewrite the goldens when rules, luck or notation are meant to
/// change.
const REWRITE: &str = "TABLEE_REWRITE_GOLDENS";

/// Compares a text with the one kept under a name.
pub fn compare(name: &str, told: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let file = folder.join(format!("{name}.txt"));
    if std::env::var_os(REWRITE).is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&file, told).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let kept = kept.replace('\r', "");
    let differs = told.lines().zip(kept.lines()).position(|(a, b)| a != b);
    let line = differs.unwrap_or(told.lines().count().min(kept.lines().count()));
    assert!(
        told == kept,
        "{name} plays differently from line {} on; if it should, run the test with {REWRITE}=1",
        line + 1
    );
}
