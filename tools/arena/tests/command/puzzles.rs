//! `arena puzzles`.

use std::fs;

use crate::support::{arena, text};

#[test]
fn the_same_seed_finds_the_same_puzzles_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["1", "2"].map(|threads| {
        let file = folder.path().join(threads);
        let name = file.display().to_string();
        let found = arena(&[
            "puzzles",
            "--game",
            "detrak",
            "--count",
            "2",
            "--seed",
            "5",
            "--effort",
            "20",
            "--threads",
            threads,
            "--write",
            &name,
        ]);
        assert!(found.status.success(), "{}", text(&found.stderr));
        assert!(text(&found.stdout).contains("2 puzzles of"));
        (name, fs::read(file).unwrap())
    });
    assert_eq!(one.1, two.1);
    let verified = arena(&[
        "puzzles", "--game", "detrak", "--verify", &one.0, "--effort", "20",
    ]);
    assert!(verified.status.success(), "{}", text(&verified.stdout));
    assert_eq!(text(&verified.stdout).trim(), "2 of 2 puzzles hold");
    // The puzzles of one game are not another's.
    let other = arena(&["puzzles", "--game", "dekal", "--verify", &one.0]);
    assert!(!other.status.success());
}
