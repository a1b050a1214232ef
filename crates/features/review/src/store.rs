//! The reviews of matches, kept in memory until the page is closed.

use std::cell::RefCell;

use protocol::MoveReview;

/// The number of matches whose reviews are kept: the most recently used ones.
const MATCHES: usize = 4;

/// The reviews of the decisions of one match, in order.
struct MatchReviews {
    key: String,
    reviews: Vec<Option<MoveReview>>,
}

thread_local! {
    static KNOWN: RefCell<Vec<MatchReviews>> = const { RefCell::new(Vec::new()) };
}

/// Calls `work` with the reviews of a match of `count` decisions, and makes it the most recently used one.
fn with<T>(key: &str, count: usize, work: impl FnOnce(&mut Vec<Option<MoveReview>>) -> T) -> T {
    KNOWN.with_borrow_mut(|all| {
        let known = match all.iter().position(|known| known.key == key) {
            Some(place) => all.remove(place),
            None => MatchReviews {
                key: key.into(),
                reviews: vec![None; count],
            },
        };
        all.truncate(MATCHES - 1);
        all.insert(0, known);
        work(&mut all[0].reviews)
    })
}

/// The number of decisions that have been judged; `of` is the number of all.
pub fn count(key: &str, of: usize) -> usize {
    with(key, of, |reviews| reviews.iter().flatten().count())
}

/// Whether the decision with this number has been judged.
pub fn knows(key: &str, of: usize, number: usize) -> bool {
    with(key, of, |reviews| {
        matches!(reviews.get(number), Some(Some(_)))
    })
}

/// Stores a review.
pub fn put(key: &str, of: usize, number: usize, review: MoveReview) {
    with(key, of, |reviews| {
        if let Some(place) = reviews.get_mut(number) {
            *place = Some(review);
        }
    });
}

/// The review of each decision, where there is one.
pub fn each(key: &str, of: usize) -> Vec<Option<MoveReview>> {
    with(key, of, |reviews| reviews.clone())
}

/// The number of decisions judged so far that cost something.
pub fn costly(key: &str, of: usize) -> usize {
    let costs =
        |review: &&MoveReview| review.with_best.value - review.with_played.value > review.margin;
    with(key, of, |reviews| {
        reviews.iter().flatten().filter(costs).count()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Expectation;

    fn review() -> MoveReview {
        MoveReview {
            best: "a".into(),
            with_best: Expectation::default(),
            with_played: Expectation::default(),
            margin: 0.5,
            is_at_stake: true,
        }
    }

    #[test]
    fn findings_are_kept_until_other_matches_need_their_place() {
        assert_eq!(each("one", 2), [None, None]);
        put("one", 2, 1, review());
        put("one", 2, 9, review());
        assert_eq!((count("one", 2), knows("one", 2, 1)), (1, true));
        assert!(!knows("one", 2, 0) && !knows("one", 2, 9));
        put("one", 2, 0, review());
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
