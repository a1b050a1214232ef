//! `arena weights`. That whole trainings give the committed bytes takes hours, and is not tested here.

use crate::support::{arena, text};

#[test]
fn what_cannot_be_compared_is_refused_before_the_training() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let run = arena(&["weights", "dumble", "--out", path, "--committed", path]);
    assert!(!run.status.success());
    let told = text(&run.stderr);
    assert!(
        told.contains("cannot read") && told.contains("dumble.bin"),
        "{told}"
    );
    let unknown = arena(&["weights", "chess"]);
    assert!(text(&unknown.stderr).contains("dekal-2"));
}
