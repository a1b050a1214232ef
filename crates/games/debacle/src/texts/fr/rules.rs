//! The texts of Débâcle's rules pages, in French.

use crate::texts::DebacleRules;
use table::RulesText;

pub(crate) static TEXTS: DebacleRules = DebacleRules {
    summary: "Six dés chacun sur un plateau de six cases sur six. On ne les lance jamais\u{a0}: ce sont des pions, qui roulent de case en case, se retournent et capturent. Une manche s’arrête quand un joueur a capturé cinq dés\u{a0}; ils valent ce qu’ils montrent, et le premier à 30 points gagne.",
    setup: RulesText {
        heading: "Mise en place",
        paragraphs: &[
            "Votre camp est la rangée la plus proche de vous. Vos six dés s’y trouvent, de 1 à 6 depuis votre gauche.",
        ],
    },
    turn: RulesText {
        heading: "Un tour",
        paragraphs: &[
            "Vous faites deux actions, avec le même dé ou avec deux dés différents. Il faut agir tant qu’on le peut.",
            "Rouler\u{a0}: d’une case en avant ou de côté, vers une case libre\u{a0}; le dé montre alors un de plus, et un 6 devient 1.",
            "Retourner\u{a0}: on retourne un dé sur place. 1 et 6, 2 et 5, 3 et 4 s’échangent. On ne retourne pas deux fois de suite le même dé dans un tour.",
            "Capturer\u{a0}: d’une case en avant, en arrière ou de côté, sur un dé adverse plus faible. Un 1 capture tout, sauf un autre 1. Votre dé prend la valeur de celui qu’il capture, qui passe de votre côté.",
        ],
    },
    roll_figure: "Rouler\u{a0}: un de plus.",
    flip_figure: "Retourner\u{a0}: l’autre face.",
    capture_figure: "Capturer\u{a0}: le plus fort prend le plus faible, et devient un 3.",
    one_figure: "Un 1 capture même un 6.",
    setup_figure: "Le départ\u{a0}: le camp rouge est en bas, le noir en haut. Chacun voit ses dés de 1 à 6 depuis sa gauche.",
    rebound_figure: "Le 6 capture le 1 et devient un 1\u{a0}; à son rebond, il capture le 5.",
    camp_figure: "Le 4 a atteint le camp adverse, en haut. Il rentre sur une des cases libres du sien.",
    doubles_figure: "Des deux 3 et des deux 1, il en reste un de chaque\u{a0}; les dés barrés sont pris.",
    recover_figure: "Tous les dés rouges montrent 6\u{a0}: le plus faible que Noir a capturé revient.",
    rebound: RulesText {
        heading: "Le rebond",
        paragraphs: &[
            "Un dé qui vient de capturer peut faire aussitôt une action de plus, gratuite. S’il capture encore, il peut encore rebondir.",
        ],
    },
    camp: RulesText {
        heading: "Retour au camp",
        paragraphs: &[
            "Un dé qui atteint le camp adverse doit rentrer aussitôt sur une case libre de votre camp, à votre choix, sans changer de valeur. S’il y est arrivé par une prise, il rentre avant ou après son rebond, à votre choix, même si le rebond l’en a fait sortir.",
        ],
    },
    doubles: RulesText {
        heading: "Les doubles",
        paragraphs: &[
            "Au début de votre tour, avant toute action, si des dés adverses d’une même rangée du plateau ont la même valeur, vous pouvez en prendre jusqu’à ce qu’aucune valeur n’y soit double. Vous choisissez les rangées et le dé qui reste. Ils comptent comme capturés.",
        ],
    },
    recover: RulesText {
        heading: "Reprendre un dé",
        paragraphs: &[
            "Si pendant votre tour, après une action ou un coup spécial (doubles, retour au camp, dé repris), tous vos dés sur le plateau, deux au moins, montrent la même valeur, vous pouvez reprendre le plus faible dé que l’adversaire vous a capturé\u{a0}: il ne compte plus pour lui. Posez-le sur une case libre de votre camp, sans changer sa valeur. En échange, l’adversaire a une action de plus à son prochain tour, ou deux pour un 4, un 5 ou un 6.",
        ],
    },
    round: RulesText {
        heading: "La fin",
        paragraphs: &[
            "Une manche s’arrête dès que quelqu’un a capturé cinq dés. Chacun ajoute à son total ce que montrent les dés qu’il y a capturés. Celui qui a 30 points ou plus gagne\u{a0}; si les deux les ont, le plus grand total l’emporte\u{a0}; à égalité, la victoire est partagée. Sinon une autre manche commence, de la position de départ, et c’est l’autre joueur qui l’ouvre.",
        ],
    },
    endless: RulesText {
        heading: "Manches sans fin",
        paragraphs: &[
            "Règle maison\u{a0}: après trente tours de suite sans prise, ou quand une position revient pour la troisième fois avec le même joueur au trait, la manche s’arrête et compte en l’état. Si deux manches de suite finissent ainsi sans aucun point, la partie s’arrête, et le plus grand total gagne\u{a0}; à égalité, la victoire est partagée.",
        ],
    },
};
