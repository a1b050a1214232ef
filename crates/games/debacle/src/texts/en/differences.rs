//! What one choice of Débâcle does and another does not, in English.

use crate::texts::DebacleDifferences;
use ui::texts::en::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "When to capture",
        "Special moves",
        "When to flip",
        "Where to roll",
    ],
    captures: |best, played| format!("It captures {}, not {played}.", points(best as i32)),
    leaves: |value| format!("What was played leaves a {value} that can be captured at once."),
};
