//! The texts of Débâcle's summary, in Spanish.

use crate::DebacleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DebacleSummary = DebacleSummary(GameSummary {
    about: "Tus dados son tus piezas: hazlos rodar por el tablero, voltéalos, captura los más bajos. Nada de azar; gana quien llega antes a 30 puntos.",
    facts: "2\u{a0}jugadores, desde\u{a0}8\u{a0}años, 30\u{a0}minutos",
    figure: "Puntos de ventaja",
    luck: "En Débâcle el azar no decide nada una vez colocados los dados. Lo que queda aquí, contado en victorias, es lo que no explican las decisiones de ninguno de los dos: ni el propio experto lo había previsto.",
});
