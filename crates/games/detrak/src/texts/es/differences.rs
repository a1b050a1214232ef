//! What one choice of Détrak does and another does not, in Spanish.

use crate::texts::DetrakDifferences;
use model::value_scale::Unit;
use ui::texts::es::{points, worth};

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "El símbolo inicial",
        "Dónde poner la pieza",
        "En qué sentido ponerla",
    ],
    scores: |best, played| format!("Da enseguida {}; la otra jugada, {played}.", points(best)),
    leaves: |cells| match cells {
        1 => "Se pierde una casilla menos.".to_owned(),
        _ => format!("Se pierden {cells} casillas menos."),
    },
    later: |best, played, more| {
        let more = worth(Unit::Points, more);
        format!(
            "Da enseguida {}, no {played}, pero al final {more} más de media.",
            points(best)
        )
    },
    room: |best, played| format!("Quedan entonces {best} sitios para una pieza, no {played}."),
};
