//! What one choice of Dékal does and another does not, in English.

use crate::texts::DekalDifferences;

pub(crate) static TEXTS: DekalDifferences = DekalDifferences {
    kinds: ["What to turn over", "What to take", "Where to push"],
    touch: |value, points| format!("Then the {value}s touch: {points} points cancel out."),
    leaves: |name, value, points| {
        format!("The {value} that is left for {name} makes {points} points cancel out.")
    },
    counts: |best, played| format!("The open cards of the grid then count {best}, not {played}."),
};
