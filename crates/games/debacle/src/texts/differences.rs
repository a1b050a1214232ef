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
    /// What was played leaves dice of so many points where they can be captured at once, the other of so many.
    pub leaves_more: fn(u8, u8) -> String,
    /// What was played leaves dice of this value in one row, so that the enemy can take doubles.
    pub doubles: fn(u8) -> String,
    /// An enemy die of this value can be captured by the next action of the turn.
    pub next: fn(u8) -> String,
    /// A die of this value could have been captured, and can no longer be.
    pub saves: fn(u8) -> String,
    /// An enemy die of this value is attacked at the end of the turn.
    pub attacks: fn(u8) -> String,
    /// A line of actions, in which the reader captures dice of these values, and loses such.
    pub line: fn(&str, &[u8], &[u8]) -> String,
}
