//! What the page says in French.

use protocol::Level;

use super::texts::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OptionTexts, RuleTexts, SettingTexts,
    TableTexts, Texts,
};

pub(super) static TEXTS: Texts = Texts {
    common: COMMON,
    home: HOME,
    options: OPTIONS,
    rules: RULES,
    settings: SETTINGS,
    table: TABLE,
    errors: ERRORS,
    about: ABOUT,
};

const COMMON: CommonTexts = CommonTexts {
    home: "Accueil",
    play: "Jouer",
    resume: "Reprendre",
    options: "Options",
    rules: "Règles",
    settings: "Réglages",
    close: "Fermer",
    cancel: "Annuler",
    retry: "Réessayer",
    level: |level| match level {
        Level::Beginner => "Débutant",
        Level::Regular => "Habitué",
        Level::Strong => "Fort",
        Level::Expert => "Expert",
    },
    card: |value| format!("carte {value}"),
    card_back: "carte face cachée",
};

const HOME: HomeTexts = HomeTexts {
    tagline: "Des jeux de table français, en solo contre des robots honnêtes.",
    dekal: "Prenez une carte, poussez-la dans votre grille et laissez les voisines égales s’annuler. Le plus petit score gagne.",
    dekal_facts: "2 à 6 joueurs · dès 7 ans · 15 minutes",
    others: "Bientôt à table",
    in_preparation: "En préparation\u{a0}: pas encore jouable.",
    honesty: "Les robots ne voient aucune carte cachée\u{a0}: ils savent ce que saurait un joueur à leur place, et rien de plus. La graine et l’historique complet d’une partie vous permettent de le vérifier.",
};

const OPTIONS: OptionTexts = OptionTexts {
    title: "Une partie de Dékal",
    players: "Joueurs",
    player_count: |count| match count {
        2 => "2\u{a0}: vous et un robot".to_owned(),
        _ => format!("{count}\u{a0}: vous et {} robots", count.saturating_sub(1)),
    },
    levels: "Robots",
    bot: |number| format!("Robot {number}"),
    level_about: |level| match level {
        Level::Beginner => "Ne regarde que ses propres cartes.",
        Level::Regular => "Regarde aussi ce qu’il laisse aux autres.",
        Level::Strong => "Joue la suite dans sa tête, quelques fois.",
        Level::Expert => "Joue la suite dans sa tête, un grand nombre de fois.",
    },
    rounds: "Durée",
    one_round: "Une manche",
    to_hundred: "Plusieurs manches, jusqu’à ce que quelqu’un atteigne 100",
    first: "Qui commence",
    first_lowest: "Qui révèle la plus petite carte",
    first_me: "Vous",
    first_random: "Tiré au sort",
    seed: "Graine (facultatif)",
    seed_help: "La même graine donne le même hasard, sur tous les appareils. Laissez vide pour un nouveau hasard.",
    seed_bad: "Ce n’est pas une graine\u{a0}: 13 lettres et chiffres au plus, sans U.",
    replaces: "Cela remplace votre partie en cours.",
    start: "Commencer",
};

const RULES: RuleTexts = RuleTexts {
    title: "Règles de Dékal",
    summary: "Vous avez une grille de 16 cartes que personne ne connaît. En 16 tours, vous les retournez une à une et remplacez chacune par une carte poussée depuis le bord. À la fin, les cartes égales qui se touchent s’annulent\u{a0}; ce qui reste compte contre vous.",
    setup: (
        "Mise en place",
        &[
            "Il y a 100 cartes\u{a0}: les valeurs de 1 à 10, dix de chaque. Chaque joueur pose 16 cartes face cachée en une grille de 4 sur 4. Les autres sont mises de côté.",
            "Personne ne connaît une carte cachée, pas même son propriétaire.",
        ],
    ),
    turn: (
        "Un tour",
        &[
            "Révéler. Tous les joueurs choisissent en même temps une de leurs cartes cachées. Ces cartes vont face visible au centre, et chacune laisse un trou dans sa grille.",
            "Qui commence. Au tout premier tour, qui a révélé la plus petite carte reçoit le jeton. En cas d’égalité, chacun des ex æquo pioche une carte\u{a0}; la plus petite l’emporte.",
            "Prendre et pousser. À partir du détenteur du jeton, dans le sens horaire, chaque joueur prend une carte du centre et la pousse dans sa grille. Le dernier prend celle qui reste.",
            "Le jeton passe à gauche. Une manche compte 16 tours.",
        ],
    ),
    push: (
        "La poussée",
        &[
            "La carte entre de l’extérieur, le long de la ligne ou de la colonne du trou, par l’une de ses deux extrémités. Les cartes situées entre cette extrémité et le trou se décalent d’une case vers le trou\u{a0}; celles au-delà ne bougent pas. Les cartes cachées restent cachées.",
            "Au moins une carte doit bouger\u{a0}: vous ne pouvez pas poser la carte directement dans un trou du bord. Un trou dans un coin se comble donc de 2 façons, un autre au bord de 3, un trou intérieur de 4.",
        ],
    ),
    push_figure: "Un 8 poussé par la gauche\u{a0}: le 8 et le 3 se décalent, le 5 reste.",
    push_before: "Avant\u{a0}: le 8 attend à gauche de la ligne 8, 3, trou, 5.",
    push_after: "Après\u{a0}: la ligne est 8, 8, 3, 5.",
    scoring: (
        "Le score",
        &[
            "Après le tour 16, chaque groupe d’au moins deux cartes égales qui se touchent par un côté s’annule, quelle que soit sa forme. Tous les groupes partent au même moment, et rien ne se décale ensuite.",
            "Votre score est la somme des cartes restantes. Les diagonales ne se touchent pas.",
        ],
    ),
    example: "Un exemple\u{a0}: les cartes estompées s’annulent.",
    example_result: "Il reste 5, 5, 3, 4 et 7\u{a0}: 24 points. Le 4 de la troisième ligne ne touche les autres qu’en diagonale.",
    example_row: |row, cards| format!("Ligne {row}\u{a0}: {cards}."),
    cancelled: |value| format!("{value} annulé"),
    winning: (
        "Gagner",
        &[
            "Le plus petit score gagne. En cas d’égalité, qui a le moins de cartes restantes l’emporte\u{a0}; sinon, la victoire est partagée.",
            "Sur plusieurs manches, les scores s’additionnent. La partie s’arrête à la fin de la manche où quelqu’un atteint 100 ou plus, et le plus petit total gagne. Chaque nouvelle manche est commencée par le joueur à gauche de celui qui a commencé la précédente.",
        ],
    ),
    cards: "Les cartes",
    cards_about: "De 1, la meilleure à garder, à 10, la pire. Il y en a dix de chaque.",
};

const SETTINGS: SettingTexts = SettingTexts {
    title: "Réglages",
    language: "Langue",
    language_auto: "Comme le navigateur",
    theme: "Thème",
    theme_system: "Comme le système",
    theme_light: "Jour",
    theme_dark: "Nuit",
    speed: "Vitesse des cartes",
    speed_slow: "Lente",
    speed_normal: "Normale",
    speed_fast: "Rapide",
    speed_none: "Aucun mouvement",
    hints: "Montrer le score attendu d’un coup",
    hints_about: "Quand vous tenez une carte devant un bord, la table dit ce que la poussée devrait donner.",
    kept: "Les réglages sont gardés aussitôt sur cet appareil.",
};

const TABLE: TableTexts = TableTexts {
    you: "Vous",
    thinking: |name| format!("{name} réfléchit…"),
    you_win: "Vous gagnez\u{a0}!",
    wins: |name| format!("{name} gagne."),
    shared: |names| format!("Victoire partagée\u{a0}: {names}."),
    and: " et ",
    round_over: "La manche est finie.",
    round: |round| format!("Manche {round}"),
    rounds: "Manches",
    result: "Résultat",
    place: "Place",
    player: "Joueur",
    log: "Coups",
    seed: "Graine",
    undo: "Annuler",
    skip: "Accélérer",
    rematch: "Rejouer",
    next_round: "Manche suivante",
};

const ERRORS: ErrorTexts = ErrorTexts {
    damaged_save: "Votre partie enregistrée est illisible\u{a0}: elle est endommagée. Elle a été conservée telle quelle. Vous pouvez la télécharger, ou commencer une nouvelle partie.",
    foreign_save: "Ce qui est enregistré ici n’est pas une partie de ce jeu. Cela a été conservé tel quel. Vous pouvez le télécharger, ou commencer une nouvelle partie.",
    newer_save: "Votre partie a été enregistrée par une version plus récente de Tablée. Elle a été conservée telle quelle. Rechargez la page pour obtenir la dernière version, ou commencez une nouvelle partie.",
    storage_blocked: "Ce navigateur ne laisse rien enregistrer à la page. Vous pouvez continuer, mais la partie sera perdue à la fermeture. Autorisez les données de site pour cette page afin de la garder.",
    storage_full: "Il n’y a plus de place pour enregistrer. Vous pouvez continuer, mais les derniers coups seront peut-être perdus à la fermeture. Libérez de la place dans les données de site du navigateur.",
    worker_failed: "Les robots ne peuvent pas réfléchir\u{a0}: ce navigateur ne démarre pas leur processus. Votre partie est enregistrée. Réessayez, rechargez la page, ou changez de navigateur.",
    worker_crashed: "Le robot n’a pas répondu. Votre partie est enregistrée. Réessayez, ou rechargez la page.",
    worker_outdated: "Tablée a été mise à jour pendant la partie. Elle est enregistrée\u{a0}: rechargez la page pour continuer.",
    start_new: "Commencer une nouvelle partie",
    download: "Télécharger ce qui est enregistré",
};

const ABOUT: AboutTexts = AboutTexts {
    unofficial: "Non officiel et gratuit. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs\u{a0}; les dessins sont les nôtres.",
    private: "Pas de compte, et rien n’est envoyé nulle part\u{a0}: tout reste sur cet appareil.",
    version: |number| format!("Version {number}"),
};
