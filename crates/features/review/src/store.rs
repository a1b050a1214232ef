//! The reviews of matches, kept in memory until the page is closed.

use std::cell::RefCell;
use std::collections::BTreeMap;

use protocol::MoveReview;

/// The number of matches whose reviews are kept: the most recently used ones.
const MATCHES: usize = 4;

/// The reviews of the decisions of one match, in order.
struct MatchReviews {
    key: String,
    reviews: Vec<Option<MoveReview>>,
    /// The actions that are as good as the best, in the game's notation, by the number of the decision; of decisions that were
    /// judged once more there are none.
    good: BTreeMap<usize, Vec<String>>,
}

thread_local! {
    static KNOWN: RefCell<Vec<MatchReviews>> = const { RefCell::new(Vec::new()) };
}

/// Calls `work` with the reviews of a match of `count` decisions, and makes it the most recently used one.
fn with<T>(key: &str, count: usize, work: impl FnOnce(&mut MatchReviews) -> T) -> T {
    KNOWN.with_borrow_mut(|all| {
        let known = match all.iter().position(|known| known.key == key) {
            Some(place) => all.remove(place),
            None => MatchReviews {
                key: key.into(),
                reviews: vec![None; count],
                good: BTreeMap::new(),
            },
        };
        all.truncate(MATCHES - 1);
        all.insert(0, known);
        work(&mut all[0])
    })
}

/// The number of decisions that have been judged; `of` is the number of all.
pub fn count(key: &str, of: usize) -> usize {
    with(key, of, |known| known.reviews.iter().flatten().count())
}

/// Whether the decision with this number has been judged.
pub fn knows(key: &str, of: usize, number: usize) -> bool {
    with(key, of, |known| {
        matches!(known.reviews.get(number), Some(Some(_)))
    })
}

/// Stores a review, and which actions are as good as the best.
pub fn put(key: &str, of: usize, number: usize, (review, good): (MoveReview, Vec<String>)) {
    with(key, of, |known| {
        if let Some(place) = known.reviews.get_mut(number) {
            *place = Some(review);
            known.good.insert(number, good);
        }
    });
}

/// The actions that are as good as the best, by the judgement of the decision with this number; none until it is there, and
/// none once it is [settled](settle).
pub fn good(key: &str, of: usize, number: usize) -> Vec<String> {
    let good = |known: &mut MatchReviews| known.good.get(&number).cloned();
    with(key, of, good).unwrap_or_default()
}

/// Notes that the decision with this number was judged once more, so that it is not asked about again.
pub fn settle(key: &str, of: usize, number: usize) {
    with(key, of, |known| {
        known.good.remove(&number);
    });
}

/// The review of each decision, where there is one.
pub fn each(key: &str, of: usize) -> Vec<Option<MoveReview>> {
    with(key, of, |known| known.reviews.clone())
}

/// The number of decisions judged so far that cost something.
pub fn costly(key: &str, of: usize) -> usize {
    let costs =
        |review: &&MoveReview| review.with_best.value - review.with_played.value > review.margin;
    with(key, of, |known| {
        known.reviews.iter().flatten().filter(costs).count()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Expectation;

    fn review() -> MoveReview {
        found().0
    }

    fn found() -> (MoveReview, Vec<String>) {
        let review = MoveReview {
            best: "a".into(),
            with_best: Expectation::default(),
            with_played: Expectation::default(),
            margin: 0.5,
            is_at_stake: true,
        };
        (review, vec!["a".into(), "b".into()])
    }

    #[test]
    fn findings_are_kept_until_other_matches_need_their_place() {
        assert_eq!(each("one", 2), [None, None]);
        put("one", 2, 1, found());
        put("one", 2, 9, found());
        assert_eq!((count("one", 2), knows("one", 2, 1)), (1, true));
        assert!(!knows("one", 2, 0) && !knows("one", 2, 9));
        assert_eq!(good("one", 2, 1), ["a", "b"]);
        assert!(good("one", 2, 0).is_empty() && good("one", 2, 9).is_empty());
        put("one", 2, 0, found());
        assert_eq!(each("one", 2), vec![Some(review()); 2]);
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
