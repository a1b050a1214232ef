//! The texts of the settings screen, in French.

use crate::texts::{SettingsScreenTexts, SwitchTexts};

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Langue et apparence",
    pieces: "Cartes et dés",
    play: "À la table",
    noises: "Son et vibration",
    text: "Taille du texte",
    sizes: ["Normale", "Grande", "Très grande"],
    patterns: SwitchTexts {
        label: "Motifs sur les cartes, symboles et dés",
        about: "Les valeurs de Dékal, les symboles de Détrak et les camps de Débâcle ont chacun leur motif\u{a0}: aucune couleur n’est nécessaire pour les distinguer.",
    },
    preview: "Voici leur apparence actuelle\u{a0}:",
    coach_about: "Après votre coup, l’entraîneur vous dit à la table s’il y avait mieux, d’après ce que vous pouviez savoir. Les parties avec entraîneur sont gardées, mais hors cote\u{a0}; il n’y en a pas dans les parties du jour.",
    confirm: SwitchTexts {
        label: "Confirmer les coups",
        about: "Le coup est d’abord affiché. Il n’est joué que lorsque vous le confirmez, avec le bouton ou en refaisant le même geste.",
    },
    running_score: SwitchTexts {
        label: "Score provisoire à Dékal",
        about: "À côté de chaque nom\u{a0}: ce que valent pour l’instant ses cartes visibles.",
    },
    left_handed: SwitchTexts {
        label: "Disposition pour gauchers",
        about: "Le panneau latéral, le plateau des pièces et les boutons changent de côté.",
    },
    sound: SwitchTexts {
        label: "Sons",
        about: "Courts et discrets\u{a0}: cartes, dés, cartes qui s’annulent, coup interdit, fin de partie.",
    },
    vibration: SwitchTexts {
        label: "Vibration",
        about: "Une brève vibration aux mêmes moments, sur les téléphones qui le permettent.",
    },
    listen: "Écouter",
    keys: "Tous les raccourcis clavier",
    units: ["Mo", "Go"],
    room: |used, free| {
        format!("Vos parties et la copie hors ligne occupent {used}\u{a0}; {free} sont libres.")
    },
    persistent: "Le navigateur les garde jusqu’à ce que vous les supprimiez.",
    not_persistent: "Le navigateur peut les effacer s’il a besoin de place\u{a0}: exportez vos parties dans un fichier de temps en temps.",
};
