//! What one choice of Dékal does and another does not, in Spanish.

use crate::texts::DekalDifferences;

pub(crate) static TEXTS: DekalDifferences = DekalDifferences {
    kinds: ["Qué carta destapar", "Qué carta tomar", "Dónde empujar"],
    touch: |value, points| format!("Entonces se tocan los {value}: se anulan {points} puntos."),
    leaves: |name, value, points| {
        format!("El {value} que queda para {name} le permite anular {points} puntos.")
    },
    counts: |best, played| {
        format!("Las cartas visibles de la cuadrícula valen entonces {best}, no {played}.")
    },
};
