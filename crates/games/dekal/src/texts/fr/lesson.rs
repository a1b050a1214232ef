//! The texts of Dékal's lesson, in French.

use crate::texts::DekalLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DekalLesson = DekalLesson([
    StopTexts {
        text: "Cette grille de 16 cartes est la vôtre, et personne n’en connaît aucune, pas même vous. En 16 tours, vous les remplacez toutes. Ce qui reste à la fin compte contre vous\u{a0}: le plus petit score gagne.",
        goal: "",
    },
    StopTexts {
        text: "Au début d’un tour, chacun choisit une de ses cartes cachées, tous en même temps.",
        goal: "Pour l’instant, choisissez la carte en surbrillance.",
    },
    StopTexts {
        text: "Les deux cartes sont maintenant au centre, et chacune a laissé un trou. Au tout premier tour, la plus petite carte gagne le jeton ◆\u{a0}: le 3 d’Anna. Elle prend une carte la première, les autres suivent dans le sens horaire, et le dernier prend ce qui reste.",
        goal: "",
    },
    StopTexts {
        text: "Anna a pris le 3\u{a0}: il vous reste le 7. Vous le poussez dans votre grille depuis l’extérieur, le long de la ligne ou de la colonne de votre trou, par l’un ou l’autre bout\u{a0}: ici, vous avez 4 façons de le faire.",
        goal: "Glissez le 7 vers le bord en surbrillance, ou choisissez le 7, puis le bord.",
    },
    StopTexts {
        text: "La carte entre le bord et le trou s’est décalée dans le trou, toujours cachée\u{a0}; celles au-delà du trou n’ont pas bougé. Après chaque tour, le jeton passe à gauche\u{a0}: il est maintenant à vous.",
        goal: "",
    },
    StopTexts {
        text: "Tour suivant. Au moins une carte doit bouger\u{a0}: on ne pose donc pas une carte directement dans un trou du bord. Un tel trou se comble de 3 façons, un trou dans un coin de 2 seulement.",
        goal: "Retournez la carte en surbrillance, au bord supérieur.",
    },
    StopTexts {
        text: "Un 2 et un 7. Vous avez le jeton et choisissez en premier. Les cartes fortes coûtent cher, mais les cartes identiques qui se touchent s’annulent, et vous avez déjà un 7.",
        goal: "Prenez le 7 et poussez-le par la gauche, au-dessus de l’autre 7.",
    },
    StopTexts {
        text: "Les deux 7 se touchent\u{a0}: s’ils se touchent encore à la fin, ils vous coûtent 0 au lieu de 14. Les cadres en pointillés le montrent. Une poussée peut aussi séparer une paire\u{a0}: attention à ce qui se décale.",
        goal: "",
    },
    StopTexts {
        text: "Sautons au dernier tour. Il vous reste une carte cachée.",
        goal: "Retournez-la.",
    },
    StopTexts {
        text: "À vous de choisir\u{a0}: 8 ou 6\u{a0}? Vos 8 s’annulent déjà, car toutes les cartes identiques qui se touchent s’annulent ensemble, quel que soit leur nombre. Le 6, lui, trouvera un autre 6 au-dessus.",
        goal: "Prenez le 6 et poussez-le par la droite.",
    },
    StopTexts {
        text: "C’est le décompte. Tous les groupes partent en même temps, et rien ne se décale. Le 1 du coin reste\u{a0}: il ne touche un autre 1 qu’en diagonale, ce qui ne compte pas. Il vous reste 5 + 3 + 1 = 9 points, et 25 à Anna.",
        goal: "",
    },
    StopTexts {
        text: "Le plus petit score gagne\u{a0}: c’est vous\u{a0}! En cas d’égalité, celui à qui il reste le moins de cartes l’emporte. On peut aussi jouer plusieurs manches\u{a0}: les scores s’additionnent jusqu’à ce que quelqu’un atteigne 100, et le plus petit total gagne. En cas d’oubli, les règles sont toujours dans la barre de la table.",
        goal: "",
    },
]);
