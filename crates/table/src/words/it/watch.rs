//! The texts of watching bots, in Italian.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    role: "Il tuo ruolo",
    roles: ["Giocare", "Guardare i bot"],
    bots: |count| match count {
        1 => "1 bot, in solitario".into(),
        _ => format!("{count} bot"),
    },
    start: "Guarda",
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
