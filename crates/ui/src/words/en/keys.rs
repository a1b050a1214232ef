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
    help: "Show these keys; once more: back to where you were",
    rules: "At a table: the rules of the game",
    hint: "At a table: a hint, when it is your turn",
    pause: "Where bots play among themselves: pause, or go on",
    step: "Where bots play among themselves: one step",
    replay: "In a replay: play, or pause",
    replay_step: "In a replay: one step back or forward",
    tab: "Go on to the next part of the screen",
    press: "Press what has the focus",
    let_go: "Let go of what you have chosen",
};
