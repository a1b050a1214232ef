//! What is said of watching, in English.

use crate::watch::WatchTexts;

pub(crate) static TEXTS: WatchTexts = WatchTexts {
    role: "Your part",
    roles: ["Play", "Watch bots play"],
    bots: |count| match count {
        1 => "1 bot, alone".into(),
        _ => format!("{count} bots"),
    },
    start: "Watch",
    controls: "Watching",
    pause: "Pause",
    go_on: "Go on",
    step: "Step",
    to_end: "To the\u{a0}end",
    speed: "Speed",
    speeds: ["Slow", "Normal", "Fast", "As fast as possible"],
    paused: "Paused.",
    again: "Watch another",
    watched: "Watched: only bots played.",
};
