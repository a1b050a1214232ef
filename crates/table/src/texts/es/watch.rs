//! The texts of watching bots, in Spanish.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    controls: "Reproducción",
    pause: "Pausa",
    go_on: "Seguir",
    step: "Paso",
    to_end: "Hasta el\u{a0}final",
    speed: "Velocidad",
    speeds: ["Lenta", "Normal", "Rápida", "A toda velocidad"],
    paused: "En pausa.",
    again: "Mirar otra partida",
    watched: "Solo han jugado bots.",
};
