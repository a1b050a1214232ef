//! The texts of Détrak's lesson, in French.

use crate::texts::DetrakLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DetrakLesson = DetrakLesson([
    StopTexts {
        text: "Les deux dés portent les mêmes six symboles, et cette feuille est la vôtre. En 12 tours, vous y placez ce que montrent les dés, pour que des symboles identiques se suivent. Le plus grand score gagne.",
        goal: "",
    },
    StopTexts {
        text: "Avant le premier lancer, chacun place un symbole dans la case en haut à gauche. À tour de rôle, chacun en choisit un différent.",
        goal: "Choisissez l’anneau.",
    },
    StopTexts {
        text: "Un lancer des deux dés sert à tout le monde.",
        goal: "Lancez les dés.",
    },
    StopTexts {
        text: "Il faut placer les deux symboles, sur deux cases libres qui se touchent par un côté\u{a0}; l’ordre est libre. Ils n’ont pas à toucher ce qui est déjà placé.",
        goal: "Placez l’anneau à côté du premier et le triangle à sa droite\u{a0}: cliquez sur la case de l’anneau (au doigt, touchez-la deux fois), ou glissez-y la pièce.",
    },
    StopTexts {
        text: "Deux symboles identiques qui se suivent dans une ligne\u{a0}: 2 points, inscrits au bout. Trois en donnent 3, quatre 8, et les cinq 10. Les autres remplissent leurs feuilles\u{a0}; vous les découvrez quand tous ont fini.",
        goal: "",
    },
    StopTexts {
        text: "Le lancer suivant. Tant que vous n’avez pas lancé les dés, vous pouvez encore annuler votre coup.",
        goal: "Lancez les dés.",
    },
    StopTexts {
        text: "Les colonnes comptent comme les lignes. Le triangle a sa place sous l’autre.",
        goal: "Placez le triangle sous l’autre triangle, et la croix en dessous\u{a0}: tournez la pièce («\u{a0}Tourner\u{a0}», ou clic droit), puis choisissez la case du triangle.",
    },
    StopTexts {
        text: "2 points aussi pour la colonne 3, soit 4 en tout. Si une ligne a plusieurs suites, elles s’additionnent\u{a0}; une case vide interrompt une suite.",
        goal: "",
    },
    StopTexts {
        text: "Sautons au tour 11. Votre ligne de quatre triangles vaut 8. Mais deux cases libres n’ont plus de voisine libre\u{a0}: elles sont perdues, car il faut toujours placer les deux symboles. Il ne vous reste qu’une paire de cases.",
        goal: "",
    },
    StopTexts {
        text: "Un joueur qui n’a plus deux cases libres qui se touchent ne place plus rien. Un dernier lancer, donc\u{a0}:",
        goal: "Lancez les dés.",
    },
    StopTexts {
        text: "Un carré et une étoile. La dernière colonne a trois étoiles\u{a0}: une quatrième la fait passer de 3 à 8 points, et le carré en rejoint d’autres dans sa ligne et dans sa colonne.",
        goal: "Placez le carré à gauche et l’étoile à droite.",
    },
    StopTexts {
        text: "Plus personne ne peut rien placer\u{a0}: la partie s’arrête un tour plus tôt. Vos dix lignes et colonnes font 33 points, celles d’Anna 13. En cas d’égalité, la meilleure ligne ou colonne décide.",
        goal: "",
    },
    StopTexts {
        text: "Plus tard, vous pourrez choisir les règles avancées\u{a0}: la diagonale grise, d’en bas à gauche à en haut à droite, compte alors aussi, et double\u{a0}; mais chaque ligne ou colonne sans points en coûte 5. En solo, vous jouez pour un titre\u{a0}: à partir de 30 points, vous êtes grand maître.",
        goal: "",
    },
]);
