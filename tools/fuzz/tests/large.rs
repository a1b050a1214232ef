//! Large files of small parts: looking into them takes little memory besides the file itself.

use fuzz::{MAX_BYTES, plan_of};
use model::additions::StoredData;
use model::bundle::MAX_FILE;

/// The files are this part of the largest ones, since the test's program is slow; the limit is the same part.
const PART: usize = 32;

/// A file of many parts, each with its number in place of `%`.
fn file(begin: &str, part: &str, end: &str, size: usize) -> String {
    let mut file = begin.to_owned();
    for number in 0.. {
        let next = part.replace('%', &format!("{number:06}"));
        if file.len() + next.len() + end.len() > size {
            break;
        }
        file += &next;
    }
    file + end
}

fn memory(text: String) -> u64 {
    let looked = || drop(plan_of(text, StoredData::default()));
    allocation_counter::measure(looked).bytes_max
}

#[test]
fn large_files_of_small_parts_take_little_memory() {
    let begin = r#"{"format":"tablee-records","version":1"#;
    let list = |name: &str| format!(r#"{begin},"{name}":[0"#);
    let (records, results, daily) = (list("records"), list("results"), list("daily"));
    let shapes = [
        (&*records, ",1", "]}"),
        (&records, r#",{"format":"tablee-record"}"#, "]}"),
        (&records, r#",{"format":"tablee-record","a":%}"#, "]}"),
        (&results, r#","""#, r#"],"records":[]}"#),
        (&results, r#","luck 1 luck 5""#, r#"],"records":[]}"#),
        (&daily, r#","done 2026-11-21""#, r#"],"records":[]}"#),
        // Fields that are not known, or come again.
        (begin, r#","%":1"#, r#","records":[]}"#),
        (begin, r#","records":[1]"#, "}"),
        // A record, what is no file of this program, and what is no JSON.
        (r#"{"format":"tablee-record""#, r#","%":1"#, "}"),
        ("[0", ",1", "]"),
        ("[0", ",1", ""),
    ];
    for (begin, part, end) in shapes {
        let text = file(begin, part, end, MAX_FILE / PART);
        let bytes = memory(text);
        assert!(bytes <= MAX_BYTES / PART as u64, "{part}: {bytes} bytes");
    }
    // What may not be large at all.
    for size in [2_000_000, 3_000_000] {
        for name in ["matches", "lessons", "choices", "settings"] {
            let begin = format!(r#"{begin},"{name}":{{"":"0""#);
            let text = file(&begin, r#","%":"1""#, r#"},"records":[]}"#, size);
            let bytes = memory(text);
            assert!(bytes <= MAX_BYTES, "{name}: {bytes} bytes");
        }
    }
}
