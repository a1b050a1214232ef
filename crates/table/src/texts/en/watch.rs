//! The texts of watching bots, in English.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    controls: "Playback",
    pause: "Pause",
    go_on: "Resume",
    step: "Step",
    to_end: "To the\u{a0}end",
    speed: "Speed",
    speeds: ["Slow", "Normal", "Fast", "As fast as possible"],
    paused: "Paused.",
    again: "Watch another game",
    watched: "Watched: only bots played.",
};
