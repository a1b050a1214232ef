//! What one choice of Débâcle does and another does not, in Italian.

use crate::texts::DebacleDifferences;
use ui::texts::it::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "Quando catturare",
        "Mosse speciali",
        "Quando capovolgere",
        "Dove rotolare",
    ],
    captures: |best, played| format!("Cattura {}, non {played}.", points(best as i32)),
    leaves: |value| format!("La mossa giocata lascia un {value} che si può catturare subito."),
};
