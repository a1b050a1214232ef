//! Which hand is shown where several persons play at one screen a game in which hands are hidden. The table turns to
//! whoever is to decide, with all hands covered, until they ask for theirs. Theirs is covered again when their turn has
//! passed; if chance has brought them something then, such as a card that they drew, once they have looked at it. The save
//! knows nothing of that: a table that is loaded anew is covered.

use engine::Seat;

/// Whose hand may be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cover {
    /// The person who asked for it; `None`: nobody's.
    pub shown: Option<Seat>,
    /// The length of the log when another person than the last one to decide asked for theirs. What was decided before
    /// that is not taken back.
    pub seen: usize,
}

impl Cover {
    /// All hands are covered, and others may have seen theirs after so many entries of the log.
    pub fn over(length: usize) -> Cover {
        Cover {
            shown: None,
            seen: length,
        }
    }
}
