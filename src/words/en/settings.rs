//! What the settings say, in English.

use crate::texts::SettingsScreenTexts;

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Language and looks",
    pieces: "Cards and dice",
    play: "At the table",
    noises: "Sound and vibration",
    text: "Text size",
    sizes: ["Normal", "Large", "Larger"],
    patterns: (
        "Patterned cards, symbols and dice",
        "Values of Dékal, symbols of Détrak and sides of Débâcle have a pattern each, so that no colour has to be told from another.",
    ),
    preview: "This is how they look now:",
    confirm: (
        "Confirm moves",
        "A move is shown first. It is done when you confirm it, by the button or by doing the same once more.",
    ),
    left_handed: (
        "Left-handed layout",
        "The side panel, the tray and the buttons change sides.",
    ),
    sound: (
        "Sounds",
        "Short and quiet: cards, dice, what cancels, the end of a game, a move that is refused.",
    ),
    vibration: (
        "Vibration",
        "A short tremble for the same, on phones that can.",
    ),
    listen: "Listen",
    keys: "All keys",
    room: |used, free| format!("Games and this copy take {used} MB; {free} MB are free."),
    persistent: "The browser keeps them until you remove them.",
    not_persistent: "The browser may tidy them away if it needs room: now and then, export your games as a file.",
};
