//! The texts of Dumble's summary, in Spanish.

use crate::DumbleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DumbleSummary = DumbleSummary(GameSummary {
    about: "Deshazte de tus cartas hasta que apenas te queden puntos y canta Dumble antes de que alguien tenga menos que tú.",
    facts: "2 a 8 jugadores\u{a0}· desde 8 años\u{a0}· 20 minutos",
    figure: "Puntos (cuantos menos, mejor)",
    luck: "La suerte es cuánto cambiaron las cartas tu probabilidad de ganar la partida desde tu primera decisión, aparte del efecto de las decisiones. Se cuenta en victorias.",
});
