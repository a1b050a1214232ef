//! The kinds of decisions of Dumble, in German.

use crate::texts::DumbleDifferences;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Was ablegen", "Was ziehen", "Wann ansagen"],
};
