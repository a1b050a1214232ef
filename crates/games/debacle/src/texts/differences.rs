//! What one choice does and another does not, in every language. A missing text does not compile.

use table::KindNames;

/// The texts in one language.
pub struct DebacleDifferences {
    /// The kinds of decisions: captures, special moves, flips, rolls.
    pub kinds: KindNames<4>,
    /// The better choice captures so many points, the other fewer.
    pub captures: fn(u32, u32) -> String,
    /// What was played leaves a die of this value where it can be captured at once.
    pub leaves: fn(u8) -> String,
}
