//! The kinds of decisions of Dumble, in Italian.

use crate::texts::DumbleDifferences;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Che cosa scartare", "Che cosa pescare", "Quando chiamare"],
};
