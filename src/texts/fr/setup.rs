//! The texts of the options screen, in French, and what is said of the cast.

use crate::texts::SetupTexts;
use ui::i18n::names_and;
use ui::texts::fr::de;

pub(crate) static TEXTS: SetupTexts = SetupTexts {
    role: "Votre rôle",
    roles: ["Jouer", "Regarder jouer les robots"],
    players: "Joueurs",
    player_count: |count| match count {
        1 => "1\u{a0}: en solo".to_owned(),
        2 => "2\u{a0}: vous et un robot".to_owned(),
        _ => format!("{count}\u{a0}: vous et {} robots", count.saturating_sub(1)),
    },
    by_letter: "Jouer par lettres avec quelqu’un au loin",
    bot_count: |count| match count {
        0 | 1 => format!("{count} robot, en solo"),
        _ => format!("{count} robots"),
    },
    company: "Autour de la table",
    suggested: |level| format!("Bien assorti à vous\u{a0}: niveau {level}"),
    even: [
        "À mon niveau",
        "Dès votre premier résultat, chaque nouvelle partie commence au niveau qui gagne contre vous à peu près une partie sur deux. Choisir un niveau désactive cette option.",
    ],
    surprise: "Au hasard",
    together: "Jouer à plusieurs ici",
    now: |names| format!("À table\u{a0}: {}.", names_and(names, " et ")),
    change: "Changer",
    who: "Qui s’assoit ici\u{a0}?",
    person: "Une personne",
    person_about: "sur cet écran",
    name: "Nom",
    bot_instead: "Plutôt un robot",
    places: "Vos places",
    place: ["Côte à côte", "Face à face"],
    opposite: "Face à face, l’appareil à plat sur la table, tout se tourne vers la personne dont c’est le tour.",
    help: [
        "Aide à cette table",
        "Indices et coups annulés, pour la personne dont c’est le tour. Si elle est désactivée, personne n’y a droit.",
    ],
    usual: |weakest, strongest| format!("Niveaux {weakest} à {strongest}"),
    all_at: "Tous au niveau",
    level_of: |name| format!("Niveau {}", de(name)),
    slips: ["Se trompe souvent.", "Se trompe parfois."],
    less_closely: "Y regarde de moins près qu’un expert.",
    seed: "Code de la donne (facultatif)",
    seed_help: "Le même code donne les mêmes cartes et les mêmes dés, sur tous les appareils. Laissez le champ vide pour une surprise.",
    seed_read: |seed| format!("Cela donne le code {seed}."),
    seed_bad: "Ce n’est pas un code\u{a0}: 13 lettres et chiffres au plus, sans I, L, O ni U, et sans 0 au début.",
    watch: "Regarder",
    lines: [
        "Toujours partante pour une dernière partie.",
        "Boulanger à la retraite. Debout à cinq heures, à table à six.",
        "Mélange deux fois, et fredonne en réfléchissant.",
        "Cuisinier de bord. A appris à jouer au long des traversées.",
        "Note les scores au crayon, et garde toutes ses feuilles depuis 1998.",
        "Apporte le thé à la menthe, et demande la revanche avant la première gorgée.",
        "Fille d’un gardien de phare. S’il pleut, on joue.",
        "Lit la règle jusqu’à la dernière note de bas de page.",
        "Dix ans, et le droit de se coucher tard ce soir.",
        "Jouait aux échecs en club. Venue pour les cartes, elle est restée.",
        "Quatre-vingt-quatre ans. Dit qu’il est juste venu regarder.",
        "Professeure de maths, mais jamais les soirs de jeu.",
    ],
};
