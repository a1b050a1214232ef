//! The findings about matches, kept in memory until the page is closed.

use std::cell::RefCell;

use protocol::MoveReview;

/// The number of matches whose findings are kept: the most recently used ones.
const MATCHES: usize = 4;

/// The findings about one match, one place per decision.
struct MatchFindings {
    key: String,
    findings: Vec<Option<MoveReview>>,
}

thread_local! {
    static KNOWN: RefCell<Vec<MatchFindings>> = const { RefCell::new(Vec::new()) };
}

/// Calls `work` with the findings about a match of `count` decisions, and makes it the most recently used one.
fn with<T>(key: &str, count: usize, work: impl FnOnce(&mut Vec<Option<MoveReview>>) -> T) -> T {
    KNOWN.with_borrow_mut(|all| {
        let known = match all.iter().position(|known| known.key == key) {
            Some(place) => all.remove(place),
            None => MatchFindings {
                key: key.into(),
                findings: vec![None; count],
            },
        };
        all.truncate(MATCHES - 1);
        all.insert(0, known);
        work(&mut all[0].findings)
    })
}

/// The number of decisions that have been judged; `of` is the number of all.
pub fn count(key: &str, of: usize) -> usize {
    with(key, of, |findings| findings.iter().flatten().count())
}

/// Whether the decision with this number has been judged.
pub fn knows(key: &str, of: usize, number: usize) -> bool {
    with(key, of, |findings| {
        matches!(findings.get(number), Some(Some(_)))
    })
}

/// Stores a finding.
pub fn put(key: &str, of: usize, number: usize, finding: MoveReview) {
    with(key, of, |findings| {
        if let Some(place) = findings.get_mut(number) {
            *place = Some(finding);
        }
    });
}

/// The finding about each decision, where there is one.
pub fn each(key: &str, of: usize) -> Vec<Option<MoveReview>> {
    with(key, of, |findings| findings.clone())
}

/// All findings; `None` while some are missing.
pub fn all(key: &str, of: usize) -> Option<Vec<MoveReview>> {
    each(key, of).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Expectation;

    fn finding() -> MoveReview {
        MoveReview {
            best: "a".into(),
            with_best: Expectation::default(),
            with_played: Expectation::default(),
            margin: 0.5,
        }
    }

    #[test]
    fn findings_are_kept_until_other_matches_need_their_place() {
        assert_eq!(all("one", 2), None);
        put("one", 2, 1, finding());
        put("one", 2, 9, finding());
        assert_eq!((count("one", 2), knows("one", 2, 1)), (1, true));
        assert!(!knows("one", 2, 0) && !knows("one", 2, 9));
        put("one", 2, 0, finding());
        assert_eq!(all("one", 2), Some(vec![finding(); 2]));
        for other in ["two", "three", "four"] {
            assert_eq!(count(other, 1), 0);
        }
        assert_eq!(count("one", 2), 2, "the fourth is still kept");
        for other in ["two", "three", "four", "five"] {
            assert_eq!(count(other, 1), 0);
        }
        assert_eq!(count("one", 2), 0);
    }
}
