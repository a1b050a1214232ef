//! What one choice of Détrak does and another does not, in English.

use crate::texts::DetrakDifferences;
use ui::texts::en::points;

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "The symbol to begin with",
        "Where the piece lies",
        "Which way round it lies",
    ],
    scores: |best, played| format!("It scores {} at once, not {played}.", points(best)),
    leaves: |cells| match cells {
        1 => "One cell fewer is lost for good.".to_owned(),
        _ => format!("{cells} cells fewer are lost for good."),
    },
};
