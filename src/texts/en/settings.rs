//! The texts of the settings screen, in English.

use crate::texts::{SettingsScreenTexts, SwitchTexts};

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Language and appearance",
    pieces: "Cards and dice",
    play: "At the table",
    noises: "Sound and vibration",
    text: "Text size",
    sizes: ["Normal", "Large", "Very large"],
    patterns: SwitchTexts {
        label: "Patterned cards, symbols and dice",
        about: "Card values in Dékal, symbols in Détrak and sides in Débâcle each get a pattern of their own, so you never have to tell colours apart.",
    },
    preview: "This is how they look now:",
    coach_about: "After your move, the coach tells you at the table if another was better, going by what you could know. Games with a coach are kept, but not rated; games of the day have none.",
    confirm: SwitchTexts {
        label: "Confirm moves",
        about: "A move is shown first. It only counts once you confirm it: press the button, or make the same move again.",
    },
    running_score: SwitchTexts {
        label: "Scores so far in Dékal",
        about: "Beside each name: what its face-up cards would score now.",
    },
    left_handed: SwitchTexts {
        label: "Left-handed layout",
        about: "Moves the side panel, the tray and the buttons to the other side.",
    },
    sound: SwitchTexts {
        label: "Sounds",
        about: "Short and quiet: for cards, dice, cards that cancel out, illegal moves and the end of a game.",
    },
    vibration: SwitchTexts {
        label: "Vibration",
        about: "A brief buzz for the same events, on phones that support it.",
    },
    listen: "Listen",
    keys: "All keyboard shortcuts",
    units: ["MB", "GB"],
    room: |used, free| format!("Your games and the offline copy take up {used}; {free} are free."),
    persistent: "The browser keeps them until you remove them.",
    not_persistent: "The browser may delete them if it needs room: export your games to a file now and then.",
};
