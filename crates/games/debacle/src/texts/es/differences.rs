//! What one choice of Débâcle does and another does not, in Spanish.

use crate::texts::DebacleDifferences;
use ui::texts::es::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "Cuándo capturar",
        "Jugadas especiales",
        "Cuándo voltear",
        "Adónde rodar",
    ],
    captures: |best, played| format!("Captura {}, no {played}.", points(best as i32)),
    leaves: |value| format!("La jugada hecha deja un {value} que se puede capturar enseguida."),
};
