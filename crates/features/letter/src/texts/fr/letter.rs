//! The texts of matches by letter, in French.

use ui::texts::fr::de;

use crate::texts::LetterTexts;

pub(crate) static TEXTS: LetterTexts = LetterTexts {
    title: "Débâcle par lettres",
    about: "Jouez avec quelqu’un qui est loin, chacun quand il a le temps. Après votre tour, la page fait un lien avec toute la partie\u{a0}: envoyez-le comme vous voulez. L’autre l’ouvre, joue et vous en renvoie un. Personne ne reprend un coup\u{a0}; conseils et analyse attendent la fin.",
    begin: "Commencer une partie",
    your_name: "Votre nom",
    their_name: "Le nom de l’autre",
    names_about: "Écrivez les deux noms, différents l’un de l’autre\u{a0}: les lettres les portent.",
    dice: "Vos dés",
    sides: ["Rouges", "Noirs"],
    start: "Commencer",
    going_on: "Parties en cours",
    ended: "Parties terminées",
    versus: |own, other| format!("{own} – {other}"),
    your_turn: "C’est à vous de jouer.",
    their_turn: |name| format!("C’est à {name} de jouer."),
    standing_since: |when| format!("depuis le {when}"),
    you_won: "Vous avez gagné.",
    they_won: |name| format!("{name} a gagné."),
    drawn: "Personne n’a gagné.",
    open: "Ouvrir",
    remove: "Retirer",
    remove_sure: |name| format!("Retirer la partie avec {name}\u{a0}? Une lettre la fera revenir."),
    stay: "La garder",
    removed: "La partie est retirée.",
    unreadable: |count| {
        match count { 1 => "1 partie ne peut pas être lue ici. Une version plus récente de la page l’a peut-être gardée.".into(), _ => format!("{count} parties ne peuvent pas être lues ici. Une version plus récente de la page les a peut-être gardées.") }
    },
    come: "Une lettre est arrivée",
    paste: "Il suffit d’ouvrir son lien. Si elle est arrivée en texte, collez-la ici\u{a0}:",
    no_letter: "Il n’y a pas de lettre entière dans ce texte. Copiez encore une fois le lien, du début à la fin.",
    who: "Qui êtes-vous\u{a0}?",
    who_about: |one, other| format!("{one} et {other} jouent à Débâcle par lettres."),
    i_am: |name| format!("Je suis {name}"),
    older: "Cette lettre est plus ancienne que ce que vous savez\u{a0}: la partie a continué depuis. Voici où elle en est.",
    refused: "Cette lettre ne peut pas servir",
    other_match: "ce n’est pas une partie de Débâcle par lettres entre deux personnes.",
    gone: "Cette partie n’est pas sur cet appareil. Ouvrez la dernière lettre pour l’y faire venir.",
    diverged: "Cette lettre raconte autre chose que ce que sait cet appareil\u{a0}: elle n’est pas reprise. Votre partie reste telle quelle. Mettez-vous d’accord sur celle qui compte\u{a0}: personne ne peut continuer les deux. Si c’est la lettre qui compte, retirez votre partie de la liste, puis rouvrez la lettre.",
    here: "Votre partie",
    there: "La lettre",
    to_match: "Retour à votre partie",
    in_other_tab: "Cette partie est ouverte dans un autre onglet.",
    play_here: "Continuer ici",
    send: |name| format!("C’est à {name} de jouer. Envoyez-lui cette lettre."),
    send_about: |name| {
        format!("Le lien contient toute la partie. {name} l’ouvre, joue et vous en renvoie un.")
    },
    last_about: |name| format!("Si {name} ne le sait pas encore, envoyez la dernière lettre."),
    too_long: "Cette partie est devenue trop longue pour un lien\u{a0}: elle ne peut plus continuer par lettres. Elle reste ici.",
    code: "Code QR, à scanner sur l’écran",
    code_label: |name| format!("Code QR de la lettre à {name}"),
    code_too_long: "La lettre est devenue trop longue pour un code qu’un téléphone lit sur un écran. Envoyez le lien.",
    since: |name| format!("Les coups {}", de(name)),
    again: "Revoir",
    skip: "Passer",
    over: "La partie est terminée.",
    all: "Toutes les parties par lettres",
};
