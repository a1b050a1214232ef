//! The kinds of decisions of Dumble, in French.

use crate::texts::DumbleDifferences;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Que défausser", "Que piocher", "Quand annoncer"],
};
