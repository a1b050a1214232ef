//! What the lesson of Débâcle says, in every language: as many texts in each.

use super::super::Words;
use crate::i18n::Lang;

/// At how many stops something is said.
const STOPS: usize = 15;

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [Words] {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: [Words; STOPS] = [
    Words {
        text: "The red dice are yours. Nobody throws them: dice are pieces here. Your camp is the row nearest to you, where they stand in order. Captured dice count what they show, and the first to 30 points wins.",
        goal: "",
    },
    Words {
        text: "A turn has two actions, and you must act as long as you can. To roll moves a die one square forward or sideways to a free square, and its value goes up by one; a 6 becomes a 1.",
        goal: "Roll the 3 forward: choose it, then the square in front of it.",
    },
    Words {
        text: "It shows 4 now. The second action, with the same die or another: to flip turns a die over where it stands. 1 and 6 change places, 2 and 5, 3 and 4. The same die is not flipped twice running.",
        goal: "Flip the 4 in your camp: choose it, then “Flip” (or press F).",
    },
    Words {
        text: "Some turns later. A die captures one that shows less, one square forward, backward or sideways. It takes over the value of what it captures, and nothing is counted up.",
        goal: "Capture the 1 with your 6.",
    },
    Words {
        text: "Your die is a 1 now. A die that has captured may rebound: one more action at once, which is free. And a 1 captures everything but another 1, even though 2 to 6 can capture it.",
        goal: "Capture the 5 with your 1.",
    },
    Words {
        text: "A capture in a rebound gives a rebound again. You need not: a rebound may be declined. Your second action is still to come.",
        goal: "Leave it at that: the button, or press D.",
    },
    Words {
        text: "Another position. Your die is about to reach Anna’s camp, the last row.",
        goal: "Roll it forward into her camp.",
    },
    Words {
        text: "A die in the enemy camp must go back to a free square of your own, which you choose; its value stays, and it costs no action. If it got there by a capture, it may rebound first.",
        goal: "Put it on the square that is lit.",
    },
    Words {
        text: "Anna has been careless: her row has two 3s and two 1s. At the start of your turn you may take doubles: in any row of the board, enemy dice of equal value until none is double. That costs no action.",
        goal: "Choose the 3 that stays, and the other is yours.",
    },
    Words {
        text: "They count as captured. In a row that you choose, every double is dealt with: now for the 1s.",
        goal: "Choose the 1 that stays.",
    },
    Words {
        text: "A bad position: you have only two dice left. But if all your dice on the board, at least two, come to show the same value in your turn, you may take one back.",
        goal: "Roll the 5 forward: it becomes a 6, like the other.",
    },
    Words {
        text: "The lowest die that Anna has captured comes back: a 4. In return she has bonus actions in her next turn: one for a 1, 2 or 3, two for a 4, 5 or 6.",
        goal: "Put it on the square that is lit.",
    },
    Words {
        text: "The last position: you have captured four dice, Anna two. A fifth ends the round at once.",
        goal: "Capture the 1 with your 2.",
    },
    Words {
        text: "Both add up what their captured dice show: 15 points for you, 4 for Anna. As nobody has 30 yet, another round would begin, opened by the other player. If both get to 30 in the same round, the higher total wins.",
        goal: "",
    },
    Words {
        text: "So that no round is endless: after 30 turns in a row without a capture, or when a position occurs for the third time, it ends and counts as it stands. The table tells you when it comes to that.",
        goal: "",
    },
];

static FR: [Words; STOPS] = [
    Words {
        text: "Les dés rouges sont les vôtres. On ne les lance pas\u{a0}: ici, les dés sont des pions. Votre camp est la rangée la plus proche de vous, où ils sont rangés. Les dés capturés comptent ce qu’ils montrent, et le premier à 30 points gagne.",
        goal: "",
    },
    Words {
        text: "Un tour compte deux actions, et il faut agir tant qu’on le peut. Rouler\u{a0}: un dé avance d’une case, en avant ou de côté, vers une case libre, et sa valeur augmente de un\u{a0}; un 6 devient 1.",
        goal: "Roulez le 3 en avant\u{a0}: choisissez-le, puis la case devant lui.",
    },
    Words {
        text: "Il montre maintenant 4. La deuxième action, avec le même dé ou un autre\u{a0}: retourner un dé sur place. 1 et 6 s’échangent, 2 et 5, 3 et 4. On ne retourne pas deux fois de suite le même dé.",
        goal: "Retournez le 4 de votre camp\u{a0}: choisissez-le, puis «\u{a0}Retourner\u{a0}» (ou la touche F).",
    },
    Words {
        text: "Quelques tours plus tard. Un dé en capture un qui montre moins, d’une case en avant, en arrière ou de côté. Il prend la valeur de ce qu’il capture, sans augmenter.",
        goal: "Capturez le 1 avec votre 6.",
    },
    Words {
        text: "Votre dé est maintenant un 1. Un dé qui vient de capturer peut rebondir\u{a0}: une action de plus, aussitôt et gratuite. Et un 1 capture tout, sauf un autre 1, même si 2 à 6 peuvent le capturer.",
        goal: "Capturez le 5 avec votre 1.",
    },
    Words {
        text: "Une prise au rebond donne encore un rebond. Rien n’y oblige\u{a0}: on peut renoncer à un rebond. Votre deuxième action est encore à venir.",
        goal: "Restez-en là\u{a0}: le bouton, ou la touche D.",
    },
    Words {
        text: "Une autre position. Votre dé va atteindre le camp d’Anna, la dernière rangée.",
        goal: "Roulez-le en avant dans son camp.",
    },
    Words {
        text: "Un dé dans le camp adverse doit rentrer sur une case libre du vôtre, à votre choix\u{a0}; sa valeur reste, et cela ne coûte pas d’action. S’il y est arrivé par une prise, il peut d’abord rebondir.",
        goal: "Posez-le sur la case mise en valeur.",
    },
    Words {
        text: "Anna a été imprudente\u{a0}: sa rangée a deux 3 et deux 1. Au début de votre tour, vous pouvez prendre les doubles\u{a0}: dans toute rangée du plateau, des dés adverses de même valeur, jusqu’à ce qu’aucune ne soit double. Cela ne coûte pas d’action.",
        goal: "Choisissez le 3 qui reste, et l’autre est à vous.",
    },
    Words {
        text: "Ils comptent comme capturés. Dans une rangée choisie, chaque double est réglé\u{a0}: au tour des 1.",
        goal: "Choisissez le 1 qui reste.",
    },
    Words {
        text: "Mauvaise position\u{a0}: il ne vous reste que deux dés. Mais si, pendant votre tour, tous vos dés sur le plateau, deux au moins, en viennent à montrer la même valeur, vous pouvez en reprendre un.",
        goal: "Roulez le 5 en avant\u{a0}: il devient un 6, comme l’autre.",
    },
    Words {
        text: "Le plus faible dé qu’Anna a capturé revient\u{a0}: un 4. En échange, elle a des actions de plus à son prochain tour\u{a0}: une pour un 1, 2 ou 3, deux pour un 4, 5 ou 6.",
        goal: "Posez-le sur la case mise en valeur.",
    },
    Words {
        text: "Dernière position\u{a0}: vous avez capturé quatre dés, Anna deux. Un cinquième met aussitôt fin à la manche.",
        goal: "Capturez le 1 avec votre 2.",
    },
    Words {
        text: "Chacun additionne ce que montrent ses dés capturés\u{a0}: 15 points pour vous, 4 pour Anna. Comme personne n’a encore 30, une autre manche commencerait, ouverte par l’autre joueur. Si les deux y arrivent dans la même manche, le plus grand total gagne.",
        goal: "",
    },
    Words {
        text: "Pour qu’aucune manche ne soit sans fin\u{a0}: après 30 tours de suite sans prise, ou quand une position revient pour la troisième fois, elle s’arrête et compte en l’état. La table vous prévient.",
        goal: "",
    },
];
