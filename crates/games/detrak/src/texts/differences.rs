//! What one choice does and another does not, in every language. A missing text does not compile.

use table::KindNames;

/// The texts in one language.
pub struct DetrakDifferences {
    /// The kinds of decisions: the symbol to begin with, where the piece lies, which way round.
    pub kinds: KindNames<3>,
    /// The better choice scores so many points at once, the other fewer.
    pub scores: fn(i32, i32) -> String,
    /// The better choice leaves so many fewer cells that can never be filled.
    pub leaves: fn(u32) -> String,
    /// The better choice scores so many points at once, the other more, but so many tenths of a point less by the end.
    pub later: fn(i32, i32, i32) -> String,
    /// A piece then still fits in so many places, with the other choice in fewer.
    pub room: fn(u32, u32) -> String,
}
