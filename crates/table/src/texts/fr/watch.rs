//! The texts of watching bots, in French.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    controls: "Lecture",
    pause: "Pause",
    go_on: "Reprendre",
    step: "Un coup",
    to_end: "Jusqu’au bout",
    speed: "Vitesse",
    speeds: ["Lente", "Normale", "Rapide", "Le plus vite possible"],
    paused: "En pause.",
    again: "Regarder une autre partie",
    watched: "Partie regardée\u{a0}: seuls des robots ont joué.",
};
