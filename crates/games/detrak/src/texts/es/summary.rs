//! The texts of Détrak's summary, in Spanish.

use crate::DetrakSummary;
use table::GameSummary;

pub(crate) static TEXTS: DetrakSummary = DetrakSummary(GameSummary {
    about: "Lanza dos dados y coloca los dos símbolos, uno junto al otro, en tu hoja. Las series de símbolos iguales dan puntos, en filas y columnas.",
    facts: "1\u{a0}a\u{a0}6\u{a0}jugadores, desde\u{a0}8\u{a0}años, 15\u{a0}minutos",
    figure: "Puntos",
    luck: "Aquí se cuenta lo que valían tus dados, en puntos: lo que sacan de ellos los bots de nivel intermedio, menos lo que sacan de unos dados cualesquiera. La suerte de un análisis es otra cosa: lo que dieron las tiradas según el experto.",
});
