//! The texts of Dumble's summary, in Spanish.

use crate::DumbleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DumbleSummary = DumbleSummary(GameSummary {
    about: "Deshazte de tus cartas hasta que apenas te queden puntos y canta Dumble antes de que alguien tenga menos que tú.",
    facts: "2\u{a0}a\u{a0}8\u{a0}jugadores, desde\u{a0}8\u{a0}años, 20\u{a0}minutos",
    figure: "Puntos (cuantos menos, mejor)",
    luck: "La suerte es cuánto cambiaron las cartas tu probabilidad de ganar la partida desde tu primera decisión, aparte del efecto de las decisiones. Se cuenta en victorias.",
});
