//! A short run of every target: its corpus, and changed inputs, the same ones every time.

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]

use std::panic::catch_unwind;

use fuzz::{MAX_LENGTH, Target, mutate};

/// How many changed inputs each target reads.
const CHANGED: u64 = 2_000;

#[test]
fn everything_holds_of_the_corpora() {
    for target in Target::ALL {
        let corpus = target.corpus().unwrap();
        assert!(corpus.len() > 3, "{} has a corpus", target.name);
        for (path, input) in corpus {
            let read = catch_unwind(|| target.run(&input));
            assert!(read.is_ok(), "{}", path.display());
        }
    }
}

#[test]
fn everything_holds_of_inputs_that_are_changed() {
    for target in Target::ALL {
        let corpus = target.corpus().unwrap().into_iter().map(|(_, input)| input);
        let mut inputs: Vec<_> = corpus.filter(|input| input.len() <= MAX_LENGTH).collect();
        let begun = inputs.len();
        for seed in 0..CHANGED {
            let place = |number: u64| (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize;
            let input = &inputs[place(seed) % inputs.len()];
            let changed = mutate(input, &inputs[place(seed + CHANGED) % begun], seed);
            let read = catch_unwind(|| target.run(&changed));
            let text = String::from_utf8_lossy(&changed);
            assert!(read.is_ok(), "{} of {text:?}, {changed:x?}", target.name);
            // Changes add up, here and there.
            if seed % 8 == 0 && changed.len() <= MAX_LENGTH {
                inputs.push(changed);
            }
        }
    }
}

/// Earlier findings that are too long for a file of the corpus.
#[test]
fn everything_holds_of_long_inputs() {
    let record = |name: &str, with: &str| {
        let before =
            r#"{"format":"tablee-record","version":1,"game":"dekal","rules":{"players":2}"#;
        format!(r#"{before},"{name}":{with},"seats":[],"seed":"8","log":[]}}"#)
    };
    let bot = format!(r#"[{{"name":"","bot":"{}"}}]"#, "e".repeat(500_000));
    let list = |part: &str, count: usize| format!("[{}0]", format!("{part},").repeat(count));
    let inputs = [
        ("record", record("seats", &bot)),
        ("record", record("new", &"[".repeat(500_000))),
        ("record", record("log", &list(r#""next""#, 140_000))),
        ("record", record("version", &"9".repeat(1_000_000))),
        ("record", "x".repeat(2_000_000)),
        ("import", record("records", &list("{}", 300_000))),
        ("import", record("results", &list(r#""""#, 1_000_000))),
        (
            "takeover",
            format!(
                r#"{{"tablee.results.2026-11":"{}"}}"#,
                r"x\n".repeat(200_000)
            ),
        ),
        ("link", "_".repeat(16_000)),
        ("link", "A".repeat(1_000_000)),
        (
            "settings",
            record("theme", &format!("\"{}\"", "e".repeat(1_000_000))),
        ),
        ("state", format!("dekal state {}", list("0", 1_000_000))),
        (
            "position",
            format!("dekal rounds={}", "1".repeat(1_000_000)),
        ),
        ("notation", "1:".repeat(500_000)),
        ("result", "1 ".repeat(500_000)),
        (
            "daily",
            format!("par 2026-11-21 dekal {} 1", "1,".repeat(500_000)),
        ),
        (
            "program",
            format!(r#"{{"id":7,"action":"{}"}}"#, "e".repeat(65_000)),
        ),
        ("message", "\u{7f}".repeat(1_000_000)),
    ];
    for (name, input) in inputs {
        Target::named(name).unwrap().run(input.as_bytes());
    }
}
