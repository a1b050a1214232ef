//! What one choice of Débâcle does and another does not, in French.

use crate::texts::DebacleDifferences;
use ui::texts::fr::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "Quand capturer",
        "Les coups spéciaux",
        "Quand retourner un dé",
        "Où rouler",
    ],
    captures: |best, played| format!("Capture {}, et non {played}.", points(best as i32)),
    leaves: |value| format!("Le coup joué laisse un {value} qui peut être capturé aussitôt."),
};
