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
    help: "Afficher cette page\u{a0}; de nouveau\u{a0}: revenir",
    rules: "À la table\u{a0}: les règles du jeu (Échap pour revenir)",
    hint: "À la table\u{a0}: un indice, à votre tour",
    undo: "À la table\u{a0}: annuler votre coup",
    fast_forward: "À la table\u{a0}: avance rapide",
    pause: "En regardant les robots\u{a0}: pause, ou reprise",
    step: "En regardant les robots\u{a0}: un coup",
    replay: "En revoyant une partie\u{a0}: lecture, ou pause",
    replay_step: "En revoyant une partie\u{a0}: un pas en arrière ou en avant",
    tab: "Bouton ou champ suivant",
    press: "Activer le bouton sélectionné",
    let_go: "Annuler votre choix",
};
