//! What the lesson of Dékal says, in every language: as many texts in each.

use super::super::Words;
use crate::i18n::Lang;

/// At how many stops something is said.
const STOPS: usize = 12;

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [Words] {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: [Words; STOPS] = [
    Words {
        text: "This grid of 16 cards is yours, and nobody knows a single one of them, not even you. In 16 turns you replace them all. What is left at the end counts against you: the lowest score wins.",
        goal: "",
    },
    Words {
        text: "At the beginning of a turn everybody chooses one of their own face-down cards, all at the same time.",
        goal: "Turn over the card that is lit.",
    },
    Words {
        text: "Both cards lie in the centre now, and each has left a hole. On the very first turn the lowest card wins the token ◆: Anna’s 3. She takes a card first, the others follow clockwise, and the last one takes what is left.",
        goal: "",
    },
    Words {
        text: "Anna took the 3: the 7 is left to you. You push it into your grid from outside, along the row or the column of your hole, from either end: here there are 4 ways.",
        goal: "Drag the 7 in at the edge that is lit, or choose the 7 and then the edge.",
    },
    Words {
        text: "The card between the edge and the hole has moved into the hole, and is still face down; those beyond the hole have not moved. After each turn the token passes to the left: now it is yours.",
        goal: "",
    },
    Words {
        text: "Next turn. At least one card has to move, so nobody may lay a card straight onto a hole at the border: such a hole has 3 ways in, one in a corner only 2.",
        goal: "Turn over the card that is lit, at the upper border.",
    },
    Words {
        text: "A 2 and a 7. You have the token and choose first. High cards cost you a lot, but equal ones that touch cancel each other, and you have a 7 already.",
        goal: "Take the 7 and push it in from the left, above the other 7.",
    },
    Words {
        text: "The two 7s touch: if they still do at the end, they cost you 0 instead of 14. The dashed frames tell you. Pushes can also tear such pairs apart, so mind what moves.",
        goal: "",
    },
    Words {
        text: "We jump to the last turn. You have one face-down card left.",
        goal: "Turn it over.",
    },
    Words {
        text: "You may choose: 8 or 6? Your 8s cancel each other already, since any number of equal cards that touch cancels together. The 6 will find another 6 above it.",
        goal: "Take the 6 and push it in from the right.",
    },
    Words {
        text: "Now it is counted. All groups leave at the same moment, and nothing moves up. The 1 in the corner stays: it only touches another 1 diagonally, which does not count. You have 5 + 3 + 1 = 9 points left, Anna 25.",
        goal: "",
    },
    Words {
        text: "The lowest score wins: you do. On a tie it is who has fewer cards left. You may also play several rounds: the scores add up until somebody reaches 100, and the lowest total wins. Anything you forget is in the rules, which are always in the bar of the table.",
        goal: "",
    },
];

static FR: [Words; STOPS] = [
    Words {
        text: "Cette grille de 16 cartes est la vôtre, et personne n’en connaît aucune, pas même vous. En 16 tours, vous les remplacez toutes. Ce qui reste à la fin compte contre vous\u{a0}: le plus petit score gagne.",
        goal: "",
    },
    Words {
        text: "Au début d’un tour, chacun choisit une de ses cartes cachées, tous en même temps.",
        goal: "Retournez la carte mise en valeur.",
    },
    Words {
        text: "Les deux cartes sont au centre, et chacune a laissé un trou. Au tout premier tour, la plus petite carte gagne le jeton ◆\u{a0}: le 3 d’Anna. Elle prend une carte la première, les autres suivent dans le sens horaire, et le dernier prend ce qui reste.",
        goal: "",
    },
    Words {
        text: "Anna a pris le 3\u{a0}: le 7 est pour vous. Vous le poussez dans votre grille depuis l’extérieur, le long de la ligne ou de la colonne de votre trou, par l’un ou l’autre bout\u{a0}: ici, il y a 4 façons.",
        goal: "Glissez le 7 par le bord mis en valeur, ou choisissez le 7, puis le bord.",
    },
    Words {
        text: "La carte entre le bord et le trou s’est décalée dans le trou, toujours cachée\u{a0}; celles au-delà du trou n’ont pas bougé. Après chaque tour, le jeton passe à gauche\u{a0}: il est maintenant à vous.",
        goal: "",
    },
    Words {
        text: "Tour suivant. Au moins une carte doit bouger\u{a0}: on ne pose donc pas une carte directement dans un trou du bord. Un tel trou se comble de 3 façons, un coin de 2 seulement.",
        goal: "Retournez la carte mise en valeur, au bord supérieur.",
    },
    Words {
        text: "Un 2 et un 7. Vous avez le jeton et choisissez le premier. Les grandes cartes coûtent cher, mais celles qui sont égales et se touchent s’annulent, et vous avez déjà un 7.",
        goal: "Prenez le 7 et poussez-le par la gauche, au-dessus de l’autre 7.",
    },
    Words {
        text: "Les deux 7 se touchent\u{a0}: s’ils se touchent encore à la fin, ils vous coûtent 0 au lieu de 14. Les cadres en tirets vous le disent. Une poussée peut aussi séparer une paire\u{a0}: gare à ce qui se décale.",
        goal: "",
    },
    Words {
        text: "Sautons au dernier tour. Il vous reste une carte cachée.",
        goal: "Retournez-la.",
    },
    Words {
        text: "À vous de choisir\u{a0}: 8 ou 6\u{a0}? Vos 8 s’annulent déjà, car toutes les cartes égales qui se touchent s’annulent ensemble, quel que soit leur nombre. Le 6, lui, trouvera un autre 6 au-dessus.",
        goal: "Prenez le 6 et poussez-le par la droite.",
    },
    Words {
        text: "On compte. Tous les groupes partent au même moment, et rien ne se décale. Le 1 du coin reste\u{a0}: il ne touche un autre 1 qu’en diagonale, ce qui ne compte pas. Il vous reste 5 + 3 + 1 = 9 points, et 25 à Anna.",
        goal: "",
    },
    Words {
        text: "Le plus petit score gagne\u{a0}: c’est vous. En cas d’égalité, qui a le moins de cartes restantes l’emporte. On peut aussi jouer plusieurs manches\u{a0}: les scores s’additionnent jusqu’à ce que quelqu’un atteigne 100, et le plus petit total gagne. Si vous oubliez quelque chose, les règles restent à portée de main, dans la barre de la table.",
        goal: "",
    },
];
