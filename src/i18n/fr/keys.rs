//! What the page of keys says, in French.

use crate::keys::KeysTexts;

/// What a key is called that is printed alike everywhere.
fn arrow(key: &'static str) -> &'static str {
    match key {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        other => other,
    }
}

pub const TEXTS: KeysTexts = KeysTexts {
    about: "Tout peut se faire sans souris. Ce qui se passe à la table est annoncé aux lecteurs d’écran.",
    back: "Retour",
    general: "Partout",
    key: |key| match key {
        " " => "Espace",
        "Escape" => "Échap",
        "Enter" => "Entrée",
        "Shift" => "Maj",
        other => arrow(other),
    },
    help: "Afficher ces touches\u{a0}; encore une fois\u{a0}: revenir où vous étiez",
    rules: "À une table\u{a0}: les règles du jeu",
    hint: "À une table\u{a0}: un indice, quand c’est à vous",
    pause: "Où les robots jouent entre eux\u{a0}: pause, ou reprise",
    step: "Où les robots jouent entre eux\u{a0}: un pas",
    tab: "Passer à la partie suivante de l’écran",
    press: "Actionner ce qui a le focus",
    let_go: "Lâcher ce que vous avez choisi",
    move_dekal: "Se déplacer parmi les cartes de votre grille, du centre, ou les bords",
    press_dekal: "Retourner une carte, choisir une carte, la pousser par un bord",
    move_sheet: "Se déplacer sur votre feuille",
    press_sheet: "Noter la pièce, sa moitié gauche ou haute sur cette case",
    turn_piece: "Tourner la pièce",
    swap: "Échanger ses symboles",
    move_cards: "Se déplacer parmi vos cartes, ou celles à piocher",
    move_card: "Déplacer la carte elle-même dans votre main",
    press_card: "Choisir une carte à défausser, ou la piocher",
    discard: "Défausser ce que vous avez choisi",
    stock: "Tirer de la pioche",
    announce: "Annoncer Dumble",
    move_board: "Se déplacer sur le plateau",
    press_board: "Choisir un dé, puis la case où il va",
    flip: "Retourner le dé",
    decline: "En rester là",
    threats: "Montrer quels dés peuvent être pris",
};
