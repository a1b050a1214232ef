//! The texts of the page of keys, in French.

use crate::keys::KeysTexts;

pub(crate) static TEXTS: KeysTexts = KeysTexts {
    about: "Tout peut se faire sans souris. Les lecteurs d’écran annoncent ce qui se passe à la table.",
    back: "Retour",
    general: "Partout",
    key: |key| match key {
        " " => "Espace",
        "Escape" => "Échap",
        "Enter" => "Entrée",
        "Shift" => "Maj",
        other => other,
    },
    help: "Afficher ces touches\u{a0}; encore une fois\u{a0}: revenir où vous étiez",
    rules: "À une table\u{a0}: les règles du jeu",
    hint: "À une table\u{a0}: un indice, quand c’est à vous",
    pause: "Où les robots jouent entre eux\u{a0}: pause, ou reprise",
    step: "Où les robots jouent entre eux\u{a0}: un pas",
    replay: "Quand on revoit une partie\u{a0}: lecture, ou pause",
    replay_step: "Quand on revoit une partie\u{a0}: un pas en arrière ou en avant",
    tab: "Passer à la partie suivante de l’écran",
    press: "Actionner ce qui a le focus",
    let_go: "Lâcher ce que vous avez choisi",
};
