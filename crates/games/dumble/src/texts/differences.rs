//! The kinds of decisions, in every language. A missing text does not compile.

use table::KindNames;

/// The texts in one language.
pub struct DumbleDifferences {
    /// The kinds of decisions: what to discard, what to draw, when to call.
    pub kinds: KindNames<3>,
    /// A call: the hand is the lowest in so many of 100 cases.
    pub lowest: fn(u32) -> String,
    /// The call that was made, though something else is better: the hand was the lowest in so many of 100 cases.
    pub early: fn(u32) -> String,
    /// A discard gets rid of so many points now, and of so many at most in the next turn; what was played of such.
    pub discards: fn([u8; 2], [u8; 2]) -> String,
    /// An open card makes a discard of so many points with what is kept, in the next turn.
    pub fits_open: fn(u8) -> String,
    /// A card makes a discard of so many points with the hand.
    pub fits: fn(u8) -> String,
    /// A card counts only so many points.
    pub cheap: fn(u8) -> String,
    /// The open cards fit nothing, and count at least so many points.
    pub stock: fn(u8) -> String,
}
