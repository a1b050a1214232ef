//! The texts of Dumble's rules pages, in French.

use crate::texts::DumbleRules;
use table::RulesText;

pub(crate) static TEXTS: DumbleRules = DumbleRules {
    summary: "Chacun a sept cartes en main et se débarrasse de ses points tour après tour. Avec dix points ou moins, on peut annoncer Dumble\u{a0}: la manche s’arrête, et la main la plus basse ne marque rien. Annoncer sans avoir la plus basse coûte le double.",
    setup: RulesText {
        heading: "Mise en place",
        paragraphs: &[
            "Un jeu de 52 cartes de deux à cinq joueurs, deux jeux à partir de six. L’as vaut 1 point, les cartes de 2 à 10 leur valeur, valet, dame et roi 10 chacun.",
            "Chacun reçoit sept cartes. Le reste forme la pioche\u{a0}; sa première carte, retournée, commence la défausse. On joue dans le sens horaire. Le premier joueur est tiré au sort\u{a0}; ensuite, le gagnant d’une manche commence la suivante\u{a0}; s’il y en a plusieurs, c’est le premier d’entre eux dans le sens horaire à partir de celui qui a annoncé.",
        ],
    },
    turn: RulesText {
        heading: "Un tour",
        paragraphs: &[
            "Défaussez\u{a0}: une carte seule, plusieurs cartes de même valeur, ou une suite.",
            "Puis prenez une carte\u{a0}: celle du dessus de la pioche, sans la montrer, ou, au vu de tous, l’une de celles que le joueur précédent vient de défausser. Le premier joueur d’une manche peut prendre la carte retournée.",
        ],
    },
    points: |points| match points {
        1 => "1\u{a0}point".into(),
        10 => "10 points chacun".into(),
        _ => format!("{points}\u{a0}points"),
    },
    from_stock: "Le dessus de la pioche",
    from_latest: "Ou une des dernières défausses",
    discards: RulesText {
        heading: "Ce qu’on peut défausser",
        paragraphs: &[
            "Deux, trois ou quatre cartes de même valeur\u{a0}; ou une suite d’exactement trois cartes de la même couleur. L’as est la plus petite carte\u{a0}: as, 2, 3 est une suite\u{a0}; dame, roi, as n’en est pas une.",
        ],
    },
    pair: "Une paire",
    three: "Un brelan",
    run: "Une suite de trois",
    no_run: "Pas une suite\u{a0}: l’as est petit",
    stock: RulesText {
        heading: "Quand la pioche est vide",
        paragraphs: &[
            "Toute la défausse, sauf ce que vous et le joueur précédent venez de défausser, est mélangée pour former une nouvelle pioche. S’il n’y a rien d’autre, on ne peut prendre qu’une des cartes du joueur précédent.",
        ],
    },
    dumble: RulesText {
        heading: "Dumble",
        paragraphs: &[
            "Si vous aviez 10 points ou moins à la fin de votre tour précédent, vous pouvez poser votre main au lieu de jouer et annoncer Dumble\u{a0}; jamais à votre premier tour d’une manche. Vous pouvez aussi continuer.",
            "Toutes les mains sont montrées. La plus basse marque 0, les autres leurs points. Celui qui annonce sans avoir la plus basse marque le double.",
            "Si d’autres sont à égalité avec celui qui annonce, il gagne seul, et ils marquent leurs points. Si d’autres, à égalité entre eux, ont moins que lui, chacun d’eux marque 0.",
        ],
    },
    calls: "annonce avec 8\u{a0}: le double, 16.",
    has_less: "a 7, la main la plus basse\u{a0}: 0.",
    pays: "marque 14.",
    winning: RulesText {
        heading: "La partie",
        paragraphs: &[
            "Les points s’additionnent de manche en manche. Un total de 100 tout juste retombe à 50\u{a0}; au-dessus de 100, on est éliminé. Le dernier joueur en lice gagne. Parmi les autres, celui qui est resté plus longtemps est devant\u{a0}; entre éliminés d’une même manche, celui qui a le moins de points.",
        ],
    },
};
