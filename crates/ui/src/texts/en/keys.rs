//! The texts of the page of keys, in English.

use crate::keys::KeysTexts;

pub(crate) static TEXTS: KeysTexts = KeysTexts {
    about: "Everything can be done without a mouse. Screen readers announce what happens at the table.",
    back: "Back",
    general: "Everywhere",
    key: |key| match key {
        " " => "Space",
        "Escape" => "Esc",
        other => other,
    },
    help: "Show this page; again: go back",
    rules: "At the table: the rules of the game (Esc leads back)",
    hint: "At the table: a hint, when it is your turn",
    undo: "At the table: take your move back",
    fast_forward: "At the table: fast-forward",
    pause: "When watching bots: pause, or go on",
    step: "When watching bots: one step",
    replay: "In a replay: play, or pause",
    replay_step: "In a replay: one step back or forward",
    tab: "Next button or field",
    press: "Press the selected button",
    let_go: "Cancel your choice",
};
