//! What one choice of Détrak does and another does not, in Spanish.

use crate::texts::DetrakDifferences;
use ui::texts::es::points;

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "El símbolo inicial",
        "Dónde poner la pieza",
        "En qué sentido ponerla",
    ],
    scores: |best, played| format!("Da enseguida {}, no {played}.", points(best)),
    leaves: |cells| match cells {
        1 => "Deja 1 casilla menos que ya nunca se podrá llenar.".to_owned(),
        _ => format!("Deja {cells} casillas menos que ya nunca se podrán llenar."),
    },
};
