//! What the settings say, in every language, besides what other screens say
//! as well.

use crate::i18n::Lang;

/// A switch's words: what it turns on, and what that means.
pub type Words = (&'static str, &'static str);

/// The settings' texts in one language.
pub struct Texts {
    /// Heading: the language and the looks of the page.
    pub looks: &'static str,
    /// Heading: how cards and dice look.
    pub pieces: &'static str,
    /// Heading: how the tables behave.
    pub play: &'static str,
    /// Heading: what is heard and felt.
    pub noises: &'static str,
    /// How large the text is.
    pub text: &'static str,
    /// The names of the sizes, smallest first.
    pub sizes: [&'static str; 3],
    /// Patterns besides colours.
    pub patterns: Words,
    /// What the pictures below are.
    pub preview: &'static str,
    /// Moves are confirmed.
    pub confirm: Words,
    /// For the left hand.
    pub left_handed: Words,
    /// Sounds.
    pub sound: Words,
    /// Vibration.
    pub vibration: Words,
    /// Plays every sound once.
    pub listen: &'static str,
    /// A file that was imported has settings as well.
    pub came: &'static str,
    /// Takes them.
    pub take: &'static str,
    /// Leaves them.
    pub leave: &'static str,
    /// They have been taken.
    pub taken: &'static str,
    /// Leads to the page of keys.
    pub keys: &'static str,
}

/// The settings' texts in a language.
pub const fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

const EN: Texts = Texts {
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
    came: "The file holds settings as well, which differ from yours.",
    take: "Use those of the file",
    leave: "Keep mine",
    taken: "The settings of the file are in use now.",
    keys: "All keys",
};

const FR: Texts = Texts {
    looks: "Langue et apparence",
    pieces: "Cartes et dés",
    play: "À la table",
    noises: "Son et vibration",
    text: "Taille du texte",
    sizes: ["Normale", "Grande", "Très grande"],
    patterns: (
        "Motifs sur les cartes, symboles et dés",
        "Les valeurs de Dékal, les symboles de Détrak et les camps de Débâcle ont chacun leur motif\u{a0}: aucune couleur n’est nécessaire pour les distinguer.",
    ),
    preview: "Voici leur apparence actuelle\u{a0}:",
    confirm: (
        "Confirmer les coups",
        "Un coup est d’abord montré. Il est joué quand vous le confirmez, par le bouton ou en refaisant le même geste.",
    ),
    left_handed: (
        "Disposition pour gauchers",
        "Le panneau latéral, le plateau des pièces et les boutons changent de côté.",
    ),
    sound: (
        "Sons",
        "Courts et discrets\u{a0}: cartes, dés, annulations, fin de partie, coup refusé.",
    ),
    vibration: (
        "Vibration",
        "Une brève secousse aux mêmes moments, sur les téléphones qui le permettent.",
    ),
    listen: "Écouter",
    came: "Le fichier contient aussi des réglages, différents des vôtres.",
    take: "Utiliser ceux du fichier",
    leave: "Garder les miens",
    taken: "Les réglages du fichier sont maintenant en place.",
    keys: "Toutes les touches",
};
