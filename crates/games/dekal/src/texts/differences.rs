//! What one choice does and another does not, in every language. A missing text does not compile.

use table::KindNames;

/// The texts in one language.
pub struct DekalDifferences {
    /// The kinds of decisions: what to turn over, what to take, where to push.
    pub kinds: KindNames<3>,
    /// The better choice makes cards of this value touch, and so many points cancel.
    pub touch: fn(u8, u32) -> String,
    /// What was played leaves this player a card of this value, which makes so many more points cancel.
    pub leaves: fn(&str, u8, u32) -> String,
    /// The open cards of the player's grid count so many points then, and more with the other choice.
    pub counts: fn(u32, u32) -> String,
}
