//! The actions that are marked on a stage, by a hint or by a review.

/// An action that is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark<A> {
    /// The action.
    pub action: A,
    /// Its badge.
    pub badge: Badge,
}

/// The badge of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// One of the best actions.
    Ranked(RankBadge),
    /// The action would have been better than the one that was played.
    Better,
    /// The action was played, and another would have been better.
    Played,
}

impl Badge {
    /// Whether nothing that is shown is better.
    pub fn is_best(self) -> bool {
        match self {
            Badge::Ranked(ranked) => ranked.rank == 1,
            Badge::Better => true,
            Badge::Played => false,
        }
    }
}

/// The badge of one of the best actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankBadge {
    /// Its place, from 1.
    pub rank: usize,
    /// What the number says.
    pub worth: Worth,
    /// What it is worth.
    pub number: i32,
}

/// What a badge says that an action is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// A chance of winning, in hundredths.
    Wins,
    /// The expected points at the end, in tenths.
    Points,
    /// There is no other action.
    Only,
    /// As much as every other action.
    Equal,
}
