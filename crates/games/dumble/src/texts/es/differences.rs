//! The kinds of decisions of Dumble, in Spanish.

use crate::texts::DumbleDifferences;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Qué descartar", "Qué robar", "Cuándo cantar"],
};
