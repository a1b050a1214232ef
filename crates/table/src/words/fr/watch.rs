//! What is said of watching, in French.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    role: "Votre rôle",
    roles: ["Jouer", "Regarder jouer les robots"],
    bots: |count| match count {
        0 | 1 => format!("{count} robot, seul"),
        _ => format!("{count} robots"),
    },
    start: "Regarder",
    controls: "Partie regardée",
    pause: "Pause",
    go_on: "Continuer",
    step: "Un pas",
    to_end: "Jusqu’au bout",
    speed: "Vitesse",
    speeds: ["Lente", "Normale", "Rapide", "Le plus vite possible"],
    paused: "En pause.",
    again: "En regarder une autre",
    watched: "Regardée\u{a0}: seuls des robots ont joué.",
};
