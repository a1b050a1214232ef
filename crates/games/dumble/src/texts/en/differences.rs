//! The kinds of decisions of Dumble, in English.

use crate::texts::DumbleDifferences;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["What to discard", "What to draw", "When to call"],
};
