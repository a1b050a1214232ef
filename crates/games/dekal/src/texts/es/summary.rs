//! The texts of Dékal's summary, in Spanish.

use crate::DekalSummary;
use table::GameSummary;

pub(crate) static TEXTS: DekalSummary = DekalSummary(GameSummary {
    about: "Toma una carta, empújala en tu cuadrícula y deja que las cartas vecinas iguales se anulen. Gana la puntuación más baja.",
    facts: "2\u{a0}a\u{a0}6\u{a0}jugadores, desde\u{a0}7\u{a0}años, 15\u{a0}minutos",
    figure: "Puntos (cuantos menos, mejor)",
    luck: "La suerte es cuánto cambiaron las cartas destapadas tu probabilidad de ganar desde tu primera decisión, aparte del efecto de las decisiones. Se cuenta en victorias.",
});
