//! What the page of keys says, in every language.

use crate::i18n::Lang;

/// The texts in one language.
pub struct Texts {
    /// Under it.
    pub about: &'static str,
    /// Back to where one came from.
    pub back: &'static str,
    /// Heading of the keys that work everywhere.
    pub general: &'static str,
    /// A key as it is printed on a keyboard, by the browser's name for it.
    pub key: fn(&'static str) -> &'static str,
    /// Shows this page.
    pub help: &'static str,
    /// Shows the rules.
    pub rules: &'static str,
    /// Asks for a hint.
    pub hint: &'static str,
    /// Lets a table that plays itself wait, or go on.
    pub pause: &'static str,
    /// Lets it play one more step.
    pub step: &'static str,
    /// Goes to the next part.
    pub tab: &'static str,
    /// Presses what has the focus.
    pub press: &'static str,
    /// Lets go.
    pub let_go: &'static str,
    /// Moves among the cards and edges of Dékal.
    pub move_dekal: &'static str,
    /// Does what is due in Dékal.
    pub press_dekal: &'static str,
    /// Moves among the cells of a sheet.
    pub move_sheet: &'static str,
    /// Notes the piece.
    pub press_sheet: &'static str,
    /// Turns the piece.
    pub turn_piece: &'static str,
    /// Swaps its symbols.
    pub swap: &'static str,
    /// Moves among cards of Dumble.
    pub move_cards: &'static str,
    /// Moves the card itself.
    pub move_card: &'static str,
    /// Chooses a card, or draws it.
    pub press_card: &'static str,
    /// Discards.
    pub discard: &'static str,
    /// Draws from the stock.
    pub stock: &'static str,
    /// Announces Dumble.
    pub announce: &'static str,
    /// Moves on the board.
    pub move_board: &'static str,
    /// Chooses a die, and where it goes.
    pub press_board: &'static str,
    /// Flips a die.
    pub flip: &'static str,
    /// Leaves it at that.
    pub decline: &'static str,
    /// Shows threats.
    pub threats: &'static str,
}

pub(super) const fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

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

const EN: Texts = Texts {
    about: "Everything can be done without a mouse. What happens at the table is announced to screen readers.",
    back: "Back",
    general: "Everywhere",
    key: |key| match key {
        " " => "Space",
        "Escape" => "Esc",
        other => arrow(other),
    },
    help: "Show these keys; once more: back to where you were",
    rules: "At a table: the rules of the game",
    hint: "At a table: a hint, when it is your turn",
    pause: "Where bots play among themselves: pause, or go on",
    step: "Where bots play among themselves: one step",
    tab: "Go on to the next part of the screen",
    press: "Press what has the focus",
    let_go: "Let go of what you have chosen",
    move_dekal: "Move among the cards of your grid, of the centre, or the edges",
    press_dekal: "Turn a card over, choose a card, push it in at an edge",
    move_sheet: "Move on your sheet",
    press_sheet: "Note the piece, with its left or upper half on this cell",
    turn_piece: "Turn the piece",
    swap: "Swap its symbols",
    move_cards: "Move among your cards, or those to draw",
    move_card: "Move the card itself in your hand",
    press_card: "Choose a card to discard, or draw it",
    discard: "Discard what you have chosen",
    stock: "Draw from the stock",
    announce: "Announce Dumble",
    move_board: "Move on the board",
    press_board: "Choose a die, then the square it goes to",
    flip: "Flip the die",
    decline: "Leave it at that",
    threats: "Show which dice can be captured",
};

const FR: Texts = Texts {
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
