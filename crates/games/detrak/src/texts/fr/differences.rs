//! What one choice of Détrak does and another does not, in French.

use crate::texts::DetrakDifferences;
use model::value_scale::Unit;
use ui::texts::fr::{points, worth};

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "Le symbole de départ",
        "Où poser la pièce",
        "Dans quel sens la poser",
    ],
    scores: |best, played| {
        format!(
            "Rapporte tout de suite {}, l’autre coup {played}.",
            points(best)
        )
    },
    leaves: |cells| match cells {
        1 => "Une case perdue de moins.".to_owned(),
        _ => format!("{cells} cases perdues de moins."),
    },
    later: |best, played, more| {
        let more = worth(Unit::Points, more);
        format!(
            "Rapporte tout de suite {}, et non {played}, mais {more} de plus à la fin en moyenne.",
            points(best)
        )
    },
    room: |best, played| {
        format!("Il reste alors {best} endroits où poser une pièce, et non {played}.")
    },
};
