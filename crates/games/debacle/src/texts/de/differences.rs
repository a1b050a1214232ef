//! What one choice of Débâcle does and another does not, in German.

use crate::texts::DebacleDifferences;
use ui::texts::de::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: ["Wann schlagen", "Sonderzüge", "Wann wenden", "Wohin rollen"],
    captures: |best, played| format!("Das schlägt {}, nicht {played}.", points(best as i32)),
    leaves: |value| {
        format!("Der gespielte Zug lässt eine {value} stehen, die sofort geschlagen werden kann.")
    },
};
