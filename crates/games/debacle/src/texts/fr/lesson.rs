//! The texts of Débâcle's lesson, in French.

use crate::texts::DebacleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DebacleLesson = DebacleLesson([
    StopTexts {
        text: "Les dés rouges sont les vôtres. On ne les lance pas\u{a0}: ici, les dés sont des pions. Votre camp est la rangée la plus proche de vous, où ils attendent dans l’ordre. Les dés capturés valent ce qu’ils montrent, et le premier à 30 points gagne.",
        goal: "",
    },
    StopTexts {
        text: "Un tour compte deux actions, et il faut agir tant qu’on le peut. Rouler\u{a0}: un dé avance d’une case, en avant ou de côté, vers une case libre, et sa valeur augmente de un\u{a0}; un 6 devient 1.",
        goal: "Faites rouler le 3 en avant\u{a0}: choisissez-le, puis la case devant lui.",
    },
    StopTexts {
        text: "Il montre maintenant 4. Pour la deuxième action, prenez le même dé ou un autre. Retourner\u{a0}: on retourne le dé sur place. 1 et 6 s’échangent, 2 et 5, 3 et 4. On ne retourne pas deux fois de suite le même dé.",
        goal: "Retournez le 4 de votre camp\u{a0}: choisissez-le, puis «\u{a0}Retourner\u{a0}».",
    },
    StopTexts {
        text: "Quelques tours plus tard. Un dé capture un dé plus faible sur la case voisine, devant, derrière ou à côté. Il prend la valeur de celui qu’il capture, sans augmenter.",
        goal: "Capturez le 1 avec votre 6.",
    },
    StopTexts {
        text: "Votre dé est maintenant un 1. Un dé qui vient de capturer peut rebondir\u{a0}: une action de plus, aussitôt et gratuite. Et un 1 capture tout, sauf un autre 1, même si 2 à 6 peuvent le capturer.",
        goal: "Capturez le 5 avec votre 1.",
    },
    StopTexts {
        text: "Une prise au rebond donne encore un rebond. Rien n’y oblige\u{a0}: on peut y renoncer. Votre deuxième action est encore à venir.",
        goal: "Choisissez «\u{a0}Renoncer\u{a0}».",
    },
    StopTexts {
        text: "Une autre position. Votre dé va atteindre le camp d’Anna, la dernière rangée.",
        goal: "Faites-le rouler en avant dans son camp.",
    },
    StopTexts {
        text: "Un dé dans le camp adverse doit rentrer sur une case libre du vôtre, à votre choix\u{a0}; il garde sa valeur, et cela ne coûte pas d’action. S’il y est arrivé par une prise, il peut d’abord rebondir.",
        goal: "Posez-le sur la case en surbrillance.",
    },
    StopTexts {
        text: "Anna a été imprudente\u{a0}: sa rangée a deux 3 et deux 1. Au début de votre tour, vous pouvez prendre les doubles\u{a0}: dans toute rangée du plateau, des dés adverses de même valeur, jusqu’à ce qu’aucune valeur n’y soit double. Cela ne coûte pas d’action.",
        goal: "Choisissez le 3 qui reste\u{a0}; l’autre est à vous.",
    },
    StopTexts {
        text: "Ils comptent comme capturés. Dans une rangée que vous choisissez, il faut régler tous les doubles\u{a0}: au tour des 1.",
        goal: "Choisissez le 1 qui reste.",
    },
    StopTexts {
        text: "Mauvaise position\u{a0}: il ne vous reste que deux dés. Mais si, pendant votre tour, tous vos dés sur le plateau, deux au moins, en viennent à montrer la même valeur, vous pouvez en reprendre un.",
        goal: "Faites rouler le 5 en avant\u{a0}: il devient un 6, comme l’autre.",
    },
    StopTexts {
        text: "Le plus faible dé qu’Anna a capturé revient\u{a0}: un 4. En échange, elle a des actions de plus à son prochain tour\u{a0}: une pour un 1, 2 ou 3, deux pour un 4, 5 ou 6.",
        goal: "Posez-le sur la case en surbrillance.",
    },
    StopTexts {
        text: "Dernière position\u{a0}: vous avez capturé quatre dés, Anna deux. Un cinquième met aussitôt fin à la manche.",
        goal: "Capturez le 1 avec votre 2.",
    },
    StopTexts {
        text: "Chacun additionne ce que montrent ses dés capturés\u{a0}: 15 points pour vous, 4 pour Anna. Comme personne n’a encore 30 points, une autre manche commencerait, ouverte par l’autre joueur. Si les deux y arrivent dans la même manche, le plus grand total gagne.",
        goal: "",
    },
    StopTexts {
        text: "Pour qu’aucune manche ne soit sans fin\u{a0}: après 30 tours de suite sans prise, ou quand une position revient pour la troisième fois, elle s’arrête et compte en l’état. La table vous prévient à temps.",
        goal: "",
    },
]);
