//! What one choice of Détrak does and another does not, in English.

use crate::texts::DetrakDifferences;
use model::value_scale::Unit;
use ui::texts::en::{points, worth};

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "The symbol to begin with",
        "Where the piece lies",
        "Which way round it lies",
    ],
    scores: |best, played| {
        format!(
            "It scores {} at once, the other move {played}.",
            points(best)
        )
    },
    leaves: |cells| match cells {
        1 => "One cell fewer is lost for good.".to_owned(),
        _ => format!("{cells} cells fewer are lost for good."),
    },
    later: |best, played, more| {
        let more = worth(Unit::Points, more);
        format!(
            "It scores {} at once, not {played}, but {more} more by the end on average.",
            points(best)
        )
    },
    room: |best, played| format!("A piece then still fits in {best} places, not in {played}."),
};
