//! The texts of watching bots, in Italian.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    controls: "Riproduzione",
    pause: "Pausa",
    go_on: "Riprendi",
    step: "Passo",
    to_end: "Fino alla\u{a0}fine",
    speed: "Velocità",
    speeds: ["Lenta", "Normale", "Rapida", "Massima"],
    paused: "In pausa.",
    again: "Guarda un’altra partita",
    watched: "Solo guardata: hanno giocato solo bot.",
};
