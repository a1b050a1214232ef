//! The texts that many screens use, in French.

use protocol::Level;

use super::{NUMBERS, YOU};
use crate::i18n::names_and;
use crate::i18n::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};
use model::lang::Lang;

pub(crate) static TEXTS: Texts = Texts {
    lang: Lang::Fr,
    numbers: NUMBERS,
    common: COMMON,
    home: HOME,
    options: OPTIONS,
    settings: SETTINGS,
    table: TABLE,
    records: RECORDS,
    errors: ERRORS,
    offline: OFFLINE,
    about: ABOUT,
};

const COMMON: CommonTexts = CommonTexts {
    home: "Accueil",
    play: "Jouer",
    resume: "Reprendre",
    options: "Options",
    rules: "Règles",
    rules_of: |game| format!("Règles de {game}"),
    of_game: |label, game| match game {
        "" => label.to_owned(),
        _ => format!("{label}\u{a0}: {game}"),
    },
    settings: "Réglages",
    keys: "Raccourcis clavier",
    daily: "Parties du jour",
    statistics: "Statistiques",
    puzzles: "Problèmes",
    evening: "Soirée",
    close: "Fermer",
    cancel: "Annuler",
    retry: "Réessayer",
    loading: "Chargement…",
    level: |level| match level {
        Level::Newcomer | Level::Learner | Level::Beginner => "Débutant",
        Level::Casual => "Occasionnel",
        Level::Amateur => "Amateur",
        Level::Regular => "Intermédiaire",
        Level::Proficient => "Confirmé",
        Level::Strong => "Fort",
        Level::VeryStrong => "Très fort",
        Level::Formidable => "Redoutable",
        Level::Outstanding => "Remarquable",
        Level::Expert => "Expert",
    },
    card: |value| format!("carte {value}"),
    card_back: "carte face cachée",
};

const HOME: HomeTexts = HomeTexts {
    tagline: "Des jeux de société français, en solo contre des robots honnêtes ou à plusieurs devant un écran.",
    honesty: "Les robots ne voient rien de ce qui est caché\u{a0}: ils savent ce que saurait un joueur à leur place, et rien de plus. Avec le code de la donne et l’historique complet d’une partie, vous pouvez le vérifier.",
};

const OPTIONS: OptionTexts = OptionTexts {
    new_match: "Nouvelle partie",
    title: |game| format!("Une partie de {game}"),
    replaces: "Votre partie en cours rejoindra vos parties jouées.",
    start: "Commencer",
};

const SETTINGS: SettingTexts = SettingTexts {
    title: "Réglages",
    language: "Langue",
    language_auto: "Automatique",
    theme: "Thème",
    theme_system: "Automatique",
    theme_light: "Clair",
    theme_dark: "Sombre",
    theme_contrast: "Contraste élevé",
    speed: "Vitesse des cartes et des dés",
    speed_slow: "Lente",
    speed_normal: "Normale",
    speed_fast: "Rapide",
    speed_none: "Aucune animation",
    hints: "Afficher le score attendu d’un coup",
    hints_about: "Pendant que vous préparez un coup, la table indique ce qu’il faut en attendre\u{a0}: des points, ou vos chances de gagner. Une partie où elle l’a indiqué ne compte pas pour la cote.",
    four_colours: "Cartes à jouer en quatre couleurs",
    four_colours_about: "Le trèfle est vert et le carreau bleu\u{a0}: on ne confond plus les couleurs.",
    kept: "Les réglages sont enregistrés aussitôt sur cet appareil.",
};

const TABLE: TableTexts = TableTexts {
    you: YOU,
    persons: [
        "Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4", "Joueur 5", "Joueur 6", "Joueur 7",
        "Joueur 8",
    ],
    prompt_to: |name, prompt| format!("{name}\u{a0}: {prompt}"),
    turn_of: |name| format!("C’est à {name} de jouer."),
    thinking: |name| format!("{name} réfléchit…"),
    you_win: "Vous gagnez\u{a0}!",
    wins: |name| format!("{name} gagne."),
    shared: |names| format!("Victoire partagée\u{a0}: {}.", names_and(names, " et ")),
    round_over: "La manche est terminée.",
    round: |round| format!("Manche {round}"),
    rounds: "Manches",
    side: "Coups et détails",
    result: "Résultat",
    place: "Place",
    player: "Joueur",
    log: "Coups",
    seed: "Code de la donne",
    confirm_prompt: |action| format!("À confirmer\u{a0}: {action}. Ou choisissez un autre coup."),
    confirm: "Confirmer",
    withdraw: "Changer",
    practice: "Entraînement",
    assisted: "Avec aide",
    undo: "Annuler",
    fast_forward: "Avance rapide",
    sound: "Son",
    volume: "Volume sonore",
    more: "Plus",
    rematch: "Rejouer",
    next_round: "Manche suivante",
    read_on: "Lisez d’abord, puis choisissez «\u{a0}Continuer\u{a0}».",
    not_now: "Pour l’instant, choisissez ce qui est en surbrillance, ou passez l’étape.",
};

const RECORDS: RecordTexts = RecordTexts {
    title: "Parties jouées",
    review: "Analyse",
    analysis: "Plateau d’analyse",
    replay: "Revoir",
    not_kept_yet: "Cette partie n’est pas encore parmi vos parties jouées, car un élément de la page n’a pas pu être chargé. Elle est enregistrée\u{a0}: rouvrez la table et elle sera ajoutée.",
    not_kept: "Cette partie n’a pas pu être ajoutée à vos parties jouées\u{a0}: le stockage du navigateur est plein.",
    beginning: "La partie commence.",
    same_game: "Jouer la même partie",
};

const ERRORS: ErrorTexts = ErrorTexts {
    damaged_save: "Votre partie enregistrée est endommagée et illisible. Elle a été conservée telle quelle. Vous pouvez la télécharger, ou commencer une nouvelle partie.",
    foreign_save: "Ce qui est enregistré ici n’est pas une partie de ce jeu. Cela a été conservé tel quel. Vous pouvez le télécharger, ou commencer une nouvelle partie.",
    newer_save: "Votre partie a été enregistrée par une version plus récente de Tablée. Elle a été conservée telle quelle. Rechargez la page pour obtenir la dernière version, ou commencez une nouvelle partie.",
    storage_blocked: "Ce navigateur ne laisse rien enregistrer à la page. Vous pouvez continuer, mais la partie sera perdue à la fermeture. Autorisez les données de site pour cette page afin de la garder.",
    storage_newer: "Une version plus récente de Tablée a changé ce qui est enregistré ici. Rien n’est perdu\u{a0}: rechargez la page pour obtenir cette version.",
    storage_full: "Il n’y a plus de place pour enregistrer. Vous pouvez continuer, mais les derniers coups seront peut-être perdus à la fermeture. Libérez de la place dans les données de site du navigateur.",
    storage_held: "Un autre onglet utilise encore le stockage d’une version précédente de Tablée. Fermez les autres onglets de Tablée\u{a0}: d’ici là, rien n’est enregistré ici. Vous pouvez continuer à jouer.",
    no_such_address: "Il n’y a rien à cette adresse",
    no_such_address_about: "Le lien est endommagé ou incomplet. Demandez qu’on vous l’envoie de nouveau, ou passez par l’accueil.",
    worker_failed: "Les robots ne peuvent pas jouer\u{a0}: ce navigateur ne les a pas démarrés. Votre partie est enregistrée. Réessayez, rechargez la page, ou changez de navigateur.",
    worker_crashed: "Le robot n’a pas répondu. Votre partie est enregistrée. Réessayez, ou rechargez la page.",
    worker_outdated: "Tablée a été mise à jour pendant votre partie. Celle-ci est enregistrée\u{a0}: rechargez la page pour continuer.",
    part_failed: "Cet élément du jeu n’a pas pu être chargé",
    part_failed_about: "Rien n’est perdu. Vérifiez la connexion et réessayez\u{a0}; si cela ne suffit pas, rechargez la page.",
    not_loaded: "les règles du jeu n’ont pas pu être chargées\u{a0}; vérifiez la connexion et réessayez",
    start_new: "Commencer une nouvelle partie",
    download: "Télécharger ce qui est enregistré",
    download_game: "Télécharger cette partie",
};

const OFFLINE: OfflineTexts = OfflineTexts {
    title: "Sur cet appareil",
    version: |number, release| format!("Version {number}, publication {release}"),
    coming: "Le jeu est en cours d’enregistrement sur cet appareil, pour jouer hors ligne.",
    none: "Le jeu n’est pas enregistré sur cet appareil\u{a0}: il lui faut une connexion.",
    complete: "Le jeu est enregistré sur cet appareil, et vous pouvez jouer hors ligne.",
    newer: "Une nouvelle version est prête.",
    reload: "Recharger",
    reset: "Le jeu ne se met pas à jour\u{a0}? Effacer la copie hors ligne",
};

const ABOUT: AboutTexts = AboutTexts {
    unofficial: "Non officiel et gratuit. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs\u{a0}; les dessins sont les nôtres.",
    private: "Pas de compte, et rien n’est envoyé nulle part\u{a0}: tout reste sur cet appareil.",
    version: |number| format!("Version {number}"),
};
