//! The texts of Dumble's lesson, in French.

use crate::texts::DumbleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DumbleLesson = DumbleLesson([
    StopTexts {
        text: "Vous recevez 7 cartes et voulez garder le moins de points possible. Un as compte 1, les autres cartes leur valeur, valet, dame et roi 10 chacun. Votre main vaut 44 points.",
        goal: "",
    },
    StopTexts {
        text: "À votre tour, vous défaussez d’abord\u{a0}: une carte, ou deux, trois ou quatre de même valeur, ou une suite d’exactement trois cartes de la même couleur. L’as est la plus petite carte\u{a0}: as, 2, 3 est une suite\u{a0}; dame, roi, as n’en est pas une.",
        goal: "Choisissez le 4, le 5 et le 6 de cœur, puis «\u{a0}Défausser\u{a0}».",
    },
    StopTexts {
        text: "15 points de moins. Puis vous prenez une carte\u{a0}: celle du dessus de la pioche, sans la voir, ou l’une de celles que le joueur précédent vient de défausser. Au tout premier tour, c’est la carte retournée\u{a0}: un as\u{a0}!",
        goal: "Prenez l’as de pique.",
    },
    StopTexts {
        text: "Anna a défaussé deux 9. Vos deux 8 font une paire\u{a0}: ils partent ensemble.",
        goal: "Choisissez les deux 8, puis «\u{a0}Défausser\u{a0}».",
    },
    StopTexts {
        text: "Les 9 d’Anna vous coûteraient cher\u{a0}: vous pouvez en prendre un, mais pas les deux. Une carte de la pioche vaut 6 ou 7 points en moyenne.",
        goal: "Piochez une carte.",
    },
    StopTexts {
        text: "Un 2. Vous n’avez plus ni paire ni suite\u{a0}: défaussez ce qui vaut le plus.",
        goal: "Choisissez le roi, puis «\u{a0}Défausser\u{a0}».",
    },
    StopTexts {
        text: "Il vous reste 6 points. Avec 10 ou moins à la fin d’un tour, vous pourrez annoncer Dumble au suivant.",
        goal: "Piochez une carte.",
    },
    StopTexts {
        text: "Vous avez 10 points. Au lieu de jouer, vous pouvez étaler votre main et annoncer Dumble, mais jamais à votre premier tour d’une manche. Rien n’y oblige\u{a0}: on peut continuer à jouer. Il reste six cartes à Anna.",
        goal: "Annoncez Dumble.",
    },
    StopTexts {
        text: "On montre toutes les mains. Vous avez la plus basse et marquez 0\u{a0}; les autres marquent les points de la leur\u{a0}: 45 pour Anna. À égalité avec d’autres, celui qui annonce gagne seul. Le gagnant commence la manche suivante.",
        goal: "",
    },
    StopTexts {
        text: "Une autre partie\u{a0}: après deux manches, vous avez 82 points. Vous avez 9 points en main, et Anna seulement deux cartes\u{a0}: annoncer est risqué.",
        goal: "Prenez le risque\u{a0}: annoncez Dumble.",
    },
    StopTexts {
        text: "Anna a 4 points. Celui qui annonce sans avoir la main la plus basse marque le double\u{a0}: 18. Cela fait 82 + 18 = 100, et là, vous avez de la chance\u{a0}: 100 tout juste retombe à 50\u{a0}!",
        goal: "",
    },
    StopTexts {
        text: "Dans cette partie, c’est Anna qui a 82 points. Au-dessus de 100, on est éliminé, et le dernier qui reste gagne la partie. Vous avez 3 points.",
        goal: "Annoncez Dumble.",
    },
    StopTexts {
        text: "39 points pour Anna\u{a0}: avec 121, elle est éliminée, et vous gagnez la partie. Quand la pioche est épuisée, on mélange la défausse pour en faire une nouvelle. À partir de 6 joueurs, on joue avec deux jeux de cartes.",
        goal: "",
    },
]);
