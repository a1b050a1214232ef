//! The kinds of decisions, in every language. A missing text does not compile.

use table::KindNames;

/// The texts in one language.
pub struct DumbleDifferences {
    /// The kinds of decisions: what to discard, what to draw, when to call.
    pub kinds: KindNames<3>,
}
