//! The texts of Dékal's rules pages, in French.

use crate::texts::DekalRules;
use table::RulesText;

pub(crate) static TEXTS: DekalRules = DekalRules {
    summary: "Vous avez une grille de 16 cartes que personne ne connaît. En 16 tours, vous les retournez une à une et remplacez chacune par une carte poussée depuis le bord. À la fin, les cartes identiques qui se touchent s’annulent\u{a0}; ce qui reste compte contre vous.",
    setup: RulesText {
        heading: "Mise en place",
        paragraphs: &[
            "Il y a 100 cartes\u{a0}: les valeurs de 1 à 10, dix de chaque. Chaque joueur pose 16 cartes face cachée en une grille de 4 sur 4. Les autres sont mises de côté.",
            "Personne ne connaît une carte cachée, pas même son propriétaire.",
        ],
    },
    turn: RulesText {
        heading: "Un tour",
        paragraphs: &[
            "Révéler. Tous les joueurs choisissent en même temps une de leurs cartes cachées. Ces cartes vont face visible au centre, et chacune laisse un trou dans sa grille.",
            "Qui commence. Au tout premier tour, le joueur qui a révélé la plus petite carte reçoit le jeton. En cas d’égalité, chacun des ex æquo pioche une des cartes mises de côté, et la plus petite l’emporte\u{a0}; ceux qui restent à égalité piochent encore. S’il n’y a pas assez de cartes, le sort décide.",
            "Prendre et pousser. En commençant par le joueur qui a le jeton, dans le sens horaire, chacun prend une carte au centre et la pousse dans sa grille. Le dernier prend celle qui reste.",
            "Le jeton passe à gauche. Une manche compte 16 tours.",
        ],
    },
    push: RulesText {
        heading: "La poussée",
        paragraphs: &[
            "La carte entre de l’extérieur, le long de la ligne ou de la colonne du trou, par l’une de ses deux extrémités. Les cartes situées entre cette extrémité et le trou se décalent d’une case vers le trou\u{a0}; celles au-delà ne bougent pas. Les cartes cachées restent cachées.",
            "Au moins une carte doit bouger\u{a0}: vous ne pouvez pas poser la carte directement dans un trou du bord. Un trou dans un coin se comble donc de 2 façons, un autre au bord de 3, un trou intérieur de 4.",
        ],
    },
    push_figure: "Un 8 poussé par la gauche\u{a0}: le 8 et le 3 se décalent, le 5 reste.",
    push_before: "Avant\u{a0}: le 8 attend à gauche de la ligne 8, 3, trou, 5.",
    push_after: "Après\u{a0}: la ligne est 8, 8, 3, 5.",
    holes: [
        |ways| format!("Dans un coin\u{a0}: {ways} façons"),
        |ways| format!("Au bord\u{a0}: {ways} façons"),
        |ways| format!("À l’intérieur\u{a0}: {ways} façons"),
    ],
    holes_figure: "Les flèches montrent par où une carte peut entrer.",
    scoring: RulesText {
        heading: "Le score",
        paragraphs: &[
            "Après le tour 16, chaque groupe d’au moins deux cartes identiques qui se touchent par un côté s’annule, quelle que soit sa forme. Tous les groupes partent en même temps, et rien ne se décale ensuite.",
            "Votre score est la somme des cartes restantes. En diagonale, les cartes ne se touchent pas.",
        ],
    },
    example: "Un exemple\u{a0}: les cartes estompées s’annulent.",
    example_result: "Il reste 5, 5, 3, 4 et 7\u{a0}: 24 points. Le 4 de la troisième ligne ne touche les autres qu’en diagonale.",
    example_row: |row, cards| format!("Ligne {row}\u{a0}: {cards}."),
    cancelled: |value| format!("{value} annulé"),
    winning: RulesText {
        heading: "La victoire",
        paragraphs: &[
            "Le plus petit score gagne. En cas d’égalité, celui à qui il reste le moins de cartes dans sa grille l’emporte\u{a0}; si l’égalité persiste, la victoire est partagée.",
            "Sur plusieurs manches, les scores s’additionnent. La partie s’arrête à la fin de la manche où quelqu’un atteint 100 ou plus, et le plus petit total gagne. En cas d’égalité, celui à qui il est resté le moins de cartes, toutes manches comprises, l’emporte\u{a0}; si l’égalité persiste, la victoire est partagée. Chaque nouvelle manche est commencée par le joueur à gauche de celui qui a commencé la précédente.",
        ],
    },
    cards_about: "De 1, la meilleure à garder, à 10, la pire. Il y en a dix de chaque.",
};
