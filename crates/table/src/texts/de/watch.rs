//! The texts of watching bots, in German.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    controls: "Wiedergabe",
    pause: "Pause",
    go_on: "Weiter",
    step: "Schritt",
    to_end: "Bis zum\u{a0}Ende",
    speed: "Tempo",
    speeds: ["Langsam", "Normal", "Schnell", "So schnell wie möglich"],
    paused: "Pause.",
    again: "Noch einer Partie zuschauen",
    watched: "Nur zugeschaut: Es haben nur Bots gespielt.",
};
