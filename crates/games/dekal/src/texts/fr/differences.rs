//! What one choice of Dékal does and another does not, in French.

use crate::texts::DekalDifferences;

pub(crate) static TEXTS: DekalDifferences = DekalDifferences {
    kinds: [
        "Quelle carte retourner",
        "Quelle carte prendre",
        "Où pousser",
    ],
    touch: |value, points| {
        format!("Les {value} se touchent alors\u{a0}: {points} points s’annulent.")
    },
    leaves: |name, value, points| {
        format!("Le {value} qui reste pour {name} lui permet d’annuler {points} points.")
    },
    counts: |best, played| {
        format!("Les cartes visibles de la grille valent alors {best}, et non {played}.")
    },
};
